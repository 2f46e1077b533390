"""What has happened lately, so that whoever was away for a moment is told only that.

The course of a match: all that follows from the entries of a table's log, made just now or read again.

One function applies an entry, when it is kept and when the log is read again. State that must not outlive the server
(proposals, clocks, who is away) belongs in `Sitting`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from cardtable.core import seating
from cardtable.core.events import Event
from cardtable.core.frozen_dataclass import frozen
from cardtable.core.rules import AnyGame
from cardtable.core.session import PreparedAction, ReplayError, Session
from cardtable.core.shuffle import shuffled
from cardtable.core.text import literal_text
from cardtable.core.wire.game_codec import MOST_EVENTS
from cardtable.core.zones import Seat
from cardtable.host.commit_reveal import CommitReveal
from cardtable.host.finished_deals import session_after
from cardtable.host.match_config import MatchSecret, settle_config
from cardtable.host.match_play import MatchPlay
from cardtable.host.room.participants import Participant, RoomSeat, RoomSeats
from cardtable.host.room.room_effects import RoomLogEntry, RoomLogEntryKind
from cardtable.host.room.room_log_entries import (
    DealEntry,
    MatchOpenedEntry,
    read_deal,
    read_do,
    read_newcomer,
    read_opening,
    read_seal,
    read_seat_entry,
)
from cardtable.host.room_messages import RevealMessage
from cardtable.host.seat_assignment import PERSON, Presence


@frozen
class _Happened:
    n: int
    tag: str
    deal: int
    events: tuple[Event, ...]  # unredacted
    dealt: bool  # whether the entry is a deal of cards
    reseated: frozenset[str]  # keys of those who see the cards from another seat from here on, or from none


@frozen
class MissedEvents:
    """What somebody has missed: all events since, and whether they are to be shown quickly."""

    events: tuple[Event, ...]
    quickly: bool


class ReplayBuffer:
    """The entries of this deal and the one before, since anything was undone."""

    def __init__(self) -> None:
        self._entries: list[_Happened] = []

    def add(
        self,
        n: int,
        tag: str,
        deal: int,
        events: tuple[Event, ...] = (),
        *,
        dealt: bool = False,
        reseated: frozenset[str] = frozenset(),
    ) -> None:
        """An entry of the log, with what came of it."""
        self._entries.append(_Happened(n, tag, deal, events, dealt, reseated))
        if dealt:
            self._entries = [entry for entry in self._entries if entry.deal >= deal - 1]

    def rewound(self, n: int, tag: str, deal: int) -> None:
        """Something was undone: who had not heard of it must be told the whole deal."""
        self._entries = [_Happened(n, tag, deal, (), False, frozenset())]

    def since(self, n: int, tag: str, key: str) -> MissedEvents | None:
        """What came after this entry; None if it is not known here, the key sat elsewhere then, or it was too much."""
        place = next((place for place, entry in enumerate(self._entries) if (entry.n, entry.tag) == (n, tag)), None)
        if place is None or any(key in entry.reseated for entry in self._entries[place + 1 :]):
            return None
        later = [entry for entry in self._entries[place + 1 :] if entry.events]
        events = tuple(event for entry in later for event in entry.events)
        if len(events) > MOST_EVENTS:
            return None
        only_dealt = len(later) == 1 and later[0].dealt
        return MissedEvents(events, quickly=bool(events) and not only_dealt)


DRAW = 0  # the number of the deal in which cards are drawn for the places


class _Made(NamedTuple):
    """A deal whose cards are known, and where its actions stand among all in force."""

    sealing: CommitReveal
    first: int


class MatchProjection:
    """Nothing here depends on who is there, on time, or on chance."""

    def __init__(self, opening: MatchOpenedEntry, circle: RoomSeats) -> None:
        self.opening = opening
        self.circle = circle
        self.secret = opening.secret
        self.house_secret = opening.house_secret
        self.host = opening.host
        self.owner = ""  # which server runs the table, as its entry says it
        self.playing: MatchPlay | None = None  # from the first deal on
        self.sealing: CommitReveal | None = None  # of the deal to come, once its hashes are known
        self.claimer: Seat | None = None  # for whom the rest of the deal is played out
        self.ended = False  # before its count
        self.closed = False
        self.rewinds = 0
        self.held: set[str] = set()  # who has held a hand in the deal in play, by the hashes of their keys
        self.expected: dict[str, Participant] = {}  # who is about to take a seat, by the hashes of their keys
        self.ring = ReplayBuffer()
        self._made: dict[int, _Made] = {}
        self._marks: dict[int, int] = {}  # by actions of this deal: how many events of it came before
        rules = opening.rules
        self._draws = bool(rules.game.draws_seats and rules.game.draws_seats(rules.options)) and not opening.earlier
        self.earlier = opening.earlier.deals if opening.earlier is not None else ()
        if self.earlier:
            self._go_on()

    @property
    def session(self) -> Session[Any, Any]:
        """The session; raises RuntimeError before the first deal."""
        if self.playing is None:
            raise RuntimeError("Nothing has been dealt.")
        return self.playing.session

    @property
    def deal(self) -> int:
        """The number of the deal in play; 0 before the first."""
        return 0 if self.playing is None else self.session.deal_number

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.ended or (self.playing is not None and self.session.match_over)

    @property
    def awaited(self) -> int | None:
        """The number of the deal whose seed has to be made now; None if none has."""
        if self.over:
            return None
        if self._draws and DRAW not in self._made:
            return DRAW
        if self.playing is None:
            return 1
        return self.session.deal_number + 1 if self.session.waits_for_deal else None

    def opened(self, after: int) -> Iterator[RevealMessage]:
        """All about each finished deal behind that number, in order; the draw for places comes with the first."""
        finished = len(self.session.scores) if self.playing is not None else 0
        yield from self.earlier[after:]
        for number, made in self._made.items():
            if number == DRAW and after < 1:
                yield made.sealing.opened(())
            elif after < number <= finished:
                yield made.sealing.opened(self._actions(number))

    def events_of(self, action: int) -> tuple[Event, ...]:
        """What an action of this deal came to, unredacted."""
        events = self.session.happened
        return tuple(events[self._marks[action] : self._marks.get(action + 1, len(events))])

    def apply(self, entry: RoomLogEntry, prepared: PreparedAction[Any, Any] | None = None) -> tuple[Event, ...]:
        """Do what an entry says; the events of it. Raises whatever comes up where it does not fit."""
        events: tuple[Event, ...] = ()
        reseated: frozenset[str] = frozenset()
        match entry.kind:
            case RoomLogEntryKind.SEAL:
                seal = read_seal(entry.rest)
                self.sealing = CommitReveal(self.opening.table, seal.deal, seal.who, seal.share, seal.hashes)
            case RoomLogEntryKind.DEAL:
                events = self._deal(entry)
            case RoomLogEntryKind.DO:
                events = self._act(entry, prepared)
            case RoomLogEntryKind.CLAIM:
                self.claimer = Seat(int(entry.rest))
            case RoomLogEntryKind.REWIND:
                self._rewind(int(entry.rest))
                self.ring.rewound(entry.n, entry.tag, self.deal)
                return ()
            case RoomLogEntryKind.OWNER:
                self.owner = entry.rest
            case RoomLogEntryKind.SEAT:
                self._seat(entry)
            case RoomLogEntryKind.NEWCOMER:
                reseated = self._take_seat(entry)
            case RoomLogEntryKind.HOST:
                person = self.circle[int(entry.rest)].person
                assert person is not None
                self.host = person.key
            case RoomLogEntryKind.END:
                self.ended = True
            case RoomLogEntryKind.CLOSE:
                self.closed = True
            case RoomLogEntryKind.OPEN:
                raise ValueError("A table is opened once.")
        dealt = entry.kind is RoomLogEntryKind.DEAL and self.deal > 0
        self.ring.add(entry.n, entry.tag, self.deal, events, dealt=dealt, reseated=reseated)
        return events

    def _deal(self, entry: RoomLogEntry) -> tuple[Event, ...]:
        deal = read_deal(entry.rest)
        sealing = self.sealing
        if sealing is None or deal.deal != self.awaited:
            raise ValueError("This deal was not prepared.")
        for who, share in deal.shares.items():
            sealing.open(who, share)
        sealing.too_late()
        if sealing.seed != deal.seed:
            raise ValueError("The seed does not follow from the numbers.")
        self._made[deal.deal] = _Made(sealing, 0 if self.playing is None else self.session.actions)
        self.sealing = None
        self._marks.clear()
        if deal.deal == DRAW:
            self.circle.rearrange(self._drawn(deal.seed))
            return ()
        self.held = set(self.circle.seeing)
        if self.playing is None:
            self.playing = self._begun(deal.seed)
        else:
            self.playing.deal(deal.seed)
        return tuple(self.session.happened)

    def _go_on(self) -> None:
        """What was played elsewhere is played again, up to its last count; none of it can be taken back."""
        rules, first = self.opening.rules, self.earlier[0].seed
        players = tuple(_player(place) for place in self.circle)
        secret = MatchSecret(first, self.opening.chance)
        session = session_after(self.earlier, rules.game, rules.options, players)
        self.playing = MatchPlay(settle_config(rules.game, rules.options, players, secret), secret, session)
        self.playing.first_undoable = session.actions

    def _begun(self, seed: str) -> MatchPlay:
        rules = self.opening.rules
        players = tuple(_player(place) for place in self.circle)
        secret = MatchSecret(seed, self.opening.chance)
        terms = settle_config(rules.game, rules.options, players, secret)
        return MatchPlay(terms, secret, Session(rules.game, rules.options, players, "-", (seed,)))

    def rehearse(self, deal: DealEntry) -> None:
        """Work out a deal and forget it, before its entry is kept; raises whatever the rules raise."""
        if deal.deal == DRAW:
            self._drawn(deal.seed)
        elif self.playing is None:
            self._begun(deal.seed)
        else:
            self.session.rehearse_deal(deal.seed)

    def _drawn(self, seed: str) -> Sequence[Seat]:
        """Everybody draws the uppermost card until all places are known: the places (CR-03)."""
        rules = self.opening.rules
        play = rules.play()
        first = play.deal(None, shuffled(tuple(play.deck()), seed, DRAW))
        state = seating.begin(seed, play.sides(first.state.public))
        while state.public.waiting:
            state = seating.draw(state, 0).state
        return seating.seats(state)

    def _act(self, entry: RoomLogEntry, prepared: PreparedAction[Any, Any] | None) -> tuple[Event, ...]:
        session = self.session
        if prepared is None:
            seat, text = read_do(entry.rest)
            action = self.opening.rules.game.codec.read(text)
            refusal = session.refusal(seat, action, session.state_version)
            if refusal is not None:
                raise ValueError(f"{text} is refused: {refusal.code}.")
            prepared = session.prepare(seat, action)
        assert self.playing is not None
        last = prepared.seat == self.claimer and len(self.playing.controls.claim(session.view(prepared.seat))) <= 1
        self._marks[session.actions] = len(session.happened)
        events = self.playing.commit(prepared)
        if last or session.waits_for_deal or session.match_over:
            self.claimer = None
        return events

    def _rewind(self, actions: int) -> None:
        assert self.playing is not None
        self.playing.rewind(actions)
        self._marks = {action: mark for action, mark in self._marks.items() if action < actions}
        self.claimer = None
        self.rewinds += 1

    def _seat(self, entry: RoomLogEntry) -> None:
        change = read_seat_entry(entry.rest)
        place = self.circle[change.seat]
        if place.person is not None:
            self.held.add(place.person.key)  # whoever goes has held it, and whoever comes back does
        if change.secret:
            self.secret, self.house_secret = change.secret, change.house_secret
            self.circle.put_out(change.seat)
            return
        here = place.person is not None and place.person.is_here
        place.presence = change.presence if change.presence is not Presence.HERE or here else Presence.AWAY

    def _take_seat(self, entry: RoomLogEntry) -> frozenset[str]:
        """The keys of whoever sits down, and of whoever had the seat."""
        newcomer = read_newcomer(entry.rest)
        before = self.circle[newcomer.seat].person
        person = self.expected.pop(newcomer.key, None) or Participant(newcomer.key, newcomer.name, newcomer.portrait)
        self.held.add(person.key)
        self.circle.take_over(person, newcomer.seat)
        return frozenset({newcomer.key} if before is None else {newcomer.key, before.key})

    def _actions(self, deal: int) -> tuple[tuple[Seat, str], ...]:
        """What was done in a finished deal."""
        session, codec = self.session, self.opening.rules.game.codec
        later = self._made.get(deal + 1)
        end = session.actions if later is None else later.first
        numbers = range(self._made[deal].first, end)
        return tuple((session.actor_of(number), codec.write(session.action_of(number))) for number in numbers)


def _player(place: RoomSeat) -> str:
    """Who sits there, as a record has it."""
    return f"{place.level} " if place.person is None else f"{PERSON} {place.person.name}"


def initial_seats(opening: MatchOpenedEntry) -> RoomSeats:
    """The seats of a table whose log is read again; nobody is there."""
    circle = RoomSeats([chair.place() for chair in opening.chairs])
    for seat, place in enumerate(circle):
        if place.person is not None:
            place.person.seat = Seat(seat)
    return circle


def restore_projection(entries: Sequence[RoomLogEntry], games: Mapping[str, AnyGame]) -> MatchProjection:
    """The course of a match as a log leaves it; raises ReplayError."""
    accepted = 0
    try:
        if not entries or entries[0].kind is not RoomLogEntryKind.OPEN:
            raise ValueError("A table's log begins with its opening.")
        opening = read_opening(entries[0].rest, games)
        course = MatchProjection(opening, initial_seats(opening))
        course.ring.add(entries[0].n, entries[0].tag, 0)
        for accepted, entry in enumerate(entries[1:], 1):
            if entry.n != accepted + 1:
                raise ValueError("An entry is missing.")
            course.apply(entry)
    except Exception as error:  # damage, or a mistake in one game: what stands before it can be played on
        raise ReplayError(accepted, literal_text(str(error)), head=accepted == 0) from error
    return course

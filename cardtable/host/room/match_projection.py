"""Match projection: the state of a match derived from its room log, entry by entry, live or on restore.

Recent entries stay in a replay buffer, so that a participant who was away for a moment gets only the events since.
State that must not outlive the server (proposals, clocks, presence) belongs in `RoomMatch`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from cardtable.core import seating
from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.events import Event
from cardtable.core.rules import AnyGame
from cardtable.core.session import PreparedAction, ReplayError, Session
from cardtable.core.text import literal_text
from cardtable.core.wire.game_codec import MOST_EVENTS
from cardtable.core.zones import Seat
from cardtable.host.commit_reveal import CommitReveal
from cardtable.host.finished_deals import session_after
from cardtable.host.match_config import MatchSecret, settle_config
from cardtable.host.match_play import MatchPlay
from cardtable.host.room import room_log_entries
from cardtable.host.room.participants import Participant, RoomSeat, RoomSeats
from cardtable.host.room.room_effects import RoomLogEntry, RoomLogEntryKind
from cardtable.host.room_messages import RevealMessage
from cardtable.host.seat_assignment import PERSON, Presence, opening_sides

DRAW = 0  # number of the deal in which cards are drawn for the seats


@frozen
class _BufferedEntry:
    n: int
    tag: str
    deal: int
    events: tuple[Event, ...] = ()  # unredacted
    dealt: bool = False  # the entry is a deal of cards
    reseated: frozenset[str] = frozenset()  # keys of those whose view is that of another seat from here on


@frozen
class MissedEvents:
    """Events since a participant's last entry; `quickly`: to be shown quickly."""

    events: tuple[Event, ...]
    quickly: bool


class ReplayBuffer:
    """Log entries of this deal and the one before, since the last undo."""

    def __init__(self) -> None:
        self._entries: list[_BufferedEntry] = []

    def add(self, entry: RoomLogEntry, deal: int, events: tuple[Event, ...] = (), **fields: Any) -> None:
        """Add a log entry with its events; `fields`: `dealt` and `reseated`, if they differ from the default."""
        self._entries.append(_BufferedEntry(entry.n, entry.tag, deal, events, **fields))
        if self._entries[-1].dealt:
            self._entries = [buffered for buffered in self._entries if buffered.deal >= deal - 1]

    def reset(self, entry: RoomLogEntry, deal: int) -> None:
        """Forget all before an undo: participants who have not seen it get the whole deal."""
        self._entries = [_BufferedEntry(entry.n, entry.tag, deal)]

    def since(self, n: int, tag: str, key: str) -> MissedEvents | None:
        """Return the events after an entry; None if it is unknown, the seat of `key` changed, or they are too many."""
        index = next((index for index, entry in enumerate(self._entries) if (entry.n, entry.tag) == (n, tag)), None)
        if index is None or any(key in entry.reseated for entry in self._entries[index + 1 :]):
            return None
        later = [entry for entry in self._entries[index + 1 :] if entry.events]
        events = tuple(event for entry in later for event in entry.events)
        if len(events) > MOST_EVENTS:
            return None
        is_only_a_deal = len(later) == 1 and later[0].dealt
        return MissedEvents(events, quickly=bool(events) and not is_only_a_deal)


class _DealStart(NamedTuple):
    """Commit–reveal of a deal, and the number of its first action in the match."""

    commit_reveal: CommitReveal
    first_action: int


class MatchProjection:
    """State of a match as a function of its log: independent of time, random numbers and connections."""

    def __init__(self, opening: room_log_entries.MatchOpenedEntry, seats: RoomSeats) -> None:
        self.opening = opening
        self.seats = seats
        self.secret = opening.secret
        self.house_secret = opening.house_secret
        self.owner_key = opening.host  # hash of the room owner's resume token
        self.server_entry = ""  # rest of the last entry `owner`
        self.match: MatchPlay | None = None  # from the first deal on
        self.commit_reveal: CommitReveal | None = None  # of the deal to come, once its commitments are logged
        self.claimer: Seat | None = None  # seat for which the rest of the deal is played out
        self.ended = False  # by an entry, before its result
        self.closed = False
        self.n_rewinds = 0
        self.hand_holders: set[str] = set()  # keys of all who have held a hand in the deal in play
        self.expected_participants: dict[str, Participant] = {}  # of late joins, by key
        self.replay_buffer = ReplayBuffer()
        self._deals: dict[int, _DealStart] = {}
        self._event_offsets: dict[int, int] = {}  # by action of this deal: number of its events before
        rules = opening.rules
        self._draws = bool(rules.game.draws_seats and rules.game.draws_seats(rules.options)) and not opening.earlier
        self.earlier = opening.earlier.deals if opening.earlier is not None else ()
        if self.earlier:
            self.match = self._begin(self.earlier[0].seed)

    @property
    def session(self) -> Session[Any, Any]:
        """Session of the match; raises RuntimeError before the first deal."""
        if self.match is None:
            raise RuntimeError("Nothing has been dealt.")
        return self.match.session

    @property
    def deal(self) -> int:
        """Number of the deal in play; 0 before the first."""
        return 0 if self.match is None else self.session.deal_number

    @property
    def over(self) -> bool:
        return self.ended or (self.match is not None and self.session.match_over)

    @property
    def due_deal(self) -> int | None:
        """Number of the deal whose seed has to be made now; None if there is none."""
        if self.over:
            return None
        if self._draws and DRAW not in self._deals:
            return DRAW
        if self.match is None:
            return 1
        return self.session.deal_number + 1 if self.session.waits_for_deal else None

    def reveals(self, after: int) -> Iterator[RevealMessage]:
        """Return the reveals of the finished deals after number `after`, in order; that of the draw is after −1."""
        finished = len(self.session.scores) if self.match is not None else 0
        yield from self.earlier[max(after, DRAW) :]
        for number, deal in self._deals.items():
            if number == DRAW and after < DRAW:
                yield deal.commit_reveal.reveal_message(())
            elif after < number <= finished:
                yield deal.commit_reveal.reveal_message(self._actions(number))

    def events_of(self, action: int) -> tuple[Event, ...]:
        """Return the unredacted events of an action of this deal."""
        events = self.session.happened
        return tuple(events[self._event_offsets[action] : self._event_offsets.get(action + 1, len(events))])

    def apply(self, entry: RoomLogEntry, prepared: PreparedAction[Any, Any] | None = None) -> tuple[Event, ...]:
        """Apply an entry and return its events; raise any exception if it does not fit.

        `prepared`: of an action that is live.
        """
        events: tuple[Event, ...] = ()
        reseated: frozenset[str] = frozenset()
        match entry.kind:
            case RoomLogEntryKind.SEAL:
                seal = room_log_entries.read_values(room_log_entries.CommitmentsEntry, entry.rest)
                self.commit_reveal = CommitReveal(self.opening.table, seal.deal, seal.who, seal.share, seal.hashes)
            case RoomLogEntryKind.DEAL:
                events = self._deal(entry)
            case RoomLogEntryKind.DO:
                events = self._act(entry, prepared)
            case RoomLogEntryKind.CLAIM:
                self.claimer = Seat(int(entry.rest))
            case RoomLogEntryKind.REWIND:
                self._rewind(int(entry.rest))
                self.replay_buffer.reset(entry, self.deal)
                return ()
            case RoomLogEntryKind.OWNER:
                self.server_entry = entry.rest
            case RoomLogEntryKind.SEAT:
                self._seat(entry)
            case RoomLogEntryKind.NEWCOMER:
                reseated = self._take_seat(entry)
            case RoomLogEntryKind.HOST:
                person = self.seats[int(entry.rest)].person
                assert person is not None
                self.owner_key = person.key
            case RoomLogEntryKind.END:
                self.ended = True
            case RoomLogEntryKind.CLOSE:
                self.closed = True
            case RoomLogEntryKind.OPEN:
                raise ValueError("A table is opened once.")
        dealt = entry.kind is RoomLogEntryKind.DEAL and self.deal > 0
        self.replay_buffer.add(entry, self.deal, events, dealt=dealt, reseated=reseated)
        return events

    def _deal(self, entry: RoomLogEntry) -> tuple[Event, ...]:
        deal = room_log_entries.read_deal(entry.rest)
        commit_reveal = self.commit_reveal
        if commit_reveal is None or deal.deal != self.due_deal:
            raise ValueError("This deal was not prepared.")
        for who, share in deal.shares.items():
            commit_reveal.reveal(who, share)
        commit_reveal.too_late()
        if commit_reveal.seed != deal.seed:
            raise ValueError("The seed does not follow from the numbers.")
        self._deals[deal.deal] = _DealStart(commit_reveal, 0 if self.match is None else self.session.actions)
        self.commit_reveal = None
        self._event_offsets.clear()
        if deal.deal == DRAW:
            self.seats.rearrange(self._draw_seats(deal.seed))
            return ()
        self.hand_holders = set(self.seats.viewers)
        if self.match is None:
            self.match = self._begin(deal.seed)
        else:
            self.match.deal(deal.seed)
        return tuple(self.session.happened)

    def _begin(self, seed: str) -> MatchPlay:
        """Return the match at its first card, or after the deals finished in another room, which cannot be undone."""
        rules = self.opening.rules
        players = tuple(_player(seat) for seat in self.seats)
        if self.earlier:
            session = session_after(self.earlier, rules.game, rules.options, players)
        else:
            session = Session(rules.game, rules.options, players, "-", (seed,))
        secret = MatchSecret(seed, self.opening.chance)
        match = MatchPlay(settle_config(rules.game, rules.options, players, secret), secret, session)
        match.first_undoable = session.actions
        return match

    def dry_run(self, deal: room_log_entries.DealEntry) -> None:
        """Make a deal without applying it, before its entry is persisted; raise what the rules raise."""
        if deal.deal == DRAW:
            self._draw_seats(deal.seed)
        elif self.match is None:
            self._begin(deal.seed)
        else:
            self.session.rehearse_deal(deal.seed)

    def _draw_seats(self, seed: str) -> Sequence[Seat]:
        """Draw the uppermost card for each seat until all are assigned; return the new seats (CR-03)."""
        state = seating.begin(seed, opening_sides(self.opening.rules.game_rules()))
        while state.public.waiting:
            state = seating.draw(state, 0).state
        return seating.seats(state)

    def _act(self, entry: RoomLogEntry, prepared: PreparedAction[Any, Any] | None) -> tuple[Event, ...]:
        session = self.session
        if prepared is None:
            seat, text = room_log_entries.read_do(entry.rest)
            action = self.opening.rules.game.codec.read(text)
            refusal = session.refusal(seat, action, session.state_version)
            if refusal is not None:
                raise ValueError(f"{text} is refused: {refusal.code}.")
            prepared = session.prepare(seat, action)
        assert self.match is not None
        is_last = prepared.seat == self.claimer and len(self.match.controls.claim(session.view(prepared.seat))) <= 1
        self._event_offsets[session.actions] = len(session.happened)
        events = self.match.commit(prepared)
        if is_last or session.waits_for_deal or session.match_over:
            self.claimer = None
        return events

    def _rewind(self, actions: int) -> None:
        assert self.match is not None
        self.match.rewind(actions)
        self._event_offsets = {action: n for action, n in self._event_offsets.items() if action < actions}
        self.claimer = None
        self.n_rewinds += 1

    def _seat(self, entry: RoomLogEntry) -> None:
        change = room_log_entries.read_seat_entry(entry.rest)
        seat = self.seats[change.seat]
        if seat.person is not None:
            self.hand_holders.add(seat.person.key)  # one who goes has held the hand, and one who comes back does
        if change.secret:
            self.secret, self.house_secret = change.secret, change.house_secret
            self.seats.put_out(change.seat)
            return
        is_here = seat.person is not None and seat.person.is_here
        seat.presence = change.presence if change.presence is not Presence.HERE or is_here else Presence.AWAY

    def _take_seat(self, entry: RoomLogEntry) -> frozenset[str]:
        """Apply a late join; return the keys of the newcomer and of the participant who had the seat."""
        newcomer = room_log_entries.read_values(room_log_entries.LateJoinEntry, entry.rest)
        before = self.seats[newcomer.seat].person
        person = self.expected_participants.pop(newcomer.key, None)
        person = person or Participant(newcomer.key, newcomer.name, newcomer.portrait)
        self.hand_holders.add(person.key)
        self.seats.take_over(person, newcomer.seat)
        return frozenset({newcomer.key} if before is None else {newcomer.key, before.key})

    def _actions(self, deal: int) -> tuple[tuple[Seat, str], ...]:
        session, codec = self.session, self.opening.rules.game.codec
        later = self._deals.get(deal + 1)
        end = session.actions if later is None else later.first_action
        numbers = range(self._deals[deal].first_action, end)
        return tuple((session.actor_of(number), codec.write(session.action_of(number))) for number in numbers)


def _player(seat: RoomSeat) -> str:
    """Return the occupant of a seat as a record has it."""
    return f"{seat.level} " if seat.person is None else f"{PERSON} {seat.person.name}"


def restore_projection(entries: Sequence[RoomLogEntry], games: Mapping[str, AnyGame]) -> MatchProjection:
    """Replay a log; raise ReplayError, whose `accepted` is the number of valid entries."""
    accepted = 0
    try:
        if not entries or entries[0].kind is not RoomLogEntryKind.OPEN:
            raise ValueError("A table's log begins with its opening.")
        opening = room_log_entries.read_opening(entries[0].rest, games)
        projection = MatchProjection(opening, RoomSeats([record.seat() for record in opening.chairs]))
        projection.replay_buffer.add(entries[0], 0)
        for accepted, entry in enumerate(entries[1:], 1):
            if entry.n != accepted + 1:
                raise ValueError("An entry is missing.")
            projection.apply(entry)
    except Exception as error:  # damage, or a mistake in one game: the entries before it are valid
        raise ReplayError(accepted, literal_text(str(error)), head=accepted == 0) from error
    return projection

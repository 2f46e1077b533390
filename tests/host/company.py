"""A table with its company: lines that believe only what they are told, a log, computers that answer when they like.

A second session is played from the log alone: what the log lacks, or has too much, shows at once.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from itertools import islice
from typing import Any

from cardtable.core.characters import no_characters
from cardtable.core.events import Event, HandScored
from cardtable.core.rules import AnyGame
from cardtable.core.session import Session
from cardtable.core.views import View
from cardtable.core.zones import Seat
from cardtable.games import discover
from cardtable.host.computer_seats import MovePace
from cardtable.host.host_messages import (
    ActionEntry,
    AppendEntry,
    AskPlayer,
    CancelQuestions,
    Capability,
    ClaimPreview,
    CloseConnection,
    Effect,
    Entry,
    FromSeat,
    FromTable,
    Joined,
    MatchUpdate,
    OccupantEntry,
    Presented,
    ProposalClosed,
    ProposalKind,
    ProposalOpened,
    Propose,
    Rejected,
    RewindEntry,
    SeatingUpdate,
    SeedRevealed,
    SendTo,
    SetTimer,
    SubmitAction,
    UpdateReason,
    VoteRequest,
)
from cardtable.host.match_config import MatchSecret, settle_config
from cardtable.host.match_host import MatchHost
from cardtable.host.seat_assignment import Presence, SeatKind
from cardtable.players.simple_players import RandomPlayer
from tests.toy.game import TOY, LastCard


def at_random(game: AnyGame) -> AnyGame:
    """The game with one level that does anything the rules allow, and a claim for whoever holds one card more."""

    def player(options: Any, seats: int, chance: int) -> RandomPlayer:
        return RandomPlayer(game.rules(options, seats), chance)

    def controls(options: Any, seats: int) -> Any:
        return LastCard(game.rules(options, seats))

    return replace(game, players={"random": player}, characters=no_characters, controls=controls)


GAMES: Mapping[str, AnyGame] = {**discover(), "toy": at_random(TOY)}
SALT = "5a17"


def host_of(
    game: AnyGame, players: tuple[str, ...], seed: str = "7", pace: MovePace | None = None, **options: Any
) -> MatchHost:
    """A table at its first card."""
    secret = MatchSecret(seed, SALT)
    return MatchHost(settle_config(game, game.options(**options), players, secret), secret, pace=pace)


@dataclass
class Guest:
    """One line's end: all that it knows is what it was told."""

    id: int
    viewer_seat: Seat | None
    acting_seat: Seat | None
    right: Capability
    told: list[FromTable] = field(default_factory=list)
    heard: tuple[Event, ...] = ()
    scores: tuple[HandScored, ...] = ()
    asked: ProposalOpened | None = None

    @property
    def news(self) -> list[MatchUpdate]:
        """All news."""
        return [message for message in self.told if isinstance(message, MatchUpdate)]

    @property
    def is_welcome(self) -> bool:
        """Whether it was told anything: who comes while an entry is being kept waits."""
        return bool(self.told)

    @property
    def view(self) -> View[Any]:
        """The newest view."""
        return self.news[-1].update.view

    @property
    def table(self) -> SeatingUpdate:
        """Who sits where, as last told."""
        return next(message for message in reversed(self.told) if isinstance(message, SeatingUpdate))

    def of(self, kind: type[Any]) -> list[Any]:
        """The messages of a kind."""
        return [message for message in self.told if isinstance(message, kind)]

    def take(self, message: FromTable) -> None:
        """Be told something; complains about what no line may be told."""
        assert self.told or isinstance(message, Joined)
        self.told.append(message)
        match message:
            case MatchUpdate():
                self._take_news(message)
            case ProposalOpened():
                assert self.asked is None or self.asked.ask == message.ask
                self.asked = message
            case ProposalClosed():
                assert self.asked is None or self.asked.ask == message.ask
                self.asked = None
            case _:
                assert isinstance(message, Joined | SeatingUpdate | Rejected | ClaimPreview | SeedRevealed)

    def _take_news(self, news: MatchUpdate) -> None:
        earlier = self.news[:-1]
        assert all(news.n >= before.n and news.update.view.version > before.update.view.version for before in earlier)
        assert (news.why is UpdateReason.JOINED) == (not earlier)
        whole = news.update.heard is not None
        assert (
            whole
            == (news.scores is not None)
            == (news.why in (UpdateReason.JOINED, UpdateReason.UNDONE, UpdateReason.REDONE))
        )
        if news.update.heard is not None and news.scores is not None:
            self.heard, self.scores = news.update.heard, news.scores
            return
        self.heard = news.update.events if news.why is UpdateReason.DEALT else self.heard + news.update.events
        self.scores += tuple(event for event in news.update.events if isinstance(event, HandScored))


class Company:
    """Carries out what a host wants done. With `late` an entry is kept only by `keep`."""

    def __init__(self, host: MatchHost, *, late: bool = False) -> None:
        self.host = host
        self.now = 0.0
        self.late = late
        self.guests: dict[int, Guest] = {}
        self.gone: list[Guest] = []
        self.log: list[Entry] = []
        self.keeping: int | None = None
        self.thoughts: dict[int, AskPlayer] = {}
        self.asked: list[AskPlayer] = []
        self._compared: dict[int, tuple[int, int]] = {}  # lines by number: messages and version at the last comparison
        self.wake: float | None = None
        self._ids = 0
        self._effects: list[Effect] = []
        self.rules = host.config.rules()
        self.controls = host.config.controls()
        self.mirror: Session[Any, Any] = Session.replay(host.record(), host.config.game)

    def begin(self) -> None:
        """The host may ask."""
        self.run(self.host.start(self.now))

    def join(
        self, viewer_seat: int | None, acting_seat: int | None = None, right: Capability = Capability.SEAT
    ) -> Guest:
        """Another line."""
        self._ids += 1
        guest = Guest(self._ids, _seat(viewer_seat), _seat(acting_seat), right)
        self.guests[guest.id] = guest
        self.run(self.host.on_hello(guest.id, guest.viewer_seat, guest.acting_seat, right, self.now))
        return guest

    def say(self, guest: Guest, message: FromSeat) -> None:
        """A line says something."""
        self.run(self.host.on_message(guest.id, message, self.now))

    def do(self, guest: Guest, choice: int = 0) -> None:
        """The person's first legal action, or another one."""
        actions = list(islice(self.rules.legal(guest.view), 12))
        self.say(guest, SubmitAction(len(guest.told), guest.view.version, actions[choice % len(actions)]))

    def lose(self, guest: Guest) -> None:
        """A line breaks."""
        self.gone.append(self.guests.pop(guest.id))
        self.run(self.host.on_lost(guest.id, self.now))

    def think(self, question: int, choice: int = 0) -> None:
        """A computer player answers."""
        think = self.thoughts.pop(question)
        actions = list(islice(self.rules.legal(think.request.view), 12))
        self.run(self.host.on_answer(question, actions[choice % len(actions)], self.now))

    def fail(self, question: int) -> None:
        """Nobody could answer."""
        del self.thoughts[question]
        self.run(self.host.on_answer(question, None, self.now))

    def keep(self) -> None:
        """The entry is safe."""
        assert self.keeping is not None
        n, self.keeping = self.keeping, None
        self.run(self.host.on_persisted(n, self.now))

    def pass_time(self, seconds: float) -> None:
        """The clock goes on, and wakes the host if it wanted that."""
        self.now += seconds
        if self.wake is not None and self.wake <= self.now:
            self.wake = None
            self.run(self.host.on_time(self.now))

    def show(self, guest: Guest) -> None:
        """A line has presented all it was told."""
        if guest.is_welcome:
            self.say(guest, Presented(guest.view.version))

    def to_act(self, guest: Guest) -> bool:
        """Whether the host would take an action of this line."""
        acting_seat = guest.acting_seat
        if acting_seat is None or not guest.is_welcome or self.host.over or not self.host.seats[acting_seat].is_here:
            return False
        return acting_seat in self.rules.actors(guest.view.public)

    # ---- what must hold

    def check(self) -> None:
        """Every line knows what the log says, and no more than its eyes may see."""
        if self.keeping is not None:
            return
        assert self.mirror.scores == self.host.scores
        for guest in self.guests.values():
            if guest.asked is not None:
                assert guest.asked.waits_for
                assert all(self.host.seats[seat].is_here for seat in guest.asked.waits_for)
            so_far = len(guest.told), self.mirror.state_version
            if self._compared.get(guest.id) != so_far:  # nothing of this can have changed since
                self._compare(guest)
                self._compared[guest.id] = so_far
            assert guest.table == SeatingUpdate(
                self.host.seats, sum(one.acting_seat is None for one in self.guests.values())
            )
        assert self.host.record().actions == self.mirror.record().actions
        for think in self.thoughts.values():
            assert think.seat in self.mirror.actors
            assert self.host.seats[think.seat].acting_level
            known = think.request.heard
            assert known == self.mirror.heard(think.seat)[: len(known)]
            assert known

    def _compare(self, guest: Guest) -> None:
        """What the line was told is what the log says."""
        assert guest.view == self.mirror.view(guest.viewer_seat)
        assert guest.heard == self.mirror.heard(guest.viewer_seat)
        assert guest.scores == self.mirror.scores
        newest = guest.news[-1]
        assert newest.actions == self.mirror.actions
        mine = [number for number in range(self.mirror.actions) if self.mirror.actor_of(number) == guest.acting_seat]
        if guest.acting_seat is not None:
            assert newest.own == len(mine)

    def settle(self) -> None:
        """All do at once whatever they may: the match must go on, or be over, or everybody be away."""
        before = self.mirror.actions, len(self.log)
        for _ in range(12):
            for step in self._everything():
                step()
                self.check()
                if (self.mirror.actions, len(self.log)) != before:
                    return
            if self.host.over:
                return
        persons = [info for info in self.host.seats if info.kind is SeatKind.PERSON]
        nobody = bool(persons) and all(guest.acting_seat is None for guest in self.guests.values())
        assert self.host.over or nobody, "the table stands still"

    def _everything(self) -> Iterator[Any]:
        if self.keeping is not None:
            yield self.keep
        for guest in list(self.guests.values()):
            if guest.asked is not None and guest.acting_seat in guest.asked.waits_for:
                ask = guest.asked.ask
                yield lambda guest=guest, ask=ask: self.say(guest, VoteRequest(ask, True))
            yield lambda guest=guest: self.show(guest)
        for question in list(self.thoughts):
            if question in self.thoughts:
                yield lambda question=question: self.think(question) if question in self.thoughts else None
        yield lambda: self.pass_time(60.0)
        for guest in list(self.guests.values()):
            if self.to_act(guest):
                yield lambda guest=guest: self.do(guest)
            if guest.acting_seat is not None:
                away = [seat for seat, info in enumerate(self.host.seats) if info.presence is Presence.AWAY]
                for seat in away:
                    yield lambda guest=guest, seat=seat: self.say(guest, Propose(ProposalKind.REPLACE, Seat(seat)))

    # ---- effects

    def run(self, effects: list[Effect]) -> None:
        waiting = list(effects)
        while waiting:
            more = self._do(waiting.pop(0))
            waiting += more

    def _do(self, effect: Effect) -> list[Effect]:
        match effect:
            case SendTo():
                if effect.line in self.guests:
                    self.guests[effect.line].take(effect.message)
            case AppendEntry():
                assert self.keeping is None
                self.log.append(effect.entry)
                self._mirror(effect.entry)
                if not self.late:
                    return self.host.on_persisted(effect.n, self.now)
                self.keeping = effect.n
            case AskPlayer():
                assert effect.question not in [think.question for think in self.asked]
                self.asked.append(effect)
                self.thoughts[effect.question] = effect
            case CancelQuestions():
                for question in effect.questions:
                    self.thoughts.pop(question, None)  # its answer may be on the way
            case SetTimer():
                assert effect.seconds > 0
                self.wake = self.now + effect.seconds
            case CloseConnection():
                if effect.line in self.guests:  # it may have broken while its goodbye waited
                    self.gone.append(self.guests.pop(effect.line))
        return []

    def _mirror(self, entry: Entry) -> None:
        if isinstance(entry, ActionEntry):
            assert self.mirror.submit(entry.seat, entry.action, self.mirror.state_version) is None
        elif isinstance(entry, RewindEntry):
            self.mirror.rewind(entry.actions)
            assert entry.record.actions == self.mirror.record().actions
        else:
            assert isinstance(entry, OccupantEntry)


def _seat(seat: int | None) -> Seat | None:
    return None if seat is None else Seat(seat)

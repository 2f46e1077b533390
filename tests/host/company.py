"""A table with its company: a window that believes only what it is told, a log, computers that answer when they like.

A second session is played from the log alone: what the log lacks, or has too much, shows at once.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from itertools import islice
from typing import Any

from cardtable.core.events import Event, HandScored
from cardtable.core.guidance.characters import no_characters
from cardtable.core.rules import AnyGame
from cardtable.core.session import Session
from cardtable.core.views import View
from cardtable.core.zones import Seat
from cardtable.games import discover
from cardtable.host.host_messages import (
    ActionEntry,
    AppendEntry,
    AskPlayer,
    CancelQuestions,
    ClaimAccepted,
    ClaimPreview,
    Effect,
    Entry,
    FromWindow,
    Joined,
    MatchUpdate,
    Presented,
    Rejected,
    RewindEntry,
    SeatingUpdate,
    SeedRevealed,
    SendTo,
    SetTimer,
    SubmitAction,
    ToWindow,
    UpdateReason,
)
from cardtable.host.match_config import MatchSecret, settle_config
from cardtable.host.match_host import MatchHost
from cardtable.host.seat_assignment import SeatKind, person_assignment
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


def host_of(game: AnyGame, players: tuple[str, ...], seed: str = "7", pause: float = 0.5, **options: Any) -> MatchHost:
    """A table at its first card."""
    secret = MatchSecret(seed, SALT)
    return MatchHost(settle_config(game, game.options(**options), players, secret), secret, pause=pause)


@dataclass
class Guest:
    """A window: all that it knows is what it was told."""

    viewer_seat: Seat | None
    acting_seat: Seat | None
    told: list[ToWindow] = field(default_factory=list)
    heard: tuple[Event, ...] = ()
    scores: tuple[HandScored, ...] = ()

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

    def take(self, message: ToWindow) -> None:
        """Be told something; complains about what no window may be told."""
        assert self.told or isinstance(message, Joined)
        self.told.append(message)
        match message:
            case MatchUpdate():
                self._take_news(message)
            case _:
                known = Joined | SeatingUpdate | Rejected | ClaimAccepted | ClaimPreview | SeedRevealed
                assert isinstance(message, known)

    def _take_news(self, news: MatchUpdate) -> None:
        earlier = self.news[:-1]
        assert all(news.update.view.version > before.update.view.version for before in earlier)
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
        self.guest: Guest | None = None
        self.log: list[Entry] = []
        self.keeping: int | None = None
        self.thoughts: dict[int, AskPlayer] = {}
        self.asked: list[AskPlayer] = []
        self._compared = (0, 0)  # messages and version at the last comparison
        self.wake: float | None = None
        self._effects: list[Effect] = []
        self.rules = host.config.rules()
        self.controls = host.config.controls()
        self.mirror: Session[Any, Any] = Session.replay(host.record(), host.config.game)

    def begin(self) -> None:
        """The host may ask."""
        self.run(self.host.start(self.now))

    def join(self, viewer_seat: int | None, acting_seat: int | None = None) -> Guest:
        """The window comes."""
        self.guest = Guest(_seat(viewer_seat), _seat(acting_seat))
        self.run(self.host.join(self.guest.viewer_seat, self.guest.acting_seat, self.now))
        return self.guest

    def say(self, message: FromWindow) -> None:
        """The window says something."""
        self.run(self.host.on_message(message, self.now))

    def do(self, choice: int = 0) -> None:
        """The person's first legal action, or another one."""
        assert self.guest is not None
        actions = list(islice(self.rules.legal(self.guest.view), 12))
        self.say(SubmitAction(len(self.guest.told), self.guest.view.version, actions[choice % len(actions)]))

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

    def show(self) -> None:
        """The window has presented all it was told."""
        if self.guest is not None and self.guest.is_welcome:
            self.say(Presented(self.guest.view.version))

    @property
    def can_act(self) -> bool:
        """Whether the host would take an action of the window."""
        guest = self.guest
        if guest is None or guest.acting_seat is None or not guest.is_welcome or self.host.over:
            return False
        return guest.acting_seat in self.rules.actors(guest.view.public)

    # ---- what must hold

    def check(self) -> None:
        """The window knows what the log says, and no more than its eyes may see."""
        if self.keeping is not None:
            return
        assert self.mirror.scores == self.host.scores
        guest = self.guest
        if guest is not None:
            so_far = len(guest.told), self.mirror.state_version
            if self._compared != so_far:  # nothing of this can have changed since
                self._compare(guest)
                self._compared = so_far
        assert self.host.record().actions == self.mirror.record().actions
        for think in self.thoughts.values():
            assert think.seat in self.mirror.actors
            assert guest is None or guest.table.seats[think.seat].kind is SeatKind.COMPUTER
            known = think.request.heard
            assert known == self.mirror.heard(think.seat)[: len(known)]
            assert known

    def _compare(self, guest: Guest) -> None:
        """What the window was told is what the log says."""
        assert guest.view == self.mirror.view(guest.viewer_seat)
        assert guest.heard == self.mirror.heard(guest.viewer_seat)
        assert guest.scores == self.mirror.scores
        newest = guest.news[-1]
        assert newest.actions == self.mirror.actions
        if guest.acting_seat is not None:
            actors = map(self.mirror.actor_of, range(self.mirror.actions))
            assert newest.has_begun == any(seat == guest.acting_seat for seat in actors)

    def settle(self) -> None:
        """All do at once whatever they may: the match must go on, or be over, or the person be away."""
        before = self.mirror.actions, len(self.log)
        for _ in range(12):
            for step in self._everything():
                step()
                self.check()
                if (self.mirror.actions, len(self.log)) != before:
                    return
            if self.host.over:
                return
        person = person_assignment(self.host.config.players)
        is_away = person is not None and (self.guest is None or self.guest.acting_seat is None)
        assert self.host.over or is_away, "the table stands still"

    def _everything(self) -> Iterator[Any]:
        if self.keeping is not None:
            yield self.keep
        yield self.show
        for question in list(self.thoughts):
            if question in self.thoughts:
                yield lambda question=question: self.think(question) if question in self.thoughts else None
        yield lambda: self.pass_time(60.0)
        if self.can_act:
            yield self.do

    # ---- effects

    def run(self, effects: list[Effect]) -> None:
        waiting = list(effects)
        while waiting:
            more = self._do(waiting.pop(0))
            waiting += more

    def _do(self, effect: Effect) -> list[Effect]:
        match effect:
            case SendTo():
                assert self.guest is not None
                self.guest.take(effect.message)
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
        return []

    def _mirror(self, entry: Entry) -> None:
        if isinstance(entry, ActionEntry):
            assert self.mirror.submit(entry.seat, entry.action, self.mirror.state_version) is None
        else:
            assert isinstance(entry, RewindEntry)
            self.mirror.rewind(entry.actions)
            assert entry.record.actions == self.mirror.record().actions


def _seat(seat: int | None) -> Seat | None:
    return None if seat is None else Seat(seat)

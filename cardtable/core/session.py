"""The one authority on a match: holds the truth, checks and logs actions, sends each seat what it may know."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic, Protocol, TypeVar, cast

from cardtable.core.complaint import Complaint, sentence_of
from cardtable.core.events import Event
from cardtable.core.options import Options
from cardtable.core.record import Record
from cardtable.core.refusal import Refusal
from cardtable.core.rules import GameDefinition
from cardtable.core.shuffle import shuffled
from cardtable.core.text import Text, translate
from cardtable.core.views import State, Step, View, observe, redact
from cardtable.core.zones import Seat

P = TypeVar("P")
A = TypeVar("A")

MATCH_OVER = Refusal("match-over", translate("Session", "The match is over."))
NOT_YOUR_TURN = Refusal("turn", translate("Session", "It is not your turn."))
STALE = Refusal("stale", translate("Session", "The table has changed since then."))


@dataclass(frozen=True, slots=True)
class Update(Generic[P]):
    """All that one subscriber is ever sent: what happened, and the view it led to."""

    events: tuple[Event, ...]
    view: View[P]
    heard: tuple[Event, ...] | None = None  # on joining, undo and redo: all since the deal began; snap, do not animate


class Journal(Protocol):
    """Where accepted actions are kept before anybody is shown them."""

    def appended(self, seat: Seat, action: str) -> None:
        """One more action was accepted."""
        ...

    def rewritten(self, record: Record) -> None:
        """The log is another one now, after undo or redo."""
        ...


_ACTION = translate("Log", "Action %1: %2", "an action of a saved game, and what is wrong with it")
_OTHER_GAME = translate("Log", "This is a log of “%1”, not of “%2”.")
_NO_OPTION = translate("Log", "The rules have no option called “%1” with that value.")
_REFUSED = translate("Log", "“%1” by seat %2 is refused: %3.")


class ReplayError(Complaint):
    """A record that the rules refuse; `accepted` counts the actions before the bad one.

    `head`: it is what stands before the actions that is refused, so that nothing of the match can be played.
    """

    def __init__(self, accepted: int, reason: Text, head: bool = False) -> None:
        super().__init__(reason if head else _ACTION.filled(accepted + 1, reason))
        self.accepted = accepted
        self.head = head
        self.reason = reason


Receive = Callable[[Update[Any]], None]


class Session(Generic[P, A]):
    """The one authority on a match.

    It deals by itself, in an Update of its own, when a hand is over and the match is not. A submission is stale
    when its version is older than the beginning of that seat's turn, so that all may choose at once. Nobody submits
    from inside `receive`: that would hand later subscribers their updates in the wrong order.
    """

    def __init__(
        self,
        game: GameDefinition[P, A, Any],
        options: object,
        players: Sequence[str],
        seed: str,
        journal: Journal | None = None,
    ) -> None:
        if len(seed.splitlines()) > 1:
            raise ValueError("A seed is one line of text.")
        self._game = game
        self._options = cast("Options", options)
        self._players = tuple(players)
        self._seed = seed
        self._journal = journal
        self._rules = game.rules(options, len(players))
        self._log: list[tuple[Seat, A]] = []  # with what was undone behind `_played`, until the next action
        self._played = 0
        self._version = 0
        self._subscribers: list[tuple[Seat | None, Receive]] = []
        self._deals: list[
            tuple[int, State[P] | None]
        ] = []  # actions played before each deal, and the state before dealing
        self._events: list[Event] = []  # of this deal, unredacted
        self._turn_began: dict[Seat, int] = {}
        self._state: State[P]
        self._publishing = False
        self._begin_deal(None)

    @property
    def state_version(self) -> int:
        """The version of the state now in force."""
        return self._version

    @property
    def actions(self) -> int:
        """How many actions are in force."""
        return self._played

    @property
    def undone(self) -> int:
        """How many undone actions could be done again."""
        return len(self._log) - self._played

    @property
    def deal_number(self) -> int:
        """The number of the deal in play, counted from 1."""
        return len(self._deals)

    @property
    def actors(self) -> frozenset[Seat]:
        """The seats that are to act now."""
        return self._rules.actors(self._state.public)

    @property
    def match_over(self) -> bool:
        """Whether the match has ended."""
        return self._rules.match_over(self._state.public)

    def actor_of(self, action: int) -> Seat:
        """The seat that did the action of this number (from 0) in the log, undone ones included."""
        return self._log[action][0]

    def view(self, seat: Seat | None) -> View[P]:
        """What the seat may know now."""
        return observe(self._rules.zones, self._state, seat)

    def subscribe(self, seat: Seat | None, receive: Receive) -> Callable[[], None]:
        """Send the seat's updates there from now on, the first one at once; call the result to end it."""
        entry = (seat, receive)
        self._subscribers.append(entry)
        self._send(seat, receive, (), joins=True)
        return lambda: self._subscribers.remove(entry)

    def heard(self, seat: Seat | None) -> tuple[Event, ...]:
        """All that the seat was sent since the deal began."""
        return self._redacted(self._events, seat)

    def submit(self, seat: Seat, action: A, version: int) -> Refusal | None:
        """Do the action if it may be done, and tell everybody; `version` is that of the view it was chosen from."""
        if self._publishing:
            raise RuntimeError("nobody submits from inside receive: later subscribers would hear the answer first")
        refusal = self._refuse(seat, action, version)
        if refusal is not None:
            return refusal
        if self._journal is not None:
            self._journal.appended(seat, self._game.codec.write(action))
        self._log[self._played :] = [(seat, action)]
        self._publish(self._act(seat, action))
        if self._due_to_deal():
            self._publish(self._begin_deal(self._state))
        return None

    def rewind(self, actions: int) -> None:
        """Undo and redo: go to so many actions of the log, undone ones included; raises ValueError beyond it."""
        if self._publishing:
            raise RuntimeError("nobody rewinds from inside receive: later subscribers would hear old news")
        if not 0 <= actions <= len(self._log):
            raise ValueError(f"The log has {len(self._log)} actions.")
        self._go_to(actions)
        if self._journal is not None:
            self._journal.rewritten(self.record())
        for seat, receive in tuple(self._subscribers):
            self._send(seat, receive, (), joins=True)

    def record(self) -> Record:
        """The match so far, ready to be written."""
        codec = self._game.codec
        return Record(
            game=self._game.id,
            version=self._game.version,
            options=self._options.save(),
            seats=len(self._players),
            players=self._players,
            seed=self._seed,
            actions=tuple((seat, codec.write(action)) for seat, action in self._log[: self._played]),
        )

    @classmethod
    def replay(
        cls, record: Record, game: GameDefinition[Any, Any, Any], journal: Journal | None = None
    ) -> Session[Any, Any]:
        """Play a record again without telling the journal; raises ReplayError naming the first action refused."""
        if record.game != game.id:
            raise ReplayError(0, _OTHER_GAME.filled(record.game, game.id), head=True)
        options, dropped = game.options.load(record.options)
        if dropped:
            raise ReplayError(0, _NO_OPTION.filled(dropped[0]), head=True)
        try:
            session = cls(game, options, record.players, record.seed)
        except ValueError as error:
            raise ReplayError(0, sentence_of(error), head=True) from error
        for number, (seat, text) in enumerate(record.actions):
            session._replay_one(number, seat, text)
        session._journal = journal
        return session

    def _replay_one(self, number: int, seat: Seat, text: str) -> None:
        try:
            action = self._game.codec.read(text)
        except ValueError as error:
            raise ReplayError(number, sentence_of(error)) from error
        refusal = self.submit(seat, action, self._version)
        if refusal is not None:
            raise ReplayError(number, _REFUSED.filled(text, seat, refusal.code))

    def _refuse(self, seat: Seat, action: A, version: int) -> Refusal | None:
        if self.match_over:
            return MATCH_OVER
        if seat not in self.actors:
            return NOT_YOUR_TURN
        if version < self._turn_began[seat] or version > self._version:
            return STALE
        return self._rules.check(self.view(seat), action)

    def _act(self, seat: Seat, action: A) -> tuple[Event, ...]:
        before = self.actors - {seat}
        step = self._rules.apply(self._state, seat, action)
        self._played += 1
        return self._enter(step, before)

    def _due_to_deal(self) -> bool:
        public = self._state.public
        return self._rules.hand_over(public) and not self._rules.match_over(public)

    def _begin_deal(self, previous: State[P] | None) -> tuple[Event, ...]:
        self._deals.append((self._played, previous))
        deck = shuffled(tuple(self._rules.deck()), self._seed, len(self._deals))
        self._events.clear()
        return self._enter(self._rules.deal(previous, deck), frozenset())

    def _enter(self, step: Step[P], waiting: frozenset[Seat]) -> tuple[Event, ...]:
        """Take over a step; `waiting`: the seats whose turn went on through it."""
        self._version += 1
        self._state = replace(step.state, version=self._version)
        self._events.extend(step.events)
        began = self._turn_began
        self._turn_began = {
            seat: began[seat] if seat in waiting and seat in began else self._version for seat in self.actors
        }
        return step.events

    def _publish(self, events: tuple[Event, ...]) -> None:
        for seat, receive in tuple(self._subscribers):
            self._send(seat, receive, events)

    def _send(self, seat: Seat | None, receive: Receive, events: tuple[Event, ...], joins: bool = False) -> None:
        outer, self._publishing = self._publishing, True
        try:
            heard = self.heard(seat) if joins else None
            receive(Update(self._redacted(events, seat), self.view(seat), heard))
        finally:
            self._publishing = outer

    def _redacted(self, events: Sequence[Event], seat: Seat | None) -> tuple[Event, ...]:
        return tuple(redact(self._rules.zones, event, seat) for event in events)

    def _go_to(self, actions: int) -> None:
        """Replay from the beginning of the last deal that began at or before so many actions."""
        while self._deals[-1][0] > actions:
            self._deals.pop()
        self._played, previous = self._deals.pop()
        self._begin_deal(previous)
        while self._played < actions:
            self._act(*self._log[self._played])
            if self._due_to_deal():
                self._begin_deal(self._state)

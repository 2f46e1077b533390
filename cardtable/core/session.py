"""Session: the one authority on a match. It holds the state, checks and logs actions, redacts views."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import Any, Generic, NamedTuple, TypeVar, cast

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.basics.incremental import Steps, at_once
from cardtable.core.basics.plain_text import plain_text
from cardtable.core.events import Event, HandScored
from cardtable.core.language.user_error import UserError, message_of
from cardtable.core.options import Options
from cardtable.core.record import Record
from cardtable.core.refusal import Refusal
from cardtable.core.rules import GameDefinition
from cardtable.core.shuffle import shuffled
from cardtable.core.text import Text, translate
from cardtable.core.views import State, Step, View, by_kind, laid_open, observed, redacted
from cardtable.core.zones import Seat

P = TypeVar("P")
A = TypeVar("A")

MATCH_OVER = Refusal("match-over", translate("Session", "The match is over."))
NOT_YOUR_TURN = Refusal("turn", translate("Session", "It isn't your turn."))
STALE = Refusal("stale", translate("Session", "The table has changed since then."))


@frozen
class Update(Generic[P]):
    """Everything that is sent to one seat: events, and the view after them."""

    events: tuple[Event, ...]
    view: View[P]
    heard: tuple[Event, ...] | None = None  # on joining, undo and redo: the history of the deal; snap, do not animate


_ACTION = translate("Log", "Action %1: %2", "an action of a saved game, and what is wrong with it")
_SEED = translate("Log", "A seed is one line of plain text.")
_OTHER_GAME = translate("Log", "This is a saved game of “%1”, not of “%2”.")
_NO_OPTION = translate("Log", "The rules have no option called “%1” with that value.")
_REFUSED = translate("Log", "“%1” by seat %2 is refused: %3.")
_FAILED = translate("Log", "The rules can't carry out “%1”: there is a bug in the program.")


class ReplayError(UserError):
    """Error: a record that the rules refuse; `accepted` counts the actions before the bad one.

    `head`: True if the head itself is refused, so that no part of the match can be replayed.
    """

    def __init__(self, accepted: int, reason: Text, head: bool = False) -> None:
        super().__init__(reason if head else _ACTION.filled(accepted + 1, reason))
        self.accepted = accepted
        self.head = head
        self.reason = reason


@frozen
class PreparedAction(Generic[P, A]):
    """Result of an action, computed before the action is logged or sent."""

    seat: Seat
    action: A
    reached: _Reached[P]
    dealt: _Reached[P] | None  # next deal, if the action leads to it
    version: int  # of the state from which it was computed

    @property
    def events(self) -> tuple[Event, ...]:
        """Unredacted events of the action, up to the next deal."""
        return self.reached.step.events


class _Reached(NamedTuple, Generic[P]):
    """A state with the step to it and its derived facts, so that the rules are asked once."""

    step: Step[P]
    actors: frozenset[Seat]
    match_over: bool
    ends_deal: bool  # and not the match


class _Deal(NamedTuple):
    """Start of a deal: undo goes back to it without replaying the match from its first card."""

    played: int  # actions before it
    previous: State[Any] | None  # the state before dealing
    scored: int  # deals scored before it


class Session(Generic[P, A]):
    """The one authority on a match; sends nothing itself: the host asks for each seat's updates.

    The next deal starts when a deal is over and the match is not, or when its seed is given. A submission is stale if
    its version is older than the start of that seat's turn, so that all may choose at once.
    """

    def __init__(
        self,
        game: GameDefinition[P, A, Any],
        options: object,
        players: Sequence[str],
        seed: str,
        deals: Sequence[str] = (),
    ) -> None:
        """Start a match.

        `deals`: seeds of the first deals; each later deal then waits for its seed. (): all deals follow from `seed`.
        """
        if any(one != plain_text(one) for one in (seed, *deals)):
            raise UserError(_SEED)
        self._game = game
        self._options = cast("Options", options)
        self._players = tuple(players)
        self._seed = seed
        self._seeds = list(deals)  # of the deals; empty if all follow from one seed
        self._rules = game.rules(options, len(players))
        self._log: list[tuple[Seat, A]] = []  # with undone actions behind the first `actions`, until the next action
        self._written: list[tuple[Seat, str]] = []  # start of the log as text: to write thousands of actions is slow
        self.actions = 0  # in force
        self.state_version = 0
        self._specs = by_kind(self._rules.zones)
        self._deals: list[_Deal] = []
        self._scores: list[HandScored] = []
        self._events: list[Event] = []  # of this deal, unredacted
        self._heard: dict[Seat | None, list[Event]] = {}  # redacted history of this deal by seat, as far as requested
        self._turn_began: dict[Seat, int] = {}
        self._state: State[P]
        self.actors: frozenset[Seat]
        self.match_over: bool
        self._ends_deal: bool
        self._next: _Reached[P] | None = None  # next deal, if due
        self._begin_deal(None, self._dealt(None))

    @property
    def undone(self) -> int:
        """Number of undone actions that can be redone."""
        return len(self._log) - self.actions

    @property
    def deal_number(self) -> int:
        """Number of the current deal, from 1."""
        return len(self._deals)

    @property
    def deal_began(self) -> int:
        """Number of actions in force when the current deal began."""
        return self._deals[-1].played

    @property
    def happened(self) -> Sequence[Event]:
        """Unredacted events of the current deal: for the host alone."""
        return self._events

    @property
    def scores(self) -> tuple[HandScored, ...]:
        """Results of all finished deals in force."""
        return tuple(self._scores)

    def actor_of(self, action: int) -> Seat:
        """Return the seat of a log action (from 0), undone ones included."""
        return self._log[action][0]

    def action_of(self, number: int) -> A:
        """Return a log action (from 0), undone ones included."""
        return self._log[number][1]

    def view(self, seat: Seat | None) -> View[P]:
        """Return the seat's view now."""
        return observed(self._specs, self._state, seat)

    def laid_open(self, seat: Seat | None) -> View[P]:
        """Return the seat's view with all hands open: for the replay of a finished deal."""
        return observed(by_kind(laid_open(self._rules.zones)), self._state, seat)

    def seen_by(self, seat: Seat | None, events: Sequence[Event]) -> tuple[Event, ...]:
        """Return the events redacted for the seat (None: a spectator)."""
        specs = self._specs
        return tuple(redacted(specs, event, seat) for event in events)

    def heard(self, seat: Seat | None) -> tuple[Event, ...]:
        """Return the seat's history of the current deal."""
        heard = self._heard.setdefault(seat, [])
        heard.extend(self.seen_by(seat, self._events[len(heard) :]))
        return tuple(heard)

    def submit(self, seat: Seat, action: A, version: int) -> Refusal | None:
        """Apply the action if it is allowed, and deal if that is due.

        `version`: of the view it was chosen from. Return None, or the refusal.
        """
        refusal = self.refusal(seat, action, version)
        if refusal is None:
            self.perform(seat, action)
            self.deal_if_due()
        return refusal

    def refusal(self, seat: Seat, action: A, version: int) -> Refusal | None:
        """Return the refusal that `submit` would return, without applying the action."""
        if self.match_over:
            return MATCH_OVER
        if seat not in self.actors:
            return NOT_YOUR_TURN
        if version < self._turn_began[seat] or version > self.state_version:
            return STALE
        return self._rules.check(self.view(seat), action)

    def prepare(self, seat: Seat, action: A) -> PreparedAction[P, A]:
        """Compute the result of an action that `refusal` has passed, the next deal included, and change nothing.

        Exceptions of the rules pass through: the caller then logs nothing, so no log holds an action that no replay can
        pass.
        """
        reached = self._reached(self._rules.apply(self._state, seat, action))
        after = State(reached.step.state.zones, reached.step.state.public, self.state_version + 1)
        deals = reached.ends_deal and not self._is_unknown(len(self._deals) + 1)
        return PreparedAction(seat, action, reached, self._dealt(after) if deals else None, self.state_version)

    def commit(self, prepared: PreparedAction[P, A]) -> None:
        """Put a prepared action into force, without dealing; raise ValueError if the state has changed since."""
        if prepared.version != self.state_version:
            raise ValueError("The state has changed since this was prepared.")
        self._log[self.actions :] = [(prepared.seat, prepared.action)]
        del self._written[self.actions :]
        self._take(prepared)

    def perform(self, seat: Seat, action: A) -> None:
        """Apply an action that `refusal` has passed since the last change; no check, no deal."""
        self.commit(self.prepare(seat, action))

    def deal_if_due(self) -> bool:
        """Start the next deal if the last is over, the match is not, and its seed is known; return True if so."""
        if self._next is None:
            return False
        self._begin_deal(self._state, self._next)
        return True

    @property
    def waits_for_deal(self) -> bool:
        """True if the next deal waits for its seed."""
        return self._ends_deal and self._is_unknown(len(self._deals) + 1)

    def deal(self, seed: str) -> None:
        """Deal from this seed; raise RuntimeError unless a deal waits for it. Exceptions of the rules pass through."""
        dealt = self._rehearsed(seed)
        self._seeds.append(seed)
        self._begin_deal(self._state, dealt)

    def rehearse_deal(self, seed: str) -> None:
        """Check a seed as `deal` would, without dealing, so that no log holds a seed that no replay can pass."""
        self._rehearsed(seed)

    def _rehearsed(self, seed: str) -> _Reached[P]:
        if not self.waits_for_deal:
            raise RuntimeError("No deal is waited for.")
        return self._dealt(self._state, seed)

    def _is_unknown(self, deal: int) -> bool:
        """Return True if the deal of this number still waits for its seed."""
        return bool(self._seeds) and deal > len(self._seeds)

    def rewind(self, actions: int) -> None:
        """Undo or redo to this number of log actions, undone ones included; raise ValueError beyond the log."""
        if not 0 <= actions <= len(self._log):
            raise ValueError(f"The log has {len(self._log)} actions.")
        self._go_to(actions)

    def at_deal(self, number: int) -> Session[P, A] | None:
        """Return a separate session at the first card of a deal, without replaying the deals before it.

        None unless that deal has begun.
        """
        if not 1 <= number <= len(self._deals):
            return None
        then = copy(self)
        then._log, then._deals, then._scores = self._log[: self.actions], self._deals[:], self._scores[:]
        then._seeds, then._events, then._heard, then._written = self._seeds[:], [], {}, []
        began = self._deals[number - 1].played
        del then._log[began:]
        then.state_version = began + number - 1  # one for each action and each deal, as if no action had been undone
        then._go_to(began)
        return then

    def record(self, actions: int | None = None) -> Record:
        """Return the record of the match so far, or of the first `actions` actions of the log."""
        played = self.actions if actions is None else actions
        self._write(played)
        return Record(
            game=self._game.id,
            version=self._game.version,
            options=self._options.save(),
            seats=len(self._players),
            players=self._players,
            seed=self._seed,
            actions=tuple(self._written[:played]),
            deals=tuple(self._seeds),
        )

    def _write(self, actions: int) -> None:
        """Extend `_written` to the first `actions` actions of the log."""
        write = self._game.codec.write
        self._written.extend((seat, write(action)) for seat, action in self._log[len(self._written) : actions])

    @classmethod
    def replay(cls, record: Record, game: GameDefinition[Any, Any, Any]) -> Session[Any, Any]:
        """Replay a record; raise ReplayError naming the first refused action."""
        return at_once(cls.replaying(record, game))

    @classmethod
    def replaying(cls, record: Record, game: GameDefinition[Any, Any, Any]) -> Steps[Session[Any, Any]]:
        """Replay a record as `replay` does, one action in each step."""
        if record.game != game.id:
            raise ReplayError(0, _OTHER_GAME.filled(record.game, game.id), head=True)
        options, dropped = game.options.load(record.options)
        if dropped:
            raise ReplayError(0, _NO_OPTION.filled(dropped[0]), head=True)
        try:
            session = cls(game, options, record.players, record.seed, record.deals)
        except ValueError as error:
            raise ReplayError(0, message_of(error), head=True) from error
        for number, (seat, text) in enumerate(record.actions):
            session._replay_one(number, seat, text)
            session._write(number + 1)
            yield
        return session

    def _replay_one(self, number: int, seat: Seat, text: str) -> None:
        try:
            action = self._game.codec.read(text)
        except ValueError as error:
            raise ReplayError(number, message_of(error)) from error
        try:
            refusal = self.submit(seat, action, self.state_version)
        except Exception as error:  # a defect in one game must not cost the actions before it as well
            raise ReplayError(number, _FAILED.filled(text)) from error
        if refusal is not None:
            raise ReplayError(number, _REFUSED.filled(text, seat, refusal.code))

    def _take(self, prepared: PreparedAction[P, A]) -> None:
        """Put one more action of the log into force."""
        before = self.actors - {prepared.seat}
        self.actions += 1
        self._scores.extend(event for event in prepared.reached.step.events if isinstance(event, HandScored))
        self._enter(prepared.reached, before)
        self._next = prepared.dealt

    def _dealt(self, previous: State[P] | None, told: str | None = None) -> _Reached[P]:
        """Return the next deal; `told`: its seed, if it has just been given."""
        number = len(self._deals) + 1
        seed = told or (self._seeds[number - 1] if self._seeds else self._seed)
        deck = shuffled(tuple(self._rules.deck()), seed, number)
        return self._reached(self._rules.deal(previous, deck))

    def _begin_deal(self, previous: State[P] | None, dealt: _Reached[P]) -> None:
        self._deals.append(_Deal(self.actions, previous, len(self._scores)))
        self._events.clear()
        self._heard.clear()
        self._enter(dealt, frozenset())

    def _reached(self, step: Step[P]) -> _Reached[P]:
        rules, public = self._rules, step.state.public
        over = rules.match_over(public)
        return _Reached(step, rules.actors(public), over, not over and rules.hand_over(public))

    def _enter(self, reached: _Reached[P], waiting: frozenset[Seat]) -> None:
        """Make a reached state the current one; `waiting`: the seats whose turn continues through it."""
        step, self._next = reached.step, None
        self.actors, self.match_over, self._ends_deal = reached.actors, reached.match_over, reached.ends_deal
        self.state_version += 1
        self._state = State(step.state.zones, step.state.public, self.state_version)
        self._events.extend(step.events)
        began = self._turn_began
        self._turn_began = {seat: began[seat] if seat in waiting else self.state_version for seat in reached.actors}

    def _go_to(self, actions: int) -> None:
        """Replay from the start of the last deal that began at or before this number of actions."""
        while self._deals[-1].played > actions:
            self._deals.pop()
        self.actions, previous, scored = self._deals.pop()
        del self._scores[scored:]
        self._begin_deal(previous, self._dealt(previous))
        while self.actions < actions:
            self._take(self.prepare(*self._log[self.actions]))
            self.deal_if_due()

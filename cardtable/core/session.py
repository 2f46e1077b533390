"""The one authority on a match: holds the truth, checks and logs actions, sends each seat what it may know."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import Any, Generic, NamedTuple, TypeVar, cast

from cardtable.core.events import Event, HandScored
from cardtable.core.frozen_dataclass import frozen
from cardtable.core.incremental import Steps, at_once
from cardtable.core.options import Options
from cardtable.core.plain_text import plain_text
from cardtable.core.record import Record
from cardtable.core.refusal import Refusal
from cardtable.core.rules import GameDefinition
from cardtable.core.shuffle import shuffled
from cardtable.core.text import Text, translate
from cardtable.core.user_error import UserError, message_of
from cardtable.core.views import State, Step, View, by_kind, laid_open, observed, redacted
from cardtable.core.zones import Seat

P = TypeVar("P")
A = TypeVar("A")

MATCH_OVER = Refusal("match-over", translate("Session", "The match is over."))
NOT_YOUR_TURN = Refusal("turn", translate("Session", "It is not your turn."))
STALE = Refusal("stale", translate("Session", "The table has changed since then."))


@frozen
class Update(Generic[P]):
    """All that one seat is ever told: what happened, and the view it led to."""

    events: tuple[Event, ...]
    view: View[P]
    heard: tuple[Event, ...] | None = None  # on joining, undo and redo: all since the deal began; snap, do not animate


_ACTION = translate("Log", "Action %1: %2", "an action of a saved game, and what is wrong with it")
_SEED = translate("Log", "A seed is one line of plain text.")
_OTHER_GAME = translate("Log", "This is a log of “%1”, not of “%2”.")
_NO_OPTION = translate("Log", "The rules have no option called “%1” with that value.")
_REFUSED = translate("Log", "“%1” by seat %2 is refused: %3.")
_FAILED = translate("Log", "The rules cannot carry out “%1”: there is a mistake in the program.")


class ReplayError(UserError):
    """A record that the rules refuse; `accepted` counts the actions before the bad one.

    `head`: it is what stands before the actions that is refused, so that nothing of the match can be played.
    """

    def __init__(self, accepted: int, reason: Text, head: bool = False) -> None:
        super().__init__(reason if head else _ACTION.filled(accepted + 1, reason))
        self.accepted = accepted
        self.head = head
        self.reason = reason


@frozen
class PreparedAction(Generic[P, A]):
    """What an action comes to, before it is in the log and before anybody is told."""

    seat: Seat
    action: A
    reached: _Reached[P]
    dealt: _Reached[P] | None  # the deal that begins with it
    version: int  # of the state that it was worked out from

    @property
    def events(self) -> tuple[Event, ...]:
        """What happens when it is done, unredacted, before the next deal."""
        return self.reached.step.events


class _Reached(NamedTuple, Generic[P]):
    """A state with what led to it, and all that everybody asks about it: the rules are asked once."""

    step: Step[P]
    actors: frozenset[Seat]
    match_over: bool
    ends_deal: bool  # and not the match


class _Deal(NamedTuple):
    """The beginning of a deal: to this point undo goes back without playing the match from its first card."""

    played: int  # actions before it
    previous: State[Any] | None  # the state before dealing
    scored: int  # deals counted before it


class Session(Generic[P, A]):
    """The one authority on a match; it tells nobody: who hosts it asks what each seat may see.

    It deals when a hand is over and the match is not, or waits for the seed of the deal. A submission is stale when
    its version is older than the beginning of that seat's turn, so that all may choose at once.
    """

    def __init__(
        self,
        game: GameDefinition[P, A, Any],
        options: object,
        players: Sequence[str],
        seed: str,
        deals: Sequence[str] = (),
    ) -> None:
        """`deals`: seeds of the first deals; then each later one is dealt when its seed is told. Else all follow from
        `seed`.
        """
        if any(one != plain_text(one) for one in (seed, *deals)):
            raise UserError(_SEED)
        self._game = game
        self._options = cast("Options", options)
        self._players = tuple(players)
        self._seed = seed
        self._seeds = list(deals)  # of the deals, where they do not follow from one
        self._rules = game.rules(options, len(players))
        self._log: list[tuple[Seat, A]] = []  # with what was undone behind `_played`, until the next action
        self._written: list[tuple[Seat, str]] = []  # of the log, as far as it has been asked for: thousands take long
        self._played = 0
        self._version = 0
        self._specs = by_kind(self._rules.zones)
        self._deals: list[_Deal] = []
        self._scores: list[HandScored] = []
        self._events: list[Event] = []  # of this deal, unredacted
        self._heard: dict[Seat | None, list[Event]] = {}  # of this deal, as far as somebody has asked
        self._turn_began: dict[Seat, int] = {}
        self._state: State[P]
        self._actors: frozenset[Seat]
        self._match_over: bool
        self._ends_deal: bool
        self._next: _Reached[P] | None = None  # the deal that is due
        self._begin_deal(None, self._dealt(None))

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
        return self._actors

    @property
    def match_over(self) -> bool:
        """Whether the match has ended."""
        return self._match_over

    @property
    def deal_began(self) -> int:
        """How many actions were in force when the deal in play began."""
        return self._deals[-1].played

    @property
    def happened(self) -> Sequence[Event]:
        """All events of the deal in play, unredacted: for whoever hosts the match alone."""
        return self._events

    @property
    def scores(self) -> tuple[HandScored, ...]:
        """The counts of all finished deals in force."""
        return tuple(self._scores)

    def actor_of(self, action: int) -> Seat:
        """The seat that did the action of this number (from 0) in the log, undone ones included."""
        return self._log[action][0]

    def action_of(self, number: int) -> A:
        """The action of this number (from 0) in the log, undone ones included."""
        return self._log[number][1]

    def view(self, seat: Seat | None) -> View[P]:
        """What the seat may know now."""
        return observed(self._specs, self._state, seat)

    def laid_open(self, seat: Seat | None) -> View[P]:
        """What the seat would know if all hands lay open: for whoever looks back at a deal that is over."""
        return observed(by_kind(laid_open(self._rules.zones)), self._state, seat)

    def seen_by(self, seat: Seat | None, events: Sequence[Event]) -> tuple[Event, ...]:
        """The events as the seat (None: a spectator) may see them."""
        specs = self._specs
        return tuple(redacted(specs, event, seat) for event in events)

    def heard(self, seat: Seat | None) -> tuple[Event, ...]:
        """All that the seat may know of what happened since the deal began."""
        heard = self._heard.setdefault(seat, [])
        heard.extend(self.seen_by(seat, self._events[len(heard) :]))
        return tuple(heard)

    def submit(self, seat: Seat, action: A, version: int) -> Refusal | None:
        """Do the action if it may be done, and deal if that is due; `version`: of the view it was chosen from."""
        refusal = self.refusal(seat, action, version)
        if refusal is None:
            self.perform(seat, action)
            self.deal_if_due()
        return refusal

    def refusal(self, seat: Seat, action: A, version: int) -> Refusal | None:
        """What `submit` would answer, without doing it."""
        if self.match_over:
            return MATCH_OVER
        if seat not in self.actors:
            return NOT_YOUR_TURN
        if version < self._turn_began[seat] or version > self._version:
            return STALE
        return self._rules.check(self.view(seat), action)

    def prepare(self, seat: Seat, action: A) -> PreparedAction[P, A]:
        """Work out what `refusal` has passed since the last change, the next deal included, and change nothing.

        Raises whatever the rules raise: whoever keeps a log keeps nothing then that no replay could get past.
        """
        reached = self._reached(self._rules.apply(self._state, seat, action))
        after = State(reached.step.state.zones, reached.step.state.public, self._version + 1)
        deals = reached.ends_deal and not self._is_unknown(len(self._deals) + 1)
        return PreparedAction(seat, action, reached, self._dealt(after) if deals else None, self._version)

    def commit(self, prepared: PreparedAction[P, A]) -> None:
        """Do what was prepared; deals nothing. Raises ValueError if anything has changed since."""
        if prepared.version != self._version:
            raise ValueError("The state has changed since this was prepared.")
        self._log[self._played :] = [(prepared.seat, prepared.action)]
        del self._written[self._played :]
        self._take(prepared)

    def perform(self, seat: Seat, action: A) -> None:
        """Do what `refusal` has passed since the last change; checks nothing, deals nothing."""
        self.commit(self.prepare(seat, action))

    def deal_if_due(self) -> bool:
        """Deal if a hand is over, the match is not, and the cards are known; whether that was so."""
        if self._next is None:
            return False
        self._begin_deal(self._state, self._next)
        return True

    @property
    def waits_for_deal(self) -> bool:
        """Whether a deal is to come whose seed has not been told."""
        return self._ends_deal and self._is_unknown(len(self._deals) + 1)

    def deal(self, seed: str) -> None:
        """Deal from this seed; raises RuntimeError unless a deal is waited for, and whatever the rules raise."""
        dealt = self._rehearsed(seed)
        self._seeds.append(seed)
        self._begin_deal(self._state, dealt)

    def rehearse_deal(self, seed: str) -> None:
        """Do as `deal` does and change nothing: whoever keeps the seed keeps none that no replay could get past."""
        self._rehearsed(seed)

    def _rehearsed(self, seed: str) -> _Reached[P]:
        if not self.waits_for_deal:
            raise RuntimeError("No deal is waited for.")
        return self._dealt(self._state, seed)

    def _is_unknown(self, deal: int) -> bool:
        """Whether the seed of the deal of this number is still to be told."""
        return bool(self._seeds) and deal > len(self._seeds)

    def rewind(self, actions: int) -> None:
        """Undo and redo: go to so many actions of the log, undone ones included; raises ValueError beyond it."""
        if not 0 <= actions <= len(self._log):
            raise ValueError(f"The log has {len(self._log)} actions.")
        self._go_to(actions)

    def at_deal(self, number: int) -> Session[P, A] | None:
        """A session of its own at the first card of a deal of this match, without playing those before it again.

        None unless the deal has begun.
        """
        if not 1 <= number <= len(self._deals):
            return None
        then = copy(self)
        then._log, then._deals, then._scores = self._log[: self._played], self._deals[:], self._scores[:]
        then._seeds, then._events, then._heard, then._written = self._seeds[:], [], {}, []
        began = self._deals[number - 1].played
        del then._log[began:]
        then._version = began + number - 1  # one for each action and each deal, as if nothing had been undone
        then._go_to(began)
        return then

    def record(self, actions: int | None = None) -> Record:
        """The match so far, ready to be written; or as it was, or will be, at so many actions of the log."""
        played = self._played if actions is None else actions
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
        """Have so many actions of the log in writing."""
        write = self._game.codec.write
        self._written.extend((seat, write(action)) for seat, action in self._log[len(self._written) : actions])

    @classmethod
    def replay(cls, record: Record, game: GameDefinition[Any, Any, Any]) -> Session[Any, Any]:
        """Play a record again; raises ReplayError naming the first action refused."""
        return at_once(cls.replaying(record, game))

    @classmethod
    def replaying(cls, record: Record, game: GameDefinition[Any, Any, Any]) -> Steps[Session[Any, Any]]:
        """Do as `replay` does, an action in each step."""
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
            refusal = self.submit(seat, action, self._version)
        except Exception as error:  # a mistake in one game must not take the actions before it as well
            raise ReplayError(number, _FAILED.filled(text)) from error
        if refusal is not None:
            raise ReplayError(number, _REFUSED.filled(text, seat, refusal.code))

    def _take(self, prepared: PreparedAction[P, A]) -> None:
        """One action more of the log is in force."""
        before = self.actors - {prepared.seat}
        self._played += 1
        self._scores.extend(event for event in prepared.reached.step.events if isinstance(event, HandScored))
        self._enter(prepared.reached, before)
        self._next = prepared.dealt

    def _dealt(self, previous: State[P] | None, told: str | None = None) -> _Reached[P]:
        """The deal after those so far; `told`: its seed, where it has only just been told."""
        number = len(self._deals) + 1
        seed = told or (self._seeds[number - 1] if self._seeds else self._seed)
        deck = shuffled(tuple(self._rules.deck()), seed, number)
        return self._reached(self._rules.deal(previous, deck))

    def _begin_deal(self, previous: State[P] | None, dealt: _Reached[P]) -> None:
        self._deals.append(_Deal(self._played, previous, len(self._scores)))
        self._events.clear()
        self._heard.clear()
        self._enter(dealt, frozenset())

    def _reached(self, step: Step[P]) -> _Reached[P]:
        rules, public = self._rules, step.state.public
        over = rules.match_over(public)
        return _Reached(step, rules.actors(public), over, not over and rules.hand_over(public))

    def _enter(self, reached: _Reached[P], waiting: frozenset[Seat]) -> None:
        """Take over what was reached; `waiting`: the seats whose turn went on through it."""
        step, self._next = reached.step, None
        self._actors, self._match_over, self._ends_deal = reached.actors, reached.match_over, reached.ends_deal
        self._version += 1
        self._state = State(step.state.zones, step.state.public, self._version)
        self._events.extend(step.events)
        began = self._turn_began
        self._turn_began = {seat: began[seat] if seat in waiting else self._version for seat in reached.actors}

    def _go_to(self, actions: int) -> None:
        """Replay from the beginning of the last deal that began at or before so many actions."""
        while self._deals[-1].played > actions:
            self._deals.pop()
        self._played, previous, scored = self._deals.pop()
        del self._scores[scored:]
        self._begin_deal(previous, self._dealt(previous))
        while self._played < actions:
            self._take(self.prepare(*self._log[self._played]))
            self.deal_if_due()

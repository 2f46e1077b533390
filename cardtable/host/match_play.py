"""Session of a match under way, with its undo and redo targets, its claims, and the updates for subscriptions.

Undo and redo go from one decision of a player to another. A claim is the rest of a deal whose result is certain.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from cardtable.core.cards import Cards, cards_of
from cardtable.core.cutting import Cut
from cardtable.core.events import Event
from cardtable.core.record import Record
from cardtable.core.rules import Rules
from cardtable.core.session import PreparedAction, Session, Update
from cardtable.core.views import View
from cardtable.core.zones import Seat
from cardtable.host.host_messages import Capability, LineId, MatchUpdate, ProposalKind, RulesFault, UpdateReason
from cardtable.host.match_config import MatchConfig, MatchSecret
from cardtable.players.player_questions import PlayerQuestion


@dataclass(slots=True)
class Subscription:
    """A viewer's registration at a host, with the last versions that were sent and presented."""

    id: LineId
    viewer_seat: Seat | None  # seat of the view; None: a spectator's view
    acting_seat: Seat | None  # None: acts for nobody
    right: Capability
    sent_version: int = 0
    presented_version: int = 0

    @property
    def has_presented_all(self) -> bool:
        return self.presented_version >= self.sent_version


class Subscriptions:
    """All subscriptions to a match, in the order in which they joined."""

    def __init__(self) -> None:
        self._by_id: dict[LineId, Subscription] = {}
        self.find = self._by_id.get

    def __iter__(self) -> Iterator[Subscription]:
        return iter(tuple(self._by_id.values()))

    def add(self, subscription: Subscription) -> None:
        """Add a subscription; raise ValueError if its id is taken."""
        if subscription.id in self._by_id:
            raise ValueError(f"There is a line {subscription.id} already.")
        self._by_id[subscription.id] = subscription

    def remove(self, subscription: Subscription) -> None:
        del self._by_id[subscription.id]

    def has_actor(self, seat: Seat) -> bool:
        return any(subscription.acting_seat == seat for subscription in self)

    @property
    def has_person(self) -> bool:
        """True if a subscription acts for any seat, even one that a computer plays meanwhile."""
        return any(subscription.acting_seat is not None for subscription in self)

    @property
    def n_spectators(self) -> int:
        return sum(subscription.acting_seat is None for subscription in self)

    @property
    def audience(self) -> tuple[Subscription, ...]:
        """Subscriptions that pace the computers: those that act for a seat, or all where none does."""
        return tuple(one for one in self if one.acting_seat is not None) or tuple(self)


AnySession = Session[Any, Any]
ClaimFunction = Callable[[View[Any]], Sequence[Any]]  # `Controls.claim`


class MatchPlay:
    """A match being played; independent of presence, proposals and the log."""

    def __init__(self, config: MatchConfig, secret: MatchSecret, session: AnySession) -> None:
        self.session = session
        self.rules = config.rules()
        self.controls = config.controls()
        self.first_undoable = 0  # number of the first action that can be taken back
        self._config = config
        self._secret = secret
        self._options = config.options.save()
        self._histories: dict[Seat, tuple[Event, ...]] = {}  # of this deal, by seats that were asked
        counts = Counter(map(session.actor_of, range(session.actions)))
        self._own_actions = [counts[Seat(seat)] for seat in range(config.seats)]  # in force
        self._cuts = self._cuts_in(range(session.actions))

    def record(self, actions: int | None = None) -> Record:
        """Return the record of the match, by default up to now, else as it was or will be after `actions` actions."""
        return replace(self.session.record(actions), salt=self._secret.salt)

    def prepare(self, seat: Seat, action: Any) -> PreparedAction[Any, Any] | RulesFault:
        """Return the outcome of a legal action without applying it; a RulesFault if the rules raise."""
        try:
            return self.session.prepare(seat, action)
        except Exception as error:  # a mistake in one game must not leave an entry that no replay gets past
            return RulesFault(error)

    def commit(self, prepared: PreparedAction[Any, Any]) -> tuple[Event, ...]:
        """Apply a prepared action; return its events."""
        self.session.commit(prepared)
        self._own_actions[prepared.seat] += 1
        if isinstance(prepared.action, Cut):
            self._cuts += (prepared.action.lifted,)
        return prepared.events

    def deal(self, seed: str) -> None:
        """Deal from a seed, in a match whose deals have seeds of their own."""
        self.session.deal(seed)
        self._histories.clear()

    def deal_if_due(self) -> bool:
        """Deal if a deal is over and the match is not; return True if so."""
        is_due = self.session.deal_if_due()
        if is_due:
            self._histories.clear()
        return is_due

    def rewind(self, actions: int) -> None:
        """Undo or redo to `actions` actions."""
        before = self.session.actions
        self.session.rewind(actions)
        self._histories.clear()
        between = range(min(before, actions), max(before, actions))
        for number in between:
            self._own_actions[self.session.actor_of(number)] += 1 if actions > before else -1
        cuts = self._cuts_in(between)
        self._cuts = self._cuts + cuts if actions > before else self._cuts[: len(self._cuts) - len(cuts)]

    def question(self, seat: Seat, level: str) -> PlayerQuestion:
        return PlayerQuestion(
            self._config.game.id,
            self._options,
            self._config.seats,
            level,
            self._secret.chance(seat),
            self.session.view(seat),
            self._history(seat),
            self._config.characters[seat],
        )

    def rewind_target(self, kind: ProposalKind, seat: Seat | None, *, alone: bool) -> int | None:
        """Return the number of actions after an undo or redo by the seat (None: of any seat); None if impossible.

        `alone`: one person at most plays in this match. Otherwise there is no redo, and undo ends where the deal began.
        """
        if kind is ProposalKind.REDO:
            return redo_target(self.session, seat) if alone else None
        return undo_target(self.session, seat, max(self.first_undoable, 0 if alone else self.session.deal_began))

    def update_for(
        self,
        subscription: Subscription,
        n: int,
        why: UpdateReason,
        events: Sequence[Event] = (),
        *,
        alone: bool,
        by: Seat | None = None,
        mine: int | None = None,
    ) -> MatchUpdate:
        """Return log entry `n` as the subscription may see it: `events`, or the history of the whole deal.

        The history is sent for all reasons but PLAYED and DEALT.
        """
        session, seat = self.session, subscription.viewer_seat
        is_whole = why not in (UpdateReason.PLAYED, UpdateReason.DEALT)
        return MatchUpdate(
            n=n,
            why=why,
            update=Update(session.seen_by(seat, events), session.view(seat), session.heard(seat) if is_whole else None),
            deal=session.deal_number,
            actions=session.actions,
            own=self._own_actions_of(subscription),
            can=self._possible_rewinds(subscription, alone),
            by=by,
            mine=mine,
            scores=session.scores if is_whole else None,
            cuts=self._cuts,
        )

    def _possible_rewinds(self, subscription: Subscription, alone: bool) -> frozenset[ProposalKind]:
        seat = subscription.acting_seat
        if seat is None and subscription.right is not Capability.OWNER:
            return frozenset()
        kinds = (ProposalKind.UNDO, ProposalKind.REDO)
        return frozenset(kind for kind in kinds if self.rewind_target(kind, seat, alone=alone) is not None)

    def _own_actions_of(self, subscription: Subscription) -> int:
        if subscription.acting_seat is not None:
            return self._own_actions[subscription.acting_seat]
        return sum(self._own_actions) if subscription.right is Capability.OWNER else 0

    def _cuts_in(self, numbers: range) -> tuple[int, ...]:
        """Return the cuts of the pack among these actions of the log."""
        actions = map(self.session.action_of, numbers)
        return tuple(action.lifted for action in actions if isinstance(action, Cut))

    def _history(self, seat: Seat) -> tuple[Event, ...]:
        """Return all events of the deal as the seat saw them; only those since the last question are redacted anew."""
        known = self._histories.get(seat, ())
        known += self.session.seen_by(seat, self.session.happened[len(known) :])
        self._histories[seat] = known
        return known


def undo_target(session: AnySession, seat: Seat | None, since: int = 0) -> int | None:
    """Return the number of actions before the seat's last decision (None: any seat's); None if there is none.

    `since`: number of the first action that can be taken back.
    """
    own = (number for number in range(session.actions - 1, since - 1, -1) if _is_own(session, number, seat))
    return next(own, None)


def redo_target(session: AnySession, seat: Seat | None) -> int | None:
    """Return the number of actions before the seat's next decision, or of all; None if nothing was undone."""
    if session.undone == 0:
        return None
    end = session.actions + session.undone
    later = (number for number in range(session.actions + 1, end) if _is_own(session, number, seat))
    return next(later, end)


def _is_own(session: AnySession, number: int, seat: Seat | None) -> bool:
    return seat is None or session.actor_of(number) == seat


class ClaimStep(NamedTuple):
    """One action of a claim that is played out; after the last one each player decides itself what is left."""

    seat: Seat
    action: Any
    is_last: bool


def claimed_cards(session: AnySession, seat: Seat, claim: ClaimFunction) -> Cards:
    """Return the cards that a claim lays open; () if the rest is not certain for the seat, or it is not to act."""
    if seat not in session.actors:
        return ()
    return tuple(card for action in claim(session.view(seat)) for card in cards_of(action))


def next_claim_step(
    session: AnySession, rules: Rules[Any, Any], claimer: Seat, claim: ClaimFunction
) -> ClaimStep | None:
    """Return the next action of a claim: the claimer's own, or the first legal one of another seat; None at its end."""
    if session.match_over:
        return None
    seat = min(session.actors)
    view = session.view(seat)
    if seat != claimer:
        return ClaimStep(seat, next(rules.legal(view)), is_last=False)
    claimed = claim(view)
    return ClaimStep(seat, claimed[0], is_last=len(claimed) == 1) if claimed else None


def claim_points(session: AnySession, rules: Rules[Any, Any], claimer: Seat, claim: ClaimFunction) -> tuple[int, ...]:
    """Play a claim out on `session`, a copy of the match, and return the points of the deal by seat."""
    n_deals = len(session.scores)
    step = next_claim_step(session, rules, claimer, claim)
    while len(session.scores) == n_deals:
        if step is None:
            seat = min(session.actors)
            step = ClaimStep(seat, next(rules.legal(session.view(seat))), is_last=True)
        session.perform(step.seat, step.action)
        step = None if step.is_last else next_claim_step(session, rules, claimer, claim)
    return session.scores[n_deals].row

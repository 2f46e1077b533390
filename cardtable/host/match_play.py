"""Undo and redo go from one decision of a player to another.

The session under way: what each line is told of it, and what each computer player is asked.

A claim: the rest of a deal whose result is certain, played without a word.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from cardtable.core.cards import Cards, cards_of
from cardtable.core.cutting import Cut
from cardtable.core.events import Event
from cardtable.core.record import Record
from cardtable.core.rules import Rules
from cardtable.core.session import PreparedAction, Session, Update
from cardtable.core.views import View
from cardtable.core.zones import Seat
from cardtable.host.host_messages import ActionEntry, Capability, MatchUpdate, ProposalKind, RulesFault, UpdateReason
from cardtable.host.match_config import MatchConfig, MatchSecret
from cardtable.host.subscriptions import Subscription
from cardtable.host.write_ahead_queue import PendingWrite
from cardtable.players.player_questions import PlayerQuestion


def undo_target(session: Session[Any, Any], seat: Seat | None, since: int = 0) -> int | None:
    """How many actions came before the seat's last own decision (None: anybody's last action); None if there is none.

    `since`: only decisions from this action on can be taken back.
    """
    own = (number for number in range(session.actions - 1, since - 1, -1) if _is_own(session, number, seat))
    return next(own, None)


def redo_target(session: Session[Any, Any], seat: Seat | None) -> int | None:
    """The number of actions before the seat's next own decision, or all; None if nothing was undone."""
    if session.undone == 0:
        return None
    end = session.actions + session.undone
    later = (number for number in range(session.actions + 1, end) if _is_own(session, number, seat))
    return next(later, end)


def _is_own(session: Session[Any, Any], number: int, seat: Seat | None) -> bool:
    return seat is None or session.actor_of(number) == seat


class MatchPlay:
    """A match being played; knows nothing of who acts, agrees or waits."""

    def __init__(self, terms: MatchConfig, secret: MatchSecret, session: Session[Any, Any]) -> None:
        self.session = session
        self.rules = terms.rules()
        self.controls = terms.controls()
        self._terms = terms
        self._secret = secret
        self._options = terms.options.save()
        self._heard: dict[Seat, tuple[Event, ...]] = {}  # by seats that were asked, as far as they have heard
        self.earliest = 0  # the first action that can be taken back
        self._own = self._counted()
        self._cuts = self._cuts_in(range(session.actions))

    def record(self, actions: int | None = None) -> Record:
        """The match so far, or as it was or will be at so many actions."""
        return replace(self.session.record(actions), salt=self._secret.salt)

    def prepared(self, keeping: PendingWrite) -> PendingWrite | RulesFault:
        """The same with what its action, which was found good, comes to; a Fault where the rules fail at it."""
        assert isinstance(keeping.entry, ActionEntry)
        prepared = self.prepare(keeping.entry.seat, keeping.entry.action)
        return prepared if isinstance(prepared, RulesFault) else replace(keeping, prepared=prepared)

    def prepare(self, seat: Seat, action: Any) -> PreparedAction[Any, Any] | RulesFault:
        """What an action comes to that was found good; a Fault where the rules fail at it."""
        try:
            return self.session.prepare(seat, action)
        except Exception as error:  # a mistake in one game must not leave an entry that no replay gets past
            return RulesFault(error)

    def perform(self, keeping: PendingWrite) -> tuple[Event, ...]:
        """Do what was prepared and is kept now; what happened."""
        assert keeping.prepared is not None
        return self.commit(keeping.prepared)

    def commit(self, prepared: PreparedAction[Any, Any]) -> tuple[Event, ...]:
        """Do what was prepared; what happened."""
        self.session.commit(prepared)
        self._own[prepared.seat] += 1
        if isinstance(prepared.action, Cut):
            self._cuts += (prepared.action.lifted,)
        return prepared.events

    def deal(self, seed: str) -> None:
        """Deal from a seed that was waited for."""
        self.session.deal(seed)
        self._heard.clear()

    def deal_if_due(self) -> bool:
        """Deal if a deal is over and the match is not; whether that was so."""
        due = self.session.deal_if_due()
        if due:
            self._heard.clear()
        return due

    def rewind(self, actions: int) -> None:
        """Go back or forth to so many actions of the log."""
        before = self.session.actions
        self.session.rewind(actions)
        self._heard.clear()
        between = range(min(before, actions), max(before, actions))
        for number in between:
            self._own[self.session.actor_of(number)] += 1 if actions > before else -1
        cuts = self._cuts_in(between)
        self._cuts = self._cuts + cuts if actions > before else self._cuts[: len(self._cuts) - len(cuts)]

    def request(self, seat: Seat, level: str) -> PlayerQuestion:
        """The question to a computer player."""
        return PlayerQuestion(
            self._terms.game.id,
            self._options,
            self._terms.seats,
            level,
            self._secret.chance(seat),
            self.session.view(seat),
            self._has_heard(seat),
            self._terms.characters[seat],
        )

    def target(self, wish: ProposalKind, seat: Seat | None, *, alone: bool) -> int | None:
        """Where undo or redo leads for the seat (None: for anybody's moves); None if it leads nowhere.

        `alone`: one person at most plays here. Where several do, undo ends at the beginning of the deal.
        """
        if wish is ProposalKind.REDO:
            return redo_target(self.session, seat) if alone else None
        return undo_target(self.session, seat, max(self.earliest, 0 if alone else self.session.deal_began))

    def news(
        self,
        line: Subscription,
        n: int,
        why: UpdateReason,
        events: Sequence[Event] = (),
        *,
        alone: bool,
        by: Seat | None = None,
        mine: int | None = None,
    ) -> MatchUpdate:
        """What happened as the line may see it; without `events` all that its eyes have heard of the deal."""
        session = self.session
        whole = why not in (UpdateReason.PLAYED, UpdateReason.DEALT)
        heard = session.heard(line.eyes) if whole else None
        return MatchUpdate(
            n=n,
            why=why,
            update=Update(session.seen_by(line.eyes, events), session.view(line.eyes), heard),
            deal=session.deal_number,
            actions=session.actions,
            own=self._own_of(line),
            can=self._can(line, alone),
            by=by,
            mine=mine,
            scores=session.scores if whole else None,
            cuts=self._cuts,
        )

    def _can(self, line: Subscription, alone: bool) -> frozenset[ProposalKind]:
        if line.hands is None and line.right is not Capability.OWNER:
            return frozenset()
        wishes = (ProposalKind.UNDO, ProposalKind.REDO)
        return frozenset(wish for wish in wishes if self.target(wish, line.hands, alone=alone) is not None)

    def _own_of(self, line: Subscription) -> int:
        if line.hands is not None:
            return self._own[line.hands]
        return sum(self._own) if line.right is Capability.OWNER else 0

    def _counted(self) -> list[int]:
        """How many actions in force each seat has done."""
        own = [0] * self._terms.seats
        for number in range(self.session.actions):
            own[self.session.actor_of(number)] += 1
        return own

    def _cuts_in(self, numbers: range) -> tuple[int, ...]:
        """How packs were cut in these actions of the log."""
        actions = map(self.session.action_of, numbers)
        return tuple(action.lifted for action in actions if isinstance(action, Cut))

    def _has_heard(self, seat: Seat) -> tuple[Event, ...]:
        """All that the seat has heard of the deal; what it had heard when it was last asked is not made again."""
        known = self._heard.get(seat, ())
        known += self.session.seen_by(seat, self.session.happened[len(known) :])
        self._heard[seat] = known
        return known


AnySession = Session[Any, Any]
Claims = Callable[[View[Any]], Sequence[Any]]  # `Controls.claim`


class ClaimStep(NamedTuple):
    """One action of a claim that is played out; `last`: what is left to decide then, each player decides itself."""

    seat: Seat
    action: Any
    last: bool


def cards_claimed(session: AnySession, seat: Seat, claim: Claims) -> Cards:
    """The cards that a claim lays open; none if the rest is not certain for the seat, or it is not to act."""
    if seat not in session.actors:
        return ()
    return tuple(card for action in claim(session.view(seat)) for card in cards_of(action))


def next_step(session: AnySession, rules: Rules[Any, Any], claimer: Seat, claim: Claims) -> ClaimStep | None:
    """The next action of a claim: the claimer's own, or the first legal one of whoever is to act before."""
    if session.match_over:
        return None
    seat = min(session.actors)
    view = session.view(seat)
    if seat != claimer:
        return ClaimStep(seat, next(rules.legal(view)), last=False)
    claimed = claim(view)
    return ClaimStep(seat, claimed[0], last=len(claimed) == 1) if claimed else None


def counted(copy: AnySession, rules: Rules[Any, Any], claimer: Seat, claim: Claims) -> tuple[int, ...]:
    """Everybody's points in the deal: the claim is played out on a copy of the match, to its only possible count."""
    before = len(copy.scores)
    step = next_step(copy, rules, claimer, claim)
    while len(copy.scores) == before:
        if step is None:
            seat = min(copy.actors)
            step = ClaimStep(seat, next(rules.legal(copy.view(seat))), last=True)
        copy.perform(step.seat, step.action)
        step = None if step.last else next_step(copy, rules, claimer, claim)
    return copy.scores[before].row

"""A claim: the rest of a deal whose result is certain, played without a word."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from cardtable.core.cards import Cards, cards_of
from cardtable.core.rules import Rules
from cardtable.core.session import Session
from cardtable.core.views import View
from cardtable.core.zones import Seat

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

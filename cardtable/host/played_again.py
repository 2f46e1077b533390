"""A finished deal of a match, played again from the record as one who sees all hands would have seen it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from cardtable.core.events import Event, HandScored
from cardtable.core.frozen_values import frozen
from cardtable.core.record import Record
from cardtable.core.rules import AnyGame
from cardtable.core.session import Session, Update
from cardtable.core.views import View
from cardtable.core.zones import Seat


@frozen
class ReplayedAction:
    """What somebody did, and the table as it was before."""

    seat: Seat
    before: View[Any]
    update: Update[Any]


@frozen
class ReplayedDeal:
    """A deal from its first card to its count; `began`: how many actions of the match came before it."""

    dealt: View[Any]
    acts: tuple[ReplayedAction, ...]
    began: int


def play_again(
    record: Record, game: AnyGame, number: int, seat: Seat | None, begun: Session[Any, Any] | None = None
) -> ReplayedDeal | None:
    """The deal of this number as it looks from a seat; None unless it has been counted.

    `begun`: the match at the first card of that deal, where somebody has it; else all before it is played again.
    """
    session = begun or Session.replay(replace(record, actions=()), game)
    actions = iter(record.actions[session.actions :])
    while session.deal_number < number:
        actor, text = next(actions, (None, ""))
        if actor is None:
            return None
        session.perform(actor, game.codec.read(text))
        session.deal_if_due()
    dealt, acts = session.laid_open(seat), list[ReplayedAction]()
    for actor, text in actions:
        known, before = len(session.happened), session.laid_open(seat)
        session.perform(actor, game.codec.read(text))
        acts.append(ReplayedAction(actor, before, Update(tuple(session.happened[known:]), session.laid_open(seat))))
        if len(session.scores) >= number:
            return ReplayedDeal(dealt, tuple(acts), session.deal_began)
    return None


@frozen
class LastDealResult:
    """The deal that was counted last, as whoever sits at a seat has seen it before the next one."""

    number: int
    scores: tuple[HandScored, ...]  # of all deals so far
    heard: tuple[Event, ...]
    before: View[Any]  # the table before the last action
    last: Update[Any]  # what that has led to


def last_count(record: Record, game: AnyGame, seat: Seat, begun: Session[Any, Any]) -> LastDealResult:
    """What the last action of a record has counted; the next deal is not dealt.

    `begun`: the match at the first card of the deal that this action ended.
    """
    session = begun
    for actor, action in record.actions[session.actions : -1]:
        session.perform(actor, game.codec.read(action))
    before, known = session.view(seat), len(session.heard(seat))
    actor, action = record.actions[-1]
    session.perform(actor, game.codec.read(action))
    heard = tuple(session.heard(seat))
    last = Update(heard[known:], session.view(seat))
    return LastDealResult(session.deal_number, tuple(session.scores), heard, before, last)

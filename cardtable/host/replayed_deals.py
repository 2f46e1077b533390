"""Replay of finished deals with all hands open, from the record of a match."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.events import Event, HandScored
from cardtable.core.record import Record
from cardtable.core.rules import AnyGame
from cardtable.core.session import Session, Update
from cardtable.core.views import View
from cardtable.core.zones import Seat


@frozen
class ReplayedAction:
    """An action in a replay, with the view before it."""

    seat: Seat
    before: View[Any]
    update: Update[Any]


@frozen
class ReplayedDeal:
    """A deal from its first card to its result; `began`: number of actions of the match before it."""

    dealt: View[Any]
    acts: tuple[ReplayedAction, ...]
    began: int


def replay_actions(
    record: Record, game: AnyGame, number: int, seat: Seat | None, begun: Session[Any, Any] | None = None
) -> ReplayedDeal | None:
    """Replay a deal as it looks from a seat with all hands open; None unless it is finished.

    `begun`: session at the first card of that deal, if known; without it all deals before are replayed too.
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
        n_events, before = len(session.happened), session.laid_open(seat)
        session.perform(actor, game.codec.read(text))
        acts.append(ReplayedAction(actor, before, Update(tuple(session.happened[n_events:]), session.laid_open(seat))))
        if len(session.scores) >= number:
            return ReplayedDeal(dealt, tuple(acts), session.deal_began)
    return None


@frozen
class LastDealResult:
    """The deal that was finished last, as its seat saw it before the next one."""

    number: int
    scores: tuple[HandScored, ...]  # of all deals so far
    heard: tuple[Event, ...]
    before: View[Any]  # before the last action
    last: Update[Any]  # of the last action


def last_deal_result(record: Record, game: AnyGame, seat: Seat, begun: Session[Any, Any]) -> LastDealResult:
    """Replay the deal that the last action of a record ended; the next deal is not dealt.

    `begun`: session at the first card of that deal.
    """
    session = begun
    for actor, action in record.actions[session.actions : -1]:
        session.perform(actor, game.codec.read(action))
    before, n_events = session.view(seat), len(session.heard(seat))
    actor, action = record.actions[-1]
    session.perform(actor, game.codec.read(action))
    history = tuple(session.heard(seat))
    last = Update(history[n_events:], session.view(seat))
    return LastDealResult(session.deal_number, tuple(session.scores), history, before, last)

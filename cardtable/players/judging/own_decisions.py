"""The decisions of one seat in a finished deal, each with what it saw and had heard then."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from cardtable.core.events import Event
from cardtable.core.frozen_values import frozen
from cardtable.core.record import Record
from cardtable.core.rules import AnyGame
from cardtable.core.session import Session
from cardtable.core.views import View
from cardtable.core.zones import Seat


@frozen
class SeatDecision:
    """What a seat did, and all that it knew; `action`: which one of the match it is, from 0."""

    action: int
    seat: Seat
    view: View[Any]
    heard: tuple[Event, ...]
    done: Any


@frozen
class SeatDecisions:
    """The decisions of a seat, and what the deal then counted for it."""

    deal: int
    seat: Seat
    decisions: tuple[SeatDecision, ...]
    actions: int  # of the match, when the deal had been counted
    counted: int


def decisions_of(
    record: Record, game: AnyGame, deal: int, seat: Seat, begun: Session[Any, Any] | None = None
) -> SeatDecisions | None:
    """The seat's decisions in the deal of this number; None unless it has been counted.

    `begun`: the match at the first card of that deal, where somebody has it; else all before it is played again.
    """
    session = begun or Session.replay(replace(record, actions=()), game)
    found = list[SeatDecision]()
    for number, (actor, text) in enumerate(record.actions[session.actions :], session.actions):
        action = game.codec.read(text)
        if session.deal_number == deal and actor == seat:
            found.append(SeatDecision(number, seat, session.view(seat), session.heard(seat), action))
        session.perform(actor, action)
        if len(session.scores) >= deal:
            return SeatDecisions(deal, seat, tuple(found), number + 1, session.scores[deal - 1].row[seat])
        session.deal_if_due()
    return None


def finished_deals(record: Record, game: AnyGame) -> int:
    """How many deals of a match have been counted."""
    return len(Session.replay(record, game).scores)

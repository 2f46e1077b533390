"""A claim: the rest of a deal whose result is certain, played without a word."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Any

from cardtable.core.rules import Rules
from cardtable.core.session import Session
from cardtable.core.zones import Seat

AnySession = Session[Any, Any]


def play_out(session: AnySession, rules: Rules[Any, Any], person: Seat, actions: Sequence[Any]) -> None:
    """Submit the claimed actions, and the first legal one for each other seat, until they are used up."""
    claimed = deque(actions)
    deal = session.deal_number
    while claimed and not session.match_over and session.deal_number == deal:
        seat = min(session.actors)
        action = claimed.popleft() if seat == person else next(rules.legal(session.view(seat)))
        if session.submit(seat, action, session.state_version) is not None:
            return
    _finish_trick(session, rules, person, deal)


def _finish_trick(session: AnySession, rules: Rules[Any, Any], person: Seat, deal: int) -> None:
    """After the person's last card the others still have to play theirs."""
    while not session.match_over and session.deal_number == deal and person not in session.actors:
        seat = min(session.actors)
        if session.submit(seat, next(rules.legal(session.view(seat))), session.state_version) is not None:
            return

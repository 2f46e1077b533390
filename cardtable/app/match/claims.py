"""A claim: the rest of a deal whose result is certain, played without a word."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from cardtable.core.rules import Rules
from cardtable.core.session import Session
from cardtable.core.views import View
from cardtable.core.zones import Seat

AnySession = Session[Any, Any]


def play_out(
    session: AnySession, rules: Rules[Any, Any], person: Seat, claim: Callable[[View[Any]], Sequence[Any]]
) -> None:
    """Submit what the person may claim at each turn, and the first legal action for each other seat between.

    It ends with the person's last action: what then is left to decide, each computer player decides itself.
    """
    deal = session.deal_number
    while not session.match_over and session.deal_number == deal:
        seat = min(session.actors)
        view = session.view(seat)
        claimed = claim(view) if seat == person else ()
        if seat == person and not claimed:
            return
        action = claimed[0] if claimed else next(rules.legal(view))
        if session.submit(seat, action, session.state_version) is not None or len(claimed) == 1:
            return

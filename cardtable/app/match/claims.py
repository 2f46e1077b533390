"""A claim: the rest of a deal whose result is certain, played without a word."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from cardtable.core.cards import Cards
from cardtable.core.events import HandScored
from cardtable.core.rules import Rules
from cardtable.core.session import Session, Update
from cardtable.core.views import View
from cardtable.core.zones import Seat
from cardtable.models.hints import cards_of

AnySession = Session[Any, Any]


class Outlook(NamedTuple):
    """What a claim will come to: the person's cards as they are laid open, and everybody's points in the deal."""

    cards: Cards
    points: tuple[int, ...]


def outlook(
    copy: AnySession, rules: Rules[Any, Any], person: Seat, claim: Callable[[View[Any]], Sequence[Any]]
) -> Outlook:
    """Play the claim out on a copy of the match, which no journal follows: its count is the only possible one."""
    cards = tuple(card for action in claim(copy.view(person)) for card in cards_of(action))
    counted: list[tuple[int, ...]] = []

    def hear(update: Update[Any]) -> None:
        if update.heard is None:
            counted.extend(event.row for event in update.events if isinstance(event, HandScored))

    leave = copy.subscribe(None, hear)
    play_out(copy, rules, person, claim)
    while not counted:
        seat = min(copy.actors)
        copy.submit(seat, next(rules.legal(copy.view(seat))), copy.state_version)
    leave()
    return Outlook(cards, counted[0])


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

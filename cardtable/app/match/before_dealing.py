"""The table before the cards are dealt, so that the first deal can be seen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from cardtable.core.cards import Card
from cardtable.core.events import CardsMoved, Event
from cardtable.core.views import View


def undealt(view: View[Any], heard: Sequence[Event]) -> View[Any]:
    """The view with all that was heard taken back: cards return face down to where they came from."""
    zones = {zone: list(cards) for zone, cards in view.zones.items()}
    for event in reversed(heard):
        if isinstance(event, CardsMoved):
            for card in event.cards:
                _take(zones[event.target], card)
            zones[event.source] += [None] * len(event.cards)
    return replace(view, zones={zone: tuple(cards) for zone, cards in zones.items()})


def _take(cards: list[Card | None], card: Card | None) -> None:
    cards.remove(card if card in cards else None)

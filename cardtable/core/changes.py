"""What happens on the way from one state to the next, put together step by step."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from cardtable.core.cards import Card, Cards, sort_cards, without
from cardtable.core.events import CardsMoved, Event
from cardtable.core.views import State, Step
from cardtable.core.zones import Zone

P = TypeVar("P")


class Changes:
    """The zones while a step is under way, and what has happened so far; the mapping given is left alone."""

    def __init__(self, zones: Mapping[Zone, Cards]) -> None:
        self.zones = dict(zones)
        self._events: list[Event] = []

    def move(self, source: Zone, target: Zone, cards: Cards) -> None:
        """Move cards, the last one to the top; raises ValueError if one is not there."""
        self.zones[source] = without(self.zones[source], cards)
        self.zones[target] += cards
        self.add(CardsMoved(source, target, cards))

    def gather(self, target: Zone, order: Cards) -> None:
        """Move all cards of all other zones to one zone, which then has them in the given order."""
        for zone, cards in tuple(self.zones.items()):
            if cards and zone != target:
                self.move(zone, target, cards)
        self.zones[target] = order

    def add(self, event: Event) -> None:
        """Note that something else happened."""
        self._events.append(event)

    def step(self, public: P) -> Step[P]:
        """The new state with these public facts, and all that happened."""
        return Step(State(self.zones, public), tuple(self._events))


def faces(zones: Mapping[Zone, tuple[Card | None, ...]], zone: Zone) -> Cards:
    """The cards of a zone whose faces are seen, in the order of texts; none if there is no such zone."""
    return sort_cards(card for card in zones.get(zone, ()) if card is not None)

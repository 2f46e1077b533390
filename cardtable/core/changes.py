"""A step under construction: the zones while they change, with every event that says so."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TypeVar

from cardtable.core.cards import Cards, alone, without
from cardtable.core.events import CardsMoved, Event, TurnStarted
from cardtable.core.views import State, Step
from cardtable.core.zones import Seat, Zone

P = TypeVar("P")
_T = TypeVar("_T")


class StateChanges:
    """Moves cards and keeps the events; `zones` is its own and may be changed."""

    def __init__(self, zones: dict[Zone, Cards]) -> None:
        self.zones = zones
        self.events: list[Event] = []

    def move(self, source: Zone, target: Zone, cards: Cards) -> None:
        """Move these cards, in this order, the last on top; raises ValueError if one is not there."""
        self.zones[source] = without(self.zones[source], cards)
        self.zones[target] = self.zones[target] + cards
        self.events.append(CardsMoved(source, target, alone(cards[0]) if len(cards) == 1 else cards))

    def move_all(self, source: Zone, target: Zone) -> Cards:
        """Move all that lies in a zone, if anything does; the cards moved."""
        cards = self.zones[source]
        if cards:
            self.move(source, target, cards)
        return cards

    def add(self, *events: Event) -> None:
        """Tell events that move no card."""
        self.events.extend(events)

    def step(self, public: P, actors: frozenset[Seat]) -> Step[P]:
        """The step to these public facts; those who are to act are told so."""
        if actors:
            self.events.append(_turn_of(actors))
        return Step(State(self.zones, public), tuple(self.events))


@cache
def _turn_of(actors: frozenset[Seat]) -> TurnStarted:
    """The same for all who ask: there are fewer sets of seats than turns at one table."""
    return TurnStarted(actors)


def replaced(values: Sequence[_T], place: int, value: _T) -> tuple[_T, ...]:
    """The same values with another one in one place."""
    return (*values[:place], value, *values[place + 1 :])

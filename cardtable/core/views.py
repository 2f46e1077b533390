"""State of a deal, views and redaction of events for each seat, and steps under construction."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Generic, TypeVar

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.cards import Card, Cards, alone, sort_cards, without
from cardtable.core.events import CardsMoved, Event, TurnStarted
from cardtable.core.zone_kinds import Visibility, ZoneSpec
from cardtable.core.zones import Seat, Zone

P = TypeVar("P")  # a game's public facts, a frozen dataclass


@frozen
class State(Generic[P]):
    """Whole truth of a deal, held only by `Session` and `Rules`. Its zones are plain dicts that are never changed."""

    zones: Mapping[Zone, Cards]  # empty ones too: the table creates its piles from the keys
    public: P
    version: int = 0  # set by Session, copied by rules; never used twice, not even after undo


@frozen
class View(Generic[P]):
    """Knowledge of one seat now; `seat` is None for a spectator."""

    seat: Seat | None
    zones: Mapping[Zone, tuple[Card | None, ...]]
    public: P
    version: int


@frozen
class Step(Generic[P]):
    """A new state with the events that led to it."""

    state: State[P]
    events: tuple[Event, ...]


def by_kind(zones: Sequence[ZoneSpec]) -> Mapping[str, ZoneSpec]:
    """Return the zone specs by kind, for repeated look-ups under the same rules."""
    return {spec.kind: spec for spec in zones}


def laid_open(zones: Sequence[ZoneSpec]) -> tuple[ZoneSpec, ...]:
    """Return the zone specs with hands open to all; zones hidden from all stay hidden."""
    return tuple(
        replace(spec, visibility=Visibility.EVERYONE) if spec.visibility is Visibility.OWNER else spec for spec in zones
    )


def observe(zones: Sequence[ZoneSpec], state: State[P], seat: Seat | None) -> View[P]:
    """Return the seat's view of the state (None: a spectator): hidden cards become None, their number stays."""
    return observed(by_kind(zones), state, seat)


def observed(specs: Mapping[str, ZoneSpec], state: State[P], seat: Seat | None) -> View[P]:
    """Return the view as `observe` does, with the zone specs by kind."""
    seen: dict[Zone, tuple[Card | None, ...]] = {
        zone: _hidden(len(cards)) if cards and not specs[zone.kind].visible_to(zone, seat) else cards
        for zone, cards in state.zones.items()
    }
    return View(seat, seen, state.public, state.version)


def redact(zones: Sequence[ZoneSpec], event: Event, seat: Seat | None) -> Event:
    """Return the event as the seat may see it: moved cards show if source or target is visible to it."""
    return redacted(by_kind(zones), event, seat)


def redacted(specs: Mapping[str, ZoneSpec], event: Event, seat: Seat | None) -> Event:
    """Return the event as `redact` does, with the zone specs by kind."""
    if not isinstance(event, CardsMoved):
        return event
    if specs[event.source.kind].visible_to(event.source, seat) or specs[event.target.kind].visible_to(
        event.target, seat
    ):
        return event
    return CardsMoved(event.source, event.target, _hidden(len(event.cards)))


@cache
def _hidden(count: int) -> tuple[None, ...]:
    return (None,) * count


def faces(view: View[P], zone: Zone) -> Cards:
    """Return the visible cards of a zone in text order; () if there is no such zone."""
    return sort_cards(card for card in view.zones.get(zone, ()) if card is not None)


_T = TypeVar("_T")


class StateChanges:
    """Builder of a step: moves cards between zones and collects the events; it owns `zones`."""

    def __init__(self, zones: dict[Zone, Cards]) -> None:
        self.zones = zones
        self.events: list[Event] = []

    def move(self, source: Zone, target: Zone, cards: Cards) -> None:
        """Move these cards in this order, the last on top; raise ValueError if one is missing."""
        self.zones[source] = without(self.zones[source], cards)
        self.zones[target] = self.zones[target] + cards
        self.events.append(CardsMoved(source, target, alone(cards[0]) if len(cards) == 1 else cards))

    def move_all(self, source: Zone, target: Zone) -> Cards:
        """Move all cards of a zone, if any; return them."""
        cards = self.zones[source]
        if cards:
            self.move(source, target, cards)
        return cards

    def add(self, *events: Event) -> None:
        """Add events that move no card."""
        self.events.extend(events)

    def step(self, public: P, actors: frozenset[Seat]) -> Step[P]:
        """Return the step to these public facts, with a TurnStarted event if any seat is to act."""
        if actors:
            self.events.append(_turn_of(actors))
        return Step(State(self.zones, public), tuple(self.events))


@cache
def _turn_of(actors: frozenset[Seat]) -> TurnStarted:
    """Return the event of these actors; cached, since there are fewer sets of seats than turns at a table."""
    return TurnStarted(actors)


def replaced(values: Sequence[_T], place: int, value: _T) -> tuple[_T, ...]:
    """Return the values with the one at `place` replaced."""
    return (*values[:place], value, *values[place + 1 :])

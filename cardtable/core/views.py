"""The truth of a deal and what each seat may see of it: one mask for every game.

A step under construction: the zones while they change, with every event that says so.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Generic, TypeVar

from cardtable.core.cards import Card, Cards, alone, sort_cards, without
from cardtable.core.events import CardsMoved, Event, TurnStarted
from cardtable.core.frozen_dataclass import frozen
from cardtable.core.zone_kinds import Visibility, ZoneSpec
from cardtable.core.zones import Seat, Zone

P = TypeVar("P")  # a game's public facts, a frozen dataclass


@frozen
class State(Generic[P]):
    """The whole truth. Only `Session` and `Rules` ever hold one. Zones are plain dicts that nobody changes."""

    zones: Mapping[Zone, Cards]  # empty ones too: the table builds its piles from the keys
    public: P
    version: int = 0  # stamped by Session, carried along by rules; never used twice, not even after undo


@frozen
class View(Generic[P]):
    """What one seat may know now; `seat` is None for a spectator."""

    seat: Seat | None
    zones: Mapping[Zone, tuple[Card | None, ...]]
    public: P
    version: int


@frozen
class Step(Generic[P]):
    """A new state and what happened on the way to it."""

    state: State[P]
    events: tuple[Event, ...]


def by_kind(zones: Sequence[ZoneSpec]) -> Mapping[str, ZoneSpec]:
    """The kinds of zones by their names, for those who look many times under the same rules."""
    return {spec.kind: spec for spec in zones}


def laid_open(zones: Sequence[ZoneSpec]) -> tuple[ZoneSpec, ...]:
    """The same kinds of zones where everybody shows what they hold; what lies face down for all stays so."""
    return tuple(
        replace(spec, visibility=Visibility.EVERYONE) if spec.visibility is Visibility.OWNER else spec for spec in zones
    )


def observe(zones: Sequence[ZoneSpec], state: State[P], seat: Seat | None) -> View[P]:
    """What the seat (None: a spectator) sees of the state: hidden cards become None, their number stays."""
    return observed(by_kind(zones), state, seat)


def observed(specs: Mapping[str, ZoneSpec], state: State[P], seat: Seat | None) -> View[P]:
    """As `observe`, with the kinds by name."""
    seen: dict[Zone, tuple[Card | None, ...]] = {
        zone: _hidden(len(cards)) if cards and not specs[zone.kind].visible_to(zone, seat) else cards
        for zone, cards in state.zones.items()
    }
    return View(seat, seen, state.public, state.version)


def redact(zones: Sequence[ZoneSpec], event: Event, seat: Seat | None) -> Event:
    """The event as the seat may see it: moved cards show if it sees into the source or the target."""
    return redacted(by_kind(zones), event, seat)


def redacted(specs: Mapping[str, ZoneSpec], event: Event, seat: Seat | None) -> Event:
    """As `redact`, with the kinds by name."""
    if not isinstance(event, CardsMoved):
        return event
    if specs[event.source.kind].visible_to(event.source, seat) or specs[event.target.kind].visible_to(
        event.target, seat
    ):
        return event
    return CardsMoved(event.source, event.target, _hidden(len(event.cards)))


@cache
def _hidden(count: int) -> tuple[None, ...]:
    """So many cards that a seat may not see: the same for all who ask."""
    return (None,) * count


def follow(
    zones: Sequence[ZoneSpec], seen: Mapping[Zone, tuple[Card | None, ...]], event: Event, seat: Seat | None
) -> dict[Zone, tuple[Card | None, ...]]:
    """The seat's picture of the zones after one redacted event.

    Hands and other multisets come out in the order of arrival, so compare them as multisets. Raises ValueError
    if the event takes a card that is not there.
    """
    picture = dict(seen)
    if isinstance(event, CardsMoved):
        left = list(picture[event.source])[::-1]  # cards are taken from the top, where it matters
        for card in event.cards:
            left.remove(card if card in left else None)
        picture[event.source] = tuple(left[::-1])
        shown = by_kind(zones)[event.target.kind].visible_to(event.target, seat)
        arriving = event.cards if shown else (None,) * len(event.cards)
        picture[event.target] = picture[event.target] + tuple(arriving)
    return picture


def faces(view: View[P], zone: Zone) -> Cards:
    """The cards of a zone whose faces the seat sees, in the order of texts; none if there is no such zone."""
    return sort_cards(card for card in view.zones.get(zone, ()) if card is not None)


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

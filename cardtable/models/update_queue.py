"""Queue of updates to show, and the split of an update that ends a deal: first its result, then the gathering.

The rules gather all cards with the result; people want to see the last trick, the melds and the hands beside the
points.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from cardtable.core.cards import Card
from cardtable.core.events import CardsMoved, Event, HandScored, MatchEnded, TrickWon
from cardtable.core.session import Update
from cardtable.core.views import View
from cardtable.core.zone_kinds import Role, ZoneKinds
from cardtable.core.zones import Zone


class UpdateQueue:
    """Queue in order of arrival; a finished deal comes in two parts of one version."""

    def __init__(self) -> None:
        self._updates: list[Update[Any]] = []

    def add(self, update: Update[Any]) -> None:
        self._updates.append(update)

    def next(self, version: int) -> Update[Any] | None:
        """Remove and return the first update that leads to this version; None if there is none."""
        found = next((one for one in self._updates if one.view.version == version), None)
        if found is not None:
            self._updates.remove(found)
        return found

    def clear(self) -> None:
        self._updates.clear()


Seen = tuple[Card | None, ...]


class DealEndParts(NamedTuple):
    """The two parts of an update that ends a deal."""

    counted: Update[Any]  # the cards stay in place, and hidden hands are turned up
    gathered: Update[Any] | None  # None: the match is over, and the cards stay


def split_deal_end(
    update: Update[Any], before: View[Any], kinds: ZoneKinds, open_hands: Callable[[], Mapping[Zone, Seen]] = dict
) -> DealEndParts | None:
    """Split an update that ends a deal; None for any other, and if the cards stay in place anyway.

    A hand that is turned up is an event from its zone to the same zone. `open_hands` returns the hands that the rules
    do not reveal, if they are known.
    """
    scored = next((index for index, event in enumerate(update.events) if isinstance(event, HandScored)), None)
    if scored is None or update.heard is not None:
        return None
    events = tuple(_as_counted(update.events, scored, kinds))
    held = reassemble(before, events, kinds)
    hidden = [zone for zone, cards in held.items() if kinds.is_hand(zone) and None in cards]
    if hidden:
        hands = open_hands()
        turned = tuple(CardsMoved(zone, zone, hands[zone]) for zone in hidden if zone in hands)
        counted = next(index for index, event in enumerate(events) if isinstance(event, HandScored))
        events = (*events[:counted], *turned, *events[counted:])
        held |= {zone: hands[zone] for zone in hidden if zone in hands}
    gathering = _gathering(held, update.view.zones)
    if gathering is None:
        return None
    shown = replace(update.view, zones=held)
    over = any(isinstance(event, MatchEnded) for event in update.events)
    return DealEndParts(Update(events, shown), None if over else Update(gathering, update.view))


def reassemble(before: View[Any], events: Sequence[Event], kinds: ZoneKinds) -> dict[Zone, Seen]:
    """Return the cards of each zone after these events, as the seat of the view sees them."""
    zones = {zone: list(cards) for zone, cards in before.zones.items()}
    for event in events:
        if isinstance(event, CardsMoved):
            turned = event.source == event.target
            _follow(zones, event, shown=turned or kinds.spec(event.target).visible_to(event.target, before.seat))
    return {zone: tuple(cards) for zone, cards in zones.items()}


def _as_counted(events: Sequence[Event], scored: int, kinds: ZoneKinds) -> Iterable[Event]:
    """Yield the events up to the result: the last trick is not swept, and hands are turned up in place."""
    won = max((index for index in range(scored) if isinstance(events[index], TrickWon)), default=scored)
    for index, event in enumerate(events):
        if not isinstance(event, CardsMoved):
            yield event
        elif index < scored and kinds.spec(event.target).role is Role.COUNT and kinds.is_hand(event.source):
            yield CardsMoved(event.source, event.source, event.cards)
        elif index < scored and not (index > won and kinds.is_trick(event.source)):
            yield event


def _follow(zones: dict[Zone, list[Card | None]], event: CardsMoved, *, shown: bool) -> None:
    source = zones[event.source]
    for card in event.cards:
        source.remove(card if card in source else None)
    zones[event.target] += event.cards if shown else [None] * len(event.cards)


def _gathering(held: Mapping[Zone, Seen], after: Mapping[Zone, Seen]) -> tuple[Event, ...] | None:
    """Return the moves of all cards to the one zone where they lie afterwards; None if there are several."""
    goals = [zone for zone, cards in after.items() if cards]
    if len(goals) != 1 or sum(map(len, held.values())) != len(after[goals[0]]):
        return None
    goal = goals[0]
    return tuple(CardsMoved(zone, goal, cards) for zone, cards in held.items() if cards and zone != goal)

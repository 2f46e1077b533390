"""The small moments in play that are worth a second's look: derived from an update alone, in every game alike."""

from __future__ import annotations

import enum
from collections.abc import Iterator

from cardtable.core.cards import Card
from cardtable.core.events import HandScored, TrickWon
from cardtable.core.frozen_values import frozen
from cardtable.core.zones import Seat, Zone
from cardtable.models.seen_update import UpdateFacts


class HighlightKind(enum.Enum):
    """What there is to see."""

    MOON = enum.auto()  # somebody has shot the moon
    CAUGHT = enum.auto()  # somebody gets a card that is spoken of, such as the queen of spades
    COMPLETE = enum.auto()  # what was collected is complete
    OUT = enum.auto()  # the last card of a hand has been played, while others still hold some


@frozen
class Highlight:
    """One of them; `zone`: the cards that it is about."""

    kind: HighlightKind
    seat: Seat | None
    card: Card | None = None
    zone: Zone | None = None


def moments_of(seen: UpdateFacts) -> tuple[Highlight, ...]:
    """The moments of an update, in the order in which they happened."""
    return (*_caught(seen), *_complete(seen), *_out(seen), *_moons(seen))


def _caught(seen: UpdateFacts) -> Iterator[Highlight]:
    won = next((event for event in seen.events if isinstance(event, TrickWon)), None)
    if won is not None and won.seat is not None:
        card = seen.named(won.seat, after=won)
        if card is not None:
            yield Highlight(HighlightKind.CAUGHT, won.seat, card)


def _complete(seen: UpdateFacts) -> Iterator[Highlight]:
    for zone in seen.completed():
        yield Highlight(HighlightKind.COMPLETE, seen.who_acts(), zone=zone)


def _out(seen: UpdateFacts) -> Iterator[Highlight]:
    """In tricks all hands grow equally small; cards that are gathered leave nobody any."""
    if seen.before is None or seen.kinds.has_tricks:
        return
    hands = {zone: cards for zone, cards in seen.view.zones.items() if seen.kinds.is_hand(zone)}
    for zone, cards in hands.items():
        held = seen.before.zones.get(zone, ())
        if held and not cards and zone.owner is not None and any(hands.values()):
            yield Highlight(HighlightKind.OUT, Seat(zone.owner))


def _moons(seen: UpdateFacts) -> Iterator[Highlight]:
    for event in seen.events:
        if isinstance(event, HandScored):
            yield from (Highlight(HighlightKind.MOON, feat.seat) for feat in event.feats)

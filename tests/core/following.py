"""A seat's picture of the zones, kept up to date by what it hears alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cardtable.core.cards import Card
from cardtable.core.events import CardsMoved, Event
from cardtable.core.views import by_kind
from cardtable.core.zone_kinds import ZoneSpec
from cardtable.core.zones import Seat, Zone


def follow(
    zones: Sequence[ZoneSpec], seen: Mapping[Zone, tuple[Card | None, ...]], event: Event, seat: Seat | None
) -> dict[Zone, tuple[Card | None, ...]]:
    """Return the seat's zones after one redacted event.

    Hands and other multisets come out in the order of arrival, so compare them as multisets. Raise ValueError if the
    event takes a card that is not there.
    """
    picture = dict(seen)
    if isinstance(event, CardsMoved):
        left = list(picture[event.source])[::-1]  # cards are taken from the top, where the order matters
        for card in event.cards:
            left.remove(card if card in left else None)
        picture[event.source] = tuple(left[::-1])
        shown = by_kind(zones)[event.target.kind].visible_to(event.target, seat)
        arriving = event.cards if shown else (None,) * len(event.cards)
        picture[event.target] = picture[event.target] + tuple(arriving)
    return picture

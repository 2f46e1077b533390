"""Cards that come to the person unseen: what other seats hand over, and what is drawn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from cardtable.core.cards import Card, Cards
from cardtable.core.events import CardsMoved, Event
from cardtable.core.session import Update
from cardtable.core.views import View
from cardtable.core.zones import Seat, Zone


def received_by(seat: Seat | None, events: Sequence[Event]) -> Cards:
    """What came into the seat's hand from another seat; what it cannot see is left out."""
    given = (event for event in _into_hand(seat, events) if event.source.owner not in (None, seat))
    return tuple(card for event in given for card in event.cards if card is not None)


def drawn_by(seat: Seat | None, events: Sequence[Event], is_hidden: Callable[[Zone], bool]) -> Cards:
    """What the seat took of a pile face down and still holds, such as no red three; a deal brings others cards too."""
    moved = [event for event in events if isinstance(event, CardsMoved)]
    own = [event for event in _into_hand(seat, events) if event.source.owner is None and is_hidden(event.source)]
    sources = {event.source for event in own}
    if any(event.source in sources and event.target.owner not in (None, seat) for event in moved):
        return ()
    drawn: Counter[Card | None] = Counter(card for event in own for card in event.cards)
    drawn -= Counter(card for event in moved if event.source == Zone("hand", seat) for card in event.cards)
    return tuple(card for card in drawn.elements() if card is not None)


def is_deal(events: Sequence[Event]) -> bool:
    """Whether cards come to several hands from one pile of the table."""
    moved = (event for event in events if isinstance(event, CardsMoved))
    dealt = {
        (event.source, event.target) for event in moved if event.source.owner is None and event.target.kind == "hand"
    }
    return len(dealt) > len({source for source, _ in dealt})


def received(update: Update[Any], before: View[Any] | None) -> Cards:
    """What an update brought to the seat that sees it; an update of all that was heard brings nothing new."""
    if update.heard is not None:
        return ()
    seat = update.view.seat
    given = received_by(seat, update.events)
    return given or drawn_by(
        seat, update.events, lambda zone: before is not None and None in before.zones.get(zone, ())
    )


def _into_hand(seat: Seat | None, events: Sequence[Event]) -> list[CardsMoved]:
    moved = (event for event in events if isinstance(event, CardsMoved))
    return [event for event in moved if seat is not None and event.target == Zone("hand", seat)]

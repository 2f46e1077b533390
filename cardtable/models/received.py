"""Cards that other seats hand to the person, as in passing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cardtable.core.cards import Cards
from cardtable.core.events import CardsMoved, Event
from cardtable.core.session import Update
from cardtable.core.zones import Seat


def received_by(seat: Seat | None, events: Sequence[Event]) -> Cards:
    """What came into the seat's hand from another seat; what it cannot see is left out."""
    moved = (event for event in events if isinstance(event, CardsMoved))
    given = (
        event
        for event in moved
        if event.target.kind == "hand"
        and event.target.owner == seat
        and event.source.owner is not None
        and event.source.owner != seat
    )
    return tuple(card for event in given for card in event.cards if card is not None and seat is not None)


def received(update: Update[Any]) -> Cards:
    """What an update brought to the seat that sees it; an update of all that was heard brings nothing new."""
    return () if update.heard is not None else received_by(update.view.seat, update.events)

"""Dealing as G-01 says: one card at a time, clockwise, from the dealer's left."""

from __future__ import annotations

from cardtable.core.cards import Cards
from cardtable.core.changes import Changes
from cardtable.core.events import CardsMoved
from cardtable.core.tricks import next_seat
from cardtable.core.zones import Seat, Zone

_DECK = Zone("deck")


def deal_around(changes: Changes, deck: Cards, seats: int, dealer: Seat, hand_size: int, rest: Zone) -> None:
    """Give every zone "hand" so many cards of a deck that is in no zone yet; what is left over lies in `rest`.

    The deck's first card goes to the dealer's left. Told as moves from the zone "deck".
    """
    end = hand_size * seats
    for place, card in enumerate(deck[:end]):
        target = Zone("hand", next_seat(dealer, seats, 1 + place))
        changes.zones[target] += (card,)
        changes.add(CardsMoved(_DECK, target, (card,)))
    if len(deck) > end:
        changes.zones[rest] = deck[end:]
        changes.add(CardsMoved(_DECK, rest, deck[end:]))

"""Cards that a person receives unseen (passed or drawn), and the order of a hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from cardtable.core.cards import Card, Cards, sort_key
from cardtable.core.events import CardsMoved, Event, TurnStarted
from cardtable.core.session import Update
from cardtable.core.views import View
from cardtable.core.zone_kinds import Visibility, ZoneKinds
from cardtable.core.zones import Seat, Zone


def received_by(seat: Seat | None, events: Sequence[Event], kinds: ZoneKinds) -> Cards:
    """Return the cards that came into the seat's hand from another seat, without those that it cannot see."""
    received = (event for event in _into_hand(seat, events, kinds) if event.source.owner not in (None, seat))
    return tuple(card for event in received for card in event.cards if card is not None)


def picked_up(seat: Seat | None, events: Sequence[Event], kinds: ZoneKinds) -> Cards:
    """Return the cards that the seat took from the middle of the table, where everybody saw them."""
    open_piles = (
        event
        for event in _into_hand(seat, events, kinds)
        if event.source.owner is None and kinds.spec(event.source).visibility is Visibility.EVERYONE
    )
    return tuple(card for event in open_piles for card in event.cards if card is not None)


def drawn_cards(
    seat: Seat | None, events: Sequence[Event], kinds: ZoneKinds, is_hidden: Callable[[Zone], bool]
) -> Cards:
    """Return the cards that the seat drew face down and still holds, such as no red three; () at the initial deal."""
    moved = [event for event in events if isinstance(event, CardsMoved)]
    own = [event for event in _into_hand(seat, events, kinds) if event.source.owner is None and is_hidden(event.source)]
    sources = {event.source for event in own}
    if any(event.source in sources and event.target.owner not in (None, seat) for event in moved):
        return ()
    drawn: Counter[Card | None] = Counter(card for event in own for card in event.cards)
    drawn -= Counter(card for event in moved if kinds.is_hand_of(seat, event.source) for card in event.cards)
    return tuple(card for card in drawn.elements() if card is not None)


def drawn_this_turn(seat: Seat | None, history: Sequence[Event], kinds: ZoneKinds) -> Cards:
    """Return the cards that the seat has drawn since its turn began and still holds; () once another seat is to act."""
    began = None
    for index in range(len(history) - 1, -1, -1):
        event = history[index]
        if isinstance(event, TurnStarted):
            if seat not in event.seats:
                break
            began = index
    if began is None:
        return ()
    return drawn_cards(seat, history[began:], kinds, lambda zone: kinds.spec(zone).visibility is Visibility.NOBODY)


def is_initial_deal(events: Sequence[Event], kinds: ZoneKinds) -> bool:
    """Return True if cards come to several hands from one pile."""
    moved = (event for event in events if isinstance(event, CardsMoved))
    from_piles = (event for event in moved if event.source.owner is None and kinds.is_hand(event.target))
    dealt = {(event.source, event.target) for event in from_piles}
    return len(dealt) > len({source for source, _ in dealt})


def is_done_by(seat: Seat, events: Sequence[Event]) -> bool:
    """Return True if the seat has acted: cards have left its zones, or only others are to act."""
    turn = next((event for event in reversed(events) if isinstance(event, TurnStarted)), None)
    if turn is None:
        return False
    moved = (event for event in events if isinstance(event, CardsMoved))
    return seat not in turn.seats or any(event.source.owner == seat for event in moved)


def received_cards(update: Update[Any], before: View[Any] | None, kinds: ZoneKinds) -> Cards:
    """Return the cards that an update brought to its seat; () for an update with the whole history."""
    if update.heard is not None:
        return ()
    seat = update.view.seat
    received = received_by(seat, update.events, kinds)
    return received or drawn_cards(
        seat, update.events, kinds, lambda zone: before is not None and None in before.zones.get(zone, ())
    )


def _into_hand(seat: Seat | None, events: Sequence[Event], kinds: ZoneKinds) -> list[CardsMoved]:
    moved = (event for event in events if isinstance(event, CardsMoved))
    return [event for event in moved if kinds.is_hand_of(seat, event.target)]


ORDERS = ("suit", "rank", "sets", "as_dealt")
WILD = 100  # above all ranks: sorts wild deuces and jokers last


def hand_key(order: str) -> Callable[[Card], tuple[int, ...]]:
    """Return the sorting key of an order of the hand; raise ValueError for another name.

    "suit": by suit with red and black in turn (clubs, diamonds, spades, hearts); "rank"; "sets": by rank with deuces
    and jokers last; "as_dealt": the same key for all, so that a stable sort keeps the order of arrival.
    """
    match order:
        case "suit":
            return sort_key
        case "rank":
            return lambda card: (15 if card.is_joker else card.rank, *sort_key(card)[:1])
        case "sets":
            return lambda card: (WILD - card.rank if card.rank in (0, 2) else card.rank, *sort_key(card)[:1])
        case "as_dealt":
            return lambda card: ()
    raise ValueError(f"“{order}” is no order of a hand: use suit, rank, sets or as_dealt.")

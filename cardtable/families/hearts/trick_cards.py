"""Cards on their way through a trick: laid, swept up, and counted for whoever takes them."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from cardtable.core.cards import Card, Cards, Suit, sort_cards
from cardtable.core.changes import StateChanges, replaced
from cardtable.core.events import Announced
from cardtable.core.trick_taking import next_seat
from cardtable.core.zones import Seat, Zone
from cardtable.families.hearts import announcing
from cardtable.families.hearts.card_values import QUEEN_OF_SPADES, CardValues
from cardtable.families.hearts.facts import F, PublicFacts
from cardtable.families.hearts.whereabouts import SHOWN, hand_zone, seen_kitty_zone, trick_zone


def lay(changes: StateChanges, public: F, seat: Seat, card: Card, said: Announced, *, queen_breaks: bool) -> F:
    """The facts after a card was played; the trick may be complete now (HR-07, XR-04)."""
    changes.move(hand_zone(seat), trick_zone(seat), (card,))
    changes.add(said)
    breaks = card.suit is Suit.HEARTS or (card == QUEEN_OF_SPADES and queen_breaks)
    if breaks and not public.broken:
        changes.add(announcing.broken())
    return replace(
        public,
        trick=(*public.trick, card),
        played=(*public.played, card),
        broken=public.broken or breaks,
        turn=next_seat(seat, public.seats),
    )


def leader_of(public: PublicFacts) -> Seat:
    """Who leads or has led to the trick."""
    assert public.leader is not None  # while cards are played it is somebody
    return public.leader


def seat_at(public: PublicFacts, place: int) -> Seat:
    """Who has played the card in this place of the trick; 0 is the lead."""
    return next_seat(leader_of(public), public.seats, place)


def sweep(changes: StateChanges, public: PublicFacts, target: Zone) -> None:
    """The cards of the trick leave the table in the order in which they were played."""
    for place, card in enumerate(public.trick):
        changes.move(trick_zone(seat_at(public, place)), target, (card,))


class TrickTaken(NamedTuple):
    """What the seats have taken in this deal."""

    points: tuple[int, ...]
    point_cards: tuple[Cards, ...]


def take(changes: StateChanges, public: PublicFacts, seat: Seat, cards: Cards, values: CardValues) -> TrickTaken:
    """Count these cards for a seat as well, and say which it takes of those that count, the hearts aside."""
    counting = values.counting(cards)
    changes.add(*(announcing.takes(seat, card) for card in counting if card.suit is not Suit.HEARTS))
    return _with(public, seat, counting, values)


def show_kitty(changes: StateChanges, public: F, owner: Seat | None, values: CardValues) -> F:
    """What was left over counts for its owner (HR-11, XR-08), and from here on everybody sees it."""
    if owner is None:
        return public
    taken = _with(public, owner, values.counting(changes.move_all(seen_kitty_zone(owner), SHOWN)), values)
    return replace(public, points=taken.points, point_cards=taken.point_cards)


def _with(public: PublicFacts, seat: Seat, counting: Cards, values: CardValues) -> TrickTaken:
    """What has been taken, with these cards for this seat."""
    if not counting:
        return TrickTaken(public.points, public.point_cards)
    return TrickTaken(
        replaced(public.points, seat, public.points[seat] + values.sum(counting)),
        replaced(public.point_cards, seat, sort_cards(public.point_cards[seat] + counting)),
    )

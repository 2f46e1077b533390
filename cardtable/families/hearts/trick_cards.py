"""Cards on their way through a trick: laid, swept up, and counted for whoever takes them."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from cardtable.core.cards import Card, Cards, Suit, sort_cards
from cardtable.core.changes import Changes, replaced
from cardtable.core.events import Announced
from cardtable.core.trick_taking import next_seat
from cardtable.core.zones import Seat, Zone
from cardtable.families.hearts import announcing
from cardtable.families.hearts.card_values import QUEEN_OF_SPADES, CardValues
from cardtable.families.hearts.facts import Facts, P
from cardtable.families.hearts.whereabouts import SHOWN, hand, looked, trick


def lay(changes: Changes, public: P, seat: Seat, card: Card, said: Announced, *, queen_breaks: bool) -> P:
    """The facts after a card was played; the trick may be complete now (HR-07, XR-04)."""
    changes.move(hand(seat), trick(seat), (card,))
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


def leader_of(public: Facts) -> Seat:
    """Who leads or has led to the trick."""
    assert public.leader is not None  # while cards are played it is somebody
    return public.leader


def seat_at(public: Facts, place: int) -> Seat:
    """Who has played the card in this place of the trick; 0 is the lead."""
    return next_seat(leader_of(public), public.seats, place)


def sweep(changes: Changes, public: Facts, target: Zone) -> None:
    """The cards of the trick leave the table in the order in which they were played."""
    for place, card in enumerate(public.trick):
        changes.move(trick(seat_at(public, place)), target, (card,))


class Taken(NamedTuple):
    """What the seats have taken in this deal."""

    points: tuple[int, ...]
    point_cards: tuple[Cards, ...]


def take(changes: Changes, public: Facts, seat: Seat, cards: Cards, values: CardValues) -> Taken:
    """Count these cards for a seat as well, and say which it takes of those that count, the hearts aside."""
    counting = values.counting(cards)
    changes.add(*(announcing.takes(seat, card) for card in counting if card.suit is not Suit.HEARTS))
    return _with(public, seat, counting, values)


def show_kitty(changes: Changes, public: P, owner: Seat | None, values: CardValues) -> P:
    """What was left over counts for its owner (HR-11, XR-08), and from here on everybody sees it."""
    if owner is None:
        return public
    taken = _with(public, owner, values.counting(changes.move_all(looked(owner), SHOWN)), values)
    return replace(public, points=taken.points, point_cards=taken.point_cards)


def _with(public: Facts, seat: Seat, counting: Cards, values: CardValues) -> Taken:
    """What has been taken, with these cards for this seat."""
    if not counting:
        return Taken(public.points, public.point_cards)
    return Taken(
        replaced(public.points, seat, public.points[seat] + values.sum(counting)),
        replaced(public.point_cards, seat, sort_cards(public.point_cards[seat] + counting)),
    )

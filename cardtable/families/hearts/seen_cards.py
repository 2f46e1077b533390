"""Facts known to one seat while a deal is played, as cards: the only source of its hints.

Each game fills it in from its player's information set, so no card that the seat has not seen can get into a hint.
"""

from __future__ import annotations

from collections.abc import Mapping

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.cards import Card, Cards, Suit
from cardtable.families.hearts.options import QUEEN_OF_SPADES, CardValues


@frozen
class Seen:
    """Known facts of one seat: trick on the table, places of cards, points won; tuples by seat."""

    seat: int
    hand: Cards
    trick: Cards
    later: tuple[int, ...]  # seats that play to this trick after this one
    winning: int | None  # seat that wins the trick as it lies; None: none, or an empty trick
    front: Card | None  # its card
    out: Mapping[Card, int]  # number of each card that the seat has not seen
    left_over: bool  # True if some of those are in no hand: a kitty, or a widow
    lacks: tuple[frozenset[Suit], ...]  # suits in which each seat has shown void
    placed: tuple[Mapping[Card, int], ...]  # cards certainly in each hand, passed by this seat
    sizes: tuple[int, ...]  # number of cards in each hand
    values: CardValues
    pot: int  # points of the trick as it lies for its winner, with waiting ones, without bonus cards
    taken: tuple[int, ...]  # points that each seat has won, without bonus cards
    threat: int | None  # another seat that may be shooting the moon, or None
    clean: bool  # True if no points may be discarded on this trick
    twins: bool  # True if each card exists twice, and both in one trick cancel each other

    def count(self, suit: Suit) -> int:
        """Return the number of unseen cards of the suit."""
        return sum(number for card, number in self.out.items() if card.suit is suit)

    def above(self, card: Card) -> int:
        """Return the number of unseen cards of its suit that beat the card."""
        return sum(number for other, number in self.out.items() if other.suit is card.suit and other.rank > card.rank)

    def below(self, card: Card) -> int:
        """Return the number of unseen cards of its suit that are lower than the card."""
        return sum(number for other, number in self.out.items() if other.suit is card.suit and other.rank < card.rank)

    def others(self) -> tuple[int, ...]:
        """Return all other seats that still hold cards."""
        return tuple(seat for seat, size in enumerate(self.sizes) if size and seat != self.seat)

    def may_follow(self, suit: Suit) -> tuple[int, ...]:
        """Return the other seats that may hold a card of the suit."""
        if not self.count(suit):
            return ()
        return tuple(seat for seat in self.others() if suit not in self.lacks[seat])

    def may_hold(self, seat: int, card: Card) -> bool:
        """Return True if the seat may hold the card."""
        elsewhere = sum(held.get(card, 0) for other, held in enumerate(self.placed) if other != seat)
        return bool(self.sizes[seat]) and card.suit not in self.lacks[seat] and self.out.get(card, 0) > elsewhere

    @property
    def queen_points(self) -> int:
        """Points of the queen of spades."""
        return self.values.points.get(QUEEN_OF_SPADES, 0)

    @property
    def queen_is_out(self) -> bool:
        """True if the queen of spades has points and has not been seen by this seat."""
        return self.queen_points > 0 and self.out.get(QUEEN_OF_SPADES, 0) > 0

    def points(self, card: Card) -> int:
        """Return the points of the card; 0 for a bonus card."""
        return self.values.points.get(card, 0)

    def points_out(self) -> int:
        """Return the points of all unseen cards."""
        return sum(self.points(card) * number for card, number in self.out.items())

    def of_suit(self, suit: Suit | None) -> Cards:
        """Return the player's cards of a suit."""
        return tuple(card for card in self.hand if card.suit is suit)

    def gaps(self, suit: Suit, seats: tuple[int, ...]) -> tuple[int, ...]:
        """Return the seats void in the suit that may hold points to discard on it; () if none may be discarded."""
        if self.clean:
            return ()
        void = (seat for seat in seats if suit in self.lacks[seat])
        return tuple(seat for seat in void if any(self.may_hold(seat, card) for card in self.values.points))

    def is_decided(self) -> bool:
        """Return True if the current winner of the trick certainly wins it unless this seat does."""
        return self.front is not None and (not self.later or not (self.twins or self.above(self.front)))

"""What one seat knows while a deal is played, as cards: what its hints may speak of, and nothing else.

Each game fills it in from its player's memory, so no card that the seat has not seen can get into a hint.
"""

from __future__ import annotations

from collections.abc import Mapping

from cardtable.core.cards import Card, Cards, Suit
from cardtable.core.frozen_dataclass import frozen
from cardtable.families.hearts.options import QUEEN_OF_SPADES, CardValues


@frozen
class Seen:
    """The trick on the table, where the cards are, and what has been won; tuples by seat."""

    seat: int
    hand: Cards
    trick: Cards
    later: tuple[int, ...]  # who plays to this trick after the seat
    winning: int | None  # who wins the trick as it lies; None: nobody, or nothing lies there
    front: Card | None  # with this card
    out: Mapping[Card, int]  # how many of each card the seat has not seen
    left_over: bool  # whether some of those lie in no hand: a kitty, or a widow
    lacks: tuple[frozenset[Suit], ...]  # the suits that each seat has shown not to hold
    placed: tuple[Mapping[Card, int], ...]  # the cards that are certainly in each hand: this seat has passed them there
    sizes: tuple[int, ...]  # cards in each hand
    values: CardValues
    pot: int  # the points that the winner of the trick takes as it lies, bonus cards aside; waiting ones included
    taken: tuple[int, ...]  # the points that each seat has won, bonus cards aside
    threat: int | None  # another seat that may be shooting the moon
    clean: bool  # whether no points may be discarded on this trick
    twins: bool  # whether each card is there twice, and both in one trick cancel each other

    def count(self, suit: Suit) -> int:
        """How many cards of the suit are out."""
        return sum(number for card, number in self.out.items() if card.suit is suit)

    def above(self, card: Card) -> int:
        """How many cards of its suit that are out beat the card."""
        return sum(number for other, number in self.out.items() if other.suit is card.suit and other.rank > card.rank)

    def below(self, card: Card) -> int:
        """How many cards of its suit that are out are lower than the card."""
        return sum(number for other, number in self.out.items() if other.suit is card.suit and other.rank < card.rank)

    def others(self) -> tuple[int, ...]:
        """All other seats that still hold cards."""
        return tuple(seat for seat, size in enumerate(self.sizes) if size and seat != self.seat)

    def may_follow(self, suit: Suit) -> tuple[int, ...]:
        """The other seats that may hold a card of the suit."""
        if not self.count(suit):
            return ()
        return tuple(seat for seat in self.others() if suit not in self.lacks[seat])

    def may_hold(self, seat: int, card: Card) -> bool:
        """Whether the seat may hold the card."""
        elsewhere = sum(held.get(card, 0) for other, held in enumerate(self.placed) if other != seat)
        return bool(self.sizes[seat]) and card.suit not in self.lacks[seat] and self.out.get(card, 0) > elsewhere

    @property
    def queen_points(self) -> int:
        """What the queen of spades costs."""
        return self.values.points.get(QUEEN_OF_SPADES, 0)

    @property
    def queen_is_out(self) -> bool:
        """Whether the queen of spades costs points, and another may hold it."""
        return self.queen_points > 0 and self.out.get(QUEEN_OF_SPADES, 0) > 0

    def points(self, card: Card) -> int:
        """What the card costs; 0 for a bonus card."""
        return self.values.points.get(card, 0)

    def points_out(self) -> int:
        """What all cards that are out cost together."""
        return sum(self.points(card) * number for card, number in self.out.items())

    def of_suit(self, suit: Suit | None) -> Cards:
        """The own cards of a suit."""
        return tuple(card for card in self.hand if card.suit is suit)

    def gaps(self, suit: Suit, seats: tuple[int, ...]) -> tuple[int, ...]:
        """Those of the seats that have shown not to hold the suit and may hold points, which they could throw on it."""
        if self.clean:
            return ()
        return tuple(
            seat
            for seat in seats
            if suit in self.lacks[seat] and any(self.may_hold(seat, card) for card in self.values.points)
        )

    def is_decided(self) -> bool:
        """Whether whoever wins the trick as it lies surely wins it, if this seat does not."""
        return self.front is not None and (not self.later or not (self.twins or self.above(self.front)))

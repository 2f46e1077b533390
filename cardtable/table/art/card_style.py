"""How a deck looks: the choices of the person, and the colours and measures that follow from them."""

from __future__ import annotations

from typing import NamedTuple

from cardtable.core.cards import Card, Suit

WIDTH = 250.0  # a card in its own units; every other length in a face is one of these
HEIGHT = 350.0
RADIUS = 0.055 * WIDTH

FACE = "#FCFBF7"
BLACK = "#1B1B1E"
RED = "#C8202F"
BLUE = "#1E5FBF"
GREEN = "#0E5A28"
GOLD = "#E3AE3F"
GOLD_DARK = "#A87414"

BACKS: tuple[str, ...] = ("phulkari", "jaali", "block", "kalamkari", "girih", "plain")
LETTERS: tuple[str, ...] = ("latin", "hi", "pa", "te", "fa")
STRIP = 0.28  # of the card's width: what must stay in sight for a whole index
STRIP_LARGE = 0.375

_TWO = {Suit.CLUBS: BLACK, Suit.DIAMONDS: RED, Suit.SPADES: BLACK, Suit.HEARTS: RED}
_FOUR = {Suit.CLUBS: GREEN, Suit.DIAMONDS: BLUE, Suit.SPADES: BLACK, Suit.HEARTS: RED}


class CardStyle(NamedTuple):
    """The deck somebody plays with; hashable, because pictures are cached by it.

    `letters` is one of LETTERS (indices and digits), `back` one of BACKS.
    """

    four_colours: bool = True
    large_indices: bool = False
    letters: str = "latin"
    back: str = "girih"

    @property
    def strip(self) -> float:
        """The part of the width that shows the whole index: the tightest step of a fan."""
        return STRIP_LARGE if self.large_indices else STRIP


def ink_of(card: Card, style: CardStyle) -> str:
    """The colour of a card's index and symbols; a joker is red."""
    if card.suit is None:
        return RED
    return (_FOUR if style.four_colours else _TWO)[card.suit]

"""Presentation of a game: welcome tile, emblem, and pictures that explain its rules."""

from __future__ import annotations

import enum

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.cards import Card, Cards, Suit, parse_cards
from cardtable.core.text import Text


@frozen
class Presentation:
    """A game's tile and place in lists, and options of its display."""

    tagline: Text | None = None  # one or two short sentences for the tile on the welcome page
    emblem: tuple[Card, ...] = ()  # three cards for the tile
    place: int = 100  # rank in lists for people: the lowest is first
    points_of_deals: bool = True  # True if a deal's points say more than its winner
    red_and_black: bool = False  # True if colours matter more than suits: the default deck has two colours


PLAIN = Presentation()
"""That of a game of which nothing more is said."""


class PictureSlot(enum.Enum):
    """Places of cards in a picture."""

    IN_HAND = enum.auto()  # own hand; highlighted cards are raised
    IN_TRICK = enum.auto()  # one card for each player, clockwise
    SIDE_BY_SIDE = enum.auto()  # melds, cards won, and piles of which every card is visible


@frozen
class PictureGroup:
    """Cards that lie together in a picture.

    Marked cards are listed again: `shines` are the subject of the sentence, `dim` may not be played, `crossed` cancel
    each other, `coming` are moving to the hand. `first`: in a trick, the player who led, counted clockwise from the
    person, who is 0. `frozen`: of a pile.
    """

    lies: PictureSlot
    cards: Cards
    shines: Cards = ()
    dim: Cards = ()
    crossed: Cards = ()
    coming: Cards = ()
    first: int = 0
    frozen: bool = False
    caption: Text | None = None


@frozen
class TablePictureSpec:
    """One picture of the rules: at most one hand, and a trick or groups side by side.

    `players` around the table, the person nearest; 0 shows none. `trumps` are theirs, clockwise from the person.
    """

    said: tuple[Text, ...]
    groups: tuple[PictureGroup, ...]
    players: int = 0
    trumps: tuple[Suit, ...] = ()


def picture(
    first: Text, second: Text, *groups: PictureGroup, players: int = 0, trumps: tuple[Suit, ...] = ()
) -> TablePictureSpec:
    """Return the picture of these groups, of which two sentences are said."""
    return TablePictureSpec((first, second), groups, players, trumps)


def hand(cards: str, *, shines: str = "", dim: str = "") -> PictureGroup:
    """Return the player's hand; card arguments are text forms separated by spaces, here and in the functions below."""
    return PictureGroup(PictureSlot.IN_HAND, _cards(cards), _cards(shines), _cards(dim))


def trick(cards: str, *, first: int = 0, shines: str = "", crossed: str = "") -> PictureGroup:
    """Return a trick, clockwise from the player `first`."""
    return PictureGroup(PictureSlot.IN_TRICK, _cards(cards), _cards(shines), crossed=_cards(crossed), first=first)


def row(
    cards: str, caption: Text | None = None, *, shines: str = "", coming: str = "", frozen: bool = False
) -> PictureGroup:
    """Return cards side by side: a meld, cards won, or a pile from its lowest card."""
    return PictureGroup(
        PictureSlot.SIDE_BY_SIDE, _cards(cards), _cards(shines), coming=_cards(coming), frozen=frozen, caption=caption
    )


def _cards(texts: str) -> Cards:
    return parse_cards(texts.split())

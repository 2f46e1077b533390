"""How a game is shown to people, beside what it is.

How a game is played, in a few pictures: which cards lie where, what is marked, and a sentence or two for each.
"""

from __future__ import annotations

import enum

from cardtable.core.cards import Card, Cards, Suit, parse_cards
from cardtable.core.frozen_dataclass import frozen
from cardtable.core.text import Text


@frozen
class Presentation:
    """How a game stands among the others, and in which colours."""

    tagline: Text | None = None  # one or two short sentences for the tile on the welcome page
    emblem: tuple[Card, ...] = ()  # three cards for the tile
    place: int = 100  # in lists for people: the lowest stands first
    points_of_deals: bool = True  # whether a deal's points tell more than who won it
    red_and_black: bool = False  # whether red and black matter more than suits: the deck begins in two colours


PLAIN = Presentation()
"""That of a game of which nothing more is said."""


class PictureSlot(enum.Enum):
    """Where cards lie in a picture."""

    IN_HAND = enum.auto()  # the own hand; what shines is raised
    IN_TRICK = enum.auto()  # a card a player, clockwise
    SIDE_BY_SIDE = enum.auto()  # what was laid out or won, and piles of which every card is seen


@frozen
class PictureGroup:
    """Cards that lie together. The cards that are marked are named once more: `shines` those that the sentence is
    about, `dim` those that may not be played, `crossed` those that cancel each other, `coming` those that come to the
    hand.

    `first`: of a trick, whose card is the first one, counted clockwise from the person, who is 0. `frozen`: of a pile.
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
    """One thing to know, at the table: a hand at the most, and a trick or groups side by side.

    `players` sit around it, the person nearest; none are shown where it does not matter. `trumps` are theirs, clockwise
    from the person.
    """

    said: tuple[Text, ...]
    groups: tuple[PictureGroup, ...]
    players: int = 0
    trumps: tuple[Suit, ...] = ()


def no_pictures() -> tuple[TablePictureSpec, ...]:
    """Those of a game that has none."""
    return ()


def hand(cards: str, *, shines: str = "", dim: str = "") -> PictureGroup:
    """The own hand; all cards by their text forms, with blanks between, as in every function here."""
    return PictureGroup(PictureSlot.IN_HAND, _cards(cards), _cards(shines), _cards(dim))


def trick(cards: str, *, first: int = 0, shines: str = "", crossed: str = "") -> PictureGroup:
    """A trick, clockwise from the player `first`."""
    return PictureGroup(PictureSlot.IN_TRICK, _cards(cards), _cards(shines), crossed=_cards(crossed), first=first)


def row(
    cards: str, caption: Text | None = None, *, shines: str = "", coming: str = "", frozen: bool = False
) -> PictureGroup:
    """Cards side by side: a meld, what was won, or a pile from its lowest card on."""
    return PictureGroup(
        PictureSlot.SIDE_BY_SIDE, _cards(cards), _cards(shines), coming=_cards(coming), frozen=frozen, caption=caption
    )


def _cards(texts: str) -> Cards:
    return parse_cards(texts.split())

"""How a game is shown to people, beside what it is."""

from __future__ import annotations

from cardtable.core.cards import Card
from cardtable.core.frozen_values import frozen
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

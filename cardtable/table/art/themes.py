"""Themes of the table, and the colours and measures of a deck."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from cardtable.core.cards import Card, Suit
from cardtable.core.text import Text, translate

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
STRIP = 0.28  # of the card's width: visible part that shows a whole index
STRIP_LARGE = 0.375
_TWO = {Suit.CLUBS: BLACK, Suit.DIAMONDS: RED, Suit.SPADES: BLACK, Suit.HEARTS: RED}
_FOUR = {Suit.CLUBS: GREEN, Suit.DIAMONDS: BLUE, Suit.SPADES: BLACK, Suit.HEARTS: RED}
PAPER = FACE
INK, INK2 = "#22201C", "#55524B"  # for main and for secondary text on paper


class Theme(NamedTuple):
    """Theme of the table: colours as "#RRGGBB", alphas from 0 to 1.

    The felt runs from `felt_centre` over `felt_middle` to `felt_edge`. `plate` lies on it with `plate_alpha`, its
    border is `line` with `line_alpha`. `ink` and `ink2` are for names and for second lines; `accent` for what can be
    pressed, `glow` for whose turn it is and the winning card. `dim` multiplies a card that may not be played. `focus`
    and the dashes on it are the focus ring. `tray` with its alpha lies under the melds of a side, `ice`, `ice_deep` and
    `ice_ink` mark a frozen pile; a finished canasta is labelled with `tag_ink` on `natural` or, with wild cards in it,
    on `mixed`. `red` is that of hearts and diamonds on a plate, `bad` and `good` are for numbers that cost or gain;
    neither is ever the only sign. `wood` draws a grain.
    """

    id: str
    name: Text
    felt_centre: str
    felt_middle: str
    felt_edge: str
    plate: str
    plate_alpha: float
    ink: str
    ink2: str
    accent: str
    accent_ink: str
    line: str
    line_alpha: float
    glow: str
    dim: str
    focus: str = "#10130F"
    focus_dashes: str = "#FFFFFF"
    tray: str = "#000000"
    tray_alpha: float = 0.13
    ice: str = "#BFE9FF"
    ice_deep: str = "#1F6FA8"
    ice_ink: str = "#FFFFFF"
    natural: str = "#B5172A"
    mixed: str = "#1B1B1E"
    tag_ink: str = "#FFFFFF"
    red: str = "#F4767C"
    bad: str = "#FFB4A6"
    good: str = "#8FE0B0"
    light: bool = False
    high_contrast: bool = False
    wood: bool = False


_NAMES: Mapping[str, Text] = {
    "green": translate("Themes", "Green felt"),
    "midnight": translate("Themes", "Midnight"),
    "walnut": translate("Themes", "Walnut"),
    "paper": translate("Themes", "Paper"),
    "high-contrast": translate("Themes", "High contrast"),
}
_VALUES: Mapping[str, Mapping[str, Any]] = json.loads(Path(__file__).with_name("themes.json").read_bytes())
THEMES: Mapping[str, Theme] = {id: Theme(id, name, **_VALUES[id]) for id, name in _NAMES.items()}


def theme_named(name: str) -> Theme:
    """Return the theme with that id; the green felt if there is none."""
    return THEMES.get(name, THEMES["green"])


class CardStyle(NamedTuple):
    """Look of a deck; hashable, because pictures are cached by it. `letters` is one of LETTERS (indices and digits),
    `back` one of BACKS."""

    four_colours: bool = True
    large_indices: bool = False
    letters: str = "latin"
    back: str = "girih"

    @property
    def strip(self) -> float:
        """Part of the width that shows the whole index: the tightest step of a fan."""
        return STRIP_LARGE if self.large_indices else STRIP


def ink_of(card: Card, style: CardStyle) -> str:
    """Return the colour of a card's index and symbols; a joker is red."""
    if card.suit is None:
        return RED
    return (_FOUR if style.four_colours else _TWO)[card.suit]

"""Themes of the table, and the colours and measures of a deck."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

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


_GREEN = Theme(
    id="green",
    name=translate("Themes", "Green felt"),
    felt_centre="#2B7552",
    felt_middle="#1B5B40",
    felt_edge="#0D3626",
    plate="#0A2A1E",
    plate_alpha=0.62,
    ink="#F7F5EC",
    ink2="#CFE4D8",
    accent="#F2C14E",
    accent_ink="#241A05",
    line="#FFFFFF",
    line_alpha=0.13,
    glow="#FFE08A",
    dim="#B2BCB7",
)

_MIDNIGHT = Theme(
    id="midnight",
    name=translate("Themes", "Midnight"),
    felt_centre="#34457A",
    felt_middle="#212C56",
    felt_edge="#0D1230",
    plate="#080C22",
    plate_alpha=0.60,
    ink="#F0F2FA",
    ink2="#AEB8DA",
    accent="#7FD1E8",
    accent_ink="#06202A",
    line="#FFFFFF",
    line_alpha=0.12,
    glow="#A8E8FA",
    dim="#B4BCC4",
)

_WALNUT = Theme(
    id="walnut",
    name=translate("Themes", "Walnut"),
    felt_centre="#7F5232",
    felt_middle="#603A22",
    felt_edge="#341D10",
    plate="#231208",
    plate_alpha=0.66,
    ink="#FBF1E3",
    ink2="#EED9C0",
    accent="#F0B95A",
    accent_ink="#271703",
    line="#FFE9C9",
    line_alpha=0.15,
    glow="#FFD993",
    dim="#C0C1B9",
    wood=True,
)

_PAPER = Theme(
    id="paper",
    name=translate("Themes", "Paper"),
    felt_centre="#FBF7EC",
    felt_middle="#F0E9D8",
    felt_edge="#DCD1B8",
    plate="#FFFEFA",
    plate_alpha=0.92,
    ink="#26231E",
    ink2="#6A6255",
    accent="#B4442C",
    accent_ink="#FFFFFF",
    line="#5B4A2E",
    line_alpha=0.22,
    glow="#D9694F",
    dim="#BEC0BA",
    tray_alpha=0.04,
    ice="#1F6FA8",
    red="#B5172A",
    bad="#A3261A",
    good="#1F6B43",
    light=True,
)

_HIGH_CONTRAST = Theme(
    id="high-contrast",
    name=translate("Themes", "High contrast"),
    felt_centre="#000000",
    felt_middle="#000000",
    felt_edge="#000000",
    plate="#000000",
    plate_alpha=1.0,
    ink="#FFFFFF",
    ink2="#FFFFFF",
    accent="#FFE600",
    accent_ink="#000000",
    line="#FFFFFF",
    line_alpha=1.0,
    glow="#FFE600",
    dim="#BCBEBC",
    high_contrast=True,
)

THEMES: Mapping[str, Theme] = {theme.id: theme for theme in (_GREEN, _MIDNIGHT, _WALNUT, _PAPER, _HIGH_CONTRAST)}


def theme_named(name: str) -> Theme:
    """Return the theme with that id; the green felt if there is none."""
    return THEMES.get(name, _GREEN)


class CardStyle(NamedTuple):
    """Look of a deck; hashable, because pictures are cached by it.

    `letters` is one of LETTERS (indices and digits), `back` one of BACKS.
    """

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

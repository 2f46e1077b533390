"""Themes of the table, and the colours and measures of a deck."""

from __future__ import annotations

from collections.abc import Mapping
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


_COLOURS = "felt_centre felt_middle felt_edge plate ink ink2 accent accent_ink line glow dim".split()


def _theme(name: str, label: Text, colours: str, plate_alpha: float, line_alpha: float, **others: Any) -> Theme:
    """Return a theme; `colours` in the order of _COLOURS."""
    named: dict[str, Any] = dict(zip(_COLOURS, colours.split(), strict=True))
    return Theme(name, label, plate_alpha=plate_alpha, line_alpha=line_alpha, **named, **others)


_GREEN = _theme(
    "green",
    translate("Themes", "Green felt"),
    "#2B7552 #1B5B40 #0D3626 #0A2A1E #F7F5EC #CFE4D8 #F2C14E #241A05 #FFFFFF #FFE08A #B2BCB7",
    plate_alpha=0.62,
    line_alpha=0.13,
)
_MIDNIGHT = _theme(
    "midnight",
    translate("Themes", "Midnight"),
    "#34457A #212C56 #0D1230 #080C22 #F0F2FA #AEB8DA #7FD1E8 #06202A #FFFFFF #A8E8FA #B4BCC4",
    plate_alpha=0.60,
    line_alpha=0.12,
)
_WALNUT = _theme(
    "walnut",
    translate("Themes", "Walnut"),
    "#7F5232 #603A22 #341D10 #231208 #FBF1E3 #EED9C0 #F0B95A #271703 #FFE9C9 #FFD993 #C0C1B9",
    plate_alpha=0.66,
    line_alpha=0.15,
    wood=True,
)
_PAPER = _theme(
    "paper",
    translate("Themes", "Paper"),
    "#FBF7EC #F0E9D8 #DCD1B8 #FFFEFA #26231E #6A6255 #B4442C #FFFFFF #5B4A2E #D9694F #BEC0BA",
    plate_alpha=0.92,
    line_alpha=0.22,
    tray_alpha=0.04,
    ice="#1F6FA8",
    red="#B5172A",
    bad="#A3261A",
    good="#1F6B43",
    light=True,
)
_HIGH_CONTRAST = _theme(
    "high-contrast",
    translate("Themes", "High contrast"),
    "#000000 #000000 #000000 #000000 #FFFFFF #FFFFFF #FFE600 #000000 #FFFFFF #FFE600 #BCBEBC",
    plate_alpha=1.0,
    line_alpha=1.0,
    high_contrast=True,
)

THEMES: Mapping[str, Theme] = {theme.id: theme for theme in (_GREEN, _MIDNIGHT, _WALNUT, _PAPER, _HIGH_CONTRAST)}


def theme_named(name: str) -> Theme:
    """Return the theme with that id; the green felt if there is none."""
    return THEMES.get(name, _GREEN)


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

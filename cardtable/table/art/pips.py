"""The pips of the number cards in the classic layout, and the one large symbol of the other faces."""

from __future__ import annotations

from PySide6.QtGui import QPainter

from cardtable.core.cards import Suit
from cardtable.table.art.card_style import FACE, HEIGHT, WIDTH
from cardtable.table.art.drawing import Point, colour, fill
from cardtable.table.art.ornaments import paint_ornament
from cardtable.table.art.suits import suit_at

PIP = 0.178 * WIDTH
LARGE_PIP = 0.30 * WIDTH

_LEFT, _MIDDLE, _RIGHT = 0.372, 0.5, 0.628
_TOP, _FOOT = 0.165, 0.835


def _column(x: float, *heights: float) -> tuple[Point, ...]:
    return tuple((x, y) for y in heights)


def _sides(*heights: float) -> tuple[Point, ...]:
    return _column(_LEFT, *heights) + _column(_RIGHT, *heights)


_FOUR_ROWS = _sides(_TOP, 0.3883, 0.6117, _FOOT)
PLACES: dict[int, tuple[Point, ...]] = {
    2: _column(_MIDDLE, _TOP, _FOOT),
    3: _column(_MIDDLE, _TOP, 0.5, _FOOT),
    4: _sides(_TOP, _FOOT),
    5: (*_sides(_TOP, _FOOT), (_MIDDLE, 0.5)),
    6: _sides(_TOP, 0.5, _FOOT),
    7: (*_sides(_TOP, 0.5, _FOOT), (_MIDDLE, 0.3325)),
    8: (*_sides(_TOP, 0.5, _FOOT), (_MIDDLE, 0.3325), (_MIDDLE, 0.6675)),
    9: (*_FOUR_ROWS, (_MIDDLE, 0.5)),
    10: (*_FOUR_ROWS, (_MIDDLE, 0.2767), (_MIDDLE, 0.7233)),
}


def paint_pips(painter: QPainter, rank: int, suit: Suit, ink: str) -> None:
    """The pips of a number card; those below the middle stand on their heads."""
    for x, y in PLACES[rank]:
        fill(painter, suit_at(suit, x * WIDTH, y * HEIGHT, PIP, 180 if y > 0.5 else 0), ink)


def paint_large_pip(painter: QPainter, suit: Suit, ink: str) -> None:
    """The only symbol of a card in the large set, where the classic layout finds no room."""
    fill(painter, suit_at(suit, WIDTH / 2, HEIGHT / 2, LARGE_PIP), ink)


def paint_ace(painter: QPainter, suit: Suit, ink: str) -> None:
    """One large symbol, its inner part filled with the ornament of the suit."""
    x, y, size = WIDTH / 2, HEIGHT / 2, 152.0 if suit is Suit.DIAMONDS else 128.0
    whole = suit_at(suit, x, y, size)
    fill(painter, whole, ink)
    shift = {Suit.HEARTS: 4.0, Suit.SPADES: -2.0}.get(suit, 0.0)
    inner = suit_at(suit, x, y + shift, size * 0.8).intersected(whole)
    paint_ornament(painter, suit, inner, 22, colour(FACE, 0.24), colour(FACE, 0.35))

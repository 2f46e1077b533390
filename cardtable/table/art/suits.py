"""The four suit symbols, as outlines in a unit box about the origin."""

from __future__ import annotations

from functools import cache

from PySide6.QtGui import QPainterPath

from cardtable.core.cards import Suit
from cardtable.table.art.drawing import circle, ellipse, mirrored, outline, placed

_HEART = "M0,-.285 C.035,-.4 .12,-.475 .235,-.475 .385,-.475 .485,-.365 .485,-.215 .485,.06 .16,.22 0,.5"
_DIAMOND = "M0,-.5 C.095,-.3 .235,-.115 .395,0 .235,.115 .095,.3 0,.5"
_SPADE = "M0,-.5 C.13,-.25 .465,-.07 .465,.165 .465,.295 .365,.375 .255,.375 .155,.375 .06,.315 0,.21"
_STEM = "M0,.05 C.02,.05 .035,.1 .035,.15 .035,.33 .085,.455 .205,.5 .13,.485 .06,.48 0,.48"


def _whole(right_half: str) -> QPainterPath:
    """One closed outline from its right half, drawn from the top down to the foot: two halves would show a seam."""
    path = QPainterPath(outline(right_half))
    path.connectPath(mirrored(path, 0.0).toReversed())
    path.closeSubpath()
    return path


@cache
def suit_path(suit: Suit) -> QPainterPath:
    """The outline of a suit, about 1 by 1; shared, so nobody may change it."""
    match suit:
        case Suit.HEARTS:
            return _whole(_HEART)
        case Suit.DIAMONDS:
            return _whole(_DIAMOND)
        case Suit.SPADES:
            return _joined(_whole(_SPADE), _whole(_STEM))
        case _:
            leaves = (circle(0, -0.262, 0.232), circle(-0.258, 0.092, 0.232), circle(0.258, 0.092, 0.232))
            return _joined(*leaves, ellipse(0, -0.01, 0.12, 0.16), _whole(_STEM))


def _joined(*parts: QPainterPath) -> QPainterPath:
    """The union, found at a thousandfold size: Qt makes corners of curves that are small."""
    union = QPainterPath()
    for part in parts:
        union = union.united(placed(part, 0, 0, 1000))
    return placed(union, 0, 0, 0.001)


def suit_at(suit: Suit, x: float, y: float, size: float, turn: float = 0.0) -> QPainterPath:
    """A suit about (x, y), `size` units high, turned clockwise by `turn` degrees."""
    return placed(suit_path(suit), x, y, size, turn)


def lozenge(x: float, y: float, size: float, turn: float = 0.0) -> QPainterPath:
    """The diamond as an ornament."""
    return placed(suit_path(Suit.DIAMONDS), x, y, size, turn)

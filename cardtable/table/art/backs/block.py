"""Hand block print: an eight-petalled flower in half drop, indigo and rust on cotton."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from cardtable.table.art.backs.border import paint_border
from cardtable.table.art.drawing import circle, colour, fill, outline, placed

_INDIGO, _COTTON, _RUST, _SKY = "#22346B", "#F3E9D6", "#D9643A", "#8FA5DC"
_PETAL = "M0,-5 C-8,-11 -6,-19 0,-23 6,-19 8,-11 0,-5 Z"
_BUD = "M0,-2 C-5,-5 -4,-9 0,-12 4,-9 5,-5 0,-2 Z"


def paint_block(painter: QPainter, area: QRectF) -> None:
    """Paint the pattern over `area`."""
    painter.fillRect(area, colour(_INDIGO))
    layers = _flower()
    for row in range(-4, 5):
        for column in range(-2, 3):
            x = area.center().x() + column * 56 + (28 if row % 2 else 0)
            y = area.center().y() + row * 42
            for shape, paint_ in layers:
                fill(painter, shape.translated(x, y), paint_)
    _paint_dots(painter, area)


def _flower() -> list[tuple[QPainterPath, str]]:
    """The flower about the origin and the four buds beside it, colour by colour."""
    petals, darker, dots, buds = (QPainterPath() for _ in range(4))
    for i in range(8):
        (darker if i % 2 else petals).addPath(placed(outline(_PETAL), 0, 0, 1, 45 * i))
        dots.addPath(placed(circle(0, -15, 1.7), 0, 0, 1, 45 * i))
    for i in range(4):
        buds.addPath(placed(outline(_BUD), 28, 0, 1, 90 * i))
    petals.addPath(circle(0, 0, 6))
    heart = circle(0, 0, 3.2)
    return [(petals, _COTTON), (darker, _RUST), (buds, _SKY), (dots, _INDIGO), (heart, _RUST)]


def _paint_dots(painter: QPainter, area: QRectF) -> None:
    paint_border(painter, area, _COTTON, _RUST, 11)
    inner = area.adjusted(5.5, 5.5, -5.5, -5.5)
    for i in range(16):
        x = inner.left() + inner.width() * i / 15
        for y in (inner.top(), inner.bottom()):
            fill(painter, circle(x, y, 3.1), _INDIGO if i % 2 else _RUST)
    for i in range(1, 21):
        y = inner.top() + inner.height() * i / 21
        for x in (inner.left(), inner.right()):
            fill(painter, circle(x, y, 3.1), _INDIGO if i % 2 else _RUST)

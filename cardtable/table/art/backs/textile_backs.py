"""Textile card backs: block print, phulkari, kalamkari and a plain one.

Hand block print: an eight-petalled flower in half drop, indigo and rust on cotton. Phulkari, the flower work of the
Punjab: darning stitches in a grid of lozenges, coloured ring by ring. Kalamkari, the pen work of the Telugu land: a
winding branch with veined leaves and blossoms, point-symmetric.
"""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from cardtable.core.cards import Suit
from cardtable.table.art import vector_drawing as draw
from cardtable.table.art.backs import paint_border

_INDIGO, _COTTON, _RUST, _SKY = "#22346B", "#F3E9D6", "#D9643A", "#8FA5DC"
_PETAL = "M0,-5 C-8,-11 -6,-19 0,-23 6,-19 8,-11 0,-5 Z"
_BUD = "M0,-2 C-5,-5 -4,-9 0,-12 4,-9 5,-5 0,-2 Z"


def paint_block(painter: QPainter, area: QRectF) -> None:
    """Paint the block print pattern over `area`."""
    painter.fillRect(area, draw.colour(_INDIGO))
    layers = _flower()
    for row in range(-4, 5):
        for column in range(-2, 3):
            x = area.center().x() + column * 56 + (28 if row % 2 else 0)
            y = area.center().y() + row * 42
            for shape, paint_ in layers:
                draw.fill(painter, shape.translated(x, y), paint_)
    _paint_dots(painter, area)


def _flower() -> list[tuple[QPainterPath, str]]:
    """Return the flower about the origin and the four buds beside it, colour by colour."""
    petals, darker, dots, buds = (QPainterPath() for _ in range(4))
    for i in range(8):
        (darker if i % 2 else petals).addPath(draw.placed(draw.outline(_PETAL), 0, 0, 1, 45 * i))
        dots.addPath(draw.placed(draw.circle(0, -15, 1.7), 0, 0, 1, 45 * i))
    for i in range(4):
        buds.addPath(draw.placed(draw.outline(_BUD), 28, 0, 1, 90 * i))
    petals.addPath(draw.circle(0, 0, 6))
    heart = draw.circle(0, 0, 3.2)
    return [(petals, _COTTON), (darker, _RUST), (buds, _SKY), (dots, _INDIGO), (heart, _RUST)]


def _paint_dots(painter: QPainter, area: QRectF) -> None:
    paint_border(painter, area, _COTTON, _RUST, 11)
    inner = area.adjusted(5.5, 5.5, -5.5, -5.5)
    for i in range(16):
        x = inner.left() + inner.width() * i / 15
        for y in (inner.top(), inner.bottom()):
            draw.fill(painter, draw.circle(x, y, 3.1), _INDIGO if i % 2 else _RUST)
    for i in range(1, 21):
        y = inner.top() + inner.height() * i / 21
        for x in (inner.left(), inner.right()):
            draw.fill(painter, draw.circle(x, y, 3.1), _INDIGO if i % 2 else _RUST)


_CLOTH, _THREAD = "#8E1F2B", "#F2A81D"
_RINGS = ("#F2A81D", "#E8562A", "#F7D9A0", "#D9387C")
_STEP = 32.0
_HALF = _STEP / 2


def paint_phulkari(painter: QPainter, area: QRectF) -> None:
    """Paint the phulkari pattern over `area`."""
    painter.fillRect(area, draw.colour(_CLOTH))
    hearts = QPainterPath()
    for row in range(-10, 11):
        for column in range(-4, 5):
            across = column + (0.5 if row % 2 else 0.0)
            x, y = area.center().x() + across * _STEP, area.center().y() + row * _HALF
            thread = _RINGS[int(abs(across) + abs(row) * 0.5) % 4]
            draw.stroke(painter, _STITCHES.translated(x, y), thread, 2.0, Qt.PenCapStyle.FlatCap)
            hearts.addPath(draw.lozenge(x, y, 8))
    draw.fill(painter, hearts, _CLOTH)
    _paint_edge(painter, area)


def _stitches() -> QPainterPath:
    """Return a lozenge in four quarters of parallel stitches, lying and standing in turn; a seam stays free around."""
    path = QPainterPath()
    for dx, dy, lying in ((-1, -1, True), (1, -1, False), (1, 1, True), (-1, 1, False)):
        for i in range(5):
            offset = 1.5 + i * 2.9
            length = _HALF - 1.4 - offset
            path.moveTo(0 if lying else dx * offset, dy * offset if lying else 0)
            path.lineTo(dx * length if lying else dx * offset, dy * offset if lying else dy * length)
    return path


_STITCHES = _stitches()


def _paint_edge(painter: QPainter, area: QRectF) -> None:
    paint_border(painter, area, _CLOTH, _THREAD, 10)
    for i in range(12):
        for y in (area.top() + 5, area.bottom() - 5):
            draw.fill(painter, draw.lozenge(area.left() + 14 + i * 17.8, y, 8, 90), _THREAD)
    for i in range(17):
        for x in (area.left() + 5, area.right() - 5):
            draw.fill(painter, draw.lozenge(x, area.top() + 18 + i * 18, 8), _THREAD)


_KALAMKARI_CLOTH, _BROWN, _RED = "#F0E0BC", "#5A2A1B", "#A83A26"
_KALAMKARI_INDIGO, _OLIVE, _GOLD = "#2B4B6B", "#6F7A35", "#E3AE3F"
_BRANCHES = (
    ("M125,175 C190,160 208,118 178,92 146,66 96,92 72,70 52,56 66,42 92,46", 4.2),
    ("M160,158 C120,150 60,160 44,122", 3.2),
    ("M186,100 C206,84 214,60 190,42", 3.2),
)
_LEAVES = (  # x, y, turn, length, half width, colour
    (192, 146, 72, 40, 13, _OLIVE),
    (203, 122, 20, 26, 10, _KALAMKARI_INDIGO),
    (150, 82, -28, 30, 12, _OLIVE),
    (150, 84, 158, 44, 14, _KALAMKARI_INDIGO),
    (112, 82, 196, 42, 14, _OLIVE),
    (112, 80, -8, 28, 11, _RED),
    (64, 50, -74, 30, 11, _KALAMKARI_INDIGO),
    (78, 72, 215, 34, 12, _OLIVE),
    (100, 156, 10, 34, 12, _OLIVE),
    (70, 150, -10, 30, 11, _RED),
    (52, 138, -96, 28, 10, _OLIVE),
    (206, 72, 78, 24, 9, _OLIVE),
    (168, 168, 150, 26, 9, _RED),
    (92, 158, 170, 24, 9, _KALAMKARI_INDIGO),
)
_FLOWERS = ((98, 48, 20), (42, 112, 19), (180, 50, 20))


def paint_kalamkari(painter: QPainter, area: QRectF) -> None:
    """Paint the kalamkari pattern over `area`."""
    painter.fillRect(area, draw.colour(_KALAMKARI_CLOTH))
    _paint_half(painter)
    with draw.saved(painter):
        draw.half_turned(painter)
        _paint_half(painter)
    _paint_heart(painter, 125, 175, 9, 2)
    paint_border(painter, area, _RED, _KALAMKARI_CLOTH, 9)


def _paint_half(painter: QPainter) -> None:
    knots: list[QPointF] = []
    for data, width in _BRANCHES:
        branch = draw.outline(data)
        draw.stroke(painter, branch, _BROWN, width)
        knots += [branch.pointAtPercent(i / 60) for i in range(61)]
    for x, y, turn, length, half, paint_ in _LEAVES:
        _paint_twig(painter, x, y, knots)
        _paint_leaf(painter, x, y, turn, length, half, paint_)
    for x, y, radius in _FLOWERS:
        _paint_flower(painter, x, y, radius)


def _leaf(length: float, half: float) -> QPainterPath:
    return draw.parse_outline(
        f"M0,0 C{-half},{-length * 0.25} {-half * 0.8},{-length * 0.75} 0,{-length} "
        f"{half * 0.8},{-length * 0.75} {half},{-length * 0.25} 0,0 Z"
    )


def _paint_twig(painter: QPainter, x: float, y: float, knots: list[QPointF]) -> None:
    knot = min(knots, key=lambda point: math.hypot(point.x() - x, point.y() - y))
    twig = QPainterPath(knot)
    twig.quadTo((knot.x() + x) / 2, knot.y() * 0.7 + y * 0.3, x, y)
    draw.stroke(painter, twig, _BROWN, 2.0)


def _paint_leaf(
    painter: QPainter, x: float, y: float, turn: float, length: float, half: float, paint_: draw.Paint
) -> None:
    shape = draw.placed(_leaf(length, half), x, y, 1, turn)
    draw.fill(painter, shape, paint_)
    draw.stroke(painter, shape, _BROWN, 1.6)
    draw.stroke(painter, draw.placed(draw.line((0, 0), (0, -length * 0.86)), x, y, 1, turn), _KALAMKARI_CLOTH, 1.5)
    for part in (0.25, 0.45, 0.65):
        tip = -length * (part + 0.12)
        vein = draw.line((-half * 0.42, tip), (0, -length * part), (half * 0.42, tip))
        draw.stroke(painter, draw.placed(vein, x, y, 1, turn), _KALAMKARI_CLOTH, 1.2)


def _paint_flower(painter: QPainter, x: float, y: float, radius: float) -> None:
    petal = _leaf(radius, radius * 0.36)
    for i in range(8):
        shape = draw.placed(petal, x, y, 1, 45 * i)
        draw.fill(painter, shape, _RED if i % 2 else "#C9583A")
        draw.stroke(painter, shape, _BROWN, 1.2)
    _paint_heart(painter, x, y, radius * 0.36, 1.5)


def _paint_heart(painter: QPainter, x: float, y: float, radius: float, width: float) -> None:
    draw.fill(painter, draw.circle(x, y, radius), _GOLD)
    draw.stroke(painter, draw.circle(x, y, radius), _BROWN, width)


_BLUE, _PALE = "#27406E", "#DDE5F5"


def paint_plain(painter: QPainter, area: QRectF) -> None:
    """Paint two frames and the four suits in a lozenge over `area`."""
    painter.fillRect(area, draw.colour(_BLUE))
    draw.stroke(painter, draw.rounded_rect(area.adjusted(10, 10, -10, -10), 5), _PALE, 2)
    draw.stroke(painter, draw.rounded_rect(area.adjusted(16, 16, -16, -16), 3), draw.colour(_PALE, 0.45), 1.5)
    places = ((Suit.SPADES, 125, 148), (Suit.HEARTS, 152, 175), (Suit.CLUBS, 125, 202), (Suit.DIAMONDS, 98, 175))
    for suit, x, y in places:
        draw.fill(painter, draw.suit_at(suit, x, y, 22), _PALE)
    draw.stroke(painter, draw.polygon((125, 112), (188, 175), (125, 238), (62, 175)), draw.colour(_PALE, 0.8), 2)

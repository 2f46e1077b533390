"""Textile card backs: block print, phulkari, kalamkari and a plain one.

Hand block print: an eight-petalled flower in half drop, indigo and rust on cotton. Phulkari, the flower work of the
Punjab: darning stitches in a grid of lozenges, coloured ring by ring. Kalamkari, the pen work of the Telugu land: a
winding branch with veined leaves and blossoms, point-symmetric.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from cardtable.core.cards import Suit
from cardtable.table.art import vector_drawing as draw
from cardtable.table.art.backs import paint_border
from cardtable.table.art.drawings import DrawingPainter, load_drawings

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


_KALAMKARI_CLOTH, _RED = "#F0E0BC", "#A83A26"


def paint_kalamkari(painter: QPainter, area: QRectF) -> None:
    """Paint the kalamkari pattern over `area`."""
    painter.fillRect(area, draw.colour(_KALAMKARI_CLOTH))
    drawings = load_drawings("backs")
    half = DrawingPainter(painter)
    half.paint(drawings["kalamkari"])
    with draw.saved(painter):
        draw.half_turned(painter)
        half.paint(drawings["kalamkari"])
    half.paint(drawings["kalamkari heart"])
    paint_border(painter, area, _RED, _KALAMKARI_CLOTH, 9)


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

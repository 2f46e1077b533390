"""Portrait painter: geometric portraits of the seat plates, their signs, and clock rings."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from cardtable.table.art import vector_drawing as draw
from cardtable.table.art.drawings import DrawingPainter, load_drawings
from cardtable.table.art.icons import paint_icon
from cardtable.table.art.themes import Theme

PORTRAITS = 12
COMPUTER_GROUND, COMPUTER_INK = "#E9EFEA", "#1B3A2C"
_RING, _SPENT, _STEPS = 3.2, 0.28, 120  # width of a clock's ring, opacity of its spent part, number of line segments
_SHARE = 0.66  # of the disc's radius: half the side of the icon's square


def paint_portrait(painter: QPainter, center: QPointF, radius: float, kind: int) -> None:
    """Paint person number `kind` (any integer, modulo PORTRAITS) in a disc."""
    with draw.saved(painter):
        painter.translate(center)
        painter.scale(radius / 50, radius / 50)
        with draw.clipped(painter, draw.circle(0, 0, 50)):
            DrawingPainter(painter).paint(load_drawings("portraits")[str(kind % PORTRAITS)])
        rim = max(2.0, 75 / radius)
        draw.stroke(painter, draw.circle(0, 0, 50 - rim / 2), draw.colour("#FFFFFF", 0.9), rim)


def paint_sign(
    painter: QPainter, middle: QPointF, radius: float, icon: str, ground: draw.Paint, ink: draw.Paint
) -> None:
    """Paint an icon on a disc with a thin rim."""
    draw.fill(painter, draw.circle(middle.x(), middle.y(), radius), ground)
    draw.stroke(painter, draw.circle(middle.x(), middle.y(), radius - 0.5), draw.colour("#000000", 0.35), 1.2)
    half = radius * _SHARE
    paint_icon(painter, icon, QRectF(middle.x() - half, middle.y() - half, 2 * half, 2 * half), QColor(ink))


def paint_computer(painter: QPainter, middle: QPointF, radius: float) -> None:
    """Paint the sign of a computer that acts for a seat."""
    paint_sign(painter, middle, radius, "computer", COMPUTER_GROUND, COMPUTER_INK)


def paint_ready(painter: QPainter, middle: QPointF, radius: float, theme: Theme) -> None:
    """Paint the sign of a person who is ready."""
    paint_sign(painter, middle, radius, "check", theme.accent, theme.accent_ink)


def paint_open_place(painter: QPainter, rect: QRectF, middle: QPointF, theme: Theme) -> None:
    """Paint a plate without an occupant: dashed, with a dashed ring and a plus around the middle of a portrait."""
    height = rect.height()
    draw.fill(
        painter, draw.rounded_rect(rect, height / 2), draw.colour(theme.plate, 1.0 if theme.high_contrast else 0.26)
    )
    ink = draw.colour(theme.ink2, 0.75)
    draw.stroke_dashed(painter, draw.rounded_rect(rect.adjusted(1, 1, -1, -1), height / 2 - 1), ink, 1.5, (4, 3))
    draw.stroke_dashed(painter, draw.circle(middle.x(), middle.y(), height / 2 - 5), ink, 1.5, (3, 2.4))
    half = height * 0.18
    plus = QRectF(middle.x() - half, middle.y() - half, 2 * half, 2 * half)
    paint_icon(painter, "new", plus, QColor(theme.ink2))


def paint_arc(painter: QPainter, middle: QPointF, radius: float, share: float, paint: draw.Paint, width: float) -> None:
    """Paint the rest of a ring, clockwise from the top; `share` from 0 to 1."""
    pen = QPen(QColor(paint), width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    box = QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)
    path = QPainterPath()
    path.arcMoveTo(box, 90)
    path.arcTo(box, 90, -360 * share)
    if share > 0:
        painter.strokePath(path, pen)


def paint_clock_ring(painter: QPainter, plate: QRectF, theme: Theme, share: float) -> None:
    """Paint the ring of the turn around a plate: it empties clockwise from the top; `share` is the time left."""
    for grow, alpha in ((9.0, 0.10), (6.0, 0.14)):
        shape = plate.adjusted(-grow, -grow, grow, grow)
        draw.fill(painter, draw.rounded_rect(shape, shape.height() / 2), draw.colour(theme.glow, alpha))
    ring = plate.adjusted(-3, -3, 3, 3)
    draw.stroke(painter, draw.rounded_rect(ring, ring.height() / 2), draw.colour(theme.glow, _SPENT), _RING)
    whole = _from_the_top(ring)
    left = QPainterPath(whole.pointAtPercent(1 - share))
    for step in range(1, _STEPS + 1):
        left.lineTo(whole.pointAtPercent(1 - share + share * step / _STEPS))
    if share > 0:
        draw.stroke(painter, left, theme.glow, _RING + 0.4)


def _from_the_top(ring: QRectF) -> QPainterPath:
    """Return the outline of a pill, clockwise from the middle of its upper edge."""
    radius = ring.height() / 2
    path = QPainterPath(QPointF(ring.center().x(), ring.top()))
    path.lineTo(ring.right() - radius, ring.top())
    path.arcTo(QRectF(ring.right() - 2 * radius, ring.top(), 2 * radius, 2 * radius), 90, -180)
    path.lineTo(ring.left() + radius, ring.bottom())
    path.arcTo(QRectF(ring.left(), ring.top(), 2 * radius, 2 * radius), 270, -180)
    path.lineTo(ring.center().x(), ring.top())
    return path

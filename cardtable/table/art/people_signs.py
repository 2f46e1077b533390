"""Signs at a portrait's shoulder: who is a computer, who is ready, whose seat is open."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from cardtable.table.art.drawing import Paint, circle, colour, fill, rounded_rect, stroke
from cardtable.table.art.icons import paint_icon
from cardtable.table.art.themes import Theme

COMPUTER_GROUND, COMPUTER_INK = "#E9EFEA", "#1B3A2C"
_RING, _SPENT, _STEPS = 3.2, 0.28, 120  # width of a clock's ring, opacity of what has run out, how finely it is drawn
_SHARE = 0.66  # of the disc's radius: half the side of the icon's square


def paint_sign(painter: QPainter, middle: QPointF, radius: float, icon: str, ground: Paint, ink: Paint) -> None:
    """An icon on a disc with a thin rim."""
    fill(painter, circle(middle.x(), middle.y(), radius), ground)
    stroke(painter, circle(middle.x(), middle.y(), radius - 0.5), colour("#000000", 0.35), 1.2)
    half = radius * _SHARE
    paint_icon(painter, icon, QRectF(middle.x() - half, middle.y() - half, 2 * half, 2 * half), QColor(ink))


def paint_computer(painter: QPainter, middle: QPointF, radius: float) -> None:
    """A computer acts for this seat."""
    paint_sign(painter, middle, radius, "computer", COMPUTER_GROUND, COMPUTER_INK)


def paint_ready(painter: QPainter, middle: QPointF, radius: float, theme: Theme) -> None:
    """This person is ready."""
    paint_sign(painter, middle, radius, "check", theme.accent, theme.accent_ink)


def paint_open_place(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """A plate on which nobody sits: dashed, with a dashed ring and a plus where a portrait would be."""
    height = rect.height()
    fill(painter, rounded_rect(rect, height / 2), colour(theme.plate, 1.0 if theme.high_contrast else 0.26))
    pen = QPen(colour(theme.ink2, 0.75), 1.5)
    pen.setDashPattern([4, 3])
    painter.strokePath(rounded_rect(rect.adjusted(1, 1, -1, -1), height / 2 - 1), pen)
    pen.setDashPattern([3, 2.4])
    middle = QPointF(rect.x() + height / 2, rect.center().y())
    painter.strokePath(circle(middle.x(), middle.y(), height / 2 - 5), pen)
    half = height * 0.18
    plus = QRectF(middle.x() - half, middle.y() - half, 2 * half, 2 * half)
    paint_icon(painter, "new", plus, QColor(theme.ink2))


def paint_arc(painter: QPainter, middle: QPointF, radius: float, share: float, paint: Paint, width: float) -> None:
    """What is left of a ring: from the top as a clock goes; `share` from 0 to 1."""
    pen = QPen(QColor(paint), width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    box = QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)
    path = QPainterPath()
    path.arcMoveTo(box, 90)
    path.arcTo(box, 90, -360 * share)
    if share > 0:
        painter.strokePath(path, pen)


def paint_clock_ring(painter: QPainter, plate: QRectF, theme: Theme, share: float) -> None:
    """The ring of whose turn it is around a plate, and bright how much of the time is left: it empties clockwise
    from the middle of the top."""
    for grow, alpha in ((9.0, 0.10), (6.0, 0.14)):
        shape = plate.adjusted(-grow, -grow, grow, grow)
        fill(painter, rounded_rect(shape, shape.height() / 2), colour(theme.glow, alpha))
    ring = plate.adjusted(-3, -3, 3, 3)
    stroke(painter, rounded_rect(ring, ring.height() / 2), colour(theme.glow, _SPENT), _RING)
    whole = _from_the_top(ring)
    left = QPainterPath(whole.pointAtPercent(1 - share))
    for step in range(1, _STEPS + 1):
        left.lineTo(whole.pointAtPercent(1 - share + share * step / _STEPS))
    if share > 0:
        stroke(painter, left, theme.glow, _RING + 0.4)


def _from_the_top(ring: QRectF) -> QPainterPath:
    """The outline of a pill, clockwise from the middle of its upper edge."""
    radius = ring.height() / 2
    path = QPainterPath(QPointF(ring.center().x(), ring.top()))
    path.lineTo(ring.right() - radius, ring.top())
    path.arcTo(QRectF(ring.right() - 2 * radius, ring.top(), 2 * radius, 2 * radius), 90, -180)
    path.lineTo(ring.left() + radius, ring.bottom())
    path.arcTo(QRectF(ring.left(), ring.top(), 2 * radius, 2 * radius), 270, -180)
    path.lineTo(ring.center().x(), ring.top())
    return path

"""Portrait painter: geometric portraits of the seat plates, their signs, and clock rings."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from cardtable.table.art import vector_drawing as draw
from cardtable.table.art.icons import paint_icon
from cardtable.table.art.portrait_features import BEHIND, IN_FRONT, PEOPLE, PortraitFeatures
from cardtable.table.art.themes import Theme

PORTRAITS = len(PEOPLE)
_SHOULDERS = "M-46,60 C-46,30 -24,24 0,24 24,24 46,30 46,60 Z"
_HEADS = {
    "round": "M-20,-18 C-20,-36 20,-36 20,-18 22,6 14,20 0,20 -14,20 -22,6 -20,-18 Z",
    "long": "M-18.5,-20 C-18.5,-35 18.5,-35 18.5,-20 19.5,6 13,24 0,25 -13,24 -19.5,6 -18.5,-20 Z",
    "broad": "M-21.5,-20 C-21.5,-35 21.5,-35 21.5,-20 23,4 21,12 12,20 6,23 -6,23 -12,20 -21,12 -23,4 -21.5,-20 Z",
}
_BEARDS = {
    "full": "M-22,-6 C-15,3 -9,5 0,5 9,5 15,3 22,-6 25,18 13,33 0,35 -13,33 -25,18 -22,-6 Z",
    "short": "M-22,-4 C-17,4 -9,6 0,6 9,6 17,4 22,-4 22,14 13,26 0,26 -13,26 -22,14 -22,-4 Z",
}
_MOUSTACHE = "M0,5.5 C7,3 12,6 19,2 17,10 7,12 0,8.5 Z"
_EYE = "#2A1A14"
COMPUTER_GROUND, COMPUTER_INK = "#E9EFEA", "#1B3A2C"
_RING, _SPENT, _STEPS = 3.2, 0.28, 120  # width of a clock's ring, opacity of its spent part, number of line segments
_SHARE = 0.66  # of the disc's radius: half the side of the icon's square


def paint_portrait(painter: QPainter, center: QPointF, radius: float, kind: int) -> None:
    """Paint person number `kind` (any integer, modulo PORTRAITS) in a disc."""
    person = PEOPLE[kind % PORTRAITS]
    with draw.saved(painter):
        painter.translate(center)
        painter.scale(radius / 50, radius / 50)
        with draw.clipped(painter, draw.circle(0, 0, 50)):
            draw.fill(painter, draw.circle(0, 0, 50), person.ground)
            draw.fill(painter, _ground_shape(person.ground_shape), draw.colour("#FFFFFF", 0.22))
            if person.head in BEHIND:
                BEHIND[person.head](painter, person)
            _paint_body(painter, person)
            _paint_head(painter, person)
            IN_FRONT[person.head](painter, person)
        rim = max(2.0, 75 / radius)
        draw.stroke(painter, draw.circle(0, 0, 50 - rim / 2), draw.colour("#FFFFFF", 0.9), rim)


def _ground_shape(name: str) -> QPainterPath:
    path = QPainterPath()
    match name:
        case "rays":
            for i in range(0, 360, 30):
                a, b = math.radians(i), math.radians(i + 15)
                path.addPath(
                    draw.polygon((0, 0), (60 * math.cos(a), 60 * math.sin(a)), (60 * math.cos(b), 60 * math.sin(b)))
                )
        case "arch":
            path = draw.outline("M-40,60 L-40,-6 C-40,-30 -16,-38 0,-48 16,-38 40,-30 40,-6 L40,60 Z")
        case "sun":
            path = draw.circle(0, -8, 37)
        case "dots":
            for i in range(-5, 6):
                for j in range(-5, 6):
                    path.addPath(draw.circle(i * 15 + (7.5 if j % 2 else 0), j * 11, 2.6))
        case _:
            path = draw.polygon((-60, 60), (-60, -10), (60, -60), (60, 60))
    return path


def _paint_body(painter: QPainter, person: PortraitFeatures) -> None:
    skin, shade = person.skin
    shoulders = draw.outline(_SHOULDERS)
    draw.fill(painter, shoulders, person.cloth)
    with draw.clipped(painter, shoulders):
        draw.fill(painter, draw.rounded(0, 0, 60, 70, 0), draw.colour("#000000", 0.14))
    draw.fill(painter, draw.polygon((-11, 22), (11, 22), (0, 40)), skin)
    draw.fill(painter, draw.rounded(-9, 8, 18, 22, 7), shade)
    _paint_collar(painter, person)


def _paint_collar(painter: QPainter, person: PortraitFeatures) -> None:
    if person.collar == "shirt":
        for side in (-1, 1):
            draw.fill(
                painter, draw.polygon((side * 2, 42), (side * 10, 22), (side * 20, 27), (side * 11, 44)), "#FFFFFF"
            )
    elif person.collar == "vest":
        for side in (-1, 1):
            draw.fill(
                painter, draw.polygon((side * 3, 60), (side * 13, 22), (side * 40, 30), (side * 50, 60)), "#4A3428"
            )
    elif person.collar == "beads":
        for i in range(-4, 5):
            draw.fill(painter, draw.circle(i * 4.4, 37 - abs(i) * abs(i) * 0.75, 2.5), "#F4D35E")


def _paint_head(painter: QPainter, person: PortraitFeatures) -> None:
    skin, shade = person.skin
    for side in (-1, 1):
        draw.fill(painter, draw.ellipse(side * 20, -5, 4, 6), shade if side > 0 else skin)
    head = draw.outline(_HEADS[person.face])
    draw.fill(painter, head, skin)
    with draw.clipped(painter, head):
        draw.fill(painter, draw.rounded(0, -40, 40, 80, 0), shade)
    _paint_mouth(painter, person)
    _paint_eyes(painter, person)
    draw.stroke(painter, draw.line((1, -5), (3.2, 2), (-1.5, 2.8)), draw.colour("#5A2F18", 0.6), 1.8)


def _paint_mouth(painter: QPainter, person: PortraitFeatures) -> None:
    if person.beard in _BEARDS:
        draw.fill(painter, draw.outline(_BEARDS[person.beard]), person.hair)
        draw.fill(painter, draw.ellipse(0, 11, 6, 2.3), "#C66B5B")
        return
    draw.stroke(painter, draw.outline("M-7,11.5 Q0,18 7,11.5"), "#9C3B36", 2.8)
    if person.beard == "moustache":
        for half in (draw.outline(_MOUSTACHE), draw.mirrored(draw.outline(_MOUSTACHE), 0)):
            draw.fill(painter, half, person.hair)


def _paint_eyes(painter: QPainter, person: PortraitFeatures) -> None:
    brow = draw.outline("M4,-13.5 Q9,-16.5 14.5,-13")
    brow_colour = draw.colour(person.hair if person.beard else _EYE, 0.9)
    for side in (-1, 1):
        draw.fill(painter, draw.circle(side * 8.5, -6.5, 2.8), _EYE)
        draw.stroke(painter, brow if side > 0 else draw.mirrored(brow, 0), brow_colour, 2.4)
        if person.glasses:
            draw.fill(painter, draw.circle(side * 9, -6, 7), draw.colour("#FFFFFF", 0.25))
            draw.stroke(painter, draw.circle(side * 9, -6, 7), person.glasses, 2.4)
    if person.glasses:
        draw.stroke(painter, draw.line((-2, -7), (2, -7)), person.glasses, 2.2)


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

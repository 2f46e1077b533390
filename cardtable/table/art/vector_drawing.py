"""Vector drawing: outlines from text, shapes, fills and strokes, colours, and the suit symbols."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from typing import TypeAlias

from PySide6 import QtCore  # QtCore.Qt creates 100 enums at its first use: the first frame does without
from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QBrush, QColor, QImage, QPaintDevice, QPainter, QPainterPath, QPen, QPixmap, QTransform

from cardtable.core.cards import Suit

Paint: TypeAlias = str | QColor
Point: TypeAlias = tuple[float, float]

_ARITY = {"M": 1, "L": 1, "Q": 2, "C": 3}
_METHODS = {"M": "moveTo", "L": "lineTo", "Q": "quadTo", "C": "cubicTo"}
HINTS = QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
_HEART = "M0,-.285 C.035,-.4 .12,-.475 .235,-.475 .385,-.475 .485,-.365 .485,-.215 .485,.06 .16,.22 0,.5"
_DIAMOND = "M0,-.5 C.095,-.3 .235,-.115 .395,0 .235,.115 .095,.3 0,.5"
_SPADE = "M0,-.5 C.13,-.25 .465,-.07 .465,.165 .465,.295 .365,.375 .255,.375 .155,.375 .06,.315 0,.21"
_STEM = "M0,.05 C.02,.05 .035,.1 .035,.15 .035,.33 .085,.455 .205,.5 .13,.485 .06,.48 0,.48"


def parse_outline(data: str) -> QPainterPath:
    """Return a path from absolute commands M, L, Q, C and Z, as in "M0,0 C1,0 1,1 0,1 Z"; points may repeat."""
    path = QPainterPath()
    command, points = "M", list[float]()
    for token in data.split():
        if token[0].isalpha():
            command, token = token[0], token[1:]
        if command == "Z":
            path.closeSubpath()
            continue
        x, y = token.split(",")
        points += (float(x), float(y))
        if len(points) == 2 * _ARITY[command]:
            getattr(path, _METHODS[command])(*points)
            points.clear()
    return path


@cache
def outline(data: str) -> QPainterPath:
    """Return the cached path of `parse_outline`; callers must not change it."""
    return parse_outline(data)


def colour(value: Paint, alpha: float | None = None) -> QColor:
    """Return a colour, its alpha (0 to 1) replaced if one is given."""
    result = QColor(value)
    if alpha is not None:
        result.setAlphaF(alpha)
    return result


def mix(first: Paint, second: Paint, share: float) -> QColor:
    """Return `first` moved towards `second` by `share` (0 to 1), opaque."""
    a, b = QColor(first), QColor(second)
    return QColor.fromRgbF(
        a.redF() + (b.redF() - a.redF()) * share,
        a.greenF() + (b.greenF() - a.greenF()) * share,
        a.blueF() + (b.blueF() - a.blueF()) * share,
    )


def fill(painter: QPainter, path: QPainterPath, paint: Paint | QBrush) -> None:
    """Fill a path; no outline."""
    painter.fillPath(path, paint if isinstance(paint, QBrush) else QBrush(QColor(paint)))


def stroke(
    painter: QPainter, path: QPainterPath, paint: Paint, width: float, cap: QtCore.Qt.PenCapStyle | None = None
) -> None:
    """Draw along a path with round joins, and with round ends unless others are asked for."""
    pen = QPen(QColor(paint), width)
    pen.setCapStyle(cap or QtCore.Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(QtCore.Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(path, pen)


def stroke_dashed(painter: QPainter, path: QPainterPath, paint: Paint, width: float, dashes: Sequence[float]) -> None:
    """Draw along a path in dashes; `dashes` are lengths of dash and gap, in widths of the line."""
    pen = QPen(QColor(paint), width)
    pen.setDashPattern(list(dashes))
    painter.strokePath(path, pen)


def blank_pixmap(size: QSize, dpr: float = 1.0) -> QPixmap:
    """Return a transparent pixmap of `size` device pixels."""
    pixmap = QPixmap(size)
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(QtCore.Qt.GlobalColor.transparent)
    return pixmap


def rounded(x: float, y: float, width: float, height: float, radius: float) -> QPainterPath:
    """Return a rectangle with round corners."""
    path = QPainterPath()
    path.addRoundedRect(QRectF(x, y, width, height), radius, radius)
    return path


def rounded_rect(rect: QRectF, radius: float) -> QPainterPath:
    """Return a QRectF with round corners."""
    return rounded(rect.x(), rect.y(), rect.width(), rect.height(), radius)


def circle(x: float, y: float, radius: float) -> QPainterPath:
    """Return a circle about (x, y)."""
    return ellipse(x, y, radius, radius)


def ellipse(x: float, y: float, radius_x: float, radius_y: float) -> QPainterPath:
    """Return an ellipse about (x, y)."""
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), radius_x, radius_y)
    return path


def line(*points: Point) -> QPainterPath:
    """Return straight lines from point to point."""
    path = QPainterPath(QPointF(*points[0]))
    for point in points[1:]:
        path.lineTo(*point)
    return path


def polygon(*points: Point) -> QPainterPath:
    """Return the closed shape of some corners."""
    path = line(*points)
    path.closeSubpath()
    return path


def star(points: int, inner: float, turn: float = -90) -> QPainterPath:
    """Return a star of radius .5 about the origin; `inner` is the inner radius as a share of the outer."""
    corners = []
    for i in range(2 * points):
        angle = math.radians(turn + i * 180 / points)
        radius = 0.5 if i % 2 == 0 else 0.5 * inner
        corners.append((radius * math.cos(angle), radius * math.sin(angle)))
    return polygon(*corners)


def placed(path: QPainterPath, x: float, y: float, size: float = 1.0, turn: float = 0.0) -> QPainterPath:
    """Return the path scaled by `size`, turned by `turn` degrees, its origin moved to (x, y)."""
    return QTransform().translate(x, y).rotate(turn).scale(size, size).map(path)


def mirrored(path: QPainterPath, axis: float = 125.0) -> QPainterPath:
    """Return the path reflected in the upright line x = `axis`."""
    return QTransform(-1, 0, 0, 1, 2 * axis, 0).map(path)


def with_mirror(path: QPainterPath, axis: float = 125.0) -> QPainterPath:
    """Return the path and its reflection in the line x = `axis`, as one shape."""
    both = QPainterPath(path)
    both.addPath(mirrored(path, axis))
    both.setFillRule(QtCore.Qt.FillRule.WindingFill)
    return both


def smooth_painter(device: QPaintDevice) -> QPainter:
    """Return a smooth painter, which ends with the function that uses it."""
    painter = QPainter(device)
    painter.setRenderHints(HINTS)
    return painter


@contextmanager
def painting(pixmap: QPixmap | QImage) -> Iterator[QPainter]:
    """Yield a smooth painter on a picture, ended on leaving."""
    painter = smooth_painter(pixmap)
    try:
        yield painter
    finally:
        painter.end()


@contextmanager
def saved(painter: QPainter) -> Iterator[None]:
    """Save the painter's state, and restore it on any exit."""
    painter.save()
    try:
        yield
    finally:
        painter.restore()


@contextmanager
def clipped(painter: QPainter, shape: QPainterPath) -> Iterator[None]:
    """Paint only inside `shape` (and inside any clip already set)."""
    with saved(painter):
        painter.setClipPath(shape, QtCore.Qt.ClipOperation.IntersectClip)
        yield


def half_turned(painter: QPainter) -> None:
    """Turn the card (250 by 350 units) by 180 degrees about its middle."""
    painter.translate(250, 350)
    painter.rotate(180)


def _whole(right_half: str) -> QPainterPath:
    """Return one closed outline from its right half, drawn from top to foot: two halves would show a seam."""
    path = QPainterPath(outline(right_half))
    path.connectPath(mirrored(path, 0.0).toReversed())
    path.closeSubpath()
    return path


@cache
def suit_path(suit: Suit) -> QPainterPath:
    """Return the outline of a suit, about 1 by 1; shared, so callers must not change it."""
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
    """Return the union, computed at a thousandfold size: Qt makes corners of curves that are small."""
    union = QPainterPath()
    for part in parts:
        union = union.united(placed(part, 0, 0, 1000))
    return placed(union, 0, 0, 0.001)


def suit_at(suit: Suit, x: float, y: float, size: float, turn: float = 0.0) -> QPainterPath:
    """Return a suit about (x, y), `size` units high, turned clockwise by `turn` degrees."""
    return placed(suit_path(suit), x, y, size, turn)


def lozenge(x: float, y: float, size: float, turn: float = 0.0) -> QPainterPath:
    """Return the diamond as an ornament."""
    return placed(suit_path(Suit.DIAMONDS), x, y, size, turn)

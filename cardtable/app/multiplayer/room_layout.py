"""Layout of the room page as numbers; only the panels are mirrored, never the seats."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF

from cardtable.table.layout.card_layout import Point, points_around_table

WIDE = 1150  # pixels of the sketches; a narrower page uses smaller measures
FEW = 6  # number of seats from which on plates are smaller
PLATE, SMALL_PLATE = QSizeF(196, 58), QSizeF(152, 46)
BETWEEN = 12
RING_FREE = 176  # least radius of the ring, which would else touch the cards in the middle


class RoomPageMetrics(NamedTuple):
    """Measures in pixels of the sketches."""

    margin: float
    panel: float  # width
    emblem: float  # height on the panel
    card: float  # width of a fingerprint card
    card_gap: float
    below_cards: float
    below_caption: float
    start: float  # height of the start button
    ready: float
    small: bool


USUAL = RoomPageMetrics(24, 328, 112, 66, 12, 16, 24, 64, 52, small=False)
SMALL = RoomPageMetrics(16, 272, 84, 52, 10, 10, 16, 56, 46, small=True)


class RoomPageLayout(NamedTuple):
    """Rectangles in pixels."""

    table: QRectF
    panel: QRectF
    plates: tuple[QRectF, ...]  # the viewer's first, clockwise
    ring: QRectF | None
    small_plates: bool


def metrics_for(width: float, unit: float) -> RoomPageMetrics:
    """Return the measures for a page of this width in pixels."""
    return SMALL if width < WIDE * unit else USUAL


def places(size: QSizeF, seats: int, unit: float, *, mirrored: bool) -> RoomPageLayout:
    """Return the layout for this number of seats; `unit`: pixels per pixel of the sketches."""
    metrics = metrics_for(size.width(), unit)
    margin, wide = metrics.margin * unit, metrics.panel * unit
    table = QRectF(margin, margin, size.width() - wide - 3 * margin, size.height() - 2 * margin)
    panel = QRectF(size.width() - wide - margin, margin, wide, size.height() - 2 * margin)
    if mirrored:
        panel.moveLeft(margin)
        table.moveLeft(wide + 2 * margin)
    small = metrics.small or seats >= FEW
    plate = (SMALL_PLATE if small else PLATE) * unit
    a, b = table.width() / 2 - plate.width() / 2, table.height() / 2 - plate.height() / 2
    points = [(0.0, b), *_others(seats, a, b, plate, small=metrics.small)]
    plates = tuple(_around(table.center() + QPointF(x, y), plate) for x, y in points)
    return RoomPageLayout(table, panel, plates, _ring(table, a, b, plate, seats, metrics), small)


def _around(middle: QPointF, size: QSizeF) -> QRectF:
    rect = QRectF(QPointF(), size)
    rect.moveCenter(middle)
    return rect


def _others(seats: int, a: float, b: float, plate: QSizeF, *, small: bool) -> list[Point]:
    """Return the centres of the other plates, clockwise from the left, relative to the middle."""
    if seats == 2:
        return [(0, -b)]
    if seats == 4:
        return [(-a, 0), (0, -b), (a, 0)]
    if small and seats >= FEW:
        return _box(seats - 1, a, b, plate)
    return list(points_around_table(seats - 1, a, b, max(62.0, 360 / seats)))


def _box(count: int, a: float, b: float, plate: QSizeF) -> list[Point]:
    """Return centres for wide plates on a low table: most across the top, the others down both sides."""
    top = min(count - 2, int((2 * a + plate.width() + BETWEEN) // (plate.width() + BETWEEN)))
    top -= (count - top) % 2
    side = (count - top) // 2
    step = (2 * b - plate.height() * 0.4) / (side + 1)
    left = [(-a, -b + step * (side - place)) for place in range(side)]
    row = [(-a + 2 * a * place / (top - 1) if top > 1 else 0.0, -b) for place in range(top)]
    return left + row + [(a, y) for _, y in reversed(left)]


def _ring(table: QRectF, a: float, b: float, plate: QSizeF, seats: int, metrics: RoomPageMetrics) -> QRectF | None:
    """Return the rectangle of a faint ring in the middle; None if it would touch anything."""
    across = a - plate.width() * 0.6
    down = min(b - plate.height() * 0.9, across * (0.86 if seats < FEW else 0.95))
    if across < RING_FREE or down <= 0 or (metrics.small and seats < FEW):
        return None
    return _around(table.center(), QSizeF(2 * across, 2 * down))

"""Where something may be written beside a plate: around it, or below what lies under it, clear of everything."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF

from cardtable.table.layout.geometry import Geometry

GAP = 7.0  # pixels before scaling, as the next
EDGE = 4.0  # of the table, which stay free
NEAR = 14.0  # from the corner of the table


def free_spots(
    geometry: Geometry, place: int, size: QSizeF, taken: Sequence[QRectF], others: Sequence[QRectF]
) -> Iterator[QRectF]:
    """The places of this size beside the plate at a position, the best first.

    `taken`: what may not be covered; `others`: what of it may lie between the plate and the spot, beside its fan.
    """
    plate, edge, gap = geometry.plates[place], EDGE * geometry.scale, GAP * geometry.scale
    table = QRectF(QPointF(0, 0), geometry.size).adjusted(edge, edge, -edge, -edge)
    for spot in _around(plate, size, gap) + _under(plate, size, _lower(geometry, place, others), gap):
        spot.moveLeft(min(max(spot.left(), table.left()), table.right() - spot.width()))
        spot.moveTop(min(max(spot.top(), table.top()), table.bottom() - spot.height()))
        if table.contains(spot) and not any(spot.intersects(other) for other in taken):
            yield spot


def corner_spot(geometry: Geometry, size: QSizeF, taken: Sequence[QRectF]) -> QRectF:
    """The first place that is free at a side of the table, from the start of the bottom row upwards; where nothing is
    free, the one that covers least."""
    near, low = NEAR * geometry.scale, geometry.plates[0].center().y() - size.height() / 2
    far = geometry.size.width() - near - size.width()
    starts = (far, near) if geometry.right_to_left else (near, far)
    highest = geometry.size.height() - near - size.height()
    gap = GAP * geometry.scale
    heights = [low, *(highest - step * gap for step in range(int(highest / gap)))]
    spots = [QRectF(QPointF(x, y), size) for x in starts for y in heights]
    return min(spots, key=lambda spot: sum(_area(spot.intersected(other)) for other in taken))


def _area(rect: QRectF) -> float:
    return rect.width() * rect.height()


def aside_spot(geometry: Geometry, size: QSizeF, taken: Sequence[QRectF]) -> QRectF:
    """Where the game's buttons are, moved up as far as need be; a corner where that has no room."""
    area, near = geometry.commands, NEAR * geometry.scale
    x = min(max(area.center().x() - size.width() / 2, near), geometry.size.width() - near - size.width())
    y = area.bottom() - size.height()
    while y > geometry.size.height() / 2:
        spot = QRectF(QPointF(x, y), size)
        if not any(spot.intersects(other) for other in taken):
            return spot
        y -= GAP * geometry.scale
    return corner_spot(geometry, size, taken)


def _around(plate: QRectF, size: QSizeF, gap: float) -> list[QRectF]:
    width, height = size.width(), size.height()
    x, y = plate.center().x() - width / 2, plate.center().y() - height / 2
    return [
        QRectF(x, plate.top() - gap - height, width, height),
        QRectF(x, plate.bottom() + gap, width, height),
        QRectF(plate.left() - 1.5 * gap - width, y, width, height),
        QRectF(plate.right() + 1.5 * gap, y, width, height),
    ]


def _lower(geometry: Geometry, place: int, others: Sequence[QRectF]) -> list[QRectF]:
    """What may lie between a plate and its pill: its fan, and buttons unless another plate comes first."""
    plate, fan = geometry.plates[place], geometry.fans[place]
    beneath = [
        other
        for other in geometry.plates
        if other.top() > plate.bottom() and other.left() < plate.center().x() < other.right()
    ]
    floor = min((other.top() for other in beneath), default=geometry.size.height())
    return [*([] if fan is None else [fan]), *(other for other in others if other.bottom() < floor)]


def _under(plate: QRectF, size: QSizeF, lower: Sequence[QRectF], gap: float) -> list[QRectF]:
    """Below each of the things that lie under the plate."""
    x = plate.center().x() - size.width() / 2
    below = [
        other.bottom()
        for other in lower
        if other.top() > plate.center().y() and other.left() < plate.center().x() < other.right()
    ]
    return [QRectF(x, bottom + gap, size.width(), size.height()) for bottom in below]

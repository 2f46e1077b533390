"""A table with trays while a deal is counted: every hand lies open beside its plate, and covers nothing.

At the top edge a hand lies beside its plate, in a column below it. Where a column has no room for that its plates move
up or down, and where that is not enough its panel goes: what stands in it is on the sheet too.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF

from cardtable.table.layout.geometry import Geometry
from cardtable.table.layout.magnify import magnification
from cardtable.table.layout.pose import HEIGHT

GAP = 5.0  # pixels before magnifying between a plate and its cards, and at the edges
LEFT_CARD = 50.0  # pixels across before scaling: cards that were left in a hand
LEAST_CARD = 26.0  # the same, where there is little room
LEFT_WIDE = 150.0  # pixels before magnifying: a hand of others


def beside_trays(geometry: Geometry, low: float) -> Geometry:
    """The layout with every hand laid open above `low`, where the sheet begins."""
    tops = [place for place, plate in enumerate(geometry.plates) if _is_amid(geometry, plate)]
    found = _above(geometry, low)._replace(fans=_at_the_top(geometry, tops))
    for left in (True, False):
        column = [
            place for place in range(len(geometry.plates)) if place not in tops and _is_left(geometry, place, left)
        ]
        if column:
            found = _in_column(found, column, low)
    return found


def _above(geometry: Geometry, low: float) -> Geometry:
    """Trays and piles closer together where a sheet for many sides would cover some of them."""
    top, bottom = min(tray.top() for tray in geometry.trays), max(tray.bottom() for tray in geometry.trays)
    share = min(1.0, (low - top) / (bottom - top))

    def moved(rect: QRectF) -> QRectF:
        return QRectF(rect.x(), top + (rect.y() - top) * share, rect.width(), rect.height() * share)

    piles = moved(geometry.piles)
    return geometry._replace(trays=tuple(map(moved, geometry.trays)), piles=piles, middle=piles.center())


def _is_amid(geometry: Geometry, plate: QRectF) -> bool:
    tray = geometry.trays[0]
    return tray.left() <= plate.center().x() <= tray.right()


def _is_left(geometry: Geometry, place: int, left: bool) -> bool:
    return (geometry.plates[place].center().x() < geometry.trays[0].center().x()) is left


def _at_the_top(geometry: Geometry, tops: Sequence[int]) -> tuple[QRectF | None, ...]:
    """Beside each plate, at the side where there is more room, and above the trays."""
    found: list[QRectF | None] = list(geometry.fans)
    gap, times = GAP * magnification(geometry.size), magnification(geometry.size)
    end = min(tray.top() for tray in geometry.trays) - gap
    taken = [rect for rect in (*geometry.plates, geometry.info, geometry.score) if rect is not None]
    for place in tops:
        plate = geometry.plates[place]
        high = min(LEFT_CARD * HEIGHT * times, 2 * (end - plate.center().y()), end - gap)
        band = QRectF(0, end - high, geometry.size.width(), high)
        beside = [rect for rect in taken if rect != plate and rect.intersects(band)]
        after = min((rect.left() for rect in beside if rect.left() >= plate.right()), default=band.right()) - gap
        before = max((rect.right() for rect in beside if rect.right() <= plate.left()), default=0.0) + gap
        wide = LEFT_WIDE * times
        if after - plate.right() - gap >= min(wide, plate.left() - gap - before):
            fan = QRectF(plate.right() + gap, band.top(), min(wide, after - plate.right() - gap), high)
        else:
            wide = min(wide, plate.left() - gap - before)
            fan = QRectF(plate.left() - gap - wide, band.top(), wide, high)
        found[place] = fan
        taken.append(fan)
    return tuple(found)


def _in_column(geometry: Geometry, column: Sequence[int], low: float) -> Geometry:
    """Below each plate of a column, from the top: plates stay where there is room, else they come closer."""
    gap = GAP * magnification(geometry.size)
    order = sorted(column, key=lambda place: geometry.plates[place].top())
    plate = geometry.plates[order[0]]
    panels = [rect for rect in (geometry.info, geometry.score) if rect is not None]
    over = next((rect for rect in panels if rect.left() < plate.center().x() < rect.right()), None)
    top = gap if over is None else over.bottom() + gap
    high = _high(geometry, order, top, low)
    if over is not None and high < LEAST_CARD * HEIGHT:
        info, score = (None if panel == over else panel for panel in (geometry.info, geometry.score))
        geometry, top = geometry._replace(info=info, score=score), gap
        high = _high(geometry, order, top, low)
    plates, fans = list(geometry.plates), list(geometry.fans)
    ends = [low - rest * (plate.height() + high + 2 * gap) for rest in reversed(range(len(order)))]
    left, right = _sides(geometry, plate)
    for place, end in zip(order, ends, strict=True):
        moved = QRectF(plates[place])
        moved.moveTop(max(top, min(moved.top(), end - high - gap - moved.height())))
        plates[place] = moved
        wide = right - left if place == 0 else min(right - left, LEFT_WIDE * magnification(geometry.size))
        fan = QRectF(moved.center().x() - wide / 2, moved.bottom() + gap, wide, high)
        fan.moveLeft(max(left, min(fan.left(), right - wide)))
        if place == 0 and not geometry.watched:
            geometry = geometry._replace(own_left=fan)
        else:
            fans[place] = fan
        top = fan.bottom() + gap
    return geometry._replace(plates=tuple(plates), fans=tuple(fans))


def _high(geometry: Geometry, order: Sequence[int], top: float, low: float) -> float:
    """How high the hands of a column can be."""
    times = magnification(geometry.size)
    plate, count = geometry.plates[order[0]].height(), len(order)
    room = low - top - count * plate - (2 * count - 1) * GAP * times
    return max(1.0, min(LEFT_CARD * HEIGHT * times, room / count))


def _sides(geometry: Geometry, plate: QRectF) -> tuple[float, float]:
    """From where to where a column goes beside the trays."""
    gap, tray = GAP * magnification(geometry.size), geometry.trays[0]
    if plate.center().x() < tray.left():
        return gap, tray.left() - gap
    return tray.right() + gap, geometry.size.width() - gap

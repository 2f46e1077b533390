"""Room for a strip at the trailing side: a wide table gives way to it, on a small one it lies over what is there.

Lengths are those of the sketch table-3 (table-notes.md, section 3), in pixels before scaling.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF

from cardtable.table.layout.counted_table import sheet_place
from cardtable.table.layout.geometry import Geometry
from cardtable.table.layout.magnify import magnification
from cardtable.table.layout.pose import Pose

WIDE, NARROW = 304.0, 288.0
EDGE = 8.0  # pixels around the strip
BETWEEN = 4.0  # pixels from the strip to a table that has given way
GIVES_WAY = 1200.0  # pixels of a table from which on it does


class SidebarArea(NamedTuple):
    """Where a strip may lie on a table of a size, and how large its writing is."""

    rect: QRectF
    scale: float
    gives_way: bool


def aside(size: QSizeF, scale: float, *, right_to_left: bool, least: float = 0.0) -> SidebarArea:
    """The strip's place at the side where reading ends, from edge to edge, of no less than `least` pixels."""
    gives_way = size.width() >= GIVES_WAY * magnification(size)  # in larger writing too, in which both have less room
    width = max((WIDE if gives_way else NARROW) * scale, least)
    left = EDGE if right_to_left else size.width() - EDGE - width
    return SidebarArea(QRectF(left, EDGE, width, size.height() - 2 * EDGE), scale, gives_way)


def above_sheet(strip: SidebarArea, geometry: Geometry, writing: float = 1.0) -> SidebarArea:
    """The same strip while a deal is counted: it ends where the sheet with the points begins."""
    sheet = sheet_place(geometry.size, len(geometry.plates), len(geometry.trays), writing).rect
    rect = QRectF(strip.rect)
    rect.setBottom(sheet.top() - EDGE)
    return strip._replace(rect=rect)


def taken_by(strip: QRectF) -> float:
    """How much of a table's width a strip takes that it gives way to."""
    return strip.width() + EDGE + BETWEEN


def give_way(lay_out: Callable[[QSizeF], Geometry], size: QSizeF, strip: QRectF) -> Geometry:
    """The layout of what is left of a table."""
    taken = taken_by(strip)
    geometry: Geometry = lay_out(QSizeF(size.width() - taken, size.height()))
    if strip.left() < size.width() / 2:
        geometry = moved(geometry, taken)
    return geometry._replace(size=size, aside=strip)


def moved(value: Any, dx: float) -> Any:
    """A layout that lies further to the right; whatever has no place stays."""
    match value:
        case QPointF():
            return QPointF(value.x() + dx, value.y())
        case QRectF():
            return value.translated(dx, 0)
        case Pose():
            return value._replace(x=value.x + dx)
        case tuple():
            kind, parts = type(value), [moved(part, dx) for part in value]
            return kind(parts) if kind is tuple else kind(*parts)
    return value

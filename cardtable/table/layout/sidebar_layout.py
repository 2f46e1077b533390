"""Sidebar layout: a wide table makes room for the sidebar, on a small one it covers a column.

Lengths are those of the design drawing table-3 (table-notes.md, section 3), in pixels before scaling. What a person
plays with is moved clear of a sidebar that covers the trailing column.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Any, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF

from cardtable.table.layout.deal_result_layout import sheet_place
from cardtable.table.layout.geometry import LINE, Geometry
from cardtable.table.layout.pose import Pose, map_layout
from cardtable.table.layout.text_scaling import can_be_said, magnification

WIDE, NARROW = 304.0, 288.0
EDGE = 8.0  # pixels around the sidebar
BETWEEN = 4.0  # pixels between sidebar and the rest of the table
GIVES_WAY = 1000.0  # width of a table, in pixels, from which on it makes room
_BESIDE_PLATE = 14.0  # pixels between the viewer's plate and its neighbours
_FEW = 116.0  # pixels before scaling that three buttons need
_PROMPT = 46.0  # pixels before scaling that a prompt needs
_WORDS = 150.0  # pixels before scaling that the label of a single button beside the viewer's plate needs


class SidebarArea(NamedTuple):
    """Area of the sidebar on a table, and the scale of its text; `gives_way`: the table shrinks to make room."""

    rect: QRectF
    scale: float
    gives_way: bool


def aside(size: QSizeF, scale: float, *, right_to_left: bool) -> SidebarArea:
    """Return the sidebar's area at the side where reading ends, from edge to edge."""
    gives_way = size.width() >= GIVES_WAY * magnification(size)  # with larger text too, when both have less room
    width = (WIDE if gives_way else NARROW) * scale
    left = EDGE if right_to_left else size.width() - EDGE - width
    return SidebarArea(QRectF(left, EDGE, width, size.height() - 2 * EDGE), scale, gives_way)


def above_sheet(strip: SidebarArea, geometry: Geometry, type_scale: float = 1.0) -> SidebarArea:
    """Return the sidebar's area while a deal is counted: it stops above the result panel."""
    sheet = sheet_place(geometry.size, len(geometry.plates), len(geometry.trays), type_scale).rect
    rect = QRectF(strip.rect)
    rect.setBottom(sheet.top() - EDGE)
    return strip._replace(rect=rect)


def taken_by(strip: QRectF) -> float:
    """Return the part of the table's width that a sidebar takes from a table that shrinks."""
    return strip.width() + EDGE + BETWEEN


def give_way(lay_out: Callable[[QSizeF], Geometry], size: QSizeF, strip: QRectF) -> Geometry:
    """Return the layout of the rest of a table, beside the sidebar."""
    taken = taken_by(strip)
    geometry: Geometry = lay_out(QSizeF(size.width() - taken, size.height()))
    if strip.left() < size.width() / 2:
        geometry = moved(geometry, taken)
    return geometry._replace(size=size, aside=strip)


def moved(layout: Any, dx: float) -> Any:
    """Return a layout moved right by `dx` pixels; values that are no place stay."""
    return _placed_anew(layout, lambda x: x + dx, lambda rect: rect.translated(dx, 0))


def _placed_anew(layout: Any, at: Callable[[float], float], rect: Callable[[QRectF], QRectF]) -> Any:
    """Return a layout with other places: `at` returns the new x of a point, `rect` the new rectangle."""

    def change(value: Any) -> Any:
        match value:
            case QPointF():
                return QPointF(at(value.x()), value.y())
            case QRectF():
                return rect(value)
            case Pose():
                return value._replace(x=at(value.x))
        return value

    return map_layout(layout, change)


def clear_of(geometry: Geometry, strip: QRectF) -> Geometry:
    """Return the layout with a sidebar over its trailing column: prompt, commands, hand and own plate move out of it.
    The layout has no round buttons."""
    width = geometry.size.width()
    if strip.left() < width / 2:
        return _mirrored(clear_of(_mirrored(geometry), _flipped(strip, width)))
    free = strip.left() - EDGE
    squeezed = _squeezed(geometry, free)
    if not geometry.trays:
        return _middle_within(_beside_own(squeezed), free)._replace(aside=strip)
    return _trays_within(_in_one_column(squeezed, free), free)._replace(aside=strip)


def keeps_clear(geometry: Geometry) -> bool:
    """Return whether prompt, commands and hand have room for their texts beside the sidebar without overlap."""
    rects = [geometry.hand, geometry.prompt, geometry.commands]
    plates = [plate for plate in geometry.plates if geometry.aside is None or not plate.intersects(geometry.aside)]
    own = geometry.plates[0] in plates
    apart = not any(first.intersects(second) for first, second in combinations([*rects, *plates], 2))
    return own and apart and can_be_said(geometry, _WORDS) and not any(map(QRectF.isEmpty, rects))


def _squeezed(geometry: Geometry, free: float) -> Geometry:
    """Return the bottom row squeezed into a part of its width; the viewer's plate keeps its size."""
    width, own = geometry.size.width(), geometry.plates[0]
    begins = own.right() <= geometry.hand.left() and not geometry.trays
    start = geometry.hand.left() if begins else 0.0
    share = (free - start) / (width - start)

    def within(rect: QRectF) -> QRectF:
        return _scaled(rect.translated(-start, 0), share).translated(start, 0)

    squeezed = geometry._replace(hand=within(geometry.hand))
    if geometry.trays:
        return squeezed
    squeezed = squeezed._replace(prompt=within(geometry.prompt), commands=within(geometry.commands))
    by = 0.0 if begins else own.center().x() * (share - 1)
    fan = geometry.fans[0]
    fans = (fan.translated(by, 0) if fan is not None else None, *geometry.fans[1:])
    return squeezed._replace(plates=(own.translated(by, 0), *geometry.plates[1:]), fans=fans)


def _beside_own(geometry: Geometry) -> Geometry:
    """Return prompt and commands trimmed at the viewer's plate."""
    own = geometry.plates[0].adjusted(-_BESIDE_PLATE, 0, _BESIDE_PLATE, 0)

    def trimmed(rect: QRectF) -> QRectF:
        found = QRectF(rect)
        if not found.intersects(own):
            return found
        if found.center().x() > own.center().x():
            found.setLeft(own.right())
        else:
            found.setRight(own.left())
        return found

    return geometry._replace(prompt=trimmed(geometry.prompt), commands=trimmed(geometry.commands))


def _in_one_column(geometry: Geometry, free: float) -> Geometry:
    """Return prompt and commands in the one visible column beside trays; its panel shrinks for them."""
    prompt, commands = QRectF(geometry.prompt), QRectF(geometry.commands)
    if prompt.right() > free:
        prompt = QRectF(commands.x(), commands.y(), commands.width(), _PROMPT * geometry.scale)
        commands.setTop(prompt.bottom() + EDGE)
        return geometry._replace(prompt=prompt, commands=commands)
    low = geometry.plates[0].top() - EDGE
    missing = _FEW * geometry.scale - (low - _lowest_above(geometry) - EDGE)
    if missing > 0:
        geometry = _moved_up(geometry, missing)
    top = _lowest_above(geometry) + EDGE
    return geometry._replace(commands=QRectF(prompt.x(), top, prompt.width(), low - top))


def _is_in_column(geometry: Geometry, rect: QRectF | None) -> bool:
    """Return whether a rectangle is above the viewer's plate beside the trays."""
    return rect is not None and rect.left() < geometry.prompt.right() and rect.bottom() <= geometry.plates[0].top()


def _lowest_above(geometry: Geometry) -> float:
    column = [rect for rect in (geometry.info, *geometry.plates, *geometry.fans) if _is_in_column(geometry, rect)]
    return max((rect.bottom() for rect in column if rect is not None), default=0.0)


def _moved_up(geometry: Geometry, by: float) -> Geometry:
    """Return the plates above the viewer's moved up as far as the panel over them can shrink; it goes if need be."""
    info = geometry.info
    if not _is_in_column(geometry, info) or info is None:
        return geometry
    by = min(by, info.height() + EDGE)
    lower = info.adjusted(0, 0, 0, -by)

    def up(rect: QRectF | None) -> QRectF | None:
        return rect.translated(0, -by) if rect is not None and _is_in_column(geometry, rect) else rect

    plates = tuple(up(plate) or plate for plate in geometry.plates)
    fans = tuple(map(up, geometry.fans))
    return geometry._replace(plates=plates, fans=fans, info=lower if lower.height() >= LINE * geometry.scale else None)


def _middle_within(geometry: Geometry, free: float) -> Geometry:
    """Return a row cut off at the sidebar, or a trick that is too wide squeezed together."""
    if geometry.row is not None:
        row = QRectF(geometry.row)
        row.setRight(min(row.right(), free))
        by = row.right() - geometry.row.right()
        return geometry._replace(row=row, middle=row.center(), piles=geometry.piles.translated(by, 0))
    right = max(pose.rect().right() for pose in geometry.trick)
    if right <= free:
        return geometry
    left = min(pose.rect().left() for pose in geometry.trick)
    share = (free - left) / (right - left)

    def within(x: float) -> float:
        return left + (x - left) * share

    return geometry._replace(
        trick=tuple(pose._replace(x=within(pose.x)) for pose in geometry.trick),
        middle=QPointF(within(geometry.middle.x()), geometry.middle.y()),
        ring=QSizeF(geometry.ring.width() * share, geometry.ring.height()),
    )


def _trays_within(geometry: Geometry, free: float) -> Geometry:
    left = min(tray.left() for tray in geometry.trays)
    share = min(1.0, (free - left) / (max(tray.right() for tray in geometry.trays) - left))

    def within(rect: QRectF) -> QRectF:
        return _scaled(rect.translated(-left, 0), share).translated(left, 0)

    piles = within(geometry.piles)
    trays = tuple(map(within, geometry.trays))
    if len(trays) > 2:  # beside the viewer's are plates
        own, piles = QRectF(geometry.trays[0]), QRectF(geometry.piles)
        own.setRight(min(own.right(), free))
        piles.setRight(own.right())
        trays = (own, *trays[1:])
        return geometry._replace(trays=trays, piles=piles, middle=piles.center())
    right = max(tray.right() for tray in geometry.trays)
    by = [  # plates at the top edge stay above the trays
        within(plate).center().x() - plate.center().x() if left < plate.center().x() < right else 0.0
        for plate in geometry.plates
    ]
    plates = tuple(plate.translated(way, 0) for plate, way in zip(geometry.plates, by, strict=True))
    fans = tuple(fan and fan.translated(way, 0) for fan, way in zip(geometry.fans, by, strict=True))
    return geometry._replace(trays=trays, piles=piles, middle=piles.center(), plates=plates, fans=fans)


def _scaled(rect: QRectF, share: float) -> QRectF:
    return QRectF(rect.x() * share, rect.y(), rect.width() * share, rect.height())


def _flipped(rect: QRectF, width: float) -> QRectF:
    return QRectF(width - rect.right(), rect.y(), rect.width(), rect.height())


def _mirrored(geometry: Geometry) -> Geometry:
    width = geometry.size.width()
    mirrored: Geometry = _placed_anew(geometry, lambda x: width - x, lambda rect: _flipped(rect, width))
    return mirrored

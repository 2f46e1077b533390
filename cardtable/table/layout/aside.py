"""Room for a strip at the trailing side: a wide table gives way to it, on a small one it lies over what is there.

Lengths are those of the sketch table-3 (table-notes.md, section 3), in pixels before scaling.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF

from cardtable.table.layout.counted_table import sheet_place
from cardtable.table.layout.geometry import Geometry
from cardtable.table.layout.pose import Pose

WIDE, NARROW = 304.0, 288.0
EDGE = 8.0  # pixels around the strip
BETWEEN = 4.0  # pixels from the strip to a table that has given way
GIVES_WAY = 1200.0  # pixels of a table from which on it does
_BESIDE_PLATE = 14.0
_FEW = 80.0  # pixels that two buttons need
_PROMPT = 46.0


class Aside(NamedTuple):
    """Where a strip may lie on a table of a size, and how large its writing is."""

    rect: QRectF
    scale: float
    gives_way: bool


def aside(size: QSizeF, scale: float, *, right_to_left: bool) -> Aside:
    """The strip's place at the side where reading ends, from edge to edge."""
    gives_way = size.width() >= GIVES_WAY * max(1.0, scale)
    width = (WIDE if gives_way else NARROW) * scale
    left = EDGE if right_to_left else size.width() - EDGE - width
    return Aside(QRectF(left, EDGE, width, size.height() - 2 * EDGE), scale, gives_way)


def above_sheet(strip: Aside, geometry: Geometry, writing: float = 1.0) -> Aside:
    """The same strip while a deal is counted: it ends where the sheet with the points begins."""
    sheet = sheet_place(geometry.size, len(geometry.plates), len(geometry.trays), writing).rect
    rect = QRectF(strip.rect)
    rect.setBottom(sheet.top() - EDGE)
    return strip._replace(rect=rect)


def give_way(lay_out: Callable[[QSizeF], Geometry], size: QSizeF, strip: QRectF) -> Geometry:
    """The layout of what is left of a table."""
    taken = strip.width() + EDGE + BETWEEN
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


def clear_of(geometry: Geometry, strip: QRectF) -> Geometry:
    """The layout with a strip over its trailing column: what a person plays with moves out of it, the rest stays.

    The layout is one without round buttons.
    """
    width = geometry.size.width()
    if strip.left() < width / 2:
        return _mirrored(clear_of(_mirrored(geometry), _flipped(strip, width)))
    free = strip.left() - EDGE
    squeezed = _squeezed(geometry, free / width)
    squeezed = _beside_own(squeezed) if not geometry.trays else _in_one_column(geometry, squeezed, free)
    return _middle_within(squeezed, free)._replace(aside=strip)


def _squeezed(geometry: Geometry, share: float) -> Geometry:
    """The bottom row in a part of its width; the own plate keeps its size."""
    hand = _scaled(geometry.hand, share)
    if geometry.trays:
        return geometry._replace(hand=hand)
    own = geometry.plates[0]
    x = max(min(own.left(), EDGE + BETWEEN), own.center().x() * share - own.width() / 2)
    shifted = own.translated(x - own.left(), 0)
    fan = geometry.fans[0]
    return geometry._replace(
        hand=hand,
        plates=(shifted, *geometry.plates[1:]),
        fans=(fan.translated(x - own.left(), 0) if fan is not None else None, *geometry.fans[1:]),
        prompt=_scaled(geometry.prompt, share),
        commands=_scaled(geometry.commands, share),
    )


def _beside_own(geometry: Geometry) -> Geometry:
    """Prompt and buttons end where the own plate begins, or begin where it ends."""
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


def _in_one_column(before: Geometry, geometry: Geometry, free: float) -> Geometry:
    """Beside trays the column that stays in sight holds the prompt and the buttons."""
    prompt, commands = QRectF(before.prompt), QRectF(before.commands)
    if prompt.right() > free:
        prompt = QRectF(commands.x(), commands.y(), commands.width(), _PROMPT * before.scale)
        commands.setTop(prompt.bottom() + EDGE)
    elif commands.right() > free:
        own = before.plates[0]
        above = [*before.plates[1:], *(rect for rect in (before.info, *before.fans) if rect is not None)]
        top = max((rect.bottom() for rect in above if rect.left() < prompt.right()), default=0.0) + EDGE
        commands = QRectF(prompt.x(), top, prompt.width(), own.top() - EDGE - top)
        if commands.height() < _FEW * before.scale:
            commands = QRectF(before.commands)
            commands.moveRight(free)
    return geometry._replace(prompt=prompt, commands=commands)


def _middle_within(geometry: Geometry, free: float) -> Geometry:
    """A row ends where the strip begins; a trick that is too wide lies closer together."""
    if geometry.row is not None:
        row = QRectF(geometry.row)
        row.setRight(min(row.right(), free))
        by = row.right() - geometry.row.right()
        return geometry._replace(row=row, middle=row.center(), piles=geometry.piles.translated(by, 0))
    if geometry.trays:
        return _trays_within(geometry, free)
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
    """Trays and the piles between them are as much narrower as the strip covers."""
    left = min(tray.left() for tray in geometry.trays)
    share = min(1.0, (free - left) / (max(tray.right() for tray in geometry.trays) - left))

    def within(rect: QRectF) -> QRectF:
        return _scaled(rect.translated(-left, 0), share).translated(left, 0)

    piles = within(geometry.piles)
    trays = tuple(map(within, geometry.trays))
    return geometry._replace(trays=trays, piles=piles, middle=piles.center())


def _scaled(rect: QRectF, share: float) -> QRectF:
    return QRectF(rect.x() * share, rect.y(), rect.width() * share, rect.height())


def _flipped(rect: QRectF, width: float) -> QRectF:
    return QRectF(width - rect.right(), rect.y(), rect.width(), rect.height())


def _mirrored(geometry: Geometry) -> Geometry:
    """The layout as in a mirror."""
    width = geometry.size.width()

    def flip(value: Any) -> Any:
        match value:
            case QPointF():
                return QPointF(width - value.x(), value.y())
            case QRectF():
                return _flipped(value, width)
            case Pose():
                return value._replace(x=width - value.x)
            case tuple():
                kind, parts = type(value), [flip(part) for part in value]
                return kind(parts) if kind is tuple else kind(*parts)
        return value

    mirrored: Geometry = flip(geometry)
    return mirrored

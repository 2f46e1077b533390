"""Bubble placement: the free place nearest to a target on the felt."""

from __future__ import annotations

import enum
import math
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF

EDGE = 12.0  # from the edge of the table; pixels before scaling, like all lengths here
GAP = 10.0  # from areas that may not be covered
CLOSE = 4.0  # least distance from these and the target if nothing farther away is free
REACH = 36.0  # from the target: the tip, and the air before it
AIR = 12.0
NARROWER = 70.0  # extra distance accepted rather than the next shape
ACROSS = 220.0  # extra distance accepted rather than a tip across areas that may not be covered
COVERS_BETTER_SEEN = 400.0  # extra distance accepted rather than lying wholly over areas better left visible
SIDEWAYS = 64.0  # reach of a tip to the side: farther away it would point to another card of the row
MOST = 5_000  # places compared where none is free
ASIDE = 0.12  # weight of the sideways offset, relative to the distance


class Side(enum.Enum):
    """Edge of the bubble that has the tip."""

    NONE = enum.auto()
    TOP = enum.auto()
    BOTTOM = enum.auto()
    LEFT = enum.auto()
    RIGHT = enum.auto()


class BubblePlace(NamedTuple):
    """Rectangle of a bubble, index of the chosen shape, and end point of its tip."""

    rect: QRectF
    shape: int
    side: Side = Side.NONE
    tip: QPointF | None = None


class _Box(NamedTuple):
    left: float
    top: float
    right: float
    bottom: float

    def overlap(self, other: _Box) -> float:
        """Return the area of both."""
        wide = min(self.right, other.right) - max(self.left, other.left)
        high = min(self.bottom, other.bottom) - max(self.top, other.top)
        return wide * high if wide > 0 and high > 0 else 0.0

    def grown(self, by: float) -> _Box:
        return _Box(self.left - by, self.top - by, self.right + by, self.bottom + by)

    def distance(self, other: _Box) -> float:
        """Return the distance of the nearest points, plus a little for lying beside."""
        across = max(0.0, self.left - other.right, other.left - self.right)
        down = max(0.0, self.top - other.bottom, other.top - self.bottom)
        beside = abs(self.left + self.right - other.left - other.right) / 2
        return float((across**2 + down**2) ** 0.5) + ASIDE * beside


class BubbleObstacles(NamedTuple):
    """Occupied areas: those that may not be covered, and those better left visible."""

    taken: Sequence[QRectF] = ()
    better_seen: Sequence[QRectF] = ()


def bubble_place(
    room: QSizeF, shapes: Sequence[QSizeF], obstacles: BubbleObstacles, target: QRectF, scale: float, *, points: bool
) -> BubblePlace:
    """Return the nearest free place for the first shape, or for another where that is much nearer.

    Where nothing is free, it is one closer to what lies there, else the one that covers least. `points`: the bubble has
    a tip, and keeps its distance.
    """
    better_seen = [_box(rect) for rect in obstacles.better_seen]
    goal = _box(target)
    plain = [_box(rect) for rect in (*obstacles.taken, *obstacles.better_seen) if not rect.intersects(target)]

    def kept_free(gap: float, reach: float) -> list[_Box]:
        boxes = [_box(rect).grown(gap * scale - 0.5) for rect in obstacles.taken]
        return [*boxes, goal.grown(reach * scale - 0.5)] if points else boxes

    def nearest(boxes: Sequence[_Box]) -> list[tuple[float, _Box, int]]:
        return sorted(
            (box.distance(goal) + NARROWER * scale * shape, box, shape)
            for shape, size in enumerate(shapes)
            for box in _candidates(room, size, [*boxes, *better_seen], goal, scale)
        )

    def penalty(box: _Box) -> float:
        """Return the extra distance at which a place without these faults is as good."""
        area = (box.right - box.left) * (box.bottom - box.top)
        covered = sum(map(box.overlap, better_seen)) / area
        return scale * (COVERS_BETTER_SEEN * covered + ACROSS * (points and _crosses(box, goal, plain)))

    boxes, closer = kept_free(GAP, REACH), kept_free(CLOSE, CLOSE)
    box, shape = (
        _first_free(nearest(boxes), boxes, penalty)
        or _first_free(nearest(closer), closer, penalty)
        or min(nearest(boxes)[:MOST], key=lambda place: (sum(map(place[1].overlap, boxes)), place[0]))[1:]
    )
    rect = QRectF(box.left, box.top, box.right - box.left, box.bottom - box.top)
    if not points or _crosses(box, goal, plain):
        return BubblePlace(rect, shape)
    return BubblePlace(rect, shape, *_tip(rect, target, scale))


def _first_free(
    nearest: Sequence[tuple[float, _Box, int]], taken: Sequence[_Box], penalty: Callable[[_Box], float]
) -> tuple[_Box, int] | None:
    """Return the free place that is best by distance and dislike; None if there is none."""
    best, least = None, math.inf
    for distance, box, shape in nearest:
        if distance >= least:
            break  # all following places are farther away
        if not any(box.overlap(obstacle) for obstacle in taken):
            found = distance + penalty(box)
            if found < least:
                best, least = (box, shape), found
    return best


def _crosses(box: _Box, goal: _Box, taken: Sequence[_Box]) -> bool:
    """Return whether something lies between bubble and target, where the tip would be."""
    left = max(box.left, goal.left) if box.left < goal.right and goal.left < box.right else min(box.right, goal.right)
    right = min(box.right, goal.right) if left < min(box.right, goal.right) else max(box.left, goal.left)
    top = max(box.top, goal.top) if box.top < goal.bottom and goal.top < box.bottom else min(box.bottom, goal.bottom)
    bottom = min(box.bottom, goal.bottom) if top < min(box.bottom, goal.bottom) else max(box.top, goal.top)
    between = _Box(min(left, right), min(top, bottom), max(left, right), max(top, bottom))
    return any(between.overlap(obstacle) > 0 for obstacle in taken)


def _candidates(room: QSizeF, size: QSizeF, boxes: Sequence[_Box], goal: _Box, scale: float) -> Iterator[_Box]:
    """Yield the places beside and above everything, and those natural for the target."""
    wide, high, edge = size.width(), size.height(), EDGE * scale
    middle_x, middle_y = (goal.left + goal.right) / 2, (goal.top + goal.bottom) / 2
    lefts = {edge, room.width() - edge - wide, *(middle_x - share * wide for share in (0.85, 0.5, 0.15))}
    tops = {edge, room.height() - edge - high, middle_y - high / 2}
    for box in boxes:
        lefts |= {box.left - wide, box.right}
        tops |= {box.top - high, box.bottom}
    for left in lefts:
        for top in tops:
            if edge <= left <= room.width() - edge - wide and edge <= top <= room.height() - edge - high:
                yield _Box(left, top, left + wide, top + high)


def _tip(rect: QRectF, target: QRectF, scale: float) -> tuple[Side, QPointF | None]:
    air, corner = AIR * scale, 34 * scale
    x = min(max(target.center().x(), rect.left() + corner), rect.right() - corner)
    y = min(max(target.center().y(), rect.top() + corner), rect.bottom() - corner)
    inside_x = min(max(x, target.left() + air), target.right() - air)
    inside_y = min(max(y, target.top() + air), target.bottom() - air)
    if rect.bottom() <= target.top():
        return Side.BOTTOM, QPointF(inside_x, target.top() - air)
    if rect.top() >= target.bottom():
        return Side.TOP, QPointF(inside_x, target.bottom() + air)
    if max(target.left() - rect.right(), rect.left() - target.right()) > SIDEWAYS * scale:
        return Side.NONE, None
    if rect.right() <= target.left():
        return Side.RIGHT, QPointF(target.left() - air, inside_y)
    if rect.left() >= target.right():
        return Side.LEFT, QPointF(target.right() + air, inside_y)
    return Side.NONE, None


def _box(rect: QRectF) -> _Box:
    return _Box(rect.left(), rect.top(), rect.right(), rect.bottom())

"""Pose of a card on the table, and the proportions of a card."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, NamedTuple

from PySide6.QtCore import QPointF, QRectF

HEIGHT = 1.4  # of the width
RADIUS = 0.055  # of the width
RAISE = 0.16  # of the width: a hovered or marked card


class Pose(NamedTuple):
    """Pose of a card: its middle in pixels of the table, degrees clockwise, width in pixels."""

    x: float
    y: float
    angle: float
    width: float
    opacity: float = 1.0

    def towards(self, other: Pose, share: float) -> Pose:
        """Return the pose at `share` of the way, overshot beyond 1; opacity changes near the end that is invisible."""
        fading = (share - 0.6) / 0.4 if other.opacity < self.opacity else share / 0.4 if self.pops_up(other) else share
        faded = self.opacity + (other.opacity - self.opacity) * min(1.0, max(0.0, fading))
        pairs = zip(self[:4], other[:4], strict=True)
        x, y, angle, width = (start + (end - start) * share for start, end in pairs)
        return Pose(x, y, angle, max(1.0, width), min(1.0, max(0.0, faded)))

    def pops_up(self, other: Pose) -> bool:
        """Return whether the way to the other pose begins invisible, and leads elsewhere."""
        return self.opacity < other.opacity and (self.x, self.y) != (other.x, other.y)

    def rect(self) -> QRectF:
        """Return the card's own rectangle, not turned."""
        height = self.width * HEIGHT
        return QRectF(self.x - self.width / 2, self.y - height / 2, self.width, height)

    def bounds(self) -> QRectF:
        """Return the smallest upright rectangle around the turned card."""
        turn = math.radians(self.angle)
        across, down = abs(math.cos(turn)), abs(math.sin(turn))
        height = self.width * HEIGHT
        size_x, size_y = self.width * across + height * down, self.width * down + height * across
        return QRectF(self.x - size_x / 2, self.y - size_y / 2, size_x, size_y)

    def holds(self, point: QPointF) -> bool:
        """Return whether the point lies on the turned card."""
        turn = math.radians(-self.angle)
        dx, dy = point.x() - self.x, point.y() - self.y
        across = dx * math.cos(turn) - dy * math.sin(turn)
        down = dx * math.sin(turn) + dy * math.cos(turn)
        return abs(across) <= self.width / 2 and abs(down) <= self.width * HEIGHT / 2


NOWHERE = Pose(0, 0, 0, 10)


def map_layout(layout: Any, change: Callable[[Any], Any]) -> Any:
    """Return a layout, nested tuples of any kind, with `change` applied to all its poses and other values."""
    if isinstance(layout, tuple) and not isinstance(layout, Pose):
        kind, parts = type(layout), [map_layout(part, change) for part in layout]
        return kind(parts) if kind is tuple else kind(*parts)
    return change(layout)

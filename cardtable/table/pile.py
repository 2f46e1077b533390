"""The place on the table of one zone: its cards in order, and where each belongs."""

from __future__ import annotations

import enum
from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF, QSizeF

from cardtable.core.cards import Card
from cardtable.core.controls import Mark
from cardtable.core.zones import Zone
from cardtable.table.card_widget import HEIGHT, CardWidget, Pose

STEP = 0.72  # of the width: between the cards of a hand that has room
SPREAD_STEP = 0.30
LEAVES = 6  # of a stack that can be told apart
ARC = 26.0  # degrees of a small fan


class Shape(enum.Enum):
    """How a pile lies."""

    HAND = enum.auto()  # the own hand, a straight row
    FAN = enum.auto()  # somebody else's, small, on an arc
    SLOT = enum.auto()  # one card of a trick
    STACK = enum.auto()
    SPREAD = enum.auto()
    HIDDEN = enum.auto()  # no room: cards vanish in the plate


@dataclass(slots=True)
class Place:
    """Where a pile lies now: an area in pixels, the width of a card, the turn of a card in a slot."""

    shape: Shape
    area: QRectF
    card: float
    angle: float = 0.0


@dataclass(slots=True, eq=False)
class Pile:
    """The widgets of one zone in order, the last on top; a hidden pile has none."""

    zone: Zone
    place: Place
    widgets: list[CardWidget] = field(default_factory=list)
    marks: tuple[frozenset[Mark], ...] = ()  # by place in the zone

    @property
    def is_hidden(self) -> bool:
        """Whether cards that go there vanish."""
        return self.place.shape is Shape.HIDDEN

    def faces(self) -> list[Card | None]:
        """What the pile shows when all that is planned has been shown."""
        return [widget.due for widget in self.widgets]

    def find(self, card: Card | None) -> CardWidget | None:
        """A widget that shows this face, else a back, else the last; None if the pile is empty.

        A back comes from the middle of a fan and from the top of a stack.
        """
        named = [widget for widget in self.widgets if card is not None and widget.due == card]
        backs = [widget for widget in self.widgets if widget.due is None]
        if backs and not named and self.place.shape is Shape.FAN:
            return backs[len(backs) // 2]
        return next((found[-1] for found in (named, backs, self.widgets) if found), None)

    def poses(self) -> list[Pose]:
        """Where each card belongs."""
        place = self.place
        slots = self.slots(len(self.widgets), place.area, QSizeF(place.card, place.card * HEIGHT))
        return [Pose(point.x(), point.y(), turn, place.card) for point, turn in slots]

    def hidden_pose(self) -> Pose:
        """Where a card vanishes, or comes from: the middle of the area, small."""
        middle = self.place.area.center()
        return Pose(middle.x(), middle.y(), 0, self.place.card, 0.0)

    def slots(self, count: int, area: QRectF, card: QSizeF) -> list[tuple[QPointF, float]]:
        """The middle and the turn of each of so many cards in the area."""
        match self.place.shape:
            case Shape.HAND:
                return _row(count, area, card, STEP)
            case Shape.SPREAD:
                return self._crossed(_row(count, area, card, SPREAD_STEP, self._gaps()))
            case Shape.FAN:
                return _arc(count, area, card)
            case Shape.SLOT:
                return [(area.center() + QPointF(0, 6.0 * place), self.place.angle) for place in range(count)]
            case Shape.STACK:
                return self._crossed(_stack(count, area))
        return [(area.center(), 0.0)] * count

    def _gaps(self) -> frozenset[int]:
        return frozenset(place for place, marks in enumerate(self.marks) if Mark.GAP_AFTER in marks)

    def _crossed(self, slots: list[tuple[QPointF, float]]) -> list[tuple[QPointF, float]]:
        return [
            (point, turn + 90 if place < len(self.marks) and Mark.CROSSWISE in self.marks[place] else turn)
            for place, (point, turn) in enumerate(slots)
        ]


def _row(
    count: int, area: QRectF, card: QSizeF, step: float, gaps: frozenset[int] = frozenset()
) -> list[tuple[QPointF, float]]:
    """A straight row in the middle of the area, closed up as far as needed."""
    wide = sum(1 for gap in gaps if gap < count - 1) * 0.2 * card.width()
    pace = min(step * card.width(), max(0.0, area.width() - card.width() - wide) / max(1, count - 1))
    x = area.center().x() - (pace * (count - 1) + wide) / 2
    points = []
    for place in range(count):
        points.append((QPointF(x, area.center().y()), 0.0))
        x += pace + (0.2 * card.width() if place in gaps else 0.0)
    return points


def _arc(count: int, area: QRectF, card: QSizeF) -> list[tuple[QPointF, float]]:
    """A small fan: backs on a shallow arc."""
    step = max(0.12, min(0.28, 3.3 / max(1, count))) * card.width()
    step = min(step, (area.width() - card.width() * 1.25) / max(1, count - 1))
    half = max(1.0, (count - 1) / 2)
    top = area.top() + card.height() / 2 + 0.06 * card.width()
    slots = []
    for place in range(count):
        t = place - (count - 1) / 2
        turn = t / max(1, count - 1) * ARC * min(1.0, count / 6)
        slots.append((QPointF(area.center().x() + t * step, top + (t / half) ** 2 * 0.17 * card.width()), turn))
    return slots


def _stack(count: int, area: QRectF) -> list[tuple[QPointF, float]]:
    """Leaves a little apart; those that cannot be told apart lie under the lowest."""
    slots = []
    for place in range(count):
        leaf = max(0, place - max(0, count - LEAVES))
        slots.append((area.center() + QPointF(-0.9 * leaf, -1.3 * leaf), 0.0))
    return slots

"""Where a panel lies over nothing that one would look at."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from cardtable.core.controls import Mark
from cardtable.table.layout.pose import HEIGHT, RAISE
from cardtable.table.scene import TableScene

_STEP = 12  # pixels from one place that is tried to the next
_PILL = 30.0  # pixels of the sketches over a raised card of the own hand: the words there


class FreeArea(NamedTuple):
    """Where a panel may lie, what it covers nowhere, and what is faint: only where there is no other place."""

    within: QRectF
    taken: Sequence[QRectF]
    faint: Sequence[QRectF] = ()

    def clear_place(self, wanted: QRectF) -> QRectF:
        """The place nearest to the wanted one that covers nothing; the wanted one where there is none."""
        for avoided in ((*self.taken, *self.faint), self.taken):
            found = _nearest(wanted, self.within, avoided)
            if found is not None:
                return found
        return wanted


def room_on(scene: TableScene, within: QRectF, unit: float) -> FreeArea:
    """What a table leaves to a panel."""
    widgets = [widget for pile in scene.board.piles.values() for widget in pile.widgets]
    return FreeArea(
        within, list(taken_on(scene, unit)), [one.pose.rect() for one in widgets if Mark.LATER in one.marks]
    )


def _nearest(wanted: QRectF, within: QRectF, taken: Sequence[QRectF]) -> QRectF | None:
    if not any(wanted.intersects(one) for one in taken):
        return wanted
    across = range(round(within.left()), round(within.right() - wanted.width()) + 1, _STEP)
    down = range(round(within.top()), round(within.bottom() - wanted.height()) + 1, _STEP)
    corner = wanted.topLeft()
    tried = sorted(product(across, down), key=lambda place: (QPointF(*place) - corner).manhattanLength())
    places = (QRectF(QPointF(*place), wanted.size()) for place in tried)
    return next((rect for rect in places if not any(rect.intersects(one) for one in taken)), None)


def taken_on(scene: TableScene, unit: float) -> Iterator[QRectF]:
    """What lies open or is written on a table, and is not faint."""
    own = scene.board.own_hand()
    for pile in scene.board.piles.values():
        rect = QRectF()
        for pose in (widget.pose for widget in pile.widgets if Mark.LATER not in widget.marks):
            wide, high = pose.width, pose.width * HEIGHT
            rect |= QRectF(pose.x - wide / 2, pose.y - high / 2, wide, high)
            if pile is own:
                rect.setTop(min(rect.top(), pose.y - high / 2 - pose.width * RAISE - _PILL * unit))
        if not rect.isEmpty():
            yield rect
    furniture = scene.furniture
    for widget in (*furniture.plates, furniture.info, furniture.score):
        if not widget.isHidden():
            yield QRectF(widget.geometry())

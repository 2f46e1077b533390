"""What each player did last, beside its plate: never over a card, gone when the trick is swept."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QWidget

from cardtable.core.events import Announced, CardsMoved, Event, HandScored, TrickWon
from cardtable.core.text import Text
from cardtable.core.zones import Seat
from cardtable.table.geometry import Geometry
from cardtable.table.labels import Pill
from cardtable.table.skin import Skin

GAP = 7.0
WIDTHS = (1.35, 1.0, 0.85)  # of the plate: the widest that has room


class Bubbles:
    """One pill a seat; an announcement that the cards themselves tell (a card played to a trick) needs none."""

    def __init__(self, skin: Skin, parent: QWidget) -> None:
        self._skin = skin
        self._parent = parent
        self._said: dict[Seat, Text] = {}
        self._pills: dict[Seat, Pill] = {}

    def hear(self, events: Sequence[Event], trick_kinds: frozenset[str]) -> None:
        """Remember what was said in an update, and forget what does not matter any more."""
        shown = {
            event.target.owner for event in events if isinstance(event, CardsMoved) and event.target.kind in trick_kinds
        }
        for event in events:
            if isinstance(event, TrickWon | HandScored):
                self._said.clear()
            elif isinstance(event, Announced) and event.seat is not None:
                self._said.pop(event.seat, None)
                if event.seat not in shown:
                    self._said[event.seat] = event.text

    def clear(self) -> None:
        """Nothing has been said."""
        self._said.clear()

    def show(self, geometry: Geometry, position: dict[Seat, int], others: Sequence[QRectF] = ()) -> None:
        """Write what was said where there is room; what finds no room is only spoken.

        `others` is what lies there besides that which the geometry knows: buttons, a question.
        """
        taken = [*geometry.occupied(), geometry.prompt, *others]
        latest_first = [seat for seat in reversed(self._said) if seat in position]
        latest_first += (seat for seat in position if seat not in self._said)
        for seat in latest_first:
            pill, place = self._pill(seat), position[seat]
            text = self._said.get(seat)
            if text is None or place == 0:
                pill.say("")
                continue
            pill.say(self._skin.words.text(text))
            spot = self._spot(pill, geometry, geometry.plates[place], taken, _lower(geometry, place, others))
            if spot is None:
                pill.hide()
                continue
            pill.setGeometry(spot.toAlignedRect())
            taken.append(spot)

    def widgets(self) -> list[Pill]:
        """All pills."""
        return list(self._pills.values())

    def _pill(self, seat: Seat) -> Pill:
        if seat not in self._pills:
            self._pills[seat] = Pill(self._skin, self._parent, 12)
        return self._pills[seat]

    def _spot(
        self, pill: Pill, geometry: Geometry, plate: QRectF, taken: list[QRectF], lower: Sequence[QRectF]
    ) -> QRectF | None:
        """Above, below, left or right of the plate or below what lies under it, on the table, clear of everything."""
        table = QRectF(QPointF(0, 0), geometry.size).adjusted(4, 4, -4, -4)
        for width in (plate.width() * share for share in WIDTHS):
            size = pill.wanted(width)
            for spot in _around(plate, size) + _under(plate, size, lower):
                spot.moveLeft(min(max(spot.left(), table.left()), table.right() - spot.width()))
                if table.contains(spot) and not any(spot.intersects(other) for other in taken):
                    return spot
        return None


def _around(plate: QRectF, size: QRectF) -> list[QRectF]:
    width, height = size.width(), size.height()
    x, y = plate.center().x() - width / 2, plate.center().y() - height / 2
    return [
        QRectF(x, plate.top() - GAP - height, width, height),
        QRectF(x, plate.bottom() + GAP, width, height),
        QRectF(plate.left() - GAP - width - 4, y, width, height),
        QRectF(plate.right() + GAP + 4, y, width, height),
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


def _under(plate: QRectF, size: QRectF, lower: Sequence[QRectF]) -> list[QRectF]:
    """Below each of the things that lie under the plate."""
    x = plate.center().x() - size.width() / 2
    below = [
        other.bottom()
        for other in lower
        if other.top() > plate.center().y() and other.left() < plate.center().x() < other.right()
    ]
    return [QRectF(x, bottom + GAP, size.width(), size.height()) for bottom in below]

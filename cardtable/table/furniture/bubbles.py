"""What each player did last, beside its plate: never over a card, gone when the trick is swept."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import product

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QWidget

from cardtable.core.events import Announced, CardsMoved, Event, HandScored, TrickWon
from cardtable.core.text import Text
from cardtable.core.zone_kinds import ZoneKinds
from cardtable.core.zones import Seat
from cardtable.table.furniture.pills import Pill
from cardtable.table.layout.geometry import Geometry
from cardtable.table.painting.skin import Skin

GAP = 7.0
WIDTHS = (1.35, 1.0, 0.85, 1.8, 2.4)  # of the plate: the first that has room
STAY_S = 1.2  # no sentence goes earlier
MOST = 4  # sentences in one pill; more are not read, and trying all of them takes longer than a frame


@dataclass(slots=True, eq=False)
class _Said:
    """A sentence of a seat: in which turn, and since when it can be read."""

    text: Text
    turn: int
    since: float | None = None


class Bubbles:
    """One pill a seat with all that it said in its turn; what the cards themselves tell (one played to a trick) needs
    none.

    A sentence that finds no room beside unread ones waits until these have been read.
    """

    def __init__(self, skin: Skin, parent: QWidget, clock: Callable[[], float]) -> None:
        self._skin = skin
        self._parent = parent
        self._said: dict[Seat, list[_Said]] = {}
        self._turn = 0
        self._speaker: Seat | None = None
        self._pills: dict[Seat, Pill] = {}
        self._clock = clock  # seconds

    def hear(self, events: Sequence[Event], kinds: ZoneKinds) -> None:
        """Remember what was said in an update, and forget what does not matter any more."""
        shown = {
            event.target.owner for event in events if isinstance(event, CardsMoved) and kinds.is_trick(event.target)
        }
        for event in events:
            if isinstance(event, TrickWon | HandScored):
                self._said.clear()
            elif isinstance(event, Announced) and event.seat is not None:
                self._hear_seat(event.seat, event.text, is_seen=event.seat in shown)

    def _hear_seat(self, seat: Seat, text: Text, *, is_seen: bool) -> None:
        self._turn += seat != self._speaker
        self._speaker = seat
        before = self._said.pop(seat, [])
        if not is_seen:
            self._said[seat] = [*before, _Said(text, self._turn)]

    def clear(self) -> None:
        """Nothing has been said."""
        self._said.clear()
        self._speaker = None

    def show(self, geometry: Geometry, position: dict[Seat, int], others: Sequence[QRectF] = ()) -> None:
        """Write what was said where there is room; what finds no room is only spoken.

        `others` is what lies there besides that which the geometry knows: buttons, a question.
        """
        taken = [*geometry.occupied(), geometry.prompt, *others]
        latest_first = [seat for seat in reversed(self._said) if seat in position]
        latest_first += (seat for seat in position if seat not in self._said)
        for seat in latest_first:
            pill, place = self.pill(seat), position[seat]
            self._forget(seat)
            said = self._said.get(seat, [])
            if not said or place == 0:
                pill.say("")
                continue
            spot = self._write(pill, said, geometry, geometry.plates[place], taken, _lower(geometry, place, others))
            if spot is None:
                pill.hide()
                continue
            pill.setGeometry(spot.toAlignedRect())
            taken.append(spot)

    def due(self) -> float | None:
        """In how many seconds there will be something else to show; None: not before somebody says more."""
        now = self._clock()
        last = {seat: said[-1] for seat, said in self._said.items() if said}
        ends = [
            one.since + STAY_S - now
            for seat, said in self._said.items()
            for one in said
            if one.since is not None and (one.turn != last[seat].turn or last[seat].since is None)
        ]
        return max(0.0, min((end for end in ends if end > 0), default=0.0)) if ends else None

    def _forget(self, seat: Seat) -> None:
        """What was said in an earlier turn goes once it has been read."""
        said = self._said.get(seat)
        if said:
            self._said[seat] = [one for one in said if one.turn == said[-1].turn or not self._is_read(one)]

    def _is_read(self, one: _Said) -> bool:
        return one.since is not None and self._clock() - one.since >= STAY_S

    def _write(
        self,
        pill: Pill,
        said: list[_Said],
        geometry: Geometry,
        plate: QRectF,
        taken: list[QRectF],
        lower: Sequence[QRectF],
    ) -> QRectF | None:
        """As many of the last sentences as find room, or the first unread ones; what has no room counts as read."""
        unread = next((place for place, one in enumerate(said) if not self._is_read(one)), len(said) - 1)
        windows = [(first, len(said)) for first in range(unread + 1)]
        windows += [(unread, end) for end in range(len(said) - 1, unread, -1)]
        short = [(first, end) for first, end in windows if end - first <= MOST]
        for (first, end), between in product(short, ("\n", " ")):  # a line for each if there is room
            text = between.join(self._skin.words.text(one.text) for one in said[first:end])
            spot = self._spot(pill, text, geometry, plate, taken, lower)
            if spot is not None:
                break
        pill.say(text)
        for one in said[first:end]:
            one.since = self._clock() if one.since is None else one.since
        return spot

    def widgets(self) -> list[Pill]:
        """All pills."""
        return list(self._pills.values())

    def pill(self, seat: Seat) -> Pill:
        """What stands beside a seat's plate, empty or not."""
        if seat not in self._pills:
            self._pills[seat] = Pill(self._skin, self._parent, 12)
        return self._pills[seat]

    def _spot(
        self,
        pill: Pill,
        text: str,
        geometry: Geometry,
        plate: QRectF,
        taken: list[QRectF],
        lower: Sequence[QRectF],
    ) -> QRectF | None:
        """Above, below, left or right of the plate or below what lies under it, on the table, clear of everything."""
        table = QRectF(QPointF(0, 0), geometry.size).adjusted(4, 4, -4, -4)
        for width in (plate.width() * share for share in WIDTHS):
            size = pill.wanted(width, text)
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

"""What each player did last, beside its plate: never over a card, gone when the trick is swept."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import product

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from cardtable.core.events import Announced, CardsMoved, Event, HandScored, TrickWon
from cardtable.core.text import Text
from cardtable.core.zone_kinds import ZoneKinds
from cardtable.core.zones import Seat
from cardtable.table.hud.pills import Pill
from cardtable.table.layout.geometry import Geometry
from cardtable.table.layout.label_layout import free_spots
from cardtable.table.style.table_style import TableStyle

WIDTHS = (1.35, 1.0, 0.85, 1.8, 2.4)  # of the plate: the first that has room
STAY_S = 1.2  # no sentence goes earlier
MOST = 4  # sentences in one pill; more are not read, and trying all of them takes longer than a frame


@dataclass(slots=True, eq=False)
class _Said:
    """A sentence of a seat: in which turn, and since when it can be read."""

    text: Text
    turn: int
    since: float | None = None


class ActionBubbles:
    """One pill a seat with all that it said in its turn; what the cards themselves tell (one played to a trick) needs
    none.

    A sentence that finds no room beside unread ones waits until these have been read.
    """

    def __init__(self, skin: TableStyle, parent: QWidget, clock: Callable[[], float]) -> None:
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
        """Forget what players have said, at once: another deal or another match."""
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
            self._forget(seat, len(position))
            said = self._said.get(seat, [])
            if not said or place == 0:
                pill.say("")
                continue
            spot = self._write(pill, said, geometry, place, taken, others)
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

    def _forget(self, seat: Seat, seats: int) -> None:
        """What was said in an earlier turn goes once it has been read; so do last words, after a whole round."""
        said = self._said.get(seat)
        if said and self._turn - said[-1].turn > seats and self._is_read(said[-1]):
            self._said[seat] = []
        elif said:
            self._said[seat] = [one for one in said if one.turn == said[-1].turn or not self._is_read(one)]

    def _is_read(self, one: _Said) -> bool:
        return one.since is not None and self._clock() - one.since >= STAY_S

    def _write(
        self,
        pill: Pill,
        said: list[_Said],
        geometry: Geometry,
        place: int,
        taken: list[QRectF],
        others: Sequence[QRectF],
    ) -> QRectF | None:
        """As many of the last sentences as find room, or the first unread ones; what has no room counts as read."""
        unread = next((place for place, one in enumerate(said) if not self._is_read(one)), len(said) - 1)
        windows = [(first, len(said)) for first in range(unread + 1)]
        windows += [(unread, end) for end in range(len(said) - 1, unread, -1)]
        short = [(first, end) for first, end in windows if end - first <= MOST]
        for (first, end), between in product(short, ("\n", " ")):  # a line for each if there is room
            text = between.join(self._skin.words.text(one.text) for one in said[first:end])
            spot = self._spot(pill, text, geometry, place, taken, others)
            if spot is not None:
                break
        pill.say(text)
        for one in said[first:end]:
            one.since = self._clock() if one.since is None else one.since
        return spot

    def widgets(self) -> list[Pill]:
        """All pills, whether anything is in them or not."""
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
        place: int,
        taken: list[QRectF],
        others: Sequence[QRectF],
    ) -> QRectF | None:
        """The first that has room for some width of the pill."""
        for width in (geometry.plates[place].width() * share for share in WIDTHS):
            size = pill.wanted(width, text).size()
            spot = next(free_spots(geometry, place, size, taken, others), None)
            if spot is not None:
                return spot
        return None

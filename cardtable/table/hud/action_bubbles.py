"""Action bubbles: recent announcements of each player beside the plate, never over a card."""

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
    """Announcement of a seat, its turn number, and since when it can be read (seconds; None: not yet shown)."""

    text: Text
    turn: int
    since: float | None = None


class ActionBubbles:
    """One pill per seat with all announcements of its turn; an action that the cards show (a card played to a trick)
    has none.

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
        """Add the announcements of an update, and drop outdated ones."""
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
        """Drop all announcements at once, for another deal or match."""
        self._said.clear()
        self._speaker = None

    def show(self, geometry: Geometry, position: dict[Seat, int], others: Sequence[QRectF] = ()) -> None:
        """Write the announcements that have room; the others are only spoken.

        `others`: occupied areas that the geometry does not know, such as buttons or a question.
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
        """Return the seconds until the pills change by themselves; None: not before a further announcement."""
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
        """Drop read announcements of an earlier turn, and all of a seat after a whole round."""
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
        """Write as many of the last sentences as have room, or the first unread ones; the rest counts as read."""
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
        """Return all pills, hidden ones too."""
        return list(self._pills.values())

    def pill(self, seat: Seat) -> Pill:
        """Return the pill of a seat; created empty if need be."""
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
        """Return the first free place for some width of the pill, or None."""
        for width in (geometry.plates[place].width() * share for share in WIDTHS):
            size = pill.wanted(width, text).size()
            spot = next(free_spots(geometry, place, size, taken, others), None)
            if spot is not None:
                return spot
        return None

"""How long a person may think before the others may let a computer play: the clocks of the house rules."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from cardtable.core.zones import Seat
from cardtable.host.from_table import Clock

SHOWING = 1.5  # seconds for seeing what made it one's turn
LATE = 5.0  # seconds after which a call that was due says that the machine was asleep


@dataclass(slots=True)
class _Running:
    left: float  # seconds
    out: bool = False


class Patience:
    """A clock for each seat that is to act and whose person is here; none run while the table stands still."""

    def __init__(self, seconds: int) -> None:
        self._seconds = seconds
        self._clocks: dict[Seat, _Running] = {}
        self._since: float | None = None  # when they were last looked at; None while they stand
        self._runs = False  # as everybody was told last

    @property
    def due(self) -> float | None:
        """When the next one comes to its end; None if none runs."""
        running = [clock.left for clock in self._clocks.values() if not clock.out]
        return None if self._since is None or not running else self._since + min(running)

    @property
    def out(self) -> frozenset[Seat]:
        """The seats whose time is over."""
        return frozenset(seat for seat, clock in self._clocks.items() if clock.out)

    def anew(self, seat: Seat | None = None) -> None:
        """A seat (None: every seat) has its whole time again."""
        for one in (seat,) if seat is not None else tuple(self._clocks):
            self._clocks.pop(one, None)

    def watch(self, seats: Collection[Seat], now: float, *, still: bool) -> list[Clock]:
        """Let the clocks of these seats run, or stand; what everybody is to be told."""
        if not self._seconds:
            return []
        ran = self._runs
        told = self._pass(now)
        for seat in tuple(self._clocks):
            if seat not in seats:
                del self._clocks[seat]
        new = [seat for seat in sorted(seats) if seat not in self._clocks]
        for seat in new:
            self._clocks[seat] = _Running(self._seconds + SHOWING)
        if still or not self._clocks:
            self._since, self._runs = None, False
            return [Clock(min(seats, default=Seat(0)), -1)] if ran else []
        started = sorted(self._clocks) if self._since is None else new
        self._since, self._runs = now, True
        return told + [self._told(seat) for seat in started]

    def told(self) -> list[Clock]:
        """What somebody who comes now is to be told."""
        return [] if self._since is None else [self._told(seat) for seat in sorted(self._clocks)]

    def _told(self, seat: Seat) -> Clock:
        return Clock(seat, max(0, min(self._seconds, round(self._clocks[seat].left))))

    def _pass(self, now: float) -> list[Clock]:
        """Time has passed since the last look."""
        if self._since is None:
            return []
        due = self.due
        if due is not None and now > due + LATE:  # the machine was asleep, not the person
            self._clocks.clear()
            return []
        told = []
        for seat, clock in self._clocks.items():
            clock.left -= now - self._since
            if clock.left <= 0 and not clock.out:
                clock.out = True
                told.append(Clock(seat, 0))
        self._since = now
        return told

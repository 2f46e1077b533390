"""How long a person may think before the others may let a computer play: the clocks of the house rules.

How long a table has been without anybody, and when it need not be kept awake for that.

How often somebody may say a phrase: once in two seconds, eight times a minute.

When a computer's move is shown at a table for people: evenly, so that the time tells nothing of its thoughts.
"""

from __future__ import annotations

import math
from collections import defaultdict, deque
from collections.abc import Collection
from dataclasses import dataclass

from cardtable.core.zones import Seat
from cardtable.host.computer_seats import PendingQuestion
from cardtable.host.room.room_effects import Effect, PassivateRoom, RoomClosed
from cardtable.host.room_messages import ClockMessage

SHOWING = 1.5  # seconds for seeing what made it one's turn
LATE = 5.0  # seconds after which a call that was due says that the machine was asleep


@dataclass(slots=True)
class _Running:
    left: float  # seconds
    out: bool = False


class TurnClocks:
    """A clock for each seat that is to act and whose person is here; none run while the table stands still."""

    def __init__(self, seconds: int) -> None:
        self._seconds = seconds
        self._clocks: dict[Seat, _Running] = {}
        self._since: float | None = None  # when they were last looked at; None while they stand
        self._runs: frozenset[Seat] = frozenset()  # as everybody was told last

    @property
    def is_set(self) -> bool:
        """Whether the house has a time for decisions at all; without one nothing need be watched."""
        return self._seconds > 0

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

    def watch(self, seats: Collection[Seat], now: float, *, still: bool) -> list[ClockMessage]:
        """Let the clocks of these seats run, or stand; what everybody is to be told."""
        told = self._pass(now)
        for seat in tuple(self._clocks):
            if seat not in seats:
                del self._clocks[seat]
        new = frozenset(seats) - self._clocks.keys()
        for seat in new:
            self._clocks[seat] = _Running(self._seconds + SHOWING)
        runs = frozenset() if still else frozenset(self._clocks)
        stopped = [ClockMessage(seat, -1) for seat in sorted(self._runs - runs)]
        started = runs - (self._runs - new)
        self._since, self._runs = now if runs else None, runs
        return told + stopped + [self._told(seat, now) for seat in sorted(started)]

    def told(self, now: float) -> list[ClockMessage]:
        """What somebody who comes now is to be told."""
        return [self._told(seat, now) for seat in sorted(self._runs & self._clocks.keys())]

    def _told(self, seat: Seat, now: float) -> ClockMessage:
        passed = 0.0 if self._since is None else now - self._since
        return ClockMessage(seat, max(0, min(self._seconds, round(self._clocks[seat].left - passed))))

    def _pass(self, now: float) -> list[ClockMessage]:
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
                told.append(ClockMessage(seat, 0))
        self._since = now
        return told


ASLEEP = 600.0  # seconds without a person until a match may be forgotten until somebody comes back
FORGOTTEN = 3600.0  # the same of a table whose match never began: it is over then


class EmptyRoomTimer:
    """Knows since when nobody is here; `begun` says each time whether the match has."""

    def __init__(self) -> None:
        self._since: float | None = None

    def see(self, anybody: bool, now: float) -> None:
        """Whether somebody is here at this moment."""
        if anybody:
            self._since = None
        elif self._since is None:
            self._since = now

    def due(self, begun: bool) -> float | None:
        """When the table has been deserted for long enough; None while somebody is here."""
        return None if self._since is None else self._since + (ASLEEP if begun else FORGOTTEN)

    def outcome(self, begun: bool, now: float) -> Effect | None:
        """What becomes of a table that has been deserted for long enough; None of any other."""
        due = self.due(begun)
        if due is None or now < due:
            return None
        return PassivateRoom() if begun else RoomClosed()


APART = 2.0  # seconds
MOST = 8
MINUTE = 60.0


class PhraseRateLimit:
    """What each seat has said lately."""

    def __init__(self) -> None:
        self._said: defaultdict[Seat, deque[float]] = defaultdict(lambda: deque(maxlen=MOST))

    def may(self, seat: Seat, now: float) -> bool:
        """Whether somebody may say something now; then it counts as said."""
        said = self._said[seat]
        if said and now - said[-1] < APART:
            return False
        if len(said) == MOST and now - said[0] < MINUTE:
            return False
        said.append(now)
        return True


BEAT = 0.7  # seconds
PATIENT = 3  # beats after which a quick level is asked instead
BEATS_AFTER_DEAL = 6  # for looking at the count and at one's cards


class ConstantPace:
    """A move is shown a whole number of beats after the last news, at the first beat that its answer came before."""

    one_by_one = False

    def __init__(self) -> None:
        self._told = 0.0
        self._least = 1

    def told(self, now: float, *, dealt: bool = False) -> None:
        """News were sent."""
        self._told = now
        self._least = BEATS_AFTER_DEAL if dealt else 1

    def wait(self, question: PendingQuestion, now: float) -> float | None:
        """How many seconds an answer has still to wait."""
        beats = math.floor(max(0.0, question.answered - self._told) / BEAT) + 1
        return max(0.0, self._told + BEAT * max(beats, self._least) - now)

"""Timers and rate limits of a room: turn clocks, the empty room, and phrases."""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Collection
from dataclasses import dataclass

from cardtable.core.zones import Seat
from cardtable.host.room.room_effects import Effect, PassivateRoom, RoomClosed
from cardtable.host.room_messages import ClockMessage

READING = 20.0  # seconds for which the clocks stand after a deal was counted
SHOWING = 1.5  # seconds added to a turn clock for the animation of the turn before
LATE = 5.0  # seconds after which an overdue call means that the machine was suspended
ASLEEP = 600.0  # seconds without a person until a match is passivated
FORGOTTEN = 3600.0  # seconds without a person until a room whose match never began is closed
PHRASE_INTERVAL = 2.0  # seconds between two phrases of a seat
PHRASES_PER_MINUTE = 8  # of a seat
PATIENT = 3  # beats after which a quick level is asked instead


@dataclass(slots=True)
class _TurnClock:
    left: float  # seconds
    has_expired: bool = False


class TurnClocks:
    """Turn clocks of a room, one for each seat that is to act and whose person is here; all stop with the match."""

    def __init__(self, seconds: int) -> None:
        self._seconds = seconds
        self._clocks: dict[Seat, _TurnClock] = {}
        self._updated: float | None = None  # time of the last update; None while the clocks are stopped
        self._running: frozenset[Seat] = frozenset()  # as in the last messages
        self._held_until = float("-inf")

    @property
    def is_set(self) -> bool:
        """True if the house rules limit the time for decisions; without that no clock needs an update."""
        return self._seconds > 0

    @property
    def due(self) -> float | None:
        """Time at which the next clock expires, or at which they start to run; None if none does."""
        if self._clocks and self._updated is None:
            return self._held_until
        left = [clock.left for clock in self._clocks.values() if not clock.has_expired]
        return None if self._updated is None or not left else self._updated + min(left)

    @property
    def expired(self) -> frozenset[Seat]:
        return frozenset(seat for seat, clock in self._clocks.items() if clock.has_expired)

    def reset(self, seat: Seat | None = None) -> None:
        """Give a seat its full time again; None: every seat."""
        if seat is None:
            self._clocks.clear()
        else:
            self._clocks.pop(seat, None)

    def hold(self, until: float) -> None:
        """Let all clocks stand until then."""
        self._held_until = until

    def update(self, seats: Collection[Seat], now: float, *, still: bool) -> list[ClockMessage]:
        """Run the clocks of these seats alone, or stop them (`still`); return the messages to everybody."""
        messages, still = self._elapse(now), still or now < self._held_until
        for seat in tuple(self._clocks):
            if seat not in seats:
                del self._clocks[seat]
        new = frozenset(seats) - self._clocks.keys()
        for seat in new:
            self._clocks[seat] = _TurnClock(self._seconds + SHOWING)
        running = frozenset() if still else frozenset(self._clocks)
        stopped = [ClockMessage(seat, -1) for seat in sorted(self._running - running)]
        started = running - (self._running - new)
        self._updated, self._running = now if running else None, running
        return messages + stopped + [self._message(seat, now) for seat in sorted(started)]

    def messages(self, now: float) -> list[ClockMessage]:
        """Return the messages about running clocks for a participant who comes."""
        return [self._message(seat, now) for seat in sorted(self._running & self._clocks.keys())]

    def _message(self, seat: Seat, now: float) -> ClockMessage:
        elapsed = 0.0 if self._updated is None else now - self._updated
        return ClockMessage(seat, max(0, min(self._seconds, round(self._clocks[seat].left - elapsed))))

    def _elapse(self, now: float) -> list[ClockMessage]:
        """Subtract the time since the last update; return messages about clocks that expire."""
        if self._updated is None:
            return []
        due = self.due
        if due is not None and now > due + LATE:  # the machine was suspended, the person did not wait
            self._clocks.clear()
            return []
        messages = []
        for seat, clock in self._clocks.items():
            clock.left -= now - self._updated
            if clock.left <= 0 and not clock.has_expired:
                clock.has_expired = True
                messages.append(ClockMessage(seat, 0))
        self._updated = now
        return messages


class EmptyRoomTimer:
    """Timer of a room without connected participants; `begun`: the room has a match."""

    def __init__(self) -> None:
        self._since: float | None = None

    def update(self, has_participants: bool, now: float) -> None:
        if has_participants:
            self._since = None
        elif self._since is None:
            self._since = now

    def due(self, begun: bool) -> float | None:
        """Return the time at which the timer expires; None while somebody is here."""
        return None if self._since is None else self._since + (ASLEEP if begun else FORGOTTEN)

    def outcome(self, begun: bool, now: float) -> Effect | None:
        due = self.due(begun)
        if due is None or now < due:
            return None
        return PassivateRoom() if begun else RoomClosed()


class PhraseRateLimit:
    """Rate limit of phrases: one in two seconds and eight in a minute from each seat."""

    def __init__(self) -> None:
        self._times: defaultdict[Seat, deque[float]] = defaultdict(lambda: deque(maxlen=PHRASES_PER_MINUTE))

    def try_take(self, seat: Seat, now: float) -> bool:
        """Count a phrase and return True, or return False if the limit is reached."""
        times = self._times[seat]
        if times and now - times[-1] < PHRASE_INTERVAL:
            return False
        if len(times) == PHRASES_PER_MINUTE and now - times[0] < 60:
            return False
        times.append(now)
        return True

"""Writer of a room's log: one entry is persisted at a time, and calls that arrive meanwhile are deferred."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from typing import NamedTuple

from cardtable.host.room.room_effects import AppendRoomEntry, EffectOutbox, RoomLogEntry, RoomLogEntryKind

TAG = 8  # hexadecimal digits
MOST_ENTRIES = 20_000  # in one log: a match of Canasta has about 2,000
MOST_CHARACTERS = 2_000_000
MOST_WAITING = 64  # messages of one connection

Then = Callable[[float], None]  # argument: the time
OnPersisted = Callable[[RoomLogEntry, float], None]


class _PendingEntry(NamedTuple):
    entry: RoomLogEntry
    on_persisted: OnPersisted
    on_failed: Then


class RoomLogWriter:
    """Numbers log entries and has them persisted, at most one at a time."""

    def __init__(
        self, entropy: Callable[[int], str], outbox: EffectOutbox, entries: Sequence[RoomLogEntry] = ()
    ) -> None:
        self._entropy = entropy
        self._outbox = outbox
        self._pending: _PendingEntry | None = None
        self.n = entries[-1].n if entries else 0  # of the last persisted entry
        self.tag = entries[-1].tag if entries else ""
        self._size = sum(len(entry.rest) for entry in entries)

    @property
    def is_writing(self) -> bool:
        """True while an entry is being persisted, so that calls have to wait."""
        return self._pending is not None

    @property
    def is_full(self) -> bool:
        """True if the match has to end because of the size of its log."""
        return self.n >= MOST_ENTRIES or self._size >= MOST_CHARACTERS

    def append(self, kind: RoomLogEntryKind, rest: str, on_persisted: OnPersisted, on_failed: Then) -> None:
        """Have an entry persisted; `on_failed` is called if it is certainly not in the log."""
        assert self._pending is None
        entry = RoomLogEntry(self.n + 1, self._entropy(TAG), kind, rest)
        self._pending = _PendingEntry(entry, on_persisted, on_failed)
        self._outbox.add(AppendRoomEntry(entry))

    def persisted(self, n: int, now: float) -> None:
        """Apply entry `n`; raise ValueError if it is not the one being persisted."""
        pending = self._pop(n)
        self.n, self.tag = pending.entry.n, pending.entry.tag
        self._size += len(pending.entry.rest)
        pending.on_persisted(pending.entry, now)

    def persist_failed(self, n: int, now: float) -> None:
        """Drop entry `n`; raise ValueError as `persisted` does."""
        self._pop(n).on_failed(now)

    def _pop(self, n: int) -> _PendingEntry:
        pending = self._pending
        if pending is None or pending.entry.n != n:
            raise ValueError(f"No entry {n} is being kept.")
        self._pending = None
        return pending


class DeferredCalls:
    """Calls that wait for a log entry, in order of arrival; each gets the time at which it is made."""

    def __init__(self) -> None:
        self._calls: deque[tuple[int | None, Then]] = deque()

    def is_full_for(self, line: int) -> bool:
        """Return True if a connection has as many waiting messages as it may have."""
        return sum(sender == line for sender, _ in self._calls) >= MOST_WAITING

    def add(self, line: int | None, call: Then) -> None:
        """Defer a call; `line`: connection that sent its message, None for the room's own calls."""
        self._calls.append((line, call))

    def run_next(self, now: float) -> bool:
        """Make the oldest call; return False if there is none."""
        if not self._calls:
            return False
        self._calls.popleft()[1](now)
        return True

    def clear(self) -> None:
        self._calls.clear()

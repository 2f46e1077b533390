"""Log writer of a host: one log entry is persisted at a time, and calls that arrive meanwhile are deferred.

Nothing that a power loss could take back is shown: between an `AppendEntry` and the call that reports it as persisted,
all other calls wait.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Any, NamedTuple

from cardtable.host.host_messages import AppendEntry

DeferredCall = Callable[[float], None]  # argument: the time at which it is made
OnPersisted = Callable[[Any, float], None]  # arguments: the entry, the time
MOST_WAITING = 64  # deferred messages of one connection


class _PendingEntry(NamedTuple):
    entry: Any
    on_persisted: OnPersisted
    on_failed: DeferredCall | None


class LogWriter:
    """Numbers log entries and has them persisted, one at a time."""

    def __init__(self, n: int, emit: Callable[[AppendEntry], None]) -> None:
        """`n`: number of the last persisted entry; `emit` takes the effects."""
        self.n = n
        self._emit = emit
        self._pending: _PendingEntry | None = None

    @property
    def is_writing(self) -> bool:
        """True while an entry is being persisted, so that calls have to wait."""
        return self._pending is not None

    def append(self, entry: Any, on_persisted: OnPersisted, on_failed: DeferredCall | None = None) -> None:
        """Persist an entry, unless one is being persisted; `on_failed` is called if it is certainly not in the log."""
        assert not self.is_writing
        self._pending = _PendingEntry(entry, on_persisted, on_failed)
        self._emit(AppendEntry(self.n + 1, entry))

    def persisted(self, n: int, now: float) -> None:
        """Apply entry `n`; raise ValueError unless it is the one being persisted.

        `is_writing` stays True until `on_persisted` has returned.
        """
        pending = self._pending_entry(n)
        self.n = n
        pending.on_persisted(pending.entry, now)
        self._pending = None

    def persist_failed(self, n: int, now: float) -> None:
        """Drop entry `n`; raise ValueError as `persisted` does."""
        pending, self._pending = self._pending_entry(n), None
        if pending.on_failed is not None:
            pending.on_failed(now)

    def _pending_entry(self, n: int) -> _PendingEntry:
        if self._pending is None or n != self.n + 1:
            raise ValueError(f"No entry {n} is being kept.")
        return self._pending


class DeferredCalls:
    """Calls that wait for a log entry, in order of arrival; each gets the time at which it is made."""

    def __init__(self) -> None:
        self._calls: deque[tuple[int | None, DeferredCall]] = deque()

    def is_full_for(self, line: int) -> bool:
        """Return True if a connection has as many waiting messages as it may have."""
        return sum(sender == line for sender, _ in self._calls) >= MOST_WAITING

    def add(self, line: int | None, call: DeferredCall) -> None:
        """Defer a call; `line`: connection that sent its message, None for the host's own calls."""
        self._calls.append((line, call))

    def run_next(self, now: float) -> bool:
        """Make the oldest call; return False if there is none."""
        if not self._calls:
            return False
        self._calls.popleft()[1](now)
        return True

    def clear(self) -> None:
        self._calls.clear()

"""The table's log: one entry is kept after another, and nothing is done or shown before it is kept.

Calls that wait while an entry is being kept, in the order in which they came.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from typing import NamedTuple

from cardtable.host.room.room_effects import AppendRoomEntry, EffectOutbox, RoomLogEntry, RoomLogEntryKind

TAG = 8  # hexadecimal digits
MOST_ENTRIES = 20_000  # in one log: a match of Canasta has about 2,000
MOST_CHARACTERS = 2_000_000

Then = Callable[[float], None]


class _Keeping(NamedTuple):
    entry: RoomLogEntry
    then: Callable[[RoomLogEntry, float], None]
    failed: Then


class RoomLogWriter:
    """Numbers entries; at most one is being kept."""

    def __init__(
        self, entropy: Callable[[int], str], outbox: EffectOutbox, entries: Sequence[RoomLogEntry] = ()
    ) -> None:
        self._entropy = entropy
        self._outbox = outbox
        self._keeping: _Keeping | None = None
        self.n = entries[-1].n if entries else 0  # of the last entry that is kept
        self.tag = entries[-1].tag if entries else ""
        self._size = sum(len(entry.rest) for entry in entries)

    @property
    def is_keeping(self) -> bool:
        """Whether everything that changes the table has to wait."""
        return self._keeping is not None

    @property
    def is_full(self) -> bool:
        """Whether the match has to end, since its log would grow too long."""
        return self.n >= MOST_ENTRIES or self._size >= MOST_CHARACTERS

    def keep(
        self, kind: RoomLogEntryKind, rest: str, then: Callable[[RoomLogEntry, float], None], failed: Then
    ) -> None:
        """Let an entry be kept; `then` is done when it is, `failed` if it certainly is not."""
        assert self._keeping is None
        entry = RoomLogEntry(self.n + 1, self._entropy(TAG), kind, rest)
        self._keeping = _Keeping(entry, then, failed)
        self._outbox.add(AppendRoomEntry(entry))

    def kept(self, n: int, now: float) -> None:
        """It is safe: do it; raises ValueError if it is not the one that is being kept."""
        keeping = self._taken(n)
        self.n, self.tag = keeping.entry.n, keeping.entry.tag
        self._size += len(keeping.entry.rest)
        keeping.then(keeping.entry, now)

    def not_kept(self, n: int, now: float) -> None:
        """It is certainly not in the log: it never was; raises ValueError as `kept` does."""
        self._taken(n).failed(now)

    def _taken(self, n: int) -> _Keeping:
        keeping = self._keeping
        if keeping is None or keeping.entry.n != n:
            raise ValueError(f"No entry {n} is being kept.")
        self._keeping = None
        return keeping


MOST_WAITING = 64  # messages of one line


class _DeferredCall(NamedTuple):
    line: int | None
    do: Callable[[float], None]


class DeferredCalls:
    """Each is told the time at which it is done at last."""

    def __init__(self) -> None:
        self._calls: deque[_DeferredCall] = deque()

    def is_full_of(self, line: int) -> bool:
        """Whether so many messages of a line wait that it may send no more."""
        return sum(waiting.line == line for waiting in self._calls) >= MOST_WAITING

    def put(self, line: int | None, do: Callable[[float], None]) -> None:
        """Let a call wait; `line`: whose message it is, None where nobody sent one."""
        self._calls.append(_DeferredCall(line, do))

    def do_next(self, now: float) -> bool:
        """Do the one that has waited longest; whether there was one."""
        if not self._calls:
            return False
        self._calls.popleft().do(now)
        return True

    def forget(self) -> None:
        """Nothing is done any more."""
        self._calls.clear()

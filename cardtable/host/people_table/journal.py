"""The table's log: one entry is kept after another, and nothing is done or shown before it is kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from cardtable.host.people_table.effects import AppendRoomEntry, RoomLogEntry, RoomLogEntryKind
from cardtable.host.people_table.outbox import EffectOutbox

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

"""The table's log: one entry is kept after another, and nothing is done or shown before it is kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from cardtable.host.people_table.effects import Append, Entry, EntryKind
from cardtable.host.people_table.outbox import Outbox

TAG = 8  # hexadecimal digits

Then = Callable[[float], None]


class _Keeping(NamedTuple):
    entry: Entry
    then: Callable[[Entry, float], None]
    failed: Then


class Journal:
    """Numbers entries; at most one is being kept."""

    def __init__(self, entropy: Callable[[int], str], outbox: Outbox, last: Entry | None = None) -> None:
        self._entropy = entropy
        self._outbox = outbox
        self._keeping: _Keeping | None = None
        self.n = last.n if last else 0  # of the last entry that is kept
        self.tag = last.tag if last else ""

    @property
    def is_keeping(self) -> bool:
        """Whether everything that changes the table has to wait."""
        return self._keeping is not None

    def keep(self, kind: EntryKind, rest: str, then: Callable[[Entry, float], None], failed: Then) -> None:
        """Let an entry be kept; `then` is done when it is, `failed` if it certainly is not."""
        assert self._keeping is None
        entry = Entry(self.n + 1, self._entropy(TAG), kind, rest)
        self._keeping = _Keeping(entry, then, failed)
        self._outbox.add(Append(entry))

    def kept(self, n: int, now: float) -> None:
        """It is safe: do it; raises ValueError if it is not the one that is being kept."""
        keeping = self._taken(n)
        self.n, self.tag = keeping.entry.n, keeping.entry.tag
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

"""Entries of a table are kept one after another, and everything that comes in meanwhile waits.

Between an `Append` and the call that reports it as kept, all other calls wait, so that nobody is shown what a power
loss could take back.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Any

from cardtable.core.frozen_dataclass import frozen
from cardtable.core.session import PreparedAction
from cardtable.host.host_messages import AppendEntry, Effect, Entry, LineId
from cardtable.host.proposal_rules import Proposal

Step = Callable[[float], None]  # something that came in, to be done at this time


@frozen
class PendingWrite:
    """An entry that is being kept, and why."""

    entry: Entry
    line: LineId | None = None  # whose Do it is
    id: int | None = None
    wish: Proposal | None = None  # that the entry carries out
    last: bool = True  # whether the wish is carried out with it
    prepared: PreparedAction[Any, Any] | None = None  # Did: what it comes to


class WriteAheadQueue:
    """The number of the last entry, those that are still to be kept, and what waits for them."""

    def __init__(self, n: int, effects: list[Effect]) -> None:
        self.n = n
        self._effects = effects
        self._to_keep: deque[PendingWrite] = deque()  # the first one is being kept
        self._waiting: deque[Step] = deque()

    @property
    def is_keeping(self) -> bool:
        """Whether everything else has to wait."""
        return bool(self._to_keep)

    def keep(self, keeping: PendingWrite) -> None:
        """Let an entry be kept, after those before it."""
        self._to_keep.append(keeping)
        if len(self._to_keep) == 1:
            self._append()

    def kept(self, n: int) -> PendingWrite:
        """What was kept; raises ValueError if it is not what is being kept."""
        if not self._to_keep or n != self.n:
            raise ValueError(f"No entry {n} is being kept.")
        return self._to_keep[0]

    def go_on(self) -> None:
        """The entry that was kept has been carried out: the next one."""
        self._to_keep.popleft()
        if self._to_keep:
            self._append()

    def wait(self, step: Step) -> None:
        """Let it be done after the entry that is being kept, and after all that came in before it."""
        self._waiting.append(step)

    def next_step(self) -> Step | None:
        """What has waited longest; None while an entry is being kept, and if nothing waits."""
        return self._waiting.popleft() if self._waiting and not self._to_keep else None

    def _append(self) -> None:
        self.n += 1
        self._effects.append(AppendEntry(self.n, self._to_keep[0].entry))

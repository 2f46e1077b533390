"""Write-ahead queue of a match: one log entry is persisted at a time, and calls that arrive meanwhile are deferred.

Nothing that a power loss could take back is shown: between an `AppendEntry` and the call that reports it as persisted,
all other calls wait.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Any

from cardtable.core.frozen_dataclass import frozen
from cardtable.core.session import PreparedAction
from cardtable.host.host_messages import AppendEntry, Effect, Entry, LineId
from cardtable.host.proposals import Proposal

DeferredCall = Callable[[float], None]  # argument: the time at which it is made


@frozen
class PendingWrite:
    """Log entry that waits to be persisted, with the request or proposal that caused it."""

    entry: Entry
    subscription_id: LineId | None = None  # sender of the action
    request_id: int | None = None  # id of its `SubmitAction`
    proposal: Proposal | None = None  # that the entry carries out
    completes: bool = True  # the proposal is carried out with this entry
    prepared: PreparedAction[Any, Any] | None = None  # of an `ActionEntry`


class WriteAheadQueue:
    """Numbered log entries to persist, and the calls deferred until then."""

    def __init__(self, n: int, effects: list[Effect]) -> None:
        """`n`: number of the last persisted entry; `AppendEntry` effects are added to `effects`."""
        self.n = n
        self._effects = effects
        self._writes: deque[PendingWrite] = deque()  # the first one is being persisted
        self._deferred: deque[DeferredCall] = deque()

    @property
    def is_writing(self) -> bool:
        """True while an entry is being persisted, so that calls have to wait."""
        return bool(self._writes)

    def append(self, write: PendingWrite) -> None:
        """Persist an entry, after those before it."""
        self._writes.append(write)
        if len(self._writes) == 1:
            self._emit_first()

    def persisted(self, n: int) -> PendingWrite:
        """Return the entry that has been persisted; raise ValueError unless entry `n` is the one being persisted."""
        if not self._writes or n != self.n:
            raise ValueError(f"No entry {n} is being kept.")
        return self._writes[0]

    def advance(self) -> None:
        """Remove the persisted entry, which has been applied, and begin with the next one."""
        self._writes.popleft()
        if self._writes:
            self._emit_first()

    def defer(self, call: DeferredCall) -> None:
        self._deferred.append(call)

    def next_deferred(self) -> DeferredCall | None:
        """Remove and return the oldest deferred call; None while an entry is being persisted, or if none waits."""
        return self._deferred.popleft() if self._deferred and not self._writes else None

    def _emit_first(self) -> None:
        self.n += 1
        self._effects.append(AppendEntry(self.n, self._writes[0].entry))

"""Calls that wait while an entry is being kept, in the order in which they came."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import NamedTuple

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

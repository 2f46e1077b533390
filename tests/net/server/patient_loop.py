"""An event loop on whose clock a busy machine takes no time: limits of milliseconds hold on it for who does not answer.

Time passes while the loop waits for something, as long as it was to wait; of all else no more than a moment counts.
"""

from __future__ import annotations

import asyncio
import selectors
import time

MOMENT = 0.001  # seconds between two looks at the clock; more of them are the machine's


class Waiting(selectors.DefaultSelector):
    """Adds up the seconds that it waited and was to wait."""

    def __init__(self) -> None:
        super().__init__()
        self.waited = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        began = time.monotonic()
        found = super().select(timeout)
        took = time.monotonic() - began
        self.waited += took if timeout is None else min(took, max(timeout, 0.0))
        return found


class PatientLoop(asyncio.SelectorEventLoop):
    """See above."""

    def __init__(self) -> None:
        self._waiting = Waiting()
        self._now = 0.0
        self._looked, self._had_waited = time.monotonic(), 0.0
        super().__init__(self._waiting)

    def time(self) -> float:
        looked, waited = time.monotonic(), self._waiting.waited
        passed, asked = looked - self._looked, waited - self._had_waited
        self._looked, self._had_waited = looked, waited
        self._now += asked + min(max(passed - asked, 0.0), MOMENT)
        return self._now

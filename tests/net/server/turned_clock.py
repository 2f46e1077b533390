"""A clock whose hands the test turns, and sleep by it."""

from __future__ import annotations

import asyncio


class TurnedClock:
    """Begins at 100 seconds; time passes in `turn` alone."""

    def __init__(self) -> None:
        self._now = 100.0
        self._asleep: dict[asyncio.Event, float] = {}  # until when
        self._fell_asleep = asyncio.Event()

    def now(self) -> float:
        """Seconds."""
        return self._now

    async def sleep(self, seconds: float) -> None:
        """Until the hands have been turned so far."""
        woken = asyncio.Event()
        self._asleep[woken] = self._now + seconds
        self._fell_asleep.set()
        try:
            await woken.wait()
        finally:
            self._asleep.pop(woken, None)

    async def turn(self, seconds: float, sleepers: int) -> None:
        """Let time pass, once so many are asleep."""
        while len(self._asleep) < sleepers:
            self._fell_asleep.clear()
            await self._fell_asleep.wait()
        self._now += seconds
        for woken in [woken for woken, until in self._asleep.items() if until <= self._now]:
            del self._asleep[woken]
            woken.set()

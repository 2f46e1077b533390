"""How long the event loop keeps others waiting."""

from __future__ import annotations

import asyncio

_EVERY = 0.05  # seconds between two looks


class LoopLagProbe:
    """Looks often, and notes by how much each look came late."""

    def __init__(self) -> None:
        self._late: list[float] = []

    async def watch(self, seconds: float) -> None:
        """Look for so long."""
        loop = asyncio.get_running_loop()
        end = loop.time() + seconds
        while (before := loop.time()) < end:
            await asyncio.sleep(_EVERY)
            self._late.append(loop.time() - before - _EVERY)

    def taken(self, share: float) -> float:
        """Seconds below which that share of all since the last time lies; 0 if nothing was noted."""
        late, self._late = sorted(self._late), []
        return max(0.0, late[min(len(late) - 1, int(share * len(late)))]) if late else 0.0

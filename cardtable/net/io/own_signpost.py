"""What the network is told of a table that is hosted here, brought up to date whenever the table has changed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

from cardtable.host.people_table.effects import LanAnnouncement
from cardtable.net.io.discovery import LanAnnouncer


class AdvertisementUpdater:
    """`announce` tells the network of a table; one change after another, and only the newest of those that wait."""

    def __init__(
        self, announcer: LanAnnouncer, announce: Callable[[LanAnnouncement], Coroutine[Any, Any, None]]
    ) -> None:
        self._announcer = announcer
        self._announce = announce
        self._wanted: LanAnnouncement | None = None
        self._shown: LanAnnouncement | None = None
        self._work: asyncio.Task[None] | None = None

    def show(self, told: LanAnnouncement | None) -> None:
        """Only before the match begins, or while watchers may come; None: the table does not want to be found."""
        self._wanted = told if told is not None and (told.watchers or not told.playing) else None
        if self._wanted != self._shown and (self._work is None or self._work.done()):
            self._work = asyncio.create_task(self._follow())

    def show_anew(self) -> None:
        """The network is another one: it has been told nothing yet."""
        self._shown = None
        self.show(self._wanted)

    async def close(self) -> None:
        """Nobody finds the table any more."""
        if self._work is not None:
            self._work.cancel()
            await asyncio.gather(self._work, return_exceptions=True)
        await self._announcer.hide()

    async def _follow(self) -> None:
        while self._wanted != self._shown:
            self._shown = self._wanted
            with suppress(OSError):  # without multicast an invitation still works
                if self._shown is None:
                    await self._announcer.hide()
                else:
                    await self._announce(self._shown)

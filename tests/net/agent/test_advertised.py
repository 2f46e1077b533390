"""What a table of this computer announces in the house: all that the room offers, a seat in a running match too."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

from cardtable.host.room.room_effects import LanAnnouncement
from cardtable.net.agent.hosted_room import AdvertisementUpdater

ROOM = LanAnnouncement("4f2c9a17", "hearts", 1, 4, 1, False, False, "Meera", 3, "9b1d7c40e2a85f36")


class Announcer:
    """The network, in memory."""

    def __init__(self) -> None:
        self.now: LanAnnouncement | None = None

    async def withdraw(self) -> None:
        self.now = None

    async def announce(self, announcement: LanAnnouncement) -> None:
        self.now = announcement


def test_a_running_table_with_a_seat_to_take_is_found_until_it_has_none() -> None:
    async def live() -> list[object]:
        announcer: Any = Announcer()
        updater = AdvertisementUpdater(announcer, announcer.announce)
        seen: list[object] = []
        for wanted in (ROOM, replace(ROOM, playing=True), None):
            updater.update(wanted)
            for _ in range(5):
                await asyncio.sleep(0)
            seen.append(announcer.now)
        await updater.close()
        return seen

    assert asyncio.run(live()) == [ROOM, replace(ROOM, playing=True), None]

"""Tables are found by the programs of the same network, here on 127.0.0.1 alone."""

import asyncio
import secrets
import time
from dataclasses import replace

import pytest

from cardtable.host.people_table.effects import Announcement
from cardtable.net.io.discovery import Announcer, Looker, Multicast
from cardtable.net.io.pinned_line import Destination
from cardtable.net.signpost import Signpost
from tests.net.samples import FINGERPRINT, SECRET

HERE = ["127.0.0.1"]
TABLE = secrets.token_hex(4)  # other tests may announce theirs on the same machine
ROOM = Announcement(TABLE, "hearts", 1, 4, 2, False, False, "Meera", 3, SECRET)
POST = Signpost(ROOM, 1, "00c0ffee", FINGERPRINT)
PORT = 47190


class Finds:
    """What one program has found."""

    def __init__(self) -> None:
        self.tables: dict[str, tuple[Signpost, Destination]] = {}
        self.changed = asyncio.Event()

    def found(self, post: Signpost, destination: Destination) -> None:
        if post.table.table == TABLE:
            self.tables[TABLE] = (post, destination)
            self.changed.set()

    def lost(self, table: str) -> None:
        if table == TABLE:
            del self.tables[table]
            self.changed.set()

    async def change(self) -> None:
        async with asyncio.timeout(5):
            await self.changed.wait()
            self.changed.clear()


async def found_changed_and_lost() -> None:
    there, here, finds = Multicast(HERE), Multicast(HERE), Finds()
    looker, announcer = Looker(here, finds.found, finds.lost), Announcer(there)
    try:
        began = time.monotonic()
        announcing = asyncio.create_task(announcer.announce(POST, HERE, PORT))
        await finds.change()
        assert time.monotonic() - began < 2
        assert finds.tables == {TABLE: (POST, Destination(("127.0.0.1",), PORT, FINGERPRINT))}
        await announcing

        await announcer.announce(replace(POST, table=replace(ROOM, free=1)), HERE, PORT)
        await finds.change()
        assert finds.tables[TABLE][0].table.free == 1

        await announcer.hide()
        await finds.change()
        assert finds.tables == {}
    finally:
        await looker.close()
        await there.close()
        await here.close()


async def found_by_its_new_id_alone() -> None:
    """Another match of the same people has another id; the old one is announced no more. So too in another network."""
    there, here, finds = Multicast(HERE), Multicast(HERE), Finds()
    announcer = Announcer(there)
    other = replace(ROOM, table=secrets.token_hex(4))
    await announcer.announce(replace(POST, table=other), HERE, PORT)
    await announcer.announce(POST, HERE, PORT)
    looker = Looker(here, finds.found, finds.lost)
    try:
        await finds.change()
        await announcer.announce(replace(POST, table=other), HERE, PORT)
        await finds.change()
        assert finds.tables == {}
        await there.close()
        await announcer.announce(POST, HERE, PORT)
        await finds.change()
        assert list(finds.tables) == [TABLE]
    finally:
        await looker.close()
        await there.close()
        await here.close()


async def found_late() -> None:
    """Who begins to look finds what is there already."""
    there, here, finds = Multicast(HERE), Multicast(HERE), Finds()
    announcer = Announcer(there)
    await announcer.announce(POST, HERE, PORT)
    began = time.monotonic()
    looker = Looker(here, finds.found, finds.lost)
    try:
        await finds.change()
        assert time.monotonic() - began < 2
        assert list(finds.tables) == [TABLE]
    finally:
        await looker.close()
        await there.close()
        await here.close()


@pytest.mark.slow
def test_a_table_is_found_within_two_seconds_then_changes_and_goes() -> None:
    asyncio.run(found_changed_and_lost())


@pytest.mark.slow
def test_another_match_and_another_network_are_announced_anew() -> None:
    asyncio.run(found_by_its_new_id_alone())


@pytest.mark.slow
def test_who_looks_later_finds_it_as_well() -> None:
    asyncio.run(found_late())

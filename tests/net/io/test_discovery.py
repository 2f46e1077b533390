"""Tables are found by the programs of the same network, here on 127.0.0.1 alone."""

import asyncio
import secrets
import socket
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace

import pytest
from zeroconf import DNSAddress, DNSOutgoing, DNSPointer, DNSService, DNSText  # type: ignore[attr-defined]

from cardtable.host.people_table.effects import Announcement
from cardtable.net.io.discovery import Announcer, Announcers, Looker, Multicast
from cardtable.net.io.pinned_line import Destination
from cardtable.net.signpost import SERVICE, Signpost, write_signpost
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
        self.of_others: list[str] = []
        self.changed = asyncio.Event()

    def found(self, post: Signpost, destination: Destination) -> None:
        self.of_others.append(post.table.table)
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


def announcement(table: str, label: str = "", ttl: int = 120, port: int = 1) -> bytes:
    """One packet, as somebody may write it by hand; `label`: of the instance, where it is not the table's id."""
    name, host = f"{label or table}.{SERVICE}", f"cardtable-{table}.local."
    post = replace(POST, table=replace(ROOM, table=table, host="Nobody"))
    texts = b"".join(
        bytes([len(entry)]) + entry
        for entry in (f"{key}={value}".encode() for key, value in write_signpost(post).items())
    )
    packet = DNSOutgoing(0x8400)
    packet.add_answer_at_time(DNSPointer(SERVICE, 12, 1, ttl, name), 0)
    packet.add_answer_at_time(DNSService(name, 33, 1, ttl, 0, 0, port, host), 0)
    packet.add_answer_at_time(DNSText(name, 16, 1, ttl, texts), 0)
    packet.add_answer_at_time(DNSAddress(host, 1, 1, ttl, socket.inet_aton("127.0.0.9")), 0)
    return packet.packets()[0]


@contextmanager
def voice(address: str) -> Iterator[Callable[[bytes], object]]:
    """Somebody else's program in the house, at an address of its own."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as one:
        one.bind((address, 0))
        one.setsockopt(socket.IPPROTO_IP, socket.IP_MULTICAST_IF, socket.inet_aton("127.0.0.1"))
        yield lambda packet: one.sendto(packet, ("224.0.0.251", 5353))


async def found_among_false_ones() -> None:
    """130 of one sender, before the real table comes, and again afterwards."""
    there, here, finds = Multicast(HERE), Multicast(HERE), Finds()
    looker, announcer = Looker(here, finds.found, finds.lost), Announcer(there)
    false = [f"{number:08x}" for number in range(130)]
    try:
        await here.open().zeroconf.async_wait_for_start()
        with voice("127.0.0.9") as say:
            for table in false:
                say(announcement(table))
                await asyncio.sleep(0)
            async with asyncio.timeout(5):
                while not set(finds.of_others) & set(false):
                    await asyncio.sleep(0.01)
            await announcer.announce(POST, HERE, PORT)
            await finds.change()
            for table in (*false, TABLE):  # now they know its id as well
                say(announcement(table))
                say(announcement(TABLE, label="ffffffff"))
                say(announcement(TABLE, ttl=0))
            await announcer.announce(replace(POST, table=replace(ROOM, free=1)), HERE, PORT)
            await finds.change()
            assert finds.tables[TABLE][1].port == PORT
            assert finds.tables[TABLE][0].table.free == 1
        assert len(set(finds.of_others) & set(false)) <= 12
    finally:
        await looker.close()
        await there.close()
        await here.close()


async def sifted_from_the_first() -> None:
    """What waits at the sockets before anything is read."""
    here, finds = Multicast(HERE), Finds()
    looker = Looker(here, finds.found, finds.lost)
    false = [f"{number:08x}" for number in range(40)]
    try:
        with voice("127.0.0.9") as say:
            for table in false:
                say(announcement(table))
        async with asyncio.timeout(5):
            while len(set(finds.of_others) & set(false)) < 12:
                await asyncio.sleep(0.01)
        now = time.monotonic()
        theirs = [table for table in false if not here.announcers.admits("127.0.0.8", {table: 0.0}, now)]
        assert theirs == false[:12]
        names = set(here.open().zeroconf.cache.names())
        assert not any(f"{table}.{SERVICE}" in names for table in false[12:])
    finally:
        await looker.close()
        await here.close()


def test_many_announcers_leave_room_for_each_other() -> None:
    """The one that announces most makes room for the others."""
    announcers, dropped = Announcers(), list[str]()
    announcers.dropped = dropped.append
    for number in range(20):
        for table in range(12):
            assert announcers.admits(f"192.0.2.{number}", {f"{number:02}{table:02}": 120.0}, 0.0)
    assert announcers.admits("198.51.100.1", {"real": 120.0}, 0.0)
    assert dropped
    assert "real" not in dropped
    assert announcers.admits("198.51.100.1", {"real": 0.0}, 1.0)  # a goodbye
    assert announcers.admits("198.51.100.2", {"real": 120.0}, 1.0)


def test_nobody_speaks_for_a_table_of_another_address_while_that_holds() -> None:
    announcers = Announcers()
    assert announcers.admits("192.0.2.1", {"real": 120.0}, 0.0)
    assert not announcers.admits("192.0.2.2", {"real": 120.0}, 1.0)
    assert not announcers.admits("192.0.2.2", {"real": 0.0, "other": 120.0}, 1.0)
    assert announcers.admits("192.0.2.1", {"real": 120.0}, 100.0)
    assert not announcers.admits("192.0.2.2", {"real": 120.0}, 200.0)
    assert announcers.admits("192.0.2.2", {"real": 120.0}, 221.0)  # its computer has another address now


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


@pytest.mark.skipif(sys.platform != "linux", reason="the loopback has one address there")
def test_false_announcements_hide_no_table() -> None:
    asyncio.run(found_among_false_ones())


@pytest.mark.skipif(sys.platform != "linux", reason="the loopback has one address there")
def test_what_comes_while_the_sockets_are_opened_is_sifted_too() -> None:
    asyncio.run(sifted_from_the_first())


@pytest.mark.slow
def test_who_looks_later_finds_it_as_well() -> None:
    asyncio.run(found_late())

"""A server that dies while an entry is being kept, before it is on the disk or after: crash points of chapter D1."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

import pytest

from cardtable.core.zones import Seat
from cardtable.games import discover
from cardtable.host.room.match_projection import restore_projection
from cardtable.host.room.room_effects import RoomLogEntry, RoomLogEntryKind
from cardtable.host.room.room_log_entries import read_do
from cardtable.net.server.room_store import LogPosition
from cardtable.net.server.sqlite_store import SqliteStore
from cardtable.net.transport.tls import Certificate, Destination
from tests.net.server.hall import HERE, Hall, open_hall, run
from tests.net.server.players import Player, two_starting

FIRST_DEAL = 1


class Dying(SqliteStore):
    """Its process ends while the first entry of a kind is being kept."""

    def __init__(self, kind: RoomLogEntryKind, kept: bool, path: Path) -> None:
        super().__init__(path)
        self._kind = kind
        self._kept = kept
        self.dead = asyncio.Event()

    async def append(self, table: str, after: LogPosition, entry: RoomLogEntry) -> LogPosition:
        if entry.kind is not self._kind:
            return await super().append(table, after, entry)
        if self._kept:
            await super().append(table, after, entry)
        self.dead.set()
        return await asyncio.Future()


Then = Callable[[Hall, Player, Player], Awaitable[None]]


def after_death(folder: Path, certificate: Certificate, kind: RoomLogEntryKind, kept: bool, then: Then) -> None:
    """Two people, of whom the host acts as soon as may be; the server dies, is there again, and they come back."""

    async def whole() -> None:
        async with open_hall(folder, certificate, store=partial(Dying, kind, kept)) as hall:
            there = Destination((HERE,), hall.server.port, certificate.fingerprint)
            host, other = await two_starting(there, pause=0.0, plays=False)
            host.plays = True
            assert isinstance(hall.store, Dying)
            await hall.store.dead.wait()
            host.plays = False
            hall.die()
        for player in (host, other):
            await player.until(lambda one: not one.live)
        async with open_hall(folder, certificate, port=there.port) as hall:
            for player in (host, other):
                player.try_now()
                await player.until(lambda one: one.live and one.view is not None)
            await then(hall, host, other)
            await host.go()
            await other.go()

    run(whole)


async def log(hall: Hall) -> list[RoomLogEntry]:
    (kept,) = await hall.store.rooms()
    return list((await hall.store.read(kept.room_id)).entries)


def done_by(seat: int, entries: list[RoomLogEntry]) -> int:
    return sum(read_do(entry.rest)[0] == seat for entry in entries if entry.kind is RoomLogEntryKind.DO)


@pytest.mark.parametrize("kept", [False, True], ids=["before it is kept", "before it is shown"])
def test_D1_2_to_5_an_action_is_done_once(tmp_path: Path, certificate: Certificate, kept: bool) -> None:
    """The sender's program says it again: it is accepted where it was not kept, else dropped without a word."""

    async def then(hall: Hall, host: Player, other: Player) -> None:
        while not done_by(0, entries := await log(hall)):
            await asyncio.sleep(0.01)
        for player in (host, other):
            await player.until(lambda one: one.n >= entries[-1].n)
        entries = await log(hall)
        assert done_by(0, entries) == 1
        assert host.refused == []
        for seat, player in enumerate((host, other)):
            assert player.streams[FIRST_DEAL] == shown(entries[: player.n], seat)

    after_death(tmp_path, certificate, RoomLogEntryKind.DO, kept, then)


def shown(entries: list[RoomLogEntry], seat: int) -> list[object]:
    return list(restore_projection(entries, discover()).session.heard(Seat(seat)))


@pytest.mark.parametrize("kind", [RoomLogEntryKind.SEAL, RoomLogEntryKind.DEAL])
@pytest.mark.parametrize("kept", [False, True], ids=["before it is kept", "before it is shown"])
def test_D1_8_and_9_a_deal_is_sealed_once_and_rests_on_everybodys_numbers(
    tmp_path: Path, certificate: Certificate, kind: RoomLogEntryKind, kept: bool
) -> None:
    """What was sealed rests on the numbers of whoever was there then; else of whoever has come back first."""

    async def then(hall: Hall, host: Player, other: Player) -> None:
        entries = await log(hall)
        assert [entry.kind for entry in entries].count(RoomLogEntryKind.SEAL) == 1
        assert [entry.kind for entry in entries].count(RoomLogEntryKind.DEAL) == 1
        dealt = next(entry for entry in entries if entry.kind is RoomLogEntryKind.DEAL)
        assert '"seat 0"' in dealt.rest
        assert '"seat 1"' in dealt.rest or not (kept or kind is RoomLogEntryKind.DEAL)
        assert host.streams[FIRST_DEAL][0] == other.streams[FIRST_DEAL][0]

    after_death(tmp_path, certificate, kind, kept, then)


def test_a_match_that_was_being_opened_begins(tmp_path: Path, certificate: Certificate) -> None:
    async def then(hall: Hall, host: Player, other: Player) -> None:
        assert (await log(hall))[0].kind is RoomLogEntryKind.OPEN
        assert host.info is not None
        assert host.info.host == host.info.you == 0

    after_death(tmp_path, certificate, RoomLogEntryKind.OPEN, True, then)

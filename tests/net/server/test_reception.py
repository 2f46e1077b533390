"""Tables that sleep: whom they wake for, what is made of a damaged log, and how a server lets deals end."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from cardtable.core.events import HandScored
from cardtable.core.zones import Seat
from cardtable.games import discover
from cardtable.host.room.room_effects import AccessDigests, RoomLogEntry, RoomLogEntryKind
from cardtable.host.room.room_log_entries import ServerEntry, write_values
from cardtable.host.room_messages import ClosingMessage, RoomInfo
from cardtable.host.room_requests import (
    HelloRequest,
    ProposeRequest,
    ReadyRequest,
    SitRequest,
    StartRequest,
    VoteRequest,
)
from cardtable.host.room_types import UNKNOWN_TABLES_PER_MINUTE, DisconnectCode, RoomProposalKind, RoomStage
from cardtable.host.seat_assignment import Presence
from cardtable.net.server.dormant_rooms import DORMANT_FOR, delete_old_rooms, rooms_of_other_versions
from cardtable.net.server.room_manager import RoomCreationPolicy
from cardtable.net.server.room_store import WriteUnconfirmed
from cardtable.net.server.sqlite_store import SqliteStore
from cardtable.net.transport.tls import Certificate, Destination
from tests.net.server.hall import HERE, Hall, guest, hello, open_hall, run
from tests.net.server.players import Player, revision, two_seated

UNKNOWN = "f" * 32
GARBAGE = "0 play a card that there is not"


async def played(folder: Path, certificate: Certificate) -> tuple[str, str]:
    """A table with a log and nobody at it; its id and the host's key."""
    async with open_hall(folder, certificate) as hall:
        there = Destination((HERE,), hall.server.port, certificate.fingerprint)
        host, other = await two_seated(there, pause=0.0)
        await host.until(lambda one: one.n >= 5)
        await host.go()
        await other.go()
        assert host.welcome is not None
        return host.welcome.table, host.welcome.key


def with_sleeping(
    folder: Path,
    certificate: Certificate,
    act: Callable[[Hall, str, str], Awaitable[None]],
    opening: RoomCreationPolicy | None = None,
) -> None:
    async def whole() -> None:
        table, key = await played(folder, certificate)
        async with open_hall(folder, certificate, opening=opening) as hall:
            await act(hall, table, key)

    run(whole)


async def add(hall: Hall, table: str, rests: Sequence[str]) -> int:
    """Entries behind the last one; its number."""
    last = await hall.store.tail(table)
    assert last is not None
    position = last.position
    for rest in rests:
        position = await hall.store.append(
            table, position, RoomLogEntry(position.n + 1, "0" * 8, RoomLogEntryKind.DO, rest)
        )
    return last.entry.n


def test_a_key_wakes_a_table_and_a_wrong_one_does_not(tmp_path: Path, certificate: Certificate) -> None:
    async def act(hall: Hall, table: str, key: str) -> None:
        async with guest(hall.server) as stranger:
            await stranger.say(hello(table, key=UNKNOWN))
            assert await stranger.closed() == DisconnectCode.WRONG_SECRET
            assert hall.reception.runners == ()
        async with guest(hall.server) as host:
            welcome = await host.greet(hello(table, key=key))
            assert welcome.key == key
            assert len(hall.reception.runners) == 1

    with_sleeping(tmp_path, certificate, act)


def test_a_table_that_sleeps_can_be_closed_for_ever(tmp_path: Path, certificate: Certificate) -> None:
    async def act(hall: Hall, table: str, key: str) -> None:
        assert await hall.reception.close(table) is None
        while hall.reception.runners:
            await asyncio.sleep(0)
        async with guest(hall.server) as host:
            await host.say(hello(table, key=key))
            assert await host.closed() == DisconnectCode.NO_TABLE

    with_sleeping(tmp_path, certificate, act)


def test_a_table_that_no_version_here_can_play_can_be_closed(tmp_path: Path, certificate: Certificate) -> None:
    async def act(hall: Hall, table: str, _key: str) -> None:
        door = await hall.store.access_digests(table)
        assert door is not None
        await hall.store.store_access_digests(table, replace(door, version=door.version + 1))
        assert await hall.reception.close(table) is None
        assert await hall.store.access_digests(table) is None

    with_sleeping(tmp_path, certificate, act)


def test_a_full_server_can_close_a_table_that_sleeps(tmp_path: Path, certificate: Certificate) -> None:
    async def act(hall: Hall, table: str, _key: str) -> None:
        assert await hall.reception.close(table) is None
        assert await hall.store.access_digests(table) is None

    with_sleeping(tmp_path, certificate, act, RoomCreationPolicy(anyone=True, tables=0))


async def told(hall: Hall, message: HelloRequest) -> int | None:
    """With which code a line is closed after this Hello."""
    async with guest(hall.server) as one:
        await one.say(message)
        return await one.closed()


def test_an_address_asks_for_ten_unknown_tables_in_a_minute(tmp_path: Path, certificate: Certificate) -> None:
    async def act(hall: Hall, table: str, key: str) -> None:
        for number in range(1, 1 + UNKNOWN_TABLES_PER_MINUTE):
            assert await told(hall, hello(f"{number:08x}", key="0" * 32)) == DisconnectCode.NO_TABLE
        assert await told(hall, hello("4f2c9a17", key="0" * 32)) == DisconnectCode.TOO_MANY_LINES
        assert await told(hall, hello("4f2c9a17", "0" * 16)) == DisconnectCode.TOO_MANY_LINES
        async with guest(hall.server) as host:
            await host.greet(hello(table, key=key))  # whoever has a key is known before that

    with_sleeping(tmp_path, certificate, act)


def test_the_store_is_asked_nothing_for_whoever_has_neither_key_nor_secret(
    tmp_path: Path, certificate: Certificate
) -> None:
    class Unread(SqliteStore):
        async def current_id(self, table: str) -> str:
            raise WriteUnconfirmed(table)

    async def whole() -> None:
        async with open_hall(tmp_path, certificate, store=Unread) as hall:
            assert await told(hall, hello("4f2c9a17", "0" * 16)) == DisconnectCode.STOPPING
            assert await told(hall, hello("4f2c9a17")) == DisconnectCode.WRONG_SECRET

    run(whole)


def test_a_table_that_nobody_knows_is_none(tmp_path: Path, certificate: Certificate) -> None:
    async def whole() -> None:
        async with open_hall(tmp_path, certificate) as hall, guest(hall.server) as one:
            await one.say(hello("4f2c9a17", "0" * 16))
            assert await one.closed() == DisconnectCode.NO_TABLE

    run(whole)


def test_a_door_without_a_log_leads_to_no_table(tmp_path: Path, certificate: Certificate) -> None:
    async def act(hall: Hall, table: str, key: str) -> None:
        await hall.store.cut(table, 0)
        async with guest(hall.server) as host:
            await host.say(hello(table, key=key))
            assert await host.closed() == DisconnectCode.NO_TABLE

    with_sleeping(tmp_path, certificate, act)


def test_a_room_that_is_left_alone_counts_no_more(tmp_path: Path, certificate: Certificate) -> None:
    """A table of an address counts while it sleeps, but not one at which nothing was ever played."""

    async def whole() -> None:
        one_only = RoomCreationPolicy(anyone=True, tables_of_address=1)
        async with open_hall(tmp_path, certificate, opening=one_only) as hall:
            async with guest(hall.server) as first:
                await first.greet(hello())
                hall.reception.on_stopped(hall.reception.runners[0], forever=False)
            async with guest(hall.server) as second:
                await second.greet(hello())
            async with guest(hall.server) as third:
                await third.say(hello())
                assert await third.closed() == DisconnectCode.FULL

    run(whole)


def test_tables_of_an_address_that_sleep_count_after_a_restart(tmp_path: Path, certificate: Certificate) -> None:
    async def act(hall: Hall, table: str, key: str) -> None:
        async with guest(hall.server) as one:
            await one.say(hello())
            assert await one.closed() == DisconnectCode.FULL
        (kept,) = await hall.store.rooms()
        for old in await delete_old_rooms(hall.store, kept.written + DORMANT_FOR + 1):
            hall.reception.on_deleted(old)
        async with guest(hall.server) as other:
            await other.greet(hello())

    with_sleeping(tmp_path, certificate, act, RoomCreationPolicy(anyone=True, tables_of_address=1))


def test_a_log_of_other_rules_is_left_alone(tmp_path: Path, certificate: Certificate) -> None:
    async def act(hall: Hall, table: str, key: str) -> None:
        door = await hall.store.access_digests(table)
        assert door is not None
        older = AccessDigests(table, door.game, door.version + 1, door.secrets, door.keys)
        await hall.store.store_access_digests(table, older)
        async with guest(hall.server) as host:
            await host.say(hello(table, key=key))
            assert await host.closed() == DisconnectCode.OTHER_VERSION
            assert isinstance(host.heard[-1], ClosingMessage)
            assert (host.heard[-1].game, host.heard[-1].version) == (door.game, door.version + 1)
        assert await rooms_of_other_versions(hall.store, discover()) == [older]

    with_sleeping(tmp_path, certificate, act)


def test_a_log_that_cannot_be_played_goes_on_before_the_damage(tmp_path: Path, certificate: Certificate) -> None:
    async def act(hall: Hall, table: str, key: str) -> None:
        whole = await add(hall, table, [GARBAGE, GARBAGE])
        async with guest(hall.server) as host:
            await host.greet(hello(table, key=key))
            entries = (await hall.store.read(table)).entries
            assert [entry for entry in entries if entry.rest == GARBAGE] == []
            assert len(entries) >= whole

    with_sleeping(tmp_path, certificate, act)


def test_a_log_that_fails_again_at_once_is_left_for_a_person(tmp_path: Path, certificate: Certificate) -> None:
    async def act(hall: Hall, table: str, key: str) -> None:
        await add(hall, table, [GARBAGE])
        runner = await hall.reception.activate(table)
        hall.reception.on_stopped(runner, forever=False)  # type: ignore[arg-type]  # it has been woken
        whole = await add(hall, table, [GARBAGE])
        async with guest(hall.server) as host:
            await host.say(hello(table, key=key))
            assert await host.closed() == DisconnectCode.NO_TABLE  # and nobody's program forgets the seat
        assert len((await hall.store.read(table)).entries) == whole + 1

    with_sleeping(tmp_path, certificate, act)


@pytest.mark.parametrize("owner", [write_values(ServerEntry("00000002", "192.0.2.2", 47190, "9.9.9")), "{}"])
def test_a_log_of_another_version_of_the_program_is_left_alone(
    tmp_path: Path, certificate: Certificate, owner: str
) -> None:
    """It may well understand what fails here."""

    async def act(hall: Hall, table: str, key: str) -> None:
        last = await hall.store.tail(table)
        assert last is not None
        entry = RoomLogEntry(last.entry.n + 1, "0" * 8, RoomLogEntryKind.OWNER, owner)
        await hall.store.append(table, last.position, entry)
        whole = await add(hall, table, [GARBAGE])
        async with guest(hall.server) as host:
            await host.say(hello(table, key=key))
            assert await host.closed() == DisconnectCode.OTHER_VERSION
        assert len((await hall.store.read(table)).entries) == whole + 1

    with_sleeping(tmp_path, certificate, act)


def test_a_log_with_a_hole_goes_on_before_it(tmp_path: Path, certificate: Certificate) -> None:
    async def act(hall: Hall, table: str, key: str) -> None:
        (hole,) = hall.store.connection.execute("SELECT max(n) - 1 FROM entry").fetchone()
        hall.store.connection.execute("DELETE FROM entry WHERE n = ?", (hole,))
        async with guest(hall.server) as host:
            await host.greet(hello(table, key=key))
            kept = await hall.store.read(table)
            assert not kept.is_broken
            assert kept.position.n >= hole - 1

    with_sleeping(tmp_path, certificate, act)


def test_a_table_is_woken_once_for_all_who_come(tmp_path: Path, certificate: Certificate) -> None:
    async def act(hall: Hall, table: str, key: str) -> None:
        first, second = await asyncio.gather(hall.reception.activate(table), hall.reception.activate(table))
        assert first is second

    with_sleeping(tmp_path, certificate, act)


def test_what_slept_for_thirty_days_is_forgotten(tmp_path: Path, certificate: Certificate) -> None:
    async def act(hall: Hall, table: str, key: str) -> None:
        (kept,) = await hall.store.rooms()
        await delete_old_rooms(hall.store, kept.written + DORMANT_FOR - 1)
        assert (await hall.store.read(table)).entries
        await delete_old_rooms(hall.store, kept.written + DORMANT_FOR + 1)
        assert not (await hall.store.read(table)).entries

    with_sleeping(tmp_path, certificate, act)


def test_a_server_that_ends_waits_for_deals_and_for_nobody_else(tmp_path: Path, certificate: Certificate) -> None:
    async def whole() -> None:
        async with open_hall(tmp_path, certificate) as hall:
            there = Destination((HERE,), hall.server.port, certificate.fingerprint)
            host, other = await two_seated(there, plays=False)
            async with guest(hall.server) as waiting, guest(hall.server) as late:
                await waiting.greet(hello())
                assert len(hall.reception.runners) == 2
                await hall.reception.finish(0.1)
                assert await waiting.closed() == DisconnectCode.STOPPING
                assert [runner.stage for runner in hall.reception.runners] == [RoomStage.PLAYING]
                await late.say(hello())
                assert await late.closed() == DisconnectCode.STOPPING
                assert host.live
            await leave(host, other)

    run(whole)


def test_another_match_has_a_log_to_which_its_name_and_the_one_before_lead(
    tmp_path: Path, certificate: Certificate
) -> None:
    async def whole() -> None:
        async with open_hall(tmp_path, certificate) as hall:
            there = Destination((HERE,), hall.server.port, certificate.fingerprint)
            host, other = await two_seated(there, plays=False)
            (before,) = await hall.store.rooms()
            await agree(RoomProposalKind.END, host, other)
            await host.until(lambda one: one.info is not None and one.info.stage is RoomStage.OVER)
            await agree(RoomProposalKind.REMATCH, host, other)
            await host.until(lambda one: one.welcome is not None and one.welcome.table != before.room_id)
            await host.until(lambda one: one.info is not None and one.info.stage is RoomStage.LOBBY)
            host.view = None
            for player in (other, host):
                await player.until(lambda one: one.info is not None and one.info.stage is RoomStage.LOBBY)
                player.say(ReadyRequest(True, revision(player)))
            await host.until(lambda one: one.info is not None and all(seat.ready for seat in one.info.seats[:2]))
            host.say(StartRequest(revision(host)))
            await host.until(lambda one: one.view is not None)
            assert host.welcome is not None
            (after,) = await hall.store.rooms()
            assert after.room_id == host.welcome.table != before.room_id
            assert [runner.name for runner in hall.reception.runners] == [after.room_id]
            await leave(host, other)
        async with open_hall(tmp_path, certificate) as hall, guest(hall.server) as back:
            seen = replace(hello(before.room_id, "", host.welcome.key), have=3, tag="0badcafe", opened=1)
            assert (await back.greet(seen)).table == after.room_id  # an id of before leads there after a restart too

    run(whole)


@pytest.mark.slow
def test_who_was_away_when_another_match_began_is_led_to_it(tmp_path: Path, certificate: Certificate) -> None:
    async def whole() -> None:
        async with open_hall(tmp_path, certificate) as hall:
            there = Destination((HERE,), hall.server.port, certificate.fingerprint)
            host, other = await two_seated(there, plays=False)
            before = other.welcome
            assert before is not None
            await agree(RoomProposalKind.END, host, other)
            await host.until(lambda one: one.info is not None and one.info.stage is RoomStage.OVER)
            other.vanish()
            await host.until(lambda one: one.info is not None and one.info.seats[1].presence is not Presence.HERE)
            host.say(ProposeRequest(RoomProposalKind.REMATCH))
            await host.until(lambda one: one.welcome is not None and one.welcome.table != before.table)
            assert host.welcome is not None
            async with guest(hall.server) as back:
                seen = replace(hello(before.table, "", before.key), have=3, tag="0badcafe", opened=1)
                welcome = await back.greet(seen)
                assert (welcome.table, welcome.key) == (host.welcome.table, before.key)
                await back.say(SitRequest(Seat(1)))
                assert (await back.until(RoomInfo)).you == 1
            await leave(host)

    run(whole)


async def agree(wish: RoomProposalKind, asker: Player, other: Player) -> None:
    asker.say(ProposeRequest(wish))
    await other.until(lambda one: one.asked is not None and one.asked.wish is wish)
    assert other.asked is not None
    other.say(VoteRequest(other.asked.ask, True))


@pytest.mark.slow
def test_a_deal_in_play_is_played_to_its_end_and_no_other_begins(tmp_path: Path, certificate: Certificate) -> None:
    async def whole() -> None:
        async with open_hall(tmp_path, certificate) as hall:
            there = Destination((HERE,), hall.server.port, certificate.fingerprint)
            host, other = await two_seated(there, pause=0.0)
            await hall.reception.finish(50.0)
            await host.until(lambda one: one.lost_by is DisconnectCode.STOPPING)
            assert any(isinstance(event, HandScored) for event in host.streams[1])
            (kept,) = await hall.store.rooms()
            kinds = [entry.kind for entry in (await hall.store.read(kept.room_id)).entries]
            assert kinds.count(RoomLogEntryKind.SEAL) == 1
            await leave(host, other)

    run(whole)


async def leave(*players: Player) -> None:
    for player in players:
        await player.go()

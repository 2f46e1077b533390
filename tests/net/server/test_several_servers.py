"""Two servers on one store: whichever dies, stops or sleeps, the other one goes on where the log ends."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from cardtable.core.zones import Seat
from cardtable.host.room_requests import SitRequest
from cardtable.host.room_types import DisconnectCode
from cardtable.net.invitation import read_invitation
from cardtable.net.server.admin.admin_protocol import (
    AdminCommand,
    AdminOutcome,
    AdminReply,
    AdminRequest,
    admin_sockets,
    ask,
    read_reply,
    write_request,
)
from cardtable.net.server.cluster.shared_store import make_store
from cardtable.net.transport.tls import Destination
from tests.net.server.hall import hello
from tests.net.server.nats_servers import needs_nats, one_nats, three_nats
from tests.net.server.outlived import Arena, Incident, outlive
from tests.net.server.players import Player, two_seated
from tests.net.server.several_servers import CardServer, at_both, two_servers

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300), needs_nats]


def with_two(folder: Path, act: Callable[[CardServer, CardServer], Awaitable[None]]) -> None:
    """Two servers and one NATS."""

    async def bounded(one: CardServer, other: CardServer) -> None:
        async with asyncio.timeout(60):
            await act(one, other)

    with one_nats(folder) as nats:
        asyncio.run(make_store(nats.address, 1))
        with two_servers(folder, nats.address, "--single") as (one, other):
            asyncio.run(bounded(one, other))


def alone(server: CardServer) -> Destination:
    """For a guest who knows this server and no other."""
    return at_both(server)._replace(addresses=(server.address,))


def test_one_table_outlives_its_servers_and_the_leaders_of_its_stream(tmp_path: Path) -> None:
    with three_nats(tmp_path) as nats:
        store = ",".join(server.address for server in nats)
        asyncio.run(make_store(store, 3))
        with two_servers(tmp_path, store) as servers:
            stops, found = asyncio.run(outlive(Arena(servers, nats, 3), 1, tuple(Incident), lambda _stop: None))

    assert found.jumps == found.refused == 0
    assert found.confirmed > 5
    for stop in stops:
        assert max(stop.played) < 30.0


def test_whoever_comes_to_the_other_server_is_sent_to_the_table(tmp_path: Path) -> None:
    async def act(one: CardServer, other: CardServer) -> None:
        host, guest = await two_seated(alone(one))
        assert host.welcome is not None
        assert guest.welcome is not None
        back = Player(alone(other), hello(host.welcome.table, key=guest.welcome.key, name="Ravi"), 7, lambda: 0.2)
        back.come()
        await back.until(lambda player: player.view is not None)
        assert back.server == one.address
        assert back.info is not None
        assert back.info.you == 1
        for player in (host, guest, back):
            await player.go()

    with_two(tmp_path, act)


def test_a_table_is_closed_by_the_owner_of_the_server_that_runs_it(tmp_path: Path) -> None:
    async def close(folder: str, table: str) -> AdminReply:
        (path,) = admin_sockets(tmp_path / folder)
        line = await asyncio.to_thread(ask, path, write_request(AdminRequest(AdminCommand.CLOSE, table)))
        assert line is not None
        return read_reply(line)

    async def act(one: CardServer, other: CardServer) -> None:
        players = await two_seated(alone(one), plays=False)
        assert players[0].welcome is not None
        table = players[0].welcome.table
        assert one.invitation is not None
        there = f"{one.address}:{one.invitation.port}"
        assert await close("second", table) == AdminReply(AdminOutcome.ELSEWHERE, server=there)
        assert await close("second", "*") == AdminReply(AdminOutcome.UNKNOWN)
        assert await close("first", table) == AdminReply(AdminOutcome.DONE)
        for player in players:
            await player.until(lambda gone: gone.ended is not None)
            assert player.ended is DisconnectCode.TABLE_CLOSED

    with_two(tmp_path, act)


def test_a_room_before_its_match_is_found_from_the_other_server(tmp_path: Path) -> None:
    async def act(one: CardServer, other: CardServer) -> None:
        host = Player(alone(one), hello(), 0, lambda: 0.2)
        host.come()
        await host.until(lambda player: player.info is not None)
        host.say(SitRequest(Seat(0)))
        assert host.welcome is not None
        way = read_invitation(host.welcome.invitation)
        assert way.addresses == (one.address, other.address)
        guest = Player(alone(other), hello(way.table, way.secret, name="Ravi"), 1, lambda: 0.2)
        guest.come()
        await guest.until(lambda player: player.info is not None)
        assert guest.server == one.address
        for player in (host, guest):
            await player.go()

    with_two(tmp_path, act)

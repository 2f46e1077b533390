"""A guest who is told that another server has the table goes there, if it is the computer that invited."""

from __future__ import annotations

from pathlib import Path

from cardtable.games import discover
from cardtable.host.room.room_effects import AccessDigests
from cardtable.host.room_messages import RedirectMessage
from cardtable.net.agent.reconnecting_connection import MOST_MOVES
from cardtable.net.invitation import read_invitation
from cardtable.net.server.cluster_peers import ClusterPeers
from cardtable.net.transport.tls import Certificate, Destination, load_or_create_certificate
from tests.net.server.hall import HERE, Hall, hello, open_hall, run
from tests.net.server.players import Player


class Signpost(ClusterPeers):
    """Knows of every table that it is in another hall."""

    def __init__(self, other: Hall) -> None:
        self._there = RedirectMessage(HERE, other.server.port)
        self.asked = 0

    async def find_room(self, table: str) -> RedirectMessage | None:
        self.asked += 1
        return self._there


async def opened(hall: Hall, certificate: Certificate) -> Player:
    """Somebody who has opened a table there."""
    host = Player(Destination((HERE,), hall.server.port, certificate.fingerprint), hello(), 0, lambda: 0.0)
    host.come()
    await host.until(lambda one: one.info is not None)
    return host


def guest_of(host: Player, hall: Hall, certificate: Certificate) -> Player:
    """Somebody with an invitation of the host's, who knows another hall's address."""
    assert host.welcome is not None
    way = read_invitation(host.welcome.invitation)
    there = Destination((HERE,), hall.server.port, certificate.fingerprint)
    return Player(there, hello(way.table, way.secret, name="Ravi"), 1, lambda: 0.0)


def test_a_guest_goes_where_the_table_is(tmp_path: Path, certificate: Certificate) -> None:
    async def act() -> None:
        async with open_hall(tmp_path / "there", certificate) as there:
            signpost = Signpost(there)
            async with open_hall(tmp_path / "here", certificate, neighbours=signpost) as here:
                host = await opened(there, certificate)
                guest = guest_of(host, here, certificate)
                guest.come()
                await guest.until(lambda one: one.info is not None)
                assert signpost.asked == 1
                assert guest.lost_by is None
                await guest.go()
                await host.go()

    run(act)


def test_a_room_of_another_server_is_closed_there(tmp_path: Path, certificate: Certificate) -> None:
    async def act() -> None:
        async with (
            open_hall(tmp_path / "there", certificate) as there,
            open_hall(tmp_path / "here", certificate, neighbours=Signpost(there)) as here,
        ):
            host = await opened(there, certificate)
            (room,) = there.reception.runners
            assert await here.reception.close(room.name) == RedirectMessage(HERE, there.server.port)
            assert await there.reception.close(room.name) is None
            await host.until(lambda one: one.ended is not None)

    run(act)


def test_a_table_that_is_awake_elsewhere_is_not_forgotten_here(tmp_path: Path, certificate: Certificate) -> None:
    async def act() -> None:
        async with (
            open_hall(tmp_path / "there", certificate) as there,
            open_hall(tmp_path / "here", certificate, neighbours=Signpost(there)) as here,
        ):
            newer = AccessDigests("4f2c9a17", "hearts", discover()["hearts"].version + 1, frozenset(), frozenset())
            await here.store.store_access_digests(newer.table, newer)
            assert await here.reception.close(newer.table) == RedirectMessage(HERE, there.server.port)
            assert await here.store.access_digests(newer.table) == newer

    run(act)


def test_a_guest_who_is_sent_to_a_stranger_tells_nothing_and_comes_back_three_times(
    tmp_path: Path, certificate: Certificate
) -> None:
    async def act() -> None:
        stranger = load_or_create_certificate(tmp_path / "stranger")
        async with open_hall(tmp_path / "there", stranger) as there:
            signpost = Signpost(there)
            async with open_hall(tmp_path / "here", certificate, neighbours=signpost) as here:
                host = await opened(there, stranger)
                guest = guest_of(host, here, certificate)
                guest.come()
                await guest.until(lambda one: one.lost_by is not None)
                assert signpost.asked == 1 + MOST_MOVES
                assert guest.info is None
                assert there.server.n_connections == 1
                guest.vanish()
                await host.go()

    run(act)

"""A server that stops hands its tables over: their people play on at another one, which has them awake."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

import pytest

from cardtable.host.room import room_timers
from cardtable.host.room.room_log_entries import ServerEntry, write_values
from cardtable.host.room_messages import RedirectMessage
from cardtable.host.room_types import DisconnectCode
from cardtable.net.server import cluster_peers, room_runner
from cardtable.net.server.cluster_peers import ClusterPeers
from cardtable.net.transport.tls import Certificate, Destination
from tests.net.server.hall import HERE, Hall, open_hall, run
from tests.net.server.players import two_seated


class Neighbour(ClusterPeers):
    """A server that knows one other, and shares its store."""

    has_peers = True

    def __init__(self, name: str) -> None:
        self.owner = write_values(ServerEntry(name, HERE, 47190, "1.0.0"))
        self.other: Neighbour | None = None
        self.at = RedirectMessage(HERE, 0)
        self.asked: list[str] = []

    def listen(
        self, has: Callable[[str], bool], was_away: Callable[[], None], take: Callable[[str], Awaitable[bool]]
    ) -> None:
        self._take = take

    async def take_over(self, table: str) -> RedirectMessage | None:
        assert self.other is not None
        self.asked.append(table)
        return self.other.at if await self.other._take(table) else None


@asynccontextmanager
async def two_servers(
    folder: Path, certificate: Certificate, first: Neighbour, second: Neighbour
) -> AsyncIterator[tuple[Hall, Hall]]:
    """Two servers on one store."""
    async with (
        open_hall(folder, certificate, neighbours=first) as here,
        open_hall(folder, certificate, neighbours=second, store=lambda _path: here.store) as there,
    ):
        yield here, there


async def _stop(hall: Hall) -> None:
    await hall.reception.hand_over()
    hall.server.stop_listening()
    await hall.reception.stop()
    await hall.server.close()


def test_people_are_sent_to_the_server_that_has_taken_the_table_over(tmp_path: Path, certificate: Certificate) -> None:
    first, second = Neighbour("00000001"), Neighbour("00000002")
    first.other = second

    async def act() -> None:
        async with two_servers(tmp_path, certificate, first, second) as (here, there):
            second.at = RedirectMessage(HERE, there.server.port)
            only_here = Destination((HERE,), here.server.port, certificate.fingerprint)
            both = await two_seated(only_here, pause=0.0)
            (table,) = (runner.name for runner in here.reception.runners)
            await _stop(here)
            assert first.asked == [table]
            assert [runner.name for runner in there.reception.runners] == [table]
            for player in both:
                await player.until(lambda one: one.lines == 2 and one.live)
                assert (player.lost_by, player.jumps, player.refused) == (DisconnectCode.STOPPING, 0, [])
                await player.go()

    run(act)


def test_people_of_a_table_that_nobody_takes_look_for_it_themselves(tmp_path: Path, certificate: Certificate) -> None:
    first, second = Neighbour("00000001"), Neighbour("00000002")
    first.other, second.other = second, first

    async def act() -> None:
        async with two_servers(tmp_path, certificate, first, second) as (here, there):
            await _stop(there)  # which takes nothing from now on
            both = await two_seated(Destination((HERE,), here.server.port, certificate.fingerprint), pause=0.0)
            await _stop(here)
            assert len(first.asked) == 2
            for player in both:
                await player.until(lambda one: one.lost_by is not None)
                assert player.lost_by is DisconnectCode.STOPPING
                player.vanish()

    run(act)


def test_a_table_that_was_taken_over_sleeps_where_nobody_comes_to_it(
    tmp_path: Path, certificate: Certificate, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room_runner, "AWAIT_PARTICIPANTS_S", 0.0)
    monkeypatch.setattr(room_timers, "ASLEEP", 0.0)
    first, second = Neighbour("00000001"), Neighbour("00000002")
    first.other = second

    async def act() -> None:
        async with two_servers(tmp_path, certificate, first, second) as (here, there):
            both = await two_seated(Destination((HERE,), here.server.port, certificate.fingerprint), pause=0.0)
            for player in both:
                player.vanish()
            (runner,) = here.reception.runners
            assert await first.take_over(runner.name)
            assert there.reception.runners
            while there.reception.runners:
                await asyncio.sleep(0.01)

    run(act)


class Late(Neighbour):
    """Its neighbour takes a table when it is asked for the second time; `meanwhile` happens before that."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.meanwhile: Callable[[], None] = lambda: None

    async def take_over(self, table: str) -> RedirectMessage | None:
        if not self.asked:
            self.asked.append(table)
            return None
        self.meanwhile()
        return await super().take_over(table)


def test_what_somebody_does_while_a_table_is_held_is_done_where_it_is_run_then(
    tmp_path: Path, certificate: Certificate
) -> None:
    first, second = Late("00000001"), Neighbour("00000002")
    first.other = second

    async def act() -> None:
        async with two_servers(tmp_path, certificate, first, second) as (here, there):
            second.at = RedirectMessage(HERE, there.server.port)
            only_here = Destination((HERE,), here.server.port, certificate.fingerprint)
            host, other = await two_seated(only_here, plays=False)
            first.meanwhile = host.act_once
            await _stop(here)
            await host.until(lambda one: bool(one.mine))
            assert there.reception.counters.actions >= 1
            assert (host.lines, host.sent, host.refused) == (2, list(host.mine.values()), [])
            for player in (host, other):
                await player.go()

    run(act)


class Runner:
    """A table that is to be handed over."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.left_to: list[RedirectMessage | None] = []

    async def settle(self, seconds: float) -> None:
        """Nothing is being kept."""

    def hold(self) -> None:
        """Nothing is played."""

    def redirect(self, there: RedirectMessage | None) -> None:
        self.left_to.append(there)


class Takers:
    """Others who take some tables and refuse the rest."""

    def __init__(self, *takes: str) -> None:
        self.takes = takes
        self.asked: list[str] = []

    async def take_over(self, table: str) -> RedirectMessage | None:
        self.asked.append(table)
        return RedirectMessage(HERE, 1) if table in self.takes else None


@pytest.mark.parametrize(("takes", "asked"), [("cf", "abcdef"), ("ef", "abc"), ("", "abc")])
def test_nobody_is_asked_any_more_once_three_in_a_row_were_not_taken(
    takes: str, asked: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster_peers, "PAUSE_S", 0.0)
    runners, others = [Runner(name) for name in "abcdef"], Takers(*takes)
    as_runners, as_neighbours = cast(Any, runners), cast(Any, others)
    asyncio.run(cluster_peers.hand_over(as_runners, as_neighbours))
    assert "".join(dict.fromkeys(others.asked)) == asked
    assert [runner.left_to for runner in runners] == [
        [RedirectMessage(HERE, 1) if name in takes and name in asked else None] for name in "abcdef"
    ]

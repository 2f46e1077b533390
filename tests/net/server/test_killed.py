"""A server that is killed again and again while people play: nothing that anybody saw is lost or changed."""

import asyncio
import signal
import sys
import time
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from statistics import median

import pytest

from cardtable.games import discover
from cardtable.host.room.match_projection import restore_projection
from cardtable.host.room.room_effects import RoomLogEntry
from cardtable.host.room_types import RoomStage
from cardtable.net.server.sqlite_store import SqliteStore
from tests.net.server.hall import run
from tests.net.server.players import Player, at, each_from_an_address_of_its_own, two_seated
from tests.net.server.served import served

TABLES, KILLS = 20, 20
PLAYED = 0.8  # seconds between two kills


async def quiet(players: Sequence[Player]) -> None:
    """Until everybody has a line, and nothing has happened for a while."""
    for player in players:
        player.plays = False
    last: list[int] = []
    while (now := [player.n for player in players]) != last or not all(player.live for player in players):
        last = now
        await asyncio.sleep(2.0)


async def logs(path: Path) -> dict[str, Sequence[RoomLogEntry]]:
    store = SqliteStore(path)
    try:
        return {kept.room_id: (await store.read(kept.room_id)).entries for kept in await store.rooms()}
    finally:
        await store.close()


@pytest.mark.slow
@pytest.mark.timeout(240)
@pytest.mark.skipif(sys.platform == "win32", reason="it has no SIGKILL, and one loopback address")
def test_a_server_killed_twenty_times_under_twenty_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    each_from_an_address_of_its_own(monkeypatch)
    stack = ExitStack()
    ready: list[float] = []

    async def act() -> None:
        process, opening = stack.enter_context(served(tmp_path, "--who", "anyone"))
        tables = await asyncio.gather(*(two_seated(at(opening), number) for number in range(TABLES)))
        players = [player for table in tables for player in table]
        for _ in range(KILLS):
            await asyncio.sleep(PLAYED)
            process.kill()
            process.wait()
            began = time.monotonic()
            place = ("--listen", f"127.0.0.1:{opening.port}")
            process, _ = await asyncio.to_thread(stack.enter_context, served(tmp_path, "--who", "anyone", *place))
            ready.append(time.monotonic() - began)
            for player in players:
                player.try_now()
            await asyncio.gather(*(player.until(lambda one: one.live) for player in players))
        await quiet(players)
        process.send_signal(signal.SIGTERM)
        await asyncio.to_thread(process.wait, 20)
        assert process.returncode == 0
        await compare(players, await logs(tmp_path / "tables.sqlite"))
        for player in players:
            await player.go()

    try:
        run(act, seconds=200)
    finally:
        stack.close()
    assert median(ready) < 2.0  # beside other slow tests one of twenty may take longer
    assert max(ready) < 10.0


async def compare(players: Sequence[Player], kept: dict[str, Sequence[RoomLogEntry]]) -> None:
    """Every seat's stream with that of a seat whose line was never lost."""
    for player in players:
        assert player.welcome is not None
        assert player.info is not None
        assert player.info.you is not None
        entries = kept[player.welcome.table]
        course = restore_projection(entries, discover())
        assert 20 < player.n <= len(entries)
        assert player.info.stage in (RoomStage.PLAYING, RoomStage.SEALING, RoomStage.PAUSED)
        assert player.streams[course.deal] == list(course.session.heard(player.info.you))
        assert player.refused == []

"""A day's load on one server, shortened: `python tests/day_of_load.py`; what 10,000 tables need follows from it.

`cardtable serve` on the loopback, and guests in this process who sit down four to a table and play at random, as often
as people do. Every "hour" there are as many tables as that hour of a day has of its busiest one; of those that are
there one in ten goes and another comes, and some lines are cut. At the end of each hour the server's own figures are
read as Prometheus reads them. Tables go by the owner's command, for a deserted one stays awake for ten minutes.

Before it people sit down who never begin, for the memory of a line; behind it ten tables play as quickly as they can,
for the memory of a match that grows; and last it is measured how many actions a second a file and three NATS servers
keep.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import math
import random
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict
from functools import partial
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bench.sizing import Grown, Hour, Measured
    from bench.table_guests import Counts, Guest
    from tests.loaded_server import Look

ROOT = Path(__file__).resolve().parents[1]
# Of the busiest hour, from midnight on: few at night, some by day, most in the evening. Assumed, not measured.
SHARES = (
    0.30, 0.20, 0.12, 0.08, 0.05, 0.05, 0.08, 0.12, 0.18, 0.22, 0.26, 0.30,
    0.35, 0.35, 0.38, 0.42, 0.50, 0.60, 0.75, 0.90, 1.00, 0.95, 0.75, 0.50,
)  # fmt: skip
QUIETEST = 4  # the hour to begin with
TURNOVER = 0.1  # of the tables, in an hour
CUTS = 0.02  # of the lines, in an hour
PEOPLE, QUICK = (1.0, 3.5), (0.0, 0.01)  # seconds that somebody thinks
SITTING = 60  # tables that never begin
GROWING, STEPS = 10, 8  # tables, and looks at them
STORED = {"a file": 500, "three NATS servers": 50}  # tables at once
_PATIENCE = 30.0  # seconds until cards must have been dealt


def main() -> int:
    """Let it happen, and tell; 1 if a guest met an error."""
    reader = argparse.ArgumentParser(description="Play a day's load against one server, shortened.")
    reader.add_argument("--tables", type=int, default=100, help="of the busiest hour (%(default)s)")
    reader.add_argument("--hour", type=int, default=60, help="seconds that an hour takes (%(default)s)")
    reader.add_argument("--hours", type=int, default=24, help="how many of them (%(default)s)")
    reader.add_argument("--first", type=int, default=QUIETEST, help="the hour to begin with (%(default)s)")
    reader.add_argument("--json", type=Path, help="write the figures there as well, after each hour")
    asked = reader.parse_args()
    sys.path[:0] = [str(ROOT), str(ROOT / "packaging")]
    from bench.table_guests import Counts

    hours = [(asked.first + at) % len(SHARES) for at in range(asked.hours)]
    counts = Counts()

    def keep(measured: Measured) -> None:
        if asked.json is not None:
            asked.json.write_text(json.dumps(asdict(measured), indent=1) + "\n", encoding="utf-8")

    measured = asyncio.run(everything(asked.tables, asked.hour, hours, counts, keep))
    print("\n".join(("", told(measured), "", f"errors of guests: {len(counts.errors)} {', '.join(counts.errors[:5])}")))
    return 1 if counts.errors else 0


async def everything(
    tables: int, seconds: int, hours: Sequence[int], counts: Counts, keep: Callable[[Measured], None]
) -> Measured:
    """All that is measured; `keep` is told after each hour of the day, and at the end."""
    from bench.sizing import Measured

    command = f"tests/day_of_load.py --tables {tables} --hour {seconds}"
    with tempfile.TemporaryDirectory() as folder:
        line = await sitting(Path(folder), counts)
    idle, found = 0, []

    def hour_over(memory: int, hour: Hour) -> None:
        nonlocal idle
        idle = memory
        found.append(hour)
        print(row(hour), flush=True)
        keep(Measured(command, idle, line, tuple(found), (), {}))

    with tempfile.TemporaryDirectory() as folder:
        await day(Path(folder), tables, seconds, hours, counts, hour_over)
    with tempfile.TemporaryDirectory() as folder:
        grown = await growing(Path(folder), counts)
    measured = Measured(command, idle, line, tuple(found), grown, await appends())
    keep(measured)
    return measured


async def day(
    folder: Path,
    tables: int,
    seconds: int,
    hours: Sequence[int],
    counts: Counts,
    hour_over: Callable[[int, Hour], None],
) -> None:
    """All hours; each is told as it ends, with the memory of the empty server.

    Bounded by twice its time and five minutes.
    """
    from tests.loaded_server import Look, loaded_server

    async with asyncio.timeout(2 * seconds * len(hours) + 300), loaded_server(folder, tables) as (url, port):
        crowd = Crowd(folder, port, counts)
        before = await Look.taken(url, folder)
        idle = before.memory
        for hour in hours:
            came = await crowd.live(math.ceil(tables * SHARES[hour]), seconds)
            look = await Look.taken(url, folder)
            hour_over(idle, _hour(hour, came, crowd.played, before, look))
            before = look
        await crowd.go()


async def sitting(folder: Path, counts: Counts) -> float:
    """Bytes of the server for each line of people who sit at tables, after a table of each game has begun."""
    from bench.table_guests import GAMES, SEATS
    from tests.loaded_server import Look, loaded_server

    async with asyncio.timeout(180), loaded_server(folder, SITTING) as (url, port):
        crowd = Crowd(folder, port, counts)
        await crowd.live(len(GAMES), 5)
        before = await Look.taken(url, folder)
        await crowd.sit(SITTING)
        after = await Look.taken(url, folder)
        await crowd.go()
    return (after.memory - before.memory) / (SITTING * SEATS)


async def growing(folder: Path, counts: Counts) -> tuple[Grown, ...]:
    """The memory of some tables that play and play, from when all cards were dealt."""
    from bench.sizing import Grown
    from tests.loaded_server import Look, loaded_server

    grown = []
    async with asyncio.timeout(300), loaded_server(folder, GROWING) as (url, port):
        crowd = Crowd(folder, port, counts, QUICK)
        await crowd.live(GROWING, 5)
        for _ in range(STEPS):
            look = await Look.taken(url, folder)
            grown.append(Grown(look.actions, look.memory))
            await asyncio.sleep(5)
        await crowd.go()
    return tuple(grown)


async def appends(seconds: float = 3.0) -> dict[str, float]:
    """Actions a second that are kept, each table waiting for its last one."""
    from bench.appends import rate
    from cardtable.net.server.cluster.shared_store import make_store
    from cardtable.net.server.sqlite_store import SqliteStore
    from tests.net.server.nats_servers import three_nats
    from tests.net.server.shared_stores import open_shared

    of_file, of_nats = STORED.values()
    found = []
    with tempfile.TemporaryDirectory() as folder:
        own = SqliteStore(Path(folder) / "tables.sqlite")
        found.append(await rate(own, of_file, seconds))
        await own.close()
        with three_nats(Path(folder)) as servers:
            addresses = ",".join(server.address for server in servers)
            await make_store(addresses, len(servers))
            async with open_shared(addresses, len(servers)) as shared:
                found.append(await rate(shared, of_nats, seconds))
    return dict(zip(STORED, found, strict=True))


class Crowd:
    """People who come and go, four to a table, and think so long before they play."""

    def __init__(self, folder: Path, port: int, counts: Counts, pause: tuple[float, float] = PEOPLE) -> None:
        self._folder = folder
        self._port = port
        self._counts = counts
        self._pause = pause
        self._numbers = count()
        self._chance = random.Random(0)
        self._gate = asyncio.Semaphore(8)
        self._tables: list[list[Guest]] = []

    @property
    def played(self) -> int:
        """Actions that the tables which are there have behind them."""
        return sum(guest.last for guests in self._tables for guest in guests)

    async def live(self, wanted: int, seconds: float) -> int:
        """An hour: as many tables as there shall be, some old ones having gone, some lines cut; how many have come."""
        end = time.monotonic() + seconds
        going = max(len(self._tables) - wanted, round(TURNOVER * len(self._tables)))
        self._chance.shuffle(self._tables)
        for _ in range(going):
            await self._leave(self._tables.pop())
        missing = wanted - len(self._tables)
        pause = seconds / 2 / max(1, missing)
        coming = []
        for _ in range(missing):
            coming.append(asyncio.create_task(self._come()))
            await asyncio.sleep(pause)
        await asyncio.gather(*coming)
        for _ in range(math.ceil(CUTS * 4 * len(self._tables))):
            self._chance.choice(self._chance.choice(self._tables)).cut()
        await asyncio.sleep(max(0.0, end - time.monotonic()))
        return missing

    async def go(self) -> None:
        """All of them."""
        await asyncio.gather(*map(self._leave, self._tables))

    async def sit(self, tables: int) -> None:
        """At so many tables more, which do not begin."""
        await asyncio.gather(*(self._seated() for _ in range(tables)))

    async def _come(self) -> None:
        from websockets.exceptions import WebSocketException

        try:
            async with asyncio.timeout(_PATIENCE):
                await begin(await self._seated())
        except (OSError, WebSocketException) as error:  # no cards in time among them
            self._counts.errors.append(f"{type(error).__name__} before the cards")

    async def _seated(self) -> list[Guest]:
        from bench.table_guests import GAMES, SEATS, Guest, sit_down

        make = partial(Guest, self._port, counts=self._counts, pause=self._pause)
        guests = [make(number=next(self._numbers)) for _ in range(SEATS)]
        await sit_down(guests, GAMES[guests[0].number // SEATS % len(GAMES)], self._gate)
        self._tables.append(guests)
        return guests

    async def _leave(self, guests: list[Guest]) -> None:
        from cardtable.net.server.admin.admin_protocol import (
            AdminCommand,
            AdminRequest,
            admin_sockets,
            ask,
            write_request,
        )

        for guest in guests:
            guest.stops = True
        await asyncio.gather(*(guest.line.close() for guest in guests if guest.line is not None))
        (path,) = admin_sockets(self._folder)
        await asyncio.to_thread(ask, path, write_request(AdminRequest(AdminCommand.CLOSE, guests[0].table)))


async def begin(guests: Sequence[Guest]) -> None:
    """All are ready, and the host starts as soon as that is known."""
    dealt = asyncio.gather(*(guest.dealt.wait() for guest in guests))
    while not dealt.done():
        for guest in guests:
            await guest.say(t="ready", ready=True, rev=guest.rev)
        await asyncio.wait([dealt], timeout=0.5)
        if not dealt.done():
            await guests[0].say(t="start", rev=guests[0].rev)
            await asyncio.wait([dealt], timeout=0.5)


def _hour(hour: int, came: int, played: int, before: Look, now: Look) -> Hour:
    """What has been done since then."""
    from bench.sizing import Hour

    return Hour(
        hour,
        round(now.moment - before.moment, 2),
        int(now.figures["cardtable_tables"]),
        int(now.figures["cardtable_lines"]),
        came,
        played,
        now.actions - before.actions,
        round(now.processor - before.processor, 3),
        now.memory,
        round(now.figures["cardtable_loop_lag_p99_seconds"], 4),
        now.disk,
    )


def told(measured: Measured) -> str:
    """All hours, what each thing took, and what follows from that."""
    from bench.sizing import KB, MB, in_words, needs, processor_of, taken

    took = taken(measured)
    busiest = max(measured.hours, key=lambda hour: hour.tables)
    took_told = (
        f"an action {1000 * took.action:.2f} ms, a server {100 * took.second:.1f} % of a core besides, "
        f"a table that comes and goes {1000 * took.coming:.0f} ms, "
        f"a line {took.line / KB:.0f} kB, a table {took.table / KB:.0f} kB, "
        f"{took.played / KB:.2f} kB more for each action, idle {took.idle / MB:.0f} MB",
        f"busiest hour: {busiest.processor:.1f} s of the processor, calculated {processor_of(busiest, took):.1f} s",
        *(f"{name}: {kept:,.0f} actions a second" for name, kept in measured.appends.items()),
    )
    heads = "hour  tables  lines  came  actions/s  of a core  memory MB  lag ms  disk MB"
    return "\n".join((heads, *map(row, measured.hours), "", *took_told, "", in_words(needs(10_000, took))))


def row(hour: Hour) -> str:
    """One hour."""
    return (
        f"{hour.hour:4}  {hour.tables:6}  {hour.lines:5}  {hour.came:4}  {hour.actions / hour.seconds:9.1f}"
        f"  {hour.processor / hour.seconds:9.2f}  {hour.memory / 1e6:9.1f}  {1000 * hour.lag:6.1f}"
        f"  {hour.disk / 1e6:7.1f}"
    )


if __name__ == "__main__":
    sys.exit(main())

"""A day's load on one server, shortened: `python tests/day_of_load.py`; what 10,000 tables need follows from it.

`cardtable serve` on the loopback, and guests in this process who sit down four to a table and play at random, a card
about every second. Every "hour" there are as many tables as that hour of a day has of its busiest one; of those that
are there one in ten goes and another comes, and some lines are cut. At the end of each hour the server's own figures
are read as Prometheus reads them. Tables go by the owner's command, for a deserted one stays awake for ten minutes.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import math
import random
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bench.sizing import Taken
    from bench.table_guests import Counts, Guest

ROOT = Path(__file__).resolve().parents[1]
# Of the busiest hour, from midnight on: few at night, some by day, most in the evening. Assumed, not measured.
SHARES = (
    0.30, 0.20, 0.12, 0.08, 0.05, 0.05, 0.08, 0.12, 0.18, 0.22, 0.26, 0.30,
    0.35, 0.35, 0.38, 0.42, 0.50, 0.60, 0.75, 0.90, 1.00, 0.95, 0.75, 0.50,
)  # fmt: skip
TURNOVER = 0.1  # of the tables, in an hour
CUTS = 0.02  # of the lines, in an hour
_PATIENCE = 30.0  # seconds until cards must have been dealt
_METRIC = re.compile(r"^([a-z_0-9]+) ([0-9.e+-]+)$", re.MULTILINE)
_READY = re.compile(r"http://[0-9.]+:[0-9]+/metrics|^cardtable:join/.*", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Hour:
    """What the server said at the end of one, and what it did in it."""

    hour: int
    tables: int
    lines: int
    actions: float  # a second
    processor: float  # seconds in each second
    action: float  # seconds of the processor for each
    memory: int  # bytes
    lag: float  # seconds, 99 of 100 looks of the last ten seconds
    disk: int  # bytes of the store


def main() -> int:
    """Let it happen, and tell; 1 if a guest met an error."""
    reader = argparse.ArgumentParser(description="Play a day's load against one server, shortened.")
    reader.add_argument("--tables", type=int, default=100, help="of the busiest hour (%(default)s)")
    reader.add_argument("--hour", type=int, default=60, help="seconds that an hour takes (%(default)s)")
    reader.add_argument("--hours", type=int, default=24, help="how many of them, from midnight (%(default)s)")
    reader.add_argument("--first", type=int, default=0, help="the hour to begin with (%(default)s)")
    reader.add_argument("--json", type=Path, help="write the figures there as well")
    asked = reader.parse_args()
    sys.path[:0] = [str(ROOT), str(ROOT / "packaging")]
    hours = [(asked.first + at) % len(SHARES) for at in range(asked.hours)]
    with tempfile.TemporaryDirectory() as folder:
        found, errors = asyncio.run(day(Path(folder), asked.tables, asked.hour, hours))
    print("\n".join(("", told(found), "", f"errors of guests: {len(errors)} {', '.join(errors[:5])}")))
    if asked.json is not None:
        asked.json.write_text(json.dumps([asdict(hour) for hour in found], indent=2) + "\n", encoding="utf-8")
    return 1 if errors else 0


async def day(folder: Path, tables: int, seconds: int, hours: Sequence[int]) -> tuple[list[Hour], list[str]]:
    """All hours, each told as it ends; what guests had to complain of. Bounded by twice its time and five minutes."""
    from bench.table_guests import Counts

    counts = Counts()
    found: list[Hour] = []
    async with asyncio.timeout(2 * seconds * len(hours) + 300), server(folder, 2 * tables) as (url, port):
        crowd = Crowd(folder, port, counts)
        before = await Look.taken(url, folder)
        found.append(before.since(None, -1))
        for hour in hours:
            await crowd.live(math.ceil(tables * SHARES[hour]), seconds)
            look = await Look.taken(url, folder)
            found.append(look.since(before, hour))
            print(row(found[-1]), flush=True)
            before = look
        await crowd.go()
    return found, counts.errors


@asynccontextmanager
async def server(folder: Path, tables: int) -> AsyncIterator[tuple[str, int]]:
    """Where it tells its figures, and its port; it ends with this."""
    from cardtable.net.invitation import read_invitation

    command = [sys.executable, "-m", "cardtable", "serve", "--data", str(folder), "--who", "anyone"]
    places = ["--listen", "127.0.0.1:0", "--metrics", "127.0.0.1:0", "--tables", str(tables), "--lang", "en"]
    process = subprocess.Popen([*command, *places], stdout=subprocess.PIPE, text=True, encoding="utf-8", cwd=ROOT)
    try:
        assert process.stdout is not None
        said: list[str] = []
        while len(said) < 2:
            said += _READY.findall(process.stdout.readline())
        url, invitation = said
        yield url, read_invitation(invitation).port
    finally:
        process.terminate()
        process.communicate(timeout=30)


class Crowd:
    """People who come and go, four to a table."""

    def __init__(self, folder: Path, port: int, counts: Counts) -> None:
        self._folder = folder
        self._port = port
        self._counts = counts
        self._numbers = count()
        self._chance = random.Random(0)
        self._gate = asyncio.Semaphore(8)
        self._tables: list[list[Guest]] = []

    async def live(self, wanted: int, seconds: float) -> None:
        """An hour: as many tables as there shall be, some old ones having gone, and some lines cut."""
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

    async def go(self) -> None:
        """All of them."""
        await asyncio.gather(*map(self._leave, self._tables))

    async def _come(self) -> None:
        from bench.table_guests import GAMES, SEATS, Guest, sit_down

        guests = [Guest(self._port, next(self._numbers), self._counts) for _ in range(SEATS)]
        try:
            async with asyncio.timeout(_PATIENCE):
                await sit_down(guests, GAMES[guests[0].number // SEATS % len(GAMES)], self._gate)
                await begin(guests)
        except TimeoutError:
            self._counts.errors.append(f"no cards at table {guests[0].table}")
        self._tables.append(guests)

    async def _leave(self, guests: list[Guest]) -> None:
        from cardtable.net.io.owner.control_socket import ask, control_sockets
        from cardtable.net.io.owner.orders import Deed, Order, write_order

        for guest in guests:
            guest.stops = True
        await asyncio.gather(*(guest.line.close() for guest in guests if guest.line is not None))
        (path,) = control_sockets(self._folder)
        await asyncio.to_thread(ask, path, write_order(Order(Deed.CLOSE, guests[0].table)))


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


@dataclass(frozen=True, slots=True)
class Look:
    """At the server, at one moment."""

    moment: float
    figures: Mapping[str, float]
    disk: int

    @classmethod
    async def taken(cls, url: str, folder: Path) -> Look:
        """As Prometheus would."""

        def read() -> str:
            with urllib.request.urlopen(url, timeout=10) as answer:
                return str(answer.read().decode())

        text = await asyncio.to_thread(read)
        figures = {name: float(value) for name, value in _METRIC.findall(text)}
        return cls(time.monotonic(), figures, sum(path.stat().st_size for path in folder.glob("tables.sqlite*")))

    def since(self, before: Look | None, hour: int) -> Hour:
        """What has been done since then."""
        started = before or Look(self.moment - 1, self.figures, self.disk)
        seconds = self.moment - started.moment
        actions = self._more("cardtable_actions_total", started)
        processor = self._more("process_cpu_seconds_total", started)
        now = self.figures
        return Hour(
            hour,
            int(now["cardtable_tables"]),
            int(now["cardtable_lines"]),
            actions / seconds,
            processor / seconds,
            processor / max(1.0, actions),
            int(now.get("process_resident_memory_bytes", 0)),
            now["cardtable_loop_lag_p99_seconds"],
            self.disk,
        )

    def _more(self, name: str, before: Look) -> float:
        return self.figures[name] - before.figures[name]


def told(hours: Sequence[Hour]) -> str:
    """All hours, and what follows from the busiest of them."""
    from bench.sizing import in_words, needs

    heads = "hour  tables  lines  actions/s  of a core  ms/action  memory MB  lag ms  disk MB"
    return "\n".join((heads, *map(row, hours[1:]), "", in_words(needs(10_000, taken(hours)))))


def row(hour: Hour) -> str:
    """One hour."""
    return (
        f"{hour.hour:4}  {hour.tables:6}  {hour.lines:5}  {hour.actions:9.1f}  {hour.processor:9.2f}"
        f"  {1000 * hour.action:9.2f}  {hour.memory / 1e6:9.1f}  {1000 * hour.lag:6.1f}  {hour.disk / 1e6:7.1f}"
    )


def taken(hours: Sequence[Hour]) -> Taken:
    """What tables took in the busiest hour; the first look was at a server without any."""
    from bench.sizing import Taken

    idle, busiest = hours[0], max(hours, key=lambda hour: hour.tables)
    return Taken(busiest.action, (busiest.memory - idle.memory) / max(1, busiest.tables), idle.memory)


if __name__ == "__main__":
    sys.exit(main())

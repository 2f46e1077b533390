"""Whether tables outlive machines, in numbers: `python tests/outlive.py`; a test runs a short form of it.

Two servers and three NATS servers on the loopback, tables of random players at both. One after another the server that
runs more tables is killed, stopped in order and put to sleep for longer than a lease, the NATS server that leads the
stream killed and put to sleep; then each is there again. At the end everything that every seat was shown is compared
with the logs: no confirmed action lost, changed or done twice, every stream the one that a replay of the log gives.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict
from functools import partial
from itertools import cycle, islice
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.net.server.outlived import Found, Incident, Stop

ROOT = Path(__file__).resolve().parents[1]
COPIES = 3


def main() -> int:
    """Let it happen, and tell; 1 if anything differs from the logs, or play never went on."""
    reader = argparse.ArgumentParser(description="Kill and stop servers and NATS under tables of random players.")
    reader.add_argument("--tables", type=int, default=50, help="with two people and two computers each (%(default)s)")
    reader.add_argument("--times", type=int, default=20, help="how often something happens (%(default)s)")
    reader.add_argument("--only", help="what happens, such as “server stopped” (any of them in turn)")
    reader.add_argument("--compose", action="store_true", help="in containers, by packaging/server/compose.yaml")
    reader.add_argument("--json", type=Path, help="write the figures there as well")
    asked = reader.parse_args()
    sys.path[:0] = [str(ROOT), str(ROOT / "packaging")]
    begun = time.monotonic()

    def told(stop: Stop) -> None:
        print(f"{time.monotonic() - begun:5.0f} s  {row([stop])}", flush=True)

    with tempfile.TemporaryDirectory() as folder:
        try:
            happens = run_composed if asked.compose else partial(run, Path(folder))
            stops, found = happens(asked.tables, asked.times, told, asked.only or "")
        except (AssertionError, TimeoutError) as error:
            print(f"FAILED after {time.monotonic() - begun:.0f} s: {type(error).__name__} {error}", flush=True)
            return 1
    print(table(stops, found))
    if asked.json is not None:
        asked.json.write_text(json.dumps(figures(stops, found), indent=2) + "\n", encoding="utf-8")
    return 0


def run(
    folder: Path, tables: int, times: int, told: Callable[[Stop], None], only: str = ""
) -> tuple[list[Stop], Found]:
    """Everything, from the first NATS server to the comparison; `only`: what all that happens has in its words."""
    import pytest

    from cardtable.net.server.cluster.shared_store import make_store
    from tests.net.server.nats_servers import three_nats
    from tests.net.server.outlived import Arena, outlive
    from tests.net.server.players import each_from_an_address_of_its_own
    from tests.net.server.several_servers import two_servers

    with pytest.MonkeyPatch.context() as patch, three_nats(folder) as nats:
        each_from_an_address_of_its_own(patch)
        store = ",".join(server.address for server in nats)
        asyncio.run(make_store(store, COPIES))
        with two_servers(folder, store) as servers:
            return asyncio.run(outlive(Arena(servers, nats, COPIES), tables, _incidents(times, only), told))


def run_composed(tables: int, times: int, told: Callable[[Stop], None], only: str = "") -> tuple[list[Stop], Found]:
    """The same in containers; all people come from one address there, which may have 16 tables of two."""
    from tests.net.server.composed import composed
    from tests.net.server.outlived import Arena, outlive

    with composed() as (servers, nats):
        return asyncio.run(outlive(Arena(servers, nats, COPIES), tables, _incidents(times, only), told))


def _incidents(times: int, only: str) -> list[Incident]:
    from tests.net.server.outlived import Incident

    return list(islice(cycle(one for one in Incident if only in one.value), times))


def row(stops: Sequence[Stop]) -> str:
    """One kind of incident: how many tables, and seconds until they were seen again and played on."""
    numbers = "  ".join(f"{second:5.1f}" for second in _seconds(stops).values())
    return f"{stops[0].incident.value:32} {len(stops):2} {sum(len(stop.seen) for stop in stops):6}  {numbers}"


def _seconds(stops: Sequence[Stop]) -> dict[str, float]:
    seen = [second for stop in stops for second in stop.seen]
    played = [second for stop in stops for second in stop.played]
    return {
        "seen_p50": median(seen),
        "seen_worst": max(seen),
        "played_p50": median(played),
        "played_worst": max(played),
    }


def by_kind(stops: Sequence[Stop]) -> list[list[Stop]]:
    """The stops of each kind of incident, in the order in which the first of them happened."""
    kinds = dict.fromkeys(stop.incident for stop in stops)
    return [[stop for stop in stops if stop.incident is kind] for kind in kinds]


def table(stops: Sequence[Stop], found: Found) -> str:
    """For people."""
    head = f"{'':33} n tables    seen again     played on\n{'':43}p50  worst    p50  worst  seconds"
    compared = (
        f"{found.tables} tables, {found.seats} seats of people, {found.entries} entries, {found.confirmed} confirmed "
        f"actions: none lost, changed or done twice; {found.events} events shown, as a replay of the logs gives them; "
        f"{found.jumps} jumps, {found.refused} refusals"
    )
    return "\n".join([head, *map(row, by_kind(stops)), compared])


def figures(stops: Sequence[Stop], found: Found) -> dict[str, object]:
    """For programs."""
    kinds = {
        kind[0].incident.value: {
            "times": len(kind),
            "tables": sum(len(stop.seen) for stop in kind),
            **{name: round(second, 2) for name, second in _seconds(kind).items()},
        }
        for kind in by_kind(stops)
    }
    return {"incidents": kinds, "compared": asdict(found)}


if __name__ == "__main__":
    sys.exit(main())

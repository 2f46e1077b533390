"""Every number on the page of what 10,000 tables need: each is measured, assumed, or follows from these."""

import math
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bench.sizing import KB, MB, Custom, in_words, needs, processor_of, read_measured, taken
from cardtable.host.room_types import LINES, TABLES
from cardtable.net.invitation import MOST_ADDRESSES
from tests.day_of_load import SHARES, STORED

FOLDER = Path(__file__).resolve().parents[1] / "packaging" / "server"
MEASURED = read_measured(FOLDER / "measured_day.json")
ALL = 10_000
GB = 1_000 * MB


def page() -> str:
    return " ".join((FOLDER / "ten_thousand_tables.md").read_text(encoding="utf-8").split())


def said() -> Iterator[str]:
    """All on the page that has a number in it."""
    took, custom = taken(MEASURED), Custom()
    found = needs(ALL, took, custom)
    busiest = max(MEASURED.hours, key=lambda hour: hour.tables)
    file, nats = (MEASURED.appends[name] for name in STORED)
    file_at_once, nats_at_once = STORED.values()
    lines = 5 * found.tables_of_server
    groups = math.ceil(found.servers / MOST_ADDRESSES)
    worst = max(hour.lag for hour in MEASURED.hours)
    yield f"# What {ALL:,} tables need"
    yield f"`{MEASURED.command}`"
    yield f"informing four people | {1000 * took.action:.2f} ms |"
    yield f"when nobody does anything | {100 * took.second:.1f} % of a core |"
    yield f"lost connections | {1000 * took.coming:.0f} ms |"
    yield f"with its person | {took.line / KB:.0f} kB |"
    yield f"without its connections | {took.table / KB:.0f} kB |"
    yield f"action of the match so far | {took.played / KB:.2f} kB |"
    yield f"a server without tables | {took.idle / MB:.0f} MB |"
    yield f"for {file_at_once} tables at once | {_rounded(file):,} |"
    yield f"for {nats_at_once} tables at once | {_rounded(nats):,} |"
    yield f"plays every {1 / custom.actions:.1f} seconds ({custom.actions} actions a second)"
    yield f"an hour at a table, so that it has {custom.played:.0f} actions behind it on average"
    yield in_words(found)
    yield f"with {found.servers} cores and {math.ceil(found.memory / GB)} GB of memory"
    yield f"`tables = {found.tables_of_server}` and `lines = {lines}`"
    yield f"there are {TABLES} tables and {LINES:,} connections at most"
    yield f"`LimitNOFILE={lines + 1000}`"
    yield f"{found.servers} servers that know nothing of each other"
    yield f"{groups} such groups, each with NATS servers of its own"
    yield f"keep {found.appends / groups:,.0f} actions a second"
    yield "cardtable serve --metrics 127.0.0.1:9190"
    yield f"{len(MEASURED.hours)} hours of at least {int(min(hour.seconds for hour in MEASURED.hours))} seconds"
    yield f"{busiest.tables} tables and {busiest.lines:,} connections in the busiest one"
    yield f"{busiest.actions / busiest.seconds:.0f} actions a second instead of {busiest.tables * custom.actions:.0f}"
    yield (
        f"took {busiest.processor:.1f} seconds of the processor; calculated as above it would be "
        f"{processor_of(busiest, took):.1f}"
    )
    yield f"late by less than {1000 * worst:.0f} ms"


def _rounded(kept: float) -> int:
    """To hundreds."""
    return 100 * round(kept / 100)


def test_every_number_on_the_page_is_one_that_follows() -> None:
    rest = page()
    for sentence in said():
        words = " ".join(sentence.split())
        assert words in rest
        rest = rest.replace(words, "", 1)

    assert re.findall(r".{0,20}\d.{0,20}", rest) == []


def test_the_day_had_all_its_hours() -> None:
    assert sorted(hour.hour for hour in MEASURED.hours) == list(range(len(SHARES)))
    most = max(hour.tables for hour in MEASURED.hours)
    assert all(hour.tables == math.ceil(most * SHARES[hour.hour]) for hour in MEASURED.hours)


def test_what_was_calculated_is_what_the_busy_hours_took() -> None:
    took = taken(MEASURED)
    for hour in (hour for hour in MEASURED.hours if SHARES[hour.hour] >= 0.5):
        assert processor_of(hour, took) == pytest.approx(hour.processor, rel=0.25)

"""What a day's load tells of more tables, and a short form of that day."""

import asyncio
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from bench.sizing import Custom, Grown, Hour, Measured, Taken, in_words, needs, processor_of, taken
from bench.table_guests import Counts
from tests.day_of_load import day

MS, KB, MB = 0.001, 1_000, 1_000_000
TAKEN = Taken(action=1 * MS, second=0.05, coming=90 * MS, line=50 * KB, table=150 * KB, played=0.5 * KB, idle=60 * MB)


def test_ten_thousand_tables_are_those_of_one_server_many_times() -> None:
    found = needs(10_000, TAKEN, Custom(actions=0.4, lasts=0.5, busy=0.5))

    assert found.appends == 4_000
    assert (found.servers, found.tables_of_server) == (10, 1_000)  # each with 0.45 of a core for its tables
    # 4,000 actions of a millisecond, and 20,000 tables an hour that come
    assert found.cores == pytest.approx(4.0 + 0.5 + 10 * 0.05)
    assert found.memory == pytest.approx((10 * 60 + 10_000 * (0.35 + 360 * 0.0005)) * MB)  # half of half an hour played
    assert "10 servers of 1,000 tables" in in_words(found)


def test_few_tables_need_one_server() -> None:
    assert needs(1, TAKEN).servers == 1


def hour(number: int, tables: int, came: int, actions: int) -> Hour:
    """One that takes what TAKEN says."""
    empty = Hour(number, 60.0, tables, 4 * tables, came, 10 * tables, actions, 0.0, 0, 0.0, 0)
    memory = TAKEN.idle + tables * (4 * TAKEN.line + TAKEN.table) + empty.played * TAKEN.played
    return replace(empty, processor=processor_of(empty, TAKEN), memory=int(memory))


def measured(*hours: Hour) -> Measured:
    grown = tuple(Grown(actions, int(70 * MB + actions * TAKEN.played)) for actions in (0, 1_000, 2_000))
    return Measured("", int(TAKEN.idle), TAKEN.line, hours, grown, {})


def test_hours_tell_apart_what_playing_coming_and_time_take() -> None:
    found = taken(measured(hour(18, 10, 10, 200), hour(19, 20, 11, 400), hour(20, 30, 12, 700), hour(21, 20, 1, 500)))

    for name in ("action", "second", "coming", "line", "table", "played", "idle"):
        assert getattr(found, name) == pytest.approx(getattr(TAKEN, name)), name


def test_one_hour_does_not_tell_them_apart() -> None:
    found = taken(measured(hour(20, 10, 10, 300)))

    assert found.second == found.coming == 0
    assert found.action == pytest.approx((300 * TAKEN.action + 60 * TAKEN.second + 10 * TAKEN.coming) / 300)


@pytest.mark.slow
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="guests come from many addresses of the loopback")
def test_an_hour_of_the_evening_goes_well(tmp_path: Path) -> None:
    counts = Counts()
    found: list[Hour] = []
    asyncio.run(day(tmp_path, 2, 8, [20], counts, lambda _idle, one: found.append(one)))

    assert counts.errors == []
    assert (found[0].tables, found[0].lines, found[0].came) == (2, 8, 2)
    assert found[0].actions > 0

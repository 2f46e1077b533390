"""What a day's load tells of more tables, and a short form of that day."""

import asyncio
import re
import sys
from pathlib import Path

import pytest

from bench.sizing import Custom, Taken, in_words, needs
from tests.day_of_load import Hour, day, taken

MS, KB, MB = 0.001, 1_000, 1_000_000
PAGE = Path(__file__).resolve().parents[1] / "packaging" / "server" / "ten_thousand_tables.md"


def test_ten_thousand_tables_are_those_of_one_server_many_times() -> None:
    found = needs(10_000, Taken(action=1 * MS, table=0.5 * MB, idle=60 * MB), Custom(actions=0.4, busy=0.5))

    assert (found.appends, round(found.cores, 6)) == (4_000, 4.0)  # 4,000 actions of a millisecond each
    assert (found.servers, found.tables_of_server) == (8, 1_250)  # of which each may use half a core
    assert found.memory == (8 * 60 + 10_000 * 0.5) * MB
    assert "8 servers of 1,250 tables" in in_words(found)


def test_the_page_says_what_its_own_figures_come_to() -> None:
    page = PAGE.read_text(encoding="utf-8")
    cells = re.findall(r"^\| .* \| ([0-9.]+) (?:ms|kB|MB) \|$", page, re.MULTILINE)
    action, line, table, idle = map(float, cells)

    assert in_words(needs(10_000, Taken(action * MS, (table + 4 * line) * KB, idle * MB))) in page


def test_few_tables_need_one_server() -> None:
    assert needs(1, Taken(action=1 * MS, table=0.5 * MB, idle=60 * MB)).servers == 1


def test_the_busiest_hour_says_what_a_table_takes() -> None:
    def hour(number: int, tables: int, action: float, memory: float) -> Hour:
        return Hour(number, tables, 4 * tables, 1.0, 0.1, action, int(memory), 0.0, 0)

    hours = [hour(-1, 0, 0.0, 60 * MB), hour(19, 10, 2 * MS, 65 * MB), hour(20, 20, 1 * MS, 70 * MB)]

    assert taken(hours) == Taken(action=1 * MS, table=0.5 * MB, idle=60 * MB)


@pytest.mark.slow
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="guests come from many addresses of the loopback")
def test_an_hour_of_the_evening_goes_well(tmp_path: Path) -> None:
    (_, hour), errors = asyncio.run(day(tmp_path, 2, 6, [20]))

    assert errors == []
    assert (hour.tables, hour.lines) == (2, 8)
    assert hour.actions > 0

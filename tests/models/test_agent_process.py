"""Two programs on one computer, each with its agent: one hosts, the other is invited, or finds the table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from cardtable.core.zones import Seat
from cardtable.host.from_seat import Sit
from cardtable.host.gathering import Occupant
from tests.models.agents import Programs

pytestmark = pytest.mark.slow


@pytest.fixture
def programs(qtbot: QtBot, tmp_path: Path) -> Iterator[Programs]:
    with Programs(qtbot, tmp_path) as found:
        yield found


def test_a_table_is_opened_and_joined_by_its_invitation(programs: Programs) -> None:
    meera, ravi = programs.start("meera"), programs.start("ravi")
    programs.open(meera, "hearts", 4)
    programs.join(ravi, meera)

    ravi.say(Sit(Seat(1)))
    programs.wait(lambda: meera.table is not None and meera.table.seats[1].name == "Ravi")

    assert (meera.is_host, ravi.is_host) == (True, False)
    assert meera.table is not None
    assert [place.kind for place in meera.table.seats] == [Occupant.PERSON] * 2 + [Occupant.OPEN] * 2
    assert meera.mark == ravi.mark != ()

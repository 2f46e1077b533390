"""Two programs on one computer, each with its agent: one hosts, the other is invited, or finds the table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from cardtable.core.zones import Seat
from cardtable.host.from_seat import Sit
from cardtable.host.gathering import Occupant
from tests.models.agents import Player, Programs

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


SEATS = {"hearts": 3, "cancellation_hearts": 5, "svoi_kozyri": 2, "canasta": 2}


@pytest.mark.parametrize("game", list(SEATS))
def test_a_deal_of_each_game_is_played_by_people(programs: Programs, game: str) -> None:
    lines = [programs.start(f"person {seat}") for seat in range(SEATS[game])]
    players = [Player(line) for line in lines]
    programs.open(lines[0], game, SEATS[game])
    for seat, line in enumerate(lines[1:], 1):
        programs.join(line, lines[0], f"Guest {seat}")
        programs.sit(line, seat)
    programs.begin(*lines)

    programs.wait(lambda: all(line.checks for line in lines), seconds=90)

    counts = {player.controller.scores[:1] for player in players if player.controller is not None}
    assert len(counts) == 1
    for line in lines:
        check = line.checks[0]
        assert (check.deal, check.doubts, check.missing) == (1, (), ())
        assert len(check.who) == 1 + SEATS[game]  # the table's own program takes part

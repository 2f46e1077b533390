"""The host is gone for good: somebody who sat there opens the match again, and the other comes by a new invitation."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from cardtable.host.earlier_deals import earlier_of
from cardtable.host.gathering import Occupant
from cardtable.net.agent_talk import LineState, OpenTable
from cardtable.net.io.kept_seats import kept_seats
from tests.models.agents import Player, Programs

pytestmark = pytest.mark.slow


@pytest.fixture
def programs(qtbot: QtBot, tmp_path: Path) -> Iterator[Programs]:
    with Programs(qtbot, tmp_path) as found:
        yield found


def a_deal_played(programs: Programs) -> tuple[Player, Player]:
    """Meera, who hosts, and Ravi: each has dealt once when the match is over, and one deal is."""
    meera, ravi = Player(programs.start("meera")), Player(programs.start("ravi"))
    programs.open(meera.line, "svoi_kozyri", 2, match="round")
    programs.join(ravi.line, meera.line)
    programs.sit(ravi.line, 1)
    programs.begin(meera.line, ravi.line)
    programs.wait(lambda: len(ravi.line.checks) == 1, seconds=60)
    return meera, ravi


def opened_again(programs: Programs, player: Player) -> None:
    """By the values that the window has of the lost table."""
    line = player.line
    info, welcome = line.table, line.welcome
    assert info is not None
    assert welcome is not None
    assert info.you is not None
    earlier = earlier_of(welcome.table, line.checks, info)
    player.remote.leave()
    line.leave()
    line.open(
        OpenTable("Ravi", 7, info.game, 2, info.options, info.house, earlier=earlier, seat=info.you),
    )
    programs.wait(lambda: line.table is not None and line.table.you == info.you and line.mark != ())


def test_a_guest_opens_the_table_again_and_the_host_of_before_is_invited(programs: Programs, tmp_path: Path) -> None:
    meera, ravi = a_deal_played(programs)
    assert ravi.line.welcome is not None
    before = ravi.line.welcome.table
    assert ravi.controller is not None
    counted = ravi.controller.scores
    meera.line.close()
    programs.wait(lambda: ravi.line.state is LineState.LOST)

    opened_again(programs, ravi)
    assert ravi.line.table is not None
    assert (ravi.line.table.seats[0].kind, ravi.line.table.seats[0].name) == (Occupant.OPEN, "Meera")
    again = Player(programs.start("meera"))
    programs.join(again.line, ravi.line, "Meera")
    programs.sit(again.line, 0)
    programs.begin(ravi.line, again.line)
    programs.wait(lambda: all(len(player.line.checks) == 2 for player in (ravi, again)), seconds=60)

    for player in (ravi, again):
        assert player.controller is not None
        assert player.controller.scores[:1] == counted[:1]
        assert [check.doubts for check in player.line.checks] == [(), ()]  # the first one at the table before
        assert player.line.checks[0].opened.shares == {}
    assert again.line.welcome is not None
    assert again.line.welcome.table != before
    assert before in {seat.table for seat in kept_seats(tmp_path / "ravi")}  # should that host come back


def test_the_agent_may_die_before_the_match_goes_on(programs: Programs) -> None:
    meera, ravi = a_deal_played(programs)
    meera.line.close()
    opened_again(programs, ravi)
    programs.kill(ravi.line)
    programs.wait(lambda: ravi.line.state is LineState.LOST)
    programs.wait(lambda: ravi.line.state is LineState.LIVE and ravi.line.own is not None)
    assert ravi.line.table is not None
    assert ravi.line.table.seats[0].name == "Meera"

"""The host is gone for good: somebody who sat there opens the match again, and the other comes by a new invitation."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from cardtable.host.commit_reveal import VerificationResult
from cardtable.host.finished_deals import earlier_deals_of
from cardtable.host.room_types import SeatOccupant
from cardtable.net.agent.resume_tokens import saved_seats
from cardtable.net.agent_messages import ConnectionState, OpenRoomCommand, RoomRelocated
from tests.models.agents import Player, Programs

pytestmark = pytest.mark.slow


@pytest.fixture
def programs(qtbot: QtBot, tmp_path: Path) -> Iterator[Programs]:
    with Programs(qtbot, tmp_path) as found:
        yield found


def played(programs: Programs, deals: int = 1) -> tuple[Player, Player]:
    """Meera, who hosts, and Ravi: so many deals of a match in which everybody deals once are over, all but one."""
    meera, ravi = Player(programs.start("meera")), Player(programs.start("ravi"))
    programs.open(meera.line, "svoi_kozyri", deals + 1, match="round")
    programs.join(ravi.line, meera.line)
    programs.sit(ravi.line, 1)
    programs.begin(meera.line, ravi.line)
    programs.wait(lambda: all(len(player.line.verified_deals) == deals for player in (meera, ravi)), seconds=60)
    return meera, ravi


def opened_again(programs: Programs, player: Player, deals: int = 1) -> None:
    """By the values that the window has of the lost table; `deals`: how many of those that were finished."""
    line = player.line
    info, welcome = line.room, line.welcome
    assert info is not None
    assert welcome is not None
    assert info.you is not None
    earlier = earlier_deals_of(welcome.table, (check.opened for check in line.verified_deals[:deals]), info)
    player.remote.leave()
    line.leave()
    line.enter(
        OpenRoomCommand(
            "Ravi", 7, info.game, len(info.seats), info.options, info.house, earlier=earlier, seat=info.you
        ),
    )
    programs.wait(lambda: line.room is not None and line.room.you == info.you and line.fingerprint_cards != ())


def seats_kept(folder: Path) -> dict[str, RoomRelocated | None]:
    return {seat.table: seat.went_on for seat in saved_seats(folder)}


def test_a_guest_opens_the_table_again_and_the_host_of_before_is_invited(programs: Programs, tmp_path: Path) -> None:
    meera, ravi = played(programs)
    assert ravi.line.welcome is not None
    before = ravi.line.welcome.table
    assert ravi.controller is not None
    counted, key, who = ravi.controller.scores, ravi.remote.key, ravi.line.verified_deals[0].who
    meera.line.close()
    programs.wait(lambda: ravi.line.state is ConnectionState.LOST)

    opened_again(programs, ravi)
    assert ravi.line.room is not None
    assert (ravi.line.room.seats[0].kind, ravi.line.room.seats[0].name) == (SeatOccupant.OPEN, "Meera")
    again = Player(programs.start("meera"))
    programs.join(again.line, ravi.line, "Meera")
    programs.sit(again.line, 0)
    programs.begin(ravi.line, again.line)
    programs.wait(lambda: bool(ravi.line.verified_deals and again.line.verified_deals))
    assert again.line.welcome is not None
    there = again.line.welcome.table
    assert there != before
    for folder in ("ravi", "meera"):  # should the host of before come back
        assert seats_kept(tmp_path / folder) == {there: None, before: RoomRelocated(there, "Ravi")}
    programs.wait(lambda: all(len(player.line.verified_deals) == 2 for player in (ravi, again)), seconds=60)

    for player in (ravi, again):
        assert player.controller is not None
        assert player.controller.scores[:1] == counted[:1]
        assert [check.doubts for check in player.line.verified_deals] == [(), ()]  # the first one at the table before
        assert player.line.verified_deals[0].who == who  # as it was found there, and so it can be looked at
        assert player.remote.key == key  # so that statistics count one match
    programs.wait(lambda: seats_kept(tmp_path / "ravi") == {})  # the match is over
    programs.wait(lambda: list(seats_kept(tmp_path / "meera")) == [before])  # whose log is there


def test_the_agent_may_die_before_the_match_goes_on(programs: Programs) -> None:
    meera, ravi = played(programs)
    meera.line.close()
    opened_again(programs, ravi)
    programs.kill(ravi.line)
    programs.wait(lambda: ravi.line.state is ConnectionState.LOST)
    programs.wait(lambda: ravi.line.state is ConnectionState.LIVE and ravi.line.own_room is not None)
    assert ravi.line.room is not None
    assert ravi.line.room.seats[0].name == "Meera"


def test_whoever_opens_it_again_cannot_leave_out_a_deal_unnoticed(programs: Programs) -> None:
    meera, ravi = played(programs, 2)
    meera.line.close()
    opened_again(programs, ravi, 1)
    again = Player(programs.start("meera"))
    programs.join(again.line, ravi.line, "Meera")
    programs.sit(again.line, 0)
    programs.begin(ravi.line, again.line)
    told = [(VerificationResult.FURTHER,)]
    programs.wait(lambda: all([check.doubts for check in one.line.verified_deals] == told for one in (ravi, again)))

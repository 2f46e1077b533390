"""A guest plays a deal of the match with people again, once it is over, and has never left the table meanwhile."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from cardtable.host.room_types import RoomStage
from cardtable.host.seat_assignment import read_assignment
from cardtable.net.agent_messages import LeaveCommand
from tests.app.conftest import Desk
from tests.app.multiplayer.remote_window import Room
from tests.app.scripted import ALL_GAMES
from tests.models.told_matches import ToldMatch


def played_out(room: Room) -> None:
    match = room.match
    while not match.session.match_over:
        match.do()
    match.news()
    match.open_deal(1)
    match.tell(stage=RoomStage.OVER)
    room.play.hurry()


def test_the_last_deal_is_played_again_from_what_was_opened(desk: Callable[..., Desk], qtbot: QtBot) -> None:
    one = desk(games=ALL_GAMES)
    room = Room(one, ToldMatch("svoi_kozyri", 2), qtbot)
    there, overlays = room.play, one.openers.overlays
    overlays.practise(1)
    assert not one.program.practises  # the others would wait
    played_out(room)
    first = room.match.session.record()

    overlays.practise(1)
    assert one.program.practises
    practice = one.program.match
    assert practice is not None
    assert [read_assignment(player).level for player in practice.config.players] == ["person", "club"]
    assert [read_assignment(player).name for player in practice.config.players] == ["Meera", "Ravi"]
    table = one.program.local_match
    assert table is not None
    assert table.record().actions == ()
    assert not any(isinstance(value, LeaveCommand) for value in room.match.agents.now.heard)

    overlays.practice.end()
    assert one.program.match is there
    assert room.match.session.record() == first
    assert room.people.is_shown
    place = there.scene.board.geometry.plates[0].center().toPoint() + QPoint(20, 0)
    qtbot.mouseClick(there.table, Qt.MouseButton.LeftButton, pos=place)
    assert room.saying.panel is not None  # it opens once, and not twice

"""Whoever comes back in mid-deal finds the table as the others see it."""

from __future__ import annotations

from collections.abc import Callable

from pytestqt.qtbot import QtBot

from cardtable.host.room_types import RoomStage
from tests.app.conftest import Desk
from tests.app.scripted import ALL_GAMES
from tests.models.told_matches import ToldMatch


def test_every_card_lies_where_the_panels_leave_room(desk: Callable[..., Desk], qtbot: QtBot) -> None:
    """The first words about the pile move its cards, and the panels that they fill move it once more."""
    one = desk(games=ALL_GAMES)
    one.window.resize(1024, 600)
    match = ToldMatch("svoi_kozyri", 2)
    match.remote.begun.connect(lambda: one.program.show_there(match.remote))
    match.welcome()
    match.tell()
    match.tell(stage=RoomStage.PLAYING, deal=1)
    for _ in range(16):
        match.do(later=True)
    match.jump()
    play = one.program.match
    assert play is not None
    qtbot.waitUntil(lambda: play.scene.animator.is_idle and not play.scene.animator._asides)
    for pile in play.scene.board.piles.values():
        assert [widget.pose for widget in pile.widgets] == list(pile.poses())

"""Full screen is left by Escape as well, once nothing else is to be taken back."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.app.conftest import Desk


def test_escape_takes_a_choice_back_and_then_leaves_full_screen(desk: Callable[..., Desk], qtbot: QtBot) -> None:
    one = desk()
    one.program.new_match("hearts", seed="8")
    one.my_turn(qtbot)
    play = one.program.match
    assert play is not None
    one.trigger("full_screen")
    assert one.window.isFullScreen()
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Space):
        qtbot.keyClick(play.table, key)
    assert play.model.draft.marked
    qtbot.keyClick(play.table, Qt.Key.Key_Escape)
    assert not play.model.draft.marked
    assert one.window.isFullScreen()
    qtbot.keyClick(play.table, Qt.Key.Key_Escape)
    assert not one.window.isFullScreen()
    assert not one.window.menus.actions["full_screen"].isChecked()


def test_escape_leaves_full_screen_on_the_welcome_page(desk: Callable[..., Desk], qtbot: QtBot) -> None:
    one = desk()
    one.welcome.show()
    one.window.activateWindow()
    one.trigger("full_screen")
    focused = one.window.focusWidget()
    assert focused is not None
    qtbot.keyClick(focused, Qt.Key.Key_Escape)
    assert not one.window.isFullScreen()

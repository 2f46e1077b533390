"""Every screen over a match speaks: it has a name, so has what is focused, F6 goes round, and no key is silent."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.app.settings.key_settings import KeySettings, active_keys
from cardtable.app.speech_output.speech_hints import SpeechInterrupter, repeat_key
from cardtable.table.cards.card_widget import CardWidget
from cardtable.table.hud.command_buttons import CommandButton
from tests.app.scripted import ALL_GAMES, mostly_slow
from tests.app.test_a_deal_of_every_game import begin
from tests.app.test_between_deals import finish_a_deal
from tests.app.test_other_keyboards import press

MakeDesk = Callable[..., Any]
MOST_PARTS = 12
KEYS = sorted({key for key in active_keys(KeySettings()).values() if len(key) == 1} - {"V"})  # V opens a panel


@pytest.fixture(autouse=True)
def _listened(qapp: QApplication) -> Iterator[None]:
    """A screen reader is on."""
    before = QAccessible.isActive()
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(before)


def named(one: Any) -> str:
    """What a reader says of the widget with the focus."""
    widget = one.window.focusWidget()
    interface = QAccessible.queryAccessibleInterface(widget)
    return "" if widget is None or interface is None else str(interface.text(QAccessible.Text.Name))


def walk(one: Any, qtbot: QtBot) -> None:
    """Try what every screen must do."""
    QApplication.processEvents()
    assert named(one)
    begun, visited = one.window.focusWidget(), []
    for _ in range(MOST_PARTS):
        qtbot.keyClick(one.window.focusWidget(), Qt.Key.Key_F6)
        visited.append(one.window.focusWidget())
        assert named(one), one.window.focusWidget()
        if one.window.focusWidget() is begun:
            break
    assert len(visited) > 1
    assert visited[-1] is begun
    for key in KEYS:
        said: list[str] = []
        one.program.announcer.said.connect(said.append)
        press(one, key)
        qtbot.waitUntil(partial(bool, said), timeout=3000)
        one.program.announcer.said.disconnect(said.append)


def listened_desk(desk: MakeDesk, qapp: QApplication, **more: Any) -> Any:
    one = desk(**more)
    SpeechInterrupter(qapp, one.program.announcer, lambda: repeat_key(one.program.settings))
    one.window.activateWindow()
    return one


@pytest.mark.parametrize("game", mostly_slow(ALL_GAMES, "hearts"))
def test_the_table_speaks(game: str, desk: MakeDesk, qapp: QApplication, qtbot: QtBot) -> None:
    one = listened_desk(desk, qapp, games=ALL_GAMES)
    begin(one, game)
    scene = one.program.match.scene
    qtbot.waitUntil(lambda: one.can("hint") and scene.animator.is_idle)
    scene.take_keys()
    asks = bool(scene.hud.question.bar.shown())  # for a trump suit, before there are cards
    assert isinstance(one.window.focusWidget(), CommandButton if asks else CardWidget)
    walk(one, qtbot)


def test_the_points_of_a_deal_and_the_look_at_it_speak(desk: MakeDesk, qapp: QApplication, qtbot: QtBot) -> None:
    one = listened_desk(desk, qapp)
    ends, _ = finish_a_deal(one, qtbot)
    ends.panel.next.setFocus()
    walk(one, qtbot)
    felt = one.openers.overlays
    felt.look(1)
    page = felt.replay.page
    assert page.accessibleName()
    walk(one, qtbot)
    page.go_to(5)
    walk(one, qtbot)

"""The size of writing: by keys, in the menus, on the page Accessibility, and at once wherever something is written."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.app.dialogs.preferences.preference_pages import AccessibilityPage
from cardtable.app.dialogs.preferences.preferences_dialog import PreferencesDialog
from cardtable.app.dialogs.welcome.welcome_page import WelcomePage
from cardtable.app.settings.key_settings import KeySettings
from cardtable.app.settings.setting_choices import ThemeName
from cardtable.app.settings.settings_sections import (
    AccessibilitySettings,
    CardSettings,
    Settings,
    TableSettings,
)
from cardtable.app.widgets.palette import DialogOwner
from cardtable.core.text import translate
from tests.app.conftest import Desk
from tests.app.dialogs.speech import TestWords

TITLE = translate("Preferences", "Accessibility")


def type_size(desk: Desk) -> int:
    return desk.window.menuBar().fontInfo().pixelSize()


def test_keys_make_writing_larger_everywhere_step_by_step(
    desk: Callable[..., Desk], qapp: QApplication, qtbot: QtBot
) -> None:
    one = desk()
    one.program.new_match("hearts", seats=4, seed="7")
    one.my_turn(qtbot)
    play = one.program.match
    assert play is not None
    usual, sizes = type_size(one), []
    for _ in range(3):
        one.trigger("larger")
        qapp.processEvents()
        sizes.append((one.program.settings.accessibility.writing, play.scene.board.geometry.scale))
    assert sizes == [(125, 1.25), (150, 1.5), (200, 2.0)]
    assert type_size(one) == 2 * usual
    assert not one.can("larger")
    one.trigger("usual_size")
    qapp.processEvents()
    assert play.scene.board.geometry.scale == 1
    assert type_size(one) == usual
    assert not one.can("smaller")


def test_a_tile_of_the_welcome_page_deals_after_the_size_was_changed(
    desk: Callable[..., Desk], qapp: QApplication, qtbot: QtBot
) -> None:
    one = desk()
    one.welcome.show()
    for command in ("larger", "larger", "usual_size"):
        one.trigger(command)
        qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # the page of the size before
    page = one.window.findChild(WelcomePage)
    assert isinstance(page, WelcomePage)
    page.playRequested.emit("hearts")
    assert one.program.match is not None


@pytest.mark.slow
def test_the_preferences_grow_while_they_are_open(desk: Callable[..., Desk], qtbot: QtBot) -> None:
    one = desk()
    program = one.program
    dialog = PreferencesDialog(
        program.renderer, program.games, program.settings, DialogOwner(one.window), section="accessibility"
    )
    dialog.settingsChanged.connect(program.change)
    dialog.show()
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    before = dialog.page("accessibility")
    assert isinstance(before, AccessibilityPage)
    before.forms[0].row("writing").editor.controls()[0].setFocus()
    before.forms[0].take(AccessibilitySettings(writing=200))
    qtbot.waitUntil(lambda: dialog.page("accessibility") is not before)
    page = dialog.page("accessibility")
    assert isinstance(page, AccessibilityPage)
    assert page.heading.fontInfo().pixelSize() == 2 * 21
    choices = page.forms[0].row("writing").editor.controls()[0].children()
    qtbot.waitUntil(lambda: dialog.focusWidget() in choices)
    dialog.reject()
    assert program.settings.accessibility.writing == 100
    dialog.deleteLater()


def test_one_page_changes_what_also_stands_on_others(qtbot: QtBot) -> None:
    walnut = Settings(table=TableSettings(theme=ThemeName.WALNUT))
    page = AccessibilityPage(TestWords(), TITLE, "accessibility", walnut, "en")
    qtbot.addWidget(page)
    told: list[object] = []
    page.changed.connect(told.append)
    contrast = page.contrast.editor.controls()[0]
    qtbot.mouseClick(contrast, Qt.MouseButton.LeftButton)
    assert told.pop() == TableSettings(theme=ThemeName.HIGH_CONTRAST)
    qtbot.mouseClick(contrast, Qt.MouseButton.LeftButton)
    assert told.pop() == TableSettings(theme=ThemeName.WALNUT)
    page.forms[1].take(CardSettings(large_indices=True))
    assert told.pop() == CardSettings(large_indices=True)
    assert not page.is_usual()
    page.restore()
    assert told.pop() == CardSettings()
    assert page.is_usual()


def test_a_key_that_is_taken_is_refused_where_it_was_typed(qtbot: QtBot) -> None:
    page = AccessibilityPage(TestWords(), TITLE, "accessibility", Settings(), "en")
    qtbot.addWidget(page)
    told: list[object] = []
    page.changed.connect(told.append)
    keys = page.forms[-1]
    keys.take(KeySettings(hand="C"))
    assert told == []
    assert keys.options() == KeySettings()
    assert "already used" in keys.row("hand").editor.controls()[0].accessibleDescription()
    keys.take(KeySettings(hand="B"))
    assert told == [KeySettings(hand="B")]
    assert "already used" not in keys.row("hand").editor.controls()[0].accessibleDescription()
    page.restore()
    assert told[1:] == [KeySettings()]

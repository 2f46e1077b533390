"""The search field of the preferences: a setting is found by its words, and Enter goes there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cardtable.app.dialogs.preferences.preferences_dialog import PreferencesDialog
from cardtable.app.settings.settings_sections import Settings
from cardtable.core.language.source_renderer import SourceRenderer
from cardtable.games import discover
from tests.app.conftest import desk

__all__ = ["desk"]


@pytest.fixture
def dialog(qtbot: QtBot) -> PreferencesDialog:
    made = PreferencesDialog(SourceRenderer(), discover(), Settings())
    qtbot.addWidget(made)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    return made


def focused(dialog: PreferencesDialog) -> QWidget:
    widget = dialog.focusWidget()
    assert widget is not None
    return widget


@pytest.mark.parametrize(
    ("typed", "offered", "page"),
    [
        ("COLOURS of", "Colours of the table (Table)", "table"),
        ("walnut", "Colours of the table (Table)", "table"),
        ("reduce", "Reduce motion (Motion)", "motion"),
        ("Space chooses", "Play with one key (Accessibility)", "accessibility"),
        ("canasta cut", "", "table"),
    ],
)
def test_a_setting_is_found_by_its_label_its_page_its_help_or_a_choice(
    dialog: PreferencesDialog, qtbot: QtBot, typed: str, offered: str, page: str
) -> None:
    dialog.list.setCurrentRow(dialog.names.index("table"))
    dialog.search.setFocus()
    qtbot.keyClicks(dialog.search, typed)
    assert (offered in dialog.search.found()) is bool(offered)
    qtbot.keyClick(dialog.search, Qt.Key.Key_Return)
    assert dialog.isVisible()  # Enter in this field accepts nothing
    assert dialog.names[dialog.list.currentRow()] == page
    if offered:
        assert dialog.page(page).isAncestorOf(focused(dialog))
        qtbot.waitUntil(lambda: not dialog.search.text())


def test_every_setting_can_be_gone_to(dialog: PreferencesDialog) -> None:
    for found in dialog.search.settings():
        dialog.go_to_setting(found.page, found.info.name)
        assert dialog.names[dialog.list.currentRow()] == found.page
        row = dialog.page(found.page).row(found.info.name)
        assert row is not None
        has_effect = not row.isHidden() and row.editor.controls()[0].isEnabled()
        assert row.isAncestorOf(focused(dialog)) if has_effect else focused(dialog) is dialog.list


def test_esc_empties_the_field_before_it_closes_the_dialog(dialog: PreferencesDialog, qtbot: QtBot) -> None:
    qtbot.keyClick(dialog, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert focused(dialog) is dialog.search
    qtbot.keyClicks(dialog.search, "moon")
    qtbot.keyClick(dialog.search, Qt.Key.Key_Escape)
    assert dialog.isVisible()
    assert not dialog.search.text()
    qtbot.keyClick(dialog.search, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_a_setting_is_found_by_the_words_of_the_language_in_force(desk: Callable[..., Any], qtbot: QtBot) -> None:
    one = desk(language="fa")
    dialog = PreferencesDialog(one.program.renderer, discover(), Settings())
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.search.setFocus()
    for letter in "پشت":  # qtbot types only what is on a Latin keyboard
        QApplication.sendEvent(
            dialog.search, QKeyEvent(QEvent.Type.KeyPress, 0, Qt.KeyboardModifier.NoModifier, letter)
        )
    assert any("برگ" in found for found in dialog.search.found())
    assert not any("Back" in found for found in dialog.search.found())


def test_what_was_typed_stays_while_the_list_is_gone_through(dialog: PreferencesDialog, qtbot: QtBot) -> None:
    dialog.search.setFocus()
    qtbot.keyClicks(dialog.search, "card")
    popup = dialog.search.completer().popup()
    for _ in range(3):
        qtbot.keyClick(popup, Qt.Key.Key_Down)
    assert dialog.search.text() == "card"


def test_it_is_said_that_nothing_was_found(dialog: PreferencesDialog, qtbot: QtBot) -> None:
    dialog.search.setFocus()
    qtbot.keyClicks(dialog.search, "zzz")
    assert dialog.search.accessibleDescription() == "No setting has these words."
    for _ in range(3):
        qtbot.keyClick(dialog.search, Qt.Key.Key_Backspace)
    assert not dialog.search.accessibleDescription()

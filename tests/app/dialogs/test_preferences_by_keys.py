"""The preferences by keys: the page that opens, and Enter on a row of choices."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from cardtable.app.dialogs.preferences.preferences_dialog import PreferencesDialog
from cardtable.app.settings.settings_sections import Settings
from cardtable.app.widgets.choice_controls import Segment
from cardtable.core.language.source_renderer import SourceRenderer
from cardtable.games import discover
from tests.app.conftest import desk
from tests.app.scripted import ALL_GAMES

__all__ = ["desk"]


def test_they_open_on_the_page_of_the_game_that_is_played(
    desk: Callable[..., Any], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = desk(games=ALL_GAMES)
    opened = list[str]()
    monkeypatch.setattr(PreferencesDialog, "run", lambda dialog: opened.append(dialog.names[dialog.list.currentRow()]))
    one.openers.preferences()
    one.program.new_match("canasta", seats=4, seed="1")
    one.my_turn(qtbot)
    one.openers.preferences()
    one.openers.preferences("sound")
    assert opened == ["hearts", "canasta", "sound"]


@pytest.mark.parametrize("name", ["hearts", "motion"])
def test_enter_on_the_chosen_button_of_a_row_accepts_as_in_any_field(name: str, qtbot: QtBot) -> None:
    dialog = PreferencesDialog(SourceRenderer(), discover(), Settings(), section=name)
    qtbot.addWidget(dialog)
    dialog.show()
    chosen = next(one for one in dialog.page(name).findChildren(Segment) if one.isChecked() and one.isVisible())
    chosen.setFocus()
    qtbot.keyClick(chosen, Qt.Key.Key_Return)
    assert not dialog.isVisible()
    assert dialog.result() == QDialog.DialogCode.Accepted

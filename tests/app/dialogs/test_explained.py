"""Words that a newcomer does not know are explained where they stand."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot

from cardtable.app.dialogs.help.rules_dialog import RulesDialog
from cardtable.app.dialogs.new_game.opponent_rows import SeatChoice, SeatRow
from cardtable.app.forms.form_rows import PresetRow
from cardtable.app.forms.option_editors import ChoiceEditor
from cardtable.app.settings.setting_choices import Level
from cardtable.core.language.source_renderer import SourceRenderer
from cardtable.games import discover

WORDS = SourceRenderer()
LEVELS = [level.value for level in Level]


def told(box: QComboBox) -> tuple[str, str]:
    return box.toolTip(), box.accessibleDescription()


def test_each_level_of_an_opponent_says_how_it_plays(qtbot: QtBot) -> None:
    row = SeatRow(WORDS, 1, SeatChoice("Amrit", 1, "club"), LEVELS, lambda _program: None)
    qtbot.addWidget(row)
    for place, level in enumerate(Level):
        assert level.help is not None
        row.level.setCurrentIndex(place)
        assert told(row.level) == (level.help.source,) * 2
        assert row.level.itemData(place, Qt.ItemDataRole.ToolTipRole) == level.help.source


def test_each_button_of_the_levels_says_how_it_plays(qtbot: QtBot) -> None:
    editor = ChoiceEditor(WORDS, lambda: [(WORDS.text(level.label), level) for level in Level])
    qtbot.addWidget(editor)
    editor.describe("Computer players", "Levels differ by thought.")
    for level, button in zip(Level, editor.segments._segments(), strict=True):
        assert level.help is not None
        assert button.toolTip() == level.help.source
        assert button.accessibleDescription() == f"Computer players\n{level.help.source}"


def test_a_preset_with_a_note_tells_it_below(qtbot: QtBot) -> None:
    kind = discover()["svoi_kozyri"].options
    row = PresetRow(WORDS, kind)
    qtbot.addWidget(row)
    for name, note in kind.PRESET_NOTES.items():
        row.show_options(kind.preset(name), None)
        assert row.note.text() == note.source
        assert told(row.combo) == (note.source,) * 2
    row.show_options(kind.preset("pagat").changed("deck", 52), 4)
    assert row.note.isHidden()
    assert row.combo.toolTip() == ""


@pytest.mark.parametrize("game", discover())
def test_every_preset_says_its_rules_in_one_sentence(game: str) -> None:
    kind = discover()[game].options
    assert set(kind.PRESET_NOTES) == set(kind.PRESETS)
    told = [WORDS.text(note) for note in kind.PRESET_NOTES.values()]
    assert [text for text in told if not text.endswith(".") or "%" in text or len(text) > 110] == []


def test_the_rules_are_shown_without_ids_and_with_what_they_are_for(qtbot: QtBot) -> None:
    game = discover()["svoi_kozyri"]
    dialog = RulesDialog(WORDS, game, game.options.preset("svoi_app"), 2)
    qtbot.addWidget(dialog)
    shown = dialog.browser.toPlainText()
    assert [clause.id for clause in game.rulebook(game.options.preset("svoi_app"), 2) if clause.id in shown] == []
    assert WORDS.text(game.options.PRESET_NOTES["svoi_app"]) in shown

"""No program is started in a window but one that the person has chosen since the window was opened."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.app.dialogs.new_game.new_game_dialog import NewGameDialog
from cardtable.app.dialogs.new_game.opponent_rows import BotPickerDialog
from cardtable.app.match.new_match_defaults import AllowedBots
from cardtable.app.settings.settings_sections import Settings
from cardtable.bots.bot_process import BotFaultKind
from cardtable.host.seat_assignment import BOT
from tests.app.conftest import Desk
from tests.app.dialogs.makers import games
from tests.app.dialogs.speech import TestWords
from tests.bots.one_deal import python

SEATED = "for line in sys.stdin: pass"


def program(folder: Path, name: str = "mybot") -> Path:
    """A program that can be started."""
    path = folder / name
    path.write_text(f"#!/bin/sh\nexec {' '.join(python(folder, SEATED))}\n")
    path.chmod(0o755)
    return path


def answering(step: Callable[[BotPickerDialog], object]) -> None:
    """Do this in the question for a program, as soon as it is there."""

    def go() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, BotPickerDialog)
        step(dialog)

    QTimer.singleShot(0, go)


def choose(dialog: NewGameDialog, seat: int, level: str) -> None:
    combo = dialog.page_in_sight().table.rows[seat].level
    combo.choose(level)
    combo.activated.emit(combo.currentIndex())


def let_play(dialog: BotPickerDialog, path: str) -> None:
    dialog.field.setText(path)
    dialog.submit()


def test_a_program_is_chosen_for_a_seat_and_named_after_its_file(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = NewGameDialog(TestWords(), games(), Settings(), person="Asha")
    qtbot.addWidget(dialog)
    dialog.show()
    path = str(program(tmp_path))
    answering(lambda asked: let_play(asked, path))
    choose(dialog, 2, BOT)

    chosen = dialog.page_in_sight().chosen()
    assert chosen.players[2] == "bot mybot"
    assert chosen.programs == ("", "", path, "")


def test_who_chooses_no_program_keeps_the_level(qtbot: QtBot) -> None:
    dialog = NewGameDialog(TestWords(), games(), Settings(), person="Asha")
    qtbot.addWidget(dialog)
    dialog.show()
    before = dialog.page_in_sight().chosen()
    answering(lambda asked: asked.reject())
    choose(dialog, 2, BOT)
    assert dialog.page_in_sight().chosen() == before


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_keys_on_a_closed_list_of_levels_never_open_the_question(qtbot: QtBot) -> None:
    dialog = NewGameDialog(TestWords(), games(), Settings(), person="Asha")
    qtbot.addWidget(dialog)
    dialog.show()
    combo = dialog.page_in_sight().table.rows[2].level
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_End, Qt.Key.Key_B):
        qtbot.keyClick(combo, key)
        assert combo.currentData() != BOT
    combo.choose("expert")
    qtbot.keyClick(combo, Qt.Key.Key_Down)
    assert combo.currentData() == "expert"
    combo.showPopup()
    heard: list[str] = []
    answering(lambda asked: (heard.append(asked.windowTitle()), asked.reject()))
    qtbot.keyClick(combo.view(), Qt.Key.Key_End)
    qtbot.keyClick(combo.view(), Qt.Key.Key_Return)
    assert len(heard) == 1


def test_what_is_no_program_is_not_accepted(qtbot: QtBot, tmp_path: Path) -> None:
    text = tmp_path / "notes.txt"
    text.write_text("Buy milk.")
    for path in ("", str(tmp_path), str(text), str(tmp_path / "nothing")):
        asked = BotPickerDialog(TestWords(), path)
        qtbot.addWidget(asked)
        asked.submit()
        assert not asked.result()
        assert not asked.problem_label.isHidden()
        assert asked.field.accessibleDescription() == asked.problem_label.text()


def test_a_command_with_arguments_is_taken_and_named_after_its_script(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    python = Path(sys.executable)
    monkeypatch.setenv("PATH", str(python.parent))
    script = tmp_path / "my bot.py"
    script.touch()
    asked = BotPickerDialog(TestWords(), "")
    qtbot.addWidget(asked)
    let_play(asked, f"{python.name} '{script}' --fast")
    bots = AllowedBots(lambda _: None, lambda _: None)
    bots.let_play(("bot B",), (asked.program,))
    assert (asked.result(), asked.name) == (1, "my bot")
    assert bots.commands(("bot B",)) == {0: (python.name, str(script), "--fast")}

    script.chmod(0o755)
    let_play(asked, str(script))
    bots.let_play(("bot B",), (asked.program,))
    assert bots.commands(("bot B",)) == {0: (str(script),)}


def test_a_refusal_moves_nothing_and_is_whole(qtbot: QtBot) -> None:
    asked = BotPickerDialog(TestWords(), "")
    qtbot.addWidget(asked)
    asked.show()
    before = asked.size(), asked.buttons.pos()
    for typed in ("nothing", "nothing at all"):
        let_play(asked, typed)
        qtbot.waitUntil(asked.problem_label.isVisible)
        assert asked.problem_label.height() >= asked.problem_label.heightForWidth(asked.problem_label.width())
        assert (asked.size(), asked.buttons.pos()) == before
    asked.field.setText("n")
    assert (asked.problem_label.isHidden(), asked.field.accessibleDescription()) == (True, "")


def test_the_last_program_is_noted_and_only_its_own_seat_is_its() -> None:
    noted: list[str] = []
    bots = AllowedBots(lambda _: None, noted.append)
    bots.let_play(("person Asha", "bot mybot", "club Ravi"), ("", "/games/mybot", ""))
    assert noted == ["/games/mybot"]
    assert bots.commands(("bot mybot", "club mybot", "bot theirs", "person mybot")) == {0: ("/games/mybot",)}


def test_two_programs_of_one_name_both_play() -> None:
    bots, players = AllowedBots(lambda _: None, lambda _: None), ("person Asha", "bot mybot", "bot mybot")
    bots.let_play(players, ("", "/old/mybot", "/new/mybot"))
    assert bots.commands(players) == {1: ("/old/mybot",), 2: ("/new/mybot",)}


def test_a_bot_plays_where_the_person_has_chosen_it_and_else_a_computer_with_a_sentence(
    desk: Callable[[], Desk], tmp_path: Path
) -> None:
    one = desk()
    said: list[str] = []
    one.program.window.notice = lambda sentence: said.append(one.program.renderer.text(sentence))  # type: ignore[method-assign]
    players = ("person Asha", "beginner A", "bot mybot", "beginner B")
    one.program.new_match("hearts", players=players)  # as from a saved game
    table = one.program.local_match
    assert table is not None
    assert table._bots is None
    assert table._host.levels[2] in one.program.games["hearts"].players
    assert [sentence.split(":")[0] for sentence in said] == ["The program “mybot” isn't started automatically"]

    one.program.bots.let_play(players, ("", "", str(program(tmp_path)), ""))
    one.program.new_match("hearts", players=players)
    table = one.program.local_match
    assert table is not None
    assert table._host.levels[2] == BOT
    table.botReplaced.emit(2, BotFaultKind.ENDED)
    assert said[1:] == ["“mybot” has stopped: a computer plays on in its place."]


def test_settings_never_start_a_program(desk: Callable[[], Desk], tmp_path: Path) -> None:
    """What was chosen for a game is remembered without its bots: dealing at once asks nothing, so it starts nothing."""
    one = desk()
    path = str(program(tmp_path))

    def start(asked: object) -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, NewGameDialog)
        dialog.choose("hearts")
        answering(lambda question: let_play(question, path))
        choose(dialog, 2, BOT)
        dialog.start.click()

    QTimer.singleShot(0, lambda: start(None))
    one.openers.new_game()
    assert one.program.local_match is not None
    assert one.program.local_match._bots is not None
    remembered = one.program.settings.game("hearts")
    assert BOT not in remembered.levels
    assert "mybot" not in remembered.names

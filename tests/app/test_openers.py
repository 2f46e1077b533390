"""Every dialog that the menus open, with and without a match."""

import errno
import os
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from cardtable.app.dialogs.common import question_dialogs, saved_matches_dialog
from cardtable.app.dialogs.common.question_dialogs import ConfirmDialog
from cardtable.app.dialogs.new_game.new_game_dialog import NewGameDialog
from cardtable.app.dialogs.welcome.card_flight import CardFlight
from cardtable.app.i18n.catalogue_renderer import User
from cardtable.app.overlays.results.deal_result_panel import NEXT
from cardtable.app.settings.setting_choices import SpokenOf, ThemeName
from cardtable.app.settings.settings_sections import GameChoice, TableSettings
from cardtable.app.window.menu_commands import MENUS, QUERY_COMMANDS, QUERY_MENU, MenuCommand
from cardtable.core.basics.incremental import at_once
from cardtable.core.options import describe
from cardtable.games import discover
from cardtable.host.match_config import StatisticsGroup
from tests.files.failing import failing
from tests.records import read_record

WITHOUT_MATCH = (
    "unfinished",
    "new",
    "deal_number",
    "statistics",
    "preferences",
    "help",
    "rules",
    "mouse_and_keys",
    "shortcuts",
    "about",
)
WITH_MATCH = (*WITHOUT_MATCH, "was_said", "scores", "fairness")
ELSEWHERE = (
    "people",
    "copy_invitation",
    "restart",
    "open",
    "save",
    "welcome",
    "quit",
    "undo",
    "redo",
    "hint",
    "claim",
    "finish",
    "next_deal",
    "say",
    "pause",
    "computer",
    "seat",
    "ask_to_leave",
    "end",
    "rematch",
    "read_table",
    "repeat",
    "earlier",
    "later",
    *QUERY_COMMANDS,
    "what_happened",
    "status_line",
    "round_buttons",
    "larger",
    "smaller",
    "usual_size",
    "sounds",
    "full_screen",
)
MakeDesk = Callable[..., Any]


@pytest.fixture
def answered(qapp: QApplication) -> Iterator[list[str]]:
    """Closes each dialog that opens, and notes which it was."""
    seen: list[str] = []

    def close() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, QDialog):
            seen.append(type(dialog).__name__)
            dialog.reject()

    timer = QTimer()
    timer.timeout.connect(close)
    timer.start(10)
    yield seen
    timer.stop()


def each_opens_one(one: Any, commands: Sequence[str], answered: list[str]) -> None:
    """Each of these commands opens one dialog, and no other command the same, but for a new game by its number."""
    opened: dict[str, str] = {}
    for command in commands:
        answered.clear()
        one.trigger(command)
        assert len(answered) == 1, command
        opened[command] = answered[0]
    assert opened.pop("deal_number") == opened["new"]
    assert len(set(opened.values())) == len(opened), opened


def test_dialogs_without_a_match(desk: MakeDesk, answered: list[str]) -> None:
    one = desk()
    one.welcome.show()
    each_opens_one(one, WITHOUT_MATCH, answered)


def test_dialogs_with_a_match(desk: MakeDesk, qtbot: QtBot, answered: list[str]) -> None:
    one = desk()
    one.program.new_match("hearts", seed="8")
    for _ in range(3):
        one.my_turn(qtbot)
        one.act()
    one.my_turn(qtbot)
    one.program.change(TableSettings(theme=ThemeName.HIGH_CONTRAST))
    each_opens_one(one, WITH_MATCH, answered)


def test_statistics_with_results(desk: MakeDesk, answered: list[str]) -> None:
    one = desk()
    one.program.results.match_ended("a", StatisticsGroup("hearts", "hearts_app", "club"), 4, 1, 40)
    one.trigger("statistics")
    one.openers.of_statistics.all_figures(one.window)
    assert answered == ["CareerDialog", "StatisticsDialog"]


def test_only_a_game_played_to_an_end_needs_no_lesson(desk: MakeDesk, qtbot: QtBot) -> None:
    one = desk(games={name: discover()[name] for name in ("hearts", "canasta")})
    one.program.results.match_ended("a", StatisticsGroup("hearts", "hearts_app", "club"), 4, 1, 40)
    assert one.program.results._writer.settle(10)
    one.welcome.show()
    tiles = one.window.page().tiles
    qtbot.waitUntil(lambda: not tiles["canasta"].learn.isHidden())
    assert tiles["hearts"].learn.isHidden()


def test_statistics_that_cannot_be_read_are_said(desk: MakeDesk, answered: list[str]) -> None:
    one = desk()
    one.program.paths.data.mkdir(parents=True, exist_ok=True)
    one.program.paths.statistics.mkdir()
    one.trigger("statistics")
    assert answered == ["CareerDialog"]
    assert "statistics" in one.window.status_line.text().lower()


def test_the_preferences_say_how_a_deal_is_left() -> None:
    helps = {entry.name: entry.help.source for entry in describe(TableSettings)}
    assert NEXT.source in helps["summary"]


def test_a_match_that_is_kept_is_left_unasked(desk: MakeDesk, qtbot: QtBot, answered: list[str]) -> None:
    one = begun(desk, qtbot)
    one.trigger("restart")
    assert len(at_once(one.program.matches.finding_unfinished())) == 1
    one.my_turn(qtbot)
    one.act()
    one.welcome.show()
    one.window.page().playRequested.emit("hearts")
    assert len(at_once(one.program.matches.finding_unfinished())) == 2
    assert answered == []


def test_a_match_that_cannot_be_kept_is_not_given_up_unasked(
    desk: MakeDesk, qtbot: QtBot, answered: list[str], disk: pytest.MonkeyPatch
) -> None:
    one = desk()
    assert one.openers.may_leave()
    one = begun(desk, qtbot)
    cannot_be_kept(one, qtbot, disk)
    assert not one.openers.may_leave()
    assert answered == ["ConfirmDialog"]


class Steps:
    """Does one thing after another with whichever dialog is on top; what opens meanwhile is met by the next one."""

    def __init__(self, *steps: Callable[[Any], object]) -> None:
        self.left = list(steps)
        QTimer.singleShot(10, self._next)

    def _next(self) -> None:
        if self.left:
            step = self.left.pop(0)
            QTimer.singleShot(10, self._next)
            step(QApplication.activeModalWidget())


def begun(desk: MakeDesk, qtbot: QtBot) -> Any:
    """A match in which the person has acted."""
    one = desk()
    one.program.new_match("hearts", seed="77")
    one.my_turn(qtbot)
    one.act()
    return one


def left_for_another(one: Any, qtbot: QtBot) -> None:
    """The match is left for another one, in which the person acts as well."""
    one.program.matches.keep_unfinished()
    one.program.new_match("hearts", seed="78")
    one.my_turn(qtbot)
    one.act()


def cannot_be_kept(one: Any, qtbot: QtBot, disk: pytest.MonkeyPatch) -> None:
    """The disk is full from now on, and the person plays on."""
    disk.setattr(os, "fsync", failing(errno.ENOSPC))
    one.my_turn(qtbot)
    one.act()


def test_staying_with_the_match_goes_back_to_the_filled_form(
    desk: MakeDesk, qtbot: QtBot, disk: pytest.MonkeyPatch
) -> None:
    one = begun(desk, qtbot)
    cannot_be_kept(one, qtbot, disk)
    seen: list[Any] = []
    steps = Steps(
        lambda form: (form.page_in_sight().table.rows[1].name.setText("Tom"), form.start.click()),
        lambda question: (seen.append(question), question.reject()),
        lambda form: (seen.append(form.page_in_sight().table.rows[1].name.text()), form.start.click()),
        lambda question: (seen.append(question), question.accept()),
    )
    one.trigger("new")
    assert steps.left == []
    assert [type(seen[0]), seen[1], type(seen[2])] == [ConfirmDialog, "Tom", ConfirmDialog]
    assert one.session.record().seed != "77"
    assert one.program.match.config.players[1].endswith(" Tom")


def test_staying_with_the_match_goes_back_to_the_list(desk: MakeDesk, qtbot: QtBot, disk: pytest.MonkeyPatch) -> None:
    one = begun(desk, qtbot)
    one.program.matches.keep_unfinished()
    one.program.new_match("hearts", seed="78")
    cannot_be_kept(one, qtbot, disk)
    seen: list[Any] = []
    steps = Steps(
        lambda unfinished: unfinished.play_on.click(),
        lambda question: question.reject(),
        lambda unfinished: (seen.append(unfinished.selected()), unfinished.reject()),
    )
    one.trigger("unfinished")
    assert steps.left == []
    assert seen[0] is not None
    assert one.session.record().seed == "78"


def test_the_match_left_for_the_welcome_page_is_in_the_list_and_goes_on(desk: MakeDesk, qtbot: QtBot) -> None:
    """A low page with a kept table has no tile for it."""
    one = begun(desk, qtbot)
    left_for_another(one, qtbot)
    one.welcome.show()
    assert one.program.match is None
    rows: list[int] = []
    steps = Steps(lambda unfinished: (rows.append(unfinished.view.model().rowCount()), unfinished.play_on.click()))
    one.trigger("unfinished")
    assert steps.left == []
    assert rows == [2]
    assert one.session.record().seed == "78"
    assert one.program.matches.path.exists()
    assert len(at_once(one.program.matches.finding_unfinished())) == 1
    steps = Steps(lambda unfinished: (rows.append(unfinished.view.model().rowCount()), unfinished.reject()))
    one.trigger("unfinished")
    assert rows == [2, 1]  # it is on the table


def test_the_match_of_the_welcome_page_that_is_deleted_in_the_list_goes_from_the_page(
    desk: MakeDesk, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(saved_matches_dialog, "ask_confirmation", lambda *_: True)
    one = begun(desk, qtbot)
    left_for_another(one, qtbot)
    one.welcome.show()
    seen: list[Any] = []
    steps = Steps(
        lambda unfinished: (unfinished.delete.click(), seen.append(unfinished.selected()), unfinished.reject())
    )
    one.trigger("unfinished")
    assert steps.left == []
    assert seen[0].path in one.program.paths.data.glob("unfinished-*")
    assert not one.program.matches.path.exists()
    one.window.page().continueRequested.emit()
    assert one.session.record().seed == "77"
    assert at_once(one.program.matches.finding_unfinished()) == []


def test_a_match_in_which_nobody_has_acted_is_not_in_the_list(desk: MakeDesk, answered: list[str]) -> None:
    one = desk()
    one.program.new_match("hearts", seed="77")
    one.welcome.show()
    assert at_once(one.program.matches.finding_unfinished(with_own=True)) == []


def test_a_tile_deals_at_once_and_keeps_the_unfinished_match(desk: MakeDesk, qtbot: QtBot) -> None:
    """One press, no question; the table is that of the last time."""
    one = desk()
    one.program.change(GameChoice("hearts", seats=5, levels=("expert",) * 4))
    one.program.new_match("hearts", seed="77")
    one.my_turn(qtbot)
    one.act()
    one.program.match.controller.stop()
    record = one.program.local_match.record()
    one.welcome.show()
    tile = one.window.page().tiles["hearts"]
    assert tile.play.accessibleName() == "Play Hearts, 5 players, Expert"
    assert not tile.learn.isHidden()  # no lesson was finished, nor a match
    tile.play.setFocus()
    qtbot.keyClick(tile.play, Qt.Key.Key_Return)
    begun = one.session.record()
    assert begun.seed != "77"
    assert [player.split()[0] for player in begun.players].count("expert") == 4
    kept = one.program.paths.data / "unfinished-1.cardtable"
    assert read_record(kept.read_text()) == record


def test_the_second_line_of_a_tile_opens_the_form(desk: MakeDesk, qtbot: QtBot) -> None:
    one = desk()
    one.welcome.show()
    offered: list[str] = []

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, NewGameDialog)
        offered.append(dialog.page_in_sight().definition.id)
        dialog.reject()

    QTimer.singleShot(0, look)
    qtbot.mouseClick(one.window.page().tiles["hearts"].change, Qt.MouseButton.LeftButton)
    assert offered == ["hearts"]
    assert one.program.match is None


def test_a_new_game_remembers_the_names_that_were_typed(desk: MakeDesk, qtbot: QtBot) -> None:
    one = desk()

    def fill() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, NewGameDialog)
        rows = dialog.page_in_sight().table.rows
        rows[0].name.setText("Leila")
        rows[2].name.setText("Tom")
        dialog.start.click()

    QTimer.singleShot(0, fill)
    one.openers.new_game(game="hearts")
    assert one.program.settings.players.name == "Leila"
    assert one.program.settings.game("hearts").names == ("", "Tom", "")
    one.openers.play("hearts")
    names = [player.split(" ", 1)[1] for player in one.session.record().players]
    assert names == ["Leila", "Amrit", "Tom", "Parisa"]


def test_the_welcome_page_asks_how_sentences_speak_of_the_user(desk: MakeDesk, qtbot: QtBot) -> None:
    one = desk()
    one.welcome.show()
    page = one.window.page()
    assert one.program.renderer.user == User("", "n")
    qtbot.mouseClick(page.who.plate, Qt.MouseButton.LeftButton)
    qtbot.keyClicks(page.who.writing.name, "Leila")
    page.who.writing.spoken_of.edited.emit(SpokenOf.SHE)
    qtbot.keyClick(page.who.writing.name, Qt.Key.Key_Return)
    assert one.program.settings.players.spoken_of is SpokenOf.SHE
    assert one.program.renderer.user == User("Leila", "f")
    one.program.change(one.program.settings.players.changed("spoken_of", SpokenOf.NEITHER))  # as Preferences do
    assert one.program.renderer.user == User("Leila", "n")


def test_the_name_is_asked_once_on_the_welcome_page(desk: MakeDesk, qtbot: QtBot) -> None:
    one = desk()
    one.welcome.show()
    page = one.window.page()
    plate, writing = page.who.plate, page.who.writing
    assert plate.accessibleDescription() == "What is your name? click to enter it"
    qtbot.mouseClick(plate, Qt.MouseButton.LeftButton)
    qtbot.keyClicks(writing.name, "Tom")
    qtbot.keyClick(writing.name, Qt.Key.Key_Escape)
    assert one.program.settings.players.name == ""
    qtbot.keyClick(plate, Qt.Key.Key_Return)
    qtbot.keyClicks(writing.name, " Leila ")
    writing.portraits.edited.emit(7)
    qtbot.keyClick(writing.name, Qt.Key.Key_Return)
    players = one.program.settings.players
    assert (players.name, players.portrait) == ("Leila", 7)
    assert plate.isVisible()
    assert not writing.isVisible()
    assert plate.accessibleDescription() == "Leila click to change it"
    page.who.plate.setWon(14, 31)
    assert plate.accessibleDescription().startswith("Leila won 14 of 31 match")
    qtbot.keyClick(plate, Qt.Key.Key_Space)
    writing.name.setText("Asha")
    page.tiles["hearts"].play.click()  # without Enter in the line
    assert one.session.record().players[0] == "person Asha"


def test_the_cards_of_the_tile_fly_to_the_pack(desk: MakeDesk, qtbot: QtBot) -> None:
    """The deal waits for them unless somebody clicks; where motion is reduced none flies."""
    one = desk()
    flown = []
    for still in (True, False):
        one.program.change(one.program.settings.motion.changed("reduce_motion", still))
        one.welcome.show()
        one.window.page().tiles["hearts"].play.click()
        flown.append(len(one.program.match.table.findChildren(CardFlight)))
    assert flown == [0, 1]
    play = one.program.match
    moving = [card for card in play.scene.board.all_widgets if 0 < card.property("travel") < 1]
    assert moving == []
    play.scene.animator.finish_all()
    assert play.scene.board.matches(play.model.view)
    qtbot.waitUntil(lambda: not play.table.findChildren(CardFlight))


def test_every_command_does_something() -> None:
    names = [
        command.name for menu in (*MENUS, QUERY_MENU) for command in menu.entries if isinstance(command, MenuCommand)
    ]
    assert len(names) == len(set(names))
    assert set(names) == {*WITH_MATCH, *ELSEWHERE}


def test_a_game_is_looked_for_where_one_was_saved_last(
    desk: MakeDesk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Path] = []
    saved = tmp_path / "kept" / "a.cardtable"
    saved.parent.mkdir()
    monkeypatch.setattr(
        question_dialogs, "ask_save", lambda words, title, proposed, parent: asked.append(proposed) or saved
    )
    monkeypatch.setattr(question_dialogs, "ask_open", lambda words, title, folder, parent: asked.append(folder))
    one = desk()
    one.program.new_match("hearts", seed="8")
    for command in ("open", "save", "open", "save"):
        one.trigger(command)
    usual = question_dialogs.saving_folder("")
    assert usual != one.program.paths.data
    assert asked == [usual, usual / "hearts.cardtable", saved.parent, saved.parent / "hearts.cardtable"]
    assert question_dialogs.saving_folder(str(tmp_path / "gone")) == usual


def test_exported_statistics_are_said_to_be_saved(
    desk: MakeDesk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(question_dialogs, "ask_save", lambda *_: tmp_path / "mine.csv")
    one = desk()
    one.openers.of_statistics.export()
    assert (tmp_path / "mine.csv").exists()
    assert one.window.status_line.text() == "Saved as mine.csv."

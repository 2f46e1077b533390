"""A match that is left for another one is kept, listed, played on and deleted; none goes away by itself."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import date, datetime
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QDialog, QLabel
from pytestqt.qtbot import QtBot

from cardtable.app.dialogs.common import saved_matches_dialog
from cardtable.app.dialogs.common.saved_matches_dialog import SavedMatchesDialog
from cardtable.app.storage.match_store import SECOND_COPY
from cardtable.app.storage.saved_matches import SavedMatch, finding_kept, free_path, scoring
from cardtable.core.basics.incremental import Steps, at_once
from cardtable.core.language.source_renderer import SourceRenderer
from cardtable.core.record import write_record
from cardtable.core.text import translate
from tests.app.conftest import Desk
from tests.app.scripted import GAMES, match, play_on
from tests.files.failing import failing
from tests.records import read_record

MakeDesk = Callable[..., Desk]
TODAY = date(2026, 11, 20)
pytestmark = pytest.mark.qt_log_ignore("OpenType support missing")


def put_by(folder: Path, actions: int, day: int) -> Path:
    """A match of Hearts left after so many actions on a day of November."""
    settled = match()
    session = settled.begin()
    play_on(session, settled.rules(), actions)
    path = free_path(folder)
    path.write_text(write_record(session.record()), encoding="utf-8")
    when = datetime(2026, 11, day, 12).timestamp()
    os.utime(path, (when, when))
    return path


def test_the_last_one_played_stands_first(tmp_path: Path) -> None:
    old, new = put_by(tmp_path, 10, 3), put_by(tmp_path, 70, 20)
    (tmp_path / "other.cardtable").write_text("not one of them")
    kept = at_once(finding_kept(tmp_path, GAMES, TODAY))
    assert [(one.path, one.days, one.seats) for one in kept] == [(new, 0, 4), (old, 17, 4)]
    assert kept[0].game == GAMES["hearts"].name
    scored = [at_once(scoring(one, GAMES)) for one in kept]
    assert [one.deal for one in scored] == [2, 1]
    assert scored[0].points is not None
    assert scored[1].points == 0


@pytest.fixture
def any_time(tmp_path: Path) -> Iterator[Path]:
    """A folder in memory, if there is one: most disks know no time after 2446."""
    memory = Path("/dev/shm")
    with TemporaryDirectory(dir=memory if memory.is_dir() else tmp_path) as folder:
        yield Path(folder)


@pytest.mark.parametrize(
    ("seconds", "days"),
    [(253_402_300_800, 0), (2**43, 0), (-1, 20_777), (-(2**40), 20_777), (0, 20_777)],
    ids=["year 10000", "year 280000", "1969", "before Christ", "1970"],
)
def test_one_of_a_time_that_no_calendar_has_is_listed(any_time: Path, seconds: int, days: int) -> None:
    path = put_by(any_time, 10, 3)
    os.utime(path, (seconds, seconds))
    if path.stat().st_mtime != seconds:
        pytest.skip("the file system holds no such time")

    assert [abs(one.days - days) <= 1 for one in at_once(finding_kept(any_time, GAMES, TODAY))] == [True]


@pytest.mark.skipif(sys.platform == "win32", reason="pipes in the file system")
def test_a_pipe_among_them_is_waited_for_by_nobody(tmp_path: Path) -> None:
    os.mkfifo(free_path(tmp_path))
    (kept,) = at_once(finding_kept(tmp_path, GAMES, TODAY))

    assert (kept.game, at_once(scoring(kept, GAMES))) == (None, kept)


def test_nothing_is_said_of_one_that_was_killed_until_it_is_opened(desk: MakeDesk, tmp_path: Path) -> None:
    one = desk()
    kept = put_by(one.program.paths.data, 10, 3)
    kept.write_bytes(kept.read_bytes().rpartition(b"end ")[0])  # as a killed program leaves it
    one.welcome.show()
    assert one.window.status_line.text() == ""

    one.openers.continue_unfinished(kept)
    assert "wasn't closed properly" in one.window.status_line.text()


def test_a_damaged_one_is_listed_and_can_be_deleted(tmp_path: Path) -> None:
    path = free_path(tmp_path)
    path.write_bytes(b"\xff\x00 nonsense")
    (kept,) = at_once(finding_kept(tmp_path, GAMES, TODAY))
    assert (kept.path, kept.game, kept.deal) == (path, None, None)
    assert at_once(scoring(kept, GAMES)) == kept


def leave_one_for_another(one: Desk, qtbot: QtBot) -> None:
    one.program.new_match("hearts", seed="77")
    one.my_turn(qtbot)
    one.act()
    one.program.matches.keep_unfinished()
    one.program.new_match("hearts", seed="78")


def test_a_match_left_for_another_one_is_kept_and_it_is_said_where(desk: MakeDesk, qtbot: QtBot) -> None:
    one = desk()
    leave_one_for_another(one, qtbot)
    assert [kept.seats for kept in at_once(one.program.matches.finding_unfinished())] == [4]
    assert "Unfinished games" in one.window.status_line.text()


def test_a_match_in_which_the_person_has_done_nothing_is_not_kept(desk: MakeDesk, qtbot: QtBot) -> None:
    one = desk()
    one.program.new_match("hearts", seed="77")
    play = one.program.match
    assert play is not None
    qtbot.waitUntil(lambda: one.session.actions == 3)  # the computer players have passed
    assert not one.program.unfinished
    one.program.matches.keep_unfinished()
    assert at_once(one.program.matches.finding_unfinished()) == []


def test_of_a_damaged_match_what_can_be_read_is_kept(desk: MakeDesk, qtbot: QtBot) -> None:
    one = desk()
    one.program.new_match("hearts", seed="77")
    one.my_turn(qtbot)
    one.act()
    path = one.program.matches.path
    one.program.close()
    sound = path.read_text()
    path.write_text(sound + "nonsense\n")
    other = desk()  # which has not read it yet
    other.program.matches.keep_unfinished()
    (kept,) = at_once(other.program.matches.finding_unfinished())
    assert kept.path.read_text() == sound


def test_the_one_chosen_is_on_the_table_and_no_longer_in_the_list(
    desk: MakeDesk, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = desk()
    leave_one_for_another(one, qtbot)
    one.my_turn(qtbot)
    one.act()

    def choose(dialog: QDialog) -> int:
        if isinstance(dialog, SavedMatchesDialog):
            dialog.play_on.click()
        return int(QDialog.DialogCode.Accepted)

    monkeypatch.setattr(QDialog, "exec", choose)
    one.trigger("unfinished")
    assert one.program.match is not None
    assert one.session.record().seed == "77"
    (kept,) = at_once(one.program.matches.finding_unfinished())
    assert "seed: 78" in kept.path.read_text()
    assert "seed: 77" in one.program.matches.path.read_text()


def unscored(kept: SavedMatch) -> Steps[SavedMatch]:
    """Find out nothing of a match."""
    yield
    return kept


@pytest.mark.parametrize("direction", [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft])
def test_a_row_is_always_chosen(direction: Qt.LayoutDirection, qapp: QApplication, qtbot: QtBot) -> None:
    before = qapp.layoutDirection()
    qapp.setLayoutDirection(direction)
    kept = [SavedMatch(Path(name), translate("Toy", "Toy Hearts"), 4, 0) for name in "ab"]
    scored: list[SavedMatch] = []

    def score(one: SavedMatch) -> Steps[SavedMatch]:
        yield
        scored.append(one)
        return replace(one, deal=3)

    dialog = SavedMatchesDialog(SourceRenderer(), kept, score, lambda _: True)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.view.setCurrentIndex(dialog.view.model().index(1, 0))
    qtbot.waitUntil(lambda: len(scored) == 2)
    assert dialog.selected() == replace(kept[1], deal=3)
    assert [index.row() for index in dialog.view.selectionModel().selectedRows()] == [1]
    qapp.setLayoutDirection(before)


def test_deleting_asks_first(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    name = translate("Toy", "Toy Hearts")
    kept = [SavedMatch(tmp_path / "a", name, 4, 0), SavedMatch(tmp_path / "b", name, 4, 1)]
    removed: list[Path] = []

    def remove(path: Path) -> bool:
        removed.append(path)
        return True

    dialog = SavedMatchesDialog(SourceRenderer(), kept, unscored, remove)
    qtbot.addWidget(dialog)
    monkeypatch.setattr(saved_matches_dialog, "ask_confirmation", lambda *_: False)
    dialog.delete.click()
    assert removed == []
    monkeypatch.setattr(saved_matches_dialog, "ask_confirmation", lambda *_: True)
    dialog.delete.click()
    dialog.delete.click()
    assert removed == [tmp_path / "a", tmp_path / "b"]
    assert not dialog.delete.isEnabled()
    assert dialog.selected() is None


def test_points_may_come_while_deleting_is_asked(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    kept = SavedMatch(tmp_path / "a", translate("Toy", "Toy Hearts"), 4, 0)

    asked: list[object] = []

    def score(one: SavedMatch) -> Steps[SavedMatch]:
        while not asked:
            yield
        return replace(one, points=7)

    dialog = SavedMatchesDialog(SourceRenderer(), [kept], score, lambda _: True)
    qtbot.addWidget(dialog)
    dialog.show()

    def ask(*_: object) -> bool:
        asked.append(dialog.selected())
        qtbot.waitUntil(lambda: dialog.selected() != kept)
        return True

    monkeypatch.setattr(saved_matches_dialog, "ask_confirmation", ask)
    dialog.delete.click()
    assert asked == [kept]
    assert dialog.selected() is None


def test_without_any_the_sentence_stands_under_the_heading(qtbot: QtBot) -> None:
    dialog = SavedMatchesDialog(SourceRenderer(), (), unscored, lambda path: True)
    qtbot.addWidget(dialog)
    dialog.show()
    heading, note = dialog.findChildren(QLabel)[:2]
    assert heading.y() < 30
    assert note.y() - heading.geometry().bottom() < 20
    assert note.height() < 60


def test_beginning_again_keeps_what_was_played(desk: MakeDesk, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    one = desk()
    one.program.new_match("hearts", seed="77")
    one.my_turn(qtbot)
    one.act()
    play = one.program.match
    assert play is not None
    before = one.session.record()
    monkeypatch.setattr(one.openers, "may_leave", lambda: False)
    one.trigger("restart")
    assert one.program.match is play
    monkeypatch.setattr(one.openers, "may_leave", lambda: True)
    one.trigger("restart")
    again = one.program.match
    assert again is not None
    assert again is not play
    record = one.session.record()
    assert record.actions == ()
    assert (record.seed, record.players) == (before.seed, before.players)
    (kept,) = at_once(one.program.matches.finding_unfinished())
    assert read_record(kept.path.read_text()).actions[: len(before.actions)] == before.actions


def test_what_another_copy_left_is_listed_once_that_copy_has_ended(desk: MakeDesk, qtbot: QtBot) -> None:
    one, other = desk(), desk()
    assert (one.program.matches.place, other.program.matches.place) == (1, 2)
    assert (one.window.windowTitle(), other.window.windowTitle()) == ("CardTable", "CardTable 2")
    other.program.new_match("hearts", seed="77")
    other.my_turn(qtbot)
    other.act()
    assert at_once(one.program.matches.finding_unfinished()) == []
    other.program.close()
    (kept,) = at_once(one.program.matches.finding_unfinished())
    assert read_record(kept.path.read_text()).seed == "77"
    assert at_once(one.program.matches.finding_unfinished()) == [kept]


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="it has locks of another kind")
def test_where_no_locks_are_to_be_had_a_second_copy_has_its_own_match_and_says_so(
    desk: MakeDesk, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As in a home folder on another computer."""
    monkeypatch.setattr("fcntl.flock", failing(errno.ENOLCK))
    one, other = desk(), desk()
    assert (one.program.matches.place, other.program.matches.place) == (1, 2)
    assert (one.window.windowTitle(), other.window.windowTitle()) == ("CardTable", "CardTable 2")
    assert (one.window.status_line.text(), other.window.status_line.text()) == ("", SECOND_COPY.source)
    for each in (one, other):
        each.program.new_match("hearts")
        each.my_turn(qtbot)
        each.act()
    assert one.program.matches.path != other.program.matches.path
    assert one.program.matches.is_kept
    assert other.program.matches.is_kept
    one.program.close()
    assert desk().program.matches.place == 1

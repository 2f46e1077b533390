"""A file that the system does not give today may be whole: it stays as it is, nothing is written over it, and why."""

from __future__ import annotations

import errno
import os
import sqlite3
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.app.settings.settings_file import NOT_SAVED, SettingsStore, load_settings, save_settings
from cardtable.app.settings.settings_sections import Settings
from cardtable.app.statistics.statistics_store import NOT_READ, RetractedEntry, StatisticsStore, check_file
from cardtable.app.storage.file_storage import StoragePaths
from cardtable.app.storage.lesson_progress import LessonProgress, LessonProgressFile
from cardtable.app.storage.match_store import KEPT_AGAIN, NOT_PUT_BY, MatchStore, OpenedMatch
from cardtable.core.basics.incremental import at_once
from cardtable.core.record import write_record
from cardtable.core.text import Text
from cardtable.core.zones import Seat
from cardtable.files.disk_errors import DISK_FAILS, NO_RIGHT, REFUSED, disk_error_text
from tests.app.scripted import GAMES, match, play_on
from tests.app.test_start import environment, wait_for
from tests.files.failing import REFUSALS, failing, refuse_to_read
from tests.files.ordinary_rights import write_protected
from tests.records import read_record

SO_FAR = LessonProgress(((Seat(0), "play 2C"),), ("aim",))


def why(path: Path, number: int) -> Text:
    return disk_error_text(path, OSError(number, os.strerror(number)))


def in_play(actions: int) -> str:
    settled = match()
    session = settled.begin()
    play_on(session, settled.rules(), actions)
    return write_record(session.record())


def names(folder: Path, ending: str) -> list[str]:
    return sorted(path.name for path in folder.glob(f"*{ending}"))


@pytest.mark.parametrize(
    ("number", "sentence"),
    [(errno.EIO, DISK_FAILS), (errno.EACCES, NO_RIGHT), (errno.ENFILE, REFUSED), (errno.EMFILE, REFUSED)],
)
def test_settings_stay_and_are_not_written_over(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, sentence: Text
) -> None:
    path, said = tmp_path / "settings.json", list[Text]()
    save_settings(path, Settings(last_game="canasta"))
    before = path.read_bytes()
    with monkeypatch.context() as patched:
        refuse_to_read(patched, path, number)
        loaded = load_settings(path)
    assert loaded.settings == Settings()
    assert loaded.notices == (why(path, number),)
    assert loaded.notices[0].source == sentence.source

    kept = SettingsStore(loaded.settings, path, said.append, QObject(qapp), loaded.refused)
    for game in ("hearts", "hearts"):
        kept.play(game)
        kept.write()  # though the file could be read again by now
    assert said == [NOT_SAVED.filled(why(path, number))]
    assert path.read_bytes() == before
    assert names(tmp_path, "") == ["settings.json"]


def test_settings_that_another_program_holds_are_written_once_it_lets_go(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The window waits for nobody: the failure is said once, and writing is tried again later."""
    monkeypatch.setattr("cardtable.app.settings.settings_file.AGAIN_MS", 1)
    path, said = tmp_path / "settings.json", list[Text]()
    parent = QObject()
    kept = SettingsStore(Settings(), path, said.append, parent)
    with monkeypatch.context() as held:
        held.setattr("os.replace", failing(errno.EACCES))
        kept.note("last_game", "canasta")
        for _ in range(2):
            kept.write()
        assert not path.exists()
    qtbot.waitUntil(path.exists)
    parent.deleteLater()

    assert load_settings(path).settings.last_game == "canasta"
    assert [text.source for text in said] == [NOT_SAVED.source]


@pytest.mark.parametrize("number", REFUSALS)
def test_the_match_in_play_stays_and_this_one_is_kept_beside_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    path, said = tmp_path / "match.log", list[Text]()
    path.write_text(in_play(9), encoding="utf-8")
    before = path.read_bytes()
    matches = MatchStore(StoragePaths(tmp_path, tmp_path), GAMES, said.append, lambda _lasting: None)
    with monkeypatch.context() as patched:
        refuse_to_read(patched, path, number)
        assert at_once(matches.resuming()) is None
        matches.keep_unfinished()
        assert said == [why(path, number)]
        begun = begun_anew(matches)
    assert (begun.log is not None and begun.log.file.path) == tmp_path / "match-2.log"
    assert matches.is_kept
    assert at_once(matches.finding_unfinished()) == []  # what is on the table is not one of them
    matches.close()
    assert path.read_bytes() == before
    assert names(tmp_path, ".log") == ["match-2.log", "match.log"]

    again = MatchStore(StoragePaths(tmp_path, tmp_path), GAMES, said.append, lambda _lasting: None)
    resumed = at_once(again.resuming())
    assert resumed is not None
    assert len(resumed.host.record().actions) == 9
    assert len(at_once(again.finding_unfinished())) == 1
    again.close()


def test_where_a_match_is_begun_at_once_it_stays_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a match that was made before it was noticed, and with all other places in use."""
    path, said = tmp_path / "match.log", list[Text]()
    path.write_text(in_play(9), encoding="utf-8")
    before = path.read_bytes()
    for place in range(2, 9):
        (tmp_path / f"match-{place}.log").write_text("of another window", encoding="utf-8")
    matches = MatchStore(StoragePaths(tmp_path, tmp_path), GAMES, said.append, lambda _lasting: None)
    saved = tmp_path / "saved.cardtable"
    saved.write_text(in_play(20), encoding="utf-8")
    opened = at_once(matches.opening(saved))
    assert opened is not None
    with monkeypatch.context() as patched:
        refuse_to_read(patched, path, errno.EIO)
        matches.keep_unfinished()
        matches.keep(opened)
    assert said == [why(path, errno.EIO)]
    assert matches.is_kept
    matches.close()
    assert path.read_bytes() == before
    kept = (tmp_path / f"unfinished-{os.getpid()}-1.cardtable").read_text(encoding="utf-8")
    assert len(read_record(kept).actions) == 20


def test_a_match_that_could_not_be_put_by_is_not_written_over_once_the_folder_can_be_written(tmp_path: Path) -> None:
    """By the match that was begun in its place."""
    path, said = tmp_path / "match.log", list[Text]()
    path.write_text(in_play(9), encoding="utf-8")
    before = path.read_bytes()
    matches = MatchStore(StoragePaths(tmp_path, tmp_path), GAMES, said.append, lambda _lasting: None)
    with write_protected(tmp_path):
        matches.keep_unfinished()
        assert said == [NOT_PUT_BY.filled(why(tmp_path, errno.EACCES))]
        begun_anew(matches)
        assert not matches.is_kept
    assert matches.why_not_kept() is None  # tried again, as by the next card
    assert said[-1] == KEPT_AGAIN
    matches.close()
    assert path.read_bytes() == before

    again = MatchStore(StoragePaths(tmp_path, tmp_path), GAMES, said.append, lambda _lasting: None)
    resumed = at_once(again.resuming())
    assert resumed is not None
    assert len(resumed.host.record().actions) == 9
    assert len(at_once(again.finding_unfinished())) == 1
    again.close()


def begun_anew(matches: MatchStore) -> OpenedMatch:
    """Begin a match, and put it in the log."""
    found = matches.begin_with(read_record(in_play(12)))
    matches.keep(found)
    return found


@pytest.mark.parametrize("number", REFUSALS)
def test_lessons_stay_and_are_not_written_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    path, said = tmp_path / "lessons.json", list[Text]()
    LessonProgressFile(path, said.append, keep=True).put("hearts", "moon", replace(SO_FAR, finished=True))
    before = path.read_bytes()
    file = LessonProgressFile(path, said.append, keep=True)
    with monkeypatch.context() as patched:
        refuse_to_read(patched, path, number)
        assert file.so_far("hearts", "moon") == LessonProgress()
    file.put("hearts", "moon", SO_FAR)
    assert file.so_far("hearts", "moon") == SO_FAR
    assert said == [why(path, number)]
    assert path.read_bytes() == before
    assert names(tmp_path, "") == ["lessons.json"]


@pytest.mark.parametrize("code", [sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_READONLY])
def test_statistics_that_the_system_does_not_give_stay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    path = tmp_path / "statistics.sqlite"
    StatisticsStore(path).write([RetractedEntry("a", 1)])
    before = path.read_bytes()

    def refuse(*_args: object, **_more: object) -> None:
        error = sqlite3.OperationalError("unable to open database file")
        error.sqlite_errorcode = code
        raise error

    with monkeypatch.context() as patched:
        patched.setattr(sqlite3, "connect", refuse)
        said = check_file(path)
    assert said is not None
    assert said.source == NOT_READ.source
    assert path.read_bytes() == before
    assert names(tmp_path, ".sqlite") == ["statistics.sqlite"]


_REFUSING = """
import errno, os, sys
usual = os.open
def refusing(name, flags, *more, **others):
    if not flags & (os.O_WRONLY | os.O_RDWR) and os.path.basename(os.fsdecode(name)) in ("settings.json", "match.log"):
        raise OSError(errno.EIO, "Input/output error", name)
    return usual(name, flags, *more, **others)
os.open = refusing
from cardtable.__main__ import main
sys.exit(main())
"""


def test_the_program_starts_and_plays_and_leaves_them_as_they_are(tmp_path: Path) -> None:
    config, data = tmp_path / "config", tmp_path / "data"
    data.mkdir()
    save_settings(config / "settings.json", Settings(last_game="canasta"))
    (data / "match.log").write_text(in_play(9), encoding="utf-8")
    before = (config / "settings.json").read_bytes(), (data / "match.log").read_bytes()
    command = [sys.executable, "-c", _REFUSING, "--game", "hearts", "--deal", "12"]
    with subprocess.Popen(command, env=environment(tmp_path)) as process:
        try:
            wait_for(process, lambda: (data / "match-2.log").exists() and has_played(data / "match-2.log"))
        finally:
            process.kill()
    assert ((config / "settings.json").read_bytes(), (data / "match.log").read_bytes()) == before
    assert not [path for path in tmp_path.rglob("*") if "damaged" in path.name]


def has_played(log: Path) -> bool:
    return len(read_record(log.read_text(encoding="utf-8")).actions) >= 3

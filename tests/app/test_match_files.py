"""No action is lost: the log on the disk is always the match, and a damaged one gives what is sound."""

import os
from pathlib import Path
from typing import Any

import pytest

from cardtable.app.match.setup import AnySession
from cardtable.app.storage.match_log import MatchLog
from cardtable.app.storage.resume import BAD_ACTION, BAD_LINE, LOST, NO_GAME, RESTORED, open_saved, restore, resume
from cardtable.core.record import write_record
from cardtable.core.session import Session
from tests.app.scripted import GAMES, match, picture, play_on

SHORT = {"target": 50}


class Troubles(list[bool]):
    def __call__(self, failing: bool) -> None:
        self.append(failing)


def kept_session(path: Path, said: Troubles, **options: Any) -> tuple[AnySession, MatchLog]:
    settled = match(**options)
    log = MatchLog(path, said)
    session: AnySession = Session(settled.game, settled.options, settled.players, settled.seed, log)
    log.keep(session.record)
    return session, log


def test_the_log_is_the_match_after_every_action(tmp_path: Path) -> None:
    path, said = tmp_path / "match.log", Troubles()
    session, log = kept_session(path, said, **SHORT)
    rules = match(**SHORT).rules()
    while not session.match_over:
        play_on(session, rules, 1)
        assert path.read_text() == write_record(session.record())
    assert said == []
    log.close()


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a device that is always full is needed")
def test_a_full_disk_is_told_once_and_the_play_goes_on(tmp_path: Path) -> None:
    path, said = tmp_path / "match.log", Troubles()
    session, log = kept_session(path, said, **SHORT)
    log.close()
    log._file = Path("/dev/full").open("a", encoding="utf-8")  # noqa: SIM115  # the log closes it
    play_on(session, match(**SHORT).rules(), 1)
    assert said == [True]
    play_on(session, match(**SHORT).rules(), 1)
    assert said == [True, False]
    assert path.read_text() == write_record(session.record())
    log.close()


def test_resume_at_every_action_of_a_match(tmp_path: Path) -> None:
    path = tmp_path / "match.log"
    session, log = kept_session(path, Troubles(), **SHORT)
    rules = match(**SHORT).rules()
    while not session.match_over:
        play_on(session, rules, 1)
        if session.actions % 5 == 0 or session.match_over:
            again, notices = resume(path, GAMES)
            assert again.session is not None
            assert notices == ()
            assert picture(again.session) == picture(session)
    log.close()


def test_undo_and_redo_are_shorter_and_longer_logs(tmp_path: Path) -> None:
    path = tmp_path / "match.log"
    session, log = kept_session(path, Troubles())
    play_on(session, match().rules(), 30)
    for actions in (10, 25, 0, 30):
        session.rewind(actions)
        assert path.read_text() == write_record(session.record())
    session.rewind(20)
    play_on(session, match().rules(), 3)
    assert path.read_text() == write_record(session.record())
    log.close()


def test_a_log_cut_at_any_byte_goes_on_silently_from_its_last_whole_line(tmp_path: Path) -> None:
    session = match().begin()
    play_on(session, match().rules(), 9)
    text = write_record(session.record())
    head = text.index("\n\n") + 2
    for length in range(head, len(text) + 1):
        restored = restore(text[:length], GAMES)
        assert restored.problem is None
        assert restored.session is not None
        assert restored.session.actions == text[head:length].count("\n")


def test_a_log_cut_within_its_head_is_kept_but_gives_nothing(tmp_path: Path) -> None:
    text = write_record(match().begin().record())
    path = tmp_path / "match.log"
    for length in range(0, len(text) - 2, 3):
        path.write_text(text[:length])
        restored, notices = resume(path, GAMES)
        assert restored.session is None
        assert [notice.source for notice in notices] == [LOST.source]
        (kept,) = tmp_path.glob("*damaged*")
        assert kept.read_text() == text[:length]
        kept.unlink()


@pytest.mark.parametrize("garbage", ["9 play QS", "play QS", "\x00\x00\x00", "0 sing", "ü", "0 play ZZ"])
def test_damage_in_the_middle_keeps_what_came_before(tmp_path: Path, garbage: str) -> None:
    session = match().begin()
    play_on(session, match().rules(), 12)
    lines = write_record(session.record()).split("\n")
    place = lines.index("") + 6  # the sixth action
    lines[place] = garbage
    path = tmp_path / "match.log"
    path.write_text("\n".join(lines))
    restored, notices = resume(path, GAMES)
    assert restored.session is not None
    assert restored.session.actions == 5
    (notice,) = notices
    assert notice.source == RESTORED.source
    assert notice.args[1] == "match-damaged-1.log"
    assert restored.problem in (BAD_LINE.filled(place + 1), BAD_ACTION.filled(6))


def test_an_action_against_the_rules_is_named(tmp_path: Path) -> None:
    session = match().begin()
    play_on(session, match().rules(), 12)
    text = write_record(session.record())
    last = text.rstrip("\n").split("\n")[-1]
    path = tmp_path / "saved.cardtable"
    path.write_text(text + last + "\n")
    restored = open_saved(path, GAMES)
    assert restored.session is not None
    assert restored.session.actions == 12
    assert restored.problem == BAD_ACTION.filled(13)
    assert path.exists()


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("game: hearts", "game: bridge"),
        ("seats: 4", "seats: 5"),
        ("format: cardtable 1", "format: cardtable 9"),
        ('"target": 100', '"target": "high"'),
        ('"target": 100', '"goal": 100'),
    ],
)
def test_a_head_that_means_nothing_gives_no_match(old: str, new: str) -> None:
    text = write_record(match().begin().record())
    assert old in text
    restored = restore(text.replace(old, new), GAMES)
    assert restored.session is None
    assert restored.problem is not None


def test_a_game_that_is_not_there() -> None:
    assert restore(write_record(match().begin().record()), {}).problem == NO_GAME


def test_no_file_is_no_match(tmp_path: Path) -> None:
    restored, notices = resume(tmp_path / "match.log", GAMES)
    assert (restored.session, notices) == (None, ())


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="this system has no device that is always full")
def test_a_full_disk_never_stops_the_play_and_is_said_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, said = tmp_path / "match.log", Troubles()
    session, log = kept_session(path, said)
    with monkeypatch.context() as patched:
        patched.setattr("cardtable.app.storage.match_log.os.fsync", _full)
        patched.setattr("cardtable.app.storage.files.os.fsync", _full)
        play_on(session, match().rules(), 6)
    assert said == [True]
    play_on(session, match().rules(), 1)
    assert said == [True, False]
    assert path.read_text() == write_record(session.record())
    log.close()


def test_a_folder_that_cannot_be_made_never_stops_the_play(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("")
    said = Troubles()
    session, log = kept_session(tmp_path / "data" / "match.log", said)
    play_on(session, match().rules(), 10)
    session.rewind(3)
    assert (session.actions, said) == (3, [True])
    log.close()


def _full(file: int) -> None:
    raise OSError(28, "No space left on device")

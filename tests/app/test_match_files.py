"""No action is lost: the log on the disk is always the match, and a damaged one gives what is sound."""

import json
import os
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from cardtable.app.storage.match_log_file import (
    BAD_ACTION,
    BAD_LINE,
    BAD_RULES,
    LOST,
    MENDED,
    NO_FILE,
    NO_GAME,
    NOT_CLOSED,
    RESTORED,
    TOO_LARGE,
    TORN,
    UNPLAYABLE,
    ZEROED,
    MatchEntryLog,
    MatchLogFile,
    RestoredMatch,
)
from cardtable.core.basics.log_checksums import LogChecksums
from cardtable.core.basics.plain_text import LONGEST_NAME
from cardtable.core.record import read_log, write_action, write_head, write_log, write_record
from cardtable.core.session import Session
from cardtable.core.zones import Seat
from cardtable.files.reading import LARGEST
from cardtable.games import discover
from cardtable.host.host_messages import ActionEntry, RewindEntry
from tests.app.scripted import GAMES, AnySession, match, open_saved, picture, play_on, restore, resume

ENDLESS = Path("/dev/zero")
SAMPLES = sorted((Path(__file__).parents[1] / "samples").glob("*.cardtable"))
SHORT: dict[str, Any] = {"target": 50}


class Troubles(list[bool]):
    def __call__(self, error: OSError | None) -> None:
        self.append(error is not None)


def open_log(session: AnySession) -> str:
    """The log of a match that goes on."""
    return write_log(session.record(), LogChecksums())


def old_log(session: AnySession) -> str:
    """The log of a match as format 1 has it."""
    record = session.record()
    return write_head(record) + "".join(f"{write_action(*action)}\n" for action in record.actions)


class KeptSession(Session[Any, Any]):
    """A session whose every change is kept before it is made, as a table does."""

    log: MatchEntryLog

    def perform(self, seat: Seat, action: Any) -> None:
        self.log.keep(ActionEntry(seat, action))
        super().perform(seat, action)

    def rewind(self, actions: int) -> None:
        self.log.keep(RewindEntry(actions, self.record(actions)))
        super().rewind(actions)


def kept_session(path: Path, said: Troubles, **options: Any) -> tuple[AnySession, MatchLogFile]:
    settled = match(**options)
    log = MatchLogFile(path, said)
    session = KeptSession(settled.game, settled.options, settled.players, settled.seed)
    session.log = MatchEntryLog(log, settled.game.codec)
    log.keep(session.record)
    return session, log


def test_the_log_is_the_match_after_every_action(tmp_path: Path) -> None:
    path, said = tmp_path / "match.log", Troubles()
    session, log = kept_session(path, said, **SHORT)
    rules = match(**SHORT).rules()
    while not session.match_over:
        play_on(session, rules, 1)
        assert path.read_text() == open_log(session)
    assert said == []
    log.close()


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a device that is always full is needed")
def test_a_full_disk_is_told_once_and_the_play_goes_on(tmp_path: Path) -> None:
    path, said = tmp_path / "match.log", Troubles()
    session, log = kept_session(path, said, **SHORT)
    log._close_file()
    log._file = Path("/dev/full").open("ab")  # noqa: SIM115  # the log closes it
    play_on(session, match(**SHORT).rules(), 1)
    assert said == [True]
    play_on(session, match(**SHORT).rules(), 1)
    assert said == [True, False]
    assert path.read_text() == open_log(session)
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


def test_undo_and_redo_are_lines_of_their_own_behind_all_others(tmp_path: Path) -> None:
    path = tmp_path / "match.log"
    session, log = kept_session(path, Troubles())
    play_on(session, match().rules(), 30)
    before = path.read_text()
    for actions in (10, 25, 0, 30):
        session.rewind(actions)
        assert path.read_text().startswith(before)
        before = path.read_text()
        assert read_log(before).record == session.record()
    session.rewind(20)
    play_on(session, match().rules(), 3)
    assert read_log(path.read_text()).record == session.record()
    log.close()


def test_undo_and_redo_that_could_not_be_added_rewrite_the_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, said = tmp_path / "match.log", Troubles()
    session, log = kept_session(path, said)
    play_on(session, match().rules(), 12)
    session.rewind(5)
    with monkeypatch.context() as patched:
        patched.setattr("cardtable.app.storage.match_log_file.os.fsync", _full)
        patched.setattr("cardtable.files.writing.os.fsync", _full)
        session.rewind(3)
    session.rewind(9)
    assert said == [True, False]
    assert path.read_text() == open_log(session)
    log.close()


@pytest.mark.parametrize("write", [open_log, old_log])
def test_a_log_cut_at_any_byte_goes_on_from_its_last_whole_line(write: Callable[[AnySession], str]) -> None:
    session = match().begin()
    play_on(session, match().rules(), 9)
    text = write(session)
    head = text.index("\n\n") + 2
    for length in range(head, len(text) + 1):
        restored = restore(text[:length], GAMES)
        whole = text[head:length].count("\n") + (write is open_log and text[length : length + 1] == "\n")
        torn = whole == text[head:length].count("\n") and not text[:length].endswith("\n")
        assert restored.problem == (TORN.filled(text[:length].count("\n") + 1) if torn else None)
        assert restored.session is not None
        assert restored.session.actions == whole


@pytest.mark.parametrize("write", [open_log, old_log])
def test_a_torn_end_a_zeroed_end_and_a_whole_log_are_told_apart(
    tmp_path: Path, write: Callable[[AnySession], str]
) -> None:
    session = match().begin()
    play_on(session, match().rules(), 12)
    path, data = tmp_path / "match.log", write(session).encode()
    told: list[tuple[str, int]] = []
    for damaged in (data, data[:-63], data[:-100] + b"\0" * 100, data + b"\0" * 4096):
        path.write_bytes(damaged)
        restored, notices = resume(path, GAMES)
        assert restored.session is not None
        told.append((restored.problem.source if restored.problem else "", restored.session.actions))
        assert [notice.args[:1] for notice in notices] == [(restored.problem,)] * (restored.problem is not None)
    torn, zeroed = (12 - data[-length:].count(b"\n") for length in (63, 100))
    assert told == [("", 12), (TORN.source, torn), (ZEROED.source, zeroed), (ZEROED.source, 12)]


def test_one_wrong_bit_in_a_log_loses_nothing_and_is_told(tmp_path: Path) -> None:
    path = tmp_path / "match.log"
    session, log = kept_session(path, Troubles())
    play_on(session, match().rules(), 12)
    log.close()
    data = path.read_bytes()
    for place in range(0, len(data), 7):
        damaged = bytearray(data)
        damaged[place] ^= 1 << place % 8
        path.write_bytes(damaged)
        restored, (notice,) = resume(path, GAMES)
        assert restored.record == session.record()
        assert restored.problem is not None
        assert restored.problem.source == MENDED.source
        assert notice == LOST.filled(restored.problem, "match-damaged-1.log")
        (tmp_path / "match-damaged-1.log").unlink()


def test_line_ends_and_a_mark_that_other_programs_add_do_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "saved.cardtable"
    session = match().begin()
    play_on(session, match().rules(), 12)
    for text in (write_record(session.record()), old_log(session)):
        for data in (text.encode("utf-8-sig"), text.replace("\n", "\r\n").encode("utf-8-sig")):
            path.write_bytes(data)
            assert open_saved(path, GAMES)[1:4] == (session.record(), None, True)


def test_a_log_is_closed_when_it_is_let_go_and_that_is_missed_in_a_saved_game_alone(tmp_path: Path) -> None:
    path = tmp_path / "match.log"
    session, log = kept_session(path, Troubles())
    play_on(session, match().rules(), 12)
    assert not resume(path, GAMES)[0].closed
    assert resume(path, GAMES)[1] == ()
    assert open_saved(path, GAMES).problem == NOT_CLOSED
    log.close()
    assert path.read_text() == write_record(session.record())
    assert open_saved(path, GAMES).problem is None
    lines = path.read_text().splitlines(keepends=True)
    path.write_text("".join(lines[:-3]))
    cut = open_saved(path, GAMES)
    assert cut.problem == NOT_CLOSED
    assert cut.session is not None
    assert cut.session.actions == 10


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda path: path.stem)
def test_saved_games_of_the_first_format_are_read(sample: Path) -> None:
    opened = open_saved(sample, discover())
    assert (opened.problem, opened.closed) == (None, True)
    assert opened.record is not None
    assert len(opened.record.actions) > 100
    assert restore(write_record(opened.record), discover()).record == opened.record


@pytest.mark.quick(2)
@pytest.mark.parametrize("sample", SAMPLES, ids=lambda path: path.stem)
def test_no_wrong_bit_in_the_head_of_a_real_match_loses_more_than_a_sentence(sample: Path) -> None:
    record = read_log(sample.read_bytes()).record
    few = replace(record, actions=record.actions[:3])
    data = write_log(few, LogChecksums()).encode()
    options = range(data.index(b"options"), data.index(b"seats"))
    for flip in range(0, 8 * data.index(b"\n\n"), 7):  # each of the eight bits in its turn
        if flip // 8 in options and flip % 11:  # the long line: fewer of its bits
            continue
        damaged = bytearray(data)
        damaged[flip // 8] ^= 1 << flip % 8
        reading = read_log(bytes(damaged))
        assert reading.record == few, flip
        assert reading.error is not None


def test_a_log_cut_within_its_head_is_kept_but_gives_nothing(tmp_path: Path) -> None:
    text = open_log(match().begin())
    path = tmp_path / "match.log"
    for length in range(0, len(text) - 2, 3):
        path.write_text(text[:length])
        restored, notices = resume(path, GAMES)
        assert restored.session is None
        assert [notice.source for notice in notices] == [LOST.source]
        (kept,) = tmp_path.glob("*damaged*")
        assert kept.read_text() == text[:length]
        kept.unlink()


@pytest.mark.parametrize("write", [open_log, old_log])
@pytest.mark.parametrize("garbage", ["9 play QS", "play QS", "\x00\x00\x00", "0 sing", "ü", "0 play ZZ"])
def test_damage_in_the_middle_keeps_what_came_before(
    tmp_path: Path, garbage: str, write: Callable[[AnySession], str]
) -> None:
    session = match().begin()
    play_on(session, match().rules(), 12)
    lines = write(session).split("\n")
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


def bomb(**options: object) -> str:
    """A saved game of Canasta whose rules no dialog offers."""
    game = discover()["canasta"]
    record = Session(game, game.options(), ["person A", "club B", "club C", "club D"], "1").record()
    return write_log(replace(record, options={**record.options, **options}), LogChecksums())


@pytest.mark.parametrize("packs", [1, 4, 10_000, 1_000_000, 2**64, 999_999_999, -1, True, "9" * 9])
def test_numbers_beyond_the_bounds_of_the_dialog_are_refused_before_anything_is_built(
    tmp_path: Path, packs: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "match.log"
    path.write_text(bomb(packs=packs))
    monkeypatch.setattr("cardtable.games.canasta.card_values.packs", lambda number: pytest.fail("the pack was built"))
    restored, notices = resume(path, discover())
    assert restored == RestoredMatch(None, None, BAD_RULES, closed=False)
    assert [notice.args for notice in notices] == [(BAD_RULES, "match-damaged-1.log")]
    assert not path.exists()


@pytest.mark.parametrize("failure", [MemoryError, OverflowError, RecursionError, KeyError, AssertionError])
def test_whatever_goes_wrong_in_resuming_the_file_is_set_aside(
    tmp_path: Path, failure: type[Exception], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise failure

    monkeypatch.setattr(Session, "replaying", fail)
    path, text = tmp_path / "match.log", write_record(match().begin().record())
    path.write_text(text)
    assert open_saved(path, GAMES) == RestoredMatch(None, None, UNPLAYABLE)
    restored, notices = resume(path, GAMES)
    assert restored == RestoredMatch(None, None, UNPLAYABLE)
    assert [notice.source for notice in notices] == [LOST.source]
    assert (tmp_path / "match-damaged-1.log").read_text() == text


def test_a_file_that_no_match_can_fill_is_refused_before_it_is_read(tmp_path: Path) -> None:
    path = tmp_path / "match.log"
    with path.open("wb") as file:
        file.truncate(300 << 20)
    opened = open_saved(path, GAMES)
    assert opened.problem == TOO_LARGE.filled("match.log")
    restored, notices = resume(path, GAMES)
    assert restored.session is None
    assert [notice.source for notice in notices] == [LOST.source]
    assert not path.exists()


@pytest.mark.skipif(not ENDLESS.exists(), reason="a device that never ends is needed")
def test_a_device_that_never_ends_is_refused() -> None:
    assert open_saved(ENDLESS, GAMES).problem == NO_FILE.filled(str(ENDLESS))


def test_the_longest_match_is_far_below_the_bound() -> None:
    action = len(write_action(Seat(10), "pass 2C 3C 4C"))
    assert 100_000 * action <= LARGEST


def test_names_are_plain_as_soon_as_they_are_read() -> None:
    names = json.dumps(["person A\u202e\x07B", "club  " + "x" * 99, "club \ud800", "club <b>"])
    restored = restore(re.sub("players: .*", lambda _: f"players: {names}", old_log(match().begin())), GAMES)
    assert restored.record is not None
    assert restored.record.players == ("person AB", "club " + "x" * LONGEST_NAME, "club ", "club <b>")


def test_an_action_against_the_rules_is_named(tmp_path: Path) -> None:
    session = match().begin()
    play_on(session, match().rules(), 12)
    record = session.record()
    path = tmp_path / "saved.cardtable"
    path.write_text(write_record(replace(record, actions=(*record.actions, record.actions[-1]))))
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
    text = old_log(match().begin())
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
        patched.setattr("cardtable.app.storage.match_log_file.os.fsync", _full)
        patched.setattr("cardtable.files.writing.os.fsync", _full)
        play_on(session, match().rules(), 6)
    assert said == [True]
    play_on(session, match().rules(), 1)
    assert said == [True, False]
    assert path.read_text() == open_log(session)
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

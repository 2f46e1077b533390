"""Two copies of the program never share a match."""

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from cardtable.app.storage.file_storage import PLACES, StoragePaths, lock_of, take_place
from cardtable.app.storage.match_store import SECOND_COPY, MatchStore
from cardtable.core.basics.incremental import at_once
from cardtable.core.record import write_record
from cardtable.core.text import Text
from cardtable.files.disk_errors import disk_error_text
from cardtable.files.file_locks import Lock
from tests.app.scripted import GAMES, match, play_on
from tests.files.failing import failing
from tests.records import read_record

HOLD = """
import sys
from pathlib import Path
from cardtable.app.storage.file_storage import take_place
place = take_place(Path(sys.argv[1]))
print(place.number, flush=True)
sys.stdin.read()
"""


def test_a_second_copy_gets_its_own_place_and_a_killed_one_leaves_its_place_free(tmp_path: Path) -> None:
    command = [sys.executable, "-c", HOLD, str(tmp_path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "1\n"
        place = take_place(tmp_path)
        assert place.number == 2
        place.lock.release()
        other.kill()
        other.wait()
    place = take_place(tmp_path)
    assert place.number == 1
    place.lock.release()


def test_a_lock_of_another_copy_keeps_this_one_out_whatever_failed_before(tmp_path: Path) -> None:
    """On Windows' C runtime, `locking` may leave the error number of an earlier call."""
    first, second = Lock(tmp_path / "match-1.lock"), Lock(tmp_path / "match-1.lock")
    assert first.take()
    with pytest.raises(FileNotFoundError):
        os.open(tmp_path / "missing", os.O_RDONLY)

    assert not second.take()
    first.release()
    assert second.take()
    second.release()


def test_where_no_lock_can_be_made_nobody_is_kept_out(tmp_path: Path) -> None:
    (tmp_path / "folder").write_text("")
    assert Lock(tmp_path / "folder" / "match.lock").take()


def window(folder: Path, said: list[Text]) -> MatchStore:
    return MatchStore(StoragePaths(folder, folder), GAMES, said.append, lambda _lasting: None)


def play(matches: MatchStore, actions: int) -> Path:
    """Play a match in the log of this copy, and return its path."""
    settled = match()
    session = settled.begin()
    play_on(session, settled.rules(), actions)
    found = matches.begin_with(read_record(write_record(session.record())))
    matches.keep(found)
    assert matches.is_kept
    return matches.path


@pytest.mark.parametrize("number", [errno.EMFILE, errno.ENFILE, errno.EINTR, errno.ENOMEM])
def test_where_nobody_can_tell_whether_a_place_is_free_no_window_writes_the_log_of_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    """As with too many open files, which may be over when the match is written."""
    said = list[Text]()
    first = window(tmp_path, said)
    with monkeypatch.context() as patched:
        patched.setattr(os, "open", failing(number))
        second = window(tmp_path, said)
    assert said == [disk_error_text(tmp_path, OSError(number, os.strerror(number)))]
    assert second.place != first.place
    assert play(first, 9) != play(second, 12)
    assert [len(read_record(one.path.read_text("utf-8")).actions) for one in (first, second)] == [9, 12]
    assert at_once(second.finding_unfinished()) == []  # its own is on the table
    first.close()
    second.close()
    again = window(tmp_path, said)
    assert len(at_once(again.finding_unfinished())) == 1
    again.close()


def test_the_windows_beyond_the_last_place_share_no_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    locks, said = [lock_of(tmp_path, place) for place in range(1, PLACES)], list[Text]()
    assert all(lock.take() for lock in locks)
    windows = []
    for process in (4001, 4002):
        monkeypatch.setattr(os, "getpid", lambda process=process: process)
        windows.append(window(tmp_path, said))
        play(windows[-1], 9)
    assert windows[0].path != windows[1].path
    for one in windows:
        one.close()
    assert said == [SECOND_COPY] * 2
    for lock in locks:
        lock.release()

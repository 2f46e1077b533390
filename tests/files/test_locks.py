"""Files that one program has at a time, also where the system knows no locks; and what each errno means."""

import errno
import os
import stat
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from cardtable.files.file_locks import Lock, exclusive_access
from tests.files.failing import failing

fcntl = pytest.importorskip("fcntl")  # Windows has locks of another kind

NO_LOCKS = (errno.ENOLCK, errno.EOPNOTSUPP, errno.ENOSYS, errno.EINVAL)
HOLD = """
import errno, fcntl, os, sys
from pathlib import Path
def fail(*_args):
    raise OSError(errno.ENOLCK, os.strerror(errno.ENOLCK))
if sys.argv[2] == "without":
    fcntl.flock = fail
from cardtable.files.file_locks import Lock
print(Lock(Path(sys.argv[1])).take(), flush=True)
sys.stdin.read()
"""


@contextmanager
def another_program(path: Path, locks: str) -> Iterator[subprocess.Popen[str]]:
    """One that tries to take the lock, and lives on."""
    command = [sys.executable, "-c", HOLD, str(path), locks]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as other:
        yield other
        other.kill()


def took(other: subprocess.Popen[str]) -> bool:
    assert other.stdout is not None
    return other.stdout.readline() == "True\n"


@pytest.fixture(params=NO_LOCKS, ids=errno.errorcode.get)
def without_locks(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fcntl, "flock", failing(request.param))


@pytest.mark.usefixtures("without_locks")
def test_without_locks_one_program_has_it_and_the_second_is_told(tmp_path: Path) -> None:
    first, second = Lock(tmp_path / "match-1.lock"), Lock(tmp_path / "match-1.lock")

    assert first.take()
    assert not second.take()
    first.release()
    assert second.take()
    second.release()


@pytest.mark.usefixtures("without_locks")
def test_without_locks_another_program_that_runs_is_noticed_and_one_that_was_killed_is_not(tmp_path: Path) -> None:
    path = tmp_path / "match-1.lock"
    with another_program(path, "without") as other:
        assert took(other)
        assert not Lock(path).take()
        other.kill()
        other.wait()
        assert Lock(path).take()


@pytest.mark.usefixtures("without_locks")
@pytest.mark.parametrize(
    ("note", "free"),
    [
        (b"", True),
        (b"\xff\xfe nonsense", True),
        (b"one two three", True),
        (f"{os.uname().nodename} {os.getpid()} begun/at another time".encode(), True),  # the number was given out again
        (f"{os.uname().nodename} {2**31 - 1} x".encode(), True),
        (f"{os.uname().nodename} {10**30} x".encode(), True),
        (b"another-computer 17 x", False),  # whether it runs nobody sees from here
    ],
    ids=["empty", "no text", "no note", "given out again", "ended", "no number", "elsewhere"],
)
def test_a_note_counts_as_long_as_its_program_runs(tmp_path: Path, note: bytes, free: bool) -> None:
    path = tmp_path / "match-1.lock"
    path.write_bytes(note)

    assert Lock(path).take() is free


@pytest.mark.usefixtures("without_locks")
def test_a_note_of_another_computer_does_not_count_for_ever(tmp_path: Path) -> None:
    path = tmp_path / "match-1.lock"
    path.write_bytes(b"another-computer 17 x")
    os.utime(path, (0, 0))

    assert Lock(path).take()


def test_with_locks_a_killed_program_leaves_it_free(tmp_path: Path) -> None:
    path = tmp_path / "match-1.lock"
    with another_program(path, "with") as other:
        assert took(other)
        assert not Lock(path).take()
        other.kill()
        other.wait()
        assert Lock(path).take()


@pytest.mark.parametrize("number", [errno.EIO, errno.EBADF, errno.EPERM])
def test_trouble_with_the_disk_does_not_mean_that_another_program_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    monkeypatch.setattr(fcntl, "flock", failing(number))

    assert Lock(tmp_path / "match-1.lock").take()


@pytest.mark.parametrize("number", [errno.EACCES, errno.EROFS, errno.ENOSPC, errno.EDQUOT, errno.EIO])
def test_where_no_file_can_be_made_nobody_is_kept_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    monkeypatch.setattr(os, "open", failing(number))

    assert Lock(tmp_path / "match-1.lock").take()


@pytest.mark.parametrize("number", [errno.EMFILE, errno.ENFILE, errno.EINTR, errno.ENOMEM, errno.EBUSY])
def test_what_says_nothing_of_the_folder_does_not_mean_that_it_is_free(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    monkeypatch.setattr(os, "open", failing(number))

    with pytest.raises(OSError, match=os.strerror(number)):
        Lock(tmp_path / "match-1.lock").take()


def test_a_lock_that_another_person_has_made_is_asked_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "match-1.lock"
    opened: Callable[..., int] = os.open

    def no_writing(file: Path, flags: int, mode: int = 0o777) -> int:
        if flags & os.O_RDWR:
            raise OSError(errno.EACCES, os.strerror(errno.EACCES))
        return opened(file, flags, mode)

    first = Lock(path)
    assert first.take()
    monkeypatch.setattr(os, "open", no_writing)
    assert not Lock(path).take()
    first.release()
    assert Lock(path).take()


@pytest.mark.parametrize("odd", [os.mkfifo, os.mkdir], ids=["a pipe", "a folder"])
def test_what_is_no_file_is_put_out_of_the_way(tmp_path: Path, odd: Callable[[Path], None]) -> None:
    path = tmp_path / "match-1.lock"
    odd(path)
    first = Lock(path)

    assert first.take()
    assert not Lock(path).take()
    assert stat.S_ISREG(path.stat().st_mode)
    assert os.path.lexists(tmp_path / "match-1-damaged-1.lock")


@pytest.mark.usefixtures("without_locks")
def test_a_small_file_is_written_without_locks_too(tmp_path: Path) -> None:
    with exclusive_access(tmp_path / "seats.json"):
        assert stat.S_IMODE((tmp_path / "seats.lock").stat().st_mode) == 0o600


@pytest.mark.parametrize("number", [errno.EIO, errno.EDEADLK])
def test_trouble_while_waiting_for_a_lock_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    monkeypatch.setattr(fcntl, "flock", failing(number))

    with pytest.raises(OSError, match=os.strerror(number)), exclusive_access(tmp_path / "seats.json"):
        raise AssertionError

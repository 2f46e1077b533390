"""Reading files back: whatever a file is, there is a value or one kind of exception, and nobody is kept waiting."""

import errno
import os
import socket
import sys
from pathlib import Path

import pytest

from cardtable.files.reading import (
    DamagedError,
    MissingError,
    NotRegularError,
    RefusedError,
    TooLargeError,
    UnreadableError,
    read_bytes,
    read_json,
    read_text,
)
from tests.files.failing import failing


def test_a_file_is_read_with_or_without_a_mark_at_its_beginning(tmp_path: Path) -> None:
    path = tmp_path / "file.json"
    path.write_bytes(b'\xef\xbb\xbf["\xd8\xa2"]')

    assert read_json(path) == ["آ"]
    assert read_bytes(path).startswith(b"\xef\xbb\xbf")


@pytest.mark.parametrize("content", [b"\xff", b'["\xed\xa0\x80"]', b"[1,", b"[" * 5000, b'{"a": 1e999}'])
def test_a_damaged_file_is_called_so(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "file.json"
    path.write_bytes(content)

    with pytest.raises(DamagedError) as caught:
        read_json(path)
    assert caught.value.path == path


def test_a_file_that_is_not_there_is_called_so(tmp_path: Path) -> None:
    (tmp_path / "file").touch()

    for path in (tmp_path / "none", tmp_path / "file" / "none", tmp_path / ("a" * 300), Path("a\0b")):
        with pytest.raises(MissingError):
            read_text(path)


@pytest.mark.skipif(sys.platform == "win32", reason="pipes and devices in the file system")
def test_nothing_but_a_regular_file_is_read_and_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "link").symlink_to(tmp_path / "pipe")
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    with socket.socket(socket.AF_UNIX) as listening:
        here = Path.cwd()
        os.chdir(tmp_path)  # the path of a socket has to be short
        try:
            listening.bind("socket")
        finally:
            os.chdir(here)
        open_before = len(os.listdir("/proc/self/fd")) if Path("/proc/self/fd").is_dir() else None

        for path in (*(tmp_path / name for name in ("pipe", "link", "loop", "socket", "")), Path("/dev/zero")):
            with pytest.raises(NotRegularError):
                read_json(path)

        assert open_before is None or len(os.listdir("/proc/self/fd")) == open_before


def test_no_more_is_read_than_was_asked_for(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"x" * 11)

    assert read_bytes(path, 11) == b"x" * 11
    with pytest.raises(TooLargeError):
        read_bytes(path, 10)


def test_an_endless_file_that_claims_to_be_empty_is_read_to_the_bound() -> None:
    status = Path("/proc/self/status")  # a regular file of zero bytes by its own account
    if not status.exists():
        pytest.skip("a file system of processes")

    with pytest.raises(TooLargeError):
        read_bytes(status, 100)


@pytest.mark.parametrize("number", [errno.EACCES, errno.EPERM, errno.EIO, errno.ESTALE, errno.EMFILE])
def test_what_the_system_refuses_keeps_its_number(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    monkeypatch.setattr(os, "open", failing(number))

    with pytest.raises(UnreadableError) as caught:
        read_text(tmp_path / "file")
    assert isinstance(caught.value, RefusedError)
    assert caught.value.number == number

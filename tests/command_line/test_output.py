"""Every command ends with a status and at most a sentence where nobody reads what it writes, or there is no room."""

from __future__ import annotations

import errno
import io
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path

import pytest

from cardtable.bots import play
from cardtable.command_line.output import PIPE_CLOSED, UNWRITTEN
from tests.net.server.served import served

ALWAYS_FULL = Path("/dev/full")
FULL = "cardtable: There's no room left for the output: free some space, or write it somewhere else.\n"

needs_full = pytest.mark.skipif(not ALWAYS_FULL.exists(), reason="a device that is always full is needed")
commands = pytest.mark.parametrize(
    "arguments",
    [
        ["--help"],
        ["--version"],
        ["simulate", "hearts", "--seats", "beginner,beginner,beginner", "--deals", "2"],
        ["simulate", "hearts", "--seats", "beginner,beginner,beginner", "--deals", "2", "--lines"],
        ["simulate", "hearts", "--seats", "beginner,beginner,beginner", "--deals", "2", "--jobs", "2", "--lines"],
        ["replay", "--help"],
        ["review", "--help"],
        ["solve", "svoi_kozyri", "--cards", "8"],
        ["serve", "--help"],
        ["tables", "--help"],
        ["bot", "--help"],
        ["bot-player", "--help"],
        ["bot-player", "hearts", "beginner"],
        pytest.param(["--self-test"], marks=pytest.mark.slow),
    ],
    ids=" ".join,
)


@contextmanager
def closed_pipe() -> Iterator[int]:
    """An end that can be written to, of a pipe that nobody reads."""
    read, write = os.pipe()
    os.close(read)
    try:
        yield write
    finally:
        os.close(write)


def ran(
    arguments: list[str], stdout: int = subprocess.PIPE, stderr: int = subprocess.PIPE
) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "cardtable", *arguments, "--lang", "en"]
    return subprocess.run(
        command, check=False, stdin=subprocess.DEVNULL, stdout=stdout, stderr=stderr, encoding="utf-8"
    )


@pytest.mark.quick(2)
@commands
def test_a_closed_pipe_ends_it_quietly(arguments: list[str]) -> None:
    with closed_pipe() as pipe:
        done = ran(arguments, stdout=pipe)
    assert (done.returncode, done.stderr) == (PIPE_CLOSED, "")


@pytest.mark.quick(2)
@needs_full
@commands
def test_a_full_disk_is_one_sentence(arguments: list[str]) -> None:
    with ALWAYS_FULL.open("w") as full:
        done = ran(arguments, stdout=full.fileno())
    assert (done.returncode, done.stderr) == (UNWRITTEN, FULL)


@pytest.mark.parametrize("arguments", [["simulate", "chess"], ["--nonsense"]], ids=" ".join)
def test_a_complaint_that_nobody_reads_changes_no_status(arguments: list[str]) -> None:
    with closed_pipe() as pipe:
        assert ran(arguments, stderr=pipe).returncode == 2


@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "utf-8"])
def test_what_goes_into_a_file_or_a_pipe_is_utf_8_whatever_the_system_writes(encoding: str) -> None:
    """Windows proposes an encoding that has no Telugu."""
    done = subprocess.run(
        [sys.executable, "-m", "cardtable", "simulate", "chess", "--lang", "te"],
        env={**os.environ, "PYTHONIOENCODING": encoding},
        capture_output=True,
        check=False,
    )
    telugu = re.compile("[\u0c00-\u0c7f]")
    assert telugu.search(done.stderr.decode("utf-8"))


@pytest.mark.skipif(sys.platform == "win32", reason="it has no SIGTERM")
def test_a_server_outlives_whoever_read_its_output(tmp_path: Path) -> None:
    """There may be people at its tables."""
    with served(tmp_path, "--stats", "1") as (process, invitation):
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        process.send_signal(signal.SIGHUP)
        process.send_signal(signal.SIGTERM)
        assert process.wait(timeout=20) == 0
        assert process.stderr.read() == ""
    assert invitation.port


@pytest.mark.parametrize(("number", "is_quiet"), [(errno.EPIPE, True), (errno.EINVAL, True), (errno.ENOSPC, False)])
def test_windows_says_in_another_way_that_nobody_reads(
    number: int, is_quiet: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Refusing(io.StringIO):
        def write(self, _text: str) -> int:
            raise OSError(number, os.strerror(number))

        def fileno(self) -> int:
            return written.fileno()

    with (tmp_path / "written").open("w") as written:
        monkeypatch.setattr("sys.stdout", Refusing())
        with nullcontext() if is_quiet else pytest.raises(OSError, match=os.strerror(number)):
            play(lambda _update, legal: legal[0], games={})


def test_a_bot_ends_quietly_when_its_table_is_gone() -> None:
    code = "from cardtable.bots import play; play(lambda update, legal: legal[0])"
    with closed_pipe() as pipe:
        done = subprocess.run([sys.executable, "-c", code], check=False, stdout=pipe, stderr=subprocess.PIPE, text=True)
    assert (done.returncode, done.stderr) == (0, "")

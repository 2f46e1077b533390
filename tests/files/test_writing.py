"""Writing whole files, for their owner alone where nobody else is concerned, and clearing up after a kill."""

import errno
import os
import stat
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from cardtable.files.writing import (
    append_private,
    keep_copy,
    make_private,
    quarantine,
    remove_leftovers,
    write_private,
    write_whole,
)
from tests.files.failing import failing

posix = pytest.mark.skipif(sys.platform == "win32", reason="rights of another kind")


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@posix
def test_what_the_program_keeps_is_its_owners(tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:
        write_private(tmp_path / "data" / "match.log", "text")
        with append_private(tmp_path / "more" / "match.log") as file:
            file.write(b"text")
        write_whole(tmp_path / "chosen" / "mine.cardtable", "text")
    finally:
        os.umask(before)

    assert [mode(tmp_path / name) for name in ("data", "more", "chosen")] == [0o700, 0o700, 0o755]
    assert [mode(path) for path in sorted(tmp_path.glob("*/*.*"))] == [0o644, 0o600, 0o600]


@posix
def test_what_older_versions_left_open_is_closed(tmp_path: Path) -> None:
    folder, outside = tmp_path / "data", tmp_path / "outside"
    folder.mkdir()
    folder.chmod(0o755)
    for path in (folder / "match.log", outside):
        path.write_text("seed")
        path.chmod(0o644)
    (folder / "link").symlink_to(outside)

    make_private((folder, tmp_path / "none"))

    assert (mode(folder), mode(folder / "match.log"), mode(outside)) == (0o700, 0o600, 0o644)


@posix
def test_rights_that_cannot_be_changed_stop_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tmp_path.chmod(0o755)
    monkeypatch.setattr(os, "chmod", failing(errno.EPERM))

    make_private((tmp_path,))

    assert mode(tmp_path) == 0o755


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EDQUOT, errno.EIO, errno.EFBIG])
def test_a_disk_that_takes_no_more_leaves_the_old_file_and_nothing_beside_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    path = tmp_path / "file"
    write_private(path, "old")
    with monkeypatch.context() as patched:
        patched.setattr(os, "fsync", failing(number))
        with pytest.raises(OSError, match=os.strerror(number)):
            write_private(path, "new")

    assert [(one.name, one.read_text()) for one in tmp_path.iterdir()] == [("file", "old")]


def test_half_a_letter_is_written_so_that_it_can_be_read(tmp_path: Path) -> None:
    write_private(tmp_path / "file", "a\ud800b")

    assert (tmp_path / "file").read_text(encoding="utf-8") == "a?b"


@posix
def test_nothing_is_added_to_a_pipe_whether_somebody_reads_it_or_not(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(OSError, match=os.strerror(errno.ENXIO)):
        append_private(tmp_path / "pipe")
    reading = os.open(tmp_path / "pipe", os.O_RDONLY | os.O_NONBLOCK)
    with pytest.raises(OSError, match="regular"):
        append_private(tmp_path / "pipe")
    os.close(reading)


def test_a_file_is_set_aside_or_copied_under_a_name_that_is_free(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    for content in ("one", "two"):
        path.write_text(content)
        quarantine(path)
    path.write_text("three")

    assert keep_copy(path, "damaged") == tmp_path / "settings-damaged-3.json"
    assert [one.read_text() for one in sorted(tmp_path.iterdir())] == ["one", "two", "three", "three"]
    assert quarantine(tmp_path / "none") is None
    assert keep_copy(tmp_path / "none", "damaged") is None


def test_what_a_killed_writer_has_left_goes_and_nothing_else(tmp_path: Path) -> None:
    with subprocess.Popen([sys.executable, "-c", ""]) as ended:
        ended.wait()
    left = tmp_path / f"match.log.{ended.pid}.new"
    stays = [tmp_path / name for name in (f"match.log.{os.getpid()}.new", "match.log", "1.new", "notes.new", "a.x.new")]
    for path in (left, *stays):
        path.write_text("")

    remove_leftovers((tmp_path, tmp_path / "none"))

    assert sorted(tmp_path.iterdir()) == sorted(stays)


def test_what_a_killed_program_has_left_of_a_file_goes_when_it_is_written_again(tmp_path: Path) -> None:
    """In a folder that is the person's, and may be on another computer, from which others write as well."""
    with subprocess.Popen([sys.executable, "-c", ""]) as ended:
        ended.wait()
    left, *stays = (
        tmp_path / name
        for name in (
            f"game.cardtable.{ended.pid}.new",
            f"other.cardtable.{ended.pid}.new",
            f"game.cardtable.{os.getppid()}.new",
            "game.cardtable.new",
        )
    )
    for path in (left, *stays):
        path.write_text("half")
        os.utime(path, (1_000_000_000, 1_000_000_000))
    fresh = tmp_path / f"game.cardtable.{2**31 - 1}.new"  # of no process here: another computer's, at this moment
    fresh.write_text("half")

    write_whole(tmp_path / "game.cardtable", "whole")

    assert sorted(tmp_path.iterdir()) == sorted((tmp_path / "game.cardtable", fresh, *stays))


@pytest.mark.parametrize(("refusals", "kept"), [(1, "new"), (3, "new"), (4, "old")])
def test_on_windows_a_file_that_another_program_reads_is_replaced_once_that_lets_it_go(
    refusals: int, kept: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A virus scanner or a synchronised folder holds a file for a moment; longer, and the person is told."""
    path, replace, pauses = tmp_path / "settings.json", os.replace, list[float]()
    write_private(path, "old")

    def held(beside: Path, target: Path) -> None:
        if len(pauses) < refusals:
            raise PermissionError(errno.EACCES, "held")
        replace(beside, target)

    def pause(seconds: float) -> None:
        pauses.append(seconds)

    monkeypatch.setattr("sys.platform", "win32")
    monkeypatch.setattr("time.sleep", pause)
    monkeypatch.setattr("os.replace", held)
    with suppress(PermissionError) if kept == "new" else pytest.raises(PermissionError):
        write_private(path, "new")

    assert path.read_text(encoding="utf-8") == kept
    assert len(pauses) == min(refusals, 3)
    assert sum(pauses) < 0.05  # the window waits for it
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.skipif(sys.platform != "win32", reason="elsewhere an open file can be replaced")
def test_a_file_that_stays_open_elsewhere_is_refused_and_keeps_its_text(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    write_private(path, "old")
    with path.open(encoding="utf-8") as other:
        with pytest.raises(PermissionError):
            write_private(path, "new")
        assert other.read() == "old"
    write_private(path, "new")
    assert path.read_text(encoding="utf-8") == "new"

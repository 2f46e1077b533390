"""The program as a process: demonstration and picture, kill and resume, saved games, settings begun anew."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from cardtable.app.storage.file_storage import HOME_VARIABLE
from cardtable.core.record import Record, write_record
from tests.app.scripted import match, play_on
from tests.records import read_record

STEP = 0.02


def environment(home: Path) -> dict[str, str]:
    return os.environ | {HOME_VARIABLE: str(home), "QT_QPA_PLATFORM": "offscreen"}


def run(home: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "cardtable", *arguments],
        env=environment(home),
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )


@contextmanager
def running(home: Path, *arguments: str) -> Iterator[subprocess.Popen[bytes]]:
    with subprocess.Popen([sys.executable, "-m", "cardtable", *arguments], env=environment(home)) as process:
        try:
            yield process
        finally:
            process.kill()


def log(home: Path) -> Record | None:
    path = home / "data" / "match.log"
    return read_record(path.read_text()) if path.exists() else None


def wait_for(process: subprocess.Popen[bytes], reached: Callable[[], bool]) -> None:
    """Look again and again until the running program has come so far."""
    end = time.monotonic() + 30
    while not reached():
        assert time.monotonic() < end
        with suppress(subprocess.TimeoutExpired):
            assert process.wait(STEP) is None


def played(home: Path) -> int:
    record = log(home)
    return len(record.actions) if record is not None else -1


@pytest.mark.slow
def test_a_demonstration_saves_a_picture_and_touches_nothing(tmp_path: Path) -> None:
    picture = tmp_path / "table.png"
    done = run(tmp_path / "home", "--demo", "0.5", "--screenshot", str(picture), "--size", "1024x600")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    head = picture.read_bytes()[:24]
    assert head[:4] == b"\x89PNG"
    assert (int.from_bytes(head[16:20]), int.from_bytes(head[20:24])) == (1024, 600)
    assert not (tmp_path / "home").exists()


@pytest.mark.slow
def test_a_picture_that_cannot_be_saved_is_said(tmp_path: Path) -> None:
    done = run(tmp_path, "--demo", "0", "--screenshot", str(tmp_path / "nowhere" / "x.png"))
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert "Traceback" not in done.stderr


def test_rules_that_do_not_fit_the_players_are_one_sentence(tmp_path: Path) -> None:
    done = run(tmp_path, "--game", "hearts", "--players", "5", "--rules", "hearts_cancel")
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="this system has no such signal")
def test_killed_in_the_middle_and_resumed_at_the_very_card(tmp_path: Path) -> None:
    with running(tmp_path, "--game", "hearts", "--deal", "12") as process:
        wait_for(process, lambda: played(tmp_path) >= 3)
        before = log(tmp_path)
        process.send_signal(signal.SIGKILL)
        process.wait()
    after = log(tmp_path)
    assert before is not None
    assert after is not None
    assert after.actions[: len(before.actions)] == before.actions
    text = (tmp_path / "data" / "match.log").read_text()
    with running(tmp_path) as process, pytest.raises(subprocess.TimeoutExpired):
        process.wait(1)
    resumed = log(tmp_path)
    assert resumed is not None
    assert write_record(resumed).startswith(text)
    assert not list((tmp_path / "data").glob("*damaged*"))


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="pipes in the file system")
@pytest.mark.parametrize("odd", ["mkfifo", "mkdir"], ids=["pipes", "folders"])
def test_pipes_or_folders_in_place_of_all_its_files_do_not_bar_the_start(tmp_path: Path, odd: str) -> None:
    names = [
        "config/settings.json",
        "data/match.log",
        "data/match-1.lock",
        "data/match-2.log",
        "data/unfinished-1.cardtable",
        "data/statistics.sqlite",
        "data/statistics-1.waiting",
        "data/lessons.json",
        "data/people/seats.json",
        "data/people/seats.lock",
        "data/letters/invitation",
    ]
    for path in (tmp_path / name for name in names):
        path.parent.mkdir(parents=True, exist_ok=True)
        getattr(os, odd)(path)
    kept = tmp_path / "data" / "match-damaged-1.log"
    with running(tmp_path) as process:  # the welcome page
        wait_for(process, kept.exists)
        wait_for(process, lambda: os.path.lexists(tmp_path / "data" / "lessons-damaged-1.json"))
    with running(tmp_path, "--game", "hearts", "--deal", "12") as process:
        wait_for(process, lambda: (tmp_path / "data" / "match.log").is_file() and played(tmp_path) >= 3)


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="this system has no such signal")
def test_what_a_killed_program_has_left_beside_its_files_goes_at_the_next_start(tmp_path: Path) -> None:
    with running(tmp_path, "--game", "hearts", "--deal", "12") as process:
        wait_for(process, lambda: played(tmp_path) >= 3)
        process.kill()
        process.wait()
    names = ("config/settings.json", "data/match.log", "data/ended/a.cardtable", "data/people/seats.json")
    left = [tmp_path / f"{name}.{process.pid}.new" for name in names]
    for path in left:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("half")
    with running(tmp_path) as process:
        wait_for(process, lambda: not any(path.exists() for path in left))


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="rights of another kind")
def test_nobody_else_reads_what_the_program_keeps(tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:
        with running(tmp_path, "--game", "hearts", "--deal", "12") as process:
            wait_for(process, lambda: played(tmp_path) >= 3)
    finally:
        os.umask(before)
    found = {path: path.stat().st_mode & 0o777 for path in (tmp_path / "data").rglob("*")}
    assert found.pop(tmp_path / "data" / "match.log") == 0o600
    assert (tmp_path / "data").stat().st_mode & 0o777 == 0o700
    assert {mode for path, mode in found.items() if path.is_file()} <= {0o600}
    (tmp_path / "data").chmod(0o755)
    (tmp_path / "data" / "match.log").chmod(0o644)
    with running(tmp_path) as process:
        wait_for(process, lambda: (tmp_path / "data" / "match.log").stat().st_mode & 0o777 == 0o600)
        wait_for(process, lambda: (tmp_path / "data").stat().st_mode & 0o777 == 0o700)


def test_a_saved_game_as_argument_puts_the_unfinished_match_by(tmp_path: Path) -> None:
    kept, saved = match(seed="100").begin(), match(seed="200").begin()
    play_on(kept, match().rules(), 4)
    play_on(saved, match().rules(), 4)
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "match.log").write_text(write_record(kept.record()))
    file = tmp_path / "mine.cardtable"
    file.write_text(write_record(saved.record()))
    with running(tmp_path, str(file)) as process:
        wait_for(process, lambda: (found := log(tmp_path)) is not None and found.seed == "200")
    put_by = read_record((tmp_path / "data" / "unfinished-1.cardtable").read_text())
    assert put_by == kept.record()


def test_settings_begun_anew_keep_the_old_file(tmp_path: Path) -> None:
    (tmp_path / "config").mkdir()
    (tmp_path / "config" / "settings.json").write_text('{"table": {"theme": "paper"}}')
    done = run(tmp_path, "--reset-settings", "--demo", "0")
    assert done.returncode == 0
    assert (tmp_path / "config" / "settings-old-1.json").read_text() == '{"table": {"theme": "paper"}}'
    assert not (tmp_path / "config" / "settings.json").exists()


def test_commands_without_a_window_load_no_qt(tmp_path: Path) -> None:
    code = (
        "import sys; from cardtable.app.entry_point import run\n"
        "run(['simulate', 'hearts', '--seats', 'beginner,beginner,beginner,beginner', '--deals', '1', '--seed', '1'])\n"
        "assert not any(name.startswith(('PySide6', 'shiboken')) for name in sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, timeout=60)


def test_replay_names_the_first_bad_line(tmp_path: Path) -> None:
    session = match().begin()
    play_on(session, match().rules(), 6)
    good = tmp_path / "good.cardtable"
    good.write_text(write_record(session.record()))
    bad = tmp_path / "bad.cardtable"
    bad.write_text(write_record(session.record()) + "9 play QS\n")
    assert run(tmp_path, "replay", str(good)).returncode == 0
    done = run(tmp_path, "replay", str(bad))
    assert done.returncode == 1
    line = str(good.read_text().count("\n") + 1)
    assert line in done.stdout + done.stderr

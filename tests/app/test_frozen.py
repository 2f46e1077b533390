"""The packed program serves its helper processes, and starts without what these alone need."""

import multiprocessing.spawn
import os
import subprocess
import sys
from multiprocessing.resource_tracker import ResourceTracker
from pathlib import Path

import pytest

from cardtable.app import entry_point

ROOT = Path(__file__).resolve().parents[2]
TRACKED = "from multiprocessing.resource_tracker import main;main(12)"


def test_a_worker_is_served(monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[bool] = []
    monkeypatch.setattr(multiprocessing.spawn, "freeze_support", lambda: served.append(True))

    entry_point.run_helper(["--multiprocessing-fork", "tracker_fd=3", "pipe_handle=4"])

    assert served == [True]


def test_the_tracker_of_resources_is_served_and_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[int] = []
    monkeypatch.setattr("multiprocessing.resource_tracker.main", told.append)

    with pytest.raises(SystemExit):
        entry_point.run_helper(["-B", "-S", "-c", TRACKED])

    assert told == [12]


@pytest.mark.parametrize(
    "arguments", [[], ["--deal", "1"], ["saved.cardtable"], ["-c", "print(1)"], ["-c"], ["-c", TRACKED + ";x"]]
)
def test_people_start_the_program_without_multiprocessing(arguments: list[str]) -> None:
    script = (
        "import sys; from cardtable.app.entry_point import run_helper; run_helper(sys.argv[1:]); print(*sys.modules)"
    )

    done = subprocess.run(
        [sys.executable, "-c", script, *arguments], cwd=ROOT, capture_output=True, text=True, check=True
    )

    assert "cardtable.app.entry_point" in done.stdout.split()
    assert "multiprocessing" not in done.stdout.split()


@pytest.mark.skipif(sys.platform == "win32", reason="there is no tracker of resources on Windows")
def test_the_tracker_is_asked_for_as_this_python_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    """What multiprocessing of this Python would start is what the packed program understands."""
    started: list[list[bytes | str]] = []
    told: list[int] = []

    def start(_path: str, arguments: list[bytes | str], _kept: list[int]) -> int:
        started.append(arguments)
        return 1

    monkeypatch.setattr("multiprocessing.util.spawnv_passfds", start)
    monkeypatch.setattr("multiprocessing.resource_tracker.main", told.append)
    tracker = ResourceTracker()
    tracker.ensure_running()
    os.close(tracker._fd)  # type: ignore[attr-defined]  # its own end of the pipe

    with pytest.raises(SystemExit):
        entry_point.run_helper([os.fsdecode(argument) for argument in started[0][1:]])

    assert len(told) == 1

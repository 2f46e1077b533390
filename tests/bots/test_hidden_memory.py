"""What a process holds that starts bots is hidden from them, root's too once they may trace nobody."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only Linux hides a process from its own user's")

WITHOUT_TRACING = """
import ctypes, os, sys
ctypes.CDLL(None).prctl(24, 19, 0, 0, 0)  # PR_CAPBSET_DROP, CAP_SYS_PTRACE: what root alone has, and then lacks
os.environ["TOP"] = str(os.getpid())
os.execv(sys.executable, [sys.executable, *sys.argv[1:]])
"""
SPY = """
import json, os, sys

def parent_of(pid):
    with open(f"/proc/{pid}/stat") as file:
        return int(file.read().rsplit(")", 1)[1].split()[1])

def can_read(pid):
    try:
        open(f"/proc/{pid}/mem", "rb").close()
    except PermissionError:
        return False
    return True

found, pid = {"self": can_read(os.getpid())}, os.getppid()
while True:
    found[pid] = can_read(pid)
    if pid == int(os.environ["TOP"]):
        break
    pid = parent_of(pid)
with open(sys.argv[1], "w") as file:
    json.dump(list(found.values()), file)
"""


@pytest.mark.slow
@pytest.mark.parametrize("jobs", [1, 2])
def test_no_bot_reads_the_seed_from_a_process_above_it(jobs: int, tmp_path: Path) -> None:
    spy, found = spying(tmp_path)
    asked = ["simulate", "hearts", "--seats", f"bot:{sys.executable} {spy} {found},beginner,beginner,beginner"]
    above("-m", "cardtable", *asked, "--deals", str(jobs), "--jobs", str(jobs), "--seed", "-")
    assert json.loads(found.read_text()) == [True] + [False] * jobs


def test_no_bot_reads_the_cards_of_others_from_the_window_that_has_started_it(tmp_path: Path) -> None:
    spy, found = spying(tmp_path)
    above("-m", "tests.bots.with_a_bot", sys.executable, str(spy), str(found))
    assert json.loads(found.read_text()) == [True, False]


def spying(folder: Path) -> tuple[Path, Path]:
    """A program that looks which processes it can read, itself and those above it, and the file where it says so."""
    spy, found = folder / "spy.py", folder / "found.json"
    spy.write_text(SPY)
    return spy, found


def above(*arguments: str) -> None:
    """Let Python run this above a bot, as somebody who may trace nobody."""
    subprocess.run(
        [sys.executable, "-c", WITHOUT_TRACING, *arguments],
        input="a seed for nobody else\n",
        text=True,
        check=True,
        capture_output=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )

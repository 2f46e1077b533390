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
os.execv(sys.executable, [sys.executable, "-m", "cardtable", *sys.argv[1:]])
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


@pytest.mark.parametrize("jobs", [1, 2])
def test_no_bot_reads_the_seed_from_a_process_above_it(jobs: int, tmp_path: Path) -> None:
    spy, found = tmp_path / "spy.py", tmp_path / "found.json"
    spy.write_text(SPY)
    asked = ["simulate", "hearts", "--seats", f"bot:{sys.executable} {spy} {found},beginner,beginner,beginner"]
    subprocess.run(
        [sys.executable, "-c", WITHOUT_TRACING, *asked, "--deals", str(jobs), "--jobs", str(jobs), "--seed", "-"],
        input="a seed for nobody else\n",
        text=True,
        check=True,
        capture_output=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    assert json.loads(found.read_text()) == [True] + [False] * jobs

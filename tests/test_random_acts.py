"""A run of random_acts.py, in a process of its own: a crash would be the end of the tests."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]


@pytest.mark.slow
@pytest.mark.timeout(1200)
def test_the_program_stands_two_minutes_of_anything_at_all() -> None:
    command = [sys.executable, str(ROOT / "tests" / "random_acts.py"), "--minutes", "2", "--seed", "34"]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr
    assert int(run.stdout.splitlines()[-1].split()[2]) > 1000  # acts: that it has not stood still

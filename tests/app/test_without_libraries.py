"""Without the libraries for the network one plays against computers, and is told what is missing for anything else."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
HIDE = "import sys; sys.modules.update(dict.fromkeys(('websockets', 'zeroconf', 'cryptography')));"

pytestmark = pytest.mark.slow


def said(code: str, home: Path) -> str:
    """What a program of its own prints, in which the libraries cannot be imported."""
    environment = {**os.environ, "CARDTABLE_HOME": str(home), "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-c", HIDE + code]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=100, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_a_window_plays(tmp_path: Path) -> None:
    code = "sys.argv = ['cardtable', '--demo', '2']; import runpy; runpy.run_module('cardtable', run_name='__main__')"
    said(code, tmp_path)


def test_they_are_known_to_be_missing(tmp_path: Path) -> None:
    code = "from cardtable.models.agent_process import missing_libraries; print(*missing_libraries())"
    assert said(code, tmp_path).split() == ["websockets", "zeroconf", "cryptography"]


def test_the_agent_says_so_to_whoever_wants_to_play(tmp_path: Path) -> None:
    code = (
        "from multiprocessing import Pipe; from pathlib import Path;"
        "from cardtable.net.agent_messages import JoinCommand;"
        "from cardtable.net.agent.agent import serve; from cardtable.net.agent.agent_config import AgentConfig;"
        ""
        "ours, theirs = Pipe(); ours.send(JoinCommand('Ravi', 7, invitation='cardtable:join/0')); ours.send(None);"
        "serve(theirs, AgentConfig(Path('.'), Path('.'))); print(ours.recv().reason.value)"
    )
    assert said(code, tmp_path).strip() == "libraries"

"""The window opens no line of the internet and loads no library for one, neither alone nor at a table of people."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.known_sentences import known_sentences

ROOT = Path(__file__).resolve().parents[2]

pytestmark = pytest.mark.slow


def found(folder: Path, *arguments: str) -> list[str]:
    """What the audit has found in a program of its own."""
    environment = {**os.environ, "CARDTABLE_HOME": str(folder), "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-m", "tests.app.audited", *arguments]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=100, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.splitlines()


def test_alone(tmp_path: Path) -> None:
    assert found(tmp_path, "alone") == []


def test_at_a_table_of_people(tmp_path: Path) -> None:
    sentences = tmp_path / "sentences.json"
    sentences.write_text(json.dumps(sorted(known_sentences())), encoding="utf-8")

    assert found(tmp_path, "people", str(tmp_path / "agent"), str(sentences)) == []


def test_the_audit_notices(tmp_path: Path) -> None:
    code = (
        "import tests.app.audited as a; audit = a.Audit(); import socket, ssl;"
        "s = socket.socket(socket.AF_INET, socket.SOCK_DGRAM); s.bind(('127.0.0.1', 0)); s.close(); audit.tell()"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert set(done.stdout.split()) >= {"socket.__new__", "socket.bind", "ssl", "_ssl"}

"""What the program does not use: vulture finds it, and the list of exceptions in pyproject.toml stays honest."""

import subprocess
import sys
import tomllib
from collections.abc import Sequence
from fnmatch import fnmatchcase
from pathlib import Path

import pytest

from tests.test_contracts import ROOT

EXCEPTIONS: Sequence[str] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["vulture"][
    "ignore_names"
]


def unused(*paths: Path, ignored: Sequence[str] = EXCEPTIONS) -> list[str]:
    """The names that vulture finds unused in these files."""
    command = [sys.executable, "-m", "vulture", "--config", "none.toml", "--ignore-names", ",".join(ignored)]
    done = subprocess.run([*command, *map(str, paths)], capture_output=True, encoding="utf-8", check=False)
    assert done.returncode in (0, 3), done.stderr  # 3: something was found
    return [line.split("'")[1] for line in done.stdout.splitlines()]


@pytest.mark.slow  # `dev.py check` asks vulture too: here the exceptions are looked at
def test_nothing_is_unused_but_what_has_a_reason() -> None:
    found = unused(ROOT / "cardtable", ignored=["nothing"])

    assert [name for name in found if not any(fnmatchcase(name, pattern) for pattern in EXCEPTIONS)] == []
    assert [pattern for pattern in EXCEPTIONS if not any(fnmatchcase(name, pattern) for name in found)] == []


def test_a_planted_function_is_noticed(tmp_path: Path) -> None:
    (tmp_path / "planted.py").write_text("def nobody_calls_this():\n    return 1\n", encoding="utf-8")

    assert unused(tmp_path / "planted.py") == ["nobody_calls_this"]

"""The layers of CONTRIBUTING.md: import-linter's contracts, and what it cannot express."""

import ast
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
LINT = "import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports(no_cache=True))"
PLANTED = {
    "cardtable/core/planted.py": ("import PySide6", "Engine, games and players know no Qt"),
    "cardtable/core/clock.py": ("import time", "The engine has no files, no clock"),
    "cardtable/core/upwards.py": ("import cardtable.games", "Layers import downwards only"),
    "cardtable/players/planted.py": ("import cardtable.games.hearts", "Players and models find games"),
    "cardtable/table/planted.py": ("import cardtable.core.session", "The table shows views"),
    "cardtable/games/zz_planted/clock.py": ("import time", "Rules and players of the games have no files, no clock"),
    "cardtable/games/zz_planted/__init__.py": ("import cardtable.games.hearts", "Games never import each other"),
}


def lint(folder: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", LINT]
    return subprocess.run(command, cwd=folder, capture_output=True, encoding="utf-8", errors="replace", check=False)


def test_every_contract_is_kept() -> None:
    done = lint(ROOT)

    assert done.returncode == 0, done.stdout + done.stderr


def test_each_contract_notices_a_planted_import(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "cardtable", tmp_path / "cardtable", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    for name, (line, _) in PLANTED.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(line + "\n", encoding="utf-8")

    done = lint(tmp_path)

    assert done.returncode == 1, done.stdout + done.stderr
    broken = [line for line in done.stdout.splitlines() if " BROKEN" in line]
    assert [contract for _, contract in PLANTED.values() if not any(contract in line for line in broken)] == []


def imports(code: str) -> Iterator[str]:
    """Yield the full names that a file imports, `a.b.c` for `from a.b import c` as well."""
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def forbidden_in_models(code: str) -> list[str]:
    """Return what a model may not import: of Qt, models know QtCore alone."""
    return [name for name in imports(code) if name.startswith("PySide6.") and name.split(".")[1] != "QtCore"]


@pytest.mark.parametrize("path", sorted((ROOT / "cardtable" / "models").rglob("*.py")), ids=lambda path: path.name)
def test_models_know_no_window(path: Path) -> None:
    assert forbidden_in_models(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "line", ["from PySide6 import QtGui", "import PySide6.QtWidgets", "from PySide6.QtGui import QColor"]
)
def test_a_planted_window_in_models_is_noticed(line: str) -> None:
    assert forbidden_in_models(f"from PySide6.QtCore import QObject\n{line}\n")

"""A fifth game is two folders: laid into a copy of the program, it is found, checked and played, and nothing is edited.

Its zones, clauses and actions have names that no other game uses, so that whatever knows a name by its spelling fails.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
FIFTH = ROOT / "tests" / "fifth"
COPIED = ("cardtable", "tests", "packaging", "resources", "translations")
HALF_WRITTEN = shutil.ignore_patterns("*.pyc.*")  # the interpreter's, while another test compiles
EVERY_GAME = ("tests/conformance", "tests/games/pinch")
IN_THE_WINDOW = (
    "tests/app/test_a_deal_of_every_game.py",
    "tests/app/test_menus_of_games.py",
)

pytestmark = pytest.mark.timeout(240)  # whole runs of tests are started


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program with one game more."""
    folder = tmp_path_factory.mktemp("five")
    for name in COPIED:
        shutil.copytree(ROOT / name, folder / name, ignore=HALF_WRITTEN)
    for name in ("pyproject.toml", "CHANGELOG.md"):
        shutil.copy(ROOT / name, folder)
    shutil.copytree(FIFTH / "game", folder / "cardtable" / "games" / "pinch")
    shutil.copytree(FIFTH / "tests", folder / "tests" / "games" / "pinch")
    return folder


def run(tree: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST")}
    environment |= {
        "PYTHONPATH": str(tree),
        "PYTHONDONTWRITEBYTECODE": "",  # each process reads what the one before has compiled
        "QT_QPA_PLATFORM": "offscreen",
        "CARDTABLE_HOME": str(tree / "home"),
    }
    command = (sys.executable, *arguments)
    return subprocess.run(
        command, cwd=tree, env=environment, capture_output=True, encoding="utf-8", timeout=110, check=False
    )


def checked(tree: Path, *files: str) -> subprocess.CompletedProcess[str]:
    return run(tree, "-m", "pytest", *files, "-k", "pinch", "-q", "-x", "-p", "no:cacheprovider")


def test_it_is_listed_by_the_program(tree: Path) -> None:
    done = run(tree, "-m", "cardtable", "--help")

    assert "pinch" in done.stdout, done.stderr


@pytest.mark.slow
def test_it_keeps_all_that_every_game_promises(tree: Path) -> None:
    done = checked(tree, *EVERY_GAME)

    assert done.returncode == 0, done.stdout
    assert " passed" in done.stdout


@pytest.mark.slow
def test_it_is_played_in_the_window_with_hints_and_undo(tree: Path) -> None:
    done = checked(tree, *IN_THE_WINDOW)

    assert done.returncode == 0, done.stdout
    assert " passed" in done.stdout


def test_computers_play_it(tree: Path) -> None:
    done = run(tree, "-m", "cardtable", "simulate", "pinch", "--deals", "3")

    assert done.returncode == 0, done.stderr


@pytest.mark.slow
def test_the_window_shows_it(tree: Path) -> None:
    done = run(tree, "-m", "cardtable", "--game", "pinch", "--demo", "1")

    assert done.returncode == 0, done.stderr


@pytest.mark.slow
@pytest.mark.parametrize(("role", "name"), [("HAND", "hand"), ("TRICK", "trick")])
def test_a_zone_that_is_known_by_its_name_is_noticed(tree: Path, role: str, name: str) -> None:
    path = tree / "cardtable" / "core" / "zone_kinds.py"
    sound = path.read_text(encoding="utf-8")
    asked = f"self.spec(zone).role is Role.{role}"
    assert asked in sound
    path.write_text(sound.replace(asked, f'zone.kind == "{name}"'), encoding="utf-8")
    try:
        done = checked(tree, "tests/games/pinch")
    finally:
        path.write_text(sound, encoding="utf-8")

    assert done.returncode == 1, done.stdout
    assert " failed" in done.stdout

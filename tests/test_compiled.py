"""The compiled files of searching players: they are compiled from the sources as these are, and make the same moves."""

import importlib
import json
import os
import pkgutil
import runpy
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Mapping
from itertools import chain
from pathlib import Path
from types import ModuleType
from typing import Any

import mypyc
import pytest

from cardtable import families, games
from compile_files import listed
from devtools import compiled_copy

ROOT = Path(__file__).parents[1]
SETTINGS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["cardtable"]
DEALS = (  # game, seats, and how many moves of Experts are enough to have met every part
    ("hearts", 4, 20),
    ("hearts", 3, 9),
    ("cancellation_hearts", 6, 18),
    ("canasta", 4, 8),
    ("canasta", 2, 8),
    ("svoi_kozyri", 2, 8),
    ("svoi_kozyri", 4, 12),
)


def test_everything_listed_is_there_once_and_in_order() -> None:
    patterns = SETTINGS["compiled"]
    assert [pattern for pattern in patterns if not list(ROOT.glob(pattern))] == []
    assert sorted(patterns) == patterns
    assert len(set(listed())) == len(listed())


def test_what_runs_from_the_sources_is_never_compiled() -> None:
    """An old extension module would be imported in place of a newer source."""
    beside = [path for pattern in ("*.so", "*.pyd") for path in (ROOT / "cardtable").rglob(pattern)]
    assert beside == [], "delete them: compiled files lie in build/compiled, where dev.py compile puts them"


def test_what_inherits_from_a_compiled_class_is_compiled_too() -> None:
    """An interpreted class cannot: it would fail where the program is a package, and only there."""
    for package in (families, games):
        for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            importlib.import_module(found.name)
    compiled = {path.removesuffix(".py").replace("/", ".") for path in listed()}
    classes: list[type] = [
        one
        for name in sorted(compiled & sys.modules.keys())
        for one in vars(sys.modules[name]).values()
        if isinstance(one, type) and one.__module__ == name
    ]
    heirs: Iterator[type] = chain.from_iterable(map(type.__subclasses__, classes))
    assert [
        heir for heir in heirs if heir.__module__.startswith("cardtable.") and heir.__module__ not in compiled
    ] == []


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package as a wheel for this system would have it, but for the time that optimising takes."""
    folder = tmp_path_factory.mktemp("compiled")
    command = [sys.executable, str(ROOT / "packaging" / "compile_files.py"), str(folder)]
    quickly = {**os.environ, "CARDTABLE_OPTIMISE": "0"}
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=quickly)
    assert done.returncode == 0, f"a C compiler and Python's headers are needed: gcc, python3-dev\n{done.stderr}"
    left_out = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / "cardtable", folder / "cardtable", ignore=left_out, dirs_exist_ok=True)
    return folder


@pytest.mark.parametrize("compiler", ["/no/such/compiler", sys.executable], ids=["missing", "failing"])
def test_without_a_compiler_that_works_the_wheel_goes_without(
    compiler: str, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    interface = ModuleType("hatchling.builders.hooks.plugin.interface")
    interface.BuildHookInterface = object  # type: ignore[attr-defined]  # hatchling itself is only where wheels are built
    monkeypatch.setitem(sys.modules, interface.__name__, interface)
    hook = runpy.run_path(str(ROOT / "packaging" / "build_hook.py"))
    monkeypatch.setenv("CC", compiler)

    assert hook["compiled_players"](ROOT) is None

    told = capfd.readouterr()
    assert "No C compiler works here: the wheel is for every system, and its players think longer.\n" in told.out
    assert "Traceback" not in told.err


@pytest.mark.parametrize("compiler", ["/no/such/compiler", sys.executable], ids=["missing", "failing"])
def test_without_a_compiler_that_works_the_copy_stays_interpreted(
    compiler: str, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setenv("CC", compiler)

    assert not compiled_copy.compile_into(Path(sys.executable), tmp_path / "modules")

    told = capfd.readouterr().err
    assert told.endswith(
        "No C compiler works here: the searching players stay interpreted, and think as well, only longer.\n"
    )
    assert "Traceback" not in told


def played(top: Path, game: str, seats: int, moves: int) -> Mapping[str, Any]:
    """What tests/moves_of_deals.py tells of the package in this folder."""
    surroundings = {**os.environ, "PYTHONPATH": str(top), "PYTHONSAFEPATH": "1"}
    command = [
        sys.executable,
        str(ROOT / "tests" / "moves_of_deals.py"),
        game,
        "expert",
        str(seats),
        "same moves",
        "1",
        str(moves),
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=surroundings)
    told: Mapping[str, Any] = json.loads(done.stdout)
    return told


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="its compiler has no option for that")
def test_compiled_files_name_no_folder_of_this_build(copy: Path) -> None:
    """Else no two builds of a wheel have the same bytes."""
    found = [(path.name, path.read_bytes()) for path in copy.rglob("*.so")]
    runtime = str(Path(mypyc.__file__).parent)

    assert len(found) > len(listed())
    assert [name for name, content in found if b"cardtable-compiling-" in content or runtime.encode() in content] == []


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats", "moves"), DEALS)
def test_compiled_experts_make_the_same_moves(copy: Path, game: str, seats: int, moves: int) -> None:
    interpreted, compiled = played(ROOT, game, seats, moves), played(copy, game, seats, moves)
    assert len(interpreted["moves"]) == moves
    assert compiled["moves"] == interpreted["moves"]
    assert interpreted["compiled"] == []
    assert compiled["compiled"] == [path.removesuffix(".py").replace("/", ".") for path in listed()]


DUEL = """
import random
from cardtable.games.svoi_kozyri.search.duel import EMPTY, DuelRules
from cardtable.games.svoi_kozyri.options import SvoiKozyriOptions
from cardtable.games.svoi_kozyri.search.deal_solver import solve
from cardtable.games.svoi_kozyri.search.evaluation import HandEvaluation
from cardtable.games.svoi_kozyri.search.round_search import RoundSearch
duel, chance = DuelRules(SvoiKozyriOptions.preset("challenge"), 8), random.Random("compiled")
print(solve(None, 12, lambda: False))
for effort in (500, 4000, 20000):
    mine = sum(1 << card for card in chance.sample(range(32), 16))
    print(RoundSearch(duel, HandEvaluation(duel), effort, lambda: False).best((mine, duel.full ^ mine, EMPTY)))
"""


@pytest.mark.slow
def test_compiled_searches_of_a_duel_find_the_same(copy: Path) -> None:
    found = []
    for top in (ROOT, copy):
        surroundings = {**os.environ, "PYTHONPATH": str(top), "PYTHONSAFEPATH": "1"}
        done = subprocess.run(
            [sys.executable, "-c", DUEL], capture_output=True, text=True, check=True, env=surroundings
        )
        found.append(done.stdout)
    assert found[0] == found[1] != ""

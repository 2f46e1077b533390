"""The planting of faults: each is one that a person might make, on one line, and a sound module still."""

import ast
import random
from pathlib import Path

import pytest

from devtools import mutants
from devtools.faults_of_one_line import faults

ROOT = Path(__file__).resolve().parents[1]

SOURCE = '''"""A module."""

LIMIT = 3


def first(values: list[int], most: int = 2) -> int | None:
    """Say something."""
    if not values or len(values) > most:
        record("é", 1 + 2)
        return None
    return min(value for value in values if value is not None)
'''


def test_faults_stand_on_one_line_and_leave_sense_and_syntax_apart() -> None:
    planted = {fault.planted(SOURCE).splitlines()[fault.line - 1].strip() for fault in faults(SOURCE)}

    assert planted == {
        "LIMIT = 4",
        "def first(values: list[int], most: int = 3) -> int | None:",
        "if values or len(values) > most:",
        "if not values and len(values) > most:",
        "if not values or len(values) >= most:",
        'record("é", 2 + 2)',
        'record("é", 1 + 3)',
        'record("é", 1 - 2)',
        "pass",
        "return max(value for value in values if value is not None)",
        "return min(value for value in values if value is None)",
    }


@pytest.mark.quick(12)
@pytest.mark.parametrize("path", sorted((ROOT / "cardtable" / "core").rglob("*.py")), ids=lambda path: path.name)
def test_every_planted_fault_is_a_module_that_python_reads(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    for fault in faults(source)[::5]:
        changed = fault.planted(source)
        ast.parse(changed)
        assert changed != source
        assert changed.count("\n") == source.count("\n")


def test_faults_are_drawn_from_every_file_in_turn() -> None:
    files = ["cardtable/core/session.py", "cardtable/core/record.py"]

    drawn = mutants.drawn(files, 4, random.Random(1))

    assert [mutant.file for mutant in drawn] == files * 2
    assert mutants.drawn(files, 4, random.Random(1)) == drawn


@pytest.mark.parametrize(
    ("file", "folders"),
    [
        ("cardtable/games/hearts/rules.py", ["tests/games/hearts"]),
        ("cardtable/families/hearts/dealing.py", ["tests/families", "tests/games/hearts"]),
        ("cardtable/app/startup/window.py", ["tests/app"]),
    ],
)
def test_the_tests_beside_a_file_must_notice(file: str, folders: list[str]) -> None:
    assert mutants.tests_of(file) == folders


def bench(tmp_path: Path, body: str) -> Path:
    """A checkout of one function and one test of it."""
    (tmp_path / "module.py").write_text("def smaller(a, b):\n    return a < b\n", encoding="utf-8")
    (tmp_path / "test_module.py").write_text(
        f"from module import smaller\n\ndef test_it():\n    {body}\n", encoding="utf-8"
    )
    return tmp_path


@pytest.mark.parametrize(
    ("body", "unnoticed"), [("assert smaller(1, 2)", True), ("assert not smaller(1, 1)", False)], ids=["weak", "strong"]
)
def test_a_fault_survives_weak_tests_and_not_strong_ones(tmp_path: Path, body: str, unnoticed: bool) -> None:
    place = bench(tmp_path, body)
    source = (place / "module.py").read_text(encoding="utf-8")
    (fault,) = (fault for fault in faults(source) if fault.after == "<=")
    mutant = mutants.Mutant("module.py", fault)

    assert mutants.is_unnoticed(place, mutant, ["test_module.py"], 60) is unnoticed
    assert (place / "module.py").read_text(encoding="utf-8") == source
    assert mutant.told(source) == "module.py:2  return a < b  [< → <=]"

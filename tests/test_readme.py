"""What the README promises: its example runs, its first lines are the two commands."""

import doctest
from pathlib import Path

README = Path(__file__).resolve().parents[1] / "README.md"


def test_the_engine_example_runs() -> None:
    results = doctest.testfile(str(README), module_relative=False, encoding="utf-8")

    assert results.attempted > 5
    assert results.failed == 0


def test_the_two_commands_come_first() -> None:
    lines = README.read_text(encoding="utf-8").splitlines()[:6]

    assert any(line.startswith("python3 packaging/dev.py run") for line in lines)
    assert any(line.startswith("python3 packaging/dev.py test") for line in lines)

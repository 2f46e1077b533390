"""Rules of style that no linter knows: class names, first words of docstrings, sizes of files and folders."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from tests.test_contracts import ROOT

PACKAGE = ROOT / "cardtable"
Defined = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef

# Words that begin a riddle: the sentence has no subject, or one that nobody has named yet.
RIDDLE = re.compile(
    r"(What|Who|Whoever|Whether|How|Where|Whence|When|Which|Why|Whose|That|Those|It|Its|They|Nobody|Somebody|Nothing|As)\b"
)
MOST_LINES = 500
MOST_FILES = 20  # in a folder, its __init__.py aside
LARGEST = (660, 103_000)  # files and lines of the program


def sources(package: Path = PACKAGE) -> Mapping[str, str]:
    """Return the source of each file of the package by its path in it."""
    return {path.relative_to(package).as_posix(): path.read_text("utf-8") for path in sorted(package.rglob("*.py"))}


def definitions(source: str) -> Iterator[Defined]:
    """Yield the module and all classes and functions in it."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, Defined):
            yield node


def duplicate_classes(files: Mapping[str, str]) -> dict[str, list[str]]:
    """Return the public class names that are defined more than once, with the files."""
    found: dict[str, list[str]] = defaultdict(list)
    for path, source in files.items():
        for node in definitions(source):
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found[node.name].append(path)
    return {name: paths for name, paths in found.items() if len(paths) > 1}


def riddles(files: Mapping[str, str]) -> list[str]:
    """Return the docstrings that begin without naming a thing or saying what is done."""
    return [
        f"{path}:{getattr(node, 'lineno', 1)}: {text.splitlines()[0]}"
        for path, source in files.items()
        for node in definitions(source)
        if (text := ast.get_docstring(node)) and RIDDLE.match(text)
    ]


@pytest.mark.slow
def test_no_two_classes_have_one_name() -> None:
    assert duplicate_classes(sources()) == {}


@pytest.mark.slow
def test_a_docstring_says_what_a_thing_is_or_does() -> None:
    assert riddles(sources()) == []


def test_no_file_is_too_long() -> None:
    lengths = {path: source.count("\n") for path, source in sources().items()}
    assert {path: lines for path, lines in lengths.items() if lines > MOST_LINES} == {}


def test_a_folder_can_be_surveyed() -> None:
    counts: dict[str, int] = defaultdict(int)
    for path in sources():
        counts[path.rpartition("/")[0]] += not path.endswith("__init__.py")
    assert {folder: count for folder, count in counts.items() if count > MOST_FILES} == {}


def test_what_breaks_the_rules_is_noticed() -> None:
    files = {
        "a.py": '"""Whether there are so many."""\n\n\nclass Line:\n    """A line of text."""\n',
        "b.py": '"""Lines of a chart."""\n\n\nclass Line:\n    def draw(self) -> None:\n        """As above."""\n',
    }
    assert duplicate_classes(files) == {"Line": ["a.py", "b.py"]}
    assert riddles(files) == ["a.py:1: Whether there are so many.", "b.py:5: As above."]


@pytest.mark.slow
def test_the_program_does_not_grow(capsys: pytest.CaptureFixture[str]) -> None:
    files = sources()
    lines = sum(source.count("\n") for source in files.values())
    with capsys.disabled():
        print(f"\ncardtable/: {len(files)} files, {lines:,} lines")
    assert len(files) <= LARGEST[0]
    assert lines <= LARGEST[1]

"""Style of the tests: behaviour by public names, and something that can fail in each."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator, Mapping

import pytest

from tests.conftest import leave_to_slow_run
from tests.test_code_style import sources
from tests.test_contracts import ROOT

MOST_PRIVATE = 91  # accesses to private names in all tests; the number may only fall
OWN = {"self", "cls", "new"}  # private names of a test's own class
NAMED_TUPLE = {"_replace", "_asdict", "_fields"}  # public in spite of the underscore
FAILING = {"raises", "fail", "warns", "waitUntil", "waitSignal", "wait_for", "run"}
Function = ast.FunctionDef | ast.AsyncFunctionDef


def is_private(name: str) -> bool:
    return name.startswith("_") and not name.startswith("__") and name not in NAMED_TUPLE


def private_accesses(source: str) -> Iterator[int]:
    """Yield the lines in which a private name of something else is read, imported or replaced."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Attribute(value=value, attr=name) if is_private(name):
                owner = ast.unparse(value).split(".")[0].removesuffix("()")
                if not (owner in OWN | {"super"} and isinstance(value, ast.Name | ast.Call)):
                    yield node.lineno
            case ast.ImportFrom(module=str(module), names=names) if module.startswith("cardtable"):
                yield from (node.lineno for imported in names if is_private(imported.name))
            case ast.Call(func=ast.Attribute(attr="setattr"), args=[_, ast.Constant(value=str(name)), *_]):
                if is_private(name):
                    yield node.lineno


def called(function: Function) -> set[str]:
    """Return the names that a function calls, uses or is given as fixtures."""
    names = {argument.arg for argument in function.args.args}
    for node in ast.walk(function):
        if isinstance(node, ast.Name):
            names.add(node.id)
        elif isinstance(node, ast.Attribute):
            names.add(node.attr)
    return names


def unable_to_fail(files: Mapping[str, str]) -> list[str]:
    """Return the tests that reach no assertion, neither themselves nor by a function of the tests that they call."""
    functions: dict[str, list[Function]] = defaultdict(list)
    for source in files.values():
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, Function):
                functions[node.name].append(node)
    calls = {name: set().union(*map(called, nodes)) for name, nodes in functions.items()}
    able = set(FAILING) | {
        name
        for name, nodes in functions.items()
        if any(isinstance(part, ast.Assert | ast.Raise) for node in nodes for part in ast.walk(node))
    }
    while found := {name for name, names in calls.items() if name not in able and names & able}:
        able |= found
    return sorted(name for name in functions if name.startswith("test_") and name not in able)


@pytest.mark.slow
def test_tests_look_at_public_names() -> None:
    accesses = {path: list(private_accesses(source)) for path, source in sources(ROOT / "tests").items()}
    found = [f"{path}:{line}" for path, lines in accesses.items() for line in lines]
    assert len(found) <= MOST_PRIVATE, found


@pytest.mark.slow
def test_each_test_can_fail() -> None:
    assert unable_to_fail(sources(ROOT / "tests")) == []


def test_what_is_looked_for_is_found() -> None:
    planted = "from cardtable.core import _x\ndef test_a() -> None:\n    other._b\n    patch.setattr(other, '_y', 1)\n"
    assert list(private_accesses(planted)) == [1, 3, 4]
    assert list(private_accesses("self._own\nnew._own\nlook._replace(a=1)\n")) == []
    assert unable_to_fail({"one": planted}) == ["test_a"]


class Case:
    """A case of a test, as pytest collects it."""

    def __init__(self, nodeid: str, *marks: pytest.Mark) -> None:
        self.nodeid, self.marks = nodeid, {mark.name: mark for mark in marks}

    def get_closest_marker(self, name: str) -> pytest.Mark | None:
        return self.marks.get(name)

    def add_marker(self, mark: pytest.MarkDecorator) -> None:
        self.marks[mark.name] = mark.mark


def test_a_quick_run_has_as_many_cases_of_a_family_as_it_says() -> None:
    few, slow = pytest.mark.quick(3).mark, pytest.mark.slow.mark
    cases = [Case(f"a.py::test_a[{number}]", few) for number in range(10)]
    cases += [Case(f"a.py::test_b[{number}]", few) for number in range(2)]
    cases += [Case("a.py::test_c[1]", few, slow), Case("a.py::test_d[1]"), Case("a.py::test_d[2]")]
    leave_to_slow_run(cases)  # type: ignore[arg-type]  # as far as they are looked at
    quick = [case.nodeid for case in cases if "slow" not in case.marks]
    assert quick == [f"a.py::test_{name}" for name in ("a[1]", "a[5]", "a[8]", "b[0]", "b[1]", "d[1]", "d[2]")]

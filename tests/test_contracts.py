"""The layers of CONTRIBUTING.md: import-linter's contracts, and what it cannot express."""

import ast
import re
import shutil
import subprocess
import sys
from collections.abc import Collection, Iterator
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
LINT = "import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports(no_cache=True))"
PLANTED = {
    "cardtable/core/planted.py": ("import PySide6", "Engine, games, players, hosts and commands know no Qt"),
    "cardtable/core/clock.py": ("import time", "The engine has no files, no clock"),
    "cardtable/core/upwards.py": ("import cardtable.games", "Layers import downwards only"),
    "cardtable/players/planted.py": ("import cardtable.games.hearts", "Players and models find games"),
    "cardtable/host/planted.py": ("import time", "A host has no files, no clock"),
    "cardtable/net/planted.py": ("import ssl", "The wire has no sockets"),
    "cardtable/net/resumption.py": ("import cardtable.net.transport", "The wire knows nothing of real lines"),
    "cardtable/models/planted_line.py": ("import cardtable.net.server.tcp_server", "A window opens no line"),
    "cardtable/table/planted.py": ("import cardtable.core.session", "The table shows views"),
    "cardtable/table/layout/upwards.py": ("import cardtable.table.cards.board", "Rooms of the table import downwards"),
    "cardtable/families/hearts/clock.py": ("import time", "Rules and players of the games have no files, no clock"),
    "cardtable/families/hearts/upwards.py": ("import cardtable.games", "Layers import downwards only"),
    "cardtable/families/zz_planted/__init__.py": (
        "import cardtable.families.hearts",
        "Families never import each other",
    ),
    "cardtable/games/zz_planted/clock.py": ("import time", "Rules and players of the games have no files, no clock"),
    "cardtable/games/zz_planted/__init__.py": ("import cardtable.games.hearts", "Games never import each other"),
}

ROOMS = (
    "core",
    "families/hearts",
    "games/hearts",
    "games/canasta/search",
    "players",
    "host",
    "net",
    "models",
    "table/hud",
)
"""Some in which no circle is allowed: of each layer one."""


def lint(folder: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", LINT]
    return subprocess.run(command, cwd=folder, capture_output=True, encoding="utf-8", errors="replace", check=False)


def test_every_contract_is_kept() -> None:
    done = lint(ROOT)

    assert done.returncode == 0, done.stdout + done.stderr


CALLED = re.compile(r"\b(?:import_module|lazy)\b")


def named_modules(code: str, module: str, known: Collection[str]) -> Iterator[str]:
    """Yield the modules that a file names in strings for `import_module` or `lazy`.

    Every string that is the name of a known module counts, wherever it stands, and the beginning of an f-string up to
    its last package; `lazy(__name__, "player", ...)` names a module of the package `module`.
    """
    if not CALLED.search(code):
        return
    for node in ast.walk(ast.parse(code)):
        name = ""
        match node:
            case ast.JoinedStr(values=[ast.Constant(value=str(head)), *_]):
                name = head.rpartition(".")[0]
            case ast.Constant(value=str(text)):
                name = text
            case ast.Call(
                func=ast.Name(id="lazy"), args=[ast.Constant(value=str(package)), ast.Constant(value=str(text)), *_]
            ):
                name = f"{package}.{text}"
            case ast.Call(func=ast.Name(id="lazy"), args=[_, ast.Constant(value=str(text)), *_]):
                name = f"{module}.{text}"
        if name in known:
            yield name


def lazy_parts(code: str, module: str) -> Iterator[tuple[str, str]]:
    """Yield module and name of each part that a package imports at its first use."""
    for node in ast.walk(ast.parse(code)):
        match node:
            case ast.Call(
                func=ast.Name(id="lazy"),
                args=[ast.Name(), ast.Constant(value=str(file)), ast.Constant(value=str(name))],
            ):
                yield f"{module}.{file}", name
            case ast.Call(
                func=ast.Name(id="lazy"),
                args=[ast.Constant(value=str(package)), ast.Constant(value=str(file)), ast.Constant(value=str(name))],
            ):
                yield f"{package}.{file}", name


@pytest.mark.parametrize(
    "game", sorted(path.parent.name for path in (ROOT / "cardtable" / "games").glob("*/__init__.py"))
)
def test_a_part_that_is_imported_at_its_first_use_is_there(game: str) -> None:
    code = (ROOT / "cardtable" / "games" / game / "__init__.py").read_text(encoding="utf-8")
    parts = list(lazy_parts(code, f"cardtable.games.{game}"))

    assert len(parts) > 5
    assert [(module, name) for module, name in parts if not hasattr(import_module(module), name)] == []


def with_named_imports(folder: Path) -> dict[str, list[str]]:
    """Write each module that a file of a copy of the program names in a string as an import; return them by file."""
    paths = {module_of(str(path.relative_to(folder))): path for path in sorted((folder / "cardtable").rglob("*.py"))}
    found = {}
    for module, path in paths.items():
        code = path.read_text(encoding="utf-8")
        names = sorted({name for name in named_modules(code, module, paths) if name != module})
        if names:
            path.write_text(code + "".join(f"import {name}\n" for name in names), encoding="utf-8")
            found[module] = names
    return found


@pytest.mark.slow
def test_modules_named_in_strings_keep_the_contracts_too(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "cardtable", tmp_path / "cardtable", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)

    found = with_named_imports(tmp_path)
    done = lint(tmp_path)

    assert "cardtable.app.startup.preloading" in found
    assert "cardtable.games.hearts.player" in found["cardtable.games.hearts"]
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.slow
def test_a_module_named_upwards_in_a_string_is_noticed(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "cardtable", tmp_path / "cardtable", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    code = 'from importlib import import_module\n_LATER = ("cardtable.app.program",)\nimport_module(_LATER[0])\n'
    (tmp_path / "cardtable" / "app" / "window" / "up.py").write_text(code, encoding="utf-8")

    with_named_imports(tmp_path)
    done = lint(tmp_path)

    assert "No circles among the files of one room BROKEN" in done.stdout


@pytest.mark.slow
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
    assert [name for name in PLANTED if f"{module_of(name)} ->" not in done.stdout] == []


@pytest.mark.slow
def test_a_planted_circle_is_noticed_in_every_room(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "cardtable", tmp_path / "cardtable", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    for room in ROOMS:
        here, folder = module_of(f"cardtable/{room}"), tmp_path / "cardtable" / room
        (folder / "there.py").write_text(f"import {here}.back\n", encoding="utf-8")
        (folder / "back.py").write_text(f"import {here}.there\n", encoding="utf-8")

    done = lint(tmp_path)

    assert "No circles among the files of one room BROKEN" in done.stdout
    told = [f"No cycles are allowed in {module_of(f'cardtable/{room}')}." for room in ROOMS]
    assert [line for line in told if line not in done.stdout] == []


@pytest.mark.slow
def test_a_planted_circle_of_two_rooms_is_noticed(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "cardtable", tmp_path / "cardtable", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    (tmp_path / "cardtable" / "app" / "window" / "up.py").write_text("import cardtable.app.program\n", encoding="utf-8")

    done = lint(tmp_path)

    assert "No circles among the files of one room BROKEN" in done.stdout


def module_of(path: str) -> str:
    """Return the name by which a file is imported: that of its folder for an `__init__.py`."""
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


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


WINDOWED = [path for layer in ("app", "table", "models") for path in sorted((ROOT / "cardtable" / layer).rglob("*.py"))]


def live_session(code: str) -> list[str]:
    """Return what brings a live session, or the truth behind one, into a file."""
    if "session" not in code:  # no import can name it: 500 files need not be taken apart
        return []
    return [name for name in imports(code) if name in ("cardtable.core.session.Session", "cardtable.core.session")]


@pytest.mark.quick(151)
@pytest.mark.parametrize("path", WINDOWED, ids=lambda path: str(path.relative_to(ROOT / "cardtable")))
def test_no_window_sees_a_live_session(path: Path) -> None:
    """Only what reads saved games makes one, for a host that nobody looks into."""
    found = [name for name in live_session(path.read_text(encoding="utf-8")) if name.endswith(".Session")]
    assert found == [] or "storage" in path.parts


def test_a_planted_session_is_noticed() -> None:
    assert live_session("from cardtable.core.session import Session, Update") == ["cardtable.core.session.Session"]


LAYOUT_ITEMS = ("itemAt", "takeAt", "itemAtPosition", "replaceWidget")  # the last one gives back the old item


def layout_items(code: str) -> list[str]:
    """Return where a file asks a layout for an item: PySide keeps it after Qt has deleted it.

    What Qt then makes at that address, a widget's style for one, is taken for the item.
    """
    if not any(name in code for name in LAYOUT_ITEMS):
        return []
    attributes = [node for node in ast.walk(ast.parse(code)) if isinstance(node, ast.Attribute)]
    return [f"line {node.lineno}: {node.attr}" for node in attributes if node.attr in LAYOUT_ITEMS]


def test_no_layout_is_asked_for_its_items() -> None:
    found = {path.name: layout_items(path.read_text(encoding="utf-8")) for path in WINDOWED}
    assert {name: items for name, items in found.items() if items} == {}
    assert layout_items("item = row.itemAt(0)") == ["line 1: itemAt"]


ITEM_CLASSES = re.compile(r"\bQ(?:List|Tree|Table)Widget(?:Item)?\b|\bQStandardItem(?:Model)?\b")


def test_lists_trees_and_tables_are_models_with_views() -> None:
    """PySide keeps an object for each item after Qt has deleted it, and takes what comes to lie there next for it."""
    found = {path.name: ITEM_CLASSES.findall(path.read_text(encoding="utf-8")) for path in WINDOWED}
    assert {name: classes for name, classes in found.items() if classes} == {}
    assert ITEM_CLASSES.findall("from PySide6.QtWidgets import QTreeWidget, QTableWidgetItem, QTreeView") != []


BUILT_IN_SLOT = re.compile(r"connect\([\w.]*\._\w+\.(?:add|append|clear|discard|extend|pop|update)\)")


def test_no_signal_is_connected_to_a_method_of_a_container() -> None:
    """PySide does not keep what a built-in method belongs to, and calls another one that comes to lie there."""
    found = {path.name: BUILT_IN_SLOT.findall(path.read_text(encoding="utf-8")) for path in WINDOWED}
    assert {name: slots for name, slots in found.items() if slots} == {}
    assert BUILT_IN_SLOT.findall("controller.playedFor.connect(self._lent.add)") != []

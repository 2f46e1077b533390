"""Loads Qt as quickly as it can be had."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from cardtable.app.desktop.display import library_problem
from cardtable.core.complaint import UserError
from cardtable.core.text import Text, translate

PACKAGE = Path(__file__).resolve().parents[2]
IGNORED = -1  # PySide's word for a module that none of its spellings is for
UNREADABLE_FOLDER = translate(
    "Command line",
    "With this locale the program cannot read the name of its own folder: set %1, or move it to another folder.",
).filled("LC_ALL=C.UTF-8")


def load_qt() -> None:
    """Load what every window needs of Qt. Raises Complaint where the system lacks a library for it.

    Nothing dies while so much is born, so the garbage collector rests until the first frame stands.
    """
    gc.disable()
    before = tuple(sys.modules)
    try:
        import PySide6.QtWidgets  # noqa: F401
    except ImportError as error:
        problem = library_problem(str(error))
        if problem is None:
            raise
        raise UserError(problem) from error

    spell_as_qt_does((*before, *modules_in(PACKAGE)))


def spell_as_qt_does(modules: Iterable[str]) -> None:
    """Tell PySide that these modules use none of its other spellings of Qt's names.

    Of each module that it has not been told about it reads the source as soon as it is imported, to find out: 35 ms of
    a start. Its table is that of its `__feature__`; a PySide without one is only slower.
    """
    table = getattr(sys.modules.get("__feature__"), "pyside_feature_dict", None)
    if isinstance(table, dict):
        table.update(dict.fromkeys(modules, IGNORED))


def modules_in(package: Path) -> Iterator[str]:
    """The modules of a package and of those in it, by their full names; none where they lie in an archive."""
    yield package.name
    folders = [(str(package), package.name)] if package.is_dir() else []
    for folder, name in folders:
        for entry in os.scandir(folder):
            if entry.is_dir():
                yield f"{name}.{entry.name}"
                folders.append((entry.path, f"{name}.{entry.name}"))
            elif entry.name.endswith(".py"):
                yield f"{name}.{entry.name[:-3]}"


def folder_problem() -> Text | None:
    """What to tell if Qt lies in a folder whose name this locale cannot read: Qt would end the process."""
    if sys.getfilesystemencoding() == "utf-8":
        return None
    from importlib.util import find_spec

    found = find_spec("PySide6")
    origin = (found and found.origin) or ""
    return UNREADABLE_FOLDER if any("\ud800" <= sign <= "\udfff" for sign in origin) else None

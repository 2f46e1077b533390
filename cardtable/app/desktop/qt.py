"""Loads Qt as quickly as it can be had."""

from __future__ import annotations

import builtins
import gc
import sys

from cardtable.core.text import Text, translate

UNREADABLE_FOLDER = translate(
    "Command line",
    "With this locale the program cannot read the name of its own folder: set %1, or move it to another folder.",
).filled("LC_ALL=C.UTF-8")


def load_qt() -> None:
    """Load what every window needs of Qt.

    PySide puts its own function in the place of the import statement, which reads the source of every module that is
    imported from then on, to see whether it wants other spellings of Qt's names. Nothing here does, and it is a tenth
    of the start: Python's own function comes back. Nothing dies while so much is born, so the garbage collector rests
    until the first frame stands.
    """
    gc.disable()
    usual = builtins.__import__
    import PySide6.QtWidgets  # noqa: F401

    builtins.__import__ = usual


def folder_problem() -> Text | None:
    """What to tell if Qt lies in a folder whose name this locale cannot read: Qt would end the process."""
    if sys.getfilesystemencoding() == "utf-8":
        return None
    from importlib.util import find_spec

    found = find_spec("PySide6")
    origin = (found and found.origin) or ""
    return UNREADABLE_FOLDER if any("\ud800" <= sign <= "\udfff" for sign in origin) else None

"""Loads Qt as quickly as it can be had."""

from __future__ import annotations

import builtins
import gc


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

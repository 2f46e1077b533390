"""Self-test runner for `--self-test`: checks that this copy of the program is complete.

A window is tried first, in its own process. All other checks use the parts of the program in its own way: games,
translations, fonts, sounds and card faces, a deal of each game in the window, a question to the worker process, and a
room.
"""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Callable
from typing import TextIO

from cardtable import __version__
from cardtable.app.platform.qt_environment import load_qt
from cardtable.app.self_test.window_check import SelfTestFailure, window

WHOLE, BROKEN = 0, 1

Check = Callable[[], str]


def run(out: TextIO | None = None, errors: TextIO | None = None) -> int:
    """Run all checks, that of a window only with a display; return 0, or 1; raise UserError without Qt."""
    out, errors = out or sys.stdout, errors or sys.stderr
    print(f"CardTable {__version__}", file=out)
    load_qt()
    gc.enable()  # `load_qt` disables it for a window, which enables it after its first frame
    from PySide6.QtWidgets import QApplication

    from cardtable.app.self_test import self_test_checks as checks

    if not _are_passed((window,), out, errors):
        return BROKEN
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    application = QApplication.instance() or QApplication(["cardtable"])
    parts: tuple[Check, ...] = (checks.games, checks.compiled_files, checks.networks, checks.translations)
    shown = (checks.fonts, checks.sounds, checks.card_faces)
    passed = _are_passed((*parts, *shown, checks.deals, checks.thinking, checks.people), out, errors)
    application.processEvents()
    if not passed:
        return BROKEN
    print("Everything works.", file=out)
    return WHOLE


def _are_passed(checks: tuple[Check, ...], out: TextIO, errors: TextIO) -> bool:
    """Print the result of each check; stop at the first that fails and return False."""
    for check in checks:
        try:
            print(check(), file=out, flush=True)
        except SelfTestFailure as broken:
            print(broken, file=errors)
            return False
        except Exception as error:  # any other error is also reported in one sentence
            print(f"The check of {check.__name__} failed ({type(error).__name__}: {error}).", file=errors)
            return False
    return True

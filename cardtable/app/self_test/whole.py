"""`--self-test`: whether this copy of the program is whole, whatever it was packed into.

Everything is asked of the parts that people use: the games, translations, fonts, sounds and card faces that they would
meet, a deal of each game in the window, a question to the process in which computer players think, and a table for
people.
"""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Callable
from typing import TextIO

from cardtable import __version__
from cardtable.app.desktop.qt import load_qt
from cardtable.app.self_test.broken import Broken

WHOLE, BROKEN = 0, 1

Check = Callable[[], str]


def run(out: TextIO | None = None, errors: TextIO | None = None) -> int:
    """Check everything without a display; exit status 0 if all is well, 1 with one sentence if not."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    load_qt()
    gc.enable()  # Qt was loaded as for a window, which enables it after its first frame
    from PySide6.QtWidgets import QApplication

    from cardtable.app.self_test.compiled_files import compiled_files
    from cardtable.app.self_test.contents import card_faces, fonts, games, sounds, translations
    from cardtable.app.self_test.networks import networks
    from cardtable.app.self_test.trial_deals import deals, thinking
    from cardtable.app.self_test.trial_table import people

    application = QApplication.instance() or QApplication(["cardtable"])
    print(f"CardTable {__version__}", file=out or sys.stdout)
    parts: tuple[Check, ...] = (games, compiled_files, networks, translations, fonts, sounds, card_faces)
    status = _run_all((*parts, deals, thinking, people), out or sys.stdout, errors or sys.stderr)
    application.processEvents()
    return status


def _run_all(checks: tuple[Check, ...], out: TextIO, errors: TextIO) -> int:
    """Print what each check has found; the first that fails ends it."""
    for check in checks:
        try:
            print(check(), file=out, flush=True)
        except Broken as broken:
            print(broken, file=errors)
            return BROKEN
        except Exception as error:  # whatever else is wrong is told in a sentence as well
            print(f"The check of {check.__name__} failed ({type(error).__name__}: {error}).", file=errors)
            return BROKEN
    print("Everything works.", file=out)
    return WHOLE

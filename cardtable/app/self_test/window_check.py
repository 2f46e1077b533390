"""Window check of the self-test: Qt opens a window on this desktop; other checks need no display."""

from __future__ import annotations

import multiprocessing
import os
import sys
from multiprocessing.connection import Connection

from cardtable.app.platform.qt_environment import display_problem, opening
from cardtable.core.language.source_renderer import SourceRenderer
from cardtable.core.text import Text

_SECONDS = 30.0


class SelfTestFailure(Exception):
    """A part that is missing or does not work; the message is one sentence that names it."""


def window() -> str:
    """Check in a separate process that Qt starts as in the program: without a usable display it ends its process."""
    if display_problem(os.environ, sys.platform) is not None:
        return "window: not tried, since there is no display here"
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe(duplex=False)
    process = context.Process(target=_start_qt, args=(theirs,), name="cardtable window")
    process.start()
    theirs.close()
    try:
        silent = SelfTestFailure("Qt doesn't start on this desktop: it gives no answer.")
        told = ours.recv() if ours.poll(_SECONDS) else silent
    except EOFError:
        process.join()
        told = SelfTestFailure(f"Qt doesn't start on this desktop: it ended its process (status {process.exitcode}).")
    finally:
        process.kill()
        process.join()
        ours.close()
    if isinstance(told, SelfTestFailure):
        raise told
    return f"window: can be opened ({told})"


def _start_qt(pipe: Connection) -> None:
    """Send the name of Qt's platform, or a SelfTestFailure, from the process."""
    from PySide6.QtWidgets import QApplication

    def give_up(problem: Text) -> None:
        pipe.send(SelfTestFailure(SourceRenderer().text(problem)))
        os._exit(1)

    with opening(give_up):
        application = QApplication(["cardtable"])
    pipe.send(application.platformName())

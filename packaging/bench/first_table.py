"""Start the program as people do every day; end it when the bare felt, or the table with its cards, is painted.

Run as `python -m bench.first_table felt|cards [MODULE …]`; it does not find the modules that are named.
"""

import os
import sys
from collections.abc import Callable
from typing import Any

from cardtable.app import entry_point
from cardtable.app.platform import qt_environment

FELT, CARDS = "felt", "cards"


def finishing(paint: Callable[[Any], None]) -> Callable[[Any], None]:
    """Return the same way to paint, after which the process says so and ends."""

    def painted(widget: Any) -> None:
        paint(widget)
        print("painted", flush=True)
        os._exit(0)

    return painted


def watched(load_qt: Callable[[], None], goal: str) -> Callable[[], None]:
    """Return the program's way to load Qt, after which somebody waits: what loads Qt earlier would measure that."""

    def loaded() -> None:
        load_qt()
        from cardtable.app.window.main_window import MainWindow, StartupPage

        if goal == FELT:
            setattr(StartupPage, "wait", finishing(StartupPage.wait))  # noqa: B010  # for this process only
        else:
            setattr(MainWindow, "paint_page", finishing(MainWindow.paint_page))  # noqa: B010

    return loaded


if __name__ == "__main__":
    sys.modules.update(dict.fromkeys(sys.argv[2:]))  # type: ignore[arg-type]  # None: it is not to be found
    setattr(entry_point, "load_qt", watched(qt_environment.load_qt, sys.argv[1]))  # noqa: B010  # for this process only
    sys.exit(entry_point.run(()))

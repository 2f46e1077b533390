"""Start the program as people do every day; end it when the bare felt, or the table with its cards, is painted."""

import os
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

from cardtable.app import commandline, qt

if TYPE_CHECKING:
    from cardtable.app.felt_page import FeltPage

FELT, CARDS = "felt", "cards"


def finish() -> None:
    """Say that it is on the screen."""
    print("painted", flush=True)
    os._exit(0)


def finishing(wait: Callable[["FeltPage"], None]) -> Callable[["FeltPage"], None]:
    """Return the page's way to wait for its painting, and be done then."""

    def waited(page: "FeltPage") -> None:
        wait(page)
        finish()

    return waited


def waiting(run: Callable[[], int]) -> Callable[..., int]:
    """Return Qt's exec, with somebody waiting for the painting of the table, which paints the cards as well."""
    from PySide6.QtCore import QEvent, QObject, QTimer
    from PySide6.QtWidgets import QApplication

    class FirstPaint(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.Paint:
                QTimer.singleShot(0, finish)
            return False

    def waited(*_: object) -> int:
        first = FirstPaint()
        (table,) = (widget for widget in QApplication.allWidgets() if widget.metaObject().className() == "TableWidget")
        table.installEventFilter(first)
        return run()

    return waited


def watched(load_qt: Callable[[], None], goal: str) -> Callable[[], None]:
    """Return the program's way to load Qt, after which somebody waits: what loads Qt earlier would measure that."""

    def loaded() -> None:
        load_qt()
        from PySide6.QtWidgets import QApplication

        from cardtable.app.felt_page import FeltPage

        if goal == FELT:
            setattr(FeltPage, "wait", finishing(FeltPage.wait))  # noqa: B010  # for this process only
        else:
            setattr(QApplication, "exec", waiting(QApplication.exec))  # noqa: B010  # a Qt type, not ours to redefine

    return loaded


if __name__ == "__main__":
    setattr(commandline, "load_qt", watched(qt.load_qt, sys.argv[1]))  # noqa: B010  # for this process only
    sys.exit(commandline.run(()))

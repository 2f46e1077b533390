"""Start the program as people do every day; end it when the bare felt, or the table with its cards, is painted."""

import os
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

from cardtable.app import commandline, qt

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from cardtable.app.felt_page import FeltPage
    from cardtable.app.window import MainWindow

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


def waiting(show_page: Callable[["MainWindow", "QWidget"], None]) -> Callable[["MainWindow", "QWidget"], None]:
    """Return the window's way to show a page, with somebody waiting for its painting, which paints cards as well."""
    from PySide6.QtCore import QEvent, QObject, QTimer

    class FirstPaint(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.Paint:
                QTimer.singleShot(0, finish)
            return False

    def shown(window: "MainWindow", page: "QWidget") -> None:
        page.installEventFilter(FirstPaint(page))
        show_page(window, page)

    return shown


def watched(load_qt: Callable[[], None], goal: str) -> Callable[[], None]:
    """Return the program's way to load Qt, after which somebody waits: what loads Qt earlier would measure that."""

    def loaded() -> None:
        load_qt()
        from cardtable.app.felt_page import FeltPage
        from cardtable.app.window import MainWindow

        if goal == FELT:
            setattr(FeltPage, "wait", finishing(FeltPage.wait))  # noqa: B010  # for this process only
        else:
            setattr(MainWindow, "show_page", waiting(MainWindow.show_page))  # noqa: B010  # for this process only

    return loaded


if __name__ == "__main__":
    setattr(commandline, "load_qt", watched(qt.load_qt, sys.argv[1]))  # noqa: B010  # for this process only
    sys.exit(commandline.run(()))

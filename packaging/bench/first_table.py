"""Start the program as people do, and end it when the table has been painted for the first time."""

import os
import sys
from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication

GAME = ("--game", "hearts", "--deal", "1")


class FirstPaint(QObject):
    """Waits for the first time that a TableWidget is painted."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let every event through; after the first painting of a table, say so and end the process."""
        if event.type() == QEvent.Type.Paint and watched.metaObject().className() == "TableWidget":
            QTimer.singleShot(0, finish)
        return False


def finish() -> None:
    """Say that the table is on the screen."""
    print("painted", flush=True)
    os._exit(0)


def waiting(run: Callable[[], int]) -> Callable[..., int]:
    """Return Qt's exec, with somebody waiting for the table."""

    def waited(*_: object) -> int:
        first = FirstPaint()
        application = QApplication.instance()
        assert application is not None
        application.installEventFilter(first)
        return run()

    return waited


if __name__ == "__main__":
    setattr(QApplication, "exec", waiting(QApplication.exec))  # noqa: B010  # a Qt type, not ours to redefine by name
    sys.argv = ["cardtable", *GAME]
    from cardtable.__main__ import main

    sys.exit(main())

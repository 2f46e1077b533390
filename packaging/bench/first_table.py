"""Start the program as people do, and end it when the table has been painted for the first time."""

import gc
import os
import sys
from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication

GAME = ("--game", "hearts", "--deal", "1")


class FirstPaint(QObject):
    """Waits for the first time that the table is painted."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let every event through; after the painting, which paints the cards as well, say so and end the process."""
        if event.type() == QEvent.Type.Paint:
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
        (table,) = (widget for widget in QApplication.allWidgets() if widget.metaObject().className() == "TableWidget")
        table.installEventFilter(first)
        return run()

    return waited


if __name__ == "__main__":
    setattr(QApplication, "exec", waiting(QApplication.exec))  # noqa: B010  # a Qt type, not ours to redefine by name
    sys.argv = ["cardtable", *GAME]
    from cardtable.__main__ import main

    sys.exit(main())

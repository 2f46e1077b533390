"""Start the program for the first time, press Play on the first tile, and say when the first card has set out.

Prints the milliseconds from the press to the end of the first picture in which a dealt card is on its way. The one
argument is how many milliseconds after the welcome page came somebody presses.
"""

import os
import sys
import time
from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

SIGNAL = "first card after"


class Press(QObject):
    """Presses once, and watches the window until a card that has set out has been painted."""

    def __init__(self, wait: int) -> None:
        super().__init__()
        self.begun = 0.0
        QTimer.singleShot(wait, self, self.press)

    def press(self) -> None:
        """Press the first Play with the mouse."""
        window = next(widget for widget in QApplication.topLevelWidgets() if widget.isVisible())
        self.begun = time.perf_counter()
        QTest.mouseClick(play_button(window), Qt.MouseButton.LeftButton)
        self.window = window
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Look after each repaint, which follows the request."""
        if event.type() is QEvent.Type.UpdateRequest:
            QTimer.singleShot(0, self, self.look)
        return False

    def look(self) -> None:
        """End the process if a card is on its way, and that has been painted."""
        from cardtable.table.cards.card_widget import CardWidget

        if any(0 < float(card.property("travel")) < 1 for card in self.window.findChildren(CardWidget)):
            print(f"{SIGNAL} {(time.perf_counter() - self.begun) * 1000:.0f}", flush=True)
            os._exit(0)


def play_button(window: QWidget) -> QPushButton:
    """The first tile's broad button."""
    from cardtable.app.dialogs.welcome.tile_controls import PlayButton

    return window.findChildren(PlayButton)[0]


def pressing(run: Callable[[], int], wait: int) -> Callable[..., int]:
    """Return Qt's exec with somebody who presses."""

    def pressed(*_: object) -> int:
        press = Press(wait)
        status = run()
        del press
        return status

    return pressed


def main(arguments: Sequence[str]) -> int:
    """Start the program as `python -m cardtable` does."""
    setattr(QApplication, "exec", pressing(QApplication.exec, int(arguments[0])))  # noqa: B010  # a Qt type
    sys.argv = ["cardtable"]
    from cardtable.__main__ import main as start

    return start()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

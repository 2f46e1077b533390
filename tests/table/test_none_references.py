"""PySide6 6.12.0 on Python 3.11 loses a reference to None with every call of a method that returns nothing.

After a few seconds of painting the interpreter aborts, so the version is pinned; this test tells when a new one may
be taken. From Python 3.12 on None is immortal and its count stands still.
"""

import sys

from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget
from pytestqt.qtbot import QtBot

REPAINTS = 2000
SLACK = 200  # caches, the test runner's own bookkeeping


class Felt(QWidget):
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor("darkgreen"))
        painter.end()


class Button(QAbstractButton):
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(QColor("black"))
        painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
        painter.end()


def test_painting_loses_no_reference_to_none(qtbot: QtBot) -> None:
    felt = Felt()
    qtbot.addWidget(felt)
    felt.resize(64, 64)
    Button(felt).setGeometry(8, 8, 32, 44)
    with qtbot.waitExposed(felt):
        felt.show()
    felt.grab()
    before = sys.getrefcount(None)

    for _ in range(REPAINTS):
        felt.grab()

    assert sys.getrefcount(None) > before - SLACK

"""Lines of a wrapped label begin at one edge."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.app.widgets.labels import Paragraph
from tests.app.dialogs.tongues import tongues

pytestmark = pytest.mark.qt_log_ignore("OpenType support missing")

SENTENCE = "آمد " * 30


def edges(picture: QImage, line: int) -> set[int]:
    """The column of the rightmost ink in each line of text, in pixels."""
    found = set()
    for top in range(0, picture.height() - line + 1, line):
        inked = [
            x
            for x in range(picture.width())
            for y in range(top, top + line)
            if QColor(picture.pixel(x, y)).lightness() < 128
        ]
        found |= {max(inked)} if inked else set()
    return found


def test_all_lines_begin_at_the_right_edge_in_persian(qapp: QApplication, qtbot: QtBot) -> None:
    with tongues(qapp) as tongue:
        tongue.speak("fa")
        label = Paragraph()
        qtbot.addWidget(label)
        label.setStyleSheet("background: white; color: black;")
        label.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
        label.setText(SENTENCE.strip())
        label.resize(230, label.heightForWidth(230))
        found = edges(label.grab().toImage(), label.fontMetrics().lineSpacing())
    assert len(found) == 1
    assert found.pop() >= 230 - 3

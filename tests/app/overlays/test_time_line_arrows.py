"""The buttons beside the time line point the way it runs."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cardtable.app.overlays.replay.replay_timeline import RoundIcon
from cardtable.table.art.themes import theme_named


@pytest.mark.parametrize("icon", ["first", "past", "on", "last"])
def test_read_from_the_right_an_arrow_is_the_reflection_of_itself(qtbot: QtBot, icon: str) -> None:
    around = QWidget()
    qtbot.addWidget(around)
    button = RoundIcon(icon, theme_named("green"), around)
    button.resize(60, 60)
    as_written = dark_columns(button)
    button.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    assert as_written != as_written[::-1]  # else the test could not fail
    assert dark_columns(button) == pytest.approx(as_written[::-1], abs=2)


def dark_columns(button: RoundIcon) -> list[float]:
    """Column by column, how bright what is painted there is on the whole."""
    image = button.grab().toImage().convertToFormat(QImage.Format.Format_Grayscale8)
    return [
        sum(image.pixelColor(x, y).lightness() for y in range(image.height())) / image.height()
        for x in range(image.width())
    ]

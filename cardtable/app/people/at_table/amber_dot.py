"""A dot that says "look here", on an entry of a menu."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap

from cardtable.table.art.drawing import HINTS, circle, fill

AMBER = "#A65714"  # 5.3 to 1 on white
SIDE = 32


def amber_dot() -> QIcon:
    """The dot as an icon."""
    picture = QPixmap(SIDE, SIDE)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHints(HINTS)
    fill(painter, circle(SIDE / 2, SIDE / 2, SIDE * 0.22), AMBER)
    painter.end()
    return QIcon(picture)

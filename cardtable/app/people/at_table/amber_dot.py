"""A dot that says "look here", on an entry of a menu."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap

from cardtable.table.art.drawing import HINTS, circle, fill

SIDE = 32


def amber_dot(colour: str) -> QIcon:
    """The dot as an icon, in a colour as #RRGGBB."""
    picture = QPixmap(SIDE, SIDE)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHints(HINTS)
    fill(painter, circle(SIDE / 2, SIDE / 2, SIDE * 0.22), colour)
    painter.end()
    return QIcon(picture)

"""What is drawn by hand and described in words: to a screen reader it is a picture."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget


class PictureWidget(QLabel):
    """Takes the focus, so that a screen reader comes to its name and description; subclasses paint it.

    Qt gives the role of a picture to labels with a pixmap, and to no other widget: this one has an empty one.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        empty = QPixmap(1, 1)
        empty.fill(Qt.GlobalColor.transparent)
        self.setPixmap(empty)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

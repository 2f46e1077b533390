"""A label for any words, those of other people too."""

from __future__ import annotations

from PySide6 import QtCore  # QtCore.Qt has 100 enums, made at the first look at it: the first frame does without
from PySide6.QtWidgets import QLabel


class PlainLabel(QLabel):
    """Shows its text letter by letter: Qt takes whatever looks like markup for markup, and loads what it names."""

    def setText(self, text: str) -> None:
        """Show another text."""
        self.setTextFormat(QtCore.Qt.TextFormat.PlainText)
        super().setText(text)

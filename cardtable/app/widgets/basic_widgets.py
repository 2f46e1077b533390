"""Plain label, held focus and layouts: used by the first frame; nothing here loads the many enums of `QtCore.Qt`."""

from __future__ import annotations

from typing import TypeVar
from weakref import ref

from PySide6 import QtCore  # not QtCore.Qt: its 100 enums are made at first use, and the first frame needs none
from PySide6.QtWidgets import QBoxLayout, QLabel, QLayout, QWidget
from shiboken6 import isValid

STRETCH = 1  # in place of a part of a layout: a space that takes what the parts leave
Box = TypeVar("Box", bound=QBoxLayout)


class PlainLabel(QLabel):
    """Label that never interprets its text as markup: Qt would load resources named in it."""

    def setText(self, text: str) -> None:
        self.setTextFormat(QtCore.Qt.TextFormat.PlainText)
        super().setText(text)


class HeldFocus:
    """Weak reference to a widget that had the focus and is to get it back."""

    def __init__(self) -> None:
        self._held: ref[QWidget] | None = None

    def keep(self, widget: QWidget | None) -> None:
        self._held = None if widget is None else ref(widget)

    def take(self) -> QWidget | None:
        """Return the stored widget if it still exists, and clear the store."""
        held, self._held = self._held, None
        widget = None if held is None else held()
        return widget if widget is not None and isValid(widget) else None


def fill_box(
    box: Box,
    *parts: QWidget | QLayout | tuple[QWidget | QLayout, int] | int,
    spacing: int | None = None,
    margins: tuple[int, int, int, int] = (0, 0, 0, 0),
) -> Box:
    """Add parts to a layout, each alone or with its stretch factor, or a stretch alone, and return the layout.

    A layout within another is filled after that: PySide would keep an object for each item of one that is nested full.
    `spacing` None: that of the style. `margins` are left, top, right, bottom.
    """
    box.setContentsMargins(*margins)
    if spacing is not None:
        box.setSpacing(spacing)
    for entry in parts:
        part, stretch = entry if isinstance(entry, tuple) else (entry, 0)
        if isinstance(part, QWidget):
            box.addWidget(part, stretch)
        elif isinstance(part, QLayout):
            box.addLayout(part, stretch)
        else:
            box.addStretch(part)
    return box

"""Plain label, held focus and layouts: used by the first frame; nothing here loads the many enums of `QtCore.Qt`."""

from __future__ import annotations

from typing import Any, TypeVar
from weakref import ref

from PySide6 import QtCore  # not QtCore.Qt: its 100 enums are made at first use, and the first frame needs none
from PySide6.QtWidgets import QBoxLayout, QLabel, QLayout, QWidget
from shiboken6 import isValid

STRETCH = 1  # in place of a part of a layout: a space that takes what the parts leave
Box = TypeVar("Box", bound=QBoxLayout)


class Space(int):
    """Fixed space in pixels, in place of a part of a layout."""


class PlainLabel(QLabel):
    """Label that never interprets its text as markup: Qt would load resources named in it."""

    def setText(self, text: str) -> None:
        self.setTextFormat(QtCore.Qt.TextFormat.PlainText)
        super().setText(text)


def set_role(widget: QWidget, role: str) -> None:
    """Give a widget that is already shown another role of the style sheet."""
    if widget.property("role") != role:
        widget.setProperty("role", role)
        widget.style().polish(widget)


def discard(widget: QWidget, layout: QLayout | None = None) -> None:
    """Hide a widget at once, take it out of its layout, and delete it in the next turn of the event loop."""
    if layout is not None:
        layout.removeWidget(widget)
    widget.hide()
    widget.deleteLater()


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
    *parts: QWidget | QLayout | tuple[Any, ...] | int,
    spacing: int | None = None,
    margins: tuple[int, int, int, int] = (0, 0, 0, 0),
) -> Box:
    """Add parts to a layout, each alone or with its stretch factor and alignment, or a stretch or space; return it.

    A layout within another is filled after that: PySide would keep an object for each item of one that is nested full.
    `spacing` None: that of the style. `margins` are left, top, right, bottom.
    """
    box.setContentsMargins(*margins)
    if spacing is not None:
        box.setSpacing(spacing)
    for entry in parts:
        part, *rest = entry if isinstance(entry, tuple) else (entry,)
        if isinstance(part, QWidget):
            box.addWidget(part, *rest)
        elif isinstance(part, QLayout):
            box.addLayout(part, *rest)
        elif isinstance(part, Space):
            box.addSpacing(part)
        else:
            box.addStretch(part)
    return box

"""The unit of size of what lies on the felt: as the desktop's type, but never so large that it does not fit.

It belongs to the page or sheet around a widget, as the unit of everything else belongs to the application.
"""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QWidget

from cardtable.table.painting.measure import scale_unit

SMALLEST = QSize(1024, 545)  # the room in the smallest window; drawn for it
_PROPERTY = "felt unit"


def unit_for(room: QSize, usual: float) -> float:
    """Pixels to a pixel of the sketches in a room of this size; `usual`: elsewhere on this desktop."""
    fitting = min(room.width() / SMALLEST.width(), room.height() / SMALLEST.height())
    return min(usual, max(1.0, fitting))


def set_overlay_unit(room: QWidget, value: float) -> None:
    """Make everything on this page of that size from now on."""
    room.setProperty(_PROPERTY, value)


def unit_in(widget: QWidget) -> float:
    """That of the room around a widget; outside of one, and before it is laid out, that of the desktop."""
    around: QWidget | None = widget
    while around is not None:
        found = around.property(_PROPERTY)
        if found:
            return float(found)
        around = around.parentWidget()
    return scale_unit()


def px_in(widget: QWidget, length: float) -> int:
    """A length of the sketches in pixels of this widget."""
    return round(length * unit_in(widget))


def font_in(widget: QWidget, pixels: float, *, bold: bool = False) -> QFont:
    """The application's font at so many pixels of the sketches."""
    font = QFont(QApplication.font())
    font.setPixelSize(px_in(widget, pixels))
    font.setBold(bold)
    return font

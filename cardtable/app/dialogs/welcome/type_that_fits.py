"""Type that fits: the largest in which words have room."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtWidgets import QWidget


def type_of(widget: QWidget, pixels: int, *, bold: bool = False) -> QFont:
    """The widget's font in this size."""
    font = QFont(widget.font())
    font.setPixelSize(pixels)
    font.setBold(bold)
    return font


def width_of(text: str, font: QFont) -> float:
    """Of a text in one line."""
    return QFontMetricsF(font).horizontalAdvance(text)


def height_of(text: str, font: QFont, width: float) -> float:
    """Of a text in lines of this width."""
    return QFontMetricsF(font).boundingRect(QRectF(0, 0, width, 1000), Qt.TextFlag.TextWordWrap, text).height()


def type_in_line(widget: QWidget, text: str, width: float, sizes: Iterable[int], *, bold: bool = False) -> QFont:
    """The first of these sizes in which the text has room in one line; else the last of them."""
    usual = QFont(widget.font())
    usual.setBold(bold)
    return type_of(widget, _size_in_line(usual, text, width, tuple(sizes)), bold=bold)


@lru_cache(maxsize=256)  # tiles of a row ask for each other's
def _size_in_line(usual: QFont, text: str, width: float, sizes: Sequence[int]) -> int:
    font = QFont(usual)
    for pixels in sizes:
        font.setPixelSize(pixels)
        if width_of(text, font) <= width:
            return pixels
    return sizes[-1]

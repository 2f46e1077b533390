"""Glyphs: outlines of the index letters and digits, so that no font is needed to read a card."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainterPath

from cardtable.table.art.vector_drawing import parse_outline


@cache
def glyph(key: str, letters: str) -> QPainterPath:
    """Return the outline of "A", "K", "Q", "J", a digit or "JOKER" in a script (see themes.LETTERS), baseline at y = 0.

    500 units are the font's size. The path is shared: callers must not change it.
    """
    path = parse_outline(import_module(f"{__name__}.{letters}").OUTLINES[key])
    path.setFillRule(Qt.FillRule.WindingFill)
    return path

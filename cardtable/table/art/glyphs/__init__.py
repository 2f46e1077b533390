"""Glyphs: outlines of the index letters and digits, so that no font is needed to read a card.

The outlines of a script are in its JSON file, written by packaging/make_glyphs.py from Noto Sans Bold (SIL Open Font
License 1.1).
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainterPath

from cardtable.table.art.vector_drawing import parse_outline


@cache
def glyph(key: str, letters: str) -> QPainterPath:
    """Return the outline of "A", "K", "Q", "J", a digit or "JOKER" in a script (see themes.LETTERS), baseline at y = 0.
    500 units are the font's size. The path is shared: callers must not change it."""
    path = parse_outline(_outlines(letters)[key])
    path.setFillRule(Qt.FillRule.WindingFill)
    return path


@cache
def _outlines(letters: str) -> Mapping[str, str]:
    outlines: dict[str, str] = json.loads(Path(__file__).with_name(f"{letters}.json").read_bytes())
    return outlines

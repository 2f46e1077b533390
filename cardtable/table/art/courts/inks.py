"""The colours of a court figure, all made from the ink of its suit."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtGui import QColor

from cardtable.table.art.card_style import FACE
from cardtable.table.art.drawing import mix

SKIN, SKIN_SHADE = "#EFC9A0", "#DBA777"
EYE = "#2A1A14"


class Inks(NamedTuple):
    """`mid` is lighter, `dark` darker than the ink; `wash` tints the panel."""

    ink: QColor
    mid: QColor
    wash: QColor
    dark: QColor
    paper: QColor

    @classmethod
    def of(cls, ink: str) -> Inks:
        dark = mix(ink, "#000000", 0.38) if QColor(ink).lightness() > 40 else QColor("#000000")
        return cls(QColor(ink), mix(ink, "#FFFFFF", 0.4), mix(ink, FACE, 0.915), dark, QColor(FACE))

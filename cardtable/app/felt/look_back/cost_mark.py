"""The mark of a decision on the time line: dot, small or large diamond; its shape tells as much as its colour."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QPainter, QPainterPath, QPen

from cardtable.app.felt.look_back.verdicts import RegretClass
from cardtable.core.text import Text
from cardtable.table.art.drawing import circle, colour, fill
from cardtable.table.art.themes import Theme
from cardtable.table.painting.lettering import Align, paint_text, text_width

DOT, LITTLE, MUCH = 2.2, 4.5, 5.5  # pixels of the sketches, from the middle
WAITS = 3.6


class RegretMark(NamedTuple):
    """What a part of the deal cost; `kind` None: it is still being found out."""

    kind: RegretClass | None
    number: Text


def paint_mark(
    painter: QPainter,
    middle: QPointF,
    mark: RegretMark,
    number: str,
    room: float,
    font: QFont,
    theme: Theme,
    unit: float,
) -> None:
    """Paint it around a point; the number stands beside a large diamond where there is `room` across."""
    match mark.kind:
        case None:
            pen = QPen(colour(theme.ink2, 0.8), 1.4 * unit)
            side = WAITS * unit
            painter.setPen(pen)
            painter.drawArc(QRectF(middle.x() - side, middle.y() - side, 2 * side, 2 * side), 90 * 16, -250 * 16)
        case RegretClass.GOOD:
            fill(painter, circle(middle.x(), middle.y(), DOT * unit), theme.good)
        case RegretClass.LITTLE:
            fill(painter, diamond(middle, LITTLE * unit), theme.accent)
        case RegretClass.MUCH:
            reach = MUCH * unit
            wide = text_width(number, font) + 3 * unit
            if 2 * reach + wide > room:
                fill(painter, diamond(middle, reach), theme.bad)
                return
            start = QPointF(middle.x() - wide / 2, middle.y())
            fill(painter, diamond(start, reach), theme.bad)
            box = QRectF(start.x() + reach + 3 * unit, middle.y() - 9 * unit, wide, 18 * unit)
            paint_text(painter, box, number, font, theme.bad, Align.AlignLeft | Align.AlignVCenter)


def diamond(middle: QPointF, reach: float) -> QPainterPath:
    """A square on its corner."""
    path = QPainterPath(QPointF(middle.x(), middle.y() - reach))
    for x, y in ((reach, 0.0), (0.0, reach), (-reach, 0.0)):
        path.lineTo(middle.x() + x, middle.y() + y)
    path.closeSubpath()
    return path

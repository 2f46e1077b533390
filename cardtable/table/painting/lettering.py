"""Small words for painting text on plates and panels."""

from __future__ import annotations

import math
import unicodedata
from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QTextOption

from cardtable.table.art.drawing import colour, fill, rounded_rect, stroke
from cardtable.table.art.shadows import paint_shadow
from cardtable.table.art.themes import Theme

Align = Qt.AlignmentFlag
SMALLEST_TYPE = 9  # pixels
SMALLER = (1.0, 0.9, 0.8, 0.72)  # of the usual size of writing, for sentences that need more room than there is
SMALLEST = (0.64, 0.56)  # for lines that can go nowhere else
OVERHANG = 0.6  # of the type's size: marks above and below letters may leave the line, and painting cuts at the room

_STRONG = frozenset({"L", "R", "AL"})  # Unicode's classes of letters that have a direction,
_ISOLATES = frozenset({"LRI", "RLI", "FSI"})  # and of what begins a part kept apart


def paint_text(
    painter: QPainter,
    rect: QRectF,
    text: str,
    font: QFont,
    ink: str | QColor,
    align: Qt.AlignmentFlag = Align.AlignLeft,
    *,
    wrap: bool = False,
) -> None:
    """Text in the middle of a line's height, smaller if it does not fit, and cut with an ellipsis if that is not
    enough; `align` is left or right as seen, whatever the direction of the text."""
    font = font if wrap else fitted(font, text, rect.width())
    painter.setFont(font)
    painter.setPen(QColor(ink))
    option = QTextOption(align | Align.AlignAbsolute | Align.AlignVCenter)
    option.setTextDirection(_direction(text))
    option.setWrapMode(QTextOption.WrapMode.WordWrap if wrap else QTextOption.WrapMode.NoWrap)
    if wrap and not align & Align.AlignHCenter:
        option.setFlags(QTextOption.Flag.IncludeTrailingSpaces)  # else lines from the right begin a space too early
    if not wrap:
        text = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
    over = font.pixelSize() * OVERHANG
    painter.drawText(rect.adjusted(0, -over, 0, over), text, option)


def fitted(font: QFont, text: str, width: float) -> QFont:
    """The font, or a smaller one in which the text is no wider than `width`; never smaller than can be read."""
    needed = text_width(text, font)
    if not text or needed <= width or font.pixelSize() <= SMALLEST_TYPE:
        return font
    smaller = QFont(font)
    smaller.setPixelSize(max(SMALLEST_TYPE, math.floor(font.pixelSize() * max(0.0, width) / needed)))
    return smaller


def fitted_lines(font: QFont, text: str, room: QSizeF) -> QFont:
    """The font, or a smaller one in which the lines of a text have room; the smallest if they have none in any."""
    smaller = QFont(font)
    for share in (*SMALLER, *SMALLEST):
        smaller.setPixelSize(max(SMALLEST_TYPE, round(font.pixelSize() * share)))
        lines = QRectF(0, 0, room.width(), 10_000)
        needed = QFontMetricsF(smaller).boundingRect(lines, int(Qt.TextFlag.TextWordWrap.value), text)
        if needed.width() <= room.width() and needed.height() <= room.height():
            break
    return smaller


def first_that_fits(texts: Sequence[str], font: QFont, width: float) -> str:
    """The first of these that is seen whole in the font or a smaller one; the last if none is."""
    return next((text for text in texts if text_width(text, fitted(font, text, width)) <= width), texts[-1])


def text_width(text: str, font: QFont) -> float:
    """The width of one line in pixels."""
    return QFontMetricsF(font).horizontalAdvance(text)


def paint_panel(painter: QPainter, rect: QRectF, theme: Theme, radius: float) -> None:
    """A dark glass plate on the felt, with its line and its shadow."""
    if not theme.high_contrast:
        paint_shadow(painter, rect, radius, 1.0, 0.22)
    fill(painter, rounded_rect(rect, radius), colour(theme.plate, theme.plate_alpha))
    line = 2.0 if theme.high_contrast else 1.0
    inner = rect.adjusted(line / 2, line / 2, -line / 2, -line / 2)
    stroke(painter, rounded_rect(inner, radius), colour(theme.line, theme.line_alpha), line)


def _direction(text: str) -> Qt.LayoutDirection:
    """The direction of the first letter that has one; names, which are kept apart, count only where they are alone.

    Source: Unicode Standard Annex 9, rule P2.
    """
    outside, depth = [], 0
    for letter in text:
        kind = unicodedata.bidirectional(letter)
        depth += (kind in _ISOLATES) - (kind == "PDI")
        if not depth:
            outside.append(kind)
    letters = [kind for kind in outside if kind in _STRONG] or [unicodedata.bidirectional(letter) for letter in text]
    first = next((kind for kind in letters if kind in _STRONG), "L")
    return Qt.LayoutDirection.LeftToRight if first == "L" else Qt.LayoutDirection.RightToLeft

"""Small words for painting text on plates and panels.

The unit of size: how much larger than in the sketches writing is, and everything that holds it.

It belongs to the application, as its font does. Whoever has set large type for the desktop gets large type here, too.

Tool tips for any words, those of other people too.

A label that paints itself once: cards that fly over it cost a copy of its picture, not a new painting.
"""

from __future__ import annotations

import math
import re
import unicodedata
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRectF, QSizeF, Qt
from PySide6.QtGui import QAction, QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPixmap, QTextOption
from PySide6.QtWidgets import QLabel, QWidget

from cardtable.table.art.card_marks import paint_focus
from cardtable.table.art.card_pixmaps import paint_shadow
from cardtable.table.art.themes import Theme
from cardtable.table.art.vector_drawing import colour, fill, rounded_rect, stroke
from cardtable.table.style.table_style import TableStyle

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


ORDINARY = (12.0, 15.0)  # pixels of interface type, from desktop to desktop; what the sketches show is ordinary on all
LEAST, MOST = 0.9, 2.0
FINEST = 3  # pixels of lines that stay as fine as they are

_PROPERTY = "unit"
_PIXELS = re.compile(r"\b(\d+)px")


def unit_of(pixels: float) -> float:
    """The unit that goes with interface type of so many pixels: 1 while it is of an ordinary size."""
    small, large = ORDINARY
    wanted = pixels / small if pixels < small else max(1.0, pixels / large)
    return min(max(wanted, LEAST), MOST)


def set_unit(app: QCoreApplication, unit: float) -> None:
    """Make windows, dialogs and tables of this size from now on."""
    app.setProperty(_PROPERTY, unit)


def scale_unit() -> float:
    """Pixels of this desktop to a pixel of the sketches; 1 before there is an application."""
    app = QCoreApplication.instance()
    found = None if app is None else app.property(_PROPERTY)
    return float(found) if found else 1.0


def px(length: float) -> int:
    """A length of the sketches in pixels."""
    return round(length * scale_unit())


def scaled_stylesheet(sheet: str, times: float | None = None) -> str:
    """A style sheet whose lengths are those of the sketches, in pixels, or so many times as large; fine lines stay
    fine."""
    larger = scale_unit() if times is None else times

    def grown(found: re.Match[str]) -> str:
        length = int(found[1])
        return f"{length if length <= FINEST else round(length * larger)}px"

    return _PIXELS.sub(grown, sheet)


_MARKUP = (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"))


def plain_tip(text: str) -> str:
    """A text as a tool tip shows it letter by letter: what looks like markup to Qt is written as such.

    Otherwise a name could have the pointer load a file.
    """
    if not any(sign in text for sign, _ in _MARKUP):
        return text
    for sign, written in _MARKUP:
        text = text.replace(sign, written)
    return f"<p style='white-space: pre'>{text}</p>"


def set_tip(shown: QWidget | QAction, text: str) -> None:
    """Give a widget or an entry of a menu its tool tip."""
    tip = plain_tip(text)
    shown.setToolTip(tip)
    if tip != text and isinstance(shown, QWidget) and not shown.accessibleDescription():
        shown.setAccessibleDescription(text)  # a screen reader would be told the tip, as it is written


class PaintedLabel(QLabel):
    """A label for screen readers, whose picture `paint_on` paints; the mouse passes through it."""

    def __init__(self, skin: TableStyle, parent: QWidget) -> None:
        super().__init__(parent)
        self.skin = skin
        self._picture: QPixmap | None = None
        self._facts: tuple[object, ...] | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def paint_on(self, painter: QPainter) -> None:
        """Paint the whole widget."""
        raise NotImplementedError

    def outline(self) -> tuple[QRectF, float] | None:
        """Around what the ring of the keyboard runs, and how round its corners are; None: it never comes here."""
        return None

    def renew(self, *facts: object) -> bool:
        """Paint anew if there is something else to be seen than before; whether there is.

        `facts`: all that it depends on beside words, look and size: where these change, everything is refreshed.
        """
        if facts == self._facts:
            return False
        self.refresh()
        self._facts = facts
        return True

    def refresh(self) -> None:
        """Paint anew when it is next seen."""
        self._picture = self._facts = None
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        dpr = self.devicePixelRatioF()
        if self._picture is None or self._picture.size() != self.size() * dpr:
            self._picture = self._painted(dpr)
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._picture)
        outline = self.outline() if self.hasFocus() and self.skin.keys_shown else None
        if outline is not None:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_focus(painter, *outline, self.skin.theme)
        painter.end()

    def _painted(self, dpr: float) -> QPixmap:
        picture = QPixmap(self.size() * dpr)
        picture.setDevicePixelRatio(dpr)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.paint_on(painter)
        painter.end()
        return picture

"""Text painting: fitting and measuring, the scale of text, tool tips, labels cached as pictures.

The scale belongs to the application, as its font does: large type on the desktop gives large type here.
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
from cardtable.table.art.vector_drawing import blank_pixmap, colour, fill, painting, rounded_rect, stroke
from cardtable.table.style.table_style import TableStyle

Align = Qt.AlignmentFlag
SMALLEST_TYPE = 9  # pixels
SMALLER = (1.0, 0.9, 0.8, 0.72)  # of the usual text size, for sentences that need more room
SMALLEST = (0.64, 0.56)  # further shares for text that has no other place
OVERHANG = 0.6  # of the text size: marks may reach beyond the line, where painting would clip them
_STRONG = frozenset({"L", "R", "AL"})  # Unicode's classes of letters that have a direction,
_ISOLATES = frozenset({"LRI", "RLI", "FSI"})  # and of characters that begin an isolate
ORDINARY = (12.0, 15.0)  # pixels of ordinary interface type, which varies between desktops
LEAST, MOST = 0.9, 2.0
FINEST = 3  # pixels of lines that are not scaled
_PROPERTY = "unit"
_PIXELS = re.compile(r"\b(\d+)px")
_MARKUP = (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"))


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
    """Paint a text vertically centred, made smaller and then elided to fit; `align` is left or right on the screen."""
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
    """Return the font, or a smaller one in which the text is at most `width` wide; at least SMALLEST_TYPE."""
    needed = text_width(text, font)
    if not text or needed <= width or font.pixelSize() <= SMALLEST_TYPE:
        return font
    smaller = QFont(font)
    smaller.setPixelSize(max(SMALLEST_TYPE, math.floor(font.pixelSize() * max(0.0, width) / needed)))
    return smaller


def fitted_lines(font: QFont, text: str, room: QSizeF) -> QFont:
    """Return the font, or a smaller one in which the wrapped text fits the room; the smallest if none does."""
    smaller = QFont(font)
    for share in (*SMALLER, *SMALLEST):
        smaller.setPixelSize(max(SMALLEST_TYPE, round(font.pixelSize() * share)))
        lines = QRectF(0, 0, room.width(), 10_000)
        needed = QFontMetricsF(smaller).boundingRect(lines, int(Qt.TextFlag.TextWordWrap.value), text)
        if needed.width() <= room.width() and needed.height() <= room.height():
            break
    return smaller


def first_that_fits(texts: Sequence[str], font: QFont, width: float) -> str:
    """Return the first text that fits whole in the font or a smaller one; the last if none does."""
    return next((text for text in texts if text_width(text, fitted(font, text, width)) <= width), texts[-1])


def text_width(text: str, font: QFont) -> float:
    """Return the width of one line in pixels."""
    return QFontMetricsF(font).horizontalAdvance(text)


def paint_panel(painter: QPainter, rect: QRectF, theme: Theme, radius: float) -> None:
    """Paint a dark glass panel with outline and shadow."""
    if not theme.high_contrast:
        paint_shadow(painter, rect, radius, 1.0, 0.22)
    fill(painter, rounded_rect(rect, radius), colour(theme.plate, theme.plate_alpha))
    line = 2.0 if theme.high_contrast else 1.0
    inner = rect.adjusted(line / 2, line / 2, -line / 2, -line / 2)
    stroke(painter, rounded_rect(inner, radius), colour(theme.line, theme.line_alpha), line)


def _direction(text: str) -> Qt.LayoutDirection:
    """Return the direction of the first strong letter outside isolates, else inside them, else left to right. Source:
    Unicode Standard Annex 9, rule P2."""
    outside, depth = [], 0
    for letter in text:
        kind = unicodedata.bidirectional(letter)
        depth += (kind in _ISOLATES) - (kind == "PDI")
        if not depth:
            outside.append(kind)
    letters = [kind for kind in outside if kind in _STRONG] or [unicodedata.bidirectional(letter) for letter in text]
    first = next((kind for kind in letters if kind in _STRONG), "L")
    return Qt.LayoutDirection.LeftToRight if first == "L" else Qt.LayoutDirection.RightToLeft


def unit_of(pixels: float) -> float:
    """Return the scale for interface type of `pixels`: 1 within the ordinary sizes."""
    small, large = ORDINARY
    wanted = pixels / small if pixels < small else max(1.0, pixels / large)
    return min(max(wanted, LEAST), MOST)


def set_unit(app: QCoreApplication, unit: float) -> None:
    """Set the scale of all windows, dialogs and tables."""
    app.setProperty(_PROPERTY, unit)


def scale_unit() -> float:
    """Return pixels per design pixel; 1 before there is an application."""
    app = QCoreApplication.instance()
    found = None if app is None else app.property(_PROPERTY)
    return float(found) if found else 1.0


def px(length: float) -> int:
    """Return a design length in pixels."""
    return round(length * scale_unit())


def scaled_stylesheet(sheet: str, times: float | None = None) -> str:
    """Return a style sheet with its lengths multiplied by `times`, or by the scale if None; lines up to FINEST stay."""
    larger = scale_unit() if times is None else times

    def grown(found: re.Match[str]) -> str:
        length = int(found[1])
        return f"{length if length <= FINEST else round(length * larger)}px"

    return _PIXELS.sub(grown, sheet)


def plain_tip(text: str) -> str:
    """Return a text escaped for a tool tip: markup in a name could make Qt load a file."""
    if not any(sign in text for sign, _ in _MARKUP):
        return text
    for sign, written in _MARKUP:
        text = text.replace(sign, written)
    return f"<p style='white-space: pre'>{text}</p>"


def set_tip(shown: QWidget | QAction, text: str) -> None:
    """Set the tool tip of a widget or menu entry."""
    tip = plain_tip(text)
    shown.setToolTip(tip)
    if tip != text and isinstance(shown, QWidget) and not shown.accessibleDescription():
        shown.setAccessibleDescription(text)  # a screen reader would read the escaped tip


class PaintedLabel(QLabel):
    """Label painted once into a picture by `paint_on`, which is cheap to copy; the mouse passes through it."""

    def __init__(self, style: TableStyle, parent: QWidget) -> None:
        super().__init__(parent)
        self._style = style
        self._picture: QPixmap | None = None
        self._facts: tuple[object, ...] | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def paint_on(self, painter: QPainter) -> None:
        """Paint the whole widget."""
        raise NotImplementedError

    def outline(self) -> tuple[QRectF, float] | None:
        """Return rectangle and corner radius of the focus ring; None if the label never has the focus."""
        return None

    @property
    def _reading_start(self) -> Qt.AlignmentFlag:
        return Align.AlignRight if self._style.look.right_to_left else Align.AlignLeft

    def renew(self, *facts: object) -> bool:
        """Repaint if `facts`, what the picture depends on beside text, look and size, changed; return that."""
        if facts == self._facts:
            return False
        self.refresh()
        self._facts = facts
        return True

    def refresh(self) -> None:
        """Discard the picture; it is painted again when next shown."""
        self._picture = self._facts = None
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        dpr = self.devicePixelRatioF()
        if self._picture is None or self._picture.size() != self.size() * dpr:
            self._picture = self._painted(dpr)
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._picture)
        outline = self.outline() if self.hasFocus() and self._style.keys_shown else None
        if outline is not None:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_focus(painter, *outline, self._style.theme)
        painter.end()

    def _painted(self, dpr: float) -> QPixmap:
        picture = blank_pixmap(self.size() * dpr, dpr)
        with painting(picture) as painter:
            self.paint_on(painter)
        return picture

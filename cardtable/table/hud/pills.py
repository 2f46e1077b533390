"""Pills on the table: prompt, action, card count, pile caption, and pills with an icon."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetricsF, QLinearGradient, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QWidget

from cardtable.core.text import Text
from cardtable.table.art.card_marks import paint_count
from cardtable.table.art.icons import paint_icon
from cardtable.table.art.themes import GOLD
from cardtable.table.art.vector_drawing import clipped, colour, fill, line, rounded_rect, smooth_painter, stroke
from cardtable.table.style.table_style import TableStyle
from cardtable.table.style.text_painting import SMALLER, Align, PaintedLabel, fitted, paint_text, set_tip, text_width

EVEN = (0.52, 0.6, 0.68, 0.76, 0.84, 0.92)  # of the room: the narrowest that needs no more lines is used
BAR = 4.0  # pixels before scaling: the bar of light of a prompt for the viewer
HEIGHT, SIDE, ICON, BETWEEN, TYPE = 36.0, 20.0, 16.0, 6.0, 14.0  # of icon pills, pixels before scaling


class Pill(PaintedLabel):
    """Text on a rounded background, wrapped where a line is too short; `accent` marks what the viewer is to do."""

    def __init__(self, style: TableStyle, parent: QWidget, size: float = 13.5) -> None:
        super().__init__(style, parent)
        self._table = parent
        self._size = size
        self._usual = size
        self.said = ""  # "" hides it
        self.accent = False
        self.hide()

    def say(self, text: str, *, accent: bool | None = None) -> None:
        """Show a text; "" hides the pill. `accent` None keeps the accent."""
        self.said = text
        self.accent = self.accent if accent is None else accent
        self.setVisible(bool(text))
        if self.renew(text, self.accent):
            self.setAccessibleName(text.replace("\n", " "))
            set_tip(self, text)

    def wanted(self, width: float, text: str | None = None) -> QRectF:
        """Return the rectangle at (0, 0) that a text (None: the current one) needs in lines of at most `width`."""
        said = self.said if text is None else text
        font = self._style.font(self._size, bold=self.accent)
        pad = self._size * 0.95 * self._style.scale
        full = math.ceil(text_width(said, font) + 2 * pad)
        if "\n" not in said and full - 2 * (pad - self._edge()) <= width:
            return QRectF(0, 0, min(full, width), math.ceil(self._size * 2.0 * self._style.scale))
        lines = _wrapped_size(said, font, width - 2 * self._edge())
        even = math.ceil(lines.width() + 2 * self._edge())
        return QRectF(0, 0, even, math.ceil(lines.height() + self._size * 0.9 * self._style.scale))

    def lay(self, area: QRectF, *, right: bool = False, centre: bool = False, room: QRectF | None = None) -> None:
        """Put the pill into an area: at its left or right end, or in the middle.

        A text too long for the area gets all of its `room`, or is written smaller. If it is still too long it is
        written at its usual size and reaches beyond the area, but not out of the table.
        """
        self._size = self._usual
        if room is not None and self.wanted(area.width()).height() > area.height():
            area = room
        for share in (*SMALLER, 1.0):
            self._size = self._usual * share
            rect = self.wanted(area.width())
            if rect.height() <= area.height():
                break
        if rect.height() > self._size * 3.0 * self._style.scale:
            rect.setWidth(area.width())
        rect.moveCenter(area.center())
        if not centre:
            rect.moveLeft(area.right() - rect.width() if right else area.left())
        high = self._table.height()
        rect.moveTop(max(0.0, min(rect.top(), high - rect.height())))
        self.setGeometry(rect.toAlignedRect())

    def fits(self, area: QRectF) -> bool:
        """Return whether the text fits the area, smaller if need be."""
        self._size, before = self._usual, self._size
        try:
            for share in SMALLER:
                self._size = self._usual * share
                if self.wanted(area.width()).height() <= area.height():
                    return True
            return False
        finally:
            self._size = before

    def lay_at(self, rect: QRectF) -> None:
        """Put the pill there, with the text size of the last `sizes`."""
        self.setGeometry(rect.toAlignedRect())

    def sizes(self, widths: Sequence[float], share: float, text: str | None = None) -> list[QSizeF]:
        """Return the sizes that a text (None: the current one) needs with lines of at most these widths, in this share
        of the usual text size."""
        self._size = self._usual * share
        return [self.wanted(width, text).size() for width in widths]

    def paint_on(self, painter: QPainter) -> None:
        theme = self._style.theme
        rect = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        radius = min(rect.height() / 2, self._size * self._style.scale)
        if self.accent:
            self._paint_caption(painter, rect)
        else:
            fill(painter, rounded_rect(rect, radius), colour(theme.plate, max(0.62, theme.plate_alpha)))
            stroke(painter, rounded_rect(rect, radius), colour(theme.line, max(0.16, theme.line_alpha)), 1)
        font = self._style.font(self._size, bold=self.accent)
        inner = QRectF(self.rect()).adjusted(self._edge(), 0.5, -self._edge(), -1.5)
        wrap = "\n" in self.said or text_width(self.said, font) > inner.width() + 1
        if wrap:
            inner.setWidth(min(inner.width(), _wrapped_size(self.said, font, inner.width()).width() + 1))
            inner.moveCenter(QPointF(QRectF(self.rect()).center().x(), inner.center().y()))
        align = self._reading_start if self.accent else Align.AlignHCenter
        if self.accent and self._style.look.right_to_left:
            inner.moveRight(rect.right() - 0.9 * self._edge() - self._style.px(BAR))
        elif self.accent:
            inner.moveLeft(rect.left() + 0.9 * self._edge() + self._style.px(BAR))
        paint_text(painter, inner, self.said, font, theme.ink, align, wrap=wrap)

    def _paint_caption(self, painter: QPainter, rect: QRectF) -> None:
        """Paint a ground without rim that fades where reading ends, and a bar of light where it begins: no button."""
        theme, mirrored = self._style.theme, self._style.look.right_to_left
        start, end = (rect.topRight(), rect.topLeft()) if mirrored else (rect.topLeft(), rect.topRight())
        ground = QLinearGradient(start, end)
        strong = colour(theme.plate, max(0.62, theme.plate_alpha))
        for share, shade in ((0.0, strong), (0.7, strong), (1.0, colour(theme.plate, 0.0))):
            ground.setColorAt(share, shade)
        painter.fillRect(rect, theme.plate if theme.high_contrast else QBrush(ground))
        wide = BAR * self._style.scale
        painter.fillRect(
            QRectF(start.x() - (wide if mirrored else 0), rect.y(), wide, rect.height()), QColor(theme.glow)
        )

    def _edge(self) -> float:
        return self._size * 0.6 * self._style.scale


class CountBubble(PaintedLabel):
    """Card count of a pile that cannot be counted by eye."""

    def __init__(self, style: TableStyle, parent: QWidget) -> None:
        super().__init__(style, parent)
        self.count = 0  # 0 hides it
        self._radius = 10.0
        self.hide()

    def show_count(self, count: int, middle: QPointF) -> None:
        """Show a number at the point; 0 hides the bubble."""
        self._radius = radius = 10 * self._style.scale
        rect = QRectF(middle.x() - 2 * radius, middle.y() - radius - 1, 4 * radius, 2 * radius + 2)
        self.setGeometry(rect.toAlignedRect())
        self.change_count(count)

    def change_count(self, count: int) -> None:
        self.count = count
        self.setVisible(count > 0)
        self.renew(count, self._radius)

    def paint_on(self, painter: QPainter) -> None:
        number, font = self._style.renderer.number(self.count), self._style.font(12, bold=True)
        font.setPixelSize(max(8, min(font.pixelSize(), round(self._radius * 1.25))))
        paint_count(painter, QRectF(self.rect()).center(), self._radius, number, self._style.theme, font)


class PileTag(PaintedLabel):
    """Band across a squared-up pile: red and plain without wild cards, else black with stripes along its edges."""

    def __init__(self, style: TableStyle, parent: QWidget) -> None:
        super().__init__(style, parent)
        self._text = ""
        self._wild = False
        self.hide()

    def show_tag(self, text: str, pile: QRectF, *, wild: bool) -> None:
        """Show the text across the front card of a pile, a little wider than the card."""
        self._text, self._wild = text, wild
        self.setAccessibleName(text)
        rect = QRectF(0, 0, pile.width() + 6, max(15.0, 0.3 * pile.width()))
        rect.moveCenter(QPointF(pile.center().x(), pile.top() + 0.56 * pile.height()))
        self.setGeometry(rect.toAlignedRect())
        self.show()
        self.renew(text, wild)

    def paint_on(self, painter: QPainter) -> None:
        rect = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        shape, theme = rounded_rect(rect, 4), self._style.theme
        fill(painter, shape, theme.mixed if self._wild else theme.natural)
        if self._wild:
            with clipped(painter, shape):
                for x in range(0, self.width() + 4, 6):
                    for y in (0.0, rect.height() - 3.5):
                        stroke(painter, line((x - 3, y + 4), (x + 1, y)), GOLD, 2)
        stroke(painter, shape, theme.tag_ink, 1)
        font = self._style.font(11.5, bold=True)
        font.setPixelSize(min(font.pixelSize(), round(rect.height() * (0.6 if self._wild else 0.75))))
        room = rect.adjusted(2, 0, -2, -1)
        if text_width(self._text, fitted(font, self._text, room.width())) <= room.width():  # else form and number tell
            paint_text(painter, room, self._text, font, theme.tag_ink, Align.AlignHCenter)


@lru_cache(maxsize=512)  # used in each layout, and measuring is slow
def _wrapped_size(text: str, font: QFont, most: float) -> QSizeF:
    """Return the size of a text in as few lines as `most` pixels allow, about equally long."""
    most = max(40.0, most)
    metrics, flags = QFontMetricsF(font), int(Qt.TextFlag.TextWordWrap.value)
    height = metrics.boundingRect(QRectF(0, 0, most, 1000), flags, text).height()
    for width in (most * share for share in EVEN):
        needed = metrics.boundingRect(QRectF(0, 0, width, 1000), flags, text)
        if needed.height() <= height and needed.width() <= width:
            return QSizeF(width, height)
    return QSizeF(most, height)


class IconPill(PaintedLabel):
    """Pill with an icon before its text."""

    def __init__(self, style: TableStyle, parent: QWidget, icon: str) -> None:
        super().__init__(style, parent)
        self._icon = icon
        self.hide()

    def say(self, text: Text | None) -> None:
        """Show a text; None hides the pill."""
        self.setAccessibleName("" if text is None else self._style.renderer.text(text))
        self.setVisible(text is not None)
        self.renew(self.accessibleName())

    def wanted(self) -> QSizeF:
        return _pill_size(self.accessibleName(), self._style)

    def paint_on(self, painter: QPainter) -> None:
        _paint_pill(painter, QRectF(self.rect()), self._icon, self.accessibleName(), self._style, lit=False)


class PillButton(QPushButton):
    """Button that looks like an icon pill."""

    def __init__(self, style: TableStyle, parent: QWidget, icon: str) -> None:
        super().__init__(parent)
        self._style = style
        self._icon = icon
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the focus in the hand
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.hide()

    def offer(self, text: Text, description: Text) -> None:
        """Set label and accessible description."""
        self.setText(self._style.renderer.text(text))
        self.setAccessibleName(self.text())
        self.setAccessibleDescription(self._style.renderer.text(description))
        self.update()

    def sizeHint(self) -> QSize:
        return _pill_size(self.text(), self._style).toSize()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        lit = self.underMouse() or self.isDown()
        _paint_pill(painter, QRectF(self.rect()), self._icon, self.text(), self._style, lit=lit)
        if self.hasFocus() and self._style.keys_shown:
            ring = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            stroke(painter, rounded_rect(ring, ring.height() / 2), self._style.theme.glow, 2)
        painter.end()


def _pill_size(text: str, style: TableStyle) -> QSizeF:
    scale = style.scale
    width = text_width(text, style.font(TYPE)) + (2 * SIDE + ICON + BETWEEN) * scale
    return QSizeF(math.ceil(width), math.ceil(HEIGHT * scale))


def _paint_pill(painter: QPainter, area: QRectF, icon: str, text: str, style: TableStyle, *, lit: bool) -> None:
    theme, scale = style.theme, style.scale
    rect = area.adjusted(1, 1, -1, -1)
    shape = rounded_rect(rect, rect.height() / 2)
    alpha = 0.82 if lit else 0.55
    fill(painter, shape, colour(theme.plate, max(alpha, theme.plate_alpha if theme.light else 0.0)))
    stroke(painter, shape, colour(theme.ink, 0.5), 1.3)
    mirrored = style.look.right_to_left
    x = rect.right() - (SIDE + ICON) * scale if mirrored else rect.left() + SIDE * scale
    square = QRectF(x, rect.center().y() - ICON * scale / 2, ICON * scale, ICON * scale)
    paint_icon(painter, icon, square, theme.ink)
    text_rect = rect.adjusted(0, 0, -SIDE * scale * 0.7, 0)
    text_rect.setLeft(square.right() + BETWEEN * scale)
    if mirrored:
        text_rect = QRectF(rect.left() + SIDE * scale * 0.7, rect.y(), 0, rect.height())
        text_rect.setRight(square.left() - BETWEEN * scale)
    align = Align.AlignRight if mirrored else Align.AlignLeft
    paint_text(painter, text_rect, text, style.font(TYPE), theme.ink, align)

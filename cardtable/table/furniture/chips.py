"""Pills on the felt with an icon: one that says something, one that can be pressed."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QWidget

from cardtable.core.text import Text
from cardtable.table.art.drawing import HINTS, colour, fill, rounded_rect, stroke
from cardtable.table.art.icons import paint_icon
from cardtable.table.painting.lettering import Align, paint_text, text_width
from cardtable.table.painting.painted import PaintedLabel
from cardtable.table.painting.skin import TableStyle

HEIGHT, SIDE, ICON, BETWEEN, TYPE = 36.0, 20.0, 16.0, 6.0, 14.0  # pixels before scaling


class IconPill(PaintedLabel):
    """Says something with a sign before it."""

    def __init__(self, skin: TableStyle, parent: QWidget, icon: str) -> None:
        super().__init__(skin, parent)
        self._icon = icon
        self.hide()

    def say(self, text: Text | None) -> None:
        """Show this; None hides the pill."""
        self.setAccessibleName("" if text is None else self.skin.words.text(text))
        self.setVisible(text is not None)
        self.renew(self.accessibleName())

    def wanted(self) -> QSizeF:
        """The size that the words need."""
        return _wanted(self.accessibleName(), self.skin)

    def paint_on(self, painter: QPainter) -> None:
        """Paint all of it."""
        _paint(painter, QRectF(self.rect()), self._icon, self.accessibleName(), self.skin, lit=False)


class PillButton(QPushButton):
    """A button of the same kind."""

    def __init__(self, skin: TableStyle, parent: QWidget, icon: str) -> None:
        super().__init__(parent)
        self._skin = skin
        self._icon = icon
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keyboard to the hand
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.hide()

    def offer(self, text: Text, description: Text) -> None:
        """Offer this; the description is for screen readers."""
        self.setText(self._skin.words.text(text))
        self.setAccessibleName(self.text())
        self.setAccessibleDescription(self._skin.words.text(description))
        self.update()

    def sizeHint(self) -> QSize:
        return _wanted(self.text(), self._skin).toSize()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        lit = self.underMouse() or self.isDown()
        _paint(painter, QRectF(self.rect()), self._icon, self.text(), self._skin, lit=lit)
        if self.hasFocus() and self._skin.keys_shown:
            ring = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            stroke(painter, rounded_rect(ring, ring.height() / 2), self._skin.theme.glow, 2)
        painter.end()


def _wanted(text: str, skin: TableStyle) -> QSizeF:
    scale = skin.scale
    width = text_width(text, skin.font(TYPE)) + (2 * SIDE + ICON + BETWEEN) * scale
    return QSizeF(math.ceil(width), math.ceil(HEIGHT * scale))


def _paint(painter: QPainter, area: QRectF, icon: str, text: str, skin: TableStyle, *, lit: bool) -> None:
    theme, scale = skin.theme, skin.scale
    rect = area.adjusted(1, 1, -1, -1)
    shape = rounded_rect(rect, rect.height() / 2)
    alpha = 0.82 if lit else 0.55
    fill(painter, shape, colour(theme.plate, max(alpha, theme.plate_alpha if theme.light else 0.0)))
    stroke(painter, shape, colour(theme.ink, 0.5), 1.3)
    mirrored = skin.look.right_to_left
    x = rect.right() - (SIDE + ICON) * scale if mirrored else rect.left() + SIDE * scale
    square = QRectF(x, rect.center().y() - ICON * scale / 2, ICON * scale, ICON * scale)
    paint_icon(painter, icon, square, theme.ink)
    words = rect.adjusted(0, 0, -SIDE * scale * 0.7, 0)
    words.setLeft(square.right() + BETWEEN * scale)
    if mirrored:
        words = QRectF(rect.left() + SIDE * scale * 0.7, rect.y(), 0, rect.height())
        words.setRight(square.left() - BETWEEN * scale)
    align = Align.AlignRight if mirrored else Align.AlignLeft
    paint_text(painter, words, text, skin.font(TYPE), theme.ink, align)

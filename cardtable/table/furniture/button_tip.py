"""The tip over a round button: what it does and by which key, or why it cannot be pressed."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF, QTimer
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from cardtable.table.art.drawing import colour, fill, rounded_rect, stroke
from cardtable.table.art.paper import INK, PAPER
from cardtable.table.art.shadows import paint_shadow
from cardtable.table.painting.lettering import Align, paint_text, text_width
from cardtable.table.painting.painted import PaintedLabel
from cardtable.table.painting.skin import TableStyle

HEIGHT, SIDE, BETWEEN, TYPE, CAP_TYPE = 32.0, 12.0, 10.0, 12.5, 11.5  # pixels before scaling
SHADE = 6.0  # pixels around the paper for its shadow
AFTER_MS = 500  # of rest over a button
STAYS_MS = 10_000


class ButtonTooltip(PaintedLabel):
    """Words on paper, and the key on a cap after them; it never takes a click."""

    def __init__(self, skin: TableStyle, table: QWidget) -> None:
        super().__init__(skin, table)
        self._table = table
        self._said, self._key = "", ""
        self._soon = QTimer(self, singleShot=True, interval=AFTER_MS)
        self._soon.timeout.connect(self._come)
        self._gone = QTimer(self, singleShot=True, interval=STAYS_MS)
        self._gone.timeout.connect(self.hide)
        self.hide()

    def show_soon(self, said: str, key: str, over: QRectF, *, at_once: bool) -> None:
        """Tell this above a button after a moment, or at once for whoever came by keys."""
        self._said, self._key = said, key
        self.setAccessibleName("")  # the button says it
        self.setGeometry(self._place(over).toAlignedRect())
        self.renew(said, key)
        self._soon.start(0 if at_once else AFTER_MS)

    def hide(self) -> None:
        """Nothing is looked at any more."""
        self._soon.stop()
        super().hide()

    def paint_on(self, painter: QPainter) -> None:
        """Paint all of it."""
        scale = self.skin.scale
        paper = QRectF(self.rect()).adjusted(SHADE, SHADE, -SHADE, -SHADE)
        paint_shadow(painter, paper, 8 * scale, 1.0, 0.35)
        fill(painter, rounded_rect(paper, 8 * scale), PAPER)
        if self.skin.theme.light or self.skin.theme.high_contrast:  # on a light felt paper alone would be lost
            stroke(painter, rounded_rect(paper.adjusted(0.5, 0.5, -0.5, -0.5), 8 * scale), colour(INK, 0.5), 1)
        mirrored = self.skin.look.right_to_left
        words = paper.adjusted(SIDE * scale, 0, -SIDE * scale, 0)
        if self._key:
            cap = QRectF(words.x(), paper.center().y() - 9 * scale, self._cap(), 18 * scale)
            if not mirrored:
                cap.moveRight(words.right())
            stroke(painter, rounded_rect(cap.adjusted(0.5, 0.5, -0.5, -0.5), 5 * scale), colour(INK, 0.45), 1)
            paint_text(painter, cap, self._key, self.skin.font(CAP_TYPE), colour(INK, 0.85), Align.AlignHCenter)
            away = self._cap() + BETWEEN * scale
            words.adjust(away if mirrored else 0, 0, 0 if mirrored else -away, 0)
        align = Align.AlignRight if mirrored else Align.AlignLeft
        paint_text(painter, words, self._said, self.skin.font(TYPE), INK, align)

    def _come(self) -> None:
        self._gone.start()
        self.show()
        self.raise_()

    def _cap(self) -> float:
        """The width of the key's cap."""
        return text_width(self._key, self.skin.font(CAP_TYPE)) + 12 * self.skin.scale

    def _place(self, over: QRectF) -> QRectF:
        """Above the button, inside the table."""
        scale = self.skin.scale
        width = text_width(self._said, self.skin.font(TYPE)) + 2 * SIDE * scale + 2
        width += self._cap() + BETWEEN * scale if self._key else 0
        width = min(math.ceil(width), self._table.width() - 2 * SHADE)
        paper = QRectF(over.center().x() - width / 2, over.top() - (HEIGHT + 6) * scale, width, HEIGHT * scale)
        paper.moveLeft(min(max(SHADE, paper.left()), self._table.width() - SHADE - width))
        return paper.adjusted(-SHADE, -SHADE, SHADE, SHADE)

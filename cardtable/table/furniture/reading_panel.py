"""A text to be read at leisure, over the table: what lies there, in words."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget

from cardtable.table.art.drawing import colour, fill, rounded_rect, stroke
from cardtable.table.painting.lettering import paint_panel, paint_text
from cardtable.table.painting.painted import PaintedLabel
from cardtable.table.painting.skin import TableStyle

SIZE = 15.0
PAD = 22
SHARES = (0.62, 0.94)  # of the table's width: the first in which the text has room
BESIDE = 0.34  # of it, where it would lie over cards
EDGE = 4.0  # pixels from the edges of the table
CORNER = 16  # pixels before scaling, as the two before the shares


class TextPanel(PaintedLabel):
    """Wraps its text and shows all of it; any key or click closes it."""

    def __init__(self, skin: TableStyle, parent: QWidget) -> None:
        super().__init__(skin, parent)
        self._said = ""
        self.hide()

    @property
    def said(self) -> str:
        """The text; "" while it is closed."""
        return self._said

    def show_text(self, text: str) -> None:
        """Show a text; it has been spoken already."""
        self._said = text
        self.setVisible(bool(text))
        self.raise_()
        self.refresh()

    def put_away(self) -> bool:
        """Take it away; whether there was something to read."""
        open_now = bool(self._said)
        self.show_text("")
        return open_now

    def lay(self, middle: QPointF, table: QSizeF, cards: Sequence[QRectF]) -> None:
        """Put it around the middle, as high as the text needs, or at that side where it covers less of these cards."""
        most = table.height() - 2 * EDGE
        widths = [table.width() * share for share in SHARES]
        width = next((width for width in widths if self._height(width) <= most), widths[-1])
        places = [(middle.x() - width / 2, width)]
        beside = table.width() * BESIDE
        if self._height(beside) <= most:
            places += [(EDGE, beside), (table.width() - beside - EDGE, beside)]
        rects = [self._rect(left, width, middle.y(), table) for left, width in places]
        self.setGeometry(min(rects, key=lambda rect: _covered(rect, cards)).toAlignedRect())

    def _rect(self, left: float, width: float, middle: float, table: QSizeF) -> QRectF:
        height = min(table.height() - 2 * EDGE, self._height(width))
        top = min(max(EDGE, middle - height / 2), table.height() - height - EDGE)
        return QRectF(left, top, width, height)

    def _height(self, width: float) -> float:
        pad = PAD * self.skin.scale
        room = QRectF(0, 0, width - 2 * pad, 10_000)
        flags = int(Qt.TextFlag.TextWordWrap.value)
        needed = QFontMetricsF(self.skin.font(SIZE)).boundingRect(room, flags, self._said)
        return math.ceil(needed.height() * 1.05) + 2 * pad

    def paint_on(self, painter: QPainter) -> None:
        """Paint all of it."""
        theme, pad = self.skin.theme, PAD * self.skin.scale
        rect = QRectF(self.rect()).adjusted(4, 4, -4, -4)
        corner = self.skin.px(CORNER)
        fill(painter, rounded_rect(rect, corner), colour(theme.plate, 1.0))
        paint_panel(painter, rect, theme, corner)
        stroke(painter, rounded_rect(rect.adjusted(1, 1, -1, -1), corner - 1), theme.glow, 1.6)
        inner = rect.adjusted(pad - 4, pad * 0.5, 4 - pad, -pad * 0.5)
        paint_text(painter, inner, self._said, self.skin.font(SIZE), theme.ink, self._start(), wrap=True)

    def _start(self) -> Qt.AlignmentFlag:
        return Qt.AlignmentFlag.AlignRight if self.skin.look.right_to_left else Qt.AlignmentFlag.AlignLeft


def _covered(rect: QRectF, cards: Sequence[QRectF]) -> float:
    """How much of the cards lies below, in square pixels."""
    return sum(both.width() * both.height() for both in (rect & card for card in cards))

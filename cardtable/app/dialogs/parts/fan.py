"""A fan of cards: a picture only, drawn once for each size."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardtable.core.cards import Card
from cardtable.table.art.card_style import CardStyle
from cardtable.table.art.tiles import fan_pixmap
from cardtable.table.painting.measure import px

FEW = 5  # cards that need no more than their share of the width


class CardFanWidget(QWidget):
    """Shows cards side by side in a fan; nothing to screen reader and keyboard."""

    def __init__(self, cards: tuple[Card, ...], style: CardStyle) -> None:
        super().__init__()
        self._cards, self._style = cards, style
        self._pixmap = QPixmap()
        self._key: object = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        return QSize(px(420), px(200))

    def setCards(self, cards: tuple[Card, ...]) -> None:
        """Show other cards."""
        self._cards = cards
        self.update()

    def setCardStyle(self, style: CardStyle) -> None:
        """Show another deck."""
        self._style = style
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._cards or self.width() < 40:
            return
        key = (self.size(), self.devicePixelRatioF(), self._style, self._cards)
        if key != self._key:
            widest = self.width() if len(self._cards) > FEW else round(1.85 * self.height())
            room = QSize(min(self.width(), widest), self.height())
            self._pixmap = fan_pixmap(room, self.devicePixelRatioF(), self._cards, self._style)
            self._key = key
        drawn = self._pixmap.deviceIndependentSize()
        QPainter(self).drawPixmap(round((self.width() - drawn.width()) / 2), 0, self._pixmap)

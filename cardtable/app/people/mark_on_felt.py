"""The mark of the table as it lies in its middle, like a trick."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardtable.app.felt.felt_unit import px_in
from cardtable.app.people.mark_cards import as_read, mark_in_words
from cardtable.app.widgets.kept_texts import RetranslatedTexts
from cardtable.app.widgets.picture import PictureWidget
from cardtable.core.cards import Cards
from cardtable.core.text import TextRenderer
from cardtable.table.art.card_style import HEIGHT, RADIUS, WIDTH, CardStyle
from cardtable.table.art.drawing import HINTS, saved
from cardtable.table.art.faces import paint_face
from cardtable.table.art.shadows import depth_of, paint_shadow

PANEL_AROUND = 8  # pixels around the cards, for their shadows


class FingerprintOnTable(PictureWidget):
    """Drawn once for each size: courts take a while."""

    def __init__(self, words: TextRenderer, style: CardStyle, parent: QWidget) -> None:
        super().__init__(parent)
        self._phrases = RetranslatedTexts(words)
        self._style = style
        self._cards: Cards = ()
        self._card, self._gap = 0, 0
        self._drawn = QPixmap()
        self._key: object = None
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        wide = 4 * self._card + 3 * self._gap
        return QSize(wide + 2 * PANEL_AROUND, round(self._card * HEIGHT / WIDTH) + 2 * PANEL_AROUND)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def setMark(self, cards: Cards) -> None:
        """Show these cards."""
        self._cards = cards
        self._phrases.put(self.setAccessibleName, mark_in_words(cards))
        self.update()

    def setCard(self, width: float, gap: float) -> None:
        """How wide a card is, in pixels of the sketches, and what is between two."""
        self._card, self._gap = px_in(self, width), px_in(self, gap)
        self.updateGeometry()

    def setCardStyle(self, style: CardStyle) -> None:
        """Show another deck."""
        self._style = style
        self.update()

    def retranslate(self) -> None:
        """Say the cards again."""
        self._phrases.renew()

    def paintEvent(self, event: QPaintEvent) -> None:
        cards = as_read(self._cards, self.layoutDirection())
        key = (self.size(), self.devicePixelRatioF(), self._style, cards)
        if key != self._key:
            self._drawn, self._key = self._picture(cards), key
        QPainter(self).drawPixmap(0, 0, self._drawn)

    def _picture(self, cards: Cards) -> QPixmap:
        dpr = self.devicePixelRatioF()
        picture = QPixmap(self.size() * dpr)
        picture.setDevicePixelRatio(dpr)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHints(HINTS)
        size = QSizeF(self._card, self._card * HEIGHT / WIDTH)
        radius = RADIUS / WIDTH * self._card
        for place, card in enumerate(cards):
            corner = QPointF(PANEL_AROUND + place * (self._card + self._gap), PANEL_AROUND)
            with saved(painter):
                paint_shadow(painter, QRectF(corner, size), radius, depth_of(self._card))
                painter.translate(corner)
                paint_face(painter, card, size, self._style)
        painter.end()
        return picture

"""The mark of a table: four cards that its host sees as well."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardtable.app.widgets.chrome import palette_of
from cardtable.app.widgets.kept_texts import RetranslatedTexts
from cardtable.app.widgets.picture import PictureWidget
from cardtable.core.cards import Cards
from cardtable.core.names import card_name
from cardtable.core.text import Text, TextRenderer, join, literal_text, translate
from cardtable.table.art.card_style import CardStyle
from cardtable.table.art.drawing import HINTS, rounded_rect, stroke
from cardtable.table.art.small_cards import HIGH, paint_row
from cardtable.table.painting.measure import px

_MARK = translate("People", "Mark: %1.", "the cards by which a table for people is told from others")
_YET_UNKNOWN = translate("People", "The mark of the table")
CARDS = 4
AROUND = 3  # pixels for shadows and the ring of the focus


def mark_in_words(cards: Cards) -> Text:
    """The cards in the order in which everybody reads them."""
    return _MARK.filled(join(map(card_name, cards)) or literal_text(""))


def as_read(cards: Cards, direction: Qt.LayoutDirection) -> Cards:
    """The cards from the left to the right, so that the first one is where reading begins."""
    return cards[::-1] if direction is Qt.LayoutDirection.RightToLeft else cards


class FingerprintCards(PictureWidget):
    """One picture to a screen reader, with the names of all four cards."""

    def __init__(self, words: TextRenderer, style: CardStyle, width: float, gap: float, parent: QWidget) -> None:
        super().__init__(parent)
        self._phrases = RetranslatedTexts(words)
        self._style = style
        self._width, self._gap = px(width), px(gap)
        self._cards: Cards = ()
        self._phrases.put(self.setAccessibleName, _YET_UNKNOWN)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        wide = CARDS * (self._width + self._gap) - self._gap + 2 * AROUND
        return QSize(wide, round(self._width * HIGH) + 2 * AROUND + 2)

    def setMark(self, cards: Cards) -> None:
        """Show these cards."""
        self._cards = cards
        self._phrases.put(self.setAccessibleName, mark_in_words(cards))
        self.update()

    def retranslate(self) -> None:
        """Say the cards again."""
        self._phrases.renew()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        cards = as_read(self._cards, self.layoutDirection())
        paint_row(painter, QPointF(AROUND, AROUND), self._width, self._gap, cards, self._style)
        if self.hasFocus():
            ring = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            stroke(painter, rounded_rect(ring, 6), QColor(palette_of(self).focus), 2)

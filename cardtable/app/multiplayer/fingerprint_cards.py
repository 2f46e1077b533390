"""Fingerprint cards of a room, as a small picture and as the trick-like one in the room's middle."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardtable.app.overlays.overlay_style import px_in
from cardtable.app.widgets.labels import PictureWidget, RetranslatedTexts
from cardtable.app.widgets.palette import palette_of
from cardtable.core.cards import Cards
from cardtable.core.language.card_names import card_name
from cardtable.core.text import Text, TextRenderer, join, literal_text, translate
from cardtable.table.art.card_painter import paint_face
from cardtable.table.art.card_pixmaps import depth_of, paint_shadow
from cardtable.table.art.themes import HEIGHT, RADIUS, WIDTH, CardStyle
from cardtable.table.art.tile_pictures import HIGH, paint_row
from cardtable.table.art.vector_drawing import blank_pixmap, painting, rounded_rect, saved, smooth_painter, stroke
from cardtable.table.style.text_painting import px

_MARK = translate("People", "Mark: %1.", "the cards by which a table for people is told from others")
_YET_UNKNOWN = translate("People", "The mark of the table")
CARDS = 4
AROUND = 3  # pixels for shadows and the focus ring


def mark_in_words(cards: Cards) -> Text:
    """Return the names of the cards in reading order."""
    return _MARK.filled(join(map(card_name, cards)) or literal_text(""))


def as_read(cards: Cards, direction: Qt.LayoutDirection) -> Cards:
    """Return the cards from left to right, the first one where reading begins."""
    return cards[::-1] if direction is Qt.LayoutDirection.RightToLeft else cards


class _FingerprintPicture(PictureWidget):
    """Picture of the fingerprint cards; one image to a screen reader, with the names of all four."""

    def __init__(self, renderer: TextRenderer, style: CardStyle, parent: QWidget) -> None:
        super().__init__(parent)
        self.phrases = RetranslatedTexts(renderer)
        self._style = style
        self._cards: Cards = ()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def setMark(self, cards: Cards) -> None:
        self._cards = cards
        self.phrases.put(self.setAccessibleName, mark_in_words(cards))
        self.update()


class FingerprintCards(_FingerprintPicture):
    """Small picture of the fingerprint cards."""

    def __init__(self, renderer: TextRenderer, style: CardStyle, width: float, gap: float, parent: QWidget) -> None:
        super().__init__(renderer, style, parent)
        self._width, self._gap = px(width), px(gap)
        self.phrases.put(self.setAccessibleName, _YET_UNKNOWN)

    def sizeHint(self) -> QSize:
        wide = CARDS * (self._width + self._gap) - self._gap + 2 * AROUND
        return QSize(wide, round(self._width * HIGH) + 2 * AROUND + 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        cards = as_read(self._cards, self.layoutDirection())
        paint_row(painter, QPointF(AROUND, AROUND), self._width, self._gap, cards, self._style)
        if self.hasFocus():
            ring = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            stroke(painter, rounded_rect(ring, 6), QColor(palette_of(self).focus), 2)


PANEL_AROUND = 8  # pixels around the cards, for their shadows


class FingerprintOnTable(_FingerprintPicture):
    """Large picture of the fingerprint cards, cached by size: court cards take long to draw."""

    def __init__(self, renderer: TextRenderer, style: CardStyle, parent: QWidget) -> None:
        super().__init__(renderer, style, parent)
        self._card, self._gap = 0, 0
        self._drawn = QPixmap()
        self._key: object = None
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def sizeHint(self) -> QSize:
        wide = 4 * self._card + 3 * self._gap
        return QSize(wide + 2 * PANEL_AROUND, round(self._card * HEIGHT / WIDTH) + 2 * PANEL_AROUND)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def setCard(self, width: float, gap: float) -> None:
        """Set the width of a card and the gap between two, in pixels of the sketches."""
        self._card, self._gap = px_in(self, width), px_in(self, gap)
        self.updateGeometry()

    def setCardStyle(self, style: CardStyle) -> None:
        self._style = style
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        cards = as_read(self._cards, self.layoutDirection())
        key = (self.size(), self.devicePixelRatioF(), self._style, cards)
        if key != self._key:
            self._drawn, self._key = self._picture(cards), key
        QPainter(self).drawPixmap(0, 0, self._drawn)

    def _picture(self, cards: Cards) -> QPixmap:
        dpr = self.devicePixelRatioF()
        picture = blank_pixmap(self.size() * dpr, dpr)
        size = QSizeF(self._card, self._card * HEIGHT / WIDTH)
        radius = RADIUS / WIDTH * self._card
        with painting(picture) as painter:
            for place, card in enumerate(cards):
                corner = QPointF(PANEL_AROUND + place * (self._card + self._gap), PANEL_AROUND)
                with saved(painter):
                    paint_shadow(painter, QRectF(corner, size), radius, depth_of(self._card))
                    painter.translate(corner)
                    paint_face(painter, card, size, self._style)
        return picture

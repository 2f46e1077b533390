"""Preview of the settings: a strip of felt with cards and a sentence."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardtable.app.widgets.palette import painter_on, sized_font
from cardtable.core.cards import Card
from cardtable.table.art.card_marks import paint_dim, paint_winner
from cardtable.table.art.card_painter import paint_back, paint_face
from cardtable.table.art.card_pixmaps import depth_of, paint_shadow
from cardtable.table.art.felt_texture import felt
from cardtable.table.art.themes import RADIUS, THEMES, WIDTH, CardStyle, Theme
from cardtable.table.art.vector_drawing import HINTS, blank_pixmap, rounded_rect
from cardtable.table.style.text_painting import paint_text, px

CORNER = 12
HEIGHT = 104
GAP = 12
START = 18
EDGE = 16  # beside the sentence
_EVEN = Qt.TextFlag.TextIncludeTrailingSpaces  # else right-aligned lines begin one space too early


class CardPreview(QWidget):
    """Preview with cards in a row (None: a back) and a sentence; `marks` outlines the second card and dims the last."""

    def __init__(self, cards: Sequence[Card | None], *, marks: bool = False, height: int = HEIGHT) -> None:
        super().__init__()
        self._cards = cards
        self._marks = marks
        self._theme = THEMES["green"]
        self._style = CardStyle()
        self._sentence = ""
        self._picture = QPixmap()
        self._key: object = None
        self._height = px(height)
        self.setFixedHeight(self._height)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(px(420), self.height())

    def minimumSizeHint(self) -> QSize:
        return QSize(px(220), self.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def setTheme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def setCardStyle(self, style: CardStyle) -> None:
        self._style = style
        self.update()

    def setSentence(self, sentence: str) -> None:
        self._sentence = sentence
        self.setAccessibleName(sentence)
        self._make_room()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        key = (self.size(), self.devicePixelRatioF(), self._theme, self._style, self.layoutDirection())
        if key != self._key:
            self._picture, self._key = self._drawn(), key
        painter = painter_on(self)
        painter.drawPixmap(0, 0, self._picture)
        mirrored = self.isRightToLeft()
        side = Qt.AlignmentFlag.AlignRight if mirrored else Qt.AlignmentFlag.AlignLeft
        paint_text(painter, self._room(), self._sentence, sized_font(self, px(15)), self._theme.ink, side, wrap=True)

    def _card_width(self) -> float:
        """Return the width of a card: as high as the strip, less on a page too narrow for all of them."""
        return min((self._height - 24) / 1.4, (self.width() - 2 * START + GAP) / len(self._cards) - GAP)

    def _drawn(self) -> QPixmap:
        """Return felt and cards as a pixmap; it is cached, because court cards take long to draw."""
        dpr = self.devicePixelRatioF()
        picture = blank_pixmap(self.size() * dpr, dpr)
        painter = QPainter(picture)
        painter.setRenderHints(HINTS)
        painter.setClipPath(rounded_rect(QRectF(self.rect()), CORNER))
        painter.drawPixmap(0, 0, felt(self.size(), self.devicePixelRatioF(), self._theme))
        for place, card in enumerate(self._cards):
            self._paint_card(painter, card, self._rect(place, self._card_width()), place)
        painter.end()
        return picture

    def _rect(self, place: int, width: float) -> QRectF:
        left = START + place * (width + GAP)
        if self.isRightToLeft():
            left = self.width() - left - width
        return QRectF(left, 12, width, 1.4 * width)

    def _paint_card(self, painter: QPainter, card: Card | None, rect: QRectF, place: int) -> None:
        radius = RADIUS / WIDTH * rect.width()
        paint_shadow(painter, rect, radius, depth_of(rect.width()))
        painter.save()
        painter.translate(rect.topLeft())
        size = QSizeF(rect.width(), rect.height())
        if card is None:
            paint_back(painter, size, self._style)
        else:
            paint_face(painter, card, size, self._style)
        painter.restore()
        if self._marks and place == 1:
            paint_winner(painter, rect, radius, self._theme)
        if self._marks and place == len(self._cards) - 1:
            paint_dim(painter, rect, radius, self._theme)

    def cut(self) -> bool:
        return self._is_cut(self._room())

    def _is_cut(self, room: QRectF) -> bool:
        needed = self._needed(room.width())
        return needed.width() > room.width() + 1 or needed.height() > room.height()

    def _needed(self, width: float) -> QRectF:
        flags = int(Qt.TextFlag.TextWordWrap.value)
        return QFontMetricsF(sized_font(self, px(15))).boundingRect(QRectF(0, 0, width, 1000), flags, self._sentence)

    def _make_room(self) -> None:
        height, beside = self._height, self._room_beside()
        if self._is_cut(beside):
            height += math.ceil(self._needed(self.width() - 2 * EDGE).height()) + EDGE
        if height != self.height():
            self.setFixedHeight(height)

    def _room(self) -> QRectF:
        if self.height() <= self._height:
            return self._room_beside()
        return QRectF(QPointF(EDGE, self._height - 8), QPointF(self.width() - EDGE, self.height() - 8))

    def _room_beside(self) -> QRectF:
        start = START + len(self._cards) * (self._card_width() + GAP) + 6
        room = QRectF(QPointF(start, 8), QPointF(self.width() - EDGE, self._height - 8))
        if self.isRightToLeft():
            room.moveLeft(EDGE)
        return room

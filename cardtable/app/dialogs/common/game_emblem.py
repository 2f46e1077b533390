"""Emblem of a game: its three cards on a background of its own colour; a widget with a fan of cards."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QRectF, QSize, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardtable.core.cards import Card, Suit
from cardtable.core.rules import AnyGame
from cardtable.table.art.themes import CardStyle
from cardtable.table.art.tile_pictures import fan_pixmap, tile_pixmap
from cardtable.table.art.vector_drawing import blank_pixmap, painting, rounded_rect
from cardtable.table.style.text_painting import px

_COLOURS = ("#B7323A", "#A8572A", "#5A3E8E", "#1D5FA6", "#1F7A6B")
_SUITS = (Suit.HEARTS, Suit.DIAMONDS, Suit.SPADES, Suit.CLUBS)


def colours_of(place: int) -> tuple[str, Suit]:
    """Return background colour and ornament of the game at this index in the order of display."""
    return _COLOURS[place % len(_COLOURS)], _SUITS[place % len(_SUITS)]


class EmblemCache:
    """Cache of the emblems of all games in one style of cards."""

    def __init__(self, games: Mapping[str, AnyGame], style: CardStyle) -> None:
        """Make an empty cache; `games` in the order of display."""
        self._games = games
        self._places = {game: place for place, game in enumerate(games)}
        self._style = style
        self._drawn: dict[tuple[str, int, int, float, float], QPixmap] = {}  # drawing takes 10 to 20 ms
        self._has_drawn = False  # in this turn of the event loop

    def picture(self, game: str, size: QSize, dpr: float, radius: float = 0.0) -> QPixmap:
        """Return the emblem, with corners rounded by `radius`; a null pixmap for a game that is not installed."""
        if game not in self._games:
            return QPixmap()
        key = (game, size.width(), size.height(), dpr, radius)
        if key not in self._drawn:
            self._has_drawn = True
            colour, ornament = colours_of(self._places[game])
            emblem = self._games[game].presentation.emblem
            picture = tile_pixmap(size, dpr, emblem, self._style, colour, ornament)
            self._drawn[key] = _rounded(picture, size, dpr, radius) if radius else picture
        return self._drawn[key]

    def picture_on(self, widget: QWidget, game: str, size: QSize, radius: float) -> QPixmap:
        """Return the emblem for a widget to paint; a null pixmap if another was drawn in this turn of the event loop.

        The widget is then updated in the next turn.
        """
        dpr = widget.devicePixelRatioF()
        if self._has_drawn and (game, size.width(), size.height(), dpr, radius) not in self._drawn:
            QTimer.singleShot(1, widget, widget.update)
            return QPixmap()
        picture = self.picture(game, size, dpr, radius)
        if self._has_drawn:
            QTimer.singleShot(0, self._end_turn)
        return picture

    def _end_turn(self) -> None:
        self._has_drawn = False


def _rounded(picture: QPixmap, size: QSize, dpr: float, radius: float) -> QPixmap:
    result = blank_pixmap(size * dpr, dpr)
    with painting(result) as painter:
        painter.setClipPath(rounded_rect(QRectF(0, 0, size.width(), size.height()), radius))
        painter.drawPixmap(0, 0, picture)
    return result


FEW = 5  # number of cards that need no more than their share of the width


class CardFanWidget(QWidget):
    """Widget that shows a fan of cards; ignored by screen readers and keyboard."""

    def __init__(self, cards: tuple[Card, ...], style: CardStyle) -> None:
        super().__init__()
        self._cards, self._style = cards, style
        self._pixmap = QPixmap()
        self._key: object = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        return QSize(px(420), px(200))

    def setCards(self, cards: tuple[Card, ...]) -> None:
        self._cards = cards
        self.update()

    def setCardStyle(self, style: CardStyle) -> None:
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

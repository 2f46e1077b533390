"""A game's picture: its three cards on a ground of its own colour."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap

from cardtable.core.cards import Suit
from cardtable.core.rules import AnyGame
from cardtable.table.art.card_style import CardStyle
from cardtable.table.art.drawing import HINTS, rounded_rect
from cardtable.table.art.tiles import tile_pixmap

_COLOURS = ("#B7323A", "#A8572A", "#5A3E8E", "#1D5FA6", "#1F7A6B")
_SUITS = (Suit.HEARTS, Suit.DIAMONDS, Suit.SPADES, Suit.CLUBS)


def colours_of(place: int) -> tuple[str, Suit]:
    """The ground and its ornament of the game at this place in lists for people."""
    return _COLOURS[place % len(_COLOURS)], _SUITS[place % len(_SUITS)]


class EmblemCache:
    """The pictures of all games, in the deck in force."""

    def __init__(self, games: Mapping[str, AnyGame], style: CardStyle) -> None:
        """`games` in the order in which people see them."""
        self._games = games
        self._places = {game: place for place, game in enumerate(games)}
        self._style = style
        self._drawn: dict[tuple[str, int, int, float, float], QPixmap] = {}  # each takes 10 to 20 ms

    def picture(self, game: str, size: QSize, dpr: float, radius: float = 0.0) -> QPixmap:
        """The emblem with round corners; of a game that this program does not have, nothing."""
        if game not in self._games:
            return QPixmap()
        key = (game, size.width(), size.height(), dpr, radius)
        if key not in self._drawn:
            self._drawn[key] = self._picture(game, size, dpr, radius)
        return self._drawn[key]

    def _picture(self, game: str, size: QSize, dpr: float, radius: float) -> QPixmap:
        colour, ornament = colours_of(self._places[game])
        emblem = self._games[game].presentation.emblem
        picture = tile_pixmap(size, dpr, emblem, self._style, colour, ornament)
        return _rounded(picture, size, dpr, radius) if radius else picture


def _rounded(picture: QPixmap, size: QSize, dpr: float, radius: float) -> QPixmap:
    result = QPixmap(size * dpr)
    result.setDevicePixelRatio(dpr)
    result.fill(Qt.GlobalColor.transparent)
    painter = QPainter(result)
    painter.setRenderHints(HINTS)
    painter.setClipPath(rounded_rect(QRectF(0, 0, size.width(), size.height()), radius))
    painter.drawPixmap(0, 0, picture)
    painter.end()
    return result

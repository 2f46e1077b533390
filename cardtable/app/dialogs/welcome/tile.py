"""A game's tile on the welcome page: a button with its cards, its name and what it is about."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QPolygonF,
    QTextOption,
)
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from cardtable.app.dialogs.parts.emblem import colours_of
from cardtable.core.rules import AnyGame
from cardtable.core.text import Text, Words, translate
from cardtable.table.art.card_style import FACE, CardStyle
from cardtable.table.art.drawing import mix
from cardtable.table.art.shadows import paint_shadow
from cardtable.table.art.themes import Theme
from cardtable.table.art.tiles import tile_pixmap
from cardtable.table.painting.measure import px, unit

_PLAYERS = translate("Welcome", "%1 players", n=4)
_RANGE = translate("Welcome", "%1 to %2 players")
_INK, _INK2 = "#1F2421", "#4A5049"

GLOW = 9  # room around the tile for the ring of the one in focus
SMALL = 200  # a tile narrower or lower than this has smaller type; before scaling, as all that writing needs
LOW = 240
SMALLEST_NAME, SMALLEST_TEXT = 13, 11
PADDING_OF_SMALL = 12
NAME_OF_SMALL, AROUND_WORDS_OF_SMALL = 32, 46  # of the height: a name in one line; foot and the space between
SMALLEST_PICTURE, LARGEST_PICTURE = 44.0, 148.0
CORNER = 18
_EVEN = Qt.TextFlag.TextIncludeTrailingSpaces  # else lines written from the right begin a space too early


class GameTile(QPushButton):
    """Pressed, it starts a game; name, seat counts and tagline are also what a screen reader says.

    It glows in focus while keys are used, else under the pointer: never two tiles at once.
    """

    def __init__(self, words: Words, definition: AnyGame, place: int, theme: Theme, style: CardStyle) -> None:
        super().__init__()
        self._words, self._definition = words, definition
        self._colour, self._suit = colours_of(place)
        self._theme, self._style = theme, style
        self._row: Sequence[GameTile] = (self,)
        self._picture = QPixmap()
        self._picture_key: object = None
        self._by_keys = True
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self.retranslate()

    def sizeHint(self) -> QSize:
        return QSize(px(222) + 2 * GLOW, px(314) + 2 * GLOW)

    def minimumSizeHint(self) -> QSize:
        return QSize(150, px(190))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        """The least in which nothing is cut."""
        room = width - 2 * GLOW - 2 * PADDING_OF_SMALL
        tagline = _height(self._tagline, _font(self, SMALLEST_TEXT), room)
        name = max(px(NAME_OF_SMALL), _height(self._name, self._name_font(room, px(18)), room))
        needed = SMALLEST_PICTURE + px(AROUND_WORDS_OF_SMALL) + name + tagline + 2 * GLOW
        return max(self.minimumSizeHint().height(), math.ceil(needed))

    def setLook(self, theme: Theme, style: CardStyle) -> None:
        """Lie on another felt, show another deck."""
        self._theme, self._style = theme, style
        self.update()

    def retranslate(self) -> None:
        """Say name, seat counts and tagline again."""
        self._name = self._words.text(self._definition.name)
        self._seats = self._words.text(seats_text(self._definition))
        tagline = self._definition.presentation.tagline
        self._tagline = self._words.text(tagline) if tagline is not None else ""
        self.setAccessibleName(self._name)
        self.setAccessibleDescription(" ".join([self._seats, self._tagline]).strip())
        self.update()

    def setByKeys(self, by_keys: bool) -> None:
        """Whether keys are used just now."""
        self._by_keys = by_keys
        self.update()

    @property
    def glows(self) -> bool:
        """Whether this is the one tile to look at."""
        return self.hasFocus() if self._by_keys else self.underMouse()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        hot = self.glows
        tile = self._tile()
        if hot:
            self._paint_glow(painter, tile)
        paint_shadow(painter, tile, CORNER, 3.0 if hot else 1.8)
        body = QPainterPath()
        body.addRoundedRect(tile, CORNER, CORNER)
        painter.fillPath(body, QColor(FACE))
        painter.save()
        painter.setClipPath(body)
        self._paint_picture(painter, tile)
        painter.restore()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(self._theme.glow) if hot else QColor(0, 0, 0, 46), 3 if hot else 1))
        painter.drawRoundedRect(tile.adjusted(0.5, 0.5, -0.5, -0.5), CORNER, CORNER)
        self._paint_words(painter, tile)
        self._paint_foot(painter, tile)

    def _paint_glow(self, painter: QPainter, tile: QRectF) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        for grown, alpha in ((9, 0.12), (6, 0.18)):
            halo = QColor(self._theme.glow)
            halo.setAlphaF(alpha)
            painter.setBrush(halo)
            painter.drawRoundedRect(tile.adjusted(-grown, -grown, grown, grown), CORNER + grown, CORNER + grown)

    def _small(self) -> bool:
        return self.width() - 2 * GLOW < px(SMALL) or self.height() - 2 * GLOW < px(LOW)

    def _padding(self) -> int:
        return PADDING_OF_SMALL if self._small() else 18

    def _tile(self) -> QRectF:
        return QRectF(self.rect()).adjusted(GLOW, GLOW, -GLOW, -GLOW)

    def _text_width(self) -> float:
        return self._tile().width() - 2 * self._padding()

    def _room_for_text(self) -> float:
        """The height that picture, name and foot leave to the tagline, with the smallest picture."""
        return self._tile().height() - SMALLEST_PICTURE - self._around_text()

    def _around_text(self) -> float:
        """The height of name and foot, and of the space between them."""
        return px(AROUND_WORDS_OF_SMALL if self._small() else 62) + self._name_room()

    def _name_room(self) -> float:
        """A line, or as many as the name needs in the smallest type."""
        width = self._text_width()
        return max(px(NAME_OF_SMALL if self._small() else 36), _height(self._name, self.name_font(width), width))

    def _text_font(self) -> QFont:
        """The largest type in which the tagline fits, within reason."""
        largest, room = px(13 if self._small() else 15), self._room_for_text()
        fonts = [_font(self, pixels) for pixels in range(largest, SMALLEST_TEXT - 1, -1)]
        return next((font for font in fonts if self._height_in(font) <= room), fonts[-1])

    def _height_in(self, font: QFont) -> float:
        return _height(self._tagline, font, self._text_width())

    def name_font(self, width: float) -> QFont:
        """The largest type in which the name fits into one line; the smallest may take two."""
        return self._name_font(width, px(18 if self._small() else 21))

    def _name_font(self, width: float, largest: int) -> QFont:
        fonts = [_font(self, pixels, bold=True) for pixels in range(largest, SMALLEST_NAME - 1, -1)]
        return next((font for font in fonts if QFontMetricsF(font).horizontalAdvance(self._name) <= width), fonts[-1])

    def _foot_font(self) -> QFont:
        """The largest type in which the seat counts fit, within reason."""
        largest, room = px(12 if self._small() else 14), self._text_width() - px(16)
        fonts = [_font(self, pixels, bold=True) for pixels in range(largest, SMALLEST_TEXT - 1, -1)]
        return next((font for font in fonts if QFontMetricsF(font).horizontalAdvance(self._seats) <= room), fonts[-1])

    def cut(self) -> bool:
        """Whether some of the words do not fit."""
        width = self._text_width()
        longest = max(self._name.split(), key=len)
        name = QFontMetricsF(self.name_font(width)).horizontalAdvance(longest)
        seats = QFontMetricsF(self._foot_font()).horizontalAdvance(self._seats)
        return max(name, seats) > width + 1 or self._height_in(self._text_font()) > self._room_for_text()

    def setRow(self, row: Sequence[GameTile]) -> None:
        """The tiles beside this one and itself: their pictures are equally high."""
        self._row = row

    def _picture_height(self) -> float:
        return max(SMALLEST_PICTURE, min(px(LARGEST_PICTURE), *(tile.left_for_picture() for tile in self._row)))

    def left_for_picture(self) -> float:
        """The height that the words leave."""
        return self._tile().height() - self._height_in(self._text_font()) - self._around_text()

    def _paint_picture(self, painter: QPainter, tile: QRectF) -> None:
        size = QSize(round(tile.width()), round(self._picture_height()))
        dpr = self.devicePixelRatioF()
        key = (size, dpr, self._style)
        if key != self._picture_key:
            emblem = self._definition.presentation.emblem
            self._picture = tile_pixmap(size, dpr, emblem, self._style, self._colour, self._suit)
            self._picture_key = key
        painter.drawPixmap(tile.topLeft(), self._picture)

    def _paint_words(self, painter: QPainter, tile: QRectF) -> None:
        top = tile.top() + self._picture_height()
        small, padding = self._small(), self._padding()
        width = tile.width() - 2 * padding
        room = QRectF(tile.left() + padding, top + (3 if small else 8), width, self._name_room())
        side = self._side(end=False)
        painter.setPen(QColor(_INK))
        painter.setFont(self.name_font(room.width()))
        painter.drawText(room, self._name, _wrapped(side | Qt.AlignmentFlag.AlignVCenter))
        painter.setPen(QColor(_INK2))
        painter.setFont(self._text_font())
        below = QRectF(room.left(), room.bottom(), room.width(), tile.bottom() - px(40) - room.bottom())
        painter.drawText(below, self._tagline, _wrapped(side | Qt.AlignmentFlag.AlignTop))

    def _paint_foot(self, painter: QPainter, tile: QRectF) -> None:
        small, padding = self._small(), self._padding()
        font, beside = self._foot_font(), px(16 if small else 22)
        width = QFontMetricsF(font).horizontalAdvance(self._seats) + beside
        radius = px(13 if small else 16)
        arrow = QPointF(tile.right() - padding - radius, tile.bottom() - 12 - radius)
        pill = QRectF(tile.left() + padding, arrow.y() - px(12), width, px(24))
        forward = 1
        if self._mirrored():
            pill.moveRight(tile.right() - padding)
            arrow, forward = QPointF(tile.left() + padding + radius, arrow.y()), -1
        if width + 2 * radius + 6 <= tile.width() - 2 * padding:
            self._paint_arrow(painter, arrow, radius, forward)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(mix(self._colour, FACE, 0.86))
        painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2)
        painter.setPen(mix(self._colour, "#000000", 0.15))
        painter.setFont(font)
        painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, self._seats)

    def _paint_arrow(self, painter: QPainter, middle: QPointF, radius: float, forward: int) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._colour))
        painter.drawEllipse(middle, radius, radius)
        painter.setBrush(QColor("#FFFFFF"))
        corners = ((-5, -7.5), (-5, 7.5), (7, 0))
        points = (QPointF(forward * x, y) * unit() for x, y in corners)
        painter.drawPolygon(QPolygonF([middle + point for point in points]))

    def _mirrored(self) -> bool:
        return self.layoutDirection() is Qt.LayoutDirection.RightToLeft

    def _side(self, *, end: bool) -> Qt.AlignmentFlag:
        right = self._mirrored() is not end
        flag = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
        return flag | Qt.AlignmentFlag.AlignAbsolute


def seats_text(definition: AnyGame) -> Text:
    """For how many players a game is."""
    fewest, most = min(definition.seats), max(definition.seats)
    return _PLAYERS.filled(most, n=most) if fewest == most else _RANGE.filled(fewest, most)


def _height(text: str, font: QFont, width: float) -> float:
    """Of a text in lines of this width."""
    return QFontMetricsF(font).boundingRect(QRectF(0, 0, width, 1000), Qt.TextFlag.TextWordWrap, text).height()


def _font(widget: QWidget, pixels: int, *, bold: bool = False) -> QFont:
    font = QFont(widget.font())
    font.setPixelSize(pixels)
    font.setBold(bold)
    return font


def _wrapped(align: Qt.AlignmentFlag) -> QTextOption:
    """Lines that break between words and, written from the right, begin at the same edge."""
    option = QTextOption(align)
    option.setWrapMode(QTextOption.WrapMode.WordWrap)
    option.setFlags(QTextOption.Flag.IncludeTrailingSpaces)
    return option

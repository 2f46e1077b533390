"""Game tile of the welcome page: picture, name, tagline, and the buttons that start the game."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from PySide6 import QtGui
from PySide6.QtCore import QEvent, QRect, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtWidgets import QGroupBox, QSizePolicy

from cardtable.app.dialogs.common.game_emblem import colours_of
from cardtable.app.dialogs.welcome.card_flight import FlyingCard
from cardtable.app.dialogs.welcome.tile_controls import (
    RING,
    LearnButton,
    PlayButton,
    TableSetupButton,
    TileAnimation,
    TileButton,
    smallest,
)
from cardtable.app.dialogs.welcome.welcome_style import height_of, type_in_line
from cardtable.app.match.new_match_defaults import MatchDefaults, standard_table
from cardtable.app.settings.setting_choices import level_label
from cardtable.app.widgets.palette import painter_on, reading_start, sized_font
from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.rules import AnyGame
from cardtable.core.text import TextRenderer, translate
from cardtable.host.seat_assignment import MIXED
from cardtable.table.art.card_pixmaps import paint_shadow
from cardtable.table.art.themes import FACE, INK, INK2, CardStyle, Theme
from cardtable.table.art.tile_pictures import tile_pixmap, tile_places
from cardtable.table.art.vector_drawing import HINTS, clipped, colour, fill, rounded_rect, stroke
from cardtable.table.layout.pose import Pose
from cardtable.table.style.text_painting import px, scale_unit, text_width

_PLAYERS = translate("Welcome", "%1 players", n=4)
_TABLE = translate("Welcome", "%1 · %2", "4 players, and how strong they are")
_MIXED = translate("Welcome", "Mixed", "players of several levels")
_PLAY = translate("Welcome", "Play")
_LEARN = translate("Welcome", "Learn")
_LEARN_GAME = translate("Welcome", "Learn %1", "a game")
_LEARN_HELP = translate("Welcome", "A coach leads you through a first deal.")
_PLAY_AT = translate("Welcome", "Play %1, %2, %3", "a game, 4 players, medium")
_CHANGE = translate("Welcome", "Change the table of %1", "a game")

GLOW = 9  # space around the tile for its glow
SMALLEST_NAME, SMALLEST_TEXT = 13, 11
SMALLEST_PICTURE = 44.0
GOOD_PICTURE = 0.3  # share of the tile's height; less where writing is larger
CORNER = 18
SPACE = 16  # beside the text of each button, and twice between both


@frozen
class TileMeasures:
    """Measures in pixels of the sketches: font sizes, heights of lines, and spaces."""

    padding: int  # at each side, whatever the size of writing
    name: int
    text: int
    line: int
    play: int
    name_room: int
    line_room: int
    play_room: int
    above_name: int
    above_line: int
    below: int
    picture: float  # greatest share of the tile's height

    @property
    def around_text(self) -> int:
        """Sum of all heights but those of picture, name and tagline."""
        return self.above_name + self.above_line + self.line_room + self.play_room + self.below


USUAL = TileMeasures(20, 21, 15, 14, 15, 34, 34, 44, 12, 6, 14, 0.40)
SMALL = TileMeasures(16, 18, 13, 13, 14, 28, 30, 38, 6, 2, 8, 0.37)
NARROWEST_USUAL, LOWEST_USUAL = 225, 305  # a smaller tile has the small measures; before scaling


class GameTile(QGroupBox):
    """Tile of one game, an accessible group with its name and tagline; a click anywhere on it starts to play.

    It glows while it contains the focus and keys are used, else while it is under the pointer: never two tiles at once.
    """

    playRequested = Signal()
    changeRequested = Signal()
    learnRequested = Signal()
    pictureWanted = Signal()  # `draw_wanted` is to be called when idle

    def __init__(self, renderer: TextRenderer, definition: AnyGame, place: int, theme: Theme, style: CardStyle) -> None:
        super().__init__()
        self._renderer, self._definition = renderer, definition
        self._colour, self._suit = colours_of(place)
        self._theme, self._style = theme, style
        self._table = standard_table(definition)
        self._row: Sequence[GameTile] = (self,)
        self._reckoned: dict[str, float] = {}  # sizes that depend on all tiles of the row
        self._height_for: dict[tuple[object, ...], int] = {}  # least heights; layouts ask for them again and again
        self._picture = QtGui.QPixmap()
        self._picture_key: str | None = None
        self._wanted: tuple[str, QSize, float] | None = None  # the picture to be drawn: key, size, pixels per unit
        self._by_keys = True
        self.change = TableSetupButton(self._colour, self)
        self.learn = LearnButton(self._colour, self)
        self.learn.hide()
        self.play = PlayButton(self._colour, self)
        self.motion = TileAnimation(self, self._moved)
        self.play.clicked.connect(self.playRequested)
        self.learn.clicked.connect(self.learnRequested)
        self.change.clicked.connect(self.changeRequested)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self.retranslate()

    @property
    def buttons(self) -> tuple[TileButton, ...]:
        """Buttons in tab order, from the top."""
        return self.change, self.learn, self.play

    @property
    def first(self) -> TileButton:
        """Button to focus first: that of the lesson if one is offered, else Play."""
        return self.play if self.learn.isHidden() else self.learn

    def sizeHint(self) -> QSize:
        return QSize(px(222) + 2 * GLOW, px(314) + 2 * GLOW)

    def minimumSizeHint(self) -> QSize:
        return QSize(150, px(170))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the least height in which nothing is cut."""
        key = (width, scale_unit(), self._name, self._tagline, self.font())
        if key not in self._height_for:
            self._height_for = {key: self._least_height(width)}
        return self._height_for[key]

    def _least_height(self, width: int) -> int:
        room = width - 2 * GLOW - 2 * SMALL.padding
        tagline = height_of(self._tagline, sized_font(self, smallest(SMALLEST_TEXT)), room)
        name = max(px(SMALL.name_room), height_of(self._name, self._name_font(room, SMALL), room))
        needed = SMALLEST_PICTURE + px(SMALL.around_text) + name + tagline + 2 * GLOW
        return max(self.minimumSizeHint().height(), math.ceil(needed))

    def setLook(self, theme: Theme, style: CardStyle) -> None:
        self._theme, self._style = theme, style
        self.update()

    def setTable(self, table: MatchDefaults) -> None:
        """Show the defaults with which Play begins."""
        self._table = table
        self.retranslate()

    def setLearn(self, offered: bool) -> None:
        """Show or hide the button of the lesson, which is the main one if it is shown."""
        self.learn.setVisible(offered)
        self.play.pale = offered
        self._place_buttons()

    def retranslate(self) -> None:
        say, game = self._renderer.text, self._definition.name
        self._name = say(game)
        tagline = self._definition.presentation.tagline
        self._tagline = say(tagline) if tagline is not None else ""
        players = _PLAYERS.filled(self._table.seats, n=self._table.seats)
        level = _MIXED if self._table.level == MIXED else level_label(self._table.level)
        self.learn.setText(say(_LEARN))
        self.learn.setAccessibleName(say(_LEARN_GAME.filled(game)))
        self.learn.setAccessibleDescription(say(_LEARN_HELP))
        self.play.setText(say(_PLAY))
        self.play.setAccessibleName(say(_PLAY_AT.filled(game, players, level)))
        self.change.setWords(say(_TABLE.filled(players, level)), say(players))
        self.change.setAccessibleName(say(_CHANGE.filled(game)))
        self.change.setAccessibleDescription(self.change.text())
        self.setAccessibleName(f"{self._name}. {self._tagline}" if self._tagline else self._name)
        self._forget_sizes()
        self._place_buttons()
        self.update()

    def setByKeys(self, by_keys: bool) -> None:
        self._by_keys = by_keys
        for button in self.buttons:
            button.setByKeys(by_keys)
        self._follow_pointer()

    @property
    def glows(self) -> bool:
        """True if this is the tile to be highlighted."""
        return any(button.hasFocus() for button in self.buttons) if self._by_keys else self.underMouse()

    def _moved(self) -> None:
        for button in self.buttons:
            button.seen = self.motion.risen
        self._place_buttons()
        self.update()

    def _follow_pointer(self) -> None:
        self.motion.lift(self.underMouse() and not self._by_keys)
        self.update()

    def enterEvent(self, event: QtGui.QEnterEvent) -> None:
        super().enterEvent(event)
        self._follow_pointer()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._follow_pointer()

    def mouseReleaseEvent(self, event: QtGui.QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.play.click()

    def mousePressEvent(self, event: QtGui.QMouseEvent) -> None:
        event.accept()

    def resizeEvent(self, event: QtGui.QResizeEvent) -> None:
        super().resizeEvent(event)
        self._forget_sizes()
        self._place_buttons()

    def paintEvent(self, event: QtGui.QPaintEvent) -> None:
        painter = painter_on(self, HINTS)
        painter.setOpacity(self.motion.risen)
        hot, tile = self.glows, self._tile()
        for grown, alpha in ((9, 0.12), (6, 0.18)) if hot else ():
            halo = rounded_rect(tile.adjusted(-grown, -grown, grown, grown), CORNER + grown)
            fill(painter, halo, colour(self._theme.glow, alpha))
        paint_shadow(painter, tile, CORNER, 3.0 if hot else 1.8)
        body = rounded_rect(tile, CORNER)
        fill(painter, body, FACE)
        with clipped(painter, body):
            self._paint_picture(painter, tile)
        edge = rounded_rect(tile.adjusted(0.5, 0.5, -0.5, -0.5), CORNER)
        stroke(painter, edge, colour(self._theme.glow) if hot else QtGui.QColor(0, 0, 0, 46), 3 if hot else 1)
        measures, width = self._measures, self._text_width()
        top = tile.top() + self.picture_height() + px(measures.above_name)
        room = QRectF(tile.left() + measures.padding, top, width, self._name_room())
        side = reading_start(self) | Qt.AlignmentFlag.AlignAbsolute
        painter.setPen(QtGui.QColor(INK))
        painter.setFont(self.name_font())
        painter.drawText(room, self._name, _wrapped(side | Qt.AlignmentFlag.AlignVCenter))
        painter.setPen(QtGui.QColor(INK2))
        painter.setFont(self.text_font())
        below = QRectF(room.left(), room.bottom(), width, self.change.y() - room.bottom())
        painter.drawText(below, self._tagline, _wrapped(side | Qt.AlignmentFlag.AlignTop))

    @property
    def _measures(self) -> TileMeasures:
        tile = self._tile()
        return SMALL if tile.width() < px(NARROWEST_USUAL) or tile.height() < px(LOWEST_USUAL) else USUAL

    def _tile(self) -> QRectF:
        return QRectF(self.rect()).adjusted(GLOW, GLOW, -GLOW, -GLOW).translated(0, px(self.motion.shift))

    def _text_width(self) -> float:
        return self._tile().width() - 2 * self._measures.padding

    def _place_buttons(self) -> None:
        tile, measures = self._tile(), self._measures
        side = measures.padding - RING
        top = tile.bottom() - px(measures.below) - px(measures.play_room)
        row = QRect(
            round(tile.left() + side - RING),
            round(top) - RING,
            round(tile.width() - 2 * side) + 2 * RING,
            px(measures.play_room) + 2 * RING,
        )
        self._place_row(row, measures)
        room = round(self._text_width()) + 2 * RING
        self.change.setLargest(px(measures.line))
        self.change.resize(room, px(measures.line_room) - RING)
        wide = min(room, math.ceil(self.change.wide()) + 2 * RING)
        left = round(tile.left() + measures.padding) - RING
        if self.change.isRightToLeft():
            left = round(tile.right() - measures.padding) + RING - wide
        self.change.setGeometry(left, round(top) - px(measures.line_room), wide, px(measures.line_room) - RING)

    def _place_row(self, row: QRect, measures: TileMeasures) -> None:
        offered = [self.play] if self.learn.isHidden() else [self.learn, self.play]
        for button in offered:
            button.setLargest(px(measures.play))
        bold = sized_font(self, px(measures.play))
        words = [text_width(button.text(), bold) + 2 * px(SPACE) for button in offered]
        room = row.width() - (len(offered) - 1) * (px(SPACE) // 2 - 2 * RING)
        left = row.left()
        for button, wanted in zip(offered, words, strict=True):
            wide = round(room * wanted / sum(words))
            place = QRect(left, row.top(), wide, row.height())
            if button.isRightToLeft():
                place.moveRight(row.right() - (left - row.left()))
            button.setGeometry(place)
            button.fitInto(wide)
            left += wide + px(SPACE) // 2 - 2 * RING

    def _name_font(self, width: float, measures: TileMeasures) -> QtGui.QFont:
        sizes = range(px(measures.name), smallest(SMALLEST_NAME) - 1, -1)
        return type_in_line(self, self._name, width, sizes, bold=True)

    def name_font(self) -> QtGui.QFont:
        """Return the largest font in which each name of the row fits on a line; at the smallest, names may take two."""
        pixels = self._once("name", lambda: min(tile.own_name_size() for tile in self._row))
        return sized_font(self, round(pixels), bold=True)

    def own_name_size(self) -> int:
        """Return the largest font size in pixels at which this name alone fits on a line."""
        return self._name_font(self._text_width(), self._measures).pixelSize()

    def _around_text(self) -> float:
        return px(self._measures.around_text) + self._name_room()

    def _name_room(self) -> float:
        least = px(self._measures.name_room)
        return self._once("room", lambda: max(least, height_of(self._name, self.name_font(), self._text_width())))

    def text_font(self) -> QtGui.QFont:
        """Return the largest font for the tagline that leaves space for a picture of good size, or the smallest one."""
        return sized_font(self, round(self._once("text", self._text_size)))

    def _text_size(self) -> int:
        sizes = range(px(self._measures.text), smallest(SMALLEST_TEXT) - 1, -1)
        room = self._tile().height() * (1 - GOOD_PICTURE / scale_unit()) - self._around_text()
        return next((size for size in sizes if self._height_in(sized_font(self, size)) <= room), sizes[-1])

    def _height_in(self, font: QtGui.QFont) -> float:
        return height_of(self._tagline, font, self._text_width())

    def cut(self) -> bool:
        width = self._text_width()
        name = text_width(max(self._name.split(), key=len), self.name_font())
        left = self._tile().height() - SMALLEST_PICTURE - self._around_text()  # with the smallest picture
        lines = self._height_in(self.text_font()) > left
        return name > width + 1 or lines or any(button.cut() for button in self.buttons if not button.isHidden())

    def setRow(self, row: Sequence[GameTile]) -> None:
        """Set the tiles of this row, including this one; their pictures have the same height."""
        self._row = row
        self._forget_sizes()

    def picture_height(self) -> float:
        """Return the height of the pictures, limited by the texts and measures of every tile of the row."""
        most = self._tile().height() * self._measures.picture
        return self._once(
            "picture", lambda: max(SMALLEST_PICTURE, min(most, *(tile.left_for_picture() for tile in self._row)))
        )

    def left_for_picture(self) -> float:
        """Return the height that the texts of this tile leave."""
        return self._once(
            "left", lambda: self._tile().height() - self._height_in(self.text_font()) - self._around_text()
        )

    def _once(self, what: str, reckon: Callable[[], float]) -> float:
        """Return a size that depends on all tiles of the row: every paint event needs it, and it takes long."""
        if what not in self._reckoned:
            self._reckoned[what] = reckon()
        return self._reckoned[what]

    def _forget_sizes(self) -> None:
        """Forget what depended on the texts, fonts and sizes of the row."""
        for tile in self._row:
            tile._reckoned.clear()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._forget_sizes()

    def _paint_picture(self, painter: QtGui.QPainter, tile: QRectF) -> None:
        size = QSize(round(tile.width()), round(self.picture_height()))
        dpr = self.devicePixelRatioF()
        key = f"{self._any_size} {size.width()}x{size.height()} {dpr}"
        for found in (key, self._any_size) if self._picture_key is None else (key,):
            if key != self._picture_key and QtGui.QPixmapCache.find(found, self._picture):
                self._picture_key = found
        if key == self._picture_key:
            painter.drawPixmap(tile.topLeft(), self._picture)
        elif self._picture_key is None:
            self._draw_picture(key, size, dpr)
            painter.drawPixmap(tile.topLeft(), self._picture)
        else:  # the last one, until another has been drawn
            painter.drawPixmap(QRectF(tile.topLeft(), QSizeF(size)), self._picture, QRectF(self._picture.rect()))
            self._wanted = key, size, dpr
            self.pictureWanted.emit()

    def draw_wanted(self) -> None:
        wanted, self._wanted = self._wanted, None
        if wanted is not None and wanted[0] != self._picture_key:
            self._draw_picture(*wanted)
            self.update()

    def _draw_picture(self, key: str, size: QSize, dpr: float) -> None:
        """Draw the picture and store it in the pixmap cache: court cards take long to draw."""
        emblem = self._definition.presentation.emblem
        twins = [place for place, card in enumerate(emblem) if emblem.count(card) > 1]
        cancelled = twins if self._definition.twins_cancel else ()
        self._picture = tile_pixmap(size, dpr, emblem, self._style, self._colour, self._suit, cancelled)
        self._picture_key = key
        for found in (key, self._any_size):
            QtGui.QPixmapCache.insert(found, self._picture)

    @property
    def _any_size(self) -> str:
        """Cache key of the picture drawn last, which is shown until one of the right size is there."""
        return f"tile {self._definition.id} {self._style} {self._colour} {self._suit}"

    def lying(self) -> list[FlyingCard]:
        """Return the cards of the picture with their poses in pixels of the tile."""
        tile, cards = self._tile(), self._definition.presentation.emblem
        size = QSize(round(tile.width()), round(self.picture_height()))
        places = tile_places(size, len(cards))
        poses = [Pose(place.x + tile.x(), place.y + tile.y(), place.angle, place.width) for place in places]
        return [FlyingCard(card, pose) for card, pose in zip(cards, poses, strict=True)]


def _wrapped(align: Qt.AlignmentFlag) -> QtGui.QTextOption:
    """Return the option for text that is wrapped between words and, if right-aligned, keeps its edge."""
    option = QtGui.QTextOption(align)
    option.setWrapMode(QtGui.QTextOption.WrapMode.WordWrap)
    option.setFlags(QtGui.QTextOption.Flag.IncludeTrailingSpaces)
    return option

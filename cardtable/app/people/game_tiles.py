"""The games side by side, in two rows where the screen is narrow; one of them is chosen."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QRadioButton, QSizePolicy, QWidget

from cardtable.app.dialogs.parts.emblem import EmblemCache
from cardtable.app.people.page_room import columns, page_room
from cardtable.app.widgets.chrome import palette_of
from cardtable.core.rules import AnyGame
from cardtable.core.text import TextRenderer
from cardtable.table.art.card_style import CardStyle
from cardtable.table.art.drawing import HINTS, fill, rounded_rect, stroke
from cardtable.table.painting.lettering import Align, paint_text
from cardtable.table.painting.measure import px

TILE, PICTURE = QSize(140, 116), QSize(132, 78)  # pixels of the sketches
EDGE, RADIUS, PICTURE_RADIUS = 4, 12, 9
APART = 8


class _Tile(QRadioButton):
    def __init__(self, words: TextRenderer, definition: AnyGame, emblems: EmblemCache, parent: QWidget) -> None:
        super().__init__(parent)
        self._words, self._definition, self._emblems = words, definition, emblems
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(px(TILE.width()), px(TILE.height()))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def hitButton(self, place: object) -> bool:
        return True

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        colours, chosen = palette_of(self), self.isChecked()
        wide = 2.5 if chosen or self.hasFocus() else 1.0
        rect = QRectF(self.rect()).adjusted(wide / 2, wide / 2, -wide / 2, -wide / 2)
        if chosen:
            fill(painter, rounded_rect(rect, RADIUS), colours.field)
        rim = (
            colours.focus
            if self.hasFocus()
            else colours.accent
            if chosen
            else colours.edge
            if self.underMouse()
            else colours.hair
        )
        stroke(painter, rounded_rect(rect, RADIUS), QColor(rim), wide)
        size = QSize(px(PICTURE.width()), px(PICTURE.height()))
        picture = self._emblems.picture(self._definition.id, size, self.devicePixelRatioF(), PICTURE_RADIUS)
        painter.drawPixmap(QPointF((self.width() - size.width()) / 2, EDGE), picture)
        font = QFont(self.font())
        font.setPixelSize(px(14))
        font.setBold(chosen)
        top = EDGE + size.height()
        line = QRectF(2 * EDGE, top, self.width() - 4 * EDGE, self.height() - top - EDGE)
        paint_text(painter, line, self._words.text(self._definition.name), font, colours.ink, Align.AlignHCenter)


class GameTiles(QWidget):
    """One stop of the Tab key; arrows choose."""

    chosen = Signal(str)  # the id of a game

    def __init__(self, words: TextRenderer, games: Mapping[str, AnyGame], style: CardStyle) -> None:
        super().__init__()
        self._words, self._games = words, games
        self._group = QButtonGroup(self)
        self._tiles: dict[str, _Tile] = {}
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(APART)
        wide = columns(len(games), px(TILE.width()) + APART, page_room() + APART)
        grid.setColumnStretch(wide, 1)
        emblems = EmblemCache(games, style)
        for number, (name, definition) in enumerate(games.items()):
            tile = _Tile(words, definition, emblems, self)
            tile.toggled.connect(lambda on, name=name: self.chosen.emit(name) if on else None)
            self._group.addButton(tile)
            self._tiles[name] = tile
            grid.addWidget(tile, number // wide, number % wide)
        self.retranslate()

    def choose(self, game: str) -> None:
        """Choose this game; the first one if it is not there."""
        self._tiles.get(game, next(iter(self._tiles.values()))).setChecked(True)

    def focusChosen(self) -> None:
        """Let the arrows choose."""
        next(tile for tile in self._tiles.values() if tile.isChecked()).setFocus()

    def retranslate(self) -> None:
        """Say the names again."""
        for name, tile in self._tiles.items():
            tile.setAccessibleName(self._words.text(self._games[name].name))
            tile.update()

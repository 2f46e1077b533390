"""Page for opening a room: game, seats, rules, house rules, and the conversion of the latter."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QColor, QPaintEvent
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from cardtable.app.dialogs.common.dialog_base import MARGIN
from cardtable.app.dialogs.common.game_emblem import EmblemCache
from cardtable.app.dialogs.new_game.rules_selector import RulesSelector
from cardtable.app.forms.options_form import OptionForm
from cardtable.app.multiplayer.multiplayer_widgets import ProfilePrompt, columns, page_room
from cardtable.app.settings.house_rule_settings import HouseRuleSettings
from cardtable.app.settings.settings_sections import Settings
from cardtable.app.widgets.basic_widgets import fill_box
from cardtable.app.widgets.choice_controls import PaintedChoice
from cardtable.app.widgets.labels import RetranslatedTexts
from cardtable.app.widgets.palette import palette_of, sized_font
from cardtable.core.options import Options, describe
from cardtable.core.rules import AnyGame
from cardtable.core.text import TextRenderer, translate
from cardtable.host.room_types import HouseRules, UndoPolicy
from cardtable.table.art.themes import CardStyle
from cardtable.table.art.vector_drawing import fill, rounded_rect, smooth_painter, stroke
from cardtable.table.style.text_painting import Align, paint_text, px

TILE, PICTURE = QSize(140, 116), QSize(132, 78)  # pixels of the sketches
EDGE, RADIUS, PICTURE_RADIUS = 4, 12, 9
APART = 8


class _Tile(PaintedChoice):
    def __init__(self, renderer: TextRenderer, definition: AnyGame, emblems: EmblemCache, parent: QWidget) -> None:
        super().__init__(parent)
        self._renderer, self._definition, self._emblems = renderer, definition, emblems
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(px(TILE.width()), px(TILE.height()))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        colours, chosen = palette_of(self), self.isChecked()
        wide = 2.5 if chosen or self.hasFocus() else 1.0
        rect = QRectF(self.rect()).adjusted(wide / 2, wide / 2, -wide / 2, -wide / 2)
        if chosen:
            fill(painter, rounded_rect(rect, RADIUS), colours.field)
        rim = colours.accent if chosen else colours.edge if self.underMouse() else colours.hair
        rim = colours.focus if self.hasFocus() else rim
        stroke(painter, rounded_rect(rect, RADIUS), QColor(rim), wide)
        size = QSize(px(PICTURE.width()), px(PICTURE.height()))
        picture = self._emblems.picture_on(self, self._definition.id, size, PICTURE_RADIUS)
        painter.drawPixmap(QPointF((self.width() - size.width()) / 2, EDGE), picture)
        font, top = sized_font(self, px(14), bold=chosen), EDGE + size.height()
        line = QRectF(2 * EDGE, top, self.width() - 4 * EDGE, self.height() - top - EDGE)
        paint_text(painter, line, self._renderer.text(self._definition.name), font, colours.ink, Align.AlignHCenter)


class GameTiles(QWidget):
    """Row of game tiles with one tab stop, whose tile is chosen by arrows; two rows on a narrow screen."""

    chosen = Signal(str)  # id of a game

    def __init__(self, renderer: TextRenderer, games: Mapping[str, AnyGame], style: CardStyle) -> None:
        super().__init__()
        self._renderer, self._games = renderer, games
        self._group = QButtonGroup(self)
        self._tiles: dict[str, _Tile] = {}
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(APART)
        wide = columns(len(games), px(TILE.width()) + APART, page_room() + APART)
        grid.setColumnStretch(wide, 1)
        emblems = EmblemCache(games, style)
        for number, (name, definition) in enumerate(games.items()):
            tile = _Tile(renderer, definition, emblems, self)
            tile.toggled.connect(lambda on, name=name: self.chosen.emit(name) if on else None)
            self._group.addButton(tile)
            self._tiles[name] = tile
            grid.addWidget(tile, number // wide, number % wide)
        self.retranslate()

    def choose(self, game: str) -> None:
        """Choose a game; the first one if its id is unknown."""
        self._tiles.get(game, next(iter(self._tiles.values()))).setChecked(True)

    def focusChosen(self) -> None:
        """Focus the chosen tile."""
        next(tile for tile in self._tiles.values() if tile.isChecked()).setFocus()

    def retranslate(self) -> None:
        for name, tile in self._tiles.items():
            tile.setAccessibleName(self._renderer.text(self._games[name].name))
            tile.update()


_SAVED_AS_THEY_ARE = ("findable", "watchers", "newcomers", "patience", "grace", "hints")


def house_of(settings: HouseRuleSettings) -> HouseRules:
    """Return the house rules for the next room; absent players are replaced by the usual level."""
    same = {name: getattr(settings, name) for name in _SAVED_AS_THEY_ARE}
    return HouseRules(undo=UndoPolicy.AGREED if settings.undo else UndoPolicy.NEVER, **same)


def remembered(house: HouseRules, *, outside: bool) -> HouseRuleSettings:
    """Return a room's house rules as settings; `outside`: guests from other houses may come."""
    same = {name: getattr(house, name) for name in _SAVED_AS_THEY_ARE}
    return HouseRuleSettings(outside=outside, undo=house.undo is UndoPolicy.AGREED, **same)


_HEADING = translate("People", "Your table")
_PLAYERS = translate("People", "People and computers together. Computers fill the empty seats when you start.")
_AT_TABLE = translate("People", "At this table")
_FIRST_HOUSE_RULES = frozenset({"findable", "outside", "watchers", "newcomers", "patience"})  # the others keep theirs


class NewRoomConfig(NamedTuple):
    """Configuration of a new room."""

    game: str
    options: Options
    seats: int
    house: HouseRules
    outside: bool  # guests from other houses may come


class OpenRoomPage(QWidget):
    """Page that begins with the game, rules, seats and house rules of the last room."""

    changed = Signal()

    def __init__(
        self, renderer: TextRenderer, games: Mapping[str, AnyGame], settings: Settings, style: CardStyle
    ) -> None:
        super().__init__()
        self._renderer, self._settings = renderer, settings
        self._games = {name: game for name, game in games.items() if game.public is not None}
        self._phrases = RetranslatedTexts(renderer)
        self._choices: dict[str, RulesSelector] = {}
        self._column = fill_box(QVBoxLayout(self), spacing=4, margins=(MARGIN, 18, MARGIN, 12))
        self._phrases.paragraph(self._column, _HEADING, "heading")
        self._column.addSpacing(2)
        self.tiles = GameTiles(renderer, self._games, style)
        self._column.addWidget(self.tiles)
        self._stack = QStackedWidget(self)
        self._column.addWidget(self._stack)
        self._phrases.paragraph(self._column, _AT_TABLE, "group")
        others = frozenset(info.name for info in describe(HouseRuleSettings)) - _FIRST_HOUSE_RULES
        self._house = OptionForm(renderer, settings.house, hidden=others)
        self._house.complete()  # at once: the tab order of the page is set when it is shown
        self._column.addWidget(self._house)
        self._column.addStretch(1)
        self.tiles.chosen.connect(self._choose)
        self.tiles.choose(settings.last_game)

    def _choose(self, game: str) -> None:
        if game not in self._choices:
            choice = RulesSelector(self._renderer, self._games[game], self._settings.game(game), _PLAYERS)
            choice.seatsChanged.connect(lambda _: self.changed.emit())
            choice.presets.chosen.connect(lambda _: self.changed.emit())
            self._choices[game] = choice
            self._stack.addWidget(choice)
        self._stack.setCurrentWidget(self._choices[game])
        self._game = game
        self.changed.emit()

    @property
    def choice(self) -> RulesSelector:
        """Seats and rules of the chosen game."""
        return self._choices[self._game]

    def wanted(self) -> NewRoomConfig:
        """Return the choices as a configuration."""
        choice, house = self.choice, self._house.options()
        assert isinstance(house, HouseRuleSettings)
        return NewRoomConfig(self._game, choice.settled(), choice.seats, house_of(house), house.outside)

    def ask(self, who: ProfilePrompt) -> None:
        """Insert the profile prompt above the choices."""
        self._column.insertWidget(1, who)

    def retranslate(self) -> None:
        self._phrases.renew()
        self.tiles.retranslate()
        for choice in self._choices.values():
            choice.retranslate()
        self._house.retranslate()
        self._house.complete()

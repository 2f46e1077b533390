"""Open a table: which game, for how many, by which rules, and who may find it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from cardtable.app.dialogs.new_game.rules_choice import RulesSelector
from cardtable.app.dialogs.parts.base import MARGIN, paragraph
from cardtable.app.forms.editors import ChoiceEditor, SwitchEditor
from cardtable.app.forms.form_rows import FormRow
from cardtable.app.people.game_tiles import GameTiles
from cardtable.app.people.usual_house import house_of
from cardtable.app.people.who_box import ProfilePrompt
from cardtable.app.settings.house_texts import (
    FINDABLE,
    FINDABLE_HELP,
    NEWCOMERS,
    NEWCOMERS_HELP,
    PATIENCE,
    PATIENCE_HELP,
    ROUTER,
    ROUTER_HELP,
    WATCHERS,
    WATCHERS_HELP,
    patience_entries,
)
from cardtable.app.settings.sections import Settings
from cardtable.app.widgets.kept_texts import RetranslatedTexts
from cardtable.core.options import Options
from cardtable.core.rules import AnyGame
from cardtable.core.text import TextRenderer, translate
from cardtable.host.gathering import HouseRules
from cardtable.table.art.card_style import CardStyle

_HEADING = translate("People", "Your table")
_PLAYERS = translate("People", "People and computers together. Empty seats are filled on Start.")
_AT_TABLE = translate("People", "At this table")


class NewRoomConfig(NamedTuple):
    """What a person wants to open."""

    game: str
    options: Options
    seats: int
    house: HouseRules
    router: bool  # may be asked to let people in


class OpenRoomPage(QWidget):
    """Begins with the game, rules, players and house rules that were chosen last."""

    changed = Signal()

    def __init__(self, words: TextRenderer, games: Mapping[str, AnyGame], settings: Settings, style: CardStyle) -> None:
        super().__init__()
        self._words, self._settings = words, settings
        self._games = {name: game for name, game in games.items() if game.public is not None}
        self._phrases = RetranslatedTexts(words)
        self._choices: dict[str, RulesSelector] = {}
        self._house = house_of(settings.house)
        self._router = settings.house.router
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(MARGIN, 18, MARGIN, 12)
        self._column.setSpacing(4)
        heading = paragraph(self, "heading")
        self._phrases.put(heading.setText, _HEADING)
        self._column.addWidget(heading)
        self._column.addSpacing(2)
        self.tiles = GameTiles(words, self._games, style)
        self._column.addWidget(self.tiles)
        self._stack = QStackedWidget(self)
        self._column.addWidget(self._stack)
        self._rows = self._add_house_rows()
        self._column.addStretch(1)
        self.tiles.chosen.connect(self._choose)
        self.tiles.choose(settings.last_game)

    def _add_house_rows(self) -> list[FormRow]:
        group = paragraph(self, "group")
        self._phrases.put(group.setText, _AT_TABLE)
        self._column.addWidget(group)
        words = self._words
        findable, watchers, newcomers = SwitchEditor(words), SwitchEditor(words), SwitchEditor(words)
        patience = ChoiceEditor(words, lambda: patience_entries(words), combo_only=True)
        rows = [
            FormRow(words, FINDABLE, FINDABLE_HELP, findable, first=True),
            FormRow(words, WATCHERS, WATCHERS_HELP, watchers),
            FormRow(words, NEWCOMERS, NEWCOMERS_HELP, newcomers),
            FormRow(words, PATIENCE, PATIENCE_HELP, patience),
        ]
        for row, field in zip(rows, ("findable", "watchers", "newcomers", "patience"), strict=True):
            row.editor.setValue(getattr(self._house, field))
            row.editor.edited.connect(lambda value, field=field: self._set(field, value))
        router = SwitchEditor(words)
        router.setValue(self._router)
        router.edited.connect(self._set_router)
        rows.insert(1, FormRow(words, ROUTER, ROUTER_HELP, router))
        for row in rows:
            self._column.addWidget(row)
        return rows

    def _set_router(self, value: object) -> None:
        self._router = bool(value)

    def _set(self, field: str, value: object) -> None:
        changes = {field: value}
        self._house = replace(self._house, **changes)  # type: ignore[arg-type]  # the editor's values are the field's

    def _choose(self, game: str) -> None:
        if game not in self._choices:
            choice = RulesSelector(self._words, self._games[game], self._settings.game(game), _PLAYERS)
            choice.seatsChanged.connect(lambda _: self.changed.emit())
            choice.presets.chosen.connect(lambda _: self.changed.emit())
            self._choices[game] = choice
            self._stack.addWidget(choice)
        self._stack.setCurrentWidget(self._choices[game])
        self._game = game
        self.changed.emit()

    @property
    def choice(self) -> RulesSelector:
        """Players and rules of the chosen game."""
        return self._choices[self._game]

    def fits(self) -> bool:
        """Whether the rules are for so many players."""
        return self.choice.fits()

    def wanted(self) -> NewRoomConfig:
        """The choices as a value."""
        choice = self.choice
        return NewRoomConfig(self._game, choice.settled(), choice.seats, self._house, self._router)

    def ask(self, who: ProfilePrompt) -> None:
        """Let the question stand above the choices."""
        self._column.insertWidget(1, who)

    def retranslate(self) -> None:
        """Say every text again."""
        self._phrases.renew()
        self.tiles.retranslate()
        for choice in self._choices.values():
            choice.retranslate()
        for row in self._rows:
            row.retranslate()

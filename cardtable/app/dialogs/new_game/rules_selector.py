"""Selector of the number of players and the rules, for a new game and a new room."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cardtable.app.forms.form_rows import FormRow, PresetRow, preset_label
from cardtable.app.forms.option_editors import ChoiceEditor
from cardtable.app.match.new_match_defaults import default_seats, fits_seat_count
from cardtable.app.settings.settings_sections import GameChoice
from cardtable.app.widgets.basic_widgets import fill_box
from cardtable.app.widgets.labels import RetranslatedTexts
from cardtable.core.options import Options
from cardtable.core.rules import AnyGame
from cardtable.core.text import Text, TextRenderer, translate

_PLAYERS = translate("New game", "Players")
_NOW = translate("New game", "The rules are now “%1”.", "other rules came with another number of players")
_UNFIT = translate("New game", "These rules don't work with this many players: choose others.")


class RulesSelector(QWidget):
    """Selector with the last choice for the game; `help` is the text about the players."""

    seatsChanged = Signal(int)

    def __init__(self, renderer: TextRenderer, definition: AnyGame, chosen: GameChoice, help: Text) -> None:
        super().__init__()
        self._phrases = RetranslatedTexts(renderer)
        self.definition = definition
        self.options = chosen.chosen(definition)
        self.seats = chosen.seats if chosen.seats in definition.seats else default_seats(definition, self.options)
        self._left: dict[int, tuple[Options, str | None]] = {}  # rules and their preset, by number of players
        self.players = ChoiceEditor(renderer, lambda: [(renderer.number(count), count) for count in definition.seats])
        self.players.edited.connect(self._take_seats)
        self._players_row = FormRow(renderer, _PLAYERS, help, self.players, first=True)
        self.presets = PresetRow(renderer, type(self.options))
        self.presets.chosen.connect(self._take_preset)
        column = fill_box(QVBoxLayout(self), self._players_row, self.presets, spacing=5)
        self._warning = self._phrases.paragraph(column, _UNFIT, "strong")
        self._refresh()

    def fits(self) -> bool:
        return fits_seat_count(self.definition, self.options, self.seats)

    def settled(self) -> Options:
        return self.options.settled(self.seats)

    def retranslate(self) -> None:
        self._phrases.renew()
        self._players_row.retranslate()
        self.presets.retranslate()
        self._refresh()

    def _take_seats(self, value: object) -> None:
        """Set the number of players; each number keeps its own rules, which are restored with it."""
        self._left[self.seats] = self.options, self.presets.base
        was_preset = self.options.preset_name(self.seats) is not None
        self.seats, before = int(str(value)), self.presets.base
        if self.seats in self._left:
            self.options, base = self._left[self.seats]
            self.presets.base = base
        else:
            self._fit_rules(was_preset=was_preset)
        self._refresh()
        now = self.presets.base
        changed = None if now is None or now == before else preset_label(type(self.options), now)
        self._players_row.setNews(None if changed is None else _NOW.filled(changed))
        self.seatsChanged.emit(self.seats)

    def _fit_rules(self, *, was_preset: bool) -> None:
        """Replace rules that are a preset for other numbers of players by the first preset for this one."""
        kind = type(self.options)
        unlike = was_preset and self.options.preset_name(self.seats) is None
        if (unlike or not self.fits()) and kind.presets_for(self.seats):
            self.options = kind.preset(kind.presets_for(self.seats)[0])

    def _take_preset(self, name: str) -> None:
        self.options = type(self.options).preset(name)
        self._refresh()

    def _refresh(self) -> None:
        self.players.setValue(self.seats)
        self.presets.show_options(self.options, self.seats)
        self._warning.setVisible(not self.fits())

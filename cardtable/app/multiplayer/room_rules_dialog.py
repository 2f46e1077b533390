"""Dialog in which the room owner changes game, seats, rules, and house rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial

from PySide6.QtWidgets import QVBoxLayout, QWidget

from cardtable.app.dialogs.common.dialog_base import CANCEL, MARGIN, OK, Dialog, Role, page
from cardtable.app.dialogs.common.paged_dialog import PageStack, Sidebar
from cardtable.app.forms.form_rows import FormRow
from cardtable.app.forms.option_editors import ChoiceEditor, OptionEditor, editor_for
from cardtable.app.forms.options_form import OptionForm
from cardtable.app.match.new_match_defaults import default_seats, fits_seat_count
from cardtable.app.multiplayer.open_room_page import remembered
from cardtable.app.multiplayer.room_texts import RoomRulesSummary
from cardtable.app.settings.house_rule_settings import SUBSTITUTE, SUBSTITUTE_HELP, HouseRuleSettings
from cardtable.app.settings.setting_choices import level_label
from cardtable.app.widgets.basic_widgets import discard
from cardtable.app.widgets.labels import Paragraph
from cardtable.app.widgets.palette import NO_OWNER, AppPalette, DialogOwner
from cardtable.core.options import Options, describe
from cardtable.core.rules import AnyGame
from cardtable.core.text import Text, TextRenderer, translate
from cardtable.host.room_requests import ArrangeRequest
from cardtable.host.room_types import HouseRules, UndoPolicy

_TITLE = translate("People", "Change the rules")
_RULES = translate("People", "Rules")
_AT_TABLE = translate("People", "At this table")
_PAGES = translate("People", "Pages of rules")
_GAME = translate("People", "Game")
_GAME_HELP = translate("People", "Another game begins with its usual rules.")
_SEATS = translate("People", "Seats")
_SEATS_HELP = translate("People", "People and computers together.")
_AGAIN = translate("People", "Everybody is asked again whether they are ready.")
_UNFIT = translate("People", "These rules don't work with this many seats: choose others.")


class RoomRulesDialog(Dialog):
    """Dialog for all rules of a room; when it is accepted, `arrange()` is the request."""

    def __init__(
        self,
        renderer: TextRenderer,
        games: Mapping[str, AnyGame],
        rules: RoomRulesSummary,
        house: HouseRules,
        owner: DialogOwner = NO_OWNER,
    ) -> None:
        super().__init__(renderer, _TITLE, owner)
        self._games, self._game = games, rules.game
        self._seats, self._house = rules.seats, house
        self._rows: list[FormRow] = []
        self._forms = QVBoxLayout()  # holds one form; another game replaces it
        self.list = Sidebar(self.phrases, self.chrome, (("rules", _RULES), ("sliders", _AT_TABLE)), self)
        self.phrases.put(self.list.setAccessibleName, _PAGES)
        self.games = ChoiceEditor(
            renderer, lambda: [(renderer.text(game.name), name) for name, game in games.items()], combo_only=True
        )
        self.seats = ChoiceEditor(renderer, lambda: [(renderer.number(count), count) for count in self._game.seats])
        self.form = self._make_form(rules.options)
        self._warning = Paragraph(self, "strong")
        self.phrases.put(self._warning.setText, _UNFIT)
        makers = (self._make_rules, self._make_house)
        self.put_body(PageStack(self.list, lambda row: makers[row](), self.buttons))
        self._ok = self.button(OK, Role.AcceptRole, primary=True)
        self.button(CANCEL, Role.RejectRole)
        self.list.setCurrentRow(0)
        self._refresh()
        self.fit(880, 620)

    def arrange(self) -> ArrangeRequest:
        """Return the request with all settings."""
        settled = self.form.options().settled(self._seats)
        return ArrangeRequest(game=self._game.id, seats=self._seats, options=settled.save(), house=self._house)

    def _make_form(self, options: Options) -> OptionForm:
        form = OptionForm(self.renderer, options, self._seats)
        form.changed.connect(lambda _: self._refresh())
        return form

    def _make_rules(self) -> QWidget:
        content, column = page(4)
        self._head(column, _RULES)
        self.games.edited.connect(lambda name: self._take_game(self._games[str(name)]))
        self._row(column, _GAME, _GAME_HELP, self.games, self._game.id, first=True)
        self.seats.edited.connect(self._take_seats)
        self._row(column, _SEATS, _SEATS_HELP, self.seats, self._seats, first=False)
        column.addWidget(self._warning)
        column.addLayout(self._forms)
        self._forms.addWidget(self.form)
        column.addStretch(1)
        return content

    def _make_house(self) -> QWidget:
        content, column = page(0)
        self._head(column, _AT_TABLE)
        renderer, rules = self.renderer, remembered(self._house, outside=False)
        rows: list[tuple[str, Text, Text, OptionEditor, object]] = [
            (info.name, info.label, info.help, editor_for(renderer, type(info.default), info), rules.value(info.name))
            for info in describe(HouseRuleSettings)
            if info.name != "outside"  # asked when the room was opened
        ]
        levels = ChoiceEditor(
            renderer, lambda: [(renderer.text(level_label(level)), level) for level in self._game.players]
        )
        rows.insert(4, ("substitute", SUBSTITUTE, SUBSTITUTE_HELP, levels, self._house.substitute))
        for place, (name, label, help, editor, value) in enumerate(rows):
            editor.edited.connect(partial(self._set, name))
            self._row(column, label, help, editor, value, first=place == 0)
        column.addStretch(1)
        return content

    def _head(self, column: QVBoxLayout, text: Text) -> None:
        column.setContentsMargins(MARGIN, 12, MARGIN, 14)
        self.phrases.paragraph(column, text, "heading")
        self.phrases.paragraph(column, _AGAIN, "note")

    def _row(
        self, column: QVBoxLayout, label: Text, help: Text, editor: OptionEditor, value: object, *, first: bool
    ) -> None:
        editor.setValue(value)
        row = FormRow(self.renderer, label, help, editor, first=first)
        self._rows.append(row)
        column.addWidget(row)

    def _take_game(self, game: AnyGame) -> None:
        """Switch to another game with its usual rules and number of seats."""
        if game is self._game:
            return
        options = game.options()
        self._game, self._seats = game, default_seats(game, options)
        self.seats.retranslate()
        self.seats.setValue(self._seats)
        before, self.form = self.form, self._make_form(options)
        self._forms.addWidget(self.form)
        discard(before, self._forms)
        self._refresh()

    def _take_seats(self, value: object) -> None:
        self._seats = int(str(value))
        kind = type(self.form.options())
        if not self._fits() and kind.presets_for(self._seats):
            self.form.setOptions(kind.preset(kind.presets_for(self._seats)[0]))
        self.form.setSeats(self._seats)
        self._refresh()

    def _set(self, field: str, value: object) -> None:
        if field == "undo":
            value = UndoPolicy.AGREED if value else UndoPolicy.NEVER
        changes = {field: value}
        self._house = replace(self._house, **changes)  # type: ignore[arg-type]  # the editor's values are the field's

    def _fits(self) -> bool:
        return fits_seat_count(self._game, self.form.options(), self._seats)

    def _refresh(self) -> None:
        self._warning.setVisible(not self._fits())
        self._ok.setEnabled(self._fits())

    def setChrome(self, chrome: AppPalette) -> None:
        super().setChrome(chrome)
        self.list.setChrome(chrome)

    def retranslate(self) -> None:
        super().retranslate()
        for row in self._rows:
            row.retranslate()
        self.form.retranslate()
        self.list.fit()

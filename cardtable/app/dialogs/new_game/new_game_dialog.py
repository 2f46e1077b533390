"""Dialog for a new game: game, number of players, rules, opponents, and an optional deal number."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from cardtable.app.dialogs.common.dialog_base import CANCEL, MARGIN, Role
from cardtable.app.dialogs.common.paged_dialog import PagedDialog
from cardtable.app.dialogs.new_game.opponent_rows import BotCommand, ChooseProgram, SeatChoice, SeatRows
from cardtable.app.dialogs.new_game.rules_selector import RulesSelector
from cardtable.app.match.new_match_defaults import levels_at
from cardtable.app.match.player_names import kept_name, names_at, portrait_of
from cardtable.app.settings.settings_sections import Settings
from cardtable.app.widgets.basic_widgets import Space, fill_box, set_role
from cardtable.app.widgets.combo_box import MARGIN as RING
from cardtable.app.widgets.labels import Paragraph, RetranslatedTexts
from cardtable.app.widgets.palette import NO_OWNER, DialogOwner
from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.language.number_text import deal_number
from cardtable.core.language.user_error import UserError
from cardtable.core.options import Options
from cardtable.core.rules import AnyGame
from cardtable.core.text import Text, TextRenderer, translate

_MORE = translate("New game", "More")
_LESS = translate("New game", "Less")
_MORE_HELP = translate("New game", "Choose a deal by its number.")
_DEAL = translate("New game", "Deal number")
_DEAL_HELP = translate(
    "New game", "Leave it empty for a secret deal. With a number, anybody can deal the same cards again."
)


class SeedField(QWidget):
    """Field for the deal number below a button that unfolds it; a folded field counts as empty."""

    def __init__(self, renderer: TextRenderer) -> None:
        super().__init__()
        self._phrases = RetranslatedTexts(renderer)
        self.more = self._phrases.button(self, _MORE, self._turn, "small")
        self._phrases.name(self.more, _MORE, _MORE_HELP)
        self.number = QLineEdit(self)
        self.number.setProperty("role", "flush")  # aligned with the texts above and below
        self.number.setInputMethodHints(Qt.InputMethodHint.ImhDigitsOnly)
        self.number.textChanged.connect(self._look)
        self._phrases.name(self.number, _DEAL, _DEAL_HELP)
        self._note = Paragraph(self, "note")
        self._field: QWidget = self._lay_out()
        self._fold(True)

    def _lay_out(self) -> QWidget:
        field = QWidget(self)
        column, inner, line = QVBoxLayout(self), QVBoxLayout(field), QHBoxLayout()
        heading = Paragraph(field, "group")
        heading.setBuddy(self.number)
        self._note.setBuddy(self)
        self._phrases.put(heading.setText, _DEAL)
        self._phrases.put(self._note.setText, _DEAL_HELP)
        fill_box(inner, heading, line, self._note, spacing=5)
        fill_box(line, self.number, Space(RING), spacing=0)  # aligned with the fields above, which have focus rings
        fill_box(column, (self.more, 0, Qt.AlignmentFlag.AlignLeading), field, spacing=5)
        return field

    def _turn(self) -> None:
        self._fold(not self._field.isHidden())

    def _fold(self, folded: bool) -> None:
        self._field.setHidden(folded)
        self._phrases.put(self.more.setText, _MORE if folded else _LESS)

    def begin(self) -> None:
        self._fold(False)
        self.number.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def chosen(self) -> str | None:
        """Return the number in Latin digits; None if the field is folded, empty or not valid."""
        if self._field.isHidden():
            return None
        text = self.number.text().strip()
        return deal_number(text) if text and self.fits() else None

    def fits(self) -> bool:
        """Return whether the field is folded, empty, or holds a valid deal number."""
        return self._field.isHidden() or self._problem() is None

    def retranslate(self) -> None:
        self._phrases.renew()

    def _problem(self) -> Text | None:
        """Return the reason why the content of the field is not a deal number; None if it is one or empty."""
        text = self.number.text().strip()
        try:
            if text:
                deal_number(text)
        except UserError as complaint:
            return complaint.text
        return None

    def _look(self) -> None:
        problem = self._problem()
        self._phrases.put(self._note.setText, problem or _DEAL_HELP)
        self._phrases.name(self.number, _DEAL, problem or _DEAL_HELP)
        set_role(self.number, "flush" if problem is None else "flush heed")


_TITLE = translate("New game", "New game")
_GAMES = translate("New game", "Games")
_PLAYERS_HELP = translate("New game", "Including you.")
_START = translate("New game", "Start")


@frozen
class NewGameConfig:
    """Configuration of a new game; `players` are "person NAME" or "LEVEL NAME" by seat, `seed` is as typed or None."""

    game_id: str
    options: Options
    seats: int
    players: tuple[str, ...]
    portraits: tuple[int, ...]
    seed: str | None
    programs: tuple[str, ...] = ()  # commands of bots by seat, "" for all others


class GamePage(QWidget):
    """Page with the choices for one game, initially those of the last match."""

    def __init__(
        self, renderer: TextRenderer, definition: AnyGame, settings: Settings, person: str, choose_bot: ChooseProgram
    ) -> None:
        super().__init__()
        self._renderer = renderer
        self._phrases = RetranslatedTexts(renderer)
        self.definition = definition
        self._column = fill_box(QVBoxLayout(self), spacing=5, margins=(MARGIN, 12, MARGIN, 10))
        self._say(definition.name, "heading")
        if definition.presentation.tagline is not None:
            self._say(definition.presentation.tagline, "note")
            self._phrases.put(self.setAccessibleDescription, definition.presentation.tagline)
        self.rules = RulesSelector(renderer, definition, settings.game(definition.id), _PLAYERS_HELP)
        self._column.addWidget(self.rules)
        choices, levels = self._seat_choices(settings, person), tuple(definition.players)
        self.table = SeatRows(renderer, choices, levels, choose_bot, self.rules.seats)
        self._column.addWidget(self.table)
        self.deal_number = SeedField(renderer)
        self._column.addWidget(self.deal_number)
        self._column.addStretch(1)
        self.rules.seatsChanged.connect(self.table.setSeats)

    def _seat_choices(self, settings: Settings, person: str) -> list[SeatChoice]:
        most = max(self.definition.seats)
        own = settings.players.portrait
        choices = [SeatChoice(person, own)]
        chosen = settings.game(self.definition.id)
        levels = levels_at(most, chosen.levels, settings.players.level.value)
        names = names_at(most, settings.players, self._renderer, person, chosen.names)
        for seat, (name, level) in enumerate(zip(names, levels, strict=True), 1):
            kept = kept_name(name, self._renderer)
            portrait = settings.portraits.get(kept, portrait_of(seat, kept, own))
            choices.append(SeatChoice(name, portrait, level))
        return choices

    def _say(self, text: Text, role: str) -> None:
        label = self._phrases.paragraph(self._column, text, role)
        label.setBuddy(self)  # else it would be read before any control

    def fits(self) -> bool:
        return self.rules.fits() and self.deal_number.fits()

    def chosen(self) -> NewGameConfig:
        """Return the choices as a value; digits of any script become Latin ones."""
        people = self.table.choices(self.rules.seats)
        return NewGameConfig(
            game_id=self.definition.id,
            options=self.rules.settled(),
            seats=self.rules.seats,
            players=tuple(f"{person.level or 'person'} {person.name}" for person in people),
            portraits=tuple(person.portrait for person in people),
            programs=tuple(person.program for person in people),
            seed=self.deal_number.chosen(),
        )

    def retranslate(self) -> None:
        self._phrases.renew()
        self.rules.retranslate()
        self.table.retranslate()
        self.deal_number.retranslate()


class NewGameDialog(PagedDialog[GamePage]):
    """Dialog of all games; after it is accepted, `page_in_sight().chosen()` is the choice.

    It opens with the page of `game`, by default that of the last match. `person` is the name used without a setting.
    `may_start` is asked last, while the dialog is still open.
    """

    def __init__(
        self,
        renderer: TextRenderer,
        games: Mapping[str, AnyGame],
        settings: Settings,
        owner: DialogOwner = NO_OWNER,
        *,
        person: str = "",
        game: str = "",
        may_start: Callable[[], bool] = lambda: True,
    ) -> None:
        entries = [("cards", game.name) for game in games.values()]
        super().__init__(renderer, _TITLE, entries, _GAMES, owner)
        self._games, self._settings = games, settings
        self._may_start = may_start
        self._over_this = DialogOwner(self, owner.chrome)
        self._person = settings.players.name or person
        self._ids = list(games)
        self.start = self.button(_START, Role.AcceptRole, self._start, primary=True)
        self.button(CANCEL, Role.RejectRole)
        self.choose(game or settings.last_game)
        self.list.setFocus()  # the game is the first choice, and Enter starts from every control
        self.fit(880, 620)

    def choose(self, game_id: str) -> None:
        """Open the page of this game; the first page if its id is unknown."""
        self.list.setCurrentRow(self._ids.index(game_id) if game_id in self._ids else 0)

    def make_page(self, row: int) -> GamePage:
        return GamePage(self.renderer, self._games[self._ids[row]], self._settings, self._person, self._choose_bot)

    def _choose_bot(self, program: str) -> BotCommand | None:
        from cardtable.app.dialogs.new_game.opponent_rows import BotPickerDialog

        dialog = BotPickerDialog(self.renderer, program or self._settings.bot, self._over_this)
        return BotCommand(dialog.program, dialog.name) if dialog.run() else None

    def _start(self) -> None:
        page = self.page_in_sight()
        if not page.deal_number.fits():
            page.deal_number.begin()
        elif page.fits() and self._may_start():
            self.accept()

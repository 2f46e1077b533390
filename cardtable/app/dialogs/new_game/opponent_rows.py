"""Seats in a new game: portrait, name and level of each opponent, and the picker of a bot program."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from itertools import pairwise
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from cardtable.app.dialogs.common.dialog_base import CANCEL, Dialog, Role
from cardtable.app.dialogs.common.portrait_picker import PortraitButton
from cardtable.app.forms.form_rows import FormRow
from cardtable.app.forms.option_editors import ChoiceEditor, help_of
from cardtable.app.match.player_names import kept_name, shown_name
from cardtable.app.settings.setting_choices import known_level, level_label
from cardtable.app.widgets.basic_widgets import fill_box, set_role
from cardtable.app.widgets.combo_box import ComboBox
from cardtable.app.widgets.input_fields import LimitedLine
from cardtable.app.widgets.labels import RetranslatedTexts
from cardtable.app.widgets.palette import NO_OWNER, DialogOwner
from cardtable.bots.external_player import command_typed, program_of
from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.basics.plain_text import LONGEST_NAME
from cardtable.core.language.user_error import UserError
from cardtable.core.text import TextRenderer, translate
from cardtable.host.seat_assignment import BOT
from cardtable.table.style.text_painting import px

tr = partial(translate, "New game")

_NAME = tr("Name of opponent %1")
_OWN_NAME = tr("Your name")
_LEVEL = tr("Level of %1")
_PERSON = tr("You")
NARROWEST_NAME = 80  # pixels of the sketches
_STRENGTH = tr("Strength")
_ALL = tr("Computer players")
_ALL_HELP = tr("All of them, or one by one below, clockwise from you.")
_BOT = tr("Bot…", "a computer player that is a program of the person's own; opens a question")
_BOT_HELP = tr("A program of your own plays: you'll be asked which one.")


@frozen
class BotCommand:
    """Bot program: a file or a command, and its name at the table."""

    program: str
    name: str


ChooseProgram = Callable[[str], BotCommand | None]  # argument: the initial command; returns None if the person cancels


@frozen
class SeatChoice:
    """Choice for a seat; `level` is "" for the person, `program` is "" for all but a bot."""

    name: str
    portrait: int
    level: str = ""
    program: str = ""


class SeatRow(QWidget):
    """Row of a seat: a button that cycles through the portraits, an editable name, and the level."""

    changed = Signal()

    def __init__(
        self, renderer: TextRenderer, seat: int, choice: SeatChoice, levels: Sequence[str], choose_bot: ChooseProgram
    ) -> None:
        super().__init__()
        self._renderer, self._seat, self._levels = renderer, seat, levels
        self._choose_bot, self._program = choose_bot, choice.program
        self._level = choice.level
        self.portrait = PortraitButton(renderer, choice.portrait, self)
        self.name = LimitedLine(renderer, LONGEST_NAME, choice.name, self)
        self.name.setMinimumWidth(px(NARROWEST_NAME))
        self.level = ComboBox(self)
        self.level.setAsking((BOT,))
        self.level.setVisible(seat > 0)
        self._proposed = choice.name, kept_name(choice.name, renderer)
        fill_box(QHBoxLayout(self), self.portrait, (self.name, 1), self.level, spacing=10)
        self.retranslate()
        self.level.choose(choice.level)
        self.name.textChanged.connect(lambda _: self._describe())
        self.portrait.picked.connect(lambda _: self._describe())
        self.level.activated.connect(lambda _: self._take_level())

    def setLevel(self, level: str) -> None:
        self._level = level
        self.level.choose(level)

    def _take_level(self) -> None:
        """Take the chosen level; a bot's program is asked for each time, and cancelling restores the level before."""
        level = str(self.level.currentData())
        if level == BOT:
            chosen = self._choose_bot(self._program)
            if chosen is None:
                self.level.choose(self._level)
                return
            self._program = chosen.program
            self.name.setText(chosen.name)
        self._level = level
        self.changed.emit()

    def choice(self) -> SeatChoice:
        """Return the choice for this seat; the person's name may be ""."""
        name = self.name.text().strip()
        level = str(self.level.currentData()) if self._seat else ""
        return SeatChoice(name, self.portrait.kind, level, self._program if level == BOT else "")

    def retranslate(self) -> None:
        renderer = self._renderer
        levels = [(renderer.text(level_label(level)), level) for level in self._levels]
        self.level.setEntries([*levels, (renderer.text(_BOT), BOT)])
        helps = [help_of(renderer, known_level(level)) for level in self._levels]
        self.level.setHelps([*helps, renderer.text(_BOT_HELP)])
        shown, kept = self._proposed
        if self.name.text() == shown:  # the name has not been edited
            self._proposed = shown_name(kept, self._renderer), kept
            self.name.setText(self._proposed[0])
        self.name.setPlaceholderText(self._renderer.text(_PERSON) if self._seat == 0 else "")
        self._describe()

    def _describe(self) -> None:
        name = _OWN_NAME if self._seat == 0 else _NAME.filled(self._seat)
        self.name.setAccessibleName(self._renderer.text(name))
        self.level.setAccessibleName(self._renderer.text(_LEVEL.filled(self.name.text())))
        self.portrait.describe(self.name.text() if self._seat else "")


class SeatRows(QWidget):
    """Rows of all seats, the person's first; rows hidden by a smaller number of seats keep their content.

    `rows` are those shown so far: a row is made when the number of seats first needs it. A field above the opponents'
    rows sets the level of all of them.
    """

    def __init__(
        self,
        renderer: TextRenderer,
        choices: Sequence[SeatChoice],
        levels: Sequence[str],
        choose_bot: ChooseProgram,
        seats: int,
    ) -> None:
        super().__init__()
        self._renderer, self._levels, self._choose_bot = renderer, levels, choose_bot
        self._phrases = RetranslatedTexts(renderer)
        # With names as they are stored: the language may have changed when a row is made
        self._unmade = deque(replace(choice, name=kept_name(choice.name, renderer)) for choice in choices)
        self.rows = [self._make_row(0)]
        self.strength = ChoiceEditor(renderer, lambda: [(renderer.text(level_label(level)), level) for level in levels])
        self.strength.edited.connect(self._make_equal)
        self._all = FormRow(renderer, _ALL, _ALL_HELP, self.strength, first=True)
        self._column = fill_box(QVBoxLayout(self), spacing=4)
        self._phrases.paragraph(self._column, _PERSON, "group")
        self._column.addWidget(self.rows[0])
        self._phrases.paragraph(self._column, _STRENGTH, "group")
        self._column.addWidget(self._all)
        self.setSeats(seats)

    def _add_row(self) -> None:
        """Add the row of the next seat below the others, and behind them in the tab order."""
        before, row = self.rows[-1], self._make_row(len(self.rows))
        row.changed.connect(self._show_strength)
        self.rows.append(row)
        self._column.addWidget(row)
        if before is not self.rows[0]:  # the field for all levels is between the person's row and the others
            for one, other in pairwise((before.level, row.portrait, row.name, row.level)):
                QWidget.setTabOrder(one, other)

    def _make_row(self, seat: int) -> SeatRow:
        choice = self._unmade.popleft()
        shown = replace(choice, name=shown_name(choice.name, self._renderer))
        return SeatRow(self._renderer, seat, shown, self._levels, self._choose_bot)

    def _make_equal(self, level: object) -> None:
        for row in self.rows[1:]:
            row.setLevel(str(level))
        self._unmade = deque(replace(choice, level=str(level)) for choice in self._unmade)

    def _show_strength(self) -> None:
        levels = {row.choice().level for row in self.rows[1 : self._seats]}
        self.strength.setValue(levels.pop() if len(levels) == 1 and BOT not in levels else None)

    def setSeats(self, seats: int) -> None:
        self._seats = seats
        while len(self.rows) < seats:
            self._add_row()
        for seat, row in enumerate(self.rows):
            row.setVisible(seat < seats)
        self._show_strength()

    def choices(self, seats: int) -> list[SeatChoice]:
        return [row.choice() for row in self.rows[:seats]]

    def retranslate(self) -> None:
        self._phrases.renew()
        self._all.retranslate()
        for row in self.rows:
            row.retranslate()


_TITLE = tr("A program of your own plays")
_MEANS = (
    tr("It runs on this computer and can do anything you can: choose only one that you trust."),
    tr("It is shown the cards of its own seat and what everybody sees, never another hand."),
    tr("It has ten seconds for a move. If it is slower, breaks a rule or stops, a computer plays in its place."),
    tr("To write one, read PROTOCOL.md, which comes with the source code."),
)
_PROGRAM = tr("Program")
_CHOOSE = tr("Choose…")
_PLAY = tr("Let it play")
_NO_PROGRAM = tr("This program can't be started: choose another file, or make this one executable.")
_NAME_LENGTH = 24
_SIZE = (560, 330)  # pixels of the sketches


class BotPickerDialog(Dialog):
    """Dialog on the consequences of running a bot, initially the last one; when accepted, `program` is to play."""

    def __init__(self, renderer: TextRenderer, program: str = "", owner: DialogOwner = NO_OWNER) -> None:
        super().__init__(renderer, _TITLE, owner)
        self.heading(_TITLE)
        for text in _MEANS:
            self.label(text)
        self.field = QLineEdit(program, self)
        self.field.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.phrases.name(self.field, _PROGRAM)
        self.field.textChanged.connect(lambda _: self._refuse(False))
        choose, row = self.phrases.button(self, _CHOOSE, self._choose), QHBoxLayout()
        self.body.addLayout(row)
        fill_box(row, (self.field, 1), choose, spacing=px(6))
        self.problem_label = self.label(_NO_PROGRAM, "strong")
        keeps_room = self.problem_label.sizePolicy()  # or the buttons would move when it is shown
        keeps_room.setRetainSizeWhenHidden(True)
        self.problem_label.setSizePolicy(keeps_room)
        self.problem_label.hide()
        self.body.addStretch(1)
        self.phrases.put(self.setAccessibleDescription, _MEANS[0])
        self.button(_PLAY, Role.AcceptRole, self.submit, primary=True)
        self.button(CANCEL, Role.RejectRole)
        (self.field if program else choose).setFocus()
        self.fit(*_SIZE)

    @property
    def program(self) -> str:
        """Absolute path of a file, or a command with its arguments."""
        typed = self.field.text().strip()
        path = Path(typed).expanduser()
        return str(path.absolute()) if path.is_file() else typed

    @property
    def name(self) -> str:
        """Name of the bot at the table: that of the script rather than of its interpreter."""
        command = command_typed(self.program)
        file = next((word for word in command if Path(word).is_file()), command[0])
        return Path(file).stem[:_NAME_LENGTH]

    def _choose(self) -> None:
        start = str(Path(self.field.text()).parent) if self.field.text() else str(Path.home())
        found, _ = QFileDialog.getOpenFileName(self, self.renderer.text(_TITLE), start)
        if found:
            self.field.setText(found)

    def submit(self) -> None:
        try:
            program_of(command_typed(self.program))
        except UserError:
            self._refuse(True)
            self.field.setFocus()
        else:
            self.accept()

    def _refuse(self, refused: bool) -> None:
        self.problem_label.setVisible(refused)
        self.field.setAccessibleDescription(self.problem_label.text() if refused else "")
        set_role(self.field, "heed" if refused else "")

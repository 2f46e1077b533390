"""The table's seats in a new game: portrait, name and level of each computer player."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import pairwise

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from cardtable.app.dialogs.parts.base import paragraph
from cardtable.app.dialogs.parts.portrait_choice import PortraitButton
from cardtable.app.forms.editors import PickEditor, help_of
from cardtable.app.forms.form_rows import FormRow
from cardtable.app.match.names_at_table import kept_name, shown_name
from cardtable.app.settings.setting_choices import known_level, level_label
from cardtable.app.widgets.combo import Combo
from cardtable.app.widgets.kept_texts import Phrases
from cardtable.app.widgets.limited_line import LimitedLine
from cardtable.core.frozen_values import frozen
from cardtable.core.plain_text import LONGEST_NAME
from cardtable.core.text import Text, Words, translate
from cardtable.host.people import BOT
from cardtable.table.painting.measure import px

_NAME = translate("New game", "Name of opponent %1")
_OWN_NAME = translate("New game", "Your name")
_LEVEL = translate("New game", "Level of %1")
_PERSON = translate("New game", "You")
NARROWEST_NAME = 80  # pixels of the sketches
_STRENGTH = translate("New game", "Strength")
_ALL = translate("New game", "Computer players")
_ALL_HELP = translate("New game", "All at once, or each one below, clockwise from you.")
_BOT = translate("New game", "Bot…", "a computer player that is a program of the person's own; opens a question")
_BOT_HELP = translate("New game", "A program of your own plays: you are asked which.")


@frozen
class ChosenProgram:
    """A file or a command that is to play, and what it is called at the table."""

    program: str
    name: str


ChooseProgram = Callable[[str], ChosenProgram | None]  # beginning with this one; None: the person does not want any


@frozen
class SeatChoice:
    """Who is to sit on a seat; `level` is empty for the person, `program` for all but a bot."""

    name: str
    portrait: int
    level: str = ""
    program: str = ""


class SeatRow(QWidget):
    """One line: the portrait goes to the next with each press, the name can be typed, the level chosen."""

    changed = Signal()

    def __init__(
        self, words: Words, seat: int, choice: SeatChoice, levels: Sequence[str], choose_bot: ChooseProgram
    ) -> None:
        super().__init__()
        self._words, self._seat, self._levels = words, seat, levels
        self._choose_bot, self._program = choose_bot, choice.program
        self._level = choice.level
        self.portrait = PortraitButton(words, choice.portrait, self)
        self.name = LimitedLine(words, LONGEST_NAME, choice.name, self)
        self.name.setMinimumWidth(px(NARROWEST_NAME))
        self.level = Combo(self)
        self.level.setAsking((BOT,))
        self.level.setVisible(seat > 0)
        self._proposed = choice.name, kept_name(choice.name, words)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(10)
        row.addWidget(self.portrait)
        row.addWidget(self.name, 1)
        row.addWidget(self.level)
        self.retranslate()
        self.level.choose(choice.level)
        self.name.textChanged.connect(lambda _: self._describe())
        self.portrait.picked.connect(lambda _: self._describe())
        self.level.activated.connect(lambda _: self._take_level())

    def setLevel(self, level: str) -> None:
        """Let this player be so strong."""
        self._level = level
        self.level.choose(level)

    def _take_level(self) -> None:
        """A bot is asked for each time; who chooses none keeps what there was."""
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
        """Who sits here now; the person's name may be empty."""
        name = self.name.text().strip()
        level = str(self.level.currentData()) if self._seat else ""
        return SeatChoice(name, self.portrait.kind, level, self._program if level == BOT else "")

    def retranslate(self) -> None:
        """Say the level's names and all descriptions again."""
        words = self._words
        levels = [(words.text(level_label(level)), level) for level in self._levels]
        self.level.setEntries([*levels, (words.text(_BOT), BOT)])
        helps = [help_of(words, known_level(level)) for level in self._levels]
        self.level.setHelps([*helps, words.text(_BOT_HELP)])
        shown, kept = self._proposed
        if self.name.text() == shown:  # nobody has typed another one
            self._proposed = shown_name(kept, self._words), kept
            self.name.setText(self._proposed[0])
        self.name.setPlaceholderText(self._words.text(_PERSON) if self._seat == 0 else "")
        self._describe()

    def _describe(self) -> None:
        name = _OWN_NAME if self._seat == 0 else _NAME.filled(self._seat)
        self.name.setAccessibleName(self._words.text(name))
        self.level.setAccessibleName(self._words.text(_LEVEL.filled(self.name.text())))
        self.portrait.describe(self.name.text() if self._seat else "")


class SeatRows(QWidget):
    """A row for each seat, the person's first; rows that a change of the seat count takes away are kept in mind.

    `rows` are those that have been shown: each is made when a table is large enough for it. Above the others' rows one
    choice makes them all equally strong.
    """

    def __init__(
        self, words: Words, choices: Sequence[SeatChoice], levels: Sequence[str], choose_bot: ChooseProgram, seats: int
    ) -> None:
        super().__init__()
        self._words, self._levels, self._choose_bot = words, levels, choose_bot
        self._phrases = Phrases(words)
        # Names as they are kept: the language may be another one when a row is made
        self._to_come = deque(replace(choice, name=kept_name(choice.name, words)) for choice in choices)
        self.rows = [self._row(0)]
        self.strength = PickEditor(words, lambda: [(words.text(level_label(level)), level) for level in levels])
        self.strength.edited.connect(self._make_equal)
        self._all = FormRow(words, _ALL, _ALL_HELP, self.strength, first=True)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(4)
        self._say(_PERSON)
        self._column.addWidget(self.rows[0])
        self._say(_STRENGTH)
        self._column.addWidget(self._all)
        self.setSeats(seats)

    def _say(self, text: Text) -> None:
        heading = paragraph(self, "group")
        self._phrases.put(heading.setText, text)
        self._column.addWidget(heading)

    def _add_row(self) -> None:
        """The row of the next seat, below the others; the Tab key comes to it after them."""
        before, row = self.rows[-1], self._row(len(self.rows))
        row.changed.connect(self._show_strength)
        self.rows.append(row)
        self._column.addWidget(row)
        if before is not self.rows[0]:  # what makes all equally strong is between that one and the others
            for one, other in pairwise((before.level, row.portrait, row.name, row.level)):
                QWidget.setTabOrder(one, other)

    def _row(self, seat: int) -> SeatRow:
        choice = self._to_come.popleft()
        shown = replace(choice, name=shown_name(choice.name, self._words))
        return SeatRow(self._words, seat, shown, self._levels, self._choose_bot)

    def _make_equal(self, level: object) -> None:
        for row in self.rows[1:]:
            row.setLevel(str(level))
        self._to_come = deque(replace(choice, level=str(level)) for choice in self._to_come)

    def _show_strength(self) -> None:
        """The level of all who are shown, if they have the same."""
        levels = {row.choice().level for row in self.rows[1 : self._seats]}
        self.strength.setValue(levels.pop() if len(levels) == 1 and BOT not in levels else None)

    def setSeats(self, seats: int) -> None:
        """Show so many rows."""
        self._seats = seats
        while len(self.rows) < seats:
            self._add_row()
        for seat, row in enumerate(self.rows):
            row.setVisible(seat < seats)
        self._show_strength()

    def choices(self, seats: int) -> list[SeatChoice]:
        """Who sits on the first so many seats."""
        return [row.choice() for row in self.rows[:seats]]

    def retranslate(self) -> None:
        """Say everything again."""
        self._phrases.renew()
        self._all.retranslate()
        for row in self.rows:
            row.retranslate()

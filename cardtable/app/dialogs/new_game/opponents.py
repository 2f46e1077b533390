"""The table's seats in a new game: portrait, name and level of each computer player."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from cardtable.app.dialogs.parts.portrait_choice import PortraitButton
from cardtable.app.forms.editors import help_of
from cardtable.app.match.names_at_table import kept_name, shown_name
from cardtable.app.settings.setting_choices import known_level, level_label
from cardtable.app.widgets.combo import Combo
from cardtable.core.frozen_values import frozen
from cardtable.core.text import Words, translate
from cardtable.table.painting.measure import px

_NAME = translate("New game", "Name of opponent %1")
_OWN_NAME = translate("New game", "Your name")
_LEVEL = translate("New game", "Level of %1")
_PERSON = translate("New game", "You")
NARROWEST_NAME = 80  # pixels of the sketches
NAME_LENGTH = 24


@frozen
class SeatChoice:
    """Who is to sit on a seat; `level` is empty for the person."""

    name: str
    portrait: int
    level: str = ""


class SeatRow(QWidget):
    """One line: the portrait goes to the next with each press, the name can be typed, the level chosen."""

    changed = Signal()

    def __init__(self, words: Words, seat: int, choice: SeatChoice, levels: Sequence[str]) -> None:
        super().__init__()
        self._words, self._seat, self._levels = words, seat, levels
        self.portrait = PortraitButton(words, choice.portrait, self)
        self.name = QLineEdit(choice.name, self)
        self.name.setMaxLength(NAME_LENGTH)
        self.name.setMinimumWidth(px(NARROWEST_NAME))
        self.level = Combo(self)
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
        self.level.activated.connect(lambda _: self.changed.emit())

    def choice(self) -> SeatChoice:
        """Who sits here now; the person's name may be empty."""
        name = self.name.text().strip()
        level = str(self.level.currentData()) if self._seat else ""
        return SeatChoice(name, self.portrait.kind, level)

    def retranslate(self) -> None:
        """Say the level's names and all descriptions again."""
        self.level.setEntries([(self._words.text(level_label(level)), level) for level in self._levels])
        self.level.setHelps([help_of(self._words, known_level(level)) for level in self._levels])
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
        self.portrait.describe(self.name.text() or self.name.placeholderText())


class SeatRows(QWidget):
    """A row for each seat, the person's first; rows that a change of the seat count takes away are kept in mind."""

    def __init__(self, words: Words, choices: Sequence[SeatChoice], levels: Sequence[str]) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        self.rows = [SeatRow(words, seat, choice, levels) for seat, choice in enumerate(choices)]
        for row in self.rows:
            column.addWidget(row)

    def setSeats(self, seats: int) -> None:
        """Show so many rows."""
        for seat, row in enumerate(self.rows):
            row.setVisible(seat < seats)

    def choices(self, seats: int) -> list[SeatChoice]:
        """Who sits on the first so many seats."""
        return [row.choice() for row in self.rows[:seats]]

    def retranslate(self) -> None:
        """Say every row again."""
        for row in self.rows:
            row.retranslate()

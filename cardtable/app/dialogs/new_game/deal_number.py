"""The deal number of a new game, folded away: few want one."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from cardtable.app.dialogs.parts.base import paragraph
from cardtable.app.widgets.combo import MARGIN as RING
from cardtable.app.widgets.kept_texts import Phrases
from cardtable.core.text import Words, translate

_MORE = translate("New game", "More")
_LESS = translate("New game", "Less")
_MORE_HELP = translate("New game", "Deal the cards of a certain number.")
_DEAL = translate("New game", "Deal number")
_DEAL_HELP = translate(
    "New game", "Leave it empty for a secret deal. With a number anybody can deal the same cards again."
)
SEED_LENGTH = 18


class DealNumber(QWidget):
    """A button that unfolds the field; a number that has been folded away again does not count."""

    def __init__(self, words: Words) -> None:
        super().__init__()
        self._phrases = Phrases(words)
        self.more = QPushButton(self)
        self.more.setProperty("role", "small")
        self.more.setAutoDefault(False)
        self.more.clicked.connect(self._turn)
        self._phrases.name(self.more, _MORE, _MORE_HELP)
        self.number = QLineEdit(self)
        self.number.setProperty("role", "flush")  # in line with the words above and below
        self.number.setMaxLength(SEED_LENGTH)
        self.number.setInputMethodHints(Qt.InputMethodHint.ImhDigitsOnly)
        self.number.textEdited.connect(self._keep_digits)
        self._phrases.name(self.number, _DEAL, _DEAL_HELP)
        self._field: QWidget = self._lay_out()
        self._fold(True)

    def _lay_out(self) -> QWidget:
        field = QWidget(self)
        column, inner, line = QVBoxLayout(self), QVBoxLayout(field), QHBoxLayout()
        for layout in (column, inner):
            layout.setContentsMargins(0, 0, 0, 0)
            layout.setSpacing(5)
        line.setSpacing(0)
        heading, note = paragraph(field, "group"), paragraph(field, "note")
        heading.setBuddy(self.number)
        note.setBuddy(self)
        self._phrases.put(heading.setText, _DEAL)
        self._phrases.put(note.setText, _DEAL_HELP)
        inner.addWidget(heading)
        inner.addLayout(line)
        line.addWidget(self.number)
        line.addSpacing(RING)  # it ends where the fields above end, whose focus rings are around them
        inner.addWidget(note)
        column.addWidget(self.more, 0, Qt.AlignmentFlag.AlignLeading)
        column.addWidget(field)
        return field

    def _turn(self) -> None:
        self._fold(not self._field.isHidden())

    def _fold(self, folded: bool) -> None:
        self._field.setHidden(folded)
        self._phrases.put(self.more.setText, _MORE if folded else _LESS)

    def begin(self) -> None:
        """Unfold, and put the cursor where the number is typed."""
        self._fold(False)
        self.number.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def chosen(self) -> str | None:
        """The number in Latin digits, or none."""
        if self._field.isHidden():
            return None
        return "".join(str(int(sign)) for sign in self.number.text() if sign.isdecimal()) or None

    def retranslate(self) -> None:
        """Say every text again."""
        self._phrases.renew()

    def _keep_digits(self, text: str) -> None:
        self.number.setText("".join(sign for sign in text if sign.isdecimal()))

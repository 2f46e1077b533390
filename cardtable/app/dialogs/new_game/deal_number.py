"""The deal number of a new game, folded away: few want one."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from cardtable.app.dialogs.parts.base import paragraph
from cardtable.app.widgets.combo import MARGIN as RING
from cardtable.app.widgets.kept_texts import RetranslatedTexts
from cardtable.core.complaint import UserError
from cardtable.core.text import Text, TextRenderer, translate
from cardtable.core.typed_numbers import deal_number

_MORE = translate("New game", "More")
_LESS = translate("New game", "Less")
_MORE_HELP = translate("New game", "Deal the cards of a certain number.")
_DEAL = translate("New game", "Deal number")
_DEAL_HELP = translate(
    "New game", "Leave it empty for a secret deal. With a number anybody can deal the same cards again."
)


class SeedField(QWidget):
    """A button that unfolds the field; a number that has been folded away again does not count."""

    def __init__(self, words: TextRenderer) -> None:
        super().__init__()
        self._phrases = RetranslatedTexts(words)
        self.more = QPushButton(self)
        self.more.setProperty("role", "small")
        self.more.setAutoDefault(False)
        self.more.clicked.connect(self._turn)
        self._phrases.name(self.more, _MORE, _MORE_HELP)
        self.number = QLineEdit(self)
        self.number.setProperty("role", "flush")  # in line with the words above and below
        self.number.setInputMethodHints(Qt.InputMethodHint.ImhDigitsOnly)
        self.number.textChanged.connect(self._look)
        self._phrases.name(self.number, _DEAL, _DEAL_HELP)
        self._note = paragraph(self, "note")
        self._field: QWidget = self._lay_out()
        self._fold(True)

    def _lay_out(self) -> QWidget:
        field = QWidget(self)
        column, inner, line = QVBoxLayout(self), QVBoxLayout(field), QHBoxLayout()
        for layout in (column, inner):
            layout.setContentsMargins(0, 0, 0, 0)
            layout.setSpacing(5)
        line.setSpacing(0)
        heading = paragraph(field, "group")
        heading.setBuddy(self.number)
        self._note.setBuddy(self)
        self._phrases.put(heading.setText, _DEAL)
        self._phrases.put(self._note.setText, _DEAL_HELP)
        inner.addWidget(heading)
        inner.addLayout(line)
        line.addWidget(self.number)
        line.addSpacing(RING)  # it ends where the fields above end, whose focus rings are around them
        inner.addWidget(self._note)
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
        text = self.number.text().strip()
        return deal_number(text) if text and self.fits() else None

    def fits(self) -> bool:
        """Whether there is a deal number in the field, or nothing."""
        return self._field.isHidden() or self._problem() is None

    def retranslate(self) -> None:
        """Say every text again."""
        self._phrases.renew()

    def _problem(self) -> Text | None:
        """Why what is in the field is no deal number."""
        text = self.number.text().strip()
        try:
            if text:
                deal_number(text)
        except UserError as complaint:
            return complaint.text
        return None

    def _look(self) -> None:
        """Say that this is no deal number, until something else is written."""
        problem = self._problem()
        self._phrases.put(self._note.setText, problem or _DEAL_HELP)
        self._phrases.name(self.number, _DEAL, problem or _DEAL_HELP)
        role = "flush" if problem is None else "flush heed"
        if self.number.property("role") != role:
            self.number.setProperty("role", role)
            self.number.style().polish(self.number)

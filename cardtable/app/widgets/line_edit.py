"""A line of text of a certain length that cuts off nothing."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QLineEdit, QToolTip, QWidget

from cardtable.core.plain_text import plain_text
from cardtable.core.text import TextRenderer, translate
from cardtable.table.style.text_painting import plain_tip

_TOO_LONG = translate("Forms", "No more than %1 character(s) fit here.", n=0)


class LimitedLine(QLineEdit):
    """Takes at most `longest` characters; blanks around them and signs that nobody sees do not count.

    What is too long is refused as a whole, with a sentence: half of what was pasted may mean something else.
    """

    def __init__(self, words: TextRenderer, longest: int, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self._words = words
        self._longest = longest
        self._kept = text
        self.textEdited.connect(self._limit)
        self.textChanged.connect(self._keep)

    def _limit(self, text: str) -> None:
        if len(text) <= max(self._longest, len(self._kept)):
            return
        plain = " ".join(plain_text(text).split())
        if len(plain) <= self._longest:
            self.setText(plain)
            return
        before = self.cursorPosition() - (len(text) - len(self._kept))
        self.setText(self._kept)
        self.setCursorPosition(max(before, 0))
        sentence = self._words.text(_TOO_LONG.filled(self._longest, n=self._longest))
        QToolTip.showText(self.mapToGlobal(QPoint(0, self.height())), plain_tip(sentence), self)

    def _keep(self, text: str) -> None:
        if text == self.text():  # what was refused is told of once more, after it is gone
            self._kept = text

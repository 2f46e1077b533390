"""Who the person is to the others: at the foot of the sidebar, on every page."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from cardtable.app.dialogs.parts.base import paragraph
from cardtable.app.dialogs.parts.portrait_pictures import PortraitStrip
from cardtable.app.widgets.kept_texts import RetranslatedTexts
from cardtable.app.widgets.name_label import NameLabel
from cardtable.core.text import TextRenderer, translate

_AS = translate("People", "You sit down as")
_CHANGE = translate("People", "Change")
_CHANGE_WHAT = translate("People", "Change your name and portrait")
PROMPT_RADIUS = 20  # pixels of the sketches


class ProfileWidget(QWidget):
    """Portrait, name, and a button to change them."""

    changeWanted = Signal()

    def __init__(self, words: TextRenderer) -> None:
        super().__init__()
        self._phrases = RetranslatedTexts(words)
        above = paragraph(self, "note")
        self._phrases.put(above.setText, _AS)
        self._picture = PortraitStrip(words, PROMPT_RADIUS)
        self._name = NameLabel(self)
        self._name.setProperty("role", "strong")
        self.button = QPushButton(self)
        self.button.setProperty("role", "small")
        self.button.setAutoDefault(False)
        self.button.clicked.connect(self.changeWanted)
        self._phrases.put(self.button.setText, _CHANGE)
        self._phrases.put(self.button.setAccessibleName, _CHANGE_WHAT)
        row = QHBoxLayout()
        row.setSpacing(10)
        column = QVBoxLayout(self)
        column.setContentsMargins(18, 0, 12, 14)
        column.setSpacing(6)
        column.addWidget(above)
        column.addLayout(row)
        row.addWidget(self._picture)
        row.addWidget(self._name, 1)
        row.addWidget(self.button)

    def show_person(self, name: str, portrait: int) -> None:
        """Show this name and portrait."""
        self._name.setText(name)
        self._picture.setPortraits((portrait,))

    def retranslate(self) -> None:
        """Say every text again."""
        self._phrases.renew()

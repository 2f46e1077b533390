"""Which program is to play a seat, in plain words about what that means."""

from __future__ import annotations

import shutil
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QLineEdit, QPushButton, QWidget

from cardtable.app.dialogs.parts.base import CANCEL, Dialog, Role
from cardtable.app.widgets.chrome import Chrome
from cardtable.core.text import Words, translate
from cardtable.table.painting.measure import px

_TITLE = translate("New game", "A program of your own plays")
_MEANS = (
    translate(
        "New game", "It runs on this computer and may do there whatever you may: choose only one that you trust."
    ),
    translate("New game", "It is told the cards of its own seat and what everybody sees, never another hand."),
    translate(
        "New game",
        "It has ten seconds for a move. Where it is slower, breaks a rule or ends, a computer plays in its place.",
    ),
    translate("New game", "PROTOCOL.md, which lies beside the sources, tells how to write one."),
)
_PROGRAM = translate("New game", "Program")
_CHOOSE = translate("New game", "Choose…")
_PLAY = translate("New game", "Let it play")
_NO_PROGRAM = translate(
    "New game", "This is no program that can be started: choose another file, or make it executable."
)
_NAME_LENGTH = 24
_SIZE = (560, 330)  # pixels of the sketches


class ChooseBot(Dialog):
    """Accepted: `program` is to play, and the person has read what that means. Begins with the one of the last time."""

    def __init__(
        self, words: Words, program: str = "", parent: QWidget | None = None, chrome: Chrome | None = None
    ) -> None:
        super().__init__(words, _TITLE, parent, chrome)
        self.heading(_TITLE)
        for text in _MEANS:
            self.label(text)
        self.field = QLineEdit(program, self)
        self.field.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.phrases.name(self.field, _PROGRAM)
        choose = QPushButton(self)
        choose.setAutoDefault(False)
        choose.clicked.connect(self._choose)
        self.phrases.put(choose.setText, _CHOOSE)
        row = QHBoxLayout()
        self.body.addLayout(row)
        row.setSpacing(px(6))
        row.addWidget(self.field, 1)
        row.addWidget(choose)
        self._problem = self.label(_NO_PROGRAM, "note")
        self._problem.hide()
        self.body.addStretch(1)
        self.phrases.put(self.setAccessibleDescription, _MEANS[0])
        self.button(_PLAY, Role.AcceptRole, self._accept, primary=True)
        self.button(CANCEL, Role.RejectRole)
        (self.field if program else choose).setFocus()
        self.fit(*_SIZE)

    @property
    def program(self) -> str:
        """The file, whole."""
        return str(Path(self.field.text().strip()).expanduser().absolute())

    @property
    def name(self) -> str:
        """What it is called at the table."""
        return Path(self.program).stem[:_NAME_LENGTH]

    def _choose(self) -> None:
        start = str(Path(self.field.text()).parent) if self.field.text() else str(Path.home())
        found, _ = QFileDialog.getOpenFileName(self, self.words.text(_TITLE), start)
        if found:
            self.field.setText(found)
            self._problem.hide()

    def _accept(self) -> None:
        if self.field.text().strip() and shutil.which(self.program) is not None:
            self.accept()
            return
        self._problem.show()
        self.phrases.put(self.field.setAccessibleDescription, _NO_PROGRAM)
        self.fit(*_SIZE)
        self.field.setFocus()

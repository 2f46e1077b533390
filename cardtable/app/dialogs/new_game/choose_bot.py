"""Which program is to play a seat, in plain words about what that means."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QLineEdit, QPushButton, QWidget

from cardtable.app.dialogs.parts.base import CANCEL, Dialog, Role
from cardtable.app.widgets.chrome import AppPalette
from cardtable.bots.bot_levels import command_typed, program_of
from cardtable.core.complaint import UserError
from cardtable.core.text import TextRenderer, translate
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


class BotPickerDialog(Dialog):
    """Accepted: `program` is to play, and the person has read what that means. Begins with the one of the last time."""

    def __init__(
        self, words: TextRenderer, program: str = "", parent: QWidget | None = None, chrome: AppPalette | None = None
    ) -> None:
        super().__init__(words, _TITLE, parent, chrome)
        self.heading(_TITLE)
        for text in _MEANS:
            self.label(text)
        self.field = QLineEdit(program, self)
        self.field.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.phrases.name(self.field, _PROGRAM)
        self.field.textChanged.connect(lambda _: self._refuse(False))
        choose = QPushButton(self)
        choose.setAutoDefault(False)
        choose.clicked.connect(self._choose)
        self.phrases.put(choose.setText, _CHOOSE)
        row = QHBoxLayout()
        self.body.addLayout(row)
        row.setSpacing(px(6))
        row.addWidget(self.field, 1)
        row.addWidget(choose)
        self._problem = self.label(_NO_PROGRAM, "strong")
        keeps_room = self._problem.sizePolicy()  # or the buttons would move when it is said
        keeps_room.setRetainSizeWhenHidden(True)
        self._problem.setSizePolicy(keeps_room)
        self._problem.hide()
        self.body.addStretch(1)
        self.phrases.put(self.setAccessibleDescription, _MEANS[0])
        self.button(_PLAY, Role.AcceptRole, self._accept, primary=True)
        self.button(CANCEL, Role.RejectRole)
        (self.field if program else choose).setFocus()
        self.fit(*_SIZE)

    @property
    def program(self) -> str:
        """The path of a file, whole, or a command with its arguments."""
        typed = self.field.text().strip()
        path = Path(typed).expanduser()
        return str(path.absolute()) if path.is_file() else typed

    @property
    def name(self) -> str:
        """What it is called at the table: the script rather than what runs it."""
        command = command_typed(self.program)
        file = next((word for word in command if Path(word).is_file()), command[0])
        return Path(file).stem[:_NAME_LENGTH]

    def _choose(self) -> None:
        start = str(Path(self.field.text()).parent) if self.field.text() else str(Path.home())
        found, _ = QFileDialog.getOpenFileName(self, self.words.text(_TITLE), start)
        if found:
            self.field.setText(found)

    def _accept(self) -> None:
        try:
            program_of(command_typed(self.program))
        except UserError:
            self._refuse(True)
            self.field.setFocus()
        else:
            self.accept()

    def _refuse(self, refused: bool) -> None:
        """Say that this cannot be started, until something else is written."""
        self._problem.setVisible(refused)
        self.field.setAccessibleDescription(self._problem.text() if refused else "")
        self.field.setProperty("role", "heed" if refused else "")
        self.field.style().polish(self.field)

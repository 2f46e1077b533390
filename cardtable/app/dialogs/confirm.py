"""Questions and messages in plain sentences, with buttons in the program's own words.

Qt has no translations of its standard buttons for Punjabi, Hindi and Telugu.
"""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from cardtable.app.dialogs.base import CANCEL, OK, Dialog, Role
from cardtable.app.forms.chrome import Chrome
from cardtable.core.text import Text, Words


class Confirm(Dialog):
    """One sentence and what can be done about it; without `accept` it only informs."""

    def __init__(
        self,
        words: Words,
        title: Text,
        sentence: Text,
        accept: Text | None = None,
        parent: QWidget | None = None,
        chrome: Chrome | None = None,
        *,
        reject: Text = CANCEL,
    ) -> None:
        super().__init__(words, title, parent, chrome)
        self.heading(title)
        self.label(sentence)
        self.body.addStretch(1)
        self.phrases.put(self.setAccessibleDescription, sentence)
        if accept is None:
            self.button(OK, Role.AcceptRole, primary=True)
        else:
            self.button(accept, Role.AcceptRole, primary=True)
            self.button(reject, Role.RejectRole)
        self.fit(460, 160)


def ask(
    words: Words,
    title: Text,
    sentence: Text,
    accept: Text,
    parent: QWidget | None = None,
    chrome: Chrome | None = None,
) -> bool:
    """Whether the person agrees; closing the window means no."""
    return _run(Confirm(words, title, sentence, accept, parent, chrome))


def inform(
    words: Words, title: Text, sentence: Text, parent: QWidget | None = None, chrome: Chrome | None = None
) -> None:
    """Say something that cannot wait for the status line."""
    _run(Confirm(words, title, sentence, None, parent, chrome))


def _run(dialog: Confirm) -> bool:
    accepted = bool(dialog.exec())
    dialog.deleteLater()
    return accepted

"""Questions in plain sentences, with buttons in the program's own words.

Qt has no translations of its standard buttons for Punjabi, Hindi and Telugu.
"""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from cardtable.app.dialogs.parts.base import CANCEL, Dialog, Role
from cardtable.app.widgets.chrome import AppPalette
from cardtable.core.text import Text, TextRenderer


class ConfirmDialog(Dialog):
    """One sentence about what would be lost; Enter at once means no."""

    def __init__(
        self,
        words: TextRenderer,
        title: Text,
        sentence: Text,
        accept: Text,
        parent: QWidget | None = None,
        chrome: AppPalette | None = None,
    ) -> None:
        super().__init__(words, title, parent, chrome)
        self.heading(title)
        self.label(sentence)
        self.body.addStretch(1)
        self.phrases.put(self.setAccessibleDescription, sentence)
        self.button(accept, Role.AcceptRole)
        self.button(CANCEL, Role.RejectRole, primary=True)
        self.fit(460, 160)


def ask_confirmation(
    words: TextRenderer,
    title: Text,
    sentence: Text,
    accept: Text,
    parent: QWidget | None = None,
    chrome: AppPalette | None = None,
) -> bool:
    """Whether the person agrees; closing the window means no."""
    dialog = ConfirmDialog(words, title, sentence, accept, parent, chrome)
    accepted = bool(dialog.exec())
    dialog.deleteLater()
    return accepted

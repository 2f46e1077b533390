"""What was said, as a list that is read with the arrows."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QListWidget, QWidget

from cardtable.app.dialogs.parts.base import CLOSE, Dialog, Role
from cardtable.app.widgets.chrome import Chrome
from cardtable.core.text import Words, translate

_TITLE = translate("What was said", "What was said")
_NOTE = translate("What was said", "The last sentence is at the end. Enter says a sentence again.")
_NOTHING = translate("What was said", "Nothing has been said yet.")


APART = 3  # pixels around each sentence


class SaidList(QListWidget):
    """One sentence a row, the last one chosen; `again` is given the sentence on which Enter is pressed."""

    def __init__(self, sentences: Sequence[str], again: Callable[[str], None], parent: QWidget | None) -> None:
        super().__init__(parent)
        self._again = again
        self.setWordWrap(True)
        self.setSpacing(APART)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.addItems(list(sentences))
        self.setCurrentRow(self.count() - 1)
        self.scrollToBottom()
        self.itemDoubleClicked.connect(lambda item: again(item.text()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        item = self.currentItem()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and item is not None:
            self._again(item.text())
        else:
            super().keyPressEvent(event)


class SaidDialog(Dialog):
    """Shows the sentences, the oldest first."""

    def __init__(
        self,
        words: Words,
        sentences: Sequence[str],
        again: Callable[[str], None],
        parent: QWidget | None = None,
        chrome: Chrome | None = None,
    ) -> None:
        super().__init__(words, _TITLE, parent, chrome)
        self.heading(_TITLE)
        self.label(_NOTE if sentences else _NOTHING, "note")
        self.list = SaidList(sentences, again, self)
        self.phrases.put(self.list.setAccessibleName, _TITLE)
        self.list.setVisible(bool(sentences))
        self.body.addWidget(self.list, 1)
        self.body.addStretch()
        self.button(CLOSE, Role.RejectRole)
        self.fit(620, 420)
        self.list.setFocus()

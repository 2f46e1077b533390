"""Speech history: commands to hear sentences again, and a dialog with the last hundred."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QStringListModel, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from cardtable.app.dialogs.common.dialog_base import CLOSE, Dialog, Role
from cardtable.app.program import Program
from cardtable.app.settings.setting_choices import ThemeName
from cardtable.app.widgets.item_views import Index, RowList
from cardtable.app.widgets.palette import HIGH_CONTRAST, NO_OWNER, DialogOwner
from cardtable.core.text import TextRenderer, translate


class SpeechHistoryCommands:
    """Commands that repeat a sentence, step through the history, and open the dialog."""

    def __init__(self, program: Program) -> None:
        self._program = program

    def handlers(self) -> Mapping[str, Callable[[], None]]:
        announcer = self._program.announcer
        return {
            "repeat": announcer.repeat,
            "earlier": announcer.earlier,
            "later": announcer.later,
            "was_said": self.open_list,
        }

    def open_list(self) -> None:
        program, announcer = self._program, self._program.announcer
        high = program.settings.table.theme is ThemeName.HIGH_CONTRAST
        owner = DialogOwner(program.window, HIGH_CONTRAST if high else None)
        SpeechHistoryDialog(program.renderer, announcer.history, announcer.say_again, owner).run()


_TITLE = translate("What was said", "What was said")
_NOTE = translate("What was said", "The last sentence is at the end. Press Enter to hear a sentence again.")
_NOTHING = translate("What was said", "Nothing has been said yet.")
APART = 3  # pixels around each sentence


class SentenceModel(QStringListModel):
    """Read-only model of sentences."""

    def flags(self, index: Index) -> Qt.ItemFlag:
        return super().flags(index) & ~Qt.ItemFlag.ItemIsEditable


class SpeechHistoryList(RowList):
    """List with a sentence per row, the last one selected; `again` is called with the sentence on Enter."""

    def __init__(self, sentences: Sequence[str], again: Callable[[str], None], parent: QWidget | None) -> None:
        super().__init__(SentenceModel(list(sentences)), parent)
        self._again = again
        self.setWordWrap(True)
        self.setSpacing(APART)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setCurrentRow(self.count() - 1)
        self.scrollToBottom()
        self.doubleClicked.connect(lambda index: again(index.data()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        index = self.currentIndex()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and index.isValid():
            self._again(index.data())
        else:
            super().keyPressEvent(event)


class SpeechHistoryDialog(Dialog):
    """Dialog with the sentences, the oldest first."""

    def __init__(
        self,
        renderer: TextRenderer,
        sentences: Sequence[str],
        again: Callable[[str], None],
        owner: DialogOwner = NO_OWNER,
    ) -> None:
        super().__init__(renderer, _TITLE, owner)
        self.heading(_TITLE)
        self.label(_NOTE if sentences else _NOTHING, "note")
        self.list = SpeechHistoryList(sentences, again, self)
        self.phrases.put(self.list.setAccessibleName, _TITLE)
        self.list.setVisible(bool(sentences))
        self.body.addWidget(self.list, 1)
        self.body.addStretch()
        self.button(CLOSE, Role.RejectRole)
        self.fit(620, 420)
        self.list.setFocus()

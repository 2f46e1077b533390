"""One line of a form: label and help at the start, the editor at the end."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from cardtable.app.desktop import screen
from cardtable.app.forms.editors import OptionEditor
from cardtable.app.widgets.chrome import palette_of
from cardtable.app.widgets.kept_texts import RetranslatedTexts
from cardtable.app.widgets.paragraph import Paragraph
from cardtable.core.text import Text, TextRenderer
from cardtable.table.painting.measure import px

ROW_HEIGHT = 50
APART = 16  # pixels between label and editor
NARROW = 140  # of words beside an editor


class FormRow(QWidget):
    """A label with its help, and the editor that it names; a hairline above unless it is the first of a group."""

    def __init__(
        self, words: TextRenderer, label: Text, help: Text | None, editor: OptionEditor, *, first: bool = False
    ) -> None:
        super().__init__()
        self.phrases = RetranslatedTexts(words)
        self.editor = editor
        self._label_text, self._help_text = label, help
        self._reason: Text | None = None
        self._news: Text | None = None
        self._first = first
        self._laid = False  # its width is known
        self.setMinimumHeight(px(ROW_HEIGHT))
        self._label = Paragraph(self)
        self._note = Paragraph(self)
        self._note.setProperty("role", "note")
        self._note.setVisible(help is not None)
        self._note.setBuddy(self)  # it describes the editor: a screen reader that opens a dialog reads what is loose
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        words = QVBoxLayout()
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(0, 5, 0, 5)
        self._row.setSpacing(APART)
        self._row.addLayout(words, 1)
        words.setSpacing(0)
        words.addStretch(1)
        words.addWidget(self._label)
        words.addWidget(self._note)
        words.addStretch(1)
        self._row.addWidget(self.editor)
        self.editor.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def retranslate(self) -> None:
        """Say label, help and editor again."""
        self.phrases.put(self._label.setText, self._label_text)
        note = self._reason or self._news or self._help_text
        if note is not None:
            self.phrases.put(self._note.setText, note)
        self.editor.retranslate()
        self.editor.describe(self._label.text(), self._note.text())
        control = self.editor.controls()[0]
        self._label.setBuddy(control)
        self.arrange()

    def arrange(self) -> None:
        """Place the editor beside the label, or below it where it is too wide."""
        editor = self.editor.sizeHint().width()
        wide = editor > screen.widest_beside() or (self._laid and editor + APART + self._words_beside() > self.width())
        self._row.setDirection(QBoxLayout.Direction.TopToBottom if wide else QBoxLayout.Direction.LeftToRight)
        self._row.setSpacing(4 if wide else APART)
        self._row.setAlignment(self.editor, Qt.AlignmentFlag.AlignTrailing if wide else Qt.AlignmentFlag.AlignVCenter)

    def _words_beside(self) -> int:
        """What the words need beside an editor without lines of one word each."""
        return max(self._words_width(), px(NARROW))

    def _words_width(self) -> int:
        return max(self._label.minimumSizeHint().width(), self._note.minimumSizeHint().width())

    def minimumSizeHint(self) -> QSize:
        """As narrow as it is with the editor below the label."""
        return QSize(
            max(self._words_width(), self.editor.minimumSizeHint().width()), super().minimumSizeHint().height()
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._laid = True
        self.arrange()

    def setReason(self, reason: Text | None) -> None:
        """Why the editor has no effect and is disabled, in place of the help; None: it has one."""
        self.setEnabled(reason is None)
        if reason != self._reason:
            self._reason = reason
            self._note.setVisible(reason is not None or self._help_text is not None)
            self.retranslate()

    def setNews(self, news: Text | None) -> None:
        """What the choice made here has changed elsewhere, in place of the help; it is spoken where the keyboard is."""
        if news != self._news:
            self._news = news
            self._note.setVisible(news is not None or self._reason is not None or self._help_text is not None)
            self.retranslate()
            for control in self.editor.findChildren(QWidget) if news is not None else ():
                if control.hasFocus() or (isinstance(control, QAbstractButton) and control.isChecked()):
                    control.setAccessibleDescription(self._note.text())

    def setFirst(self, first: bool) -> None:
        """Whether no hairline divides this row from what is above."""
        self._first = first
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._first:
            QPainter(self).fillRect(0, 0, self.width(), 1, QColor(palette_of(self).hair))

"""A long text that is read line by line with the keys, as in an editor, but cannot be changed."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QTextBlock, QTextCursor
from PySide6.QtWidgets import QTextEdit, QWidget

from cardtable.table.input.alphabets import latin_key_of

Key = Qt.Key
_Flag = Qt.TextInteractionFlag
_READ = _Flag.TextSelectableByMouse | _Flag.TextSelectableByKeyboard


class ReadOnlyText(QTextEdit):
    """Has a caret, which a screen reader follows; H goes to the next heading, Shift+H to the one before. Tab leaves.

    No QTextBrowser: that is a label to screen readers, which they read to its end before they go line by line.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setReadOnly(True)
        self.setTextInteractionFlags(_READ)
        self.setTabChangesFocus(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)  # words wrap
        across = self.horizontalScrollBar()
        across.rangeChanged.connect(self._lie_at_the_edge)
        across.valueChanged.connect(self._lie_at_the_edge)

    def _lie_at_the_edge(self) -> None:
        """Where one writes from right to left, Qt takes hanging numbers for a text that is wider than the page."""
        across = self.horizontalScrollBar()
        across.setValue(across.maximum() if self.isRightToLeft() else across.minimum())

    def show_html(self, html: str) -> None:
        """Show another text, from its beginning."""
        self.setHtml(html)
        self.moveCursor(QTextCursor.MoveOperation.Start)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        shift = held == Qt.KeyboardModifier.ShiftModifier
        if latin_key_of(event) == Key.Key_H and (shift or held == Qt.KeyboardModifier.NoModifier):
            self._go_to_heading(forward=not shift)
        else:
            self.setAccessibleDescription("")
            super().keyPressEvent(event)

    def _go_to_heading(self, *, forward: bool) -> None:
        block = self.textCursor().block()
        while (block := block.next() if forward else block.previous()).isValid():
            if block.blockFormat().headingLevel():
                self.setTextCursor(QTextCursor(block))
                self.setAccessibleDescription(block.text())  # readers read what arrows come to, and no other caret
                return

    def blocks(self) -> list[QTextBlock]:
        """The paragraphs, from the first to the last."""
        found, block = [], self.document().begin()
        while block.isValid():
            found.append(block)
            block = block.next()
        return found

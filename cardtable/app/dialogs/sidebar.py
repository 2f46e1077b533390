"""The list at the start of a dialog: a page for each entry, with an icon in the colours of the chrome."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from cardtable.app.forms.chrome import Chrome
from cardtable.app.forms.phrases import Phrases
from cardtable.core.text import Text
from cardtable.table.art.icons import icon

PADDING = 10  # of the style sheet
WIDEST = 340


class Sidebar(QListWidget):
    """One Tab stop; arrow keys choose the page."""

    def __init__(self, phrases: Phrases, chrome: Chrome, entries: Sequence[tuple[str, Text]], parent: QWidget) -> None:
        super().__init__(parent)
        self._phrases = phrases
        self.setProperty("role", "sidebar")
        self.setIconSize(QSize(22, 22))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setUniformItemSizes(True)
        self._icons = [name for name, _ in entries]
        for _, text in entries:
            item = QListWidgetItem(self)
            self._phrases.put(item.setText, text)
        self.setChrome(chrome)
        self.fit()

    def setSpoken(self, row: int, text: Text) -> None:
        """What a screen reader says for an entry whose words alone would not do."""
        item = self.item(row)
        self._phrases.put(partial(item.setData, Qt.ItemDataRole.AccessibleTextRole), text)

    def setChrome(self, chrome: Chrome) -> None:
        """Draw the icons in other colours."""
        for row, name in enumerate(self._icons):
            drawn = QIcon()
            for mode, colour in ((QIcon.Mode.Normal, chrome.ink2), (QIcon.Mode.Selected, chrome.on_accent)):
                drawn.addPixmap(icon(name, colour).pixmap(QSize(22, 22), 2.0), mode)
            self.item(row).setIcon(drawn)

    def fit(self) -> None:
        """As wide as the longest entry, within reason."""
        self.ensurePolished()  # the style sheet's font is larger
        self.setFixedWidth(max(190, min(WIDEST, self.sizeHintForColumn(0) + 2 * PADDING + 2)))

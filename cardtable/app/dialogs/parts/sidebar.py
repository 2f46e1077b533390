"""The list at the start of a dialog: a page for each entry, with an icon in the colours of the chrome."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QAbstractListModel, QObject, QSize, Qt
from PySide6.QtGui import QFont, QIcon, QResizeEvent
from PySide6.QtWidgets import QListView, QWidget

from cardtable.app.desktop import screen
from cardtable.app.widgets.chrome import AppPalette
from cardtable.app.widgets.kept_texts import RetranslatedTexts
from cardtable.app.widgets.row_list import NO_INDEX, Index, RowList
from cardtable.core.text import Text
from cardtable.table.art.icons import icon_pixmap
from cardtable.table.painting.measure import px

PADDING = 10  # of the style sheet
WIDEST, NARROWEST = 340, 190  # pixels of the sketches
ICON = 22
SMALLEST_TYPE = 12  # pixels


class SidebarModel(QAbstractListModel):
    """The entries of a sidebar: words, icons, the fonts in which they fit, and what is said in place of the words."""

    def __init__(self, count: int, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._entries: list[dict[int, object]] = [{} for _ in range(count)]  # by role

    def put(self, row: int, role: Qt.ItemDataRole, value: object) -> None:
        """Show something else for a row."""
        if self._entries[row].get(role) != value:
            self._entries[row][role] = value
            self.dataChanged.emit(self.index(row), self.index(row), [role])

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self._entries)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        return self._entries[index.row()].get(role) if index.isValid() else None


class Sidebar(RowList):
    """One Tab stop; arrow keys choose the page."""

    def __init__(
        self,
        phrases: RetranslatedTexts,
        chrome: AppPalette,
        entries: Sequence[tuple[str, Text]],
        parent: QWidget,
        *,
        narrowest: float = NARROWEST,
    ) -> None:
        """`entries`: icon and words of each; `narrowest`: pixels of the sketches."""
        self._entries = SidebarModel(len(entries))
        super().__init__(self._entries, parent)
        self._narrowest = narrowest
        self._phrases = phrases
        self.setProperty("role", "sidebar")
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setUniformItemSizes(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self._icons = [name for name, _ in entries]
        for row, (_, text) in enumerate(entries):
            self._phrases.put(partial(self._entries.put, row, Qt.ItemDataRole.DisplayRole), text)
        self.enlarge(chrome)

    def enlarge(self, chrome: AppPalette) -> None:
        """Writing has a size, or another: the icons follow."""
        self.setIconSize(QSize(px(ICON), px(ICON)))
        self.setChrome(chrome)
        self.fit()

    def setSpoken(self, row: int, text: Text) -> None:
        """What a screen reader says for an entry whose words alone would not do."""
        self._phrases.put(partial(self._entries.put, row, Qt.ItemDataRole.AccessibleTextRole), text)

    def setChrome(self, chrome: AppPalette) -> None:
        """Draw the icons in other colours."""
        for row, name in enumerate(self._icons):
            drawn = QIcon()
            for mode, colour in ((QIcon.Mode.Normal, chrome.ink2), (QIcon.Mode.Selected, chrome.on_accent)):
                drawn.addPixmap(icon_pixmap(name, colour, self.iconSize().width(), 2.0), mode)
            self._entries.put(row, Qt.ItemDataRole.DecorationRole, drawn)

    def fit(self) -> None:
        """As wide as the longest entry, within reason, and a bar more where the entries are higher than their room.

        Entries that are too long even then are written smaller.
        """
        self.ensurePolished()  # the style sheet's font is larger
        most = min(px(WIDEST), screen.sidebar_width())
        for row in range(self.count()):
            font = QFont(self.font())
            self._entries.put(row, Qt.ItemDataRole.FontRole, font)
            while self._wanted(row) > most and font.pixelSize() > SMALLEST_TYPE:
                font = QFont(font)
                font.setPixelSize(font.pixelSize() - 1)
                self._entries.put(row, Qt.ItemDataRole.FontRole, font)
        self.setFixedWidth(min(most, max(px(self._narrowest), *map(self._wanted, range(self.count())))))

    def _wanted(self, row: int) -> int:
        """The width in which an entry is whole."""
        high = self.count() * self.sizeHintForRow(0) + 2 * px(PADDING)
        bar = self.verticalScrollBar().sizeHint().width() if high > self.height() else 0
        return self.sizeHintForIndex(self.model().index(row, 0)).width() + 2 * px(PADDING) + 2 + bar

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.oldSize().height() != event.size().height():
            self.fit()

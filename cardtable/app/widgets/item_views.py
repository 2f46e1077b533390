"""List and grid views, on read-only models of their own."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import (
    QAbstractItemModel,
    QAbstractTableModel,
    QItemSelectionModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QListView, QTableView, QWidget

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.text import Text, TextRenderer
from cardtable.models.score_model import CELL
from cardtable.table.style.text_painting import px

Index = QModelIndex | QPersistentModelIndex
NO_INDEX = QModelIndex()


class RowList(QListView):
    """List view of its own model, addressed by row numbers; the current row is the selected one.

    There are no items: PySide would keep an object for each, and take the next thing that comes to lie at the address
    of a deleted one for it.
    """

    currentRowChanged = Signal(int)  # the row that is current now; -1: none

    def __init__(self, model: QAbstractItemModel, parent: QWidget | None) -> None:
        super().__init__(parent)
        model.setParent(self)
        self.setModel(model)
        self.selectionModel().currentChanged.connect(self._announce)

    def count(self) -> int:
        return self.model().rowCount()

    def currentRow(self) -> int:
        return self.currentIndex().row()

    def setCurrentRow(self, row: int) -> None:
        """Make a row current and select it; -1 for none."""
        chosen = QItemSelectionModel.SelectionFlag.ClearAndSelect
        self.selectionModel().setCurrentIndex(self.model().index(row, 0), chosen)

    def _announce(self, current: QModelIndex, _previous: QModelIndex) -> None:
        self.currentRowChanged.emit(current.row())


NARROW = 24  # pixels; Qt's minimum is the widest character, in Persian as wide as three digits


@frozen
class GridData:
    """Headings and rows of equal length; cells are texts, numbers, or None for an empty cell."""

    headings: tuple[Text, ...]
    rows: tuple[tuple[object, ...], ...]
    figures: frozenset[int] = frozenset()  # columns that are aligned at their end


class TextGridModel(QAbstractTableModel):
    """Model that shows `GridData` in the language in force."""

    def __init__(self, renderer: TextRenderer, cells: GridData, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._renderer = renderer
        self._cells = cells

    def setCells(self, cells: GridData) -> None:
        """Show other cells, or render the same ones in another language."""
        self.beginResetModel()
        self._cells = cells
        self.endResetModel()

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self._cells.rows)

    def columnCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self._cells.headings)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        cell = self._cells.rows[index.row()][index.column()]
        if role == Qt.ItemDataRole.DisplayRole:
            return self._shown(cell)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._said(index.column(), cell)
        return self._alignment(index.column()) if role == Qt.ItemDataRole.TextAlignmentRole else None

    def _said(self, column: int, cell: object) -> str:
        """Return a cell as accessible text: numbers with their heading, texts alone, "" for None."""
        if cell is None or column not in self._cells.figures:
            return "" if cell is None else self._shown(cell)
        return self._renderer.text(CELL.filled(self._cells.headings[column], self._shown(cell)))

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self._alignment(section)
        return self._heading(section) if role == Qt.ItemDataRole.DisplayRole else None

    def _heading(self, column: int) -> str:
        heading = self._renderer.text(self._cells.headings[column])
        return in_two_lines(heading) if column in self._cells.figures else heading

    def _alignment(self, column: int) -> Qt.AlignmentFlag:
        end = Qt.AlignmentFlag.AlignTrailing if column in self._cells.figures else Qt.AlignmentFlag.AlignLeading
        return end | Qt.AlignmentFlag.AlignVCenter

    def _shown(self, cell: object) -> str:
        match cell:
            case None:
                return "–"
            case Text():
                return self._renderer.text(cell)
            case int():
                return self._renderer.number(cell)
        return str(cell)


def in_two_lines(text: str) -> str:
    """Return the text broken at the space that makes the longer line shortest."""
    spaces = [place for place, sign in enumerate(text) if sign == " "]
    if not spaces:
        return text
    middle = min(spaces, key=lambda place: max(place, len(text) - place))
    return text[:middle] + "\n" + text[middle + 1 :]


def table_view(parent: QWidget, model: QAbstractTableModel) -> QTableView:
    """Return a view that is read row by row and left by Tab."""
    view = QTableView(parent)
    view.setModel(model)
    view.setAlternatingRowColors(True)
    view.setShowGrid(False)
    view.setTabKeyNavigation(False)
    view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    view.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    view.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    view.verticalHeader().setDefaultSectionSize(px(32))
    view.horizontalHeader().setHighlightSections(False)
    view.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    view.horizontalHeader().setMinimumHeight(px(34))
    view.horizontalHeader().setMinimumSectionSize(px(NARROW))
    return view

"""List view with one current row, on a model."""

from __future__ import annotations

from PySide6.QtCore import QAbstractItemModel, QItemSelectionModel, QModelIndex, QPersistentModelIndex, Signal
from PySide6.QtWidgets import QListView, QWidget

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

"""Score sheet as a Qt model: rows for deals and score lines, columns for seats, one per side of partners."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.events import HandScored, ScoreLine
from cardtable.core.text import Text, TextRenderer, Who, conjoin, translate
from cardtable.core.zones import Seat

_WE = translate("Scores", "We: %1", "the viewer's side of two, and its players")
_THEY = translate("Scores", "They: %1", "the other side of two, and its players")


def columns_of(sides: Sequence[Seat], viewer: Seat | None = None) -> tuple[tuple[Seat, ...], ...]:
    """Return the seats of each side, the viewer's own first; `sides`: by seat, the lowest seat of its side."""
    own = None if viewer is None else sides[viewer]
    lowest = sorted(set(sides), key=lambda side: (side != own, side))
    return tuple(tuple(Seat(seat) for seat, side in enumerate(sides) if side == one) for one in lowest)


def side_titles(columns: Sequence[Sequence[Seat]], viewer: Seat | None = None) -> tuple[Text, ...]:
    """Return the title of each side; two sides of partners are "We" and "They" for a viewer in one of them."""
    names = [conjoin(map(Who, seats)) for seats in columns]
    partners = len(columns) == 2 and any(len(seats) > 1 for seats in columns)
    if viewer is None or not partners:
        return tuple(names)
    return tuple((_WE if viewer in seats else _THEY).filled(name) for seats, name in zip(columns, names, strict=True))


Index = QModelIndex | QPersistentModelIndex
NO_INDEX = QModelIndex()

DEAL = translate("Scores", "Deal %1")
TOTAL = translate("Scores", "Total")
CELL = translate("Scores", "%1: %2", "a cell of a table as it is spoken: whose it is, and the number")
FIRST_CELL = translate("Scores", "%1. %2", "the first cell of a row as it is spoken: the row, and what is in the cell")


@frozen
class ScoreModelRow:
    """One row: `kind` is "line", "deal", "total" or "note"; `deal` counts from 1, 0 for the total; values by column."""

    kind: str
    deal: int
    label: Text
    values: tuple[int, ...]


class ScoreModel(QAbstractTableModel):
    """Model of the score sheet: deals with their lines and sums, totals, notes; points are the game's results."""

    KindRole = Qt.ItemDataRole.UserRole + 1  # "line", "deal", "total" or "note"
    DealRole = Qt.ItemDataRole.UserRole + 2
    ValueRole = Qt.ItemDataRole.UserRole + 3  # the int itself

    def __init__(self, renderer: TextRenderer, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._renderer = renderer
        self.columns: tuple[tuple[Seat, ...], ...] = ()
        self._viewer: Seat | None = None
        self._notes: tuple[ScoreLine, ...] = ()
        self._deals: tuple[HandScored, ...] = ()
        self.rows: tuple[ScoreModelRow, ...] = ()

    @property
    def titles(self) -> tuple[Text, ...]:
        """Players of each column, without "We" and "They"."""
        return side_titles(self.columns)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(map(self._renderer.text, self.titles))

    @property
    def totals(self) -> tuple[tuple[int, ...], ...]:
        sums = [0] * len(self.columns)
        found = []
        for deal in self._deals:
            sums = [total + deal.row[column[0]] for total, column in zip(sums, self.columns, strict=True)]
            found.append(tuple(sums))
        return tuple(found)

    def setDeals(
        self,
        sides: Sequence[Seat],
        deals: Sequence[HandScored],
        *,
        viewer: Seat | None = None,
        notes: Sequence[ScoreLine] = (),
    ) -> None:
        """Show these deals; `sides`: by seat, the lowest seat of its side; `notes` stand below the totals."""
        self.beginResetModel()
        self.columns = columns_of(sides, viewer)
        self._viewer, self._notes = viewer, tuple(notes)
        self._deals = tuple(deals)
        self.rows = self._made_rows()
        self.endResetModel()

    def retranslate(self) -> None:
        if self.rows and self.columns:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self.rows) - 1, len(self.columns) - 1))
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(self.columns) - 1)
            self.headerDataChanged.emit(Qt.Orientation.Vertical, 0, len(self.rows) - 1)

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self.columns)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return points in the current digits, right-aligned, or the value of a role of this class."""
        if not index.isValid():
            return None
        row = self.rows[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._renderer.number(row.values[index.column()])
            case Qt.ItemDataRole.AccessibleTextRole:
                cell = CELL.filled(side_titles(self.columns, self._viewer)[index.column()], row.values[index.column()])
                return self._renderer.text(cell if index.column() else FIRST_CELL.filled(row.label, cell))
            case Qt.ItemDataRole.TextAlignmentRole:
                return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            case self.KindRole:
                return row.kind
            case self.DealRole:
                return row.deal
            case self.ValueRole:
                return row.values[index.column()]
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role != Qt.ItemDataRole.DisplayRole or section < 0:
            return None
        if orientation is Qt.Orientation.Horizontal:
            titles = side_titles(self.columns, self._viewer)
            return self._renderer.text(titles[section]) if section < len(titles) else None
        return self._renderer.text(self.rows[section].label) if section < len(self.rows) else None

    def _made_rows(self) -> tuple[ScoreModelRow, ...]:
        rows: list[ScoreModelRow] = []
        for number, deal in enumerate(self._deals, start=1):
            rows.extend(ScoreModelRow("line", number, line.label, self._by_column(line.points)) for line in deal.lines)
            rows.append(ScoreModelRow("deal", number, DEAL.filled(number), self._by_column(deal.row)))
        totals = self.totals[-1] if self._deals else (0,) * len(self.columns)
        notes = (ScoreModelRow("note", 0, note.label, self._by_column(note.points)) for note in self._notes)
        return (*rows, ScoreModelRow("total", 0, TOTAL, totals), *notes)

    def _by_column(self, points: Sequence[int]) -> tuple[int, ...]:
        return tuple(points[column[0]] for column in self.columns)

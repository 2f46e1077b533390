"""The score sheet as a table: rows per deal and score line, columns per seat, one per side where seats are partners."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from cardtable.core.events import HandScored
from cardtable.core.text import Text, Who, Words, translate
from cardtable.core.zones import Seat

Index = QModelIndex | QPersistentModelIndex
NO_INDEX = QModelIndex()

DEAL = translate("Scores", "Deal %1")
TOTAL = translate("Scores", "Total")
PARTNERS = translate("Scores", "%1 and %2")


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """One row: `kind` is "line", "deal" or "total"; `deal` counts from 1, 0 for the total; values by column."""

    kind: str
    deal: int
    label: Text
    values: tuple[int, ...]


def side_title(words: Words, seats: Sequence[Seat]) -> str:
    """The names of the seats of one side, in words."""
    name = words.seat(seats[0])
    for seat in seats[1:]:
        name = words.text(PARTNERS.filled(name, Who(seat)))
    return name


class ScoreModel(QAbstractTableModel):
    """Deals in the order of play, each with its lines and then its sum; the last row holds the totals.

    The points themselves come counted from the game (HandScored); only the totals are summed here.
    """

    KindRole = Qt.ItemDataRole.UserRole + 1  # "line", "deal" or "total"
    DealRole = Qt.ItemDataRole.UserRole + 2
    ValueRole = Qt.ItemDataRole.UserRole + 3  # the int itself

    def __init__(self, words: Words, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._columns: tuple[tuple[Seat, ...], ...] = ()
        self._deals: tuple[HandScored, ...] = ()
        self._rows: tuple[ScoreRow, ...] = ()

    @property
    def columns(self) -> tuple[tuple[Seat, ...], ...]:
        """The seats of each column."""
        return self._columns

    @property
    def rows(self) -> tuple[ScoreRow, ...]:
        """All rows, the totals last."""
        return self._rows

    @property
    def totals(self) -> tuple[tuple[int, ...], ...]:
        """By deal, the totals after it by column: what a chart draws."""
        sums = [0] * len(self._columns)
        found = []
        for deal in self._deals:
            sums = [total + deal.row[column[0]] for total, column in zip(sums, self._columns, strict=True)]
            found.append(tuple(sums))
        return tuple(found)

    def setDeals(self, sides: Sequence[Seat], deals: Sequence[HandScored]) -> None:
        """Show these deals; `sides` is, by seat, the lowest seat of its side (`Rules.sides`)."""
        self.beginResetModel()
        self._columns = tuple(
            tuple(Seat(seat) for seat, side in enumerate(sides) if side == lowest) for lowest in sorted(set(sides))
        )
        self._deals = tuple(deals)
        self._rows = self._made_rows()
        self.endResetModel()

    def addDeal(self, deal: HandScored) -> None:
        """Append a deal that has just been counted."""
        sides = [Seat(0)] * sum(len(column) for column in self._columns)
        for column in self._columns:
            for seat in column:
                sides[seat] = column[0]
        self.setDeals(sides, (*self._deals, deal))

    def retranslate(self) -> None:
        """Render everything in the language now in force."""
        if self._rows and self._columns:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._rows) - 1, len(self._columns) - 1))
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(self._columns) - 1)
            self.headerDataChanged.emit(Qt.Orientation.Vertical, 0, len(self._rows) - 1)

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        """Lines, deals and the totals; none before the match is known."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = NO_INDEX) -> int:
        """One for each side."""
        return 0 if parent.isValid() else len(self._columns)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Points in the digits in force, right-aligned; see also the roles of this class."""
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._words.number(row.values[index.column()])
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
        """Names across, deals and score lines down."""
        if role != Qt.ItemDataRole.DisplayRole or section < 0:
            return None
        if orientation is Qt.Orientation.Horizontal:
            return side_title(self._words, self._columns[section]) if section < len(self._columns) else None
        return self._words.text(self._rows[section].label) if section < len(self._rows) else None

    def _made_rows(self) -> tuple[ScoreRow, ...]:
        rows: list[ScoreRow] = []
        for number, deal in enumerate(self._deals, start=1):
            rows.extend(ScoreRow("line", number, line.label, self._by_column(line.points)) for line in deal.lines)
            rows.append(ScoreRow("deal", number, DEAL.filled(number), self._by_column(deal.row)))
        totals = self.totals[-1] if self._deals else (0,) * len(self._columns)
        return (*rows, ScoreRow("total", 0, TOTAL, totals))

    def _by_column(self, points: Sequence[int]) -> tuple[int, ...]:
        return tuple(points[column[0]] for column in self._columns)

"""The count of a deal as a table with a column for each side: its lines, its sum, the totals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QWidget

from cardtable.app.dialogs.parts.base import align, hairline, paragraph
from cardtable.app.widgets.kept_texts import Phrases, bare
from cardtable.app.widgets.plain_label import PlainLabel
from cardtable.core.text import Text, translate
from cardtable.core.zones import Seat
from cardtable.models.side_titles import columns_of, side_titles

STRONG = "strong"
_GAINED = translate("Summary", "+%1", "points gained in a deal")


def gain(points: int) -> Text:
    """What a deal has brought, with a plus if it is one."""
    return _GAINED.filled(points) if points > 0 else bare(points)


class Line(NamedTuple):
    """One row: what is counted, and the points by seat; `role` as of a label, `signed` shows a gain with a plus."""

    label: Text
    points: Sequence[int]
    role: str = ""
    signed: bool = False


class SideTable(QFrame):
    """A grid of labels: few enough to be read at once, and each read by a screen reader."""

    def __init__(
        self, parent: QWidget, phrases: Phrases, sides: Sequence[Seat], viewer: Seat | None, lines: Sequence[Line]
    ) -> None:
        super().__init__(parent)
        self.setProperty("role", "box")
        self._phrases = phrases
        self._cells: list[tuple[QLabel, bool]] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(16, 10, 16, 10)
        self._grid.setHorizontalSpacing(26)
        self._grid.setVerticalSpacing(5)
        columns = columns_of(sides, viewer)
        for place, title in enumerate(side_titles(columns, viewer), start=1):
            self._cell(0, place, title, STRONG)
        self._grid.addWidget(hairline(self), 1, 0, 1, len(columns) + 1)
        self._grid.setColumnStretch(0, 1)
        for row, line in enumerate(lines, start=2):
            self._cell(row, 0, line.label, line.role)
            for place, seats in enumerate(columns, start=1):
                self._cell(row, place, _shown(line, seats[0]), line.role)

    def realign(self) -> None:
        """The direction of writing may have changed."""
        for label, end in self._cells:
            align(label, end=end)

    def texts(self) -> Iterator[str]:
        """Everything that stands there, row by row."""
        yield from (label.text() for label, _ in self._cells)

    def _cell(self, row: int, column: int, text: Text, role: str) -> None:
        label = paragraph(self, role) if row == 0 else PlainLabel(self)
        label.setProperty("role", role)
        align(label, end=column > 0)
        self._cells.append((label, column > 0))
        self._phrases.put(label.setText, text)
        self._grid.addWidget(label, row, column)


def _shown(line: Line, seat: Seat) -> Text:
    return gain(line.points[seat]) if line.signed else bare(line.points[seat])

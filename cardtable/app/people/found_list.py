"""The tables that were found, one below the other; no row jumps while somebody is about to press it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from itertools import pairwise

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cardtable.app.dialogs.parts.emblem import Emblems
from cardtable.app.people.found_row import FoundRow
from cardtable.app.people.offers import place_in_list
from cardtable.app.widgets.put_off import PutOff
from cardtable.core.rules import AnyGame
from cardtable.core.text import Words
from cardtable.net.agent_talk import FoundTable, KeptSeat
from cardtable.table.art.card_style import CardStyle

BETWEEN = 12
GONE_MS = 3_000  # a table that went stays in sight for so long while the list is in use
_STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class FoundList(QWidget):
    """One stop of the Tab key; arrows choose the row. While it is in use, what comes is put at the end."""

    taken = Signal(str)  # the id of a table
    counted = Signal(int)  # how many there are now

    def __init__(self, words: Words, games: Mapping[str, AnyGame], style: CardStyle) -> None:
        """`games` in the order in which people see them."""
        super().__init__()
        self._words, self._games, self._style = words, games, style
        self._emblems = Emblems(games, style)
        self._kept: Mapping[str, KeptSeat] = {}
        self._rows: dict[str, FoundRow] = {}
        self._gone: set[str] = set()
        self._going = QTimer(self, singleShot=True, interval=GONE_MS)
        self._going.timeout.connect(partial(PutOff(self).do, self._forget_gone))
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(BETWEEN)
        self._waits = False  # the first row takes the focus, if that is still where it was
        self._focus_was: QWidget | None = None

    @property
    def rows(self) -> list[FoundRow]:
        """From the top to the bottom."""
        return sorted(self._rows.values(), key=self._column.indexOf)

    def setKept(self, kept: Mapping[str, KeptSeat]) -> None:
        """The seats that are kept for the person, by the ids of their tables."""
        self._kept = kept
        for row in self.rows:
            row.show_found(row.found, kept.get(row.found.id))
        self._sort()

    def add(self, found: FoundTable) -> None:
        """A table was found, or says something else of itself."""
        row = self._rows.get(found.id)
        if row is None:
            row = FoundRow(self._words, self._games, self._emblems, self._style, found)
            row.taken.connect(self.taken)
            row.chosen.connect(self._choose)
            self._rows[found.id] = row
            self._column.addWidget(row)
            row.show()  # at once: what is not shown cannot take the focus that waits for it
        self._gone.discard(found.id)
        row.show_found(found, self._kept.get(found.id))
        self._sort()
        self._see_to_choice()
        self.counted.emit(len(self._rows) - len(self._gone))

    def lose(self, table: str) -> None:
        """A table is gone."""
        if table in self._rows:
            self._gone.add(table)
            self._rows[table].fade()
            if self._in_use():
                self._going.start()
            else:
                self._forget_gone()
            self.counted.emit(len(self._rows) - len(self._gone))

    def focusFirst(self) -> None:
        """Put the focus on the chosen row, or on the first one that comes while nobody has moved the focus."""
        chosen = self._chosen()
        if chosen is not None:
            chosen.setFocus()
        self._waits, self._focus_was = chosen is None, self.window().focusWidget()

    def retranslate(self) -> None:
        """Say every row again."""
        for row in self.rows:
            row.retranslate()

    def _in_use(self) -> bool:
        return self.underMouse() or any(row.hasFocus() for row in self.rows)

    def _sort(self) -> None:
        if self._in_use():
            return
        wanted = sorted(self.rows, key=lambda row: place_in_list(row.found, row.offer))
        for place, row in enumerate(wanted):
            self._column.insertWidget(place, row)
        for before, after in pairwise(wanted):
            QWidget.setTabOrder(before, after)

    def _forget_gone(self) -> None:
        for table in list(self._gone):
            row = self._rows.pop(table)
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()
        self._gone.clear()
        self._see_to_choice()

    def _chosen(self) -> FoundRow | None:
        return next((row for row in self.rows if row.focusPolicy() & Qt.FocusPolicy.TabFocus), None)

    def _see_to_choice(self) -> None:
        """One row is chosen as long as there is any; the focus that waited for it goes there."""
        rows = self.rows
        if rows and (self._chosen() is None or not self._in_use()):
            self._choose(rows[0].found.id)
        if rows and self._waits:
            self._waits = False
            if self.window().focusWidget() is self._focus_was:
                rows[0].setFocus()

    def _choose(self, table: str) -> None:
        for row in self.rows:
            row.setChosen(row.found.id == table)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._sort()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        rows = self.rows
        at = next((place for place, row in enumerate(rows) if row.hasFocus()), None)
        key = Qt.Key(event.key())
        if at is None or key not in (*_STEPS, Qt.Key.Key_Home, Qt.Key.Key_End):
            super().keyPressEvent(event)
            return
        ends = {Qt.Key.Key_Home: 0, Qt.Key.Key_End: len(rows) - 1}
        wanted = ends.get(key, at + _STEPS.get(key, 0))
        rows[max(0, min(wanted, len(rows) - 1))].setFocus(Qt.FocusReason.OtherFocusReason)

"""List of discovered rooms; rows do not move while the list is in use."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from itertools import pairwise

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cardtable.app.dialogs.common.game_emblem import EmblemCache
from cardtable.app.multiplayer.discovered_row import DiscoveredRow, place_in_list
from cardtable.app.widgets.deferred_updates import DeferredUpdates
from cardtable.core.rules import AnyGame
from cardtable.core.text import TextRenderer
from cardtable.net.agent_messages import RoomDiscovered, SavedSeat
from cardtable.table.art.themes import CardStyle

BETWEEN = 12
GONE_MS = 3_000  # a closed room stays visible for this time while the list is in use
_STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class DiscoveredList(QWidget):
    """List of discovered rooms with one tab stop, whose rows are chosen by arrows.

    New rows are appended while it is in use.
    """

    taken = Signal(str)  # id of a room
    counted = Signal(int)  # number of rooms

    def __init__(self, renderer: TextRenderer, games: Mapping[str, AnyGame], style: CardStyle) -> None:
        """Make an empty list; `games` in the order of display."""
        super().__init__()
        self._renderer, self._games, self._style = renderer, games, style
        self._emblems = EmblemCache(games, style)
        self._kept: Mapping[str, SavedSeat] = {}
        self._rows: dict[str, DiscoveredRow] = {}
        self._gone: set[str] = set()
        self._going = QTimer(self, singleShot=True, interval=GONE_MS)
        self._going.timeout.connect(partial(DeferredUpdates(self).do, self._forget_gone))
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(BETWEEN)
        self._waits = False  # the first row takes the focus, unless that has moved meanwhile
        self._focus_was: QWidget | None = None

    @property
    def rows(self) -> list[DiscoveredRow]:
        """Rows from top to bottom."""
        return sorted(self._rows.values(), key=self._column.indexOf)

    def setKept(self, kept: Mapping[str, SavedSeat]) -> None:
        """Set the person's saved seats, by room id."""
        self._kept = kept
        for row in self.rows:
            row.show_found(row.found, kept.get(row.found.id))
        self._sort()

    def add(self, found: RoomDiscovered) -> None:
        """Add a discovered room, or update its row."""
        row = self._rows.get(found.id)
        if row is None:
            row = DiscoveredRow(self._renderer, self._games, self._emblems, self._style, found)
            row.taken.connect(self.taken)
            row.chosen.connect(self._choose)
            self._rows[found.id] = row
            self._column.addWidget(row)
            row.show()  # at once: a hidden row cannot take the focus
        self._gone.discard(found.id)
        row.show_found(found, self._kept.get(found.id))
        self._sort()
        self._see_to_choice()
        self.counted.emit(len(self._rows) - len(self._gone))

    def lose(self, table: str) -> None:
        """Fade the row of a closed room; it is removed later while the list is in use."""
        if table in self._rows:
            self._gone.add(table)
            self._rows[table].fade()
            if self._in_use():
                self._going.start()
            else:
                self._forget_gone()
            self.counted.emit(len(self._rows) - len(self._gone))

    def focusFirst(self) -> None:
        """Focus the chosen row, or else the first row that comes before the focus moves."""
        chosen = self._chosen()
        if chosen is not None:
            chosen.setFocus()
        self._waits, self._focus_was = chosen is None, self.window().focusWidget()

    def retranslate(self) -> None:
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

    def _chosen(self) -> DiscoveredRow | None:
        return next((row for row in self.rows if row.focusPolicy() & Qt.FocusPolicy.TabFocus), None)

    def _see_to_choice(self) -> None:
        """Choose a row if none is chosen, and give it the focus that was waiting for one."""
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

"""Switch scanning: the focus goes round what can be played, so that one key (Space) plays whole deals."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QWidget

from cardtable.table.cards.card_widget import CardWidget
from cardtable.table.hud.hud import Hud
from cardtable.table.input.card_focus import CardFocus
from cardtable.table.input.hit_test import InputContext
from cardtable.table.style.table_style import TableStyle


class SwitchScanner(QObject):
    """Moves the focus every `TableLook.scan_ms` to the next enabled button or liftable card; 0: never.

    It goes on only while the focus is on the cards or the table's buttons: a dialog or a page over the table keeps it.
    """

    def __init__(
        self,
        table: QWidget,
        cards: InputContext,
        focus: CardFocus,
        hud: Hud,
        style: TableStyle,
    ) -> None:
        super().__init__(table)
        self._table, self._cards, self._focus = table, cards, focus
        self._hud, self._style = hud, style
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.advance)
        style.changed.connect(self._set_pace)
        self._set_pace()

    @property
    def pace(self) -> int:
        """Milliseconds that the focus rests on each choice; 0: it does not move by itself."""
        return self._timer.interval() if self._timer.isActive() else 0

    def stops(self) -> list[QWidget]:
        """Return what can be chosen now: cards of the hand in reading order, other cards, then buttons."""
        board, liftable = self._cards.board, self._cards.current.shown.liftable
        found: list[QWidget] = []
        for group in self._focus.groups(board):
            for widget in group:
                pile = board.pile_of(widget)
                if pile is not None and widget.final_card in liftable.get(pile.zone, frozenset()):
                    found.append(widget)
        return [*found, *(button for button in self._hud.commands_asked() if button.isEnabled() and button.isVisible())]

    def advance(self) -> None:
        """Focus the next stop, the first one after the last; do nothing while cards move or others play."""
        holder = self._focus.holder
        at_table = (
            holder is None or holder is self._table or isinstance(holder, CardWidget) or holder in self._hud.buttons()
        )
        if not (at_table and self._table.isVisible() and self._cards.animator.is_at_rest):
            return
        stops = self.stops()
        if not stops:
            return
        self._style.show_keys(True)
        place = next((place for place, stop in enumerate(stops) if stop is holder), -1)
        stop = stops[(place + 1) % len(stops)]
        if isinstance(stop, CardWidget):
            self._focus.give(self._cards.board, stop)
            self._cards.elevation.raise_cards()
        else:
            stop.setFocus(Qt.FocusReason.TabFocusReason)

    def _set_pace(self) -> None:
        """Start, stop or change the pace, as the setting says."""
        every = self._style.look.scan_ms
        if not every:
            self._timer.stop()
        elif self.pace != every:
            self._timer.start(every)

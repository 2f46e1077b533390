"""Switch scanning: the focus goes round what can be chosen, so that one key (Space) plays whole deals."""

from __future__ import annotations

import math

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from cardtable.table.animation.animator import Clock
from cardtable.table.cards.card_widget import CardWidget
from cardtable.table.hud.hud import Hud
from cardtable.table.input.card_focus import CardFocus
from cardtable.table.input.hit_test import InputContext
from cardtable.table.style.table_style import TableStyle

TREMOR_S = 0.5  # a second press so soon after another is not meant
_KEYS = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)


class SwitchScanner(QObject):
    """Moves the focus every `TableLook.scan_ms` to the next enabled button or liftable card; 0: never.

    Over the buttons of a panel that lies on the table it goes too; a dialog keeps the focus. After each press the
    focus rests for a whole turn, and a second press that comes too soon does nothing.
    """

    def __init__(
        self, table: QWidget, cards: InputContext, focus: CardFocus, hud: Hud, style: TableStyle, clock: Clock
    ) -> None:
        super().__init__(table)
        self._table, self._cards, self._focus = table, cards, focus
        self._hud, self._style, self.clock = hud, style, clock
        self._pressed_at = -math.inf
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.advance)
        style.changed.connect(self._set_pace)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._watch)
        self._set_pace()

    @property
    def pace(self) -> int:
        """Milliseconds that the focus rests on each choice; 0: it does not move by itself."""
        return self._timer.interval() if self._timer.isActive() else 0

    def stops(self) -> list[QWidget]:
        """Return what can be chosen now: buttons of the panel with the focus, else cards, then the game's buttons."""
        holder = self._focus.holder
        if holder is not None and self._is_on_panel(holder):
            return self._panel_stops(holder)
        board, liftable = self._cards.board, self._cards.current.shown.liftable
        found: list[QWidget] = []
        for group in self._focus.groups(board):
            for widget in group:
                pile = board.pile_of(widget)
                if pile is not None and widget.final_card in liftable.get(pile.zone, frozenset()):
                    found.append(widget)
        return [*found, *(button for button in self._hud.commands_asked() if _is_usable(button))]

    def advance(self) -> None:
        """Focus the next stop, the first one after the last; do nothing while cards move or others play."""
        holder = self._focus.holder
        here = holder is None or holder is self._table or self._table.isAncestorOf(holder)
        stops = self.stops() if here and self._table.isVisible() and self._cards.animator.is_at_rest else []
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

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Swallow a press that follows another too soon; after any other one the focus rests for a whole turn."""
        if not self.pace or not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return super().eventFilter(watched, event)
        if event.key() not in _KEYS or watched is not self._focus.holder:  # else a card has let it pass to the table
            return super().eventFilter(watched, event)
        now, before = self.clock(), self._pressed_at
        self._pressed_at = now
        self._timer.start()
        return event.isAutoRepeat() or now - before < TREMOR_S

    def _watch(self, _before: QWidget | None, now: QWidget | None) -> None:
        if self.pace and now is not None and (now is self._table or self._table.isAncestorOf(now)):
            now.installEventFilter(self)

    def _is_on_panel(self, holder: QWidget) -> bool:
        """Return whether a widget is a visible button of a panel on the table, not one of the table itself."""
        is_button = isinstance(holder, QAbstractButton) and holder.isVisible() and self._table.isAncestorOf(holder)
        return is_button and holder.parentWidget() is not self._table and holder not in self._hud.buttons()

    def _panel_stops(self, holder: QWidget) -> list[QWidget]:
        panel = holder
        while (above := panel.parentWidget()) is not None and above is not self._table:
            panel = above
        return [button for button in panel.findChildren(QAbstractButton) if _is_usable(button)]

    def _set_pace(self) -> None:
        """Start, stop or change the pace, as the setting says."""
        every = self._style.look.scan_ms
        if not every:
            self._timer.stop()
        elif self.pace != every:
            self._timer.start(every)
            self._watch(None, self._focus.holder)


def _is_usable(button: QAbstractButton) -> bool:
    return button.isEnabled() and button.isVisible() and button.focusPolicy() is not Qt.FocusPolicy.NoFocus

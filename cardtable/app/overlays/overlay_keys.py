"""Tab goes round the buttons of what lies on the felt and does not leave it; F6 goes to its rows, and back.

Keys for what lies on the felt, wherever the keyboard is: Enter and Space lead back to it, R looks at the deal.

A sheet that has just come up takes no click or key that was meant for the table below it.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from cardtable.table.input.latin_keys import latin_key_of
from cardtable.table.table_widget import GO_ON_KEYS

_STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Left: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_Right: 1}


def step_round(buttons: Sequence[QWidget], *, forward: bool) -> None:
    """Give the keyboard to the next of them; from elsewhere to the first, or backwards to the last."""
    here = next((place for place, button in enumerate(buttons) if button.hasFocus()), -1 if forward else 0)
    buttons[(here + (1 if forward else -1)) % len(buttons)].setFocus(Qt.FocusReason.TabFocusReason)


def go_among_rows(event: QKeyEvent, buttons: Sequence[QWidget], rows: Sequence[QWidget]) -> bool:
    """Handle F6, which goes to the rows and back to the buttons, and the arrows within the rows; whether it was one."""
    here = next((place for place, row in enumerate(rows) if row.hasFocus()), None)
    key = Qt.Key(event.key())
    if key is Qt.Key.Key_F6 and rows and buttons:
        goal = rows[0] if here is None else buttons[0]
    elif here is not None and key in _STEPS:
        goal = rows[min(max(here + _STEPS[key], 0), len(rows) - 1)]
    elif here is not None and key in (Qt.Key.Key_Home, Qt.Key.Key_End):
        goal = rows[0 if key is Qt.Key.Key_Home else -1]
    else:
        return False
    goal.setFocus(Qt.FocusReason.TabFocusReason)
    return True


class OverlayKeyFilter(QObject):
    """For a sheet on a table, and the tab that it leaves when it is put away."""

    sheetWanted = Signal()  # it has been put away, and is wanted again

    def __init__(
        self,
        table: QWidget,
        sheet: QWidget,
        first: QWidget,
        tab: QWidget,
        parent: QObject,
        look: QAbstractButton | None = None,
    ) -> None:
        """`first`: the button of the sheet that has the keyboard when it comes up; `look`: that for the deal."""
        super().__init__(parent)
        self._table, self._sheet, self._first, self._tab = table, sheet, first, tab
        self._look = look
        self._watched = (table, table.window())  # the keys that nobody takes come to the window
        for watched in self._watched:
            watched.installEventFilter(self)

    def stop(self) -> None:
        """The sheet is no more."""
        for watched in self._watched:
            watched.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind is QEvent.Type.MouseButtonPress and watched is self._table and not self._tab.isHidden():
            self._tab.setFocus(Qt.FocusReason.OtherFocusReason)  # the click has taken the keyboard from it
        elif kind is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and self._looks(event):
            event.accept()  # else the key would repeat what was said, as it does everywhere
            return True
        elif kind is QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if self._look is not None and self._looks(event):
                self._look.click()
                return True
            return event.key() in GO_ON_KEYS and self._is_led_back()
        return False

    def _looks(self, event: QKeyEvent) -> bool:
        return self._look is not None and self._table.isVisible() and asks_to_look(event, self._look)

    def _is_led_back(self) -> bool:
        if not self._table.isVisible():  # another page lies over it
            return False
        if self._sheet.isHidden():
            self.sheetWanted.emit()
        else:
            self._first.setFocus(Qt.FocusReason.OtherFocusReason)
        return True


def asks_to_look(event: QKeyEvent, look: QAbstractButton) -> bool:
    """Whether this is the key of a button that looks at the deal, and there is such a button."""
    return latin_key_of(event) == Qt.Key.Key_R and not event.modifiers() and not look.isHidden()


REST_S = 0.5
LONG_REST_S = 1.5  # of what comes once in a match, and is not to be missed
ANOTHER_REST_S = 0.7  # after a key that came too early: who presses in a rhythm has not looked yet
_KEYS = (QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride)  # the second alone, where a menu has the key


class InputGuard:
    """Whether what is pressed is meant for what lies there since `begin`."""

    def __init__(self, clock: Callable[[], float] = time.monotonic, rest: float = REST_S) -> None:
        """`rest`: seconds."""
        self._clock = clock
        self._rest = rest
        self._until = clock()

    def begin(self) -> None:
        """Something has just come up."""
        self._until = self._clock() + self._rest

    def disturb(self) -> None:
        """A key was pressed too early: the next of a rhythm is not meant either."""
        self._until = max(self._until, self._clock() + ANOTHER_REST_S)

    @property
    def is_over(self) -> bool:
        """Whether it has been there long enough to be meant."""
        return self._clock() >= self._until


class GuardedKeyFilter(QObject):
    """Takes each key away from a sheet and its buttons until the rest is over."""

    def __init__(self, patience: InputGuard, sheet: QWidget) -> None:
        super().__init__(sheet)
        self._patience = patience
        for watched in (sheet, *sheet.findChildren(QAbstractButton)):
            watched.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() not in _KEYS or self._patience.is_over:
            return False
        self._patience.disturb()
        return event.type() is QEvent.Type.KeyPress

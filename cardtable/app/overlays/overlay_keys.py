"""Keyboard of an overlay: moving the focus, the key of the replay, and a guard against early input."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from cardtable.table.input.latin_keys import latin_key_of

REST_S = 0.5
LONG_REST_S = 1.5  # of what appears once in a match and is not to be missed
ANOTHER_REST_S = 0.7  # after an early key: the next ones in its rhythm are early, too
REPLAY_KEY = Qt.Key.Key_B
_KEYS = (QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride)  # only the second if a menu has the key
_STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Left: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_Right: 1}


def focus_next(buttons: Sequence[QWidget], *, forward: bool) -> None:
    """Focus the next button, or the previous one; without focus among them the first, or the last."""
    here = next((place for place, button in enumerate(buttons) if button.hasFocus()), -1 if forward else 0)
    buttons[(here + (1 if forward else -1)) % len(buttons)].setFocus(Qt.FocusReason.TabFocusReason)


def handle_row_key(event: QKeyEvent, buttons: Sequence[QWidget], rows: Sequence[QWidget]) -> bool:
    """Handle F6, which switches between rows and buttons, and arrow keys within the rows; return whether it was one."""
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


def is_replay_key(event: QKeyEvent, look: QAbstractButton) -> bool:
    """Return whether the key is that of the replay button, and the button is shown."""
    return latin_key_of(event) == REPLAY_KEY and not event.modifiers() and not look.isHidden()


class InputGuard:
    """Rest period after something has appeared, during which input was meant for what was there before."""

    def __init__(self, clock: Callable[[], float] = time.monotonic, rest: float = REST_S) -> None:
        """Make a guard whose period has passed; `rest` is its length in seconds."""
        self._clock, self._rest = clock, rest
        self._until = clock()

    def begin(self) -> None:
        """Start the period: something has just appeared."""
        self._until = self._clock() + self._rest

    def disturb(self) -> None:
        """Extend the period after an early key press: further presses in the same rhythm are not meant either."""
        self._until = max(self._until, self._clock() + ANOTHER_REST_S)

    @property
    def is_over(self) -> bool:
        return self._clock() >= self._until


class GuardedKeyFilter(QObject):
    """Event filter that drops the keys of an overlay and its buttons during the rest period."""

    def __init__(self, guard: InputGuard, sheet: QWidget) -> None:
        super().__init__(sheet)
        self._guard = guard
        for watched in (sheet, *sheet.findChildren(QAbstractButton)):
            watched.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() not in _KEYS or self._guard.is_over:
            return False
        self._guard.disturb()
        return event.type() is QEvent.Type.KeyPress

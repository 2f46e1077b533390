"""A sheet that has just come up takes no click or key that was meant for the table below it."""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QAbstractButton, QWidget

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

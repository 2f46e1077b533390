"""Deferred updates of a widget while one of its buttons is pressed: a button that moves or goes loses the press."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QAbstractButton, QWidget

_RELEASES = frozenset(
    {
        QEvent.Type.MouseButtonRelease,
        QEvent.Type.MouseMove,  # off the button, which is then no longer down
        QEvent.Type.KeyRelease,
        QEvent.Type.FocusOut,
        QEvent.Type.EnabledChange,
        QEvent.Type.UngrabMouse,
        QEvent.Type.Hide,
    }
)


class DeferredUpdates(QObject):
    """Updates of one widget with buttons in it: for updates from outside, not for those that the user causes."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._widget = widget
        self._waiting: list[Callable[[], object]] = []
        self._timer = QTimer(self, singleShot=True, interval=0)  # a button is up before it emits clicked
        self._timer.timeout.connect(self._run_waiting)

    def do(self, change: Callable[[], object]) -> None:
        """Make a change now, or as soon as no button is pressed: in order, and equal changes that wait only once."""
        pressed = self._pressed()
        if pressed is None and not self._waiting:
            change()
        elif change not in self._waiting:
            self._waiting.append(change)
            self._watch(pressed)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _RELEASES:
            self._timer.start()
        return False

    def _pressed(self) -> QAbstractButton | None:
        buttons = self._widget.findChildren(QAbstractButton)
        return next((button for button in buttons if button.isDown() and button.isVisible()), None)

    def _watch(self, pressed: QAbstractButton | None) -> None:
        if pressed is None:
            self._timer.start()
        else:
            pressed.installEventFilter(self)  # no effect if it is installed already

    def _run_waiting(self) -> None:
        pressed = self._pressed()
        if pressed is not None:
            self._watch(pressed)
            return
        waiting, self._waiting = self._waiting, []
        for change in waiting:
            change()

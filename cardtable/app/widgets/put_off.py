"""Changes to a widget, put off while one of its buttons is pressed: one that moves or goes would lose the press."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QAbstractButton, QWidget

_RELEASES = frozenset(
    {
        QEvent.Type.MouseButtonRelease,
        QEvent.Type.MouseMove,  # off the button, which is no longer down then
        QEvent.Type.KeyRelease,
        QEvent.Type.FocusOut,
        QEvent.Type.EnabledChange,
        QEvent.Type.UngrabMouse,
        QEvent.Type.Hide,
    }
)


class PutOff(QObject):
    """Of one widget with buttons in it. Only what comes from outside need be put off, not what the person does."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._widget = widget
        self._waiting: list[Callable[[], object]] = []
        self._soon = QTimer(self, singleShot=True, interval=0)  # a button is up before it says that it was clicked
        self._soon.timeout.connect(self._make_up)

    def do(self, change: Callable[[], object]) -> None:
        """Make this change now, or once no button is pressed any more: in order, and one that waits already once."""
        pressed = self._pressed()
        if pressed is None and not self._waiting:
            change()
        elif change not in self._waiting:
            self._waiting.append(change)
            self._watch(pressed)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _RELEASES:
            self._soon.start()
        return False

    def _pressed(self) -> QAbstractButton | None:
        buttons = self._widget.findChildren(QAbstractButton)
        return next((button for button in buttons if button.isDown() and button.isVisible()), None)

    def _watch(self, pressed: QAbstractButton | None) -> None:
        if pressed is None:
            self._soon.start()
        else:
            pressed.installEventFilter(self)  # which has no effect where it is one already

    def _make_up(self) -> None:
        pressed = self._pressed()
        if pressed is not None:
            self._watch(pressed)
            return
        waiting, self._waiting = self._waiting, []
        for change in waiting:
            change()

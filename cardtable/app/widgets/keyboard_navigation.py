"""Enter presses what has the focus, as Space does.

Arrow keys go to the nearest button on that side.

What had the keyboard, to give it back.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from weakref import ref

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QWidget
from shiboken6 import isValid

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_PLAIN = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)


def press_focused(window: QWidget, event: QKeyEvent) -> bool:
    """Press the button in focus at Enter, which Qt leaves to a dialog's default button; whether it was for a button.

    A key that is held down presses once.
    """
    focused = window.focusWidget()
    if event.key() not in _ENTER or event.modifiers() not in _PLAIN or not isinstance(focused, QAbstractButton):
        return False
    if not event.isAutoRepeat():
        focused.click()
    return True


_STEPS: Mapping[int, tuple[int, int]] = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
ASIDE = 3.0  # how much further away something is for each pixel that it lies off the line


def neighbour(places: Sequence[QRect], here: int, key: int) -> int | None:
    """Which of the places lies next in the direction of an arrow key; None: no such key, or nothing is there."""
    if key not in _STEPS:
        return None
    ways = {place: _way(places[here], other, _STEPS[key]) for place, other in enumerate(places) if place != here}
    nearest = min(ways, key=lambda place: ways[place], default=None)
    return nearest if nearest is not None and ways[nearest] < math.inf else None


def go_to_neighbour(page: QWidget, buttons: Sequence[QWidget], here: QWidget, key: int) -> bool:
    """Move the focus from one of the buttons by an arrow key; False for other keys."""
    shown = [button for button in buttons if button.isVisibleTo(page) or button is here]
    places = [QRect(button.mapTo(page, QPoint(0, 0)), button.size()) for button in shown]
    found = neighbour(places, shown.index(here), key)
    if found is not None:
        shown[found].setFocus(Qt.FocusReason.TabFocusReason)
    return key in _STEPS


def _way(here: QRect, there: QRect, step: tuple[int, int]) -> float:
    """How far one place is from another in a direction; infinite where it does not lie on that side at all.

    Sideways only what stands in the same line does, up and down anything, what is right over or under it first.
    """
    across = _gap(here.left(), here.right(), there.left(), there.right())
    down = _gap(here.top(), here.bottom(), there.top(), there.bottom())
    if step[0]:
        return across * step[0] if across * step[0] > 0 and not down else math.inf
    return down * step[1] + ASIDE * abs(across) if down * step[1] > 0 else math.inf


def _gap(start: int, end: int, other_start: int, other_end: int) -> int:
    """From one stretch to another along a line; 0 where they overlap."""
    if other_start > end:
        return other_start - end
    return other_end - start if other_end < start else 0


class HeldFocus:
    """A widget to give the keyboard back to; it belongs to others, and may be gone by then."""

    def __init__(self) -> None:
        self._held: ref[QWidget] | None = None

    def keep(self, widget: QWidget | None) -> None:
        """Remember this one instead."""
        self._held = None if widget is None else ref(widget)

    def take(self) -> QWidget | None:
        """The one that was remembered, if it is still there; it is remembered no more."""
        held, self._held = self._held, None
        widget = None if held is None else held()
        return widget if widget is not None and isValid(widget) else None

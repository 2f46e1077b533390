"""Keyboard navigation: Enter presses the focused button, arrow keys go to the nearest one."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QRadioButton, QWidget

SIDEWAYS_FACTOR = 3.0  # distance added for each pixel that a place lies to the side
_STEPS: Mapping[int, tuple[int, int]] = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_PLAIN = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)


def press_focused(window: QWidget, event: QKeyEvent) -> bool:
    """Click the focused button on Enter, once while it is held down; return whether there was one. A chosen button of a
    row of choices counts as none: a click there changes nothing, and Enter accepts the dialog."""
    focused = window.focusWidget()
    if isinstance(focused, QRadioButton) and focused.isChecked():
        return False
    if event.key() not in _ENTER or event.modifiers() not in _PLAIN or not isinstance(focused, QAbstractButton):
        return False
    if not event.isAutoRepeat():
        focused.click()
    return True


def focus_next_part(event: QKeyEvent, window: QWidget, parts: Sequence[Sequence[QWidget]]) -> None:
    """Focus the first usable widget of the next part of a page, or of the one before with Shift."""
    shown = [part for part in ([one for one in part if one.isVisible() and one.isEnabled()] for part in parts) if part]
    way = -1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1
    holder = window.focusWidget()
    here = next((place for place, part in enumerate(shown) if holder in part), -1 if way > 0 else 0)
    shown[(here + way) % len(shown)][0].setFocus(Qt.FocusReason.TabFocusReason)


def neighbour(places: Sequence[QRect], here: int, key: int) -> int | None:
    """Return the index of the nearest place in the direction of an arrow key; None for another key or without one."""
    if key not in _STEPS:
        return None
    distances = {
        place: _distance(places[here], other, _STEPS[key]) for place, other in enumerate(places) if place != here
    }
    nearest = min(distances, key=lambda place: distances[place], default=None)
    return nearest if nearest is not None and distances[nearest] < math.inf else None


def go_to_neighbour(page: QWidget, buttons: Sequence[QWidget], here: QWidget, key: int) -> bool:
    """Move the focus from the button `here` by an arrow key; return False for other keys."""
    shown = [button for button in buttons if button.isVisibleTo(page) or button is here]
    places = [QRect(button.mapTo(page, QPoint(0, 0)), button.size()) for button in shown]
    found = neighbour(places, shown.index(here), key)
    if found is not None:
        shown[found].setFocus(Qt.FocusReason.TabFocusReason)
    return key in _STEPS


def _distance(here: QRect, there: QRect, step: tuple[int, int]) -> float:
    """Return the distance of two places in a direction; infinite if the other one is not on that side.

    Left and right, only places in the same row count; up and down all do, those right above or below first.
    """
    across = _gap(here.left(), here.right(), there.left(), there.right())
    down = _gap(here.top(), here.bottom(), there.top(), there.bottom())
    if step[0]:
        return across * step[0] if across * step[0] > 0 and not down else math.inf
    return down * step[1] + SIDEWAYS_FACTOR * abs(across) if down * step[1] > 0 else math.inf


def _gap(start: int, end: int, other_start: int, other_end: int) -> int:
    if other_start > end:
        return other_start - end
    return other_end - start if other_end < start else 0

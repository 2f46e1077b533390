"""Zone navigation: F6 between parts of the table, arrows within one; input mode of a window."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QWindow
from PySide6.QtWidgets import QAbstractButton, QWidget

from cardtable.table.cards.card_widget import CardWidget
from cardtable.table.hud.hud import Hud
from cardtable.table.input.keyboard_controller import KeyboardTarget

Key = Qt.Key
_ON = (Key.Key_Right, Key.Key_Down)
_BACK = (Key.Key_Left, Key.Key_Up)
_ENDS = {Key.Key_Home: 0, Key.Key_End: -1}
_TABS = (Key.Key_Tab, Key.Key_Backtab)
_Zone = Sequence[QWidget]
_HELD = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.ShiftModifier
_SILENT = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr)
_BY_KEYS = "used_by_keys"  # property of the native window: the next widget shown in it inherits the mode
_BY_HAND = (QEvent.Type.MouseButtonPress, QEvent.Type.TouchBegin, QEvent.Type.TabletPress)


class ZoneNavigator:
    """Navigation between parts of the table; returns to the widget of each part that had the focus last."""

    def __init__(self, table: QWidget, hud: Hud, lists: Callable[[], Sequence[_Zone]], target: KeyboardTarget) -> None:
        self._table = table
        self._hud = hud
        self._lists = lists  # returns the parts that are accessible lists, in reading order
        self._target = target
        self._recent: list[QWidget] = []  # recently focused, the latest at the end

    def press(self, event: QKeyEvent) -> bool:
        """Handle a key; return whether it had a meaning here."""
        held = event.modifiers()
        control = bool(held & Qt.KeyboardModifier.ControlModifier)
        if (event.key() in _TABS and control) or (event.key() == Key.Key_F6 and not control):
            return self._go(-1 if held & Qt.KeyboardModifier.ShiftModifier else 1)
        holder = self._table.window().focusWidget()
        zone = next((zone for zone in self._lists() if holder in zone), ())
        if len(zone) < 2 or holder is None or held & _HELD:
            return False
        if any(holder in group and len(group) > 1 for group in self._target.groups()):
            return False  # arrows go to other cards of its pile; of a stack, one alone is visible
        key, here = event.key(), zone.index(holder)
        if isinstance(holder, CardWidget) and key in (Key.Key_Up, Key.Key_Down):
            return False  # from pile to pile, as everywhere
        if key in _ENDS:
            self._focus(zone[_ENDS[Key(key)]])
        elif key in _ON or key in _BACK:
            self._focus(zone[min(max(here + (1 if key in _ON else -1), 0), len(zone) - 1)])
        else:
            return False
        return True

    def zones(self) -> list[_Zone]:
        """Return all parts of the table that can have the focus: lists, the game's buttons, overlays."""
        hud = self._hud
        buttons = [button for button in hud.commands.shown() if button.isEnabled()]
        round_ones = [button for button in hud.round_buttons.shown if button.isEnabled()]
        laid = [_stops(widget) for widget in hud.laid_over if not widget.isHidden()]
        parts = [*self._lists(), hud.question.bar.shown(), buttons, round_ones, *laid]
        return [part for part in ([widget for widget in part if widget.isVisible()] for part in parts) if part]

    def _go(self, direction: int) -> bool:
        zones, holder = self.zones(), self._table.window().focusWidget()
        if not zones:
            return False
        here = next((place for place, zone in enumerate(zones) if holder in zone), -1 if direction > 0 else 0)
        if holder is not None:
            self._recent = [*(widget for zone in zones for widget in zone if widget in self._recent), holder]
        zone = zones[(here + direction) % len(zones)]
        self._focus(next((widget for widget in reversed(self._recent) if widget in zone), zone[0]))
        return True

    def _focus(self, widget: QWidget) -> None:
        if isinstance(widget, CardWidget):
            self._target.focus_card(widget)
        else:
            widget.setFocus(Qt.FocusReason.TabFocusReason)


def _stops(widget: QWidget) -> list[QWidget]:
    """Return the tab stops in an overlay; of exclusive buttons, the checked one."""
    found = [widget, *widget.findChildren(QWidget)]
    able = [one for one in found if one.focusPolicy() & Qt.FocusPolicy.TabFocus and one.isEnabled()]
    return [one for one in able if not isinstance(one, QAbstractButton) or not one.autoExclusive() or one.isChecked()]


class InputModeWatcher(QObject):
    """Input mode of a native window, keyboard or pointer: a focus change by Qt itself, as from a vanishing button,
    cannot be told from Tab otherwise."""

    keysUsed = Signal(bool)  # True at a key, False at a press of mouse, finger or pen

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._window: QWindow | None = None

    def begin(self, widget: QWidget) -> None:
        """Watch the window of a widget that is shown; it may have been used by keys before."""
        window = widget.window().windowHandle()
        if window is not None and window is not self._window:
            if self._window is not None:
                self._window.removeEventFilter(self)
            self._window = window
            window.installEventFilter(self)
            if window.property(_BY_KEYS):
                self.keysUsed.emit(True)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind is QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and event.key() not in _SILENT:
            by_keys = True
        elif kind in _BY_HAND:
            by_keys = False
        else:
            return False
        watched.setProperty(_BY_KEYS, by_keys)
        self.keysUsed.emit(by_keys)
        return False

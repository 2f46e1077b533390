"""Life and keys of an overlay: the slot on the table, the tab of a collapsed panel, and a guard against early input."""

from __future__ import annotations

import time
from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import QEasingCurve, QEvent, QObject, QPoint, QPropertyAnimation, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QGraphicsOpacityEffect, QWidget

from cardtable.app.match.match_controller import MatchController
from cardtable.app.overlays.overlay_buttons import RING, ButtonEmphasis, OverlayButton
from cardtable.app.overlays.overlay_style import set_overlay_unit
from cardtable.app.program import Program
from cardtable.app.widgets.basic_widgets import discard
from cardtable.app.widgets.keyboard_navigation import press_focused
from cardtable.table.art.themes import Theme
from cardtable.table.input.latin_keys import latin_key_of
from cardtable.table.layout.text_scaling import magnification
from cardtable.table.table_widget import GO_ON_KEYS

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


TAB_HEIGHT = 40.0  # pixels of the sketches
TAB_FONT_SIZE = 14.0  # pixels of the sketches
RISE_MS, SINK_MS, FADE_MS = 280, 200, 120


class CollapsedTab(OverlayButton):
    """Tab at the lower edge of the table that restores a collapsed panel."""

    def __init__(self, theme: Theme, table: QWidget, icon: str) -> None:
        super().__init__(theme, ButtonEmphasis.PLATE, table, size=TAB_FONT_SIZE, high=TAB_HEIGHT, icon=icon)
        self._table = table
        self.hide()

    def lay_at_foot(self) -> None:
        set_overlay_unit(self, magnification(QSizeF(self._table.size())))
        self.fit()
        size = self.sizeHint()
        x = round((self._table.width() - size.width()) / 2)
        self.setGeometry(x, self._table.height() - size.height() - RING, size.width(), size.height())

    def show_at_foot(self) -> None:
        self.lay_at_foot()
        self.show()
        self.raise_()
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not press_focused(self.window(), event):
            super().keyPressEvent(event)


class OpenOverlay(QObject):
    """Abstract overlay on one table: its panel, the tab of the collapsed panel, and the keys that return to it.

    Enter and Space return to the overlay, B opens the replay.
    """

    overtaken = Signal()  # the match has gone on without it

    def __init__(
        self,
        parent: QObject,
        play: MatchController,
        panel: QWidget,
        icon: str,
        *,
        first: QWidget,
        look: QAbstractButton | None = None,
    ) -> None:
        """Watch the table; `first` gets the focus when the keys return to the panel, `look` is the replay button."""
        super().__init__(parent)
        self.play, self._panel, self._first, self._look = play, panel, first, look
        self._table: QWidget = play.table
        self.tab = CollapsedTab(play.scene.table_style.theme, self._table, icon)
        self.tab.clicked.connect(self.restore)
        play.controller.jumped.connect(self.overtaken)
        self._watched = (self._table, self._table.window())  # unhandled keys reach the window
        for watched in self._watched:
            watched.installEventFilter(self)

    @abstractmethod
    def restore(self) -> None:
        """Show the panel that was collapsed."""

    @abstractmethod
    def put_away(self) -> None:
        """Collapse the panel to its tab."""

    @abstractmethod
    def lay(self) -> None:
        """Place panel and tab on the table."""

    @abstractmethod
    def renew(self) -> None:
        """Apply the look of the table."""

    @abstractmethod
    def retranslate(self) -> None:
        """Render all texts in the language in force."""

    @property
    def has_keys(self) -> bool:
        """True if the panel or its tab has the focus."""
        return self.tab.hasFocus() or self._panel.isAncestorOf(self._table.window().focusWidget() or self._table)

    def remove(self) -> None:
        """Remove the panel at once, with all that belongs to it."""
        for watched in self._watched:
            watched.removeEventFilter(self)
        for widget in (self._panel, self.tab):
            discard(widget)
        self.deleteLater()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind is QEvent.Type.Resize and watched is self._table:
            QTimer.singleShot(0, self, self.lay)
        elif kind is QEvent.Type.MouseButtonPress and watched is self._table:
            if self.tab.isHidden():
                self.put_away()
            else:
                self.tab.setFocus(Qt.FocusReason.OtherFocusReason)  # the click has taken the focus from it
        elif kind is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and self._is_replay_key(event):
            event.accept()  # else a single key that the person has chosen would go first
            return True
        elif kind is QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if self._look is not None and self._is_replay_key(event):
                self._look.click()
                return True
            return event.key() in GO_ON_KEYS and self._return_to_overlay()
        return False

    def _is_replay_key(self, event: QKeyEvent) -> bool:
        return self._look is not None and self._table.isVisible() and is_replay_key(event, self._look)

    def _return_to_overlay(self) -> bool:
        if not self._table.isVisible():  # below another page
            return False
        if self._panel.isHidden():
            self.restore()
        else:
            self._first.setFocus(Qt.FocusReason.OtherFocusReason)
        return True


P = TypeVar("P", bound=OpenOverlay)


class OverlaySlot(QObject, Generic[P]):
    """Slot for the one overlay of the match, which it removes with the match and updates with settings and language."""

    def __init__(self, program: Program, clock: Callable[[], float] = time.monotonic) -> None:
        """Make an empty slot; `clock` returns the seconds of the rest period after a panel has appeared."""
        super().__init__(program)
        self._program, self._clock = program, clock
        self.open: P | None = None  # the panel, shown or collapsed
        program.matchChanged.connect(self.forget)
        program.settingsChanged.connect(self._renew)
        program.window.languageChanged.connect(self._retranslate)

    @property
    def tab(self) -> OverlayButton | None:
        """Tab of a collapsed panel; None if it is not shown."""
        return None if self.open is None or self.open.tab.isHidden() else self.open.tab

    def put(self, panel: P) -> None:
        self.forget()
        self.open = panel

    def forget(self) -> None:
        """Remove the panel at once."""
        if self.open is not None:
            panel, self.open = self.open, None
            panel.remove()

    def _renew(self, _section: str) -> None:
        if self.open is not None:
            self.open.renew()

    def _retranslate(self) -> None:
        if self.open is not None:
            self.open.retranslate()


class SlideAnimation:
    """Slide of one widget over the lower edge of its parent, or a fade with reduced motion; one at a time."""

    def __init__(self, widget: QWidget) -> None:
        self._widget = widget
        self._animation: QPropertyAnimation | None = None
        self._on_done: Callable[[], None] | None = None

    def rise(self, *, calm: bool, done: Callable[[], None]) -> None:
        """Slide the widget up to its position; `calm`: fade it in instead."""
        self._widget.show()
        self._widget.raise_()
        position = self._widget.pos()
        if calm:
            self._fade(0.0, 1.0, done)
        else:
            self._run(QPoint(position.x(), self._floor()), position, RISE_MS, QEasingCurve.Type.OutCubic, done)

    def sink(self, *, calm: bool, done: Callable[[], None]) -> None:
        """Slide the widget below the lower edge and hide it at its old position; `calm`: fade it out instead."""
        position = self._widget.pos()

        def hide() -> None:
            self._widget.hide()
            self._widget.move(position)
            done()

        if calm:
            self._fade(1.0, 0.0, hide)
        else:
            self._run(position, QPoint(position.x(), self._floor()), SINK_MS, QEasingCurve.Type.InCubic, hide)

    def settle(self) -> None:
        """Finish the animation at once and call its `done`."""
        done, self._on_done = self._on_done, None
        self._stop()
        if done is not None:
            done()

    def _stop(self) -> None:
        if self._animation is not None:
            animation, self._animation = self._animation, None
            animation.finished.disconnect()
            animation.stop()
            animation.deleteLater()
            self._widget.setGraphicsEffect(None)  # type: ignore[arg-type]  # None takes an effect away

    def _floor(self) -> int:
        parent = self._widget.parentWidget()
        return parent.height() if parent is not None else self._widget.y()

    def _run(self, start: QPoint, end: QPoint, ms: int, curve: QEasingCurve.Type, done: Callable[[], None]) -> None:
        self._stop()
        animation = QPropertyAnimation(self._widget, b"pos", self._widget)
        animation.setEasingCurve(curve)
        self._begin(animation, start, end, ms, done)

    def _fade(self, start: float, end: float, done: Callable[[], None]) -> None:
        self._stop()
        effect = QGraphicsOpacityEffect(self._widget)
        effect.setOpacity(start)
        self._widget.setGraphicsEffect(effect)
        self._begin(QPropertyAnimation(effect, b"opacity", self._widget), start, end, FADE_MS, done)

    def _begin(
        self, animation: QPropertyAnimation, start: object, end: object, ms: int, done: Callable[[], None]
    ) -> None:
        animation.setStartValue(start)
        animation.setEndValue(end)
        animation.setDuration(ms)
        self._animation, self._on_done = animation, done
        animation.finished.connect(self.settle)
        animation.start()

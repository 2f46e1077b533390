"""Table widget: passes Qt events to the scene, the drag machine and the keyboard controller."""

from __future__ import annotations

import time
from collections.abc import Sequence

from PySide6 import QtGui
from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtWidgets import QToolTip, QWidget

from cardtable.core.text import Text, TextRenderer
from cardtable.models.qt_lifetime import forget_when_deleted
from cardtable.table import accessible_factory
from cardtable.table.animation.animator import Clock
from cardtable.table.art.card_pixmaps import CardPixmaps
from cardtable.table.input.drag_machine import DragMachine
from cardtable.table.input.hit_test import HitTester, InputContext
from cardtable.table.input.keyboard_controller import KeyboardController, KeyboardTarget
from cardtable.table.input.switch_scanner import SwitchScanner
from cardtable.table.input.zone_navigation import InputModeWatcher, ZoneNavigator
from cardtable.table.speech.announcer import Announcer
from cardtable.table.style.table_style import TableLook, TableStyle
from cardtable.table.table_scene import TableScene
from cardtable.table.table_texts import NOTHING_ELSE

GO_ON_KEYS = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)


class TableWidget(QWidget):
    """Widget of the card table: emits gestures and paints the backdrop; its `scene` holds everything shown on it."""

    gestureMade = Signal(object)  # Gesture
    draftCleared = Signal()  # Esc
    hintFollowed = Signal()  # Enter, with a hint on the table
    plateClicked = Signal(object)  # Seat
    plateMenu = Signal(object, QPoint)  # Seat and screen position of its menu
    everyMenu = Signal(QPoint)  # screen position of the menu of all seats, by keyboard
    noticed = Signal()  # any other key, or another card in focus

    def __init__(
        self,
        renderer: TextRenderer,
        faces: CardPixmaps,
        look: TableLook,
        announcer: Announcer,
        parent: QWidget | None = None,
        *,
        clock: Clock = time.monotonic,
    ) -> None:
        super().__init__(parent)
        forget_when_deleted(self)
        accessible_factory.install()
        self._announcer, self._clock = announcer, clock
        self._style = TableStyle(renderer, faces, look, self)
        self.scene = TableScene(self._style, announcer, self, clock)
        self._connect_input()
        self._input_mode = InputModeWatcher(self)
        self._input_mode.keysUsed.connect(self._style.show_keys)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setMouseTracking(True)
        self.setMinimumSize(320, 240)  # whatever the window has: the layout shrinks with it

    def _connect_input(self) -> None:
        scene, style = self.scene, self._style
        cards = InputContext(scene.board, scene.current, scene.animator, scene.elevation)
        hit_tester = HitTester(cards, scene.backdrop, self)
        self._drag = DragMachine(hit_tester, style)
        self.keyboard_target = KeyboardTarget(
            cards, scene.focus, self._drag, scene.hud.commands, lambda: self._announcer.has_unheard, self
        )
        self._keyboard = KeyboardController(self.keyboard_target, style)
        self._zones = ZoneNavigator(self, scene.hud, scene.reading_order.zones, self.keyboard_target)
        SwitchScanner(self, cards, scene.focus, scene.hud, style, self._clock)
        scene.changing.connect(self._drag.cancel)
        scene.cardPressed.connect(self.keyboard_target.choose)
        scene.hud.commandChosen.connect(hit_tester.command)
        hit_tester.gestureMade.connect(self.gestureMade)
        self.keyboard_target.draftCleared.connect(self.draftCleared)
        self.keyboard_target.hintFollowed.connect(self.hintFollowed)
        self.keyboard_target.noticed.connect(self.noticed)
        self.keyboard_target.explained.connect(self._explain)

    def _explain(self, why: Text) -> None:
        self._announcer.say(self._style.renderer.text(why), urgent=True)

    def read_in_order(self) -> Sequence[QObject]:
        """Return the table's accessible children in reading order."""
        return self.scene.reading_order.things()

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QtGui.QHelpEvent):
            QToolTip.showText(event.globalPos(), self.scene.hud.tip_at(event.pos()), self)
            return True
        return super().event(event)

    def showEvent(self, event: QtGui.QShowEvent) -> None:
        super().showEvent(event)
        self._input_mode.begin(self)

    def resizeEvent(self, event: QtGui.QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scene.relayout()

    def paintEvent(self, event: QtGui.QPaintEvent) -> None:
        painter = QtGui.QPainter(self)
        painter.setRenderHint(QtGui.QPainter.RenderHint.Antialiasing)
        self.scene.paint(painter, event.region())
        painter.end()

    def mousePressEvent(self, event: QtGui.QMouseEvent) -> None:
        self._press(event, again=False)

    def mouseDoubleClickEvent(self, event: QtGui.QMouseEvent) -> None:
        self._press(event, again=True)

    def _press(self, event: QtGui.QMouseEvent, *, again: bool) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.scene.pressed_at(event.position().toPoint())
            seat = self.scene.plate_at(event.position().toPoint())
            if seat is not None:
                self.plateClicked.emit(seat)
            self._drag.press(event.position(), again=again)

    def mouseMoveEvent(self, event: QtGui.QMouseEvent) -> None:
        self._drag.move(event.position())

    def mouseReleaseEvent(self, event: QtGui.QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self._drag.release(event.position())

    def contextMenuEvent(self, event: QtGui.QContextMenuEvent) -> None:
        seat = self.scene.plate_at(event.pos())
        if event.reason() is QtGui.QContextMenuEvent.Reason.Keyboard:
            self.everyMenu.emit(event.globalPos())
        elif seat is not None:
            self.plateMenu.emit(seat, event.globalPos())

    def leaveEvent(self, event: QEvent) -> None:
        self._drag.leave()

    def keyPressEvent(self, event: QtGui.QKeyEvent) -> None:
        self._style.show_keys(True)
        was_reading = self.scene.hud.text_panel.put_away()
        if self.scene.animator.waits_for_click and event.key() in GO_ON_KEYS:
            self.keyboard_target.hurry()
        elif self._zones.press(event):
            self.noticed.emit()
        elif not (was_reading and event.key() == Qt.Key.Key_Escape) and not self._keyboard.press(event):
            super().keyPressEvent(event)
        if event.key() in GO_ON_KEYS and self.scene.focus.holder is self:
            self.scene.show_keys_the_way()

    def focusNextPrevChild(self, forward: bool) -> bool:
        self.noticed.emit()
        before = self.window().focusWidget()
        moved = super().focusNextPrevChild(forward)
        here = before is not None and before.isVisible() and before.isEnabled()  # else Qt only looks for another widget
        if here and self.window().focusWidget() is before:
            self._explain(NOTHING_ELSE)
        return moved

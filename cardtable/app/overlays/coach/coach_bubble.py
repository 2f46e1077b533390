"""Coach bubble on a table: background, text, dot, spotlight, and the keys Enter and Esc."""

from __future__ import annotations

from functools import partial
from typing import Protocol

from PySide6.QtCore import QEvent, QObject, QRectF, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QPushButton, QWidget

from cardtable.app.overlays.coach.bubble_shape import BubbleShape, CollapsedCoachDot
from cardtable.app.overlays.coach.bubble_widget import CoachBubbleContent, CoachContent
from cardtable.app.overlays.coach.coach_targets import CoachTargets, Spotlight
from cardtable.core.guidance.lessons import SpotlightTarget
from cardtable.table.cards.card_widget import CardWidget
from cardtable.table.hud.command_buttons import CommandButton
from cardtable.table.layout.bubble_placement import BubbleObstacles, BubblePlace, bubble_place
from cardtable.table.table_scene import TableScene


class CoachBubble(QObject):
    """Coach bubble with the spotlight on its target; shows a `CoachContent`."""

    pressed = Signal(object)  # CoachAction
    called = Signal()  # the dot was pressed: the bubble is to be restored

    def __init__(self, scene: TableScene, table: QWidget) -> None:
        super().__init__(table)
        self._scene, self._table = scene, table
        self._spoken_of = CoachTargets(scene, table)
        self.glow: SpotlightTarget | None = None  # target of the spotlight
        self.is_up = False  # a sentence waits to be read
        self._before: QRectF | None = None  # the rectangle of the bubble that this one answers
        self.light = Spotlight(scene.table_style, table)
        self.shape = BubbleShape(scene.table_style, table)
        self.paper = CoachBubbleContent(scene.table_style, table)
        self.dot = CollapsedCoachDot(scene.table_style, table)
        self.shape.moving.finished.connect(self._show_words)
        self.paper.pressed.connect(self.pressed)
        self.dot.clicked.connect(self.called)
        scene.lay_over(self.light, self.dot, self.shape, self.paper)
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self.lay)
        scene.laidOut.connect(self._soon.start)
        scene.table_style.changed.connect(self._soon.start)

    def show_content(self, content: CoachContent, glow: SpotlightTarget | None) -> None:
        """Show `content` and light its target; content without buttons answers the person's last action."""
        self._before = None if content.buttons else QRectF(self.paper.geometry())
        self.paper.show_content(content)
        self.dot.hide()
        self.is_up = True
        self.glow = glow
        self.lay()
        for widget in (self.light, self.shape, self.paper):
            widget.raise_()
        self.shape.come()
        if self.shape.has_come:
            self._show_words()

    def shine(self, glow: SpotlightTarget | None) -> None:
        """Move the spotlight to another target; the bubble stays."""
        self.glow = glow
        self._light()

    def dim(self) -> None:
        """Collapse the bubble to the dot beside its target; without a target the dot has no place and stays hidden."""
        self._go()
        self.dot.setVisible(self.lit_rect is not None)
        self.lay()
        self.dot.raise_()

    def put_away(self) -> None:
        self._go()
        self.dot.hide()
        self.shine(None)

    def focus_primary(self) -> None:
        """Finish the animation and focus the primary button."""
        self.shape.settle()
        self._show_words()
        if self.paper.buttons:
            self.paper.buttons[-1].setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def holder(self) -> QPushButton | None:
        """Button of the bubble, or its dot, that has the focus; None without one."""
        return next((button for button in (*self.paper.buttons, self.dot) if button.hasFocus()), None)

    @property
    def lit_rect(self) -> QRectF | None:
        return self._spoken_of.rect(self.glow)

    @property
    def lit_card(self) -> CardWidget | None:
        """Own card under the spotlight; None without one."""
        return self._spoken_of.card(self.glow)

    @property
    def lit_button(self) -> CommandButton | None:
        """Button of the table under the spotlight; None without one."""
        return self._spoken_of.button(self.glow)

    def lay(self) -> None:
        if self._scene.current.view is None:
            return
        self._light()
        target = self._spoken_of.rect(self.glow)
        if not self.dot.isHidden() and target is not None:
            obstacles = self._spoken_of.obstacles(self.glow)
            self.dot.lay_over(target, [*obstacles.taken, *obstacles.better_seen])
        place = self._place(target)
        self.shape.lay(place)
        self.paper.lay(place.rect)

    def _place(self, target: QRectF | None) -> BubblePlace:
        scale, geometry = self._scene.table_style.scale, self._scene.board.geometry
        room, sizes = QSizeF(self._table.size()), self.paper.sizes()
        if target is None and geometry.sheet is not None:
            return bubble_place(room, sizes[:1], BubbleObstacles(), geometry.sheet, scale, points=False)
        obstacles = self._spoken_of.obstacles(self.glow)
        if target is None:
            near = self._spoken_of.plate() if self._before is None else self._before
            return bubble_place(room, sizes, obstacles, near, scale, points=False)
        return bubble_place(room, sizes, obstacles, target, scale, points=True)

    def _light(self) -> None:
        card = self._spoken_of.card(self.glow)
        if self.glow is None:
            self.light.put_out()
        elif card is not None:
            self.light.light_card(card, self._spoken_of.over(card))
        else:
            self.light.light_place(partial(self._spoken_of.rect, self.glow))

    def _show_words(self) -> None:
        if self.shape.has_come and self.is_up:
            self.paper.show()
            self.paper.raise_()

    def _go(self) -> None:
        held = self.holder is not None
        self.paper.hide()
        if self.is_up:
            self.is_up = False
            self.shape.go()
        if held:
            self._table.setFocus(Qt.FocusReason.OtherFocusReason)


_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class CoachKeyHandler(Protocol):
    """Interface of a coach whose state decides what Enter and Esc do."""

    @property
    def reads(self) -> bool:
        """True if Enter presses the primary button of the bubble: no action is asked for on the table."""

    @property
    def leads(self) -> bool:
        """True if Enter performs the action under the spotlight."""

    @property
    def may_leave(self) -> bool:
        """True if Esc leaves the lesson: no marked cards are left for it to unmark."""


class CoachKeyFilter(QObject):
    """Event filter of the table for the keys that none of its buttons has handled."""

    confirmed = Signal()  # Enter, for the primary button of the bubble
    followed = Signal()  # Enter, for the action under the spotlight
    away = Signal()  # Esc

    def __init__(self, table: QWidget, reader: CoachKeyHandler, parent: QObject) -> None:
        super().__init__(parent)
        self._reader = reader
        table.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is not QEvent.Type.KeyPress or not isinstance(event, QKeyEvent) or event.isAutoRepeat():
            return False
        if event.key() in _ENTER and not _is_on_button(watched) and (self._reader.reads or self._reader.leads):
            (self.confirmed if self._reader.reads else self.followed).emit()
            return True
        if event.key() == Qt.Key.Key_Escape and self._reader.may_leave:
            self.away.emit()
            return True
        return False


def _is_on_button(table: QObject) -> bool:
    """Return whether a button that handles Enter itself has the focus: no card, no command button of the table."""
    holder = table.window().focusWidget() if isinstance(table, QWidget) else None
    return isinstance(holder, QAbstractButton) and not isinstance(holder, CardWidget | CommandButton)

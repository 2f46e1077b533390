"""Round buttons on the felt: menu commands in a quiet row, with a tip over the button looked at."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QWidget

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.text import Text, TextRenderer
from cardtable.table.art.card_pixmaps import paint_shadow
from cardtable.table.art.icons import paint_icon
from cardtable.table.art.themes import INK, PAPER
from cardtable.table.art.vector_drawing import circle, colour, fill, rounded_rect, smooth_painter, stroke
from cardtable.table.layout.label_layout import discs
from cardtable.table.style.table_style import TableStyle
from cardtable.table.style.text_painting import Align, PaintedLabel, paint_text, text_width
from cardtable.table.table_texts import LIST_OF_TWO, ROUND_BUTTONS

HEIGHT, SIDE, BETWEEN, TYPE, CAP_TYPE = 32.0, 12.0, 10.0, 12.5, 11.5  # of the tip, pixels before scaling
SHADE = 6.0  # pixels around the paper for its shadow
AFTER_MS = 500  # of hover over a button
STAYS_MS = 10_000
REACH = 4.0  # pixels around a disc that press it as well
RING = 2.5  # pixels between a disc and its focus ring
_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_LOOKS = {QEvent.Type.Enter: True, QEvent.Type.FocusIn: True, QEvent.Type.Leave: False, QEvent.Type.FocusOut: False}


class ButtonTooltip(PaintedLabel):
    """Tip on paper with the key's cap behind the text; it takes no click."""

    def __init__(self, style: TableStyle, table: QWidget) -> None:
        super().__init__(style, table)
        self._table = table
        self._text, self._key = "", ""
        self._show_timer = QTimer(self, singleShot=True, interval=AFTER_MS)
        self._show_timer.timeout.connect(self._appear)
        self._hide_timer = QTimer(self, singleShot=True, interval=STAYS_MS)
        self._hide_timer.timeout.connect(self.hide)
        self.hide()

    def show_soon(self, said: str, key: str, over: QRectF, *, at_once: bool) -> None:
        """Show the tip above a button, or below one at the upper edge, after AFTER_MS; for keyboard users at once."""
        self._text, self._key = said, key
        self.setAccessibleName("")  # the button has the accessible name
        self.setGeometry(self._tip_rect(over).toAlignedRect())
        self.renew(said, key)
        self._show_timer.start(0 if at_once else AFTER_MS)

    def hide(self) -> None:
        """Hide the tip and cancel a pending one."""
        self._show_timer.stop()
        super().hide()

    def paint_on(self, painter: QPainter) -> None:
        scale = self._style.scale
        paper = QRectF(self.rect()).adjusted(SHADE, SHADE, -SHADE, -SHADE)
        paint_shadow(painter, paper, 8 * scale, 1.0, 0.35)
        fill(painter, rounded_rect(paper, 8 * scale), PAPER)
        if self._style.theme.light or self._style.theme.high_contrast:  # else it is hardly visible
            stroke(painter, rounded_rect(paper.adjusted(0.5, 0.5, -0.5, -0.5), 8 * scale), colour(INK, 0.5), 1)
        mirrored = self._style.look.right_to_left
        text_rect = paper.adjusted(SIDE * scale, 0, -SIDE * scale, 0)
        if self._key:
            cap = QRectF(text_rect.x(), paper.center().y() - 9 * scale, self._cap_width(), 18 * scale)
            if not mirrored:
                cap.moveRight(text_rect.right())
            stroke(painter, rounded_rect(cap.adjusted(0.5, 0.5, -0.5, -0.5), 5 * scale), colour(INK, 0.45), 1)
            paint_text(painter, cap, self._key, self._style.font(CAP_TYPE), colour(INK, 0.85), Align.AlignHCenter)
            away = self._cap_width() + BETWEEN * scale
            text_rect.adjust(away if mirrored else 0, 0, 0 if mirrored else -away, 0)
        paint_text(painter, text_rect, self._text, self._style.font(TYPE), INK, self._reading_start)

    def _appear(self) -> None:
        self._hide_timer.start()
        self.show()
        self.raise_()

    def _cap_width(self) -> float:
        return text_width(self._key, self._style.font(CAP_TYPE)) + 12 * self._style.scale

    def _tip_rect(self, over: QRectF) -> QRectF:
        scale = self._style.scale
        width = text_width(self._text, self._style.font(TYPE)) + 2 * SIDE * scale + 2
        width += self._cap_width() + BETWEEN * scale if self._key else 0
        width = min(math.ceil(width), self._table.width() - 2 * SHADE)
        paper = QRectF(over.center().x() - width / 2, over.top() - (HEIGHT + 6) * scale, width, HEIGHT * scale)
        if paper.top() < 0:
            paper.moveTop(over.bottom() + 6 * scale)  # the row lies at the upper edge
        paper.moveLeft(min(max(SHADE, paper.left()), self._table.width() - SHADE - width))
        return paper.adjusted(-SHADE, -SHADE, SHADE, SHADE)


@frozen
class RoundCommand:
    """Menu command of a round button, by its name; disabled while it has a refusal."""

    name: str
    icon: str
    label: Text  # "Hint"
    tip: Text  # "Hint: which card, and why"
    key: str = ""  # in the system's notation
    refusal: Text | None = None
    lit: bool = False  # the dialog it opens is open

    def spoken_name(self, renderer: TextRenderer) -> str:
        """Return label and key, for a screen reader."""
        label = renderer.text(self.label)
        return renderer.text(LIST_OF_TWO.filled(label, self.key)) if self.key else label

    def tip_text(self, renderer: TextRenderer) -> str:
        """Return the refusal or the tip."""
        return renderer.text(self.refusal or self.tip)


class RoundButton(QPushButton):
    """Round button, a real button for screen readers."""

    stepped = Signal(int)  # arrow key: number of buttons to move, positive to the right
    looked_at = Signal(bool)  # hover or focus has come or gone

    def __init__(self, style: TableStyle, parent: QWidget) -> None:
        super().__init__(parent)
        self._style = style
        self.command = RoundCommand("", "undo", Text("", ""), Text("", ""))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def show_command(self, command: RoundCommand) -> None:
        renderer = self._style.renderer
        self.command = command
        self.setAccessibleName(command.spoken_name(renderer))
        self.setAccessibleDescription(command.tip_text(renderer))
        self.setEnabled(command.refusal is None)
        self.update()
        self.show()

    def event(self, event: QEvent) -> bool:
        if not self.isEnabled() and isinstance(event, QMouseEvent):
            event.ignore()  # the table says why it cannot be pressed
            return False
        handled = super().event(event)
        if event.type() in _LOOKS:
            self.looked_at.emit(_LOOKS[event.type()])
        return handled

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()  # a double click by habit is one click

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in _STEPS:
            self.stepped.emit(_STEPS[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        theme, command = self._style.theme, self.command
        middle, radius = QRectF(self.rect()).center(), self.width() / 2 - REACH
        disc = circle(middle.x(), middle.y(), radius - 0.6)
        if command.lit:
            fill(painter, disc, theme.accent)
        else:
            opacity = 0.75 if self.underMouse() and self.isEnabled() else 0.5
            opacity = max(opacity, theme.plate_alpha) if theme.light else opacity
            fill(painter, disc, colour(theme.plate, 1.0 if self.isDown() else opacity))
        rim = (theme.ink, 2.0) if theme.high_contrast else (colour(theme.line, max(0.22, theme.line_alpha)), 1.2)
        stroke(painter, disc, *rim)
        ink = colour(theme.accent_ink if command.lit else theme.ink, 0.88 if self.isEnabled() else 0.35)
        square = QRectF(middle.x() - radius / 2, middle.y() - radius / 2, radius, radius)
        paint_icon(painter, command.icon, square, ink)
        if self.hasFocus() and self._style.keys_shown:
            stroke(painter, circle(middle.x(), middle.y(), radius + RING - 1), theme.glow, 2)
        painter.end()


class RoundButtons(QObject):
    """Row of round buttons: one tab stop with arrow keys inside, and a tip over the current button."""

    pressed = Signal(str)  # name of a command

    def __init__(self, style: TableStyle, table: QWidget) -> None:
        super().__init__(table)
        self._style = style
        self._table = table
        self._area: QRectF | None = None
        self._current = 0  # index of the tab stop
        self.row = QWidget(table)
        self.row.hide()
        self.tip = ButtonTooltip(style, table)
        self._buttons: list[RoundButton] = []

    @property
    def shown(self) -> list[RoundButton]:
        """Visible buttons in reading order."""
        return [] if self.row.isHidden() else [button for button in self._buttons if not button.isHidden()]

    def show_commands(self, commands: Sequence[RoundCommand]) -> None:
        """Show a button for each of these, in reading order."""
        while len(self._buttons) < len(commands):
            button = RoundButton(self._style, self.row)
            button.clicked.connect(self._clicked)
            button.stepped.connect(self._step)
            button.looked_at.connect(self._on_look)
            self._buttons.append(button)
        for button, command in zip(self._buttons, commands, strict=False):
            if command.refusal is not None and button.hasFocus():
                self._pass_focus(button)
            if command != button.command:
                button.show_command(command)
        for button in self._buttons[len(commands) :]:
            button.hide()
        self.lay(self._area)

    def lay(self, area: QRectF | None) -> None:
        """Put the row there, in unchanged reading order; None hides it."""
        self._area = area
        used = [button for button in self._buttons if not button.isHidden()]
        self.row.setVisible(area is not None and bool(used))
        if area is None:
            self.tip.hide()
            return
        around = area.adjusted(-REACH, -REACH, REACH, REACH).toAlignedRect()
        self.row.setGeometry(around)
        outwards = discs(area) if self._style.look.right_to_left else discs(area)[::-1]  # the last one lies at the edge
        for button, disc in zip(reversed(used), outwards, strict=False):
            reach = disc.adjusted(-REACH, -REACH, REACH, REACH).translated(-around.x(), -around.y())
            button.setGeometry(reach.toAlignedRect())
        self._mark_stop()

    def stops(self) -> list[RoundButton]:
        """Return the one tab stop; empty while the row is hidden."""
        return [button for button in self.shown if button.focusPolicy() is Qt.FocusPolicy.TabFocus]

    def refusal_at(self, point: QPoint) -> Text | None:
        """Return the refusal of the disabled button at the point: such buttons leave clicks to the table."""
        for button in reversed(self.shown):  # the last one lies over the others
            if button.rect().contains(button.mapFrom(self._table, point)):
                return button.command.refusal
        return None

    def refresh(self) -> None:
        """Rewrite and repaint everything."""
        self.row.setAccessibleName(self._style.renderer.text(ROUND_BUTTONS))
        for button in self.shown:
            button.show_command(button.command)
        self.tip.refresh()

    def _clicked(self) -> None:
        sender = self.sender()
        if isinstance(sender, RoundButton):
            self.tip.hide()
            self.pressed.emit(sender.command.name)

    def _step(self, by: int) -> None:
        """Focus the next enabled button on that side."""
        free = [button for button in self.shown if button.isEnabled()]
        sender = self.sender()
        if isinstance(sender, RoundButton) and sender in free:
            place = free.index(sender) + (-by if self._style.look.right_to_left else by)
            self._focus(free[min(max(place, 0), len(free) - 1)])

    def _pass_focus(self, button: RoundButton) -> None:
        """Pass the focus of a button about to be disabled to the nearest enabled one."""
        free = [other for other in self.shown if other.isEnabled() and other is not button]
        at = self._buttons.index(button)
        if free:
            self._focus(min(free, key=lambda other: abs(self._buttons.index(other) - at)))

    def _focus(self, button: RoundButton) -> None:
        self._current = self._buttons.index(button)
        self._mark_stop()
        button.setFocus(Qt.FocusReason.TabFocusReason)

    def _mark_stop(self) -> None:
        """Make the button focused last the tab stop, or the first enabled one."""
        free = [button for button in self.shown if button.isEnabled()]
        last = self._buttons[self._current] if self._current < len(self._buttons) else None
        stop = last if last in free else next(iter(free), None)
        for button in self._buttons:
            policy = Qt.FocusPolicy.TabFocus if button is stop else Qt.FocusPolicy.NoFocus
            if button.focusPolicy() is not policy:
                button.setFocusPolicy(policy)  # a click leaves the focus in the hand

    def _on_look(self, looks: bool) -> None:
        button = self.sender()
        if not isinstance(button, RoundButton):
            return
        if looks and (button.underMouse() or (button.hasFocus() and self._style.keys_shown)):
            self.look_at(button)
        else:
            self.tip.hide()

    def look_at(self, button: RoundButton) -> None:
        """Show the tip of a button: its command and key, or its refusal."""
        over = QRectF(button.rect().translated(button.mapTo(self._table, QPoint(0, 0))))
        command = button.command
        key = command.key if command.refusal is None else ""
        self.tip.show_soon(command.tip_text(self._style.renderer), key, over, at_once=button.hasFocus())

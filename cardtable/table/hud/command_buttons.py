"""Command buttons: the game's commands beside the viewer's plate, and a question over the table."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QPushButton, QWidget

from cardtable.core.cards import Card, Suit
from cardtable.core.controls import Command
from cardtable.core.text import Text
from cardtable.table.art.themes import FACE, ink_of
from cardtable.table.art.vector_drawing import colour, fill, rounded_rect, stroke, suit_at
from cardtable.table.style.table_style import TableStyle
from cardtable.table.style.text_painting import Align, fitted_lines, paint_panel, paint_text, set_tip, text_width

HEIGHT = 38
SUIT_SIZE = 84
MOST_SQUEEZED = 12  # by which a button shrinks where there are many; pixels before scaling, like the next lengths
BESIDE = 10  # between buttons of a row
LONGEST = 5  # buttons of a column that move none of the others; one more squeezes them a little
BELOW = 6  # between rows
SHADE = 8  # free margin around the question panel
EDGE = 20  # margin of the question panel beside its buttons
INSIDE = 3.5  # pixels from the ring of the focus to the second one, on a button in the accent's colour
MANY = 4  # buttons from which on they go in pairs where a row has no room for all


class CommandButton(QPushButton):
    """Button of a command; the first one in the accent colour. Disabled while it has a refusal, which is its tip."""

    def __init__(self, style: TableStyle, parent: QWidget) -> None:
        super().__init__(parent)
        self._style = style
        self.command = Command("", Text("", ""))
        self._first = False
        self._hinted = False
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_command(self, command: Command, *, first: bool, hinted: bool) -> None:
        self.command, self._first, self._hinted = command, first, hinted
        renderer = self._style.renderer
        label = renderer.text(command.label)
        why = "" if command.refusal is None else renderer.text(command.refusal)
        self.setText(label.replace("&", "&&"))
        self.setAccessibleName(label)
        self.setAccessibleDescription(why)
        set_tip(self, why)
        self.setEnabled(command.refusal is None)
        self.show()

    def sizeHint(self) -> QSize:
        scale = self._style.scale
        font = self._style.font(14, bold=True)
        width = text_width(self._style.renderer.text(self.command.label), font) + 44 * scale
        if self.command.suit is not None:
            return QSize(round(max(width, SUIT_SIZE * scale)), round(SUIT_SIZE * 1.2 * scale))
        return QSize(round(max(width, 96 * scale)), round(HEIGHT * scale))

    def event(self, event: QEvent) -> bool:
        if not self.isEnabled() and isinstance(event, QMouseEvent):
            event.ignore()  # Qt's disabled buttons swallow clicks; the table says why this one cannot be pressed
            return False
        return super().event(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()  # a double click by habit is one click: the second would choose what the first has only shown

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.ignore()  # the table knows whether there is a hint to follow
            return
        super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self.isEnabled():
            painter.setOpacity(0.55)
        rect = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        ink = self._paint_ground(painter, rect)
        if self.command.suit is not None:
            self._paint_suit(painter, rect, self.command.suit)
            rect.setTop(rect.bottom() - 30 * self._style.scale)
        label = self._style.renderer.text(self.command.label)
        font = self._style.font(14, bold=self._first)
        wraps = text_width(label, font) > rect.width() - self._style.px(12)
        if wraps:
            rect.adjust(self._style.px(8), 0, -self._style.px(8), 0)
            font = fitted_lines(self._style.font(11.5, bold=self._first), label, rect.size())
        paint_text(painter, rect, label, font, ink, Align.AlignHCenter, wrap=wraps)
        if self._hinted or (self.hasFocus() and self._style.keys_shown):
            ring = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            stroke(painter, rounded_rect(ring, self._radius(ring)), self._style.theme.glow, 2)
            if self._first and self.isEnabled():  # the glow is hardly visible on the accent colour
                inside = ring.adjusted(INSIDE, INSIDE, -INSIDE, -INSIDE)
                stroke(painter, rounded_rect(inside, self._radius(inside)), self._style.theme.accent_ink, 2)
        painter.end()

    def _radius(self, rect: QRectF) -> float:
        return self._style.px(14) if self.command.suit is not None else rect.height() / 2

    def _paint_ground(self, painter: QPainter, rect: QRectF) -> str:
        theme = self._style.theme
        shape = rounded_rect(rect, self._radius(rect))
        if self._first and self.isEnabled():
            fill(painter, shape, colour(theme.accent).darker(112) if self.isDown() else theme.accent)
            return theme.accent_ink
        alpha = 0.75 if self.underMouse() and self.isEnabled() else 0.45
        fill(painter, shape, colour(theme.plate, max(alpha, theme.plate_alpha if theme.light else 0.0)))
        stroke(painter, shape, colour(theme.ink, 0.5), 1.3)
        return theme.ink

    def _paint_suit(self, painter: QPainter, rect: QRectF, suit: Suit) -> None:
        size = 52 * self._style.scale
        middle = QPointF(rect.center().x(), rect.top() + size * 0.78)
        ground = QRectF(middle.x() - size * 0.62, middle.y() - size * 0.62, size * 1.24, size * 1.24)
        fill(painter, rounded_rect(ground, self._style.px(10)), FACE)
        fill(painter, suit_at(suit, middle.x(), middle.y(), size * 0.9), ink_of(Card(2, suit), self._style.card_style))


class CommandBar(QWidget):
    """Command buttons in a row or, where that is too narrow, below each other, many of them in pairs."""

    chosen = Signal(str)
    left = Signal()  # the focused button is about to be hidden or to change its command

    def __init__(self, style: TableStyle, parent: QWidget) -> None:
        super().__init__(parent)
        self._style = style
        self.buttons: list[CommandButton] = []

    def show_commands(self, commands: Sequence[Command], hinted: str = "") -> None:
        """Show these commands, the hinted one in the accent colour; buttons that stay keep the focus."""
        while len(self.buttons) < len(commands):
            button = CommandButton(self._style, self)
            button.clicked.connect(self._clicked)
            self.buttons.append(button)
        free = [place for place, command in enumerate(commands) if command.refusal is None]
        advised = [place for place in free if hinted and commands[place].code == hinted]
        first = next(iter(advised + free), 0)
        for place, button in enumerate(self.buttons):
            kept = any(one.refusal is None and one.code == button.command.code for one in commands[place : place + 1])
            if button.hasFocus() and not kept:  # it cannot be pressed as before with what it shows next
                self.left.emit()  # else Qt passes the focus to a card or Undo, which the next key would press
            if place < len(commands):
                button.show_command(commands[place], first=place == first, hinted=place in advised)
            else:
                button.hide()
        self.setVisible(bool(commands))

    def shown(self) -> list[CommandButton]:
        """Return the visible buttons, in the order of their commands."""
        return [button for button in self.buttons if not button.isHidden()]

    def _px(self, length: float) -> int:
        return round(self._style.px(length))

    def wanted(self) -> QSize:
        """Return the size of all buttons in a row."""
        sizes = [button.sizeHint() for button in self.shown()]
        width = sum(size.width() for size in sizes) + self._px(BESIDE) * max(0, len(sizes) - 1)
        return QSize(width, max((size.height() for size in sizes), default=0))

    def columns(self, width: float) -> int:
        """Return the number of buttons side by side in `width` pixels: all, two, or one."""
        sizes = [button.sizeHint().width() for button in self.shown()]
        if self.wanted().width() <= width:
            return max(1, len(sizes))
        return 2 if len(sizes) >= MANY and 2 * max(sizes) + self._px(BESIDE) <= width else 1

    def height_within(self, width: float) -> int:
        """Return the height of all buttons in `width` pixels."""
        rows = self._rows(self.columns(width))
        if len(rows) == 1:
            return self.wanted().height()
        return sum(max(button.sizeHint().height() for button in row) + self._px(BELOW) for row in rows)

    def lay(self, area: QRectF, *, right: bool) -> None:
        """Put the buttons into the area, at its left or right end."""
        rows = self._rows(self.columns(area.width()))
        height = self.height_within(area.width())
        squeeze = 0
        if len(rows) > 1:
            squeeze = min(math.ceil(max(0.0, height - area.height()) / len(rows)), self._px(MOST_SQUEEZED))
        height -= squeeze * len(rows)
        self.setGeometry(QRectF(area.x(), area.center().y() - height / 2, area.width(), height).toAlignedRect())
        if len(rows) > 1:
            self._lay_rows(rows, squeeze)
        else:
            x = max(0, self.width() - self.wanted().width()) if right else 0
            for button in self._reading_order(self.shown()):
                size = button.sizeHint()
                button.setGeometry(x, 0, min(size.width(), self.width()), size.height())  # one may be too wide
                x += size.width() + self._px(BESIDE)

    def lay_column(self, area: QRectF) -> None:
        """Put the buttons below each other, the first always in the same place however many follow."""
        height = max((button.sizeHint().height() for button in self.shown()), default=0)
        rows = len(self.shown())
        most = max(LONGEST, rows)
        whole = height + self._px(BELOW)
        pace = min(whole, max(whole - self._px(MOST_SQUEEZED), math.floor(area.height() / most)))
        top = max(area.top(), area.bottom() - most * pace)
        self.setGeometry(QRectF(area.x(), top, area.width(), max(1, rows) * pace).toAlignedRect())
        for place, button in enumerate(self.shown()):
            button.setGeometry(0, place * pace, self.width(), pace - self._px(BELOW))

    def _rows(self, columns: int) -> list[list[CommandButton]]:
        shown = self.shown()
        return [shown[start : start + columns] for start in range(0, len(shown), columns)]

    def _lay_rows(self, rows: list[list[CommandButton]], squeeze: int) -> None:
        width = (self.width() - self._px(BESIDE) * (len(rows[0]) - 1)) // len(rows[0])
        y = 0
        for row in rows:
            height = max(button.sizeHint().height() for button in row) - squeeze
            for place, button in enumerate(self._reading_order(row)):
                button.setGeometry(place * (width + self._px(BESIDE)), y, width, height)
            y += height + self._px(BELOW)

    def _reading_order(self, row: list[CommandButton]) -> list[CommandButton]:
        """Return the row from left to right, the first button where reading begins."""
        return row[::-1] if self._style.look.right_to_left else row

    def _clicked(self) -> None:
        sender = self.sender()
        if isinstance(sender, CommandButton):
            self.chosen.emit(sender.command.code)


class QuestionPanel(QFrame):
    """Question over the table with answer buttons; not modal, first in the focus chain."""

    def __init__(self, style: TableStyle, parent: QWidget) -> None:
        super().__init__(parent)
        self._style = style
        self._prompt = ""
        self.bar = CommandBar(style, self)
        self.hide()

    def ask(self, prompt: str, commands: Sequence[Command], hinted: str = "") -> None:
        """Show a question with a button for each answer; `hinted`: the code of the suggested one, "" for none."""
        self.bar.show_commands(commands, hinted)
        self.say(prompt)
        self.show()

    def say(self, prompt: str) -> None:
        """Show another sentence, such as a hint, over the same buttons."""
        self._prompt = prompt
        self.setAccessibleName(prompt)
        self.update()

    def lay(self, middle: QPointF, room: QSizeF, plates: Sequence[QRectF] = ()) -> None:
        """Centre the panel there, inside a table of this size, and between the plates if it fits."""
        scale = self._style.scale
        title = text_width(self._prompt, self._style.font(16, bold=True)) + 48 * scale
        wide = self._width(room.width(), title)
        lines = math.ceil(title * 1.08 / wide) if title > wide else 1
        inner = wide - 2 * EDGE * scale
        one_row = self.bar.wanted().width() <= inner
        buttons = self.bar.height_within(inner)
        height = min(30 * scale + 24 * scale * lines + 16 * scale + buttons + 18 * scale, room.height())
        top = min(max(0.0, middle.y() - height / 2), max(0.0, room.height() - height))
        over = [plate for plate in plates if abs(plate.center().x() - middle.x()) < (plate.width() + wide) / 2]
        high = max((plate.bottom() for plate in over if plate.center().y() < middle.y()), default=0.0)
        low = min((plate.top() for plate in over if plate.center().y() > middle.y()), default=room.height())
        shade = SHADE * scale
        spare = low - high - height + 2 * shade
        if spare >= 0:
            apart = min(shade, spare / 2) - shade
            top = max(high + apart, min(top, low - apart - height))
        left = max(0.0, min(middle.x() - wide / 2, room.width() - wide))
        self.setGeometry(round(left), round(top), round(wide), round(height))
        across = self.bar.wanted().width() if one_row else inner
        self.bar.lay(QRectF((wide - across) / 2, height - buttons - 22 * scale, across, buttons), right=False)

    def _width(self, room: float, title: float) -> float:
        """Return half the table's width, or more if that avoids a long column of buttons."""
        scale, row = self._style.scale, self.bar.wanted().width() + 48 * self._style.scale
        half, nearly_all = (max(share * room, 360 * scale) for share in (0.5, 0.9))
        long = len(self.bar.shown()) >= MANY and self.bar.columns(half - 2 * EDGE * scale) == 1
        most = nearly_all if long and self.bar.columns(nearly_all - 2 * EDGE * scale) > 1 else half
        return min(most, max(row, title, 300 * scale))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, scale = self._style.theme, self._style.scale
        shade, radius = SHADE * scale, 16 * scale
        rect = QRectF(self.rect()).adjusted(shade, shade, -shade, -shade)
        fill(painter, rounded_rect(rect, radius), colour(theme.plate, 1.0))
        paint_panel(painter, rect, theme, radius)
        stroke(painter, rounded_rect(rect.adjusted(1, 1, -1, -1), radius - 1), theme.glow, 1.6)
        side, top, bottom = 14 * scale, rect.y() + 8 * scale, self.bar.y() - 6 * scale
        text = QRectF(rect.x() + side, top, rect.width() - 2 * side, bottom - top)
        font = self._style.font(16, bold=True)
        wrap = text_width(self._prompt, font) > text.width()
        font = fitted_lines(font, self._prompt, text.size()) if wrap else font
        paint_text(painter, text, self._prompt, font, theme.ink, Align.AlignHCenter, wrap=wrap)
        painter.end()

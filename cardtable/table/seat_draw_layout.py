"""Layout of the seat draw: the spread pack amid the plates, and a numbered button over each place."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QWidget

from cardtable.core.text import Who
from cardtable.core.zones import Seat
from cardtable.table.art.card_marks import paint_count
from cardtable.table.art.vector_drawing import colour, fill, rounded_rect, stroke
from cardtable.table.layout.geometry import COMPACT, PLATE, between, centred, text_scale, unit
from cardtable.table.layout.pose import HEIGHT, Pose
from cardtable.table.style.table_style import TableStyle
from cardtable.table.table_texts import PLACE_AT_TABLE

LINES = 4  # of the spread
MARGIN = 14.0
GAP = 8.0
PROMPT = 40.0  # pixels before scaling
ROOMY = 0.9  # of the unit: tables from which on plates are large
FEW = 4  # largest number of people with large plates

Key = Qt.Key
AROUND = 9  # pixels around the plate, for the ring and the number
RADIUS = 12.0  # of the number, in pixels before scaling
STEPS = {Key.Key_Left: 1, Key.Key_Up: 1, Key.Key_Right: -1, Key.Key_Down: -1}  # the place to the left is next clockwise
CONFIRM = (Key.Key_Return, Key.Key_Enter, Key.Key_Space)


class SeatDrawPlate(NamedTuple):
    """Rectangle of a plate, and the pose of the card drawn there."""

    plate: QRectF
    card: Pose


class SeatDrawLayout(NamedTuple):
    """Layout of the seat draw in pixels; `seated` is by position, 0 at the bottom, then clockwise."""

    scale: float
    card: float
    seated: tuple[SeatDrawPlate, ...]
    spread: QRectF
    prompt: QRectF
    commands: QRectF

    def lying(self, cards: int) -> list[Pose]:
        """Return the poses of a spread of `cards` cards, line by line."""
        width, height = self.card, self.card * HEIGHT
        across = per_line(cards)
        step = min(width * 0.6, (self.spread.width() - width) / max(1, across - 1))
        pitch = min(height + GAP, (self.spread.height() - height) / (LINES - 1))
        left = self.spread.center().x() - step * (across - 1) / 2
        top = self.spread.center().y() - pitch * (LINES - 1) / 2
        places = (divmod(place, across) for place in range(cards))
        return [Pose(left + step * column, top + pitch * line, 0, width) for line, column in places]


def per_line(cards: int) -> int:
    """Return the number of cards in a line of the spread."""
    return math.ceil(cards / LINES)


def draw_places(size: QSizeF, people: int) -> SeatDrawLayout:
    """Return the layout for a table of this size."""
    u = unit(size)
    scale = text_scale(u)
    plate = (PLATE if u >= ROOMY and people <= FEW else COMPACT) * scale
    card = between(u, 58, 84)
    block = QSizeF(plate.width() + GAP + card, max(plate.height(), card * HEIGHT))
    blocks = [centred(point.x(), point.y(), block) for point in _around(size, block, people)]
    middle = size.width() / 2
    prompt_height = PROMPT * scale
    spread = _free_area(size, blocks, prompt_height)
    prompt = QRectF(spread.x(), spread.bottom() + GAP, spread.width(), prompt_height)
    return SeatDrawLayout(
        scale=scale,
        card=card,
        seated=tuple(_plate_and_card(rect, plate, card, mirrored=rect.center().x() > middle + 1) for rect in blocks),
        spread=spread,
        prompt=prompt,
        commands=spread,
    )


def _around(size: QSizeF, block: QSizeF, people: int) -> list[QPointF]:
    """Return the centres of the blocks on an ellipse, clockwise from the bottom."""
    half = QSizeF(size.width() / 2 - MARGIN - block.width() / 2, size.height() / 2 - MARGIN - block.height() / 2)
    turns = [math.pi / 2 + 2 * math.pi * place / people for place in range(people)]
    middle = QPointF(size.width() / 2, size.height() / 2)
    # horizontally at top and bottom in the middle, else at the edge: the middle is free for the cards
    across = [0.0 if abs(math.cos(turn)) < 0.1 else math.copysign(1.0, math.cos(turn)) for turn in turns]
    return [
        middle + QPointF(share * half.width(), math.sin(turn) * half.height())
        for share, turn in zip(across, turns, strict=True)
    ]


def _free_area(size: QSizeF, blocks: list[QRectF], prompt: float) -> QRectF:
    middle = QPointF(size.width() / 2, size.height() / 2)
    inner = [rect for rect in blocks if abs(rect.center().x() - middle.x()) < rect.width() / 2]
    left = max((rect.right() for rect in blocks if rect.right() < middle.x()), default=MARGIN * 4)
    top = max((rect.bottom() for rect in inner if rect.center().y() < middle.y()), default=MARGIN)
    bottom = min((rect.top() for rect in inner if rect.center().y() > middle.y()), default=size.height() - MARGIN)
    side = left + 2 * GAP
    return QRectF(side, top + GAP, size.width() - 2 * side, bottom - top - prompt - 4 * GAP)


def _plate_and_card(block: QRectF, plate: QSizeF, card: float, *, mirrored: bool) -> SeatDrawPlate:
    y = block.center().y()
    left = block.right() - plate.width() if mirrored else block.left()
    x = block.left() + card / 2 if mirrored else block.right() - card / 2
    return SeatDrawPlate(QRectF(QPointF(left, y - plate.height() / 2), plate), Pose(x, y, 0, card))


class SeatButton(QPushButton):
    """Button of one place; the plate of the person there shows through it."""

    def __init__(self, style: TableStyle, parent: QWidget, number: int) -> None:
        super().__init__(parent)
        self._style = style
        self.number = number
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAutoDefault(False)
        self.hide()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()  # the table handles arrows and digits

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._style.theme
        ring = QRectF(self.rect()).adjusted(4, 4, -4, -4)
        shape = rounded_rect(ring, ring.height() / 2)
        focused = self.hasFocus() and self._style.keys_shown
        if self.underMouse() or focused:
            fill(painter, shape, colour(theme.accent, 0.22))
        stroke(painter, shape, theme.accent, 4 if focused else 2.4)
        radius = RADIUS * self._style.scale
        middle = QPointF(ring.left() + radius, ring.top() + radius * 0.6)
        paint_count(painter, middle, radius, self._style.renderer.number(self.number), theme, self._style.font(13))
        painter.end()


class SeatButtons(QObject):
    """Buttons of all places by position, 0 at the bottom, then clockwise; numbered from 1."""

    chosen = Signal(int)  # the position

    def __init__(self, style: TableStyle, table: QWidget, places: int) -> None:
        super().__init__(table)
        self._style = style
        self._buttons = [SeatButton(style, table, place + 1) for place in range(places)]
        for button in self._buttons:
            button.clicked.connect(self._clicked)

    @property
    def buttons(self) -> Sequence[SeatButton]:
        """Visible buttons."""
        return [button for button in self._buttons if not button.isHidden()]

    def offer(self, people: Sequence[Seat], first: int) -> None:
        """Show all buttons; `people` are the seats by position, `first` is the position that gets the focus."""
        renderer = self._style.renderer
        for button, person in zip(self._buttons, people, strict=True):
            button.setAccessibleName(renderer.text(PLACE_AT_TABLE.filled(button.number, Who(person))))
            button.show()
            button.raise_()
        self._buttons[first].setFocus(Qt.FocusReason.OtherFocusReason)

    def lay(self, plates: Sequence[QRectF]) -> None:
        for button, plate in zip(self._buttons, plates, strict=True):
            button.setGeometry(plate.adjusted(-AROUND, -AROUND, AROUND, AROUND).toAlignedRect())

    def hide(self) -> None:
        for button in self._buttons:
            button.hide()

    def press(self, key: int) -> bool:
        """Handle a key; return False if it has no meaning, or no place can be chosen now."""
        shown = self.buttons
        if not shown:
            return False
        at = next((place for place, button in enumerate(shown) if button.hasFocus()), 0)
        number = key - Key.Key_0
        if 1 <= number <= len(shown):
            shown[number - 1].click()
        elif key in CONFIRM:
            shown[at].click()
        elif key in STEPS:
            shown[(at + STEPS[Key(key)]) % len(shown)].setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            return False
        return True

    def _clicked(self) -> None:
        for position, button in enumerate(self._buttons):
            if button is self.sender():
                self.chosen.emit(position)

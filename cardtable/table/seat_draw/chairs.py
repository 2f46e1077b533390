"""The places at the table while one of them is to be chosen: a numbered button over each plate."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QWidget

from cardtable.core.text import Who
from cardtable.core.zones import Seat
from cardtable.table.art.drawing import colour, fill, rounded_rect, stroke
from cardtable.table.art.marks import paint_count
from cardtable.table.painting.skin import TableStyle
from cardtable.table.wording.table_phrases import PLACE_AT_TABLE

Key = Qt.Key
AROUND = 9  # pixels around the plate, for the ring and the number
RADIUS = 12.0  # of the number, in pixels before scaling
STEPS = {Key.Key_Left: 1, Key.Key_Up: 1, Key.Key_Right: -1, Key.Key_Down: -1}  # the left one is next clockwise
CONFIRM = (Key.Key_Return, Key.Key_Enter, Key.Key_Space)


class SeatButton(QPushButton):
    """One place; the plate of whoever stands there is seen through it."""

    def __init__(self, skin: TableStyle, parent: QWidget, number: int) -> None:
        super().__init__(parent)
        self._skin = skin
        self.number = number
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAutoDefault(False)
        self.hide()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()  # the table knows what the arrows and the numbers mean

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._skin.theme
        ring = QRectF(self.rect()).adjusted(4, 4, -4, -4)
        shape = rounded_rect(ring, ring.height() / 2)
        focused = self.hasFocus() and self._skin.keys_shown
        if self.underMouse() or focused:
            fill(painter, shape, colour(theme.accent, 0.22))
        stroke(painter, shape, theme.accent, 4 if focused else 2.4)
        radius = RADIUS * self._skin.scale
        middle = QPointF(ring.left() + radius, ring.top() + radius * 0.6)
        paint_count(painter, middle, radius, self._skin.words.number(self.number), theme, self._skin.font(13))
        painter.end()


class SeatButtons(QObject):
    """All places by position, 0 at the bottom, then clockwise; numbered from 1."""

    chosen = Signal(int)  # the position

    def __init__(self, skin: TableStyle, table: QWidget, places: int) -> None:
        super().__init__(table)
        self._skin = skin
        self._buttons = [SeatButton(skin, table, place + 1) for place in range(places)]
        for button in self._buttons:
            button.clicked.connect(self._clicked)

    @property
    def buttons(self) -> Sequence[SeatButton]:
        """The buttons that can be pressed now."""
        return [button for button in self._buttons if not button.isHidden()]

    def offer(self, people: Sequence[Seat], first: int) -> None:
        """Let a place be chosen; `people`: who stands at each, `first`: where the keyboard begins."""
        words = self._skin.words
        for button, person in zip(self._buttons, people, strict=True):
            button.setAccessibleName(words.text(PLACE_AT_TABLE.filled(button.number, Who(person))))
            button.show()
            button.raise_()
        self._buttons[first].setFocus(Qt.FocusReason.OtherFocusReason)

    def lay(self, plates: Sequence[QRectF]) -> None:
        """Put each button over its plate."""
        for button, plate in zip(self._buttons, plates, strict=True):
            button.setGeometry(plate.adjusted(-AROUND, -AROUND, AROUND, AROUND).toAlignedRect())

    def hide(self) -> None:
        """Nothing can be chosen any more."""
        for button in self._buttons:
            button.hide()

    def press(self, key: int) -> bool:
        """Handle a key; whether it meant anything while a place is to be chosen."""
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

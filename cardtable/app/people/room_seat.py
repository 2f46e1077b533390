"""A seat in the room: a plate to click, with who sits there or that it is open."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QWidget

from cardtable.app.felt.felt_unit import font_in, px_in
from cardtable.core.text import Text, TextRenderer
from cardtable.host.gathering import SeatOccupant
from cardtable.table.art.drawing import HINTS, colour, fill, rounded_rect, stroke
from cardtable.table.art.people_signs import paint_computer, paint_open_place, paint_ready
from cardtable.table.art.portrait_painter import paint_portrait
from cardtable.table.art.themes import Theme
from cardtable.table.painting.lettering import Align, paint_panel, paint_text, text_width
from cardtable.table.painting.tips import set_tip

HALO = 8  # pixels around the plate for the ring of the focus
FAINT = 0.42  # of a portrait whose person is away
_ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


class RoomSeatState(NamedTuple):
    """What a plate says."""

    kind: SeatOccupant
    name: str
    line: Text
    spoken: Text
    short: Text  # in place of the line where that is too long
    portrait: int = 0
    ready: bool = False
    away: bool = False
    own_side: bool = False  # this person's or a partner's
    clickable: bool = True


class RoomSeatButton(QPushButton):
    """Pressed, it asks for the menu of the seat, or for the seat itself."""

    def __init__(self, words: TextRenderer, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)  # so that it is painted anew under the pointer
        self._words = words
        self._theme = theme
        self._shown: RoomSeatState | None = None
        self._small = False
        self.setAutoDefault(False)

    def show_seat(self, shown: RoomSeatState) -> None:
        """Say this from now on."""
        self._shown = shown
        self.setAccessibleName(self._words.text(shown.spoken))
        set_tip(self, shown.name)
        pointing = Qt.CursorShape.PointingHandCursor if shown.clickable else Qt.CursorShape.ArrowCursor
        self.setCursor(pointing)
        self.update()

    def lay(self, plate: QRectF, *, small: bool) -> None:
        """Put the plate there."""
        self._small = small
        self.setGeometry(plate.adjusted(-HALO, -HALO, HALO, HALO).toAlignedRect())

    def setTheme(self, theme: Theme) -> None:
        """Lie on another felt."""
        self._theme = theme
        self.update()

    def plate(self) -> QRectF:
        """The plate within the widget."""
        return QRectF(self.rect()).adjusted(HALO, HALO, -HALO, -HALO)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ARROWS:
            event.ignore()  # the room knows which seat is next
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        shown = self._shown
        if shown is None:
            return
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        rect = self.plate()
        if self.hasFocus():
            ring = rect.adjusted(-4, -4, 4, 4)
            stroke(painter, rounded_rect(ring, ring.height() / 2), self._theme.glow, 3)
        if shown.kind is SeatOccupant.OPEN:
            paint_open_place(painter, rect, self._theme)
        else:
            self._paint_person(painter, rect, shown)
        if self.underMouse() and shown.clickable:
            fill(painter, rounded_rect(rect, rect.height() / 2), colour(self._theme.ink, 0.08))
        self._paint_words(painter, rect, shown)

    def _paint_person(self, painter: QPainter, rect: QRectF, shown: RoomSeatState) -> None:
        theme, high = self._theme, rect.height()
        paint_panel(painter, rect, theme, high / 2)
        if shown.own_side:
            inner = rounded_rect(rect.adjusted(0.8, 0.8, -0.8, -0.8), high / 2)
            stroke(painter, inner, colour(theme.accent, 0.75), 1.6)
        painter.setOpacity(FAINT if shown.away else 1.0)
        paint_portrait(painter, QPointF(rect.x() + high / 2, rect.center().y()), high / 2 - 4, shown.portrait)
        painter.setOpacity(1.0)
        shoulder = QPointF(
            rect.x() + high - px_in(self, 8 if self._small else 9), rect.y() + px_in(self, 8 if self._small else 10)
        )
        radius = px_in(self, 10) if not self._small else 8.5 * px_in(self, 10) / 10
        if shown.kind is SeatOccupant.COMPUTER:
            paint_computer(painter, shoulder, radius)
        elif shown.ready:
            paint_ready(painter, shoulder, radius, theme)

    def _paint_words(self, painter: QPainter, rect: QRectF, shown: RoomSeatState) -> None:
        """As on the table's plates, they begin beside the portrait in all languages."""
        theme, high = self._theme, rect.height()
        x = rect.x() + high + px_in(self, 4 if self._small else 8)
        room = rect.right() - x - high * 0.22
        open_seat = shown.kind is SeatOccupant.OPEN
        name: QFont = font_in(self, 13 if self._small else 15, bold=not open_seat)
        line = font_in(self, 11.5 if self._small else 12.5)
        above = QRectF(x, rect.y() + high * 0.10, room, high * 0.44)
        below = QRectF(x, rect.y() + high * 0.51, room, high * 0.36)
        paint_text(painter, above, shown.name, name, theme.ink2 if open_seat else theme.ink, Align.AlignLeft)
        said = self._words.text(shown.line)
        if text_width(said, line) > room:
            said = self._words.text(shown.short)
        paint_text(painter, below, said, line, theme.ink2, Align.AlignLeft)

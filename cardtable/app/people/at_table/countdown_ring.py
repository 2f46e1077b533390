"""A small ring with a number in it that counts down, a step a second."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSize, QTimer, Signal
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from cardtable.app.felt.felt_unit import px_in
from cardtable.app.people.at_table.countdown_text import minutes_of
from cardtable.app.people.at_table.strip_content import Countdown
from cardtable.core.text import TextRenderer
from cardtable.table.art.drawing import HINTS, circle, stroke
from cardtable.table.art.people_signs import paint_arc
from cardtable.table.painting.lettering import Align, paint_text

RADIUS, LONG_RADIUS, WIDTH = 15, 17, 3
LONG = 100  # seconds from which on minutes are written
TOLD_AT = 10  # seconds left


class CountdownRing(QWidget):
    """Sixty frames a second would be a waste for a clock: nothing moves between two seconds."""

    nearlyOut = Signal(int)  # seconds left: worth saying once
    runOut = Signal()

    def __init__(self, parent: QWidget, clock: Callable[[], float]) -> None:
        super().__init__(parent)
        self._clock = clock
        self._countdown: Countdown | None = None
        self._words: TextRenderer | None = None
        self._colours = ("#000000", "#000000", "#000000")
        self._shown = 0
        self._second_hand = QTimer(self, interval=1000)
        self._second_hand.timeout.connect(self._step)
        self.hide()

    @property
    def left(self) -> int | None:
        """Whole seconds; None where nothing counts down."""
        return None if self._countdown is None else self._countdown.left(self._clock())

    def count(self, countdown: Countdown | None, words: TextRenderer) -> None:
        """Count this down from now on; None hides the ring."""
        self._countdown, self._words = countdown, words
        self.setVisible(countdown is not None)
        if countdown is None:
            self._second_hand.stop()
            return
        self._shown = countdown.left(self._clock())
        if not self._second_hand.isActive():
            self._second_hand.start()
        self.update()

    def set_colours(self, ring: str, spent: str, ink: str) -> None:
        """Of what is left, of what has run out, and of the number."""
        self._colours = (ring, spent, ink)
        self.update()

    def sizeHint(self) -> QSize:
        side = px_in(self, 2 * LONG_RADIUS + WIDTH + 1)
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        countdown, words = self._countdown, self._words
        if countdown is None or words is None:
            return
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        long = countdown.whole >= LONG
        left, radius = countdown.left(self._clock()), px_in(self, LONG_RADIUS if long else RADIUS)
        ring, spent, ink = self._colours
        middle = QPointF(self.width() / 2, self.height() / 2)
        stroke(painter, circle(middle.x(), middle.y(), radius), spent, px_in(self, WIDTH))
        paint_arc(painter, middle, radius, countdown.share(self._clock()), ring, px_in(self, WIDTH))
        font = QFont(self.font())
        font.setPixelSize(px_in(self, 11 if long else 13))
        font.setBold(True)
        area = QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius).adjusted(3, 0, -3, 0)
        text = words.text(minutes_of(left, words)) if long else words.number(left)
        paint_text(painter, area, text, font, ink, Align.AlignHCenter)
        painter.end()

    def _step(self) -> None:
        left = self.left
        if left is None or self._countdown is None:
            return
        if left <= TOLD_AT < self._shown and self._countdown.whole > TOLD_AT:
            self.nearlyOut.emit(left)
        self._shown = left
        self.update()
        if left == 0:
            self._second_hand.stop()
            self.runOut.emit()

"""Parts of the notification bar: countdown ring, its time in words, and a label that shrinks to fit."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSize, QTimer, Signal
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from cardtable.app.multiplayer.in_match.notification_content import Countdown
from cardtable.app.overlays.overlay_style import px_in
from cardtable.app.widgets.basic_widgets import PlainLabel
from cardtable.app.widgets.palette import reading_start, sized_font
from cardtable.core.text import Text, TextRenderer, translate
from cardtable.table.art.portrait_painter import paint_arc
from cardtable.table.art.vector_drawing import circle, smooth_painter, stroke
from cardtable.table.style.text_painting import Align, fitted, paint_text, set_tip, text_width

_MINUTES = translate("Strip", "%1:%2", "minutes and seconds, the seconds in two digits")


def minutes_of(seconds: int, renderer: TextRenderer) -> Text:
    """Return a time as on a clock, such as 7:50, with the digits of the language in force."""
    minutes, rest = divmod(seconds, 60)
    tens, ones = divmod(rest, 10)
    return _MINUTES.filled(minutes, renderer.number(tens) + renderer.number(ones))


RADIUS, LONG_RADIUS, WIDTH = 15, 17, 3
LONG = 100  # seconds from which on minutes are written
TOLD_AT = 10  # seconds left


class CountdownRing(QWidget):
    """Ring with the seconds left; repainted once a second, which is enough for a clock."""

    nearlyOut = Signal(int)  # seconds left at the one announcement
    runOut = Signal()

    def __init__(self, parent: QWidget, clock: Callable[[], float]) -> None:
        super().__init__(parent)
        self._clock = clock
        self._countdown: Countdown | None = None
        self._renderer: TextRenderer | None = None
        self._colours = ("#000000", "#000000", "#000000")
        self._shown = 0
        self._second_hand = QTimer(self, interval=1000)
        self._second_hand.timeout.connect(self._step)
        self.hide()

    @property
    def left(self) -> int | None:
        """Whole seconds left; None without a countdown."""
        return None if self._countdown is None else self._countdown.left(self._clock())

    def count(self, countdown: Countdown | None, renderer: TextRenderer) -> None:
        """Start a countdown; None hides the ring."""
        self._countdown, self._renderer = countdown, renderer
        self.setVisible(countdown is not None)
        if countdown is None:
            self._second_hand.stop()
            return
        self._shown = countdown.left(self._clock())
        if not self._second_hand.isActive():
            self._second_hand.start()
        self.update()

    def set_colours(self, ring: str, spent: str, ink: str) -> None:
        """Set the colours of the remaining part, of the elapsed part, and of the number."""
        self._colours = (ring, spent, ink)
        self.update()

    def sizeHint(self) -> QSize:
        side = px_in(self, 2 * LONG_RADIUS + WIDTH + 1)
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        countdown, renderer = self._countdown, self._renderer
        if countdown is None or renderer is None:
            return
        painter = smooth_painter(self)
        long = countdown.whole >= LONG
        left, radius = countdown.left(self._clock()), px_in(self, LONG_RADIUS if long else RADIUS)
        ring, spent, ink = self._colours
        middle = QPointF(self.width() / 2, self.height() / 2)
        stroke(painter, circle(middle.x(), middle.y(), radius), spent, px_in(self, WIDTH))
        paint_arc(painter, middle, radius, countdown.share(self._clock()), ring, px_in(self, WIDTH))
        font = sized_font(self, px_in(self, 11 if long else 13), bold=True)
        area = QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius).adjusted(3, 0, -3, 0)
        text = renderer.text(minutes_of(left, renderer)) if long else renderer.number(left)
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


class FittedLabel(PlainLabel):
    """Label whose font shrinks to the width; a text that is cut even then is the tooltip."""

    def __init__(self, parent: QWidget, size: int) -> None:
        """Make an empty label with the font size `size` in pixels of the sketches."""
        super().__init__(parent)
        self._size = size
        self._ink = "#000000"

    def set_ink(self, ink: str) -> None:
        """Set the colour of the text."""
        self._ink = ink
        self.update()

    def wanted(self) -> float:
        """Return the width in pixels that the whole text needs."""
        return math.ceil(text_width(self.text(), self._type())) + 2.0

    def paintEvent(self, event: QPaintEvent) -> None:
        font = self._type()
        cut = text_width(self.text(), fitted(font, self.text(), self.width())) > self.width()
        set_tip(self, self.text() if cut else "")
        paint_text(QPainter(self), QRectF(self.rect()), self.text(), font, self._ink, reading_start(self))

    def _type(self) -> QFont:
        return sized_font(self, px_in(self, self._size))

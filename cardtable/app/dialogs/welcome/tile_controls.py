"""Buttons of a game tile (lesson, play, table setup), and the tile's animation."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import (
    QEasingCurve,
    QObject,
    QPauseAnimation,
    QRectF,
    QSequentialAnimationGroup,
    QSize,
    Qt,
    QVariantAnimation,
)
from PySide6.QtGui import QColor, QFocusEvent, QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QWidget

from cardtable.app.dialogs.welcome.welcome_style import type_in_line
from cardtable.app.widgets.palette import painter_on
from cardtable.table.art.icons import paint_icon
from cardtable.table.art.themes import FACE
from cardtable.table.art.vector_drawing import HINTS, fill, line, mix, polygon, rounded_rect, stroke
from cardtable.table.style.text_painting import px, text_width

LARGER = 0.85  # share of the scale factor that applies to the smallest font
RING = 4  # pixels around a button for the focus ring
SMALLEST = 11  # font size in pixels
SIGN, AFTER_SIGN = 12, 8  # width of the sign before the text, and the space after it
TIGHT = 6  # beside a text without a sign
READABLE = 13  # font size in pixels below which the sign is dropped
PALE = 0.12  # share of the colour in a pale button
CHEVRON, BEFORE_CHEVRON = 9, 8
PADDING = 14
WHITE = "#FFFFFF"


def smallest(pixels: int) -> int:
    """Return the smallest font size at the scale in force: large writing has no small texts."""
    return max(pixels, px(pixels * LARGER))


class TileButton(QPushButton):
    """Base class of the tile's buttons in the game's colour; shows a focus ring while keys are used."""

    bold = has_short = False  # a short text replaces one that does not fit
    beside = 0  # pixels of the sketches that are not available to the text

    def __init__(self, colour: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._tile = parent
        self.colour = colour
        self._largest = SMALLEST
        self._by_keys = True
        self.seen = 1.0  # opacity
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def setLargest(self, pixels: int) -> None:
        self._largest = pixels
        self.update()

    def setByKeys(self, by_keys: bool) -> None:
        self._by_keys = by_keys
        self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._tile.update()  # the tile glows while a button has the focus

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._tile.update()

    def minimumSizeHint(self) -> QSize:
        return QSize(px(40), px(24))

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    def shown(self) -> str:
        return self.text()

    def type(self, words: str | None = None) -> QFont:
        """Return the largest font in which the shown text, or `words`, fits, or the smallest readable one."""
        words = self.shown() if words is None else words
        least = min(smallest(SMALLEST), self._largest) if self.has_short else SMALLEST
        sizes = range(self._largest, least - 1, -1)
        return type_in_line(self, words, self.width() - 2 * RING - px(self.beside), sizes, bold=self.bold)

    def wide(self, words: str | None = None) -> float:
        """Return the width of the shown text, or of `words`, and the sign in the fitting font."""
        words = self.shown() if words is None else words
        return text_width(words, self.type(words)) + px(self.beside)

    def cut(self) -> bool:
        return self.wide() > self.width() - 2 * RING + 1

    def paint_ring(self, painter: QPainter, around: QRectF, radius: float) -> None:
        """Paint a ring around a rectangle if the button has the focus and keys are used."""
        if self.hasFocus() and self._by_keys:
            stroke(painter, rounded_rect(around, radius), mix(self.colour, "#000000", 0.35), 2)


class WideTileButton(TileButton):
    """Button in the game's colour, with a sign if there is room; `pale`: another button is the main one."""

    bold = True
    pale = False
    beside = SIGN + AFTER_SIGN + 2 * PADDING

    def fitInto(self, width: int) -> None:
        """Set the width, with the sign if the text is large enough beside it."""
        self.beside = SIGN + AFTER_SIGN + 2 * PADDING
        self.resize(width, self.height())
        if self.type().pixelSize() < min(self._largest, READABLE):
            self.beside = 2 * TIGHT
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self, HINTS)
        painter.setOpacity(self.seen)
        pill = QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)
        fill(painter, rounded_rect(pill, pill.height() / 2), self._ground())
        self.paint_ring(painter, pill.adjusted(-2.5, -2.5, 2.5, 2.5), pill.height() / 2 + 2.5)
        font, forward = self.type(), -1 if self.isRightToLeft() else 1
        signed = self.beside > 2 * TIGHT
        before = px(SIGN + AFTER_SIGN) if signed else 0
        words = text_width(self.text(), font)
        start = pill.center().x() - forward * (words + before) / 2
        ink = mix(self.colour, "#000000", 0.15) if self.pale else QColor(WHITE)
        if signed:
            side = px(SIGN)
            self.paint_sign(painter, QRectF(start - (side if forward < 0 else 0), pill.center().y(), side, 0), ink)
        painter.setPen(ink)
        painter.setFont(font)
        left = start + forward * before - (words if forward < 0 else 0)
        painter.drawText(
            QRectF(left - 2, pill.y(), words + 4, pill.height()), Qt.AlignmentFlag.AlignCenter, self.text()
        )

    def _ground(self) -> QColor:
        full = mix(FACE, self.colour, PALE) if self.pale else QColor(self.colour)
        if self.isDown():
            return mix(full, "#000000", 0.25)
        return mix(full, "#000000", 0.12) if self.underMouse() else full

    def paint_sign(self, painter: QPainter, line: QRectF, ink: QColor) -> None:
        """Paint the sign; `line` is a rectangle of height 0 at the sign's vertical centre."""


class PlayButton(WideTileButton):
    """Button that starts a match at once."""

    def paint_sign(self, painter: QPainter, line: QRectF, ink: QColor) -> None:
        side, forward = line.width(), -1 if self.isRightToLeft() else 1
        start = line.right() if forward < 0 else line.left()
        corners = ((0.0, -0.58), (0.0, 0.58), (1.0, 0.0))
        fill(painter, polygon(*((start + forward * x * side, line.y() + y * side) for x, y in corners)), ink)


class LearnButton(WideTileButton):
    """Button that starts the first lesson of the game."""

    def paint_sign(self, painter: QPainter, line: QRectF, ink: QColor) -> None:
        side = line.width() + px(4)
        paint_icon(painter, "learn", QRectF(line.left() - px(2), line.y() - side / 2, side, side), ink)


class TableSetupButton(TileButton):
    """Button with number and level of the players, and a sign for the form behind it.

    A text that is too long shows the number only; the form and the accessible text have both.
    """

    has_short = True
    beside = BEFORE_CHEVRON + CHEVRON + 4
    _short = ""

    def setWords(self, whole: str, short: str) -> None:
        """Set the text, and the short one that replaces it if it does not fit."""
        self._short = short
        self.setText(whole)

    def shown(self) -> str:
        return self._short if self.wide(self.text()) > self.width() - 2 * RING + 1 else self.text()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self, HINTS)
        painter.setOpacity(self.seen)
        font, words = self.type(), text_width(self.shown(), self.type())
        font.setUnderline(self.underMouse())
        ink = mix(self.colour, "#000000", 0.15)
        room = QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)
        left = room.right() - words if self.isRightToLeft() else room.left()
        painter.setFont(font)
        painter.setPen(ink)
        painter.drawText(QRectF(left, room.y(), words + 1, room.height()), Qt.AlignmentFlag.AlignVCenter, self.shown())
        side, middle = px(CHEVRON), room.center().y()
        start = left - px(BEFORE_CHEVRON) - side if self.isRightToLeft() else left + words + px(BEFORE_CHEVRON)
        corners = ((0.0, -0.25), (0.5, 0.25), (1.0, -0.25))
        stroke(painter, line(*((start + x * side, middle + y * side) for x, y in corners)), ink, 1.7)
        self.paint_ring(painter, QRectF(self.rect()).adjusted(1, 1, -1, -1), 8)


RISE, RISE_MS, APART_MS = 12, 200, 40  # pixels of the sketches; ms; delay from one tile to the next in ms
LIFT, LIFT_MS = 4, 120


class TileAnimation(QObject):
    """Animation of a tile that rises or is lifted, unless it is `still`; `moved` is called at each step."""

    def __init__(self, parent: QObject, moved: Callable[[], None]) -> None:
        super().__init__(parent)
        self._moved = moved
        self.still = False
        self.risen = 1.0  # from 0 to 1, also the tile's opacity
        self.lifted = 0.0
        self._rising: QSequentialAnimationGroup | None = None
        self._lifting = self._animation(LIFT_MS, "lifted")

    @property
    def shift(self) -> float:
        """Vertical offset in pixels of the sketches, downwards."""
        return RISE * (1 - self.risen) - LIFT * self.lifted

    def rise(self, place: int) -> None:
        """Animate the tile from below; `place`: index in the row, which delays it."""
        if self.still:
            return
        self._set("risen", 0.0)
        rising = self._animation(RISE_MS, "risen")
        rising.setStartValue(0.0)
        rising.setEndValue(1.0)
        self._rising = QSequentialAnimationGroup(self)
        self._rising.addAnimation(QPauseAnimation(place * APART_MS, self))
        self._rising.addAnimation(rising)
        self._rising.start()

    def lift(self, up: bool) -> None:
        wanted = float(up and not self.still)
        self._lifting.stop()
        self._lifting.setStartValue(self.lifted)
        self._lifting.setEndValue(wanted)
        if self.still:
            self._set("lifted", wanted)
        else:
            self._lifting.start()

    def _animation(self, ms: int, name: str) -> QVariantAnimation:
        animation = QVariantAnimation(self, duration=ms, easingCurve=QEasingCurve(QEasingCurve.Type.OutCubic))
        animation.valueChanged.connect(partial(self._set, name))
        return animation

    def _set(self, name: str, share: float) -> None:
        setattr(self, name, share)
        self._moved()

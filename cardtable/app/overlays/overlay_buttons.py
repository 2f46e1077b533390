"""Buttons of an overlay: the primary one, plates, pills, and a button with two lines."""

from __future__ import annotations

import enum

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from cardtable.app.overlays.overlay_style import font_in, px_in
from cardtable.table.art.card_pixmaps import paint_shadow
from cardtable.table.art.icons import paint_icon
from cardtable.table.art.themes import Theme
from cardtable.table.art.vector_drawing import colour, fill, rounded_rect, smooth_painter, stroke
from cardtable.table.style.text_painting import Align, paint_text, text_width

_MIRRORED_ICONS = {"forward": "back", "back": "forward"}  # in right-to-left layouts
SMALLEST_TYPE = 10.0  # pixels of the sketches
DISABLED_ALPHA = 0.4  # of the text of a disabled button
RING = 4  # pixels around a button for the ring of the focus


class ButtonEmphasis(enum.Enum):
    """Visual emphasis of a button."""

    GO = "go"  # the one main button
    PLATE = "plate"
    PILL = "pill"


class OverlayButton(QPushButton):
    """Button with one line of text, after an icon if `icon` names one."""

    def __init__(
        self,
        theme: Theme,
        weight: ButtonEmphasis,
        parent: QWidget,
        *,
        size: float = 14,
        high: float = 34,
        icon: str = "",
    ) -> None:
        """Make a button with the font size `size` and the height `high`, both in pixels of the sketches."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)  # repaints the button under the pointer
        self.theme, self.weight, self.icon_name = theme, weight, icon
        self._usual, self.size_of_type = size, size
        self._max_width: int | None = None  # available pixels; None: unlimited
        self._high = high
        self.setAutoDefault(False)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def setTheme(self, theme: Theme) -> None:
        self.theme = theme
        self.update()

    def setHigh(self, high: float) -> None:
        """Set the height in pixels of the sketches."""
        self._high = high
        self.updateGeometry()

    def setUsual(self, size: float) -> None:
        """Set the font size, in pixels of the sketches, that is used if there is room."""
        self._usual = size
        self.fit()

    def fitInto(self, room: int) -> None:
        """Limit the width to `room` pixels; the font is reduced to fit."""
        self._max_width = room
        self.fit()

    def fit(self) -> None:
        """Choose the largest font size, from `SMALLEST_TYPE` to the usual one, in which the text fits."""
        self.size_of_type = self._usual
        while (
            self._max_width is not None
            and self._preferred_width() > self._max_width
            and self.size_of_type > SMALLEST_TYPE
        ):
            self.size_of_type -= 0.5
        self.updateGeometry()
        self.update()

    def setText(self, text: str) -> None:
        super().setText(text)
        self.fit()

    def _preferred_width(self) -> int:
        font = font_in(self, self.size_of_type, bold=self.weight is ButtonEmphasis.GO)
        beside = 4.2 if self.icon_name else 2.4
        return round(text_width(self.text(), font)) + px_in(self, self.size_of_type * beside) + 2 * RING

    def sizeHint(self) -> QSize:
        width = self._preferred_width() if self._max_width is None else min(self._preferred_width(), self._max_width)
        return QSize(width, px_in(self, self._high) + 2 * RING)

    def minimumSizeHint(self) -> QSize:
        return QSize(min(self.sizeHint().width(), px_in(self, 60)), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        rect = QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)
        ink = self.paint_ground(painter, rect)
        self.paint_label(painter, rect, ink)
        if self.hasFocus():
            ring = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
            stroke(painter, rounded_rect(ring, ring.height() / 2), self.theme.glow, 3)

    def paint_ground(self, painter: QPainter, rect: QRectF) -> QColor:
        """Paint the background and return the colour for the text."""
        theme, radius = self.theme, rect.height() / 2
        inner = rounded_rect(rect.adjusted(0.6, 0.6, -0.6, -0.6), radius)
        if self.weight is ButtonEmphasis.GO and self.isEnabled():
            paint_shadow(painter, rect, radius, 1.4, 0.3)
            ground = colour(theme.accent).darker(108) if self.isDown() or self.underMouse() else colour(theme.accent)
            fill(painter, rounded_rect(rect, radius), ground)
            return QColor(theme.accent_ink)
        if self.weight is not ButtonEmphasis.PILL or self.underMouse():
            fill(painter, rounded_rect(rect, radius), colour(theme.plate, 0.75 if self.underMouse() else 0.45))
        line = colour(theme.ink, 0.5) if self.weight is not ButtonEmphasis.PILL else colour(theme.ink2, 0.9)
        if theme.high_contrast:
            stroke(painter, inner, colour(theme.ink), 2)
        else:
            stroke(painter, inner, line, 1.3 if self.weight is not ButtonEmphasis.PILL else 1.1)
        return colour(theme.ink, 1.0 if self.isEnabled() else DISABLED_ALPHA)

    def paint_label(self, painter: QPainter, rect: QRectF, ink: QColor) -> None:
        size = px_in(self, self.size_of_type)
        font = font_in(self, self.size_of_type, bold=self.weight is ButtonEmphasis.GO)
        if not self.icon_name:
            paint_text(painter, rect.adjusted(6, 0, -6, -1), self.text(), font, ink, Align.AlignHCenter)
            return
        words = min(text_width(self.text(), font), rect.width() - 3 * size)
        left = rect.center().x() - (words + size * 1.7) / 2
        mirrored = self.isRightToLeft()
        icon = QRectF(left, rect.center().y() - size * 0.6, size * 1.2, size * 1.2)
        line = QRectF(left + size * 1.7, rect.y(), words + 1, rect.height() - 1)
        if mirrored:
            line.moveLeft(left)
            icon.moveLeft(left + words + size * 0.5)
        name = _MIRRORED_ICONS.get(self.icon_name, self.icon_name) if mirrored else self.icon_name
        paint_icon(painter, name, icon, ink)
        paint_text(painter, line, self.text(), font, ink, Align.AlignHCenter)


class TwoLineButton(OverlayButton):
    """Button with a second line: the effect, or why it is off; switched off, it keeps text and focus."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, ButtonEmphasis.GO, parent, size=18)
        self._below = ""
        self.is_on = True

    def show_line(self, below: str, *, on: bool) -> None:
        """Set the second line; `on`: a press has an effect."""
        self._below, self.is_on = below, on
        self.setAccessibleDescription(below)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        below = round(text_width(self._below, font_in(self, 13))) + px_in(self, 64)
        width = max(super().sizeHint().width() + px_in(self, 20), below, px_in(self, 240))
        return QSize(width if self._max_width is None else min(width, self._max_width), super().sizeHint().height())

    def paint_ground(self, painter: QPainter, rect: QRectF) -> QColor:
        if self.is_on:
            return super().paint_ground(painter, rect)
        theme, radius = self.theme, rect.height() / 2
        fill(painter, rounded_rect(rect, radius), colour(theme.plate, 0.55))
        stroke(painter, rounded_rect(rect.adjusted(0.6, 0.6, -0.6, -0.6), radius), colour(theme.ink2, 0.45), 1.2)
        return QColor(theme.ink)

    def paint_label(self, painter: QPainter, rect: QRectF, ink: QColor) -> None:
        high = rect.height()
        above = QRectF(rect.x() + 16, rect.y() + high * 0.13, rect.width() - 32, high * 0.42)
        below = QRectF(rect.x() + 16, rect.y() + high * 0.52, rect.width() - 32, high * 0.36)
        first = ink if self.is_on else colour(ink, 0.62)
        paint_text(painter, above, self.text(), font_in(self, 18, bold=True), first, Align.AlignHCenter)
        paint_text(painter, below, self._below, font_in(self, 13), colour(ink, 0.92), Align.AlignHCenter)

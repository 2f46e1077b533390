"""The share of matches that were won, as a ring that closes."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardtable.table.art.drawing import HINTS, mix
from cardtable.table.art.paper import INK, INK2, PAPER
from cardtable.table.painting.lettering import Align, paint_text
from cardtable.table.painting.measure import px

RADIUS, WIDE = 42.0, 11.0  # pixels of the sketches
CLOSING_MS = 500


class WinRateRing(QWidget):
    """Shows per cent, with a line below them; it closes once when it is first seen, unless nothing may move."""

    def __init__(self, colour: str, share: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._colour, self._share = colour, share
        self._shown = float(share)
        self._per_cent = self._below = ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._closing = QVariantAnimation(self, duration=CLOSING_MS, startValue=0.0, endValue=float(share))
        self._closing.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._closing.valueChanged.connect(self._close_so_far)

    def setTexts(self, per_cent: str, below: str) -> None:
        """What stands in the ring."""
        self._per_cent, self._below = per_cent, below
        self.update()

    def close_slowly(self) -> None:
        """Close from nothing to the share."""
        self._closing.start()

    def sizeHint(self) -> QSize:
        side = px(2 * RADIUS + WIDE) + 2
        return QSize(side, side)

    def _close_so_far(self, share: object) -> None:
        self._shown = float(share) if isinstance(share, float) else float(self._share)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        wide, side = px(WIDE), 2.0 * px(RADIUS)
        rect = QRectF(0, 0, side, side)
        rect.moveCenter(QRectF(self.rect()).center())
        cap = Qt.PenCapStyle.RoundCap
        painter.setPen(QPen(mix(self._colour, PAPER, 0.84), wide, Qt.PenStyle.SolidLine, cap))
        painter.drawEllipse(rect)
        if self._shown > 0:
            painter.setPen(QPen(QColor(self._colour), wide, Qt.PenStyle.SolidLine, cap))
            painter.drawArc(rect, 90 * 16, round(-self._shown * 3.6 * 16))
        middle = rect.adjusted(wide, 0, -wide, 0)
        above = QRectF(middle.x(), middle.center().y() - px(19), middle.width(), px(22))
        below = QRectF(middle.x(), middle.center().y() + px(3), middle.width(), px(15))
        paint_text(painter, above, self._per_cent, self._font(19, bold=True), INK, Align.AlignHCenter)
        paint_text(painter, below, self._below, self._font(12), INK2, Align.AlignHCenter)

    def _font(self, pixels: float, *, bold: bool = False) -> QFont:
        font = QFont(self.font())
        font.setPixelSize(px(pixels))
        font.setBold(bold)
        return font

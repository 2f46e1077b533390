"""A switch: a check box that looks like what it does."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QCheckBox, QWidget

from cardtable.app.widgets.palette import palette_of
from cardtable.table.style.text_painting import px, scale_unit

TRACK = 42, 24
RING = 4  # room around the track for the focus ring


class ToggleSwitch(QCheckBox):
    """On shows a tick as well as the colour, so that neither place nor hue has to be seen.

    A check box to assistive technology; it mirrors in right-to-left layouts.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedSize(self.sizeHint())
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        return QSize(*(px(side + 2 * RING) for side in TRACK))

    def hitButton(self, place: object) -> bool:
        return True

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self.isEnabled():
            painter.setOpacity(0.45)
        if self.layoutDirection() is Qt.LayoutDirection.RightToLeft:
            painter.translate(self.width(), 0)
            painter.scale(-1, 1)
        painter.scale(scale_unit(), scale_unit())
        track = QRectF(RING, RING, *TRACK)
        self._paint_track(painter, track)
        self._paint_knob(painter, track)
        if self.hasFocus():
            self._paint_ring(painter)

    def _paint_track(self, painter: QPainter, track: QRectF) -> None:
        colours = palette_of(self)
        painter.setPen(QPen(QColor(colours.edge), 1))
        if self.isChecked():
            painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours.accent if self.isChecked() else colours.off))
        painter.drawRoundedRect(track.adjusted(0.5, 0.5, -0.5, -0.5), 11.5, 11.5)

    def _paint_knob(self, painter: QPainter, track: QRectF) -> None:
        on = self.isChecked()
        ink = QColor(palette_of(self).on_accent)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink if on else Qt.GlobalColor.white)
        painter.drawEllipse(track.topLeft() + QPointF(30 if on else 12, 12), 9, 9)
        if on:
            painter.setPen(QPen(ink, 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
            tick = [QPointF(9, 12.5), QPointF(12.5, 16), QPointF(18, 8.5)]
            if self.layoutDirection() is Qt.LayoutDirection.RightToLeft:
                tick = [QPointF(27 - point.x(), point.y()) for point in tick]  # a tick leans the same way everywhere
            painter.drawPolyline([track.topLeft() + point for point in tick])

    def _paint_ring(self, painter: QPainter) -> None:
        painter.setPen(QPen(QColor(palette_of(self).focus), 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(QRectF(0, 0, TRACK[0] + 2 * RING, TRACK[1] + 2 * RING).adjusted(1, 1, -1, -1), 15, 15)

"""Line chart of the totals; players differ in colour, line style and marker."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import count
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from cardtable.app.widgets.labels import PictureWidget
from cardtable.app.widgets.palette import paint_focus_ring, painter_on, palette_of
from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.text import TextRenderer, join, literal_text, translate
from cardtable.table.art.vector_drawing import circle, fill, polygon, stroke
from cardtable.table.style.text_painting import px

_ABSOLUTE = Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignVCenter
LEFT, TOP, BOTTOM = 46, 12, 26
LEGEND = 150  # least width in pixels
SAMPLE, GAP = 38, 8  # pixels before and after a name
NARROWEST_PLOT = 260
STEPS = 5

_LIGHT_LINES = ("#B3261E", "#1E5FBF", "#1F6B4C", "#8A4B08", "#6A3FA0", "#00696E", "#7A1F5C", "#4A4F55")
_DARK_LINES = ("#FF8A80", "#8CC2FF", "#7FDDB0", "#FFC46B", "#CBA6FF", "#6FE0E6", "#FF9FD6", "#C7CBD1")
_DASHES: tuple[tuple[float, ...], ...] = ((), (6, 3), (2, 2.5), (8, 3, 2, 3))

_NAME = translate("Scores", "Chart of the totals")
_SERIES = translate("Scores", "%1: %2", "a player and the totals after each deal")
_TARGET = translate("Scores", "The match ends at %1.")
_TARGET_NAME = translate("Scores", "End of match", "the target's line in a chart")
_SUMMARY = translate("Scores", "Totals after each deal. %1. %2")
_OPEN_SUMMARY = translate("Scores", "Totals after each deal. %1.")


@frozen
class ChartData:
    """Totals by deal and column, without the zeros before the first deal.

    `target` is drawn as a line, None: without one.
    """

    names: tuple[str, ...]
    totals: tuple[tuple[int, ...], ...]
    target: int | None = None

    def range(self) -> tuple[int, int, int]:
        """Return lowest and highest value of the scale, and the distance of its lines."""
        values = [0, *(value for row in self.totals for value in row)]
        if self.target is not None:
            values.append(self.target)
        step = _round_step((max(values) - min(values)) / STEPS)
        return math.floor(min(values) / step) * step, math.ceil(max(values) / step) * step, step

    def points(self, column: int) -> list[int]:
        """Return the totals of one column, beginning with 0."""
        return [0, *(row[column] for row in self.totals)]


class ChartLegend(NamedTuple):
    """Layout of the legend: a grid of names, filled column by column; `row` and `column` are in pixels."""

    columns: int
    rows: int
    column: int
    row: int

    def width(self) -> int:
        return self.columns * self.column

    def room(self, place: int, size: QSize, right_to_left: bool) -> QRectF:
        """Return the rectangle of a name with its sample at the trailing edge of a picture of this size."""
        across, down = divmod(place, self.rows)
        left = across * self.column
        x = self.width() - left - self.column if right_to_left else size.width() - self.width() + left
        top = max(0, min(TOP, size.height() - self.rows * self.row))
        return QRectF(x, top + down * self.row, self.column, self.row)


class ChartWidget(PictureWidget):
    """Widget that draws a `ChartData`; its accessible description has the same content."""

    def __init__(self, renderer: TextRenderer, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._renderer = renderer
        self._chart = ChartData((), ())
        self.setMinimumSize(px(280), px(170))

    def sizeHint(self) -> QSize:
        return QSize(px(560), px(220))

    def setChart(self, chart: ChartData) -> None:
        self._chart = chart
        self.retranslate()
        self.update()

    def retranslate(self) -> None:
        self.setAccessibleName(self._renderer.text(_NAME))
        series = join(
            _SERIES.filled(name, join(literal_text(total) for total in self._chart.points(column)) or "")
            for column, name in enumerate(self._chart.names)
        )
        target = self._chart.target
        text = _OPEN_SUMMARY.filled(series or "")
        if target is not None:
            text = _SUMMARY.filled(series or "", _TARGET.filled(target))
        self.setAccessibleDescription(self._renderer.text(text))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self)
        font = painter.font()
        font.setPixelSize(px(13))
        painter.setFont(font)
        right_to_left = self.isRightToLeft()
        beside = self.legend(painter.fontMetrics()).width() + 10
        left, below = px(LEFT), px(BOTTOM)
        plot = QRectF(left, TOP, self.width() - left - beside, self.height() - TOP - below)
        if right_to_left:
            plot.translate(beside - left, 0)
        self._paint_scale(painter, plot, right_to_left)
        for column in range(len(self._chart.names)):
            self._paint_line(painter, plot, column, right_to_left)
        self._paint_legend(painter, right_to_left)
        if self.hasFocus():
            paint_focus_ring(painter, self, 7)

    def _paint_scale(self, painter: QPainter, plot: QRectF, right_to_left: bool) -> None:
        low, high, step = self._chart.range()
        ink, hair = QColor(palette_of(self).ink2), QColor(palette_of(self).hair)
        for value in range(low, high + 1, step):
            y = _height(plot, value, low, high)
            painter.setPen(QPen(ink if value == 0 else hair, 1))
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            side = QRectF(plot.right() + 6, y - px(10), px(LEFT) - 8, px(20))
            if not right_to_left:
                side.moveRight(plot.left() - 6)
            painter.setPen(ink)
            flag = Qt.AlignmentFlag.AlignLeft if right_to_left else Qt.AlignmentFlag.AlignRight
            painter.drawText(side, flag | _ABSOLUTE, self._renderer.number(value))
        deals = len(self._chart.totals)
        every = max(1, math.ceil(deals * px(30) / max(1.0, plot.width())))
        painter.setPen(QColor(palette_of(self).ink2))
        for deal in range(every, deals + 1, every):
            x = _across(plot, deal, deals, right_to_left)
            room = QRectF(x - px(20), plot.bottom() + 4, px(40), px(20))
            painter.drawText(room, Qt.AlignmentFlag.AlignCenter, self._renderer.number(deal))
        self._paint_target(painter, plot)

    def _paint_target(self, painter: QPainter, plot: QRectF) -> None:
        if self._chart.target is None:
            return
        low, high, _ = self._chart.range()
        y = _height(plot, self._chart.target, low, high)
        painter.setPen(self._target_pen())
        painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))

    def _paint_line(self, painter: QPainter, plot: QRectF, column: int, right_to_left: bool) -> None:
        low, high, _ = self._chart.range()
        deals = len(self._chart.totals)
        points = [
            QPointF(_across(plot, deal, deals, right_to_left), _height(plot, value, low, high))
            for deal, value in enumerate(self._chart.points(column))
        ]
        painter.setPen(self._pen(column))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(points)
        for point in points:
            self._paint_marker(painter, point, column)

    def legend(self, metrics: QFontMetrics) -> ChartLegend:
        """Return the layout of the names, in several columns if the height is not sufficient."""
        names = [*self._chart.names, *([] if self._chart.target is None else [self._renderer.text(_TARGET_NAME)])]
        widest = SAMPLE + max(map(metrics.horizontalAdvance, names), default=0) + GAP
        row = metrics.height() + (8 if len(names) * (metrics.height() + 8) <= self.height() else 3)
        columns = max(1, math.ceil(len(names) / max(1, self.height() // row)))
        rows = math.ceil(len(names) / columns)
        most = (self.width() - px(LEFT) - px(NARROWEST_PLOT)) // columns
        return ChartLegend(columns, rows, max(SAMPLE + GAP, min(max(widest, px(LEGEND) // columns), most)), row)

    def _paint_legend(self, painter: QPainter, right_to_left: bool) -> None:
        last = self._chart.totals[-1] if self._chart.totals else (0,) * len(self._chart.names)
        order = sorted(range(len(last)), key=lambda column: -last[column])
        legend = self.legend(painter.fontMetrics())
        for place, column in enumerate(order):
            room = legend.room(place, self.size(), right_to_left)
            sample = _sample(room, right_to_left)
            painter.setPen(self._pen(column))
            painter.drawLine(sample - QPointF(14, 0), sample + QPointF(14, 0))
            self._paint_marker(painter, sample, column)
            self._paint_name(painter, room, self._chart.names[column], right_to_left)
        if self._chart.target is not None:
            room = legend.room(len(order), self.size(), right_to_left)
            sample = _sample(room, right_to_left)
            painter.setPen(self._target_pen())
            painter.drawLine(sample - QPointF(14, 0), sample + QPointF(14, 0))
            self._paint_name(painter, room, self._renderer.text(_TARGET_NAME), right_to_left)

    def _paint_name(self, painter: QPainter, room: QRectF, name: str, right_to_left: bool) -> None:
        painter.setPen(QColor(palette_of(self).ink))
        words = room.adjusted(0, 0, -SAMPLE, 0) if right_to_left else room.adjusted(SAMPLE, 0, 0, 0)
        said = painter.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, int(words.width()))
        flag = Qt.AlignmentFlag.AlignRight if right_to_left else Qt.AlignmentFlag.AlignLeft
        painter.drawText(words, flag | _ABSOLUTE, said)

    def _paint_marker(self, painter: QPainter, point: QPointF, column: int) -> None:
        shape = _marker(point.x(), point.y(), column)
        fill(painter, shape, self._colour(column))
        stroke(painter, shape, palette_of(self).page, 1)

    def _pen(self, column: int) -> QPen:
        pen = QPen(self._colour(column), 2.4)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        dashes = _DASHES[_again(column) % len(_DASHES)]
        if dashes:
            pen.setDashPattern(dashes)
        return pen

    def _target_pen(self) -> QPen:
        return QPen(QColor(palette_of(self).ink), 1.6, Qt.PenStyle.DashDotDotLine)

    def _colour(self, column: int) -> QColor:
        dark = QColor(palette_of(self).page).lightness() < 128
        lines = _DARK_LINES if dark else _LIGHT_LINES
        return QColor(lines[column % len(lines)])


def _again(column: int) -> int:
    """Return the index of dashes and marker; lines of one colour differ in both."""
    return column + column // len(_LIGHT_LINES)


def _round_step(least: float) -> int:
    """Return the smallest of 1, 2, 5, 10, 20, 50 … that is not below `least`."""
    steps: Iterator[int] = (factor * 10**exponent for exponent in count() for factor in (1, 2, 5))
    return next(step for step in steps if step >= least)


def _sample(room: QRectF, right_to_left: bool) -> QPointF:
    return QPointF(room.right() - 16 if right_to_left else room.left() + 16, room.center().y())


def _height(plot: QRectF, value: int, low: int, high: int) -> float:
    return plot.bottom() - plot.height() * (value - low) / max(1, high - low)


def _across(plot: QRectF, deal: int, deals: int, right_to_left: bool) -> float:
    part = deal / max(1, deals)
    return plot.right() - plot.width() * part if right_to_left else plot.left() + plot.width() * part


def _marker(x: float, y: float, column: int) -> QPainterPath:
    kind = _again(column) % 4
    if kind == 0:
        return circle(x, y, 4.6)
    triangle, lozenge = ((0, -5.5), (5.2, 4), (-5.2, 4)), ((0, -6), (5.4, 0), (0, 6), (-5.4, 0))
    corners = (((-4, -4), (4, -4), (4, 4), (-4, 4)), triangle, lozenge)[kind - 1]
    return polygon(*((x + across, y + down) for across, down in corners))

"""Rows of a deal result and their columns, in pixels of the sketches from the panel's leading edge.

Measures are those of the sketches table-1-*: rows with chips and a bar, a grid of categories for sides, two columns of
rows for many players.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from cardtable.app.overlays import overlay_style
from cardtable.app.overlays.overlay_style import font_in, mirrored_rect, unit_in
from cardtable.app.overlays.results.deal_result import DealResultLine, row_said
from cardtable.app.overlays.results.result_overlay import ResultRow
from cardtable.app.widgets.palette import reading_end, reading_start
from cardtable.core.text import TextRenderer, translate
from cardtable.table.art.card_chips import HIGH, ChipPainter, ChipRun, counted_run
from cardtable.table.art.themes import CardStyle, Theme
from cardtable.table.art.vector_drawing import colour, mix, smooth_painter
from cardtable.table.style.text_painting import paint_text

PAD = 24.0


class ResultColumns(NamedTuple):
    """Columns of a row; right edges of numbers, leading edges of all else. `start` and `end`: of its background."""

    start: float
    end: float
    portrait: float  # its centre
    radius: float
    name: float
    name_end: float
    taken: float  # leading edge of the chips; trailing edge if there are many players
    numbers: tuple[float, ...]  # of the categories, the deal, the total
    bar: tuple[float, float] | None = None  # start, end
    place: float | None = None
    beside: float = 0.0  # distance of two columns of rows


def of_players(width: float, *, bars: bool) -> ResultColumns:
    """Return the columns for at most five players without sides; `width`: of all columns."""
    bar = (width - 112, width - 8) if bars else None
    total = width - 120 if bars else width - 24
    deal = total - 72
    return ResultColumns(16, width, 40, 14, 64, 168, 176, (deal, total), bar)


def of_many(width: float) -> ResultColumns:
    """Return the columns for six to eleven players, whose rows stand in two columns."""
    half = (width - 16) / 2
    end = 16 + half - 12
    return ResultColumns(16, end, 60, 11, 80, end - 118, end - 112, (end - 62, end - 12), None, 24, half)


def of_sides(width: float, lines: int) -> ResultColumns:
    """Return the columns for sides, with `lines` categories of points."""
    first = 230.0
    step = (width - 12 - first) / (lines + 2)
    numbers = tuple(first + step * (place + 1) for place in range(lines + 2))
    return ResultColumns(16, width, 37, 13, 78, first, first, numbers)


CHIP = 21.0
_TALLEST = 0.45  # share of a row's height: the radius of a portrait
_BESIDE = 8.0  # between a name and the chips after it, and between chips and the points of the deal
_POINTS = 40.0  # width of those points
_FEW = 7  # number of chips that leave room for the name before them
_OVERLAP = 18.0  # distance of two portraits of a side
_GAINED = translate("Deal end", "+%1", "points gained in a deal")
_NONE = translate("Deal end", "—", "nothing was taken")


class DealResultRow(ResultRow):
    """Row of a deal result; the columns are those of the panel."""

    def __init__(
        self,
        line: DealResultLine,
        portraits: Sequence[int],
        renderer: TextRenderer,
        theme: Theme,
        style: CardStyle,
        parent: QWidget,
    ) -> None:
        super().__init__(row_said(line), portraits, renderer, theme, parent, own=line.own)
        self._line, self.style_of_cards = line, style
        self._columns: ResultColumns | None = None
        self._shows_taken = False
        self._limit: int | None = None

    def lay(self, columns: ResultColumns, *, takes: bool, limit: int | None) -> None:
        """Show these columns; `takes`: there is one of cards; `limit`: the total of a full bar, None without bars."""
        self._columns, self._shows_taken, self._limit = columns, takes, limit
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._columns is None:
            return
        painter = smooth_painter(self)
        columns, line = self._columns, self._line
        self.paint_ground(painter)
        self._paint_who(painter, columns)
        if self._shows_taken:
            self._paint_taken(painter, columns)
        numbers = [*line.cells, self._counted(line.points), line.before + self._counted(line.points)]
        for place, (right, number) in enumerate(zip(columns.numbers, numbers, strict=True)):
            self._paint_number(painter, right, number, place - len(line.cells))
        if columns.bar is not None and self._limit:
            self._paint_bar(painter, columns.bar, self._limit)

    def _counted(self, points: int) -> int:
        return round(points * self._share)

    def _at(self, left: float, wide: float, high: float | None = None) -> QRectF:
        """Return a vertically centred box, in pixels of the sketches from the leading edge of the panel."""
        assert self._columns is not None
        unit = unit_in(self)
        tall = self.height() if high is None else high * unit
        x = (left - self._columns.start) * unit
        box = QRectF(x, (self.height() - tall) / 2, wide * unit, tall)
        return mirrored_rect(box, QRectF(self.rect()), turned=self.isRightToLeft())

    def _paint_who(self, painter: QPainter, columns: ResultColumns) -> None:
        line, unit = self._line, unit_in(self)
        if columns.place is not None:
            box = self._at(columns.place, 24)
            text = self._renderer.number(line.place)
            paint_text(painter, box, text, font_in(self, 12.5), self.theme.ink2, reading_start(self))
        left, wide = columns.portrait - columns.radius, 2 * columns.radius
        reach = min(columns.radius * unit, self.height() * _TALLEST)
        self.paint_portraits(painter, lambda place: self._at(left + place * _OVERLAP, wide).center(), reach)
        more = (len(self._portraits) - 1) * _OVERLAP
        chips = 0.0 if columns.place is None or not line.taken else self._chips_wide(columns) + _BESIDE
        name = self._at(columns.name + more - (18 if more else 0), columns.name_end - columns.name - more - chips)
        font = font_in(self, 14.5, bold=line.own)
        paint_text(painter, name, self._renderer.text(line.name), font, self.theme.ink, reading_start(self))

    def _paint_taken(self, painter: QPainter, columns: ResultColumns) -> None:
        unit = unit_in(self)
        small = columns.place is not None
        cards = self._line.taken
        if not cards:
            if not small:
                box = self._at(columns.taken, 60)
                paint_text(
                    painter, box, self._renderer.text(_NONE), font_in(self, 14), self.theme.ink2, reading_start(self)
                )
            return
        chips, wide = self._chips(), self._chips_wide(columns)
        box = self._at(columns.taken - (wide if small else 0), wide, chips.height / unit)
        chips.paint(painter, QPointF(box.topLeft()), self._run(columns))

    def _chips(self) -> ChipPainter:
        wide = min(CHIP * unit_in(self), (self.height() - 4) / HIGH)
        return ChipPainter(
            self.style_of_cards, self.theme, font_in(self, 12.5), wide, right_to_left=self.isRightToLeft()
        )

    def _run(self, columns: ResultColumns) -> ChipRun:
        room = columns.numbers[0] - _POINTS - _BESIDE - columns.taken
        fit = _FEW if columns.place is not None else self._chips().fitting(room * unit_in(self))
        return counted_run(self._line.taken, self._renderer, fit)

    def _chips_wide(self, columns: ResultColumns) -> float:
        return self._chips().width_of(self._run(columns)) / unit_in(self)

    def _paint_number(self, painter: QPainter, right: float, number: int, kind: int) -> None:
        """Paint a number; `kind`: 0 is the deal, 1 the total, negative a category."""
        line = self._line
        gained = number > 0 and kind == 0 and not line.cells
        text = self._renderer.text(_GAINED.filled(number)) if gained else self._renderer.number(number)
        ink = self.theme.ink
        if kind == 1 and line.leads:
            ink = self.theme.accent
        elif kind < 0 and number < 0 and line.own:
            ink = self.theme.bad
        bold = line.own or kind == 1 or bool(line.cells and kind == 0)
        box = self._at(right - 92, 92)
        paint_text(painter, box, text, font_in(self, 14.5, bold=bold), ink, reading_end(self))

    def _paint_bar(self, painter: QPainter, ends: tuple[float, float], limit: int) -> None:
        """Paint the progress towards the limit: the total before this deal darker, the deal's points brighter."""
        theme, own = self.theme, self._line.own
        bright = QColor(theme.accent) if own else colour(mix(theme.ink2, theme.ink, 0.4))
        dark = mix(bright, theme.plate, 0.35)
        before = self._line.before
        now = before + self._counted(self._line.points)
        parts = ((max(now, before) / limit, bright), (min(now, before) / limit, dark))
        bar = self._at(ends[0], ends[1] - ends[0], overlay_style.BAR_HIGH)
        overlay_style.paint_bar(painter, bar, theme, parts, turned=self.isRightToLeft())

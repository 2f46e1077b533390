"""Panels of the table: deal information and scores in the corners, and a text panel over the table."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import starmap
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget

from cardtable.core.controls import Sign
from cardtable.table.accessibility import AccessibleItem
from cardtable.table.art.vector_drawing import colour, fill, rounded_rect, stroke, suit_at
from cardtable.table.style.table_style import TableStyle
from cardtable.table.style.text_painting import Align, PaintedLabel, fitted_lines, paint_panel, paint_text, text_width
from cardtable.table.table_texts import (
    HEAD_DEAL,
    HEAD_NEEDS,
    HEAD_TOTAL,
    PLATE_SCORES,
    PLATE_TOTAL,
    SUMMARY_SEAT,
    with_full_stop,
)

MARGIN = 6  # around a panel, for its shadow
SIDE = 14.0  # pixels before scaling: beside the text
SIGN = 13.0  # pixels before scaling: a suit before a note
WIDE, NARROW = 222.0, 196.0
PITCH, BETWEEN = 18.0, 3.0  # line height of a note, gap between two notes
SIZE = 15.0
PAD = 22
SHARES = (0.62, 0.94)  # of the table's width: the first in which the text has room
BESIDE = 0.34  # of the table's width, where the panel would cover cards
EDGE = 4.0  # pixels from the edges of the table
APART = 6  # pixels before scaling: at least, between the headings of two columns
CORNER = 16  # pixels before scaling, like SIZE and PAD


class _Panel(PaintedLabel, AccessibleItem):
    """Base of the corner panels: a glass panel with a heading, one description for screen readers."""

    def __init__(self, style: TableStyle, parent: QWidget) -> None:
        super().__init__(style, parent)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # by F6 alone: the mouse passes through it
        self._title = ""
        self.limit: float | None = None  # of the width, before scaling

    def lay(self, rect: QRectF | None) -> None:
        """Put the panel there; None hides it."""
        self.setVisible(rect is not None and bool(self._title))
        if rect is not None:
            self.setGeometry(rect.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN).toAlignedRect())

    def outline(self) -> tuple[QRectF, float]:
        return QRectF(self.rect()).adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN), self._style.px(12)

    def paint_on(self, painter: QPainter) -> None:
        rect, radius = self.outline()
        paint_panel(painter, rect, self._style.theme, radius)
        side, top, bottom = map(self._style.px, (SIDE, 6, 4))
        self._paint_inside(painter, rect.adjusted(side, top, -side, -bottom))

    def _paint_inside(self, painter: QPainter, rect: QRectF) -> None:
        raise NotImplementedError

    def _paint_title(self, painter: QPainter, rect: QRectF) -> float:
        """Paint the heading; return the top of the next line."""
        style, height = self._style, 24 * self._style.scale
        line = QRectF(rect.x(), rect.y(), rect.width(), height)
        paint_text(painter, line, self._title, style.font(14, bold=True), style.theme.ink, self._reading_start)
        return rect.y() + height


class InfoNote(NamedTuple):
    """Line of the info panel, and the suit drawn before it."""

    text: str
    sign: Sign | None = None


class InfoPanel(_Panel):
    """Heading and notes of the deal: "Deal 3, trick 1 of 13", "Hearts not broken"."""

    def __init__(self, style: TableStyle, parent: QWidget) -> None:
        super().__init__(style, parent)
        self._notes: tuple[InfoNote, ...] = ()

    def say(self, title: str, notes: Sequence[InfoNote]) -> None:
        """Set heading and notes."""
        self._title, self._notes = title, tuple(notes)
        if self.renew(self._title, self._notes):
            self.setAccessibleName(title)
            self.setAccessibleDescription(" ".join(with_full_stop(self._style.renderer, note.text) for note in notes))

    def wanted(self) -> QSizeF:
        """Return the size that the texts need, in pixels before scaling."""
        font = self._style.font(12.5)
        longest = max((text_width(note.text, font) + self._sign_width(note) for note in self._notes), default=0.0)
        longest = max(longest, text_width(self._title, self._style.font(14, bold=True))) / self._style.scale
        if self.limit is not None:
            lines = sum(self._lines(note, self._style.px(self.limit - 2 * SIDE)) for note in self._notes)
            return QSizeF(self.limit, 40 + self._pitch() * lines + BETWEEN * len(self._notes))
        return QSizeF(min(280.0, max(NARROW, longest + 32)), 38 + (self._pitch() + BETWEEN) * len(self._notes))

    def _pitch(self) -> float:
        """Return the line height before scaling: more for a font with higher lines than ours."""
        return max(PITCH, QFontMetricsF(self._style.font(12.5)).lineSpacing() / self._style.scale)

    def _sign_width(self, note: InfoNote) -> float:
        return self._style.px(SIGN + 6) if note.sign is not None else 0.0

    def _lines(self, note: InfoNote, width: float) -> int:
        width -= self._sign_width(note)
        metrics, flags = QFontMetricsF(self._style.font(12.5)), int(Qt.TextFlag.TextWordWrap.value)
        needed = metrics.boundingRect(QRectF(0, 0, width, 1000), flags, note.text)
        return max(1, round(needed.height() / metrics.height()))

    def _paint_inside(self, painter: QPainter, rect: QRectF) -> None:
        y = self._paint_title(painter, rect)
        pitch = self._pitch() * self._style.scale
        line = pitch + BETWEEN * self._style.scale
        for note in self._notes:
            if y + line > rect.bottom() + self._style.px(4):
                break
            lines = 1 if self.limit is None else self._lines(note, rect.width())
            high = min(line + (lines - 1) * pitch, rect.bottom() + self._style.px(4) - y)
            note_rect = QRectF(rect.x(), y, rect.width(), high)
            font, ink = self._style.font(12.5), self._style.theme.ink2
            if note.sign is not None:
                note_rect = self._paint_sign(painter, note_rect, note.sign, self._sign_width(note))
            if lines > 1:  # where the panel is lower than wanted, all lines must still be seen
                font = fitted_lines(font, note.text, note_rect.size())
            paint_text(painter, note_rect, note.text, font, ink, self._reading_start, wrap=lines > 1)
            y += note_rect.height()

    def _paint_sign(self, painter: QPainter, rect: QRectF, sign: Sign, aside: float) -> QRectF:
        """Draw a suit at the beginning of a line; return the rest of the line."""
        theme, size = self._style.theme, SIGN * self._style.scale
        mirrored = self._style.look.right_to_left
        x = rect.right() - size / 2 if mirrored else rect.left() + size / 2
        lit = theme.red if sign.suit.is_red else theme.ink
        shape = suit_at(sign.suit, x, rect.center().y(), size)
        fill(painter, shape, colour(theme.ink2, 0.55) if sign.faint else lit)
        return rect.adjusted(0, 0, -aside, 0) if mirrored else rect.adjusted(aside, 0, 0, 0)


class ScorePanelRow(NamedTuple):
    """Row of a side: name, points of this deal, total, the minimum of its first meld. `own` marks the viewer's side,
    `leads` the best total."""

    name: str
    deal: int | None
    total: int | None
    own: bool = False
    leads: bool = False
    needs: int | None = None


class _Column(NamedTuple):
    """Column of numbers: heading, and the number of each row."""

    heading: str
    values: tuple[int | None, ...]
    bold: bool = False
    wide: float = 58.0  # pixels before scaling, like `narrow`
    narrow: float = 48.0  # width where the panel has a limit


class ScorePanel(_Panel):
    """Names, points of this deal and totals; minimums of first melds in games that have them."""

    def __init__(self, style: TableStyle, parent: QWidget) -> None:
        super().__init__(style, parent)
        self._rows: tuple[ScorePanelRow, ...] = ()

    def say(self, title: str, rows: Sequence[ScorePanelRow]) -> None:
        """Set heading and rows."""
        self._title, self._rows = title, tuple(rows)
        if self.renew(self._title, self._rows):
            self.setAccessibleName(title)
            self.setAccessibleDescription(" ".join(self._row_text(row) for row in rows if row.total is not None))

    def _row_text(self, row: ScorePanelRow) -> str:
        scores = PLATE_TOTAL.filled(row.total) if row.deal is None else PLATE_SCORES.filled(row.deal, row.total)
        return self._style.renderer.text(SUMMARY_SEAT.filled(row.name, scores))

    def wanted(self) -> QSizeF:
        """Return the size that the texts need, in pixels before scaling."""
        return QSizeF(self.limit or WIDE, 42 + 22 * (len(self._rows) + self._has_heads))

    @property
    def _has_heads(self) -> bool:
        """True if the columns have headings: not for totals alone in a narrow column beside trays."""
        return self.limit is None or len(self._columns()) > 1

    def _columns(self) -> list[_Column]:
        """Return the columns with content; some games count only at the end of a deal."""
        renderer, rows = self._style.renderer, self._rows
        total = _Column(renderer.text(HEAD_TOTAL), tuple(row.total for row in rows), bold=True)
        if any(row.deal is not None for row in rows):
            return [_Column(renderer.text(HEAD_DEAL), tuple(row.deal for row in rows)), total]
        if any(row.needs is not None for row in rows):
            return [total, _Column(renderer.text(HEAD_NEEDS), tuple(row.needs for row in rows), narrow=60.0)]
        return [total]

    def _paint_inside(self, painter: QPainter, rect: QRectF) -> None:
        y = self._paint_title(painter, rect) + self._style.px(2 if self._has_heads else -20)
        end = rect.left() if self._style.look.right_to_left else rect.right()
        for column in reversed(self._columns()):
            end = self._paint_column(painter, end, y, column)
        gap, high, ink = self._style.px(4), self._style.px(22), self._style.theme.ink
        line = QRectF(rect.x(), y, end - rect.x() - gap, high)
        if self._style.look.right_to_left:
            line = QRectF(end + gap, y, rect.right() - end - gap, high)
        for row in self._rows:
            line.translate(0, line.height())
            paint_text(painter, line, row.name, self._style.font(13, bold=row.own), ink, self._reading_start)

    def _paint_column(self, painter: QPainter, end: float, y: float, column: _Column) -> float:
        """Paint a column that stops at `end`; return where it begins."""
        style, theme = self._style, self._style.theme
        mirrored, wide = style.look.right_to_left, (column.wide if self.limit is None else column.narrow) * style.scale
        begin = end + wide if mirrored else end - wide
        cell = QRectF(min(begin, end), y, wide, 22 * style.scale)
        align = Align.AlignLeft if mirrored else Align.AlignRight
        if self._has_heads:
            apart = style.px(APART)
            room = cell.adjusted(0, 0, -apart, 0) if mirrored else cell.adjusted(apart, 0, 0, 0)
            paint_text(painter, room, column.heading, style.font(12), theme.ink2, align)
        for row, value in zip(self._rows, column.values, strict=True):
            cell.translate(0, cell.height())
            ink = theme.accent if column.bold and row.leads else theme.ink
            text = style.renderer.number(value) if value is not None else ""
            paint_text(painter, cell, text, style.font(13, bold=column.bold), ink, align)
        return begin


class TextPanel(PaintedLabel):
    """Panel over the table that wraps its text and shows all of it; any key or click closes it."""

    def __init__(self, style: TableStyle, parent: QWidget) -> None:
        super().__init__(style, parent)
        self.said = ""  # "" while it is closed
        self.hide()

    def show_text(self, text: str) -> None:
        """Show a text that has been spoken already; "" closes the panel."""
        self.said = text
        self.setVisible(bool(text))
        self.raise_()
        self.refresh()

    def put_away(self) -> bool:
        """Close the panel; return whether it was open."""
        open_now = bool(self.said)
        self.show_text("")
        return open_now

    def lay(self, middle: QPointF, table: QSizeF, cards: Sequence[QRectF]) -> None:
        """Put it around the middle, as high as the text needs, or at a side where it covers less of the cards."""
        most = table.height() - 2 * EDGE
        widths = [table.width() * share for share in SHARES]
        width = next((width for width in widths if self._height(width) <= most), widths[-1])
        places = [(middle.x() - width / 2, width)]
        beside = table.width() * BESIDE
        if self._height(beside) <= most:
            places += [(EDGE, beside), (table.width() - beside - EDGE, beside)]

        def rect_at(left: float, width: float) -> QRectF:
            height = min(most, self._height(width))
            top = min(max(EDGE, middle.y() - height / 2), table.height() - height - EDGE)
            return QRectF(left, top, width, height)

        def covered(rect: QRectF) -> float:
            return sum(both.width() * both.height() for both in (rect & card for card in cards))

        self.setGeometry(min(starmap(rect_at, places), key=covered).toAlignedRect())

    def _height(self, width: float) -> float:
        pad = PAD * self._style.scale
        room = QRectF(0, 0, width - 2 * pad, 10_000)
        flags = int(Qt.TextFlag.TextWordWrap.value)
        needed = QFontMetricsF(self._style.font(SIZE)).boundingRect(room, flags, self.said)
        return math.ceil(needed.height() * 1.05) + 2 * pad

    def paint_on(self, painter: QPainter) -> None:
        theme, pad = self._style.theme, PAD * self._style.scale
        rect = QRectF(self.rect()).adjusted(4, 4, -4, -4)
        corner = self._style.px(CORNER)
        fill(painter, rounded_rect(rect, corner), colour(theme.plate, 1.0))
        paint_panel(painter, rect, theme, corner)
        stroke(painter, rounded_rect(rect.adjusted(1, 1, -1, -1), corner - 1), theme.glow, 1.6)
        inner = rect.adjusted(pad - 4, pad * 0.5, 4 - pad, -pad * 0.5)
        paint_text(painter, inner, self.said, self._style.font(SIZE), theme.ink, self._reading_start, wrap=True)

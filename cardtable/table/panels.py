"""The panels in the corners: how the deal stands, and the scores."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget

from cardtable.table.painted import Painted
from cardtable.table.painting import Align, paint_panel, paint_text, text_width
from cardtable.table.phrases import HEAD_DEAL, HEAD_TOTAL
from cardtable.table.skin import Skin

MARGIN = 6  # around a panel, for its shadow
WIDE, NARROW = 222.0, 196.0


class _Panel(Painted):
    """A glass panel with a heading; painted text, readable for screen readers as one description."""

    def __init__(self, skin: Skin, parent: QWidget) -> None:
        super().__init__(skin, parent)
        self._title = ""
        self.limit: float | None = None  # of the width, before scaling

    def lay(self, rect: QRectF | None) -> None:
        """Put the panel there; nowhere hides it."""
        self.setVisible(rect is not None and bool(self._title))
        if rect is not None:
            self.setGeometry(rect.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN).toAlignedRect())

    def paint_on(self, painter: QPainter) -> None:
        """Paint all of it."""
        rect = QRectF(self.rect()).adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
        paint_panel(painter, rect, self.skin.theme, 12)
        self._paint_inside(painter, rect.adjusted(14, 6, -14, -4))

    def _paint_inside(self, painter: QPainter, rect: QRectF) -> None:
        raise NotImplementedError

    def _start(self) -> Qt.AlignmentFlag:
        return Align.AlignRight if self.skin.look.right_to_left else Align.AlignLeft

    def _paint_title(self, painter: QPainter, rect: QRectF) -> float:
        """Paint the heading; where the next line begins."""
        height = 24 * self.skin.scale
        line = QRectF(rect.x(), rect.y(), rect.width(), height)
        paint_text(painter, line, self._title, self.skin.font(14, bold=True), self.skin.theme.ink, self._start())
        return rect.y() + height


class InfoPanel(_Panel):
    """Heading and notes of the deal: "Deal 3, trick 1 of 13", "Hearts not broken"."""

    def __init__(self, skin: Skin, parent: QWidget) -> None:
        super().__init__(skin, parent)
        self._notes: tuple[str, ...] = ()

    def say(self, title: str, notes: Sequence[str]) -> None:
        """Show this from now on."""
        self._title, self._notes = title, tuple(notes)
        self.setAccessibleName(title)
        self.setAccessibleDescription(". ".join(notes))
        self.refresh()

    def wanted(self) -> QSizeF:
        """The size before scaling."""
        longest = max((text_width(note, self.skin.font(12.5)) for note in self._notes), default=0.0)
        longest = max(longest, text_width(self._title, self.skin.font(14, bold=True))) / self.skin.scale
        if self.limit is not None:
            lines = sum(self._lines(note, (self.limit - 28) * self.skin.scale) for note in self._notes)
            return QSizeF(self.limit, 40 + 18 * lines + 3 * len(self._notes))
        return QSizeF(min(280.0, max(NARROW, longest + 32)), 38 + 21 * len(self._notes))

    def _lines(self, note: str, width: float) -> int:
        """How many lines a note takes."""
        metrics, flags = QFontMetricsF(self.skin.font(12.5)), int(Qt.TextFlag.TextWordWrap.value)
        needed = metrics.boundingRect(QRectF(0, 0, width, 1000), flags, note)
        return max(1, round(needed.height() / metrics.height()))

    def _paint_inside(self, painter: QPainter, rect: QRectF) -> None:
        y = self._paint_title(painter, rect)
        line = 21 * self.skin.scale
        for note in self._notes:
            if y + line > rect.bottom() + 4:
                break
            lines = 1 if self.limit is None else self._lines(note, rect.width())
            note_rect = QRectF(rect.x(), y, rect.width(), line + (lines - 1) * 18 * self.skin.scale)
            font, ink = self.skin.font(12.5), self.skin.theme.ink2
            paint_text(painter, note_rect, note, font, ink, self._start(), wrap=lines > 1)
            y += note_rect.height()


class ScoreRow(NamedTuple):
    """A side's line: name, points in this deal, total; `own` is the person's, `leads` the best total."""

    name: str
    deal: int | None
    total: int | None
    own: bool = False
    leads: bool = False


class ScorePanel(_Panel):
    """Names, points in this deal, totals."""

    def __init__(self, skin: Skin, parent: QWidget) -> None:
        super().__init__(skin, parent)
        self._rows: tuple[ScoreRow, ...] = ()

    def say(self, title: str, rows: Sequence[ScoreRow]) -> None:
        """Show this from now on."""
        self._title, self._rows = title, tuple(rows)
        words = self.skin.words
        said = [
            " ".join([row.name, *(words.number(value) for value in (row.deal, row.total) if value is not None)])
            for row in rows
        ]
        self.setAccessibleName(title)
        self.setAccessibleDescription(", ".join(said))
        self.refresh()

    def wanted(self) -> QSizeF:
        """The size before scaling."""
        return QSizeF(self.limit or WIDE, 42 + 22 * (len(self._rows) + 1))

    def _paint_inside(self, painter: QPainter, rect: QRectF) -> None:
        skin, theme = self.skin, self.skin.theme
        y = self._paint_title(painter, rect) + 2
        line = 22 * skin.scale
        head = skin.font(12)
        deal = skin.words.text(HEAD_DEAL) if self._counts_deals() else ""
        self._paint_row(painter, rect, y, ("", deal, skin.words.text(HEAD_TOTAL)), (head,) * 3)
        for row in self._rows:
            y += line
            values = [skin.words.number(value) if value is not None else "" for value in (row.deal, row.total)]
            fonts = (skin.font(13, bold=row.own), skin.font(13), skin.font(13, bold=True))
            total_ink = theme.accent if row.leads else theme.ink
            self._paint_row(painter, rect, y, (row.name, *values), fonts, (theme.ink, theme.ink, total_ink))

    def _counts_deals(self) -> bool:
        """Whether there is a column for the deal: some games count only at its end."""
        return any(row.deal is not None for row in self._rows)

    def _paint_row(
        self,
        painter: QPainter,
        rect: QRectF,
        y: float,
        cells: Sequence[str],
        fonts: Sequence[QFont],
        inks: Sequence[str] | None = None,
    ) -> None:
        skin = self.skin
        column, line = (58 if self.limit is None else 48) * skin.scale, 22 * skin.scale
        mirrored = skin.look.right_to_left
        columns = 2 if self._counts_deals() else 1
        name = QRectF(rect.x(), y, rect.width() - columns * column - 6, line)
        numbers = [QRectF(rect.right() - (2 - place) * column, y, column, line) for place in range(2)]
        if mirrored:
            name.moveRight(rect.right())
            numbers = [QRectF(rect.x() + (1 - place) * column, y, column, line) for place in range(2)]
        start, end = (Align.AlignRight, Align.AlignLeft) if mirrored else (Align.AlignLeft, Align.AlignRight)
        for cell, area, font, ink, align in zip(
            cells, (name, *numbers), fonts, inks or (skin.theme.ink2,) * 3, (start, end, end), strict=True
        ):
            paint_text(painter, area, cell, font, ink, align)

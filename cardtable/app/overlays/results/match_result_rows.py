"""Parts of a match result: plates with facts, and the rows of the standings."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QWidget

from cardtable.app.overlays import overlay_style
from cardtable.app.overlays.overlay_style import font_in, mirrored_rect, px_in, unit_in
from cardtable.app.overlays.results.match_result import FinalStanding, MatchFact
from cardtable.core.text import TextRenderer
from cardtable.table.accessibility import AccessibleItem
from cardtable.table.art.portrait_painter import paint_portrait
from cardtable.table.art.themes import Theme
from cardtable.table.art.vector_drawing import rounded_rect, smooth_painter, stroke
from cardtable.table.style.text_painting import Align, fitted_lines, paint_panel, paint_text, text_width

FACT_HIGH = 68.0
_FACT = 15.5
_RADIUS = 14.0


class FactPlate(QPushButton):
    """Button with a fact in two lines; one about a deal opens the replay of that deal."""

    def __init__(self, fact: MatchFact, renderer: TextRenderer, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.fact, self._renderer, self.theme = fact, renderer, theme
        self.setAutoDefault(False)
        if fact.deal is None:
            self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        else:
            self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.retranslate()

    def retranslate(self) -> None:
        self.setAccessibleName(self._renderer.text(self.fact.text))
        self.update()

    def sizeHint(self) -> QSize:
        one_line = text_width(self._renderer.text(self.fact.text), font_in(self, _FACT, bold=True))
        return QSize(round(0.6 * one_line) + px_in(self, 44), px_in(self, FACT_HIGH))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        rect, pad = QRectF(self.rect()).adjusted(1, 1, -1, -3), px_in(self, 14)
        paint_panel(painter, rect, self.theme, _RADIUS)
        if self.hasFocus() or (self.fact.deal is not None and self.underMouse()):
            stroke(painter, rounded_rect(rect.adjusted(1, 1, -1, -1), _RADIUS), self.theme.glow, 2)
        inner, text = rect.adjusted(pad, 0, -pad, 0), self._renderer.text(self.fact.text)
        font = fitted_lines(font_in(self, _FACT, bold=True), text, inner.size())
        paint_text(painter, inner, text, font, self.theme.ink, Align.AlignHCenter, wrap=True)


class StandingRow(QWidget, AccessibleItem):
    """Row of the standings: place, portrait, name, bar and total."""

    def __init__(
        self,
        standing: FinalStanding,
        portraits: Sequence[int],
        most: int,
        renderer: TextRenderer,
        theme: Theme,
        parent: QWidget,
    ) -> None:
        """Make the row; `most`: the total of a full bar."""
        super().__init__(parent)
        self._standing, self._portraits, self._most = standing, portraits, most
        self._renderer, self.theme = renderer, theme
        self._share = 1.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # by F6 alone: the row is transparent to the mouse
        self.retranslate()

    def count(self, share: float) -> None:
        """Show `share` of the total (0 to 1), which counts up."""
        if share != self._share:
            self._share = share
            self.update()

    @property
    def counted(self) -> int:
        """Total as far as it has been counted up."""
        return round(self._standing.total * self._share)

    def retranslate(self) -> None:
        self.setAccessibleName(self._renderer.text(self._standing.said))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        unit, standing, theme = unit_in(self), self._standing, self.theme
        if standing.own:
            overlay_style.paint_own_row(painter, QRectF(self.rect()), theme, unit)
        if self.hasFocus():
            overlay_style.paint_row_in_focus(painter, QRectF(self.rect()), theme, unit)
        wide = self.width() / unit
        start, end = (
            (Align.AlignRight, Align.AlignLeft) if self.isRightToLeft() else (Align.AlignLeft, Align.AlignRight)
        )
        place = theme.accent if standing.place == 1 else theme.ink2
        bold = font_in(self, 14.5, bold=True)
        paint_text(painter, self._box(12, 26), self._renderer.number(standing.place), bold, place, start)
        for number in reversed(range(len(self._portraits))):
            middle = self._box(56 + 20 * number - 14, 28).center()
            paint_portrait(painter, middle, min(14 * unit, self.height() * 0.42), self._portraits[number])
        name = 84 + 20 * (len(self._portraits) - 1)
        font = font_in(self, 14.5, bold=standing.own)
        paint_text(
            painter, self._box(name, wide - name - 200), self._renderer.text(standing.name), font, theme.ink, start
        )
        paint_text(painter, self._box(wide - 72, 60), self._renderer.number(self.counted), bold, theme.ink, end)
        self._paint_bar(painter, self._box(wide - 192, 120))

    def _box(self, left: float, wide: float) -> QRectF:
        unit = unit_in(self)
        box = QRectF(left * unit, 0, wide * unit, self.height())
        return mirrored_rect(box, QRectF(self.rect()), turned=self.isRightToLeft())

    def _paint_bar(self, painter: QPainter, box: QRectF) -> None:
        high = overlay_style.BAR_HIGH * unit_in(self)
        bar = QRectF(box.x(), box.center().y() - high / 2, box.width(), high)
        share = self._standing.total * self._share / self._most if self._most > 0 else 0.0
        parts = ((share, self.theme.accent if self._standing.own else self.theme.ink2),)
        overlay_style.paint_bar(painter, bar, self.theme, parts, turned=self.isRightToLeft())

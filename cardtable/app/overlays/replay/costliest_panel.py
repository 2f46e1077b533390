"""Panel with the costliest decisions of a deal, shown first in a replay; each row opens its step."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QPushButton, QWidget

from cardtable.app.overlays.overlay_style import (
    MARGIN,
    STRIP_RADIUS,
    font_in,
    paint_panel_background,
    unit_in,
)
from cardtable.app.overlays.replay.decision_markers import FreeArea
from cardtable.app.widgets.basic_widgets import discard
from cardtable.core.text import Text, TextRenderer, translate
from cardtable.table.art.themes import Theme
from cardtable.table.art.vector_drawing import colour, fill, rounded_rect, smooth_painter, stroke
from cardtable.table.style.text_painting import Align, fitted_lines, paint_text, text_width

_TITLE = translate("Look back", "Your costliest choices")
_NOTHING = translate("Look back", "Nothing better was found in this deal.")
_ROW_SAID = translate("Look back", "%1, %2.", "which choice of a deal, and what it cost")
_ABOVE, _HEAD, _PAD, _BETWEEN = 12.0, 24.0, 12.0, 4.0  # pixels of the sketches
_ROW, _SUM = 62.0, 20.0


class CostlyDecision(NamedTuple):
    """Row of the panel: a costly decision, and the index of its replay step."""

    moment: int
    heading: Text
    cost: Text
    number: Text  # the cost without words
    reason: Text


class CostliestPanel(QWidget):
    """Panel that lists costly decisions; independent of deal and page."""

    chosen = Signal(int)  # index of a replay step

    def __init__(self, renderer: TextRenderer, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._renderer, self.theme = renderer, theme
        self.rows: list[_CostlyDecisionRow] = []  # the costliest first
        self._sum: Text | None = None
        self._room = QSizeF()
        self.hide()

    def show_decisions(self, decisions: Sequence[CostlyDecision]) -> None:
        for row in self.rows:
            discard(row)
        self.rows = [_CostlyDecisionRow(dear, self._renderer, self) for dear in decisions]
        for row in self.rows:
            row.clicked.connect(partial(self.chosen.emit, row.dear.moment))
            row.show()
        self._name()

    def say_sum(self, cost: Text | None) -> None:
        """Set the sum of all costs below the heading, None to hide it; a new layout is needed afterwards."""
        self._sum = cost
        self._name()

    def _name(self) -> None:
        said = (_TITLE if self.rows else _NOTHING, self._sum)
        self.setAccessibleName(". ".join(self._renderer.text(one) for one in said if one is not None))

    def retranslate(self) -> None:
        self.show_decisions([row.dear for row in self.rows])

    def lay(self, wide: float, room: FreeArea) -> None:
        """Lay out with this width in the trailing lower corner of `room`, or near it where nothing is covered."""
        unit = unit_in(self)
        high = _ABOVE + self._head + len(self.rows) * (_ROW + _BETWEEN) + _ABOVE
        self._room, margin = QSizeF(wide * unit, high * unit), MARGIN * unit
        self.setGeometry(room.clear_corner(self, self._room, margin))
        for place, button in enumerate(self.rows):
            y = margin + (_ABOVE + self._head + place * (_ROW + _BETWEEN)) * unit
            inner = wide * unit - 2 * (_PAD - 4) * unit
            button.setGeometry(QRectF(margin + (_PAD - 4) * unit, y, inner, _ROW * unit).toRect())
        self.update()

    @property
    def _head(self) -> float:
        """Height of the heading and the sum, in pixels of the sketches."""
        return _HEAD if self._sum is None else _HEAD + _SUM

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        unit, margin = unit_in(self), MARGIN * unit_in(self)
        sheet = QRectF(QPointF(margin, margin), self._room)
        paint_panel_background(painter, sheet, self.theme, STRIP_RADIUS, unit)
        start = Align.AlignRight if self.isRightToLeft() else Align.AlignLeft
        pad = (_PAD + 4) * unit
        place = QRectF(sheet.x() + pad, sheet.y() + _ABOVE * unit, sheet.width() - 2 * pad, _HEAD * unit)
        font = font_in(self, 15 if self.rows else 13.5, bold=bool(self.rows))
        paint_text(painter, place, self._renderer.text(_TITLE if self.rows else _NOTHING), font, self.theme.ink, start)
        if self._sum is not None:
            below = QRectF(place.x(), place.bottom() - 2 * unit, place.width(), _SUM * unit)
            paint_text(painter, below, self._renderer.text(self._sum), font_in(self, 12.5), self.theme.ink2, start)


class _CostlyDecisionRow(QPushButton):
    """Row with the decision, its cost, and the reason below."""

    def __init__(self, dear: CostlyDecision, renderer: TextRenderer, panel: CostliestPanel) -> None:
        super().__init__(panel)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)  # repaints the row under the pointer
        self.dear, self._renderer, self._panel = dear, renderer, panel
        self.setAutoDefault(False)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(renderer.text(_ROW_SAID.filled(dear.heading, dear.cost)))
        self.setAccessibleDescription(renderer.text(dear.reason))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        theme, unit, say = self._panel.theme, unit_in(self), self._renderer.text
        shape = rounded_rect(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), 10 * unit)
        fill(painter, shape, colour(theme.ink, 0.1 if self.underMouse() else 0.05))
        if self.hasFocus():
            stroke(painter, shape, theme.glow, 3)
        turned = self.isRightToLeft()
        start, end = (Align.AlignRight, Align.AlignLeft) if turned else (Align.AlignLeft, Align.AlignRight)
        inner = QRectF(self.rect()).adjusted(8 * unit, 4 * unit, -8 * unit, -4 * unit)
        bold, cost = font_in(self, 13, bold=True), say(self.dear.number)
        line = QRectF(inner.x(), inner.y(), inner.width(), 18 * unit)
        number = text_width(cost, bold) + 8 * unit
        paint_text(painter, line, cost, bold, theme.bad, end)
        head = line.adjusted(number if turned else 0, 0, 0 if turned else -number, 0)
        paint_text(painter, head, say(self.dear.heading), bold, theme.ink, start)
        rest = QRectF(inner.x(), line.bottom(), inner.width(), inner.bottom() - line.bottom())
        reason = say(self.dear.reason)
        font = fitted_lines(font_in(self, 12), reason, rest.size())
        paint_text(painter, rest, reason, font, theme.ink2, start, wrap=True)

"""The ground of a panel on the welcome page: that of a sheet on the felt, with a shadow that needs no room."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from cardtable.app.felt.sheet import sheet_ground
from cardtable.table.art.drawing import colour, fill, rounded_rect, stroke
from cardtable.table.art.shadows import paint_shadow
from cardtable.table.art.themes import Theme
from cardtable.table.painting.measure import px

RADIUS = 18  # pixels of the sketches
_DEPTH = 1.6


def paint_panel(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Paint shadow, ground and edge."""
    shape = rounded_rect(rect, px(RADIUS))
    if theme.high_contrast:
        fill(painter, shape, theme.plate)
        stroke(painter, rounded_rect(rect.adjusted(1, 1, -1, -1), px(RADIUS) - 1), theme.ink, 2)
        return
    paint_shadow(painter, rect, px(RADIUS), _DEPTH)
    fill(painter, shape, sheet_ground(theme, rect))
    stroke(painter, rounded_rect(rect.adjusted(0.5, 0.5, -0.5, -0.5), px(RADIUS)), colour(theme.line, 0.22), 1)

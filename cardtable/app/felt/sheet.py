"""The ground of a sheet that lies on the felt, over a part of the table."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QBrush, QLinearGradient, QPainter

from cardtable.table.art.drawing import colour, fill, mix, rounded_rect, stroke
from cardtable.table.art.shadows import paint_shadow
from cardtable.table.art.themes import Theme

RADIUS = 20.0  # pixels of the sketches, as all lengths here
STRIP_RADIUS = 18.0
MARGIN = 20  # that a widget needs around its sheet, for the shadow
_DEPTH, _STRENGTH, _PALE = 4.4, 0.5, 0.2


def sheet_ground(theme: Theme, rect: QRectF) -> QBrush:
    """What a sheet is filled with, from its upper to its lower edge."""
    if theme.high_contrast:
        return QBrush(colour(theme.plate))
    low = colour(theme.plate) if theme.light else mix(theme.felt_edge, theme.plate, 0.55)
    high = mix(low, theme.felt_middle, 0.12 if theme.light else 0.45)
    run = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    run.setColorAt(0, colour(high, 0.965))
    run.setColorAt(1, colour(low, 0.975))
    return QBrush(run)


def paint_panel_background(
    painter: QPainter, rect: QRectF, theme: Theme, radius: float = RADIUS, unit: float = 1.0
) -> None:
    """Paint shadow, ground and edge of a sheet; `unit`: pixels to a pixel of the sketches."""
    shape = rounded_rect(rect, radius * unit)
    if theme.high_contrast:
        fill(painter, shape, theme.plate)
        stroke(painter, rounded_rect(rect.adjusted(1, 1, -1, -1), radius * unit - 1), theme.ink, 2)
        return
    paint_shadow(painter, rect, radius * unit, _DEPTH * unit, _PALE if theme.light else _STRENGTH)
    fill(painter, shape, sheet_ground(theme, rect))
    edge = rounded_rect(rect.adjusted(0.5, 0.5, -0.5, -0.5), radius * unit - 0.5)
    stroke(painter, edge, colour(theme.line, 0.16), 1)


def paint_own_row(painter: QPainter, rect: QRectF, theme: Theme, unit: float = 1.0) -> None:
    """Light up the row of the person who looks; its words are bold as well."""
    shape = rounded_rect(rect.adjusted(0.5, 0.5, -0.5, -0.5), 10 * unit)
    if not theme.high_contrast:
        fill(painter, shape, colour(theme.glow, 0.13))
    stroke(painter, shape, colour(theme.glow, 1 if theme.high_contrast else 0.45), 2 if theme.high_contrast else 1)


def paint_row_in_focus(painter: QPainter, rect: QRectF, theme: Theme, unit: float = 1.0) -> None:
    """Run the ring of the keyboard around a row."""
    stroke(painter, rounded_rect(rect.adjusted(1, 1, -1, -1), 10 * unit), theme.focus, 2)

"""Style of overlays: background, rows and bars, and the size unit of an overlay.

The unit is a property of the overlay, as that of everything else is one of the application: as large as the desktop's
font asks for, but never so large that the overlay does not fit.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QBrush, QColor, QFont, QLinearGradient, QPainter
from PySide6.QtWidgets import QApplication, QWidget

from cardtable.table.art.card_pixmaps import paint_shadow
from cardtable.table.art.themes import Theme
from cardtable.table.art.vector_drawing import colour, fill, mix, rounded_rect, stroke
from cardtable.table.style.text_painting import scale_unit

RADIUS = 20.0  # pixels of the sketches, as all lengths here
STRIP_RADIUS = 18.0
MARGIN = 20  # of a widget around its panel, for the shadow
SMALLEST = QSize(1024, 545)  # of the smallest window, for which overlays are drawn
BAR_HIGH = 6.0  # pixels of the sketches
_PROPERTY = "felt unit"
_SHADOW_DEPTH, _SHADOW_ALPHA, _LIGHT_SHADOW_ALPHA = 4.4, 0.5, 0.2
_BAR_ALPHA = 0.16


def panel_gradient(theme: Theme, rect: QRectF) -> QBrush:
    """Return the vertical gradient that fills a panel."""
    if theme.high_contrast:
        return QBrush(colour(theme.plate))
    low = colour(theme.plate) if theme.light else mix(theme.felt_edge, theme.plate, 0.55)
    high = mix(low, theme.felt_middle, 0.12 if theme.light else 0.45)
    gradient = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    gradient.setColorAt(0, colour(high, 0.965))
    gradient.setColorAt(1, colour(low, 0.975))
    return QBrush(gradient)


def paint_panel_background(
    painter: QPainter, rect: QRectF, theme: Theme, radius: float = RADIUS, unit: float = 1.0
) -> None:
    """Paint shadow, background and edge of a panel; `unit`: pixels per pixel of the sketches."""
    if not theme.high_contrast:
        strength = _LIGHT_SHADOW_ALPHA if theme.light else _SHADOW_ALPHA
        paint_shadow(painter, rect, radius * unit, _SHADOW_DEPTH * unit, strength)
    paint_panel_body(painter, rect, theme, radius * unit, 0.16)


def paint_panel_body(painter: QPainter, rect: QRectF, theme: Theme, radius: float, edge: float) -> None:
    """Paint background and edge of a panel; `edge` is the opacity of its line."""
    shape = rounded_rect(rect, radius)
    if theme.high_contrast:
        fill(painter, shape, theme.plate)
        stroke(painter, rounded_rect(rect.adjusted(1, 1, -1, -1), radius - 1), theme.ink, 2)
    else:
        fill(painter, shape, panel_gradient(theme, rect))
        line = rounded_rect(rect.adjusted(0.5, 0.5, -0.5, -0.5), radius - 0.5)
        stroke(painter, line, colour(theme.line, edge), 1)


def paint_own_row(painter: QPainter, rect: QRectF, theme: Theme, unit: float = 1.0) -> None:
    """Highlight the viewer's own row."""
    shape = rounded_rect(rect.adjusted(0.5, 0.5, -0.5, -0.5), 10 * unit)
    if not theme.high_contrast:
        fill(painter, shape, colour(theme.glow, 0.13))
    stroke(painter, shape, colour(theme.glow, 1 if theme.high_contrast else 0.45), 2 if theme.high_contrast else 1)


def paint_row_in_focus(painter: QPainter, rect: QRectF, theme: Theme, unit: float = 1.0) -> None:
    """Paint the focus ring around a row."""
    stroke(painter, rounded_rect(rect.adjusted(1, 1, -1, -1), 10 * unit), theme.focus, 2)


def unit_for(room: QSize, usual: float) -> float:
    """Return the pixels per pixel of the sketches in a room of this size, at most the `usual` unit of the desktop."""
    fitting = min(room.width() / SMALLEST.width(), room.height() / SMALLEST.height())
    return min(usual, max(1.0, fitting))


def set_overlay_unit(room: QWidget, value: float) -> None:
    """Set the unit of everything in `room`."""
    room.setProperty(_PROPERTY, value)


def unit_in(widget: QWidget) -> float:
    """Return the unit of the overlay around a widget; without one, or before its layout, that of the desktop."""
    around: QWidget | None = widget
    while around is not None:
        found = around.property(_PROPERTY)
        if found:
            return float(found)
        around = around.parentWidget()
    return scale_unit()


def px_in(widget: QWidget, length: float) -> int:
    """Return a length of the sketches in pixels of this widget."""
    return round(length * unit_in(widget))


def font_in(widget: QWidget, pixels: float, *, bold: bool = False) -> QFont:
    """Return the application's font with the size `pixels`, in pixels of the sketches."""
    font = QFont(QApplication.font())
    font.setPixelSize(px_in(widget, pixels))
    font.setBold(bold)
    return font


def mirrored_rect(rect: QRectF, sheet: QRectF, *, turned: bool) -> QRectF:
    """Return a rectangle of a panel, mirrored if the panel is read from right to left."""
    if not turned:
        return rect
    return QRectF(sheet.left() + sheet.right() - rect.right(), rect.y(), rect.width(), rect.height())


def paint_bar(
    painter: QPainter, bar: QRectF, theme: Theme, parts: Sequence[tuple[float, QColor | str]], *, turned: bool
) -> None:
    """Paint a progress bar; each part is the share that it fills, from 0 to 1, and its colour, later ones on top."""
    radius = bar.height() / 2
    fill(painter, rounded_rect(bar, radius), colour(theme.ink, _BAR_ALPHA))
    for share, paint in parts:
        if share > 0:
            part = QRectF(bar.x(), bar.y(), max(bar.height(), bar.width() * min(1.0, share)), bar.height())
            fill(painter, rounded_rect(mirrored_rect(part, bar, turned=turned), radius), paint)

"""The ground of a sheet that lies on the felt, over a part of the table.

The unit of size of what lies on the felt: as the desktop's type, but never so large that it does not fit.

It belongs to the page or sheet around a widget, as the unit of everything else belongs to the application.

Where things lie on a sheet that is read from the right.

A bar that fills from its leading edge: how near somebody is to a total.
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


SMALLEST = QSize(1024, 545)  # the room in the smallest window; drawn for it
_PROPERTY = "felt unit"


def unit_for(room: QSize, usual: float) -> float:
    """Pixels to a pixel of the sketches in a room of this size; `usual`: elsewhere on this desktop."""
    fitting = min(room.width() / SMALLEST.width(), room.height() / SMALLEST.height())
    return min(usual, max(1.0, fitting))


def set_overlay_unit(room: QWidget, value: float) -> None:
    """Make everything on this page of that size from now on."""
    room.setProperty(_PROPERTY, value)


def unit_in(widget: QWidget) -> float:
    """That of the room around a widget; outside of one, and before it is laid out, that of the desktop."""
    around: QWidget | None = widget
    while around is not None:
        found = around.property(_PROPERTY)
        if found:
            return float(found)
        around = around.parentWidget()
    return scale_unit()


def px_in(widget: QWidget, length: float) -> int:
    """A length of the sketches in pixels of this widget."""
    return round(length * unit_in(widget))


def font_in(widget: QWidget, pixels: float, *, bold: bool = False) -> QFont:
    """The application's font at so many pixels of the sketches."""
    font = QFont(QApplication.font())
    font.setPixelSize(px_in(widget, pixels))
    font.setBold(bold)
    return font


def mirrored_rect(rect: QRectF, sheet: QRectF, *, turned: bool) -> QRectF:
    """A rectangle of a sheet, or its reflection on one that is read from the right."""
    if not turned:
        return rect
    return QRectF(sheet.left() + sheet.right() - rect.right(), rect.y(), rect.width(), rect.height())


BAR_HIGH = 6.0  # pixels of the sketches
_GROUND = 0.16  # alpha


def paint_bar(
    painter: QPainter, bar: QRectF, theme: Theme, parts: Sequence[tuple[float, QColor | str]], *, turned: bool
) -> None:
    """Paint it with these parts, one over the other: how much each fills (0 to 1), and in what colour."""
    radius = bar.height() / 2
    fill(painter, rounded_rect(bar, radius), colour(theme.ink, _GROUND))
    for share, paint in parts:
        if share > 0:
            part = QRectF(bar.x(), bar.y(), max(bar.height(), bar.width() * min(1.0, share)), bar.height())
            fill(painter, rounded_rect(mirrored_rect(part, bar, turned=turned), radius), paint)

"""A bar that fills from its leading edge: how near somebody is to a total."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from cardtable.app.felt.mirroring import mirrored_rect
from cardtable.table.art.drawing import colour, fill, rounded_rect
from cardtable.table.art.themes import Theme

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

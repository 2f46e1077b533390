"""Where things lie on a sheet that is read from the right."""

from __future__ import annotations

from PySide6.QtCore import QRectF


def mirrored_rect(rect: QRectF, sheet: QRectF, *, turned: bool) -> QRectF:
    """A rectangle of a sheet, or its reflection on one that is read from the right."""
    if not turned:
        return rect
    return QRectF(sheet.left() + sheet.right() - rect.right(), rect.y(), rect.width(), rect.height())

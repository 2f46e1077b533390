"""What lies under the cards: felt, the ring where tricks lie, the place of the card to come, captions of piles."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QRect, QRectF, QSize
from PySide6.QtGui import QPainter, QPixmap, QRegion
from PySide6.QtWidgets import QWidget

from cardtable.table.art.drawing import colour, ellipse, rounded_rect, stroke
from cardtable.table.art.felt import felt
from cardtable.table.art.marks import paint_card_place
from cardtable.table.furniture.writings import TableCaptions, paint_writings
from cardtable.table.layout.geometry import Geometry
from cardtable.table.layout.pose import RADIUS
from cardtable.table.painting.skin import TableStyle


class Backdrop:
    """The felt with its ring is one opaque picture; the rest is painted on it."""

    def __init__(self, skin: TableStyle, cloth: QWidget) -> None:
        self._skin = skin
        self._cloth = cloth
        self._felt: QPixmap | None = None
        self._key: tuple[object, ...] = ()
        self.slots: Sequence[QRectF] = ()  # places of cards to come, dashed
        self.targets: Sequence[QRectF] = ()  # where the dragged card may go
        self.best: QRectF | None = None  # where it would go now
        self.writings = TableCaptions()

    def write(self, slots: Sequence[QRectF], writings: TableCaptions) -> None:
        """Show these places of cards to come, and write this on the cloth."""
        self.slots, self.writings = slots, writings
        self._cloth.update()

    def show_targets(self, targets: Sequence[QRectF], best: QRectF | None) -> None:
        """Let the places glow where dragged cards may go, the one where they would go now most of all."""
        if (targets, best) != (self.targets, self.best):
            self.targets, self.best = targets, best
            self._cloth.update()

    def paint(self, painter: QPainter, dirty: QRegion, size: QSize, dpr: float, geometry: Geometry) -> None:
        """Paint the dirty part of the table; the painter is clipped to it.

        The felt is copied rectangle by rectangle. What lies on it is painted once for all of them: much of it is
        translucent, and would show darker or brighter wherever it were painted again.
        """
        picture = self._picture(size, dpr, geometry)
        rects: Iterable[QRect] = dirty  # type: ignore[assignment]  # iterable, but the stubs do not know it
        for rect in rects:
            part = QRectF(rect.x() * dpr, rect.y() * dpr, rect.width() * dpr, rect.height() * dpr)
            painter.drawPixmap(QRectF(rect), picture, part)
        self._paint_places(painter, dirty)
        paint_writings(painter, QRectF(dirty.boundingRect()), self.writings, self._skin)

    def _paint_places(self, painter: QPainter, dirty: QRegion) -> None:
        theme = self._skin.theme
        for place in (*self.slots, *self.targets):
            if dirty.intersects(place.toAlignedRect()):
                paint_card_place(painter, place, place.width() * RADIUS, theme, ready=place in self.targets)
        if self.best is not None:
            radius = self.best.width() * RADIUS
            stroke(painter, rounded_rect(self.best.adjusted(-3, -3, 3, 3), radius), theme.glow, 3.5)

    def _picture(self, size: QSize, dpr: float, geometry: Geometry) -> QPixmap:
        key = (size.width(), size.height(), dpr, self._skin.look.theme, geometry.middle.y(), geometry.ring.width())
        if self._felt is None or key != self._key:
            self._key = key
            self._felt = self._painted(size, dpr, geometry)
        return self._felt

    def _painted(self, size: QSize, dpr: float, geometry: Geometry) -> QPixmap:
        theme, middle = self._skin.theme, geometry.middle
        picture = felt(size, dpr, theme)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ring = ellipse(middle.x(), middle.y(), geometry.ring.width(), geometry.ring.height())
        stroke(painter, ring, colour(theme.line, 0.10), 1.5)
        painter.end()
        return picture

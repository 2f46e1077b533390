"""A label that paints itself once: cards that fly over it cost a copy of its picture, not a new painting."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QLabel, QWidget

from cardtable.table.art.badges import paint_focus
from cardtable.table.painting.skin import TableStyle


class PaintedLabel(QLabel):
    """A label for screen readers, whose picture `paint_on` paints; the mouse passes through it."""

    def __init__(self, skin: TableStyle, parent: QWidget) -> None:
        super().__init__(parent)
        self.skin = skin
        self._picture: QPixmap | None = None
        self._facts: tuple[object, ...] | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def paint_on(self, painter: QPainter) -> None:
        """Paint the whole widget."""
        raise NotImplementedError

    def outline(self) -> tuple[QRectF, float] | None:
        """Around what the ring of the keyboard runs, and how round its corners are; None: it never comes here."""
        return None

    def renew(self, *facts: object) -> bool:
        """Paint anew if there is something else to be seen than before; whether there is.

        `facts`: all that it depends on beside words, look and size: where these change, everything is refreshed.
        """
        if facts == self._facts:
            return False
        self.refresh()
        self._facts = facts
        return True

    def refresh(self) -> None:
        """Paint anew when it is next seen."""
        self._picture = self._facts = None
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        dpr = self.devicePixelRatioF()
        if self._picture is None or self._picture.size() != self.size() * dpr:
            self._picture = self._painted(dpr)
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._picture)
        outline = self.outline() if self.hasFocus() and self.skin.keys_shown else None
        if outline is not None:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_focus(painter, *outline, self.skin.theme)
        painter.end()

    def _painted(self, dpr: float) -> QPixmap:
        picture = QPixmap(self.size() * dpr)
        picture.setDevicePixelRatio(dpr)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.paint_on(painter)
        painter.end()
        return picture

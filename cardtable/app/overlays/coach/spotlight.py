"""Spotlight on the target of the coach: a rim and three halos of pulsing strength."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEasingCurve, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from cardtable.table.art.vector_drawing import HINTS, colour, fill, rounded_rect, stroke
from cardtable.table.cards.card_widget import CardWidget
from cardtable.table.layout.pose import RADIUS
from cardtable.table.style.table_style import TableStyle

RIM = 3.5  # pixels of the sketches
HALOS = ((12.0, 0.10), (8.0, 0.16), (5.0, 0.26))  # (reach, strength) of each halo
BREATH_MS = 1_600
FAINTEST = 0.6
STEP = 0.025  # smallest visible change of strength


class Spotlight(QWidget):
    """Spotlight above all cards; transparent to the mouse, clipped by cards that lie over the lit one."""

    def __init__(self, style: TableStyle, table: QWidget) -> None:
        super().__init__(table)
        self._style, self._table = style, table
        self._card: CardWidget | None = None
        self._over: Sequence[CardWidget] = ()
        self._where: Callable[[], QRectF | None] = _nowhere
        self._strength = 1.0
        self._painted = QRectF()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._breath = QVariantAnimation(self, duration=BREATH_MS)
        self._breath.setLoopCount(-1)
        self._breath.setEasingCurve(QEasingCurve.Type.InOutSine)
        for share, strength in ((0.0, 1.0), (0.5, FAINTEST), (1.0, 1.0)):
            self._breath.setKeyValueAt(share, strength)
        self._breath.valueChanged.connect(self._breathe)
        self.hide()

    def light_card(self, card: CardWidget, over: Sequence[CardWidget]) -> None:
        """Light a card while it is visible and not lifted; `over`: the cards above it, whose corners stay readable."""
        self._card, self._over = card, over
        self._begin(lambda: card.raised_pose().rect() if card.isVisible() and not card.is_lifted else None)

    def light_place(self, where: Callable[[], QRectF | None]) -> None:
        """Light the rectangle that `where` returns at each frame."""
        self._card, self._over = None, ()
        self._begin(where)

    def put_out(self) -> None:
        """Stop the animation and hide."""
        self._breath.stop()
        self._card, self._over, self._where = None, (), _nowhere
        self.hide()

    def _begin(self, where: Callable[[], QRectF | None]) -> None:
        self._where = where
        self.setGeometry(self._table.rect())
        self._strength = 1.0
        self.show()
        self._breath.stop()
        if not self._style.look.reduce_motion:
            self._breath.start()
        self.update()

    def _breathe(self, strength: float) -> None:
        rect = self._where()
        lit = QRectF() if rect is None else self._grown(rect)
        if lit == self._painted and abs(strength - self._strength) < STEP:
            return
        self._strength = strength
        self.update(self._painted.united(lit).toAlignedRect())
        self._painted = lit

    def _grown(self, rect: QRectF) -> QRectF:
        by = self._style.px(HALOS[0][0]) + 2
        return rect.adjusted(-by, -by, by, by)

    def paintEvent(self, event: QPaintEvent) -> None:
        rect = self._where()
        if rect is None:
            return
        px, glow = self._style.px, self._style.theme.glow
        radius = rect.width() * RADIUS if self._card is not None else px(10)
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        if self._over:
            painter.setClipPath(self._clear())
        inside = rounded_rect(rect, radius)
        for reach, alpha in HALOS:
            by = px(reach)
            halo = rounded_rect(rect.adjusted(-by, -by, by, by), radius + by).subtracted(inside)
            fill(painter, halo, colour(glow, alpha * self._strength))
        half = px(RIM) / 2
        stroke(painter, rounded_rect(rect.adjusted(-half, -half, half, half), radius + half), glow, px(RIM))
        painter.end()

    def _clear(self) -> QPainterPath:
        """Return the area of the table without the cards that lie over the lit one."""
        clear = QPainterPath()
        clear.addRect(QRectF(self.rect()))
        for card in self._over:
            rect = card.raised_pose().rect()
            clear = clear.subtracted(rounded_rect(rect, rect.width() * RADIUS))
        return clear


def _nowhere() -> None:
    return None

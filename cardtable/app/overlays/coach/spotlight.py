"""Spotlight on the target of the coach: a rim and three halos of pulsing strength."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEasingCurve, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from cardtable.table.art.vector_drawing import colour, fill, rounded_rect, smooth_painter, stroke
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
        self._where: Callable[[], QRectF | None] = lambda: None
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
        self._card, self._over = None, ()
        self._begin(where)

    def put_out(self) -> None:
        self._breath.stop()
        self._card, self._over, self._where = None, (), lambda: None
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
        by = self._style.px(HALOS[0][0]) + 2
        lit = QRectF() if rect is None else rect.adjusted(-by, -by, by, by)
        if lit == self._painted and abs(strength - self._strength) < STEP:
            return
        self._strength = strength
        self.update(self._painted.united(lit).toAlignedRect())
        self._painted = lit

    def paintEvent(self, event: QPaintEvent) -> None:
        rect = self._where()
        if rect is None:
            return
        px, glow = self._style.px, self._style.theme.glow
        radius = rect.width() * RADIUS if self._card is not None else px(10)
        painter = smooth_painter(self)
        if self._over:
            painter.setClipPath(self._clear())
        inside = rounded_rect(rect, radius)
        for reach, alpha in HALOS:
            by = px(reach)
            halo = rounded_rect(rect.adjusted(-by, -by, by, by), radius + by).subtracted(inside)
            fill(painter, halo, colour(glow, alpha * self._strength))
        half = px(RIM) / 2
        stroke(painter, rounded_rect(rect.adjusted(-half, -half, half, half), radius + half), glow, px(RIM))

    def _clear(self) -> QPainterPath:
        clear = QPainterPath()
        clear.addRect(QRectF(self.rect()))
        for card in self._over:
            rect = card.raised_pose().rect()
            clear = clear.subtracted(rounded_rect(rect, rect.width() * RADIUS))
        return clear

"""Background of the coach bubble with its tip, and the dot that stands for a collapsed bubble."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import product

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QPushButton, QWidget

from cardtable.app.overlays.coach.bubble_widget import SHOW_AGAIN
from cardtable.table.art.card_pixmaps import paint_shadow
from cardtable.table.art.icons import paint_icon
from cardtable.table.art.themes import PAPER
from cardtable.table.art.vector_drawing import circle, fill, rounded_rect, smooth_painter, stroke
from cardtable.table.layout.bubble_placement import BubblePlace, Side
from cardtable.table.style.table_style import TableStyle
from cardtable.table.style.text_painting import set_tip

RADIUS, TIP, RIM = 18.0, 28.0, 2.0  # pixels of the sketches
FARTHEST = 64.0  # the greatest length of the tip
AROUND = 84.0  # room around the background, for tip and shadow
GROWS_MS, GOES_MS, FADES_MS = 180, 120, 120
BEYOND = 0.7  # overshoot of the easing curve: it exceeds its end by a fiftieth
DEPTH, STRENGTH = 4.5, 0.5


class BubbleShape(QWidget):
    """Background of the coach bubble, below its text; `on_arrival` is called when it has reached its full size."""

    def __init__(self, style: TableStyle, table: QWidget) -> None:
        super().__init__(table)
        self._style = style
        self._place: BubblePlace | None = None
        self._share = 0.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.moving = QVariantAnimation(self)
        self.moving.valueChanged.connect(self._move)
        self.moving.finished.connect(self._arrived)
        self.hide()

    def lay(self, place: BubblePlace) -> None:
        self._place = place
        around = self._style.px(AROUND)
        self.setGeometry(place.rect.adjusted(-around, -around, around, around).toAlignedRect())
        self.update()

    @property
    def has_come(self) -> bool:
        """True once the background has its full size, so that the text can be shown."""
        return self._share >= 1.0

    def come(self) -> None:
        """Grow out of the tip, or fade in with reduced motion."""
        self.show()
        calm = self._style.look.reduce_motion
        curve = QEasingCurve(QEasingCurve.Type.Linear if calm else QEasingCurve.Type.OutBack)
        curve.setOvershoot(BEYOND)
        self._run(1.0, FADES_MS if calm else GROWS_MS, curve)

    def go(self) -> None:
        """Shrink into the tip, then hide."""
        self._run(0.0, GOES_MS, QEasingCurve(QEasingCurve.Type.Linear))

    def settle(self) -> None:
        """Finish a running animation at once."""
        if self.moving.state() is QVariantAnimation.State.Running:
            end = float(self.moving.endValue())
            self.moving.stop()
            self._move(end)
            self._arrived()

    def _run(self, end: float, ms: int, curve: QEasingCurve) -> None:
        self.moving.stop()
        self.moving.setStartValue(self._share)
        self.moving.setEndValue(end)
        self.moving.setDuration(ms)
        self.moving.setEasingCurve(curve)
        self.moving.start()

    def _move(self, share: float) -> None:
        self._share = share
        self.update()

    def _arrived(self) -> None:
        if self._share <= 0:
            self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        place = self._place
        if place is None:
            return
        painter = smooth_painter(self)
        painter.translate(-self.pos())
        if self._style.look.reduce_motion:
            painter.setOpacity(max(0.0, min(1.0, self._share)))
        elif self._share != 1.0:
            root = place.rect.center() if place.tip is None else place.tip
            painter.translate(root)
            painter.scale(max(self._share, 0.01), max(self._share, 0.01))
            painter.translate(-root)
        self._paint(painter, place)

    def _paint(self, painter: QPainter, place: BubblePlace) -> None:
        theme, px = self._style.theme, self._style.px
        rimmed = theme.light or theme.high_contrast
        if not theme.high_contrast:
            paint_shadow(painter, place.rect, px(RADIUS), px(DEPTH), 0.2 if theme.light else STRENGTH)
        shape = rounded_rect(place.rect, px(RADIUS)).united(self._tip(place))
        fill(painter, shape, PAPER)
        if rimmed:
            stroke(painter, shape, theme.accent, px(RIM))

    def _tip(self, place: BubblePlace) -> QPainterPath:
        """Return a triangle from the edge of the bubble towards its target; an empty path without a target."""
        path, half, corner = QPainterPath(), self._style.px(TIP / 2), self._style.px(RADIUS + TIP / 2)
        if place.tip is None:
            return path
        rect = place.rect
        upright = place.side in (Side.TOP, Side.BOTTOM)
        x = min(max(place.tip.x(), rect.left() + corner), rect.right() - corner)
        y = min(max(place.tip.y(), rect.top() + corner), rect.bottom() - corner)
        edge = {Side.TOP: rect.top() + 1, Side.BOTTOM: rect.bottom() - 1}.get(place.side, 0.0)
        side = {Side.LEFT: rect.left() + 1, Side.RIGHT: rect.right() - 1}.get(place.side, 0.0)
        base = QPointF(x, edge) if upright else QPointF(side, y)
        along = QPointF(half, 0) if upright else QPointF(0, half)
        path.addPolygon(QPolygonF([base - along, self._reached(base, place.tip), base + along]))
        path.closeSubpath()
        return path

    def _reached(self, base: QPointF, tip: QPointF) -> QPointF:
        """Return the end of the tip: `tip`, or the point towards it at the greatest length."""
        way = tip - base
        long = float((way.x() ** 2 + way.y() ** 2) ** 0.5)
        most = self._style.px(FARTHEST)
        return tip if long <= most else base + way * (most / long)


SIDE, ABOVE = 36.0, 8.0  # pixels of the sketches
DOT_FARTHEST = 12  # halves of the dot's width, from above its target: farther than any plate is wide
_STEPS = sorted(
    product(range(-DOT_FARTHEST, DOT_FARTHEST + 1), range(DOT_FARTHEST + 1)), key=lambda step: math.hypot(*step)
)


class CollapsedCoachDot(QPushButton):
    """Button that restores a collapsed coach bubble: a disc with the coach's sign."""

    def __init__(self, style: TableStyle, table: QWidget) -> None:
        super().__init__(table)
        self._style, self._table = style, table
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.hide()

    def lay_over(self, target: QRectF, taken: Sequence[QRectF]) -> None:
        """Place the dot above `target`, or at the nearest place that covers nothing of `taken`."""
        name = self._style.renderer.text(SHOW_AGAIN)
        self.setAccessibleName(name)
        set_tip(self, name)
        room, side = self._table.size(), self._style.px(SIDE)
        middle, last = target.center().x() - side / 2, room.width() - side
        low = max(0.0, target.top() - side - self._style.px(ABOVE))
        places = [
            QRectF(min(max(0.0, middle + across * side / 2), last), max(0.0, low - up * side / 2), side, side)
            for across, up in _STEPS
        ]
        free = (place for place in places if not any(place.intersects(rect) for rect in taken))
        self.setGeometry(next(free, places[0]).toAlignedRect())

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, rect = self._style.theme, QRectF(self.rect())
        special = theme.light or theme.high_contrast
        ground, ink = (theme.accent, theme.accent_ink) if special else (theme.felt_middle, theme.glow)
        painter = smooth_painter(self)
        disc = circle(rect.center().x(), rect.center().y(), rect.width() / 2 - 2)
        fill(painter, disc, ground)
        stroke(painter, disc, ink if self.hasFocus() or self.underMouse() else theme.line, 2)
        inset = rect.width() * 0.27
        paint_icon(painter, "learn", rect.adjusted(inset, inset, -inset, -inset), ink)

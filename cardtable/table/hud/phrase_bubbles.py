"""Phrase bubbles: participants' phrases on paper with a beak, unlike the dark action pills."""

from __future__ import annotations

import enum
import math
from collections.abc import Mapping, Sequence

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QSizeF, QTimer, QVariantAnimation
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from cardtable.core.text import Text
from cardtable.core.zones import Seat
from cardtable.table.art.card_pixmaps import paint_shadow
from cardtable.table.art.themes import INK, PAPER
from cardtable.table.art.vector_drawing import fill, polygon, rounded_rect, stroke
from cardtable.table.layout.geometry import Geometry
from cardtable.table.layout.label_layout import free_spots
from cardtable.table.style.table_style import TableStyle
from cardtable.table.style.text_painting import Align, PaintedLabel, paint_text, text_width

STAY_MS, GROW_MS, FADE_MS = 4_000, 140, 200
HIGH, PAD, TYPE, BEAK_LONG, BEAK_WIDE = 38.0, 18.0, 15.0, 10.0, 20.0  # pixels before scaling
RIM = 4.0  # around the bubble, for its shadow


class BeakSide(enum.Enum):
    """Side of a bubble that has the beak."""

    LEFT = enum.auto()
    RIGHT = enum.auto()
    UP = enum.auto()
    DOWN = enum.auto()


class PhraseBubble(PaintedLabel):
    """One phrase; it grows from its beak, stays STAY_MS and fades."""

    def __init__(self, skin: TableStyle, parent: QWidget) -> None:
        super().__init__(skin, parent)
        self._beak = BeakSide.LEFT
        self.phrase: Text | None = None
        self._animation = QVariantAnimation(self)
        self._animation.valueChanged.connect(self.update)
        self._animation.finished.connect(self._grown_or_gone)
        self._staying = QTimer(self, singleShot=True, interval=STAY_MS)
        self._staying.timeout.connect(self._fade)
        self.hide()

    def say(self, phrase: Text) -> None:
        """Show this phrase."""
        self.phrase = phrase
        self.setAccessibleName(self.skin.words.text(phrase))
        self.refresh()
        self._staying.start()
        self._run(GROW_MS, 0.0, 1.0, QEasingCurve.Type.OutBack)

    def forget(self) -> None:
        """Remove the phrase at once."""
        self._staying.stop()
        self._animation.stop()
        self.phrase = None
        self.hide()

    def wanted(self) -> QSizeF:
        """Return the size with a beak at any side."""
        width = text_width(self.accessibleName(), self.skin.font(TYPE)) + 2 * PAD * self.skin.scale
        beak = BEAK_LONG * self.skin.scale
        return QSizeF(math.ceil(width + beak + 2 * RIM), math.ceil(HIGH * self.skin.scale + beak + 2 * RIM))

    def lay(self, spot: QRectF, plate: QRectF) -> None:
        """Put the bubble there, the beak towards the plate."""
        if spot.left() >= plate.right():
            self._beak = BeakSide.LEFT
        elif spot.right() <= plate.left():
            self._beak = BeakSide.RIGHT
        else:
            self._beak = BeakSide.UP if spot.center().y() > plate.center().y() else BeakSide.DOWN
        self.setGeometry(spot.toAlignedRect())
        self.show()
        self.refresh()

    def retranslate(self) -> None:
        if self.phrase is not None:
            self.setAccessibleName(self.skin.words.text(self.phrase))
            self.refresh()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._animation.state() is not QVariantAnimation.State.Running:
            super().paintEvent(event)
            return
        share = max(0.0, float(self._animation.currentValue()))
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setOpacity(min(1.0, share))
        if self._staying.isActive():  # it grows from its beak
            foot = self._foot()
            painter.translate(foot)
            painter.scale(0.6 + 0.4 * share, 0.6 + 0.4 * share)
            painter.translate(-foot)
        painter.drawPixmap(0, 0, self._painted(self.devicePixelRatioF()))
        painter.end()

    def paint_on(self, painter: QPainter) -> None:
        body = self._body()
        shape = rounded_rect(body, min(19 * self.skin.scale, body.height() / 2)).united(self._beak_shape(body))
        high_contrast = self.skin.theme.high_contrast
        if not high_contrast:
            paint_shadow(painter, body, body.height() / 2, 2.0, 0.3)
        fill(painter, shape, "#000000" if high_contrast else PAPER)
        if high_contrast:
            stroke(painter, shape, "#FFFFFF", 2)
        ink = "#FFFFFF" if high_contrast else INK
        paint_text(painter, body, self.accessibleName(), self.skin.font(TYPE), ink, Align.AlignHCenter)

    def _body(self) -> QRectF:
        """Return the bubble without its beak."""
        beak = BEAK_LONG * self.skin.scale
        rect = QRectF(self.rect()).adjusted(RIM, RIM, -RIM, -RIM)
        match self._beak:
            case BeakSide.LEFT | BeakSide.RIGHT:
                rect.adjust(beak if self._beak is BeakSide.LEFT else 0, beak / 2, 0, -beak / 2)
                rect.setWidth(rect.width() - (beak if self._beak is BeakSide.RIGHT else 0))
            case BeakSide.UP:
                rect.adjust(beak / 2, beak, -beak / 2, 0)
            case BeakSide.DOWN:
                rect.adjust(beak / 2, 0, -beak / 2, -beak)
        return rect

    def _foot(self) -> QPointF:
        """Return the tip of the beak."""
        body, beak = self._body(), BEAK_LONG * self.skin.scale
        tip = {
            BeakSide.LEFT: (body.left() - beak, body.center().y()),
            BeakSide.RIGHT: (body.right() + beak, body.center().y()),
            BeakSide.UP: (body.center().x(), body.top() - beak),
            BeakSide.DOWN: (body.center().x(), body.bottom() + beak),
        }[self._beak]
        return QPointF(*tip)

    def _beak_shape(self, body: QRectF) -> QPainterPath:
        tip, half, inside = self._foot(), BEAK_WIDE * self.skin.scale / 2, 2.0
        point = (tip.x(), tip.y())
        if self._beak in (BeakSide.LEFT, BeakSide.RIGHT):
            x = body.left() + inside if self._beak is BeakSide.LEFT else body.right() - inside
            return polygon((x, tip.y() - half * 0.6), point, (x, tip.y() + half * 0.6))
        y = body.top() + inside if self._beak is BeakSide.UP else body.bottom() - inside
        return polygon((tip.x() - half, y), point, (tip.x() + half, y))

    def _fade(self) -> None:
        self._run(FADE_MS, 1.0, 0.0, QEasingCurve.Type.Linear)

    def _run(self, ms: int, start: float, end: float, curve: QEasingCurve.Type) -> None:
        self._animation.stop()
        self._animation.setDuration(0 if self.skin.look.reduce_motion else round(ms / max(0.1, self.skin.look.speed)))
        self._animation.setStartValue(start)
        self._animation.setEndValue(end)
        self._animation.setEasingCurve(QEasingCurve(curve))
        self._animation.start()

    def _grown_or_gone(self) -> None:
        if not self._staying.isActive():
            self.forget()


class PhraseBubbles:
    """At most one phrase bubble per seat; a phrase without room is only spoken."""

    def __init__(self, skin: TableStyle, parent: QWidget) -> None:
        self._skin = skin
        self._parent = parent
        self._bubbles: dict[Seat, PhraseBubble] = {}

    def say(self, seat: Seat, phrase: Text) -> None:
        """Show a seat's phrase in place of its earlier one."""
        if seat not in self._bubbles:
            self._bubbles[seat] = PhraseBubble(self._skin, self._parent)
        self._bubbles[seat].say(phrase)

    def clear(self) -> None:
        for bubble in self._bubbles.values():
            bubble.forget()

    def widgets(self) -> list[PhraseBubble]:
        """Return all bubbles, hidden ones too."""
        return list(self._bubbles.values())

    def retranslate(self) -> None:
        for bubble in self._bubbles.values():
            bubble.retranslate()

    def lay(self, geometry: Geometry, places: Mapping[Seat, int], taken: Sequence[QRectF]) -> None:
        """Put every bubble beside its plate where there is room, otherwise below."""
        covered = list(taken)
        for seat, bubble in self._bubbles.items():
            if bubble.phrase is None or seat not in places:
                continue
            place = places[seat]
            spots = list(free_spots(geometry, place, bubble.wanted(), covered, ()))
            plate = geometry.plates[place]
            beside = [spot for spot in spots if abs(spot.center().y() - plate.center().y()) < plate.height() / 2]
            spot = next(iter((*beside, *spots)), None)
            if spot is None:
                bubble.hide()
                continue
            bubble.lay(spot, plate)
            covered.append(spot)

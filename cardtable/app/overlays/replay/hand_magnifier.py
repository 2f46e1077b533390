"""Magnifier of open hands: a bubble with the cards of the hand under the pointer, large enough to read."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSizeF, Qt, QTimer
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from cardtable.core.cards import Cards
from cardtable.core.zones import Zone
from cardtable.table.art.card_pixmaps import CardPixmaps
from cardtable.table.art.themes import FACE
from cardtable.table.art.vector_drawing import fill, rounded_rect, smooth_painter, stroke
from cardtable.table.cards.pile import Pile
from cardtable.table.layout.geometry import centred
from cardtable.table.layout.pose import HEIGHT
from cardtable.table.layout.text_scaling import magnification
from cardtable.table.table_scene import TableScene

REST_MS = 150  # the pointer rests before a hand is shown
LEAVE_MS = 120  # after the pointer has left
CARD, STEP = 62.0, 0.46  # width of a card before scaling; distance of two cards as a share of it
ENOUGH = 46.0  # pixels: cards as wide as this are readable as they lie
MARGIN, APART = 10.0, 12.0  # around the cards; between hand and bubble; pixels before scaling
CORNER = 14.0
MOST_IN_ROW = 14  # cards; longer hands take two rows


class HandMagnifier(QWidget):
    """Bubble over a table with open hands; it takes no click and never covers the hand that it shows."""

    def __init__(self, scene: TableScene, faces: CardPixmaps, page: QWidget, panels: Sequence[QWidget]) -> None:
        """Make the bubble, hidden; it covers `panels` only where there is no other room."""
        super().__init__(page)
        self._scene, self._faces, self._page, self._panels = scene, faces, page, panels
        self._zone: Zone | None = None  # hand under the pointer
        self._shown: Cards = ()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._follow)
        faces.facesChanged.connect(self.update)  # sharp pictures follow in a moment
        page.setMouseTracking(True)
        page.installEventFilter(self)

    @property
    def cards(self) -> Cards:
        """Cards that the bubble shows; () while it is hidden."""
        return () if self.isHidden() else self._shown

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QMouseEvent) and event.type() == QEvent.Type.MouseMove:
            self._point(event.position())
        elif event.type() in (QEvent.Type.Leave, QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress):
            self._point(None)
        return super().eventFilter(watched, event)

    def show_hand(self, zone: Zone) -> bool:
        """Show a hand at once; return False if it is readable as it lies, or has no card face up."""
        pile = self._scene.board.piles.get(zone)
        cards = () if pile is None else _small_cards(pile)
        if pile is None or not cards:
            self.hide()
            return False
        self._zone, self._shown = zone, cards
        self.setGeometry(self._place(_bounds(pile)).toAlignedRect())
        self.raise_()
        self.show()
        self.update()
        return True

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        theme, unit = self._scene.table_style.theme, magnification(self._page.size().toSizeF())
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        fill(painter, rounded_rect(box, CORNER * unit), FACE)
        stroke(painter, rounded_rect(box, CORNER * unit), theme.glow, 2)
        self._paint_cards(painter, unit)
        painter.end()

    def _paint_cards(self, painter: QPainter, unit: float) -> None:
        width, margin = CARD * unit, MARGIN * unit
        for place, card in enumerate(self._shown):
            row, column = divmod(place, MOST_IN_ROW)
            corner = QPointF(margin + column * STEP * width, margin + row * (width * HEIGHT + margin / 2))
            face = self._faces.face(card, width, self.devicePixelRatioF())
            painter.drawPixmap(QRectF(corner.x(), corner.y(), width, width * HEIGHT), face, QRectF(face.rect()))

    def _point(self, spot: QPointF | None) -> None:
        """Note the hand under the pointer; None: no hand."""
        zone = None if spot is None else self._zone_at(spot)
        if zone != self._zone:
            self._zone = zone
            self._timer.start(LEAVE_MS if zone is None else REST_MS)

    def _follow(self) -> None:
        if self._zone is None:
            self.hide()
        else:
            self.show_hand(self._zone)

    def _zone_at(self, spot: QPointF) -> Zone | None:
        board = self._scene.board
        hands = (pile for pile in board.piles.values() if self._is_hand(pile))
        return next((pile.zone for pile in hands if pile.widgets and _bounds(pile).contains(spot)), None)

    def _place(self, hand: QRectF) -> QRectF:
        """Return the bubble's rectangle beside the hand, inside the page, where it covers least of hands and panels."""
        unit = magnification(self._page.size().toSizeF())
        rows = -(-len(self._shown) // MOST_IN_ROW)
        in_row = min(len(self._shown), MOST_IN_ROW)
        width = (CARD * (1 + STEP * (in_row - 1)) + 2 * MARGIN) * unit
        height = (CARD * HEIGHT * rows + MARGIN * (2 + (rows - 1) / 2)) * unit
        middle, apart = self._scene.board.geometry.middle, APART * unit
        across, down = (hand.width() + width) / 2 + apart, (hand.height() + height) / 2 + apart
        inwards = math.copysign(across, middle.x() - hand.center().x())
        towards = math.copysign(down, middle.y() - hand.center().y())
        sides = ((0, towards), (inwards, 0), (0, -towards), (inwards, towards), (inwards, -towards))
        room = QRectF(self._page.rect()).adjusted(4, 4, -4, -4)
        places = [
            _moved_inside(centred(spot.x(), spot.y(), QSizeF(width, height)), room)
            for spot in (hand.center() + QPointF(*by) for by in sides)
        ]
        others = [*self._covered(), hand]
        return min(places, key=lambda place: sum(map(_area, (place.intersected(other) for other in others))))

    def _covered(self) -> list[QRectF]:
        """Return what the bubble should leave free: the other hands, and the panels of the page."""
        piles = self._scene.board.piles.values()
        hands = [_bounds(pile) for pile in piles if pile.widgets and pile.zone != self._zone and self._is_hand(pile)]
        panels = [QRectF(panel.geometry()) for panel in self._panels if panel.isVisible()]
        return [*hands, *panels]

    def _is_hand(self, pile: Pile) -> bool:
        return self._scene.board.places.kinds.is_hand(pile.zone)


def _small_cards(pile: Pile) -> Cards:
    """Return the cards of a hand, all face up, if they are too small to read; else ()."""
    cards = tuple(widget.final_card for widget in pile.widgets)
    small = bool(cards) and pile.poses()[0].width < ENOUGH
    return tuple(card for card in cards if card is not None) if small and None not in cards else ()


def _bounds(pile: Pile) -> QRectF:
    bounds = QRectF()
    for pose in pile.poses():
        bounds = bounds.united(pose.bounds())
    return bounds


def _area(rect: QRectF) -> float:
    return rect.width() * rect.height()


def _moved_inside(rect: QRectF, room: QRectF) -> QRectF:
    rect.moveLeft(max(room.left(), min(rect.left(), room.right() - rect.width())))
    rect.moveTop(max(room.top(), min(rect.top(), room.bottom() - rect.height())))
    return rect

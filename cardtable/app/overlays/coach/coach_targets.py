"""Targets of the coach's sentences on the table: areas that the bubble mustn't cover, and the spotlight on a target."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import reduce

from PySide6.QtCore import QEasingCurve, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from cardtable.core.guidance.lessons import SpotlightTarget
from cardtable.table.art.vector_drawing import colour, fill, rounded_rect, smooth_painter, stroke
from cardtable.table.cards.card_states import coming_places
from cardtable.table.cards.card_widget import CardWidget
from cardtable.table.cards.pile import Pile
from cardtable.table.hud.command_buttons import CommandButton
from cardtable.table.layout.bubble_placement import BubbleObstacles
from cardtable.table.layout.pile_layout import PileShape
from cardtable.table.layout.pose import RADIUS, RAISE
from cardtable.table.style.table_style import TableStyle
from cardtable.table.table_scene import TableScene

BRACKETS = 28.0  # pixels of the sketches: the captions below a row extend beyond its cards by this much
MELD_ROOM = 0.42  # share of the viewer's tray, from its leading edge: the place of the next meld


class CoachTargets:
    """Rectangles of the targets; asked of the scene at each call, because cards move."""

    def __init__(self, scene: TableScene, table: QWidget) -> None:
        self._scene, self._table = scene, table

    def card(self, glow: SpotlightTarget | None) -> CardWidget | None:
        hand = self._scene.board.own_hand()
        if glow is None or not glow.cards or hand is None:
            return None
        return next((widget for widget in reversed(hand.widgets) if widget.final_card == glow.cards[0]), None)

    def over(self, card: CardWidget) -> Sequence[CardWidget]:
        hand = self._scene.board.own_hand()
        widgets = [] if hand is None else hand.widgets
        return widgets[widgets.index(card) + 1 :] if card in widgets else ()

    def rect(self, glow: SpotlightTarget | None) -> QRectF | None:
        """Return the rectangle of the target, a card at its raised height; None without one."""
        card = self.card(glow)
        if card is not None:
            return card.pose._replace(y=card.pose.y - RAISE * card.pose.width).rect()
        if glow is None:
            return None
        if glow.command:
            button = self.button(glow)
            if button is None:
                return None
            corner = button.mapTo(self._table, button.rect().topLeft())
            return QRectF(button.rect()).translated(corner.toPointF())
        pile = None if glow.zone is None else self._scene.board.piles.get(glow.zone)
        if pile is None:
            return None
        return pile.widgets[-1].pose.rect() if pile.widgets else pile.place.first_card()

    def button(self, glow: SpotlightTarget | None) -> CommandButton | None:
        hud = self._scene.hud
        bars = [bar for bar in (hud.commands, hud.question.bar) if bar.isVisible()]
        buttons = (button for bar in bars for button in bar.shown())
        return next((one for one in buttons if glow is not None and one.command.code == glow.command), None)

    def plate(self) -> QRectF:
        """Return the rectangle of the viewer's own plate, from which a sentence without a target is spoken."""
        return self._scene.board.geometry.plates[0]

    def obstacles(self, glow: SpotlightTarget | None) -> BubbleObstacles:
        """Return the areas that a bubble must not cover, with the goal of a card, and those better left visible."""
        scene, geometry, hud = self._scene, self._scene.board.geometry, self._scene.hud
        fans = [rect for rect in geometry.fans if rect is not None]
        between = [geometry.piles] if geometry.trays else []  # captions may be written beside the cards
        panels = [rect for rect in (geometry.info, geometry.score) if rect is not None]
        trick = [pose.rect() for pose in geometry.trick]  # its empty places may be covered while the others wait
        empty = (geometry.hand, geometry.row, *geometry.trays, *between, *panels, *trick, *fans)
        taken = [rect for rect in geometry.occupied() if rect not in empty]
        meld = self._next_meld() if glow is not None and glow.cards else []
        coming = coming_places(scene.board, scene.current.shown)
        taken += [self._hand(), *meld, *self._laid_out(), *self._row(), *self._trick(), *coming]
        taken += _shown(hud.commands, hud.question)
        return BubbleObstacles(taken, [*fans, *between, *panels, *_shown(hud.prompt, *hud.bubbles.widgets())])

    def _hand(self) -> QRectF:
        """Return the rectangle of the viewer's cards at their raised height."""
        hand = self._scene.board.own_hand()
        around = QRectF() if hand is None else _around(hand)
        return around if around.isEmpty() else around.adjusted(0, -RAISE * self._scene.board.geometry.card, 0, 0)

    def _trick(self) -> list[QRectF]:
        slots = (pile for pile in self._scene.board.piles.values() if pile.place.shape is PileShape.SLOT)
        return [pile.place.first_card() for pile in slots if pile.widgets]

    def _row(self) -> list[QRectF]:
        """Return the occupied part of a row in the middle, with the captions below it; empty without one."""
        board, around = self._scene.board, QRectF()
        row = board.geometry.row
        if row is None:
            return []
        hand = board.own_hand()
        for pile in board.piles.values():
            for widget in pile.widgets if pile is not hand else ():
                if row.contains(widget.pose.rect().center()):
                    around = around.united(widget.pose.rect())
        by = self._scene.table_style.px(BRACKETS)
        return [] if around.isEmpty() else [around.adjusted(-by, 0, by, row.bottom() - around.bottom())]

    def _next_meld(self) -> list[QRectF]:
        """Return the part of the viewer's tray for the next meld; empty without trays."""
        geometry = self._scene.board.geometry
        if not geometry.trays:
            return []
        room = QRectF(geometry.trays[0])
        room.setWidth(room.width() * MELD_ROOM)
        if geometry.right_to_left:
            room.moveRight(geometry.trays[0].right())
        return [room]

    def _laid_out(self) -> list[QRectF]:
        """Return the rectangles of cards in piles and of empty piles between the trays; empty parts may be covered."""
        board = self._scene.board
        piles = [pile for pile in board.piles.values() if pile.place.shape in (PileShape.SPREAD, PileShape.STACK)]
        between = board.geometry.piles if board.geometry.trays else QRectF()
        places = [pile.place.first_card() for pile in piles if not pile.widgets]
        cards = [_around(pile) for pile in piles if pile.widgets]
        return [*cards, *(place for place in places if between.contains(place.center()))]


def _around(pile: Pile) -> QRectF:
    return reduce(QRectF.united, (widget.pose.rect() for widget in pile.widgets), QRectF())


def _shown(*widgets: QWidget) -> list[QRectF]:
    return [QRectF(one.geometry()) for one in widgets if not one.isHidden()]


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

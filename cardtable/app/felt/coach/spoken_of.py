"""Where on the table lies what the coach speaks of, and what its bubble may not cover."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from cardtable.app.felt.coach.bubble_place import Around
from cardtable.core.lessons import Glow
from cardtable.table.cards.card_pile import Pile
from cardtable.table.cards.card_widget import CardWidget
from cardtable.table.cards.states import coming_places
from cardtable.table.layout.pile_place import Shape
from cardtable.table.layout.pose import RAISE
from cardtable.table.scene import Scene

BRACKETS = 28.0  # pixels of the sketches: how far what is written below a row reaches beyond its cards
MELD_ROOM = 0.42  # of the own tray, from where it is filled: the place of the next meld


class SpokenOf:
    """Asks the scene each time, for cards move."""

    def __init__(self, scene: Scene, table: QWidget) -> None:
        self._scene, self._table = scene, table

    def card(self, glow: Glow | None) -> CardWidget | None:
        """The own card that glows."""
        hand = self._scene.board.own_hand()
        if glow is None or not glow.cards or hand is None:
            return None
        return next((widget for widget in reversed(hand.widgets) if widget.due == glow.cards[0]), None)

    def rect(self, glow: Glow | None) -> QRectF | None:
        """What glows; a card as high as it will be raised."""
        card = self.card(glow)
        if card is not None:
            return card.pose._replace(y=card.pose.y - RAISE * card.pose.width).rect()
        if glow is None:
            return None
        if glow.command:
            return self._command(glow.command)
        pile = None if glow.zone is None else self._scene.board.piles.get(glow.zone)
        if pile is None:
            return None
        return pile.widgets[-1].pose.rect() if pile.widgets else pile.place.first_card()

    def plate(self) -> QRectF:
        """That of the person, which a sentence about nothing on the table is said from."""
        return self._scene.board.geometry.plates[0]

    def around(self, glow: Glow | None) -> Around:
        """What the bubble may not cover, also the place where a card is to go, and what is only better seen."""
        scene, geometry, furniture = self._scene, self._scene.board.geometry, self._scene.furniture
        fans = [rect for rect in geometry.fans if rect is not None]
        empty = (geometry.hand, geometry.row, *geometry.trays[:1], *(pose.rect() for pose in geometry.trick), *fans)
        taken = [rect for rect in geometry.occupied() if rect not in empty]
        taken += [
            self._hand(),
            *self._own_tray(melds=glow is not None and bool(glow.cards)),
            *self._row(),
            *self._trick(),
            *coming_places(scene.board, scene.showing.shown),
        ]
        taken += _shown(furniture.commands, furniture.question)
        return Around(taken, [*fans, *_shown(furniture.prompt, *furniture.bubbles.widgets())])

    def _hand(self) -> QRectF:
        """The own cards as high as they may be raised."""
        hand = self._scene.board.own_hand()
        around = QRectF() if hand is None else _around(hand)
        card = self._scene.board.geometry.card
        return around.adjusted(0, -RAISE * card, 0, 0) if not around.isEmpty() else around

    def _trick(self) -> list[QRectF]:
        """The places of a trick under way; while none is, they may be written on."""
        slots = [pile for pile in self._scene.board.piles.values() if pile.place.shape is Shape.SLOT]
        return [pile.place.first_card() for pile in slots] if any(pile.widgets for pile in slots) else []

    def _row(self) -> list[QRectF]:
        """As much of a row in the middle as has cards, with what is written below them."""
        board, around = self._scene.board, QRectF()
        row = board.geometry.row
        if row is None:
            return []
        hand = board.own_hand()
        for pile in board.piles.values():
            for widget in pile.widgets if pile is not hand else ():
                if row.contains(widget.pose.rect().center()):
                    around = around.united(widget.pose.rect())
        by = self._scene.skin.px(BRACKETS)
        return (
            [] if around.isEmpty() else [QRectF(around.left() - by, row.top(), around.width() + 2 * by, row.height())]
        )

    def _own_tray(self, *, melds: bool) -> list[QRectF]:
        """The melds of the own side, and the place of the next one where cards are to be laid."""
        board = self._scene.board
        if not board.geometry.trays:
            return []
        tray = QRectF(board.geometry.trays[0])
        room = QRectF(tray)
        room.setWidth(tray.width() * MELD_ROOM)
        if board.geometry.right_to_left:
            room.moveRight(tray.right())
        lying = [_around(pile) for pile in board.piles.values() if pile.widgets]
        return [*([room] if melds else []), *(rect for rect in lying if tray.intersects(rect))]

    def _command(self, code: str) -> QRectF | None:
        """The button that gives a command, where it can be seen."""
        furniture = self._scene.furniture
        for bar in (furniture.commands, furniture.question.bar):
            for button in bar.shown():
                if bar.isVisible() and button.command.code == code:
                    corner = button.mapTo(self._table, button.rect().topLeft())
                    return QRectF(button.rect()).translated(corner.toPointF())
        return None


def _around(pile: Pile) -> QRectF:
    """All cards of a pile."""
    around = QRectF()
    for widget in pile.widgets:
        around = around.united(widget.pose.rect())
    return around


def _shown(*widgets: QWidget) -> list[QRectF]:
    """Where those are that can be seen."""
    return [QRectF(one.geometry()) for one in widgets if not one.isHidden()]

"""Where on the table lies what the coach speaks of, and what its bubble may not cover."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from cardtable.core.lessons import SpotlightTarget
from cardtable.table.cards.card_states import coming_places
from cardtable.table.cards.card_widget import CardWidget
from cardtable.table.cards.pile import Pile
from cardtable.table.hud.command_buttons import CommandButton
from cardtable.table.layout.bubble_placement import Around
from cardtable.table.layout.pile_layout import PileShape
from cardtable.table.layout.pose import RAISE
from cardtable.table.table_scene import TableScene

BRACKETS = 28.0  # pixels of the sketches: how far what is written below a row reaches beyond its cards
MELD_ROOM = 0.42  # of the own tray, from where it is filled: the place of the next meld


class CoachTargets:
    """Asks the scene each time, for cards move."""

    def __init__(self, scene: TableScene, table: QWidget) -> None:
        self._scene, self._table = scene, table

    def card(self, glow: SpotlightTarget | None) -> CardWidget | None:
        """The own card that glows."""
        hand = self._scene.board.own_hand()
        if glow is None or not glow.cards or hand is None:
            return None
        return next((widget for widget in reversed(hand.widgets) if widget.due == glow.cards[0]), None)

    def over(self, card: CardWidget) -> Sequence[CardWidget]:
        """The own cards that lie over this one."""
        hand = self._scene.board.own_hand()
        widgets = [] if hand is None else hand.widgets
        return widgets[widgets.index(card) + 1 :] if card in widgets else ()

    def rect(self, glow: SpotlightTarget | None) -> QRectF | None:
        """What glows; a card as high as it will be raised."""
        card = self.card(glow)
        if card is not None:
            return card.pose._replace(y=card.pose.y - RAISE * card.pose.width).rect()
        if glow is None:
            return None
        if glow.command:
            button = self.button(glow)
            return None if button is None else self._button_rect(button)
        pile = None if glow.zone is None else self._scene.board.piles.get(glow.zone)
        if pile is None:
            return None
        return pile.widgets[-1].pose.rect() if pile.widgets else pile.place.first_card()

    def button(self, glow: SpotlightTarget | None) -> CommandButton | None:
        """The button that glows, where it can be seen."""
        furniture = self._scene.furniture
        bars = [bar for bar in (furniture.commands, furniture.question.bar) if bar.isVisible()]
        buttons = (button for bar in bars for button in bar.shown())
        return next((one for one in buttons if glow is not None and one.command.code == glow.command), None)

    def _button_rect(self, button: CommandButton) -> QRectF:
        corner = button.mapTo(self._table, button.rect().topLeft())
        return QRectF(button.rect()).translated(corner.toPointF())

    def plate(self) -> QRectF:
        """That of the person, which a sentence about nothing on the table is said from."""
        return self._scene.board.geometry.plates[0]

    def around(self, glow: SpotlightTarget | None) -> Around:
        """What the bubble may not cover, also the place where a card is to go, and what is only better seen."""
        scene, geometry, furniture = self._scene, self._scene.board.geometry, self._scene.furniture
        fans = [rect for rect in geometry.fans if rect is not None]
        between = [geometry.piles] if geometry.trays else []  # where something may be written beside the cards
        panels = [rect for rect in (geometry.info, geometry.score) if rect is not None]
        empty = (
            geometry.hand,
            geometry.row,
            *geometry.trays,
            *between,
            *panels,
            *(pose.rect() for pose in geometry.trick),
            *fans,
        )
        taken = [rect for rect in geometry.occupied() if rect not in empty]
        taken += [
            self._hand(),
            *(self._next_meld() if glow is not None and glow.cards else []),
            *self._laid_out(),
            *self._row(),
            *self._trick(),
            *coming_places(scene.board, scene.showing.shown),
        ]
        taken += _shown(furniture.commands, furniture.question)
        return Around(taken, [*fans, *between, *panels, *_shown(furniture.prompt, *furniture.bubbles.widgets())])

    def _hand(self) -> QRectF:
        """The own cards as high as they may be raised."""
        hand = self._scene.board.own_hand()
        around = QRectF() if hand is None else _around(hand)
        card = self._scene.board.geometry.card
        return around.adjusted(0, -RAISE * card, 0, 0) if not around.isEmpty() else around

    def _trick(self) -> list[QRectF]:
        """The cards of a trick under way; where none lies yet may be written on: others wait while a bubble is up."""
        return [
            pile.place.first_card()
            for pile in self._scene.board.piles.values()
            if pile.place.shape is PileShape.SLOT and pile.widgets
        ]

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
        return [] if around.isEmpty() else [around.adjusted(-by, 0, by, row.bottom() - around.bottom())]

    def _next_meld(self) -> list[QRectF]:
        """Where in the own tray cards are to be laid."""
        geometry = self._scene.board.geometry
        if not geometry.trays:
            return []
        tray = geometry.trays[0]
        room = QRectF(tray)
        room.setWidth(tray.width() * MELD_ROOM)
        if geometry.right_to_left:
            room.moveRight(tray.right())
        return [room]

    def _laid_out(self) -> list[QRectF]:
        """The cards that lie in piles, and the places of the table's own; empty parts of trays may be written on."""
        board = self._scene.board
        piles = [pile for pile in board.piles.values() if pile.place.shape in (PileShape.SPREAD, PileShape.STACK)]
        between = board.geometry.piles if board.geometry.trays else QRectF()
        places = [pile.place.first_card() for pile in piles if not pile.widgets]
        return [
            *(_around(pile) for pile in piles if pile.widgets),
            *(place for place in places if between.contains(place.center())),
        ]


def _around(pile: Pile) -> QRectF:
    """All cards of a pile."""
    around = QRectF()
    for widget in pile.widgets:
        around = around.united(widget.pose.rect())
    return around


def _shown(*widgets: QWidget) -> list[QRectF]:
    """Where those are that can be seen."""
    return [QRectF(one.geometry()) for one in widgets if not one.isHidden()]

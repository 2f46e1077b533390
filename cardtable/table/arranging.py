"""Where everything on the table lies: the geometry in force, and cards and furniture put into it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSizeF

from cardtable.core.cards import Cards
from cardtable.core.zones import Zone
from cardtable.table.cards.board import Board
from cardtable.table.cards.shown import Shown
from cardtable.table.furniture.writings import writings
from cardtable.table.layout.geometry import Geometry, Request
from cardtable.table.layout.magnify import largest_unit, magnified
from cardtable.table.layout.pile_place import Shape
from cardtable.table.layout.pile_places import Places
from cardtable.table.motion.plans import Motion, Move
from cardtable.table.painting import measure

if TYPE_CHECKING:
    from cardtable.table.widget import TableWidget

Targets = Callable[[Zone, Cards], frozenset[Zone]]


class Arranging:
    """Works on a table's board, furniture and backdrop; decides nothing but places."""

    def __init__(self, table: TableWidget) -> None:
        self._table = table
        self._wanted: tuple[QSizeF, QSizeF] = (QSizeF(), QSizeF())  # what the panels asked for

    def geometry(self, places: Places) -> Geometry:
        """The geometry for the table's size and the panels' wishes; scale and unit of motion follow it."""
        wanted = measure.unit()
        request = self._request(places, wanted)
        unit = largest_unit(request, wanted)
        if unit != wanted:
            request = self._request(places, unit)
        geometry = magnified(request, unit)
        self._table.skin.scale = geometry.scale
        self._table.animator.set_unit(geometry.card)
        return geometry

    def _request(self, places: Places, unit: float) -> Request:
        """What is to be laid out; the panels' wishes depend on how large it is going to be."""
        table, look = self._table, self._table.skin.look
        size = QSizeF(max(table.width(), 320), max(table.height(), 240))
        table.furniture.narrow_for(size / unit if places.owners else None)
        self._wanted = self._wishes()
        return Request(
            size,
            places.seats,
            *self._wanted,
            look.right_to_left,
            trays=len(places.owners),
            row=places.has_row,
            open_hands=places.open_hands,
            large_indices=look.large_indices,
        )

    def is_outgrown(self) -> bool:
        """Whether the panels want another size than they were given."""
        return self._wishes() != self._wanted

    def place_cards(self, board: Board) -> None:
        """Put every card where it belongs, at once; the pictures of the own hand are drawn before all others."""
        for pile in board.piles.values():
            for widget, pose in zip(pile.widgets, pile.poses(), strict=True):
                board.planned[widget] = pose
                widget.place(pose)
        hand = board.own_hand()
        if hand is not None and hand.widgets:
            cards = [widget.due for widget in hand.widgets if widget.due is not None]
            self._table.skin.faces.prepare(cards, hand.place.card, self._table.devicePixelRatioF())

    def shift_cards(self, board: Board) -> None:
        """Let cards slide to where they belong now: the game has said something new about them, or the person has."""
        table = self._table
        if not table.animator.is_idle:
            return  # the next plan begins where they lie
        for pile in board.piles.values():
            for widget, pose in zip(pile.widgets, pile.poses(), strict=True):
                if board.planned.get(widget, widget.pose) != pose and widget not in table.drag.dragged:
                    board.planned[widget] = pose
                    scale = pose.width / board.geometry.card
                    goal = QPointF(pose.x, pose.y)
                    table.animator.aside(Move(widget, goal, pose.angle, widget.due, Motion.SHIFT, scale))

    def lay_furniture(self, board: Board, geometry: Geometry, shown: Shown, targets: Targets) -> None:
        """Put plates, panels and pills where they belong, and write on the cloth."""
        table = self._table
        table.furniture.lay(board, geometry)
        table.backdrop.slots = _slots(board, shown, targets)
        table.backdrop.writings = writings(board, shown.display, table.skin)
        table.update()

    def _wishes(self) -> tuple[QSizeF, QSizeF]:
        return self._table.furniture.info.wanted(), self._table.furniture.score.wanted()


def _slots(board: Board, shown: Shown, targets: Targets) -> list[QRectF]:
    """The dashed place of the viewer's card to come, on the viewer's turn to play to a trick or to an empty row."""
    hand = board.own_hand()
    if hand is None or board.viewer not in shown.acting:
        return []
    cards = shown.liftable.get(hand.zone, frozenset())
    goals = targets(hand.zone, (min(cards),)) if cards else frozenset()
    piles = [board.piles[zone] for zone in goals if zone in board.piles]
    begun = [
        pile.place for pile in piles if not pile.widgets and (pile.place.shape is Shape.SLOT or pile.place.grouped)
    ]
    return [place.first_card() for place in begun]

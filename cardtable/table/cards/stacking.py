"""The order of the cards as widgets: who lies over whom, what a screen reader reads, where Tab goes.

All three hang on the children's order and the focus chain, so they are set together after every move.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QWidget

from cardtable.table.cards.board import Board
from cardtable.table.cards.card_pile import Pile
from cardtable.table.cards.card_widget import CardWidget
from cardtable.table.layout.pile_place import PileShape

_ORDER = {PileShape.FAN: 0, PileShape.STACK: 1, PileShape.SPREAD: 2, PileShape.SLOT: 3, PileShape.HAND: 4}
_BLOCKS = {(True, False): 0, (False, True): 1, (False, False): 2}  # of a tray: across, squared-up, other melds


def ordered_piles(board: Board) -> list[Pile]:
    """The piles in the order of reading: others' hands, the middle, the trick clockwise, the own hand last."""

    def rank(pile: Pile) -> tuple[int, int, int, float, float]:
        owner = 0 if pile.zone.owner is None else board.places.position(pile.zone.owner)
        # the card on the left of the own seat is read before the own one
        turn = owner if owner else board.places.seats
        area = pile.place.area
        if not board.places.in_tray(pile.zone):
            return _ORDER[pile.place.shape], turn, 0, 0, pile.zone.slot
        line, place = round(area.top()), -area.right() if board.mirrored else area.left()
        return _ORDER[pile.place.shape], turn, _BLOCKS[pile.place.across, pile.place.squared], line, place

    return sorted((pile for pile in board.piles.values() if not pile.is_hidden), key=rank)


def card_at(board: Board, point: QPointF) -> tuple[Pile, CardWidget] | None:
    """The topmost card there with the pile it belongs to: from the last painted to the first."""
    lying = (widget for pile in reversed(ordered_piles(board)) for widget in reversed(pile.lying()))
    found = next((widget for widget in lying if not widget.isHidden() and widget.holds(point)), None)
    pile = board.pile_of(found) if found is not None else None
    return None if pile is None or found is None else (pile, found)


def restack(board: Board, above: Sequence[QWidget]) -> None:
    """Raise all cards in the order of reading, and what lies above cards after them."""
    for pile in ordered_piles(board):
        stacked = pile.place.shape is PileShape.STACK or pile.place.squared
        for place, widget in enumerate(pile.lying()):
            widget.flat = place > 0 and stacked
            widget.raise_()
    for other in above:
        other.raise_()

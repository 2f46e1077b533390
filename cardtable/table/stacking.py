"""The order of the cards as widgets: who lies over whom, what a screen reader reads, where Tab goes.

All three hang on the children's order and the focus chain, so they are set together after every move.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from cardtable.core.controls import Mark
from cardtable.core.text import Text, Who
from cardtable.core.zones import Seat
from cardtable.table.board import Board
from cardtable.table.card_widget import CardWidget
from cardtable.table.phrases import (
    CANCELLED,
    HAND_OF,
    MARKED,
    NOT_PLAYABLE,
    PILE_OF_SEAT,
    PILE_OF_TABLE,
    TRICK_BY,
    WINNING,
    YOUR_HAND,
)
from cardtable.table.pile import Pile, Shape
from cardtable.table.skin import Skin

_ORDER = {Shape.FAN: 0, Shape.STACK: 1, Shape.SPREAD: 2, Shape.SLOT: 3, Shape.HAND: 4}


def ordered_piles(board: Board) -> list[Pile]:
    """The piles in the order of reading: others' hands, the middle, the trick clockwise, the own hand last."""

    def rank(pile: Pile) -> tuple[int, int, int]:
        owner = 0 if pile.zone.owner is None else board.places.position(pile.zone.owner)
        # the card on the left of the own seat is read before the own one
        turn = owner if owner else board.places.seats
        return _ORDER[pile.place.shape], turn, pile.zone.slot

    return sorted((pile for pile in board.piles.values() if not pile.is_hidden), key=rank)


def restack(board: Board, above: Sequence[QWidget]) -> None:
    """Raise all cards in the order of reading, and what lies above cards after them."""
    for pile in ordered_piles(board):
        for place, widget in enumerate(pile.widgets):
            widget.flat = place > 0 and pile.place.shape is Shape.STACK
            widget.raise_()
    for other in above:
        other.raise_()


def describe(board: Board, skin: Skin) -> None:
    """Name every card and say in which pile it lies, at which place."""
    for pile in board.piles.values():
        count = len(pile.widgets)
        for place, widget in enumerate(pile.widgets):
            number = count - place if pile.place.shape is Shape.HAND and board.mirrored else place + 1
            where = skin.words.text(_where(board, pile, number, count))
            extra = [skin.words.text(text) for text in _extras(widget)]
            _set(widget, skin.card_name(widget.due), ", ".join([where, *extra]))


def _where(board: Board, pile: Pile, number: int, count: int) -> Text:
    owner = pile.zone.owner
    if owner is None:
        return PILE_OF_TABLE.filled(number, count)
    who = Who(Seat(owner))
    match pile.place.shape:
        case Shape.HAND if board.viewer == owner:
            return YOUR_HAND.filled(number, count)
        case Shape.HAND | Shape.FAN:
            return HAND_OF.filled(who, number, count)
        case Shape.SLOT:
            return TRICK_BY.filled(who)
    return PILE_OF_SEAT.filled(who, number, count)


def _extras(widget: CardWidget) -> list[Text]:
    found = []
    if Mark.WINNING in widget.marks:
        found.append(WINNING)
    if Mark.CANCELLED in widget.marks:
        found.append(CANCELLED)
    if widget.chosen:
        found.append(MARKED)
    if widget.dimmed:
        found.append(NOT_PLAYABLE)
    return found


def _set(widget: CardWidget, name: str, description: str) -> None:
    """Only what changed: every change is told to assistive technology."""
    if widget.accessibleName() != name:
        widget.setAccessibleName(name)
    if widget.accessibleDescription() != description:
        widget.setAccessibleDescription(description)

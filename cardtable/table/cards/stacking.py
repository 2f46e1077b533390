"""The order of the cards as widgets: who lies over whom, what a screen reader reads, where Tab goes.

All three hang on the children's order and the focus chain, so they are set together after every move.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QWidget

from cardtable.core.controls import Mark
from cardtable.core.text import Text, Who, say
from cardtable.core.zones import Seat
from cardtable.table.cards.board import Board
from cardtable.table.cards.card_pile import Pile
from cardtable.table.cards.card_widget import CardWidget, Emphasis
from cardtable.table.layout.pile_place import Shape
from cardtable.table.painting.skin import Skin
from cardtable.table.speech.table_phrases import (
    ADVISED,
    CANCELLED,
    COMING,
    CROSSWISE,
    HAND_OF,
    JUST_RECEIVED,
    MARKED,
    NOT_PLAYABLE,
    ON_TRIAL,
    PILE_NAMED,
    PILE_OF_SEAT,
    PILE_OF_TABLE,
    TRICK_BY,
    WILD,
    WINNING,
    YOUR_HAND,
)
from cardtable.table.speech.word_lists import listed

_ORDER = {Shape.FAN: 0, Shape.STACK: 1, Shape.SPREAD: 2, Shape.SLOT: 3, Shape.HAND: 4}
_BLOCKS = {(True, False): 0, (False, True): 1, (False, False): 2}  # of a tray: across, squared-up, other melds


SAID = {
    Mark.WINNING: WINNING,
    Mark.CANCELLED: CANCELLED,
    Mark.CROSSWISE: CROSSWISE,
    Mark.WILD: WILD,
    Mark.TRIAL: ON_TRIAL,
    Mark.COMING: COMING,
}
STANDS_OUT = {Emphasis.MARKED: MARKED, Emphasis.ADVISED: ADVISED, Emphasis.RECEIVED: JUST_RECEIVED}


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
        stacked = pile.place.shape is Shape.STACK or pile.place.squared
        for place, widget in enumerate(pile.lying()):
            widget.flat = place > 0 and stacked
            widget.raise_()
    for other in above:
        other.raise_()


def describe(board: Board, skin: Skin) -> None:
    """Name every card and say in which pile it lies, at which place."""
    for pile in board.piles.values():
        count = len(pile.widgets)
        count -= len(pile.lent)
        for guest in pile.guests:
            _set(guest, skin.card_name(guest.due), say(skin.words, listed([_lies(board, pile), ON_TRIAL])))
        for place, widget in enumerate(widget for widget in pile.widgets if widget not in pile.lent):
            number = count - place if pile.place.shape is Shape.HAND and board.mirrored else place + 1
            where = listed([_where(board, pile, number, count), *_extras(widget)])
            _set(widget, skin.card_name(widget.due), say(skin.words, where))


def _where(board: Board, pile: Pile, number: int, count: int) -> Text:
    owner = pile.zone.owner
    if owner is None:
        label = board.places.spec(pile.zone).label
        return PILE_NAMED.filled(label, number, count) if label else PILE_OF_TABLE.filled(number, count)
    who = Who(Seat(owner))
    match pile.place.shape:
        case Shape.HAND if board.viewer == owner:
            return YOUR_HAND.filled(number, count)
        case Shape.HAND | Shape.FAN:
            return HAND_OF.filled(who, number, count)
        case Shape.SLOT:
            return TRICK_BY.filled(who)
    return PILE_OF_SEAT.filled(who, number, count)


def _lies(board: Board, pile: Pile) -> Text:
    """Where a card on trial lies: at the end of its pile."""
    count = len(pile.widgets) + len(pile.guests)
    return _where(board, pile, count, count)


def _extras(widget: CardWidget) -> list[Text]:
    found = [text for mark, text in SAID.items() if mark in widget.marks]
    if widget.emphasis in STANDS_OUT:
        found.append(STANDS_OUT[widget.emphasis])
    if widget.dimmed:
        found.append(NOT_PLAYABLE)
    return found


def _set(widget: CardWidget, name: str, description: str) -> None:
    """Only what changed: every change is told to assistive technology."""
    if widget.accessibleName() != name:
        widget.setAccessibleName(name)
    if widget.accessibleDescription() != description:
        widget.setAccessibleDescription(description)

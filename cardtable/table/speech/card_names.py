"""What a screen reader says of each card: its name, where it lies, and what is special about it."""

from __future__ import annotations

from cardtable.core.controls import Mark
from cardtable.core.text import Text, Who, say
from cardtable.core.zones import Seat
from cardtable.table.cards.board import Board
from cardtable.table.cards.card_pile import Pile
from cardtable.table.cards.card_widget import CardWidget, Emphasis
from cardtable.table.layout.pile_place import Shape
from cardtable.table.painting.skin import Skin
from cardtable.table.wording.table_phrases import (
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
from cardtable.table.wording.word_lists import listed

SAID = {
    Mark.WINNING: WINNING,
    Mark.CANCELLED: CANCELLED,
    Mark.CROSSWISE: CROSSWISE,
    Mark.WILD: WILD,
    Mark.TRIAL: ON_TRIAL,
    Mark.COMING: COMING,
}
STANDS_OUT = {Emphasis.MARKED: MARKED, Emphasis.ADVISED: ADVISED, Emphasis.RECEIVED: JUST_RECEIVED}


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

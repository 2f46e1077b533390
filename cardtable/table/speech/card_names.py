"""What a screen reader says of each card: its name, where it lies, and what is special about it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from cardtable.core.cards import Card
from cardtable.core.controls import Mark
from cardtable.core.text import Text, Who, say
from cardtable.core.zones import Seat, Zone
from cardtable.table.cards.board import Board
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
_LAID = frozenset({Mark.TRIAL})
STANDS_OUT = {Emphasis.MARKED: MARKED, Emphasis.ADVISED: ADVISED, Emphasis.RECEIVED: JUST_RECEIVED}


class _Told(NamedTuple):
    """All that the words said of a card depend on, beside the language and what is fixed for a match."""

    card: Card | None
    zone: Zone
    shape: Shape
    number: int  # its place in the pile
    cards: int  # that lie there
    marks: frozenset[Mark]
    emphasis: Emphasis
    dimmed: bool


class CardNames:
    """Names every card and says in which pile it lies, at which place; only what has changed is put into words."""

    def __init__(self, board: Board, skin: Skin) -> None:
        self._board = board
        self._skin = skin
        self._told: dict[CardWidget, _Told] = {}

    def forget(self) -> None:
        """Other words are in force, or another match: all is put into words anew."""
        self._told.clear()

    def describe(self) -> None:
        """Tell of each card what is to be told by now."""
        told = dict(self._to_tell())
        for widget, now in told.items():
            if self._told.get(widget) != now:
                where = listed([_where(self._board, now), *_extras(now)])
                _set(widget, self._skin.card_name(now.card), say(self._skin.words, where))
        self._told = told

    def _to_tell(self) -> Iterator[tuple[CardWidget, _Told]]:
        for pile in self._board.piles.values():
            zone, shape, count = pile.zone, pile.place.shape, len(pile.widgets) + len(pile.guests)
            for guest in pile.guests:  # at the end of the pile
                yield guest, _Told(guest.due, zone, shape, count, count, _LAID, Emphasis.NONE, dimmed=False)
            count = len(pile.widgets) - len(pile.lent)
            from_behind = shape is Shape.HAND and self._board.mirrored
            for place, widget in enumerate(widget for widget in pile.widgets if widget not in pile.lent):
                number = count - place if from_behind else place + 1
                told = _Told(
                    widget.due, zone, shape, number, count, widget.marks, widget.emphasis, dimmed=widget.dimmed
                )
                yield widget, told


def _where(board: Board, told: _Told) -> Text:
    owner, number, count = told.zone.owner, told.number, told.cards
    if owner is None:
        label = board.places.spec(told.zone).label
        return PILE_NAMED.filled(label, number, count) if label else PILE_OF_TABLE.filled(number, count)
    who = Who(Seat(owner))
    match told.shape:
        case Shape.HAND if board.viewer == owner:
            return YOUR_HAND.filled(number, count)
        case Shape.HAND | Shape.FAN:
            return HAND_OF.filled(who, number, count)
        case Shape.SLOT:
            return TRICK_BY.filled(who)
    return PILE_OF_SEAT.filled(who, number, count)


def _extras(told: _Told) -> list[Text]:
    found = [text for mark, text in SAID.items() if mark in told.marks]
    if told.emphasis in STANDS_OUT:
        found.append(STANDS_OUT[told.emphasis])
    if told.dimmed:
        found.append(NOT_PLAYABLE)
    return found


def _set(widget: CardWidget, name: str, description: str) -> None:
    """Only what changed: every change is told to assistive technology."""
    if widget.accessibleName() != name:
        widget.setAccessibleName(name)
    if widget.accessibleDescription() != description:
        widget.setAccessibleDescription(description)

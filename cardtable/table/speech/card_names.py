"""What a screen reader says of each card: its name, and what is special about it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from cardtable.core.cards import Card
from cardtable.core.controls import Mark
from cardtable.core.text import Text, Who, join, say
from cardtable.core.zones import Seat, Zone
from cardtable.table.cards.board import Board
from cardtable.table.cards.card_widget import CardEmphasis, CardWidget
from cardtable.table.layout.pile_place import PileShape
from cardtable.table.painting.skin import TableStyle
from cardtable.table.wording.list_phrases import MIDDLE_LIST, PILE_LIST
from cardtable.table.wording.table_phrases import (
    ADVISED,
    BETTER_THEN,
    CAME_LATER,
    CANCELLED,
    COMING,
    CROSSWISE,
    JUST_RECEIVED,
    MARKED,
    NOT_PLAYABLE,
    ON_TRIAL,
    PILE_OF_TABLE,
    PLAYED_THEN,
    TRICK_BY,
    WILD,
    WINNING,
)

SAID = {
    Mark.WINNING: WINNING,
    Mark.CANCELLED: CANCELLED,
    Mark.CROSSWISE: CROSSWISE,
    Mark.WILD: WILD,
    Mark.TRIAL: ON_TRIAL,
    Mark.COMING: COMING,
    Mark.PLAYED: PLAYED_THEN,
    Mark.BETTER: BETTER_THEN,
    Mark.LATER: CAME_LATER,
}
_LAID = frozenset({Mark.TRIAL})
STANDS_OUT = {CardEmphasis.MARKED: MARKED, CardEmphasis.ADVISED: ADVISED, CardEmphasis.RECEIVED: JUST_RECEIVED}


class _Told(NamedTuple):
    """All that the words said of a card depend on, beside the language and what is fixed for a match.

    In which list it lies, and at which place of it, tells the list; of a stack the topmost card tells all.
    """

    card: Card | None
    zone: Zone
    shape: PileShape
    number: int  # its place among cards face down that are offered, which are chosen by number; 0 of any other
    cards: int  # that a stack or such an offer has; 0 of any other pile
    marks: frozenset[Mark]
    emphasis: CardEmphasis
    dimmed: bool


class CardDescriptions:
    """Names every card that is in a list, and says what is special about it; what has not changed stays as it is."""

    def __init__(self, board: Board, skin: TableStyle) -> None:
        self._board = board
        self._skin = skin
        self._told: dict[CardWidget, _Told] = {}

    def forget(self) -> None:
        """Other words are in force, or another match: all is put into words anew."""
        self._told.clear()

    def describe(self) -> None:
        """Tell of each card what is to be told by now, and nothing of those that are hidden."""
        told = dict(self._to_tell())
        for widget in self._board.every_widget():
            if widget not in told:
                _set(widget, "", "")
        for widget, now in told.items():
            if self._told.get(widget) != now:
                stack = _stack(self._board, now) if now.shape is PileShape.STACK else None
                said = [text for text in (_where(now, stack), *_extras(now)) if text is not None]
                name = self._skin.card_name(now.card) if stack is None or now.card else self._skin.words.text(stack)
                _set(widget, name, say(self._skin.words, join(said)) if said else "")
        self._told = told

    def _to_tell(self) -> Iterator[tuple[CardWidget, _Told]]:
        for pile in self._board.piles.values():
            zone, shape = pile.zone, pile.place.shape
            for guest in pile.guests:
                yield guest, _Told(guest.due, zone, shape, 0, 0, _LAID, CardEmphasis.NONE, dimmed=False)
            offered = pile.zone in self._board.offered
            cards = len(pile.widgets) if offered or shape is PileShape.STACK else 0
            for place, widget in enumerate(pile.widgets, start=1):
                if widget.listed is not None and widget not in pile.lent:
                    told = _Told(
                        widget.due,
                        zone,
                        shape,
                        place if offered else 0,
                        cards,
                        widget.marks,
                        widget.emphasis,
                        dimmed=widget.dimmed,
                    )
                    yield widget, told


def _stack(board: Board, told: _Told) -> Text:
    label = board.places.spec(told.zone).label
    if label is None:
        return MIDDLE_LIST.filled(told.cards, n=told.cards)
    return PILE_LIST.filled(label, told.cards, n=told.cards)


def _where(told: _Told, stack: Text | None) -> Text | None:
    """By whom a card was played, its number among those offered, or of which stack it is the topmost, unless the stack
    gave it its name."""
    if told.shape is PileShape.SLOT and told.zone.owner is not None:
        return TRICK_BY.filled(Who(Seat(told.zone.owner)))
    if told.number:
        return PILE_OF_TABLE.filled(told.number, told.cards)
    return stack if told.card is not None else None


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

"""Table description: the whole table in a few sentences, and accessible names of cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from cardtable.core.card_names import ranks_name
from cardtable.core.cards import Card
from cardtable.core.controls import Mark
from cardtable.core.player_queries import by_ranks, cards_by_suit, list_cards
from cardtable.core.text import Text, TextRenderer, Who, join, say
from cardtable.core.zones import Seat, Zone
from cardtable.table.cards.board import Board, ordered_piles
from cardtable.table.cards.card_widget import CardEmphasis, CardWidget
from cardtable.table.cards.pile import Pile
from cardtable.table.hud.seat_plate import SeatPlate
from cardtable.table.layout.pile_layout import PileShape
from cardtable.table.style.table_style import TableStyle
from cardtable.table.table_texts import (
    ADVISED,
    BETTER_THEN,
    CAME_LATER,
    CANCELLED,
    COMING,
    CROSSWISE,
    JUST_RECEIVED,
    MARKED,
    MIDDLE_LIST,
    NATURAL_CARDS,
    NOT_PLAYABLE,
    ON_TRIAL,
    PILE_LIST,
    PILE_OF_TABLE,
    PLAYED_THEN,
    SIDES,
    SUMMARY_HAND,
    SUMMARY_LAID,
    SUMMARY_LAID_ALONE,
    SUMMARY_LAID_NOTHING,
    SUMMARY_MELD,
    SUMMARY_NOTHING_ALONE,
    SUMMARY_PLAYED,
    SUMMARY_SEAT,
    SUMMARY_TRICK,
    SUMMARY_TRICK_EMPTY,
    TRICK_BY,
    WILD,
    WILD_CARDS,
    WINNING,
    pile_in_words,
    with_full_stop,
)

_OF_SEVERAL = (SUMMARY_LAID, SUMMARY_LAID_NOTHING)
MARK_TEXTS = {
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
EMPHASIS_TEXTS = {CardEmphasis.MARKED: MARKED, CardEmphasis.ADVISED: ADVISED, CardEmphasis.RECEIVED: JUST_RECEIVED}


def describe_table(
    board: Board, renderer: TextRenderer, said: Sequence[str], plates: Sequence[SeatPlate], *, by_rank: bool
) -> list[str]:
    """Return the lines of the description: own hand, prompt and notes, trick or melds, every seat.

    `by_rank`: suits matter so little that the hand is counted by ranks.
    """
    sentences = [
        *map(renderer.text, _own_hand(board, by_rank=by_rank)),
        " ".join(with_full_stop(renderer, text) for text in said if text),
    ]
    sentences += [renderer.text(text) for text in (_laid_out(board) if board.places.owners else lying(board))]
    sentences.extend(
        renderer.text(SUMMARY_SEAT.filled(Who(Seat(seat)), join(plate.description())))
        for seat, plate in enumerate(plates)
        if plate.description()
    )
    return [with_full_stop(renderer, sentence) for sentence in sentences if sentence]


def _own_hand(board: Board, *, by_rank: bool) -> Iterator[Text]:
    """Yield the own hand in short form, independent of its order."""
    hand = board.own_hand()
    cards = [widget.final_card for widget in hand.widgets if widget.final_card is not None] if hand is not None else []
    if cards:
        yield SUMMARY_HAND.filled(list_cards(by_ranks(cards) if by_rank else cards_by_suit(cards)))


def lying(board: Board) -> list[Text]:
    """Return what lies open in the middle of the table: the trick, or the piles with their topmost card."""
    if board.places.kinds.has_tricks:
        return [_trick(board)]
    found = [(len(pile.widgets), pile.widgets[-1].final_card) for pile in _in_the_middle(board)]
    return [pile_in_words(count, top) for count, top in found if top] or [SUMMARY_TRICK_EMPTY]


def _in_the_middle(board: Board) -> list[Pile]:
    return [pile for pile in ordered_piles(board) if pile.zone.owner is None and pile.widgets]


def _trick(board: Board) -> Text:
    played = [
        SUMMARY_PLAYED.filled(widget.final_card, Who(Seat(pile.zone.owner)))
        for pile in ordered_piles(board)
        if pile.place.shape is PileShape.SLOT and pile.zone.owner is not None
        for widget in pile.widgets
        if widget.final_card is not None
    ]
    return SUMMARY_TRICK.filled(join(played)) if played else SUMMARY_TRICK_EMPTY


def _laid_out(board: Board) -> Iterator[Text]:
    """Yield the piles in the middle, and the melds of each side."""
    piles = ordered_piles(board)
    yield from (pile_in_words(len(pile.widgets), pile.widgets[-1].final_card) for pile in _in_the_middle(board))
    for owner in board.places.owners:
        names = [Who(seat) for seat in board.places.members(owner)]
        side = names[0] if len(names) == 1 else SIDES[min(len(names), len(SIDES)) - 1].filled(*names)
        laid = [pile for pile in piles if pile.zone.owner == owner and board.places.in_tray(pile.zone) and pile.widgets]
        melds = [meld_in_words(pile.widgets) for pile in laid]
        some, nothing = (SUMMARY_LAID_ALONE, SUMMARY_NOTHING_ALONE) if len(names) == 1 else _OF_SEVERAL
        yield some.filled(side, join(melds)) if melds else nothing.filled(side)


def meld_in_words(cards: Sequence[CardWidget]) -> Text:
    """Return a meld's rank and its numbers of natural and wild cards; one of wild cards only has no rank."""
    natural = [widget.final_card for widget in cards if widget.final_card is not None and Mark.WILD not in widget.marks]
    wild = len(cards) - len(natural)
    wild_cards = [WILD_CARDS.filled(wild, n=wild)] if wild else []
    if not natural:
        return wild_cards[0]
    parts = [NATURAL_CARDS.filled(len(natural), n=len(natural)), *wild_cards]
    return SUMMARY_MELD.filled(ranks_name(natural[0].rank), join(parts))


class _CardFacts(NamedTuple):
    """Everything the description of a card depends on, beside the language and what is fixed for a match.

    Its list tells list and index; of a stack the topmost card tells all.
    """

    card: Card | None
    zone: Zone
    shape: PileShape
    number: int  # number among offered face-down cards, which are chosen by number; 0 for others
    cards: int  # size of a stack or such an offer; 0 for other piles
    marks: frozenset[Mark]
    emphasis: CardEmphasis
    dimmed: bool


class CardDescriptions:
    """Accessible names and descriptions of all listed cards; unchanged ones are not set again."""

    def __init__(self, board: Board, style: TableStyle) -> None:
        self._board = board
        self._style = style
        self._described: dict[CardWidget, _CardFacts] = {}

    def forget(self) -> None:
        """Forget all descriptions, after a change of language or match."""
        self._described.clear()

    def describe(self) -> None:
        """Update all names and descriptions; hidden cards get none."""
        facts = dict(self._facts_of_cards())
        for widget in self._board.every_widget():
            if widget not in facts:
                _set(widget, "", "")
        for widget, now in facts.items():
            if self._described.get(widget) != now:
                stack = _stack(self._board, now) if now.shape is PileShape.STACK else None
                said = [text for text in (_where(now, stack), *_extras(now)) if text is not None]
                name = (
                    self._style.card_name(now.card) if stack is None or now.card else self._style.renderer.text(stack)
                )
                _set(widget, name, say(self._style.renderer, join(said)) if said else "")
        self._described = facts

    def _facts_of_cards(self) -> Iterator[tuple[CardWidget, _CardFacts]]:
        for pile in self._board.piles.values():
            zone, shape = pile.zone, pile.place.shape
            for guest in pile.guests:
                yield guest, _CardFacts(guest.final_card, zone, shape, 0, 0, _LAID, CardEmphasis.NONE, dimmed=False)
            offered = pile.zone in self._board.offered
            cards = len(pile.widgets) if offered or shape is PileShape.STACK else 0
            for place, widget in enumerate(pile.widgets, start=1):
                if widget.listed is not None and widget not in pile.lent:
                    facts = _CardFacts(
                        widget.final_card,
                        zone,
                        shape,
                        place if offered else 0,
                        cards,
                        widget.marks,
                        widget.emphasis,
                        dimmed=widget.dimmed,
                    )
                    yield widget, facts


def _stack(board: Board, facts: _CardFacts) -> Text:
    label = board.places.spec(facts.zone).label
    if label is None:
        return MIDDLE_LIST.filled(facts.cards, n=facts.cards)
    return PILE_LIST.filled(label, facts.cards, n=facts.cards)


def _where(facts: _CardFacts, stack: Text | None) -> Text | None:
    """Return who played a card, its number among those offered, or its stack, unless the stack gave it its name; None
    else."""
    if facts.shape is PileShape.SLOT and facts.zone.owner is not None:
        return TRICK_BY.filled(Who(Seat(facts.zone.owner)))
    if facts.number:
        return PILE_OF_TABLE.filled(facts.number, facts.cards)
    return stack if facts.card is not None else None


def _extras(facts: _CardFacts) -> list[Text]:
    found = [text for mark, text in MARK_TEXTS.items() if mark in facts.marks]
    if facts.emphasis in EMPHASIS_TEXTS:
        found.append(EMPHASIS_TEXTS[facts.emphasis])
    if facts.dimmed:
        found.append(NOT_PLAYABLE)
    return found


def _set(widget: CardWidget, name: str, description: str) -> None:
    """Set only what changed: every change is announced to assistive technology."""
    if widget.accessibleName() != name:
        widget.setAccessibleName(name)
    if widget.accessibleDescription() != description:
        widget.setAccessibleDescription(description)

"""The whole table in a few spoken sentences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cardtable.core.controls import Mark
from cardtable.core.short_forms import by_ranks, cards_by_suit, list_cards
from cardtable.core.short_names import ranks_name
from cardtable.core.text import Text, TextRenderer, Who, join
from cardtable.core.zones import Seat
from cardtable.table.cards.board import Board
from cardtable.table.cards.card_pile import Pile
from cardtable.table.cards.card_widget import CardWidget
from cardtable.table.cards.stacking import ordered_piles
from cardtable.table.furniture.seat_plate import SeatPlate
from cardtable.table.layout.pile_place import PileShape
from cardtable.table.wording.pile_phrases import pile_in_words
from cardtable.table.wording.table_phrases import (
    NATURAL_CARDS,
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
    WILD_CARDS,
)
from cardtable.table.wording.whole_sentences import with_full_stop

_OF_SEVERAL = (SUMMARY_LAID, SUMMARY_LAID_NOTHING)


def describe_table(
    board: Board, words: TextRenderer, said: Sequence[str], plates: Sequence[SeatPlate], *, by_rank: bool
) -> list[str]:
    """The own hand, what is to do with the notes of the deal, the trick or what is laid out, every seat: its lines.

    `by_rank`: suits matter so little that the hand is counted by ranks.
    """
    sentences = [
        *map(words.text, _own_hand(board, by_rank=by_rank)),
        " ".join(with_full_stop(words, text) for text in said if text),
    ]
    sentences += [words.text(text) for text in (_laid_out(board) if board.places.owners else lying(board))]
    sentences.extend(
        words.text(SUMMARY_SEAT.filled(Who(Seat(seat)), join(plate.description())))
        for seat, plate in enumerate(plates)
        if plate.description()
    )
    return [with_full_stop(words, sentence) for sentence in sentences if sentence]


def _own_hand(board: Board, *, by_rank: bool) -> Iterator[Text]:
    """In short, in whichever order it lies: it is what is asked for most."""
    hand = board.own_hand()
    cards = [widget.due for widget in hand.widgets if widget.due is not None] if hand is not None else []
    if cards:
        yield SUMMARY_HAND.filled(list_cards(by_ranks(cards) if by_rank else cards_by_suit(cards)))


def lying(board: Board) -> list[Text]:
    """What lies open in the middle of the table: the trick, or the piles with their topmost card."""
    if board.places.kinds.has_tricks:
        return [_trick(board)]
    found = [(len(pile.widgets), pile.widgets[-1].due) for pile in _in_the_middle(board)]
    return [pile_in_words(count, top) for count, top in found if top] or [SUMMARY_TRICK_EMPTY]


def _in_the_middle(board: Board) -> list[Pile]:
    return [pile for pile in ordered_piles(board) if pile.zone.owner is None and pile.widgets]


def _trick(board: Board) -> Text:
    played = [
        SUMMARY_PLAYED.filled(widget.due, Who(Seat(pile.zone.owner)))
        for pile in ordered_piles(board)
        if pile.place.shape is PileShape.SLOT and pile.zone.owner is not None
        for widget in pile.widgets
        if widget.due is not None
    ]
    return SUMMARY_TRICK.filled(join(played)) if played else SUMMARY_TRICK_EMPTY


def _laid_out(board: Board) -> Iterator[Text]:
    """The piles in the middle, and what each side has before it."""
    piles = ordered_piles(board)
    yield from (pile_in_words(len(pile.widgets), pile.widgets[-1].due) for pile in _in_the_middle(board))
    for owner in board.places.owners:
        names = [Who(seat) for seat in board.places.members(owner)]
        side = names[0] if len(names) == 1 else SIDES[min(len(names), len(SIDES)) - 1].filled(*names)
        laid = [pile for pile in piles if pile.zone.owner == owner and board.places.in_tray(pile.zone) and pile.widgets]
        melds = [meld_in_words(pile.widgets) for pile in laid]
        some, nothing = (SUMMARY_LAID_ALONE, SUMMARY_NOTHING_ALONE) if len(names) == 1 else _OF_SEVERAL
        yield some.filled(side, join(melds)) if melds else nothing.filled(side)


def meld_in_words(cards: Sequence[CardWidget]) -> Text:
    """Its rank, and how many natural and wild cards it has; one of wild cards only has no rank."""
    natural = [widget.due for widget in cards if widget.due is not None and Mark.WILD not in widget.marks]
    wild = len(cards) - len(natural)
    wild_cards = [WILD_CARDS.filled(wild, n=wild)] if wild else []
    if not natural:
        return wild_cards[0]
    parts = [NATURAL_CARDS.filled(len(natural), n=len(natural)), *wild_cards]
    return SUMMARY_MELD.filled(ranks_name(natural[0].rank), join(parts))

"""Table description: the whole table in a few sentences, and accessible names of cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import starmap
from typing import NamedTuple

from cardtable.core.cards import Card
from cardtable.core.controls import Mark, TrayNote
from cardtable.core.guidance.player_queries import by_ranks, cards_by_suit, list_cards
from cardtable.core.language.card_names import ranks_name
from cardtable.core.text import Text, TextRenderer, Who, conjoin, join, say
from cardtable.core.zones import Seat, Zone
from cardtable.table import table_texts as texts
from cardtable.table.cards.board import Board, ordered_piles
from cardtable.table.cards.card_widget import CardEmphasis, CardWidget
from cardtable.table.hud.hud import Hud
from cardtable.table.layout.pile_layout import PileShape
from cardtable.table.style.table_style import TableStyle

_OF_SEVERAL = (texts.SUMMARY_LAID, texts.SUMMARY_LAID_NOTHING)
MARK_TEXTS = {
    Mark.WINNING: texts.WINNING,
    Mark.CANCELLED: texts.CANCELLED,
    Mark.CROSSWISE: texts.CROSSWISE,
    Mark.WILD: texts.WILD,
    Mark.TRIAL: texts.ON_TRIAL,
    Mark.COMING: texts.COMING,
    Mark.PLAYED: texts.PLAYED_THEN,
    Mark.BETTER: texts.BETTER_THEN,
    Mark.LATER: texts.CAME_LATER,
}
_LAID = frozenset({Mark.TRIAL})
EMPHASIS_TEXTS = {
    CardEmphasis.MARKED: texts.MARKED,
    CardEmphasis.ADVISED: texts.ADVISED,
    CardEmphasis.RECEIVED: texts.JUST_RECEIVED,
}


def describe_table(board: Board, renderer: TextRenderer, hud: Hud, *, by_rank: bool) -> list[str]:
    """Return the lines of the description: own hand, prompt and notes, trick or melds, every seat. `by_rank`: suits
    matter so little that the hand is counted by ranks."""
    hand = board.own_hand()
    cards = [card for card in hand.faces() if card is not None] if hand is not None else []
    sentences = []
    if cards:
        own = texts.SUMMARY_HAND.filled(list_cards(by_ranks(cards) if by_rank else cards_by_suit(cards)))
        sentences.append(renderer.text(own))
    sentences.append(" ".join(texts.with_full_stop(renderer, text) for text in hud.notes() if text))
    sentences += map(renderer.text, _laid_out(board, hud.shown.display.trays) if board.places.owners else lying(board))
    for seat, plate in enumerate(hud.plates):
        if shown := plate.description():
            sentences.append(renderer.text(texts.SUMMARY_SEAT.filled(Who(Seat(seat)), join(shown))))
    return [texts.with_full_stop(renderer, sentence) for sentence in sentences if sentence]


def lying(board: Board) -> list[Text]:
    """Return what lies open in the middle of the table: the trick, or the piles with their topmost card."""
    if not board.places.kinds.has_tricks:
        found = _in_the_middle(board)
        return [texts.pile_in_words(count, top) for count, top in found if top] or [texts.SUMMARY_TRICK_EMPTY]
    played = [
        texts.SUMMARY_PLAYED.filled(card, Who(Seat(pile.zone.owner)))
        for pile in ordered_piles(board)
        if pile.place.shape is PileShape.SLOT and pile.zone.owner is not None
        for card in pile.faces()
        if card is not None
    ]
    return [texts.SUMMARY_TRICK.filled(join(played)) if played else texts.SUMMARY_TRICK_EMPTY]


def _in_the_middle(board: Board) -> list[tuple[int, Card | None]]:
    """Return the size and the topmost card of each pile in the middle."""
    piles = (pile for pile in ordered_piles(board) if pile.zone.owner is None and pile.widgets)
    return [(len(pile.widgets), pile.widgets[-1].final_card) for pile in piles]


def _laid_out(board: Board, trays: Mapping[Seat, TrayNote]) -> Iterator[Text]:
    piles = ordered_piles(board)
    yield from starmap(texts.pile_in_words, _in_the_middle(board))
    for owner in board.places.owners:
        names = [Who(seat) for seat in board.places.members(owner)]
        side = names[0] if len(names) == 1 else conjoin(names)
        laid = [pile for pile in piles if pile.zone.owner == owner and board.places.in_tray(pile.zone) and pile.widgets]
        melds = [meld_in_words(pile.widgets) for pile in laid]
        some, nothing = (texts.SUMMARY_LAID_ALONE, texts.SUMMARY_NOTHING_ALONE) if len(names) == 1 else _OF_SEVERAL
        yield some.filled(side, join(melds)) if melds else nothing.filled(side)
        note = trays.get(owner)
        if note is not None and note.note is not None:
            yield note.note


def meld_in_words(cards: Sequence[CardWidget]) -> Text:
    """Return a meld's rank and its numbers of natural and wild cards; one of wild cards only has no rank."""
    natural = [widget.final_card for widget in cards if widget.final_card is not None and Mark.WILD not in widget.marks]
    wild = len(cards) - len(natural)
    wild_cards = [texts.WILD_CARDS.filled(wild, n=wild)] if wild else []
    if not natural:
        return wild_cards[0]
    parts = [texts.NATURAL_CARDS.filled(len(natural), n=len(natural)), *wild_cards]
    return texts.SUMMARY_MELD.filled(ranks_name(natural[0].rank), join(parts))


class _CardFacts(NamedTuple):
    """Everything the description of a card depends on, beside the language and what is fixed for a match. Its list
    tells list and index; of a stack the topmost card tells all."""

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
        for widget in self._board.all_widgets:
            if widget not in facts:
                _set(widget, "", "")
        for widget, now in facts.items():
            if self._described.get(widget) != now:
                stack = self._stack(now) if now.shape is PileShape.STACK else None
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
                    states = widget.marks, widget.emphasis, widget.dimmed
                    yield widget, _CardFacts(widget.final_card, zone, shape, place if offered else 0, cards, *states)

    def _stack(self, facts: _CardFacts) -> Text:
        label = self._board.places.spec(facts.zone).label
        if label is None:
            return texts.MIDDLE_LIST.filled(facts.cards, n=facts.cards)
        return texts.PILE_LIST.filled(label, facts.cards, n=facts.cards)


def _where(facts: _CardFacts, stack: Text | None) -> Text | None:
    """Return who played a card, its number among those offered, or its stack unless named by it; None else."""
    if facts.shape is PileShape.SLOT and facts.zone.owner is not None:
        return texts.TRICK_BY.filled(Who(Seat(facts.zone.owner)))
    if facts.number:
        return texts.PILE_OF_TABLE.filled(facts.number, facts.cards)
    return stack if facts.card is not None else None


def _extras(facts: _CardFacts) -> list[Text]:
    found = [text for mark, text in MARK_TEXTS.items() if mark in facts.marks]
    found += [EMPHASIS_TEXTS[facts.emphasis]] if facts.emphasis in EMPHASIS_TEXTS else []
    return [*found, texts.NOT_PLAYABLE] if facts.dimmed else found


def _set(widget: CardWidget, name: str, description: str) -> None:
    """Set only what changed: every change is announced to assistive technology."""
    if widget.accessibleName() != name:
        widget.setAccessibleName(name)
    if widget.accessibleDescription() != description:
        widget.setAccessibleDescription(description)

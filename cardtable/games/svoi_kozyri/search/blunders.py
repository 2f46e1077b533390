"""Detectors of blunders at Svoi Kozyri: moves that a good player would not choose, seen from what the seat could know.

Each detector is a pure function of one decision. Nothing is judged that can be counted out: with a few cards left, and
against one player all of whose cards are known.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from cardtable.core.events import HandScored
from cardtable.core.guidance.figures import Figure, RecordedDecision, count_blunders
from cardtable.core.zones import Seat
from cardtable.games.svoi_kozyri.options import SvoiKozyriOptions
from cardtable.games.svoi_kozyri.rules import SvoiKozyriView
from cardtable.games.svoi_kozyri.search.information_set import SvoiKozyriInformationSet
from cardtable.games.svoi_kozyri.simulation import NONE, TAKE, Move, codes_in
from cardtable.games.svoi_kozyri.state import Action, BeatCard, LeadCard, TakeCards

_SMALL = 3  # cards of a pile that is not worth a trump
_COUNTED = 4  # cards of a hand with which a deal is counted out
_MANY = 3  # cards that nobody picks up without need


class SvoiKozyriDecision:
    """A move with what the seat knew."""

    def __init__(self, knowledge: SvoiKozyriInformationSet, move: Move) -> None:
        self.knowledge, self.move = knowledge, move
        terms, seat = knowledge.terms, knowledge.seat
        self.trumps = terms.suits[terms.trumps[seat]]
        self.beaters = knowledge.mine & terms.beaten_by[seat][knowledge.pile[-1]] if knowledge.pile else 0
        self.end = move[1] if knowledge.pile else move[0]  # the card that the next player has to beat
        self.rest = knowledge.mine & ~(1 << move[0]) if knowledge.pile and move != TAKE else knowledge.mine

    def is_trump(self, card: int) -> bool:
        return card != NONE and bool(self.trumps >> card & 1)

    def stands(self, card: int) -> bool:
        """Return True if the next player certainly cannot beat the card."""
        return not self.knowledge.beaters_of(self.knowledge.next, card)


def trump_on_small_pile(decision: SvoiKozyriDecision) -> bool:
    """Beats the top card of a small pile with a trump, with a card of its suit at hand that beats it too."""
    small = 0 < len(decision.knowledge.pile) <= _SMALL and decision.is_trump(decision.move[0])
    return small and bool(decision.beaters & ~decision.trumps)


def leads_trump(decision: SvoiKozyriDecision) -> bool:
    """Leads a trump that may be beaten, with other cards at hand."""
    leads = not decision.knowledge.pile and decision.is_trump(decision.end)
    return leads and bool(decision.rest & ~decision.trumps) and not decision.stands(decision.end)


def leaves_trump(decision: SvoiKozyriDecision) -> bool:
    """Leaves a trump on top that may be beaten, with other cards at hand."""
    leaves = bool(decision.knowledge.pile) and decision.is_trump(decision.end)
    return leaves and bool(decision.rest & ~decision.trumps) and not decision.stands(decision.end)


def picks_up(decision: SvoiKozyriDecision) -> bool:
    """Picks up many cards, none of them a trump of its own, though a card of the same suit beats the top."""
    knowledge = decision.knowledge
    if decision.move != TAKE or not decision.beaters & ~decision.trumps:
        return False
    count = min(knowledge.terms.taken[knowledge.seat][knowledge.pile[-1]], len(knowledge.pile))
    left = knowledge.pile[: len(knowledge.pile) - count]
    gains = any(map(decision.is_trump, knowledge.pile[len(left) :]))
    return count >= _MANY and not gains and not (left and decision.stands(left[-1]))


def leaves_beatable(decision: SvoiKozyriDecision) -> bool:
    """Leaves a card that the next player can surely beat, though a cheaper one could not be beaten."""
    knowledge = decision.knowledge
    if decision.end == NONE or knowledge.stands(knowledge.next, decision.end) > 0.0:
        return False
    cheaper = (card for card in codes_in(decision.rest) if knowledge.worth(card) <= knowledge.worth(decision.end))
    return any(decision.stands(card) for card in cheaper if card != decision.end)


def overbeats(decision: SvoiKozyriDecision) -> bool:
    """Beats with a card though a lower one of its suit, which it keeps, beats too."""
    return decision.knowledge.is_dear(decision.move)


DETECTORS: Final[Mapping[str, Callable[[SvoiKozyriDecision], bool]]] = {
    detector.__name__: detector
    for detector in (trump_on_small_pile, leads_trump, leaves_trump, picks_up, leaves_beatable, overbeats)
}


def figures(options: SvoiKozyriOptions, decided: Sequence[RecordedDecision], scored: HandScored) -> tuple[Figure, ...]:
    """Return the blunders that the detectors find, by seat."""
    return count_blunders(DETECTORS, _decisions(options, decided), len(scored.row))


def _decisions(
    options: SvoiKozyriOptions, decided: Sequence[RecordedDecision]
) -> Iterator[tuple[Seat, SvoiKozyriDecision]]:
    """Yield the moves before a deal is counted out."""
    for one in decided:
        if isinstance(one.action, LeadCard | BeatCard | TakeCards):
            decision = read(options, one.view, one.action)
            if _is_judged(decision.knowledge):
                yield one.seat, decision


def _is_judged(knowledge: SvoiKozyriInformationSet) -> bool:
    return knowledge.mine.bit_count() > _COUNTED and len(knowledge.others) > 1


def count(knowledge: SvoiKozyriInformationSet, move: Move) -> int:
    """Return how many detectors call the move a blunder."""
    decision = SvoiKozyriDecision(knowledge, move)
    return sum(found(decision) for found in DETECTORS.values()) if _is_judged(knowledge) else 0


def read(options: SvoiKozyriOptions, view: SvoiKozyriView, action: Action) -> SvoiKozyriDecision:
    """Return an action with what its seat knew."""
    knowledge = SvoiKozyriInformationSet(options, view)
    code = knowledge.terms.code
    match action:
        case LeadCard(card):
            return SvoiKozyriDecision(knowledge, (code(card), NONE))
        case BeatCard(card, then):
            return SvoiKozyriDecision(knowledge, (code(card), NONE if then is None else code(then)))
        case _:
            return SvoiKozyriDecision(knowledge, TAKE)

"""Detectors of blunders at Hearts: cards that a good player would not choose, seen from what the seat could know.

Each detector is a pure function of one decision. Nothing is a blunder of a player whose hand is good enough to try for
every point card.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from cardtable.core.events import HandScored
from cardtable.core.guidance.figures import Figure, RecordedDecision, count_blunders
from cardtable.core.zones import Seat
from cardtable.families.hearts import score_sheet
from cardtable.families.hearts.actions import PassCards, PlayCard
from cardtable.families.hearts.bitmasks import (
    CLUBS,
    HIGH,
    QUEEN,
    QUEEN_BIT,
    QUEEN_OF_SPADES,
    SIZE,
    SPADES,
    TEN,
    card_code,
    suit_masks,
)
from cardtable.games.hearts.options import HeartsOptions
from cardtable.games.hearts.rules import HeartsRules
from cardtable.games.hearts.search.hand_evaluation import threatening, wants_moon
from cardtable.games.hearts.search.information_set import HeartsInformationSet, all_masks
from cardtable.games.hearts.simulation import HeartsParameters

_MANY = 3  # points of a trick that nobody takes to win the lead
_CHEAP = 4  # points that the end of a moon is worth
_GUARDS = 3  # lower spades with which the queen is safe
_SHORT = 4  # cards of a suit that are too few to duck with later
_ROOM = 1.0  # losers above the usual with which a moon may still be tried


class HeartsDecision:
    """A card played, or cards passed, with what the seat knew; `card`: -1 where cards were passed."""

    def __init__(
        self, memory: HeartsInformationSet, legal: Sequence[int], card: int = -1, given: Sequence[int] = ()
    ) -> None:
        self.memory, self.card = memory, card
        self.legal, self.given = suit_masks(legal), suit_masks(given)
        self.suit, self.rank = card >> 4, card & 15
        self.below = self.legal[self.suit] & ((1 << self.rank) - 1) if card >= 0 else 0  # lower cards of the suit
        self.threat = threatening(memory)

    @property
    def follows(self) -> bool:
        return self.card >= 0 and bool(self.memory.trick) and self.suit == self.memory.led

    @property
    def discards(self) -> bool:
        return self.card >= 0 and bool(self.memory.trick) and self.suit != self.memory.led

    @property
    def ducks(self) -> int:
        """Legal cards of the suit led that do not win the trick so far."""
        return self.legal[self.memory.led] & ((1 << self.memory.best) - 1) if self.follows else 0

    @property
    def wins(self) -> bool:
        """True if the card certainly wins the trick."""
        higher = self.memory.hidden[self.suit] >> (self.rank + 1)
        return self.follows and self.rank > self.memory.best and not (self.memory.to_come and higher)

    @property
    def is_to_threat(self) -> bool:
        """True if the trick so far is that of a seat that may win every point card."""
        return self.threat >= 0 and self.memory.best_seat == self.threat


def catches_queen(decision: HeartsDecision) -> bool:
    """Wins a trick with the queen of spades in it, or by her, with a lower card at hand."""
    caught = QUEEN_OF_SPADES in (*decision.memory.trick, decision.card) and decision.wins
    return caught and bool(decision.ducks & ~QUEEN_BIT if decision.suit == SPADES else decision.ducks)


def takes_points(decision: HeartsDecision) -> bool:
    """Wins a trick of three points or more as the last to play, with a lower card at hand."""
    dear = decision.memory.pot >= _MANY and QUEEN_OF_SPADES not in decision.memory.trick
    return dear and decision.wins and not decision.memory.to_come and bool(decision.ducks)


def keeps_queen(decision: HeartsDecision) -> bool:
    """Keeps the queen of spades though she could be thrown on another player's trick."""
    able = decision.discards and bool(decision.legal[SPADES] & QUEEN_BIT) and decision.memory.queen_costs
    return able and decision.card != QUEEN_OF_SPADES and not decision.is_to_threat


def risks_queen(decision: HeartsDecision) -> bool:
    """Plays the king or ace of spades where the queen may still fall on it, with another card at hand."""
    memory = decision.memory
    high = decision.suit == SPADES and decision.rank > QUEEN and memory.queen_costs
    if not high or not memory.is_out(QUEEN_OF_SPADES) or decision.discards or not memory.to_come:
        return False
    if not memory.trick:
        return sum(SIZE[mask] for mask in decision.legal) > SIZE[decision.legal[SPADES] >> (QUEEN + 1)]
    return bool(decision.below & (QUEEN_BIT - 1)) and decision.rank > memory.best


def lets_moon_go(decision: HeartsDecision) -> bool:
    """Leaves a trick with few points to a player who may win them all, though a higher card ended that for sure."""
    memory = decision.memory
    cheap = 0 < memory.pot <= _CHEAP and decision.is_to_threat and not memory.to_come
    return cheap and decision.follows and decision.rank < memory.best and bool(_above(decision))


def feeds_moon(decision: HeartsDecision) -> bool:
    """Throws a point card to a player who may win them all, with another card at hand."""
    memory, costly = decision.memory, decision.memory.terms.costly
    dear = decision.discards and bool(costly[decision.suit] >> decision.rank & 1)
    clean = any(decision.legal[suit] & ~costly[suit] for suit in range(4))
    return dear and clean and decision.is_to_threat and not memory.to_come


def keeps_high_club(decision: HeartsDecision) -> bool:
    """Plays a low club of a short suit on a first trick without points, and keeps a high one."""
    memory, clubs = decision.memory, decision.legal[CLUBS]
    free = memory.first and any(memory.terms.barred) and decision.follows and decision.suit == CLUBS
    return free and HIGH[clubs] > TEN >= decision.rank and SIZE[clubs] <= _SHORT


def passes_guards(decision: HeartsDecision) -> bool:
    """Passes a spade below the queen, and keeps her with too few of them."""
    kept = decision.memory.hand[SPADES] & ~decision.given[SPADES]
    low = QUEEN_BIT - 1
    return bool(kept & QUEEN_BIT and decision.given[SPADES] & low) and SIZE[kept & low] < _GUARDS


def _above(decision: HeartsDecision) -> int:
    """Return the legal cards that would win the trick, without the queen of spades."""
    queen = QUEEN_BIT if decision.memory.led == SPADES else 0
    return decision.legal[decision.memory.led] >> (decision.memory.best + 1) << (decision.memory.best + 1) & ~queen


DETECTORS: Final[Mapping[str, Callable[[HeartsDecision], bool]]] = {
    detector.__name__: detector
    for detector in (
        catches_queen, takes_points, keeps_queen, risks_queen, lets_moon_go, feeds_moon, keeps_high_club, passes_guards,
    )
}  # fmt: skip


def figures(options: HeartsOptions, decided: Sequence[RecordedDecision], scored: HandScored) -> tuple[Figure, ...]:
    """Return moons, and the blunders that the detectors find, by seat."""
    seats = len(scored.row)
    known = _decisions(options, decided, seats)
    return *score_sheet.figures(options, decided, scored), *count_blunders(DETECTORS, known, seats)


def _decisions(
    options: HeartsOptions, decided: Sequence[RecordedDecision], seats: int
) -> Iterator[tuple[Seat, HeartsDecision]]:
    """Yield the decisions of players who do not try for a moon."""
    rules, terms = HeartsRules(options, seats), HeartsParameters(options, seats)
    pack = all_masks(tuple(rules.deck()))
    for one in decided:
        if isinstance(one.action, PlayCard | PassCards):
            decision = read(rules, terms, pack, one)
            if decision.card < 0 or not wants_moon(decision.memory, _ROOM):
                yield one.seat, decision


def read(
    rules: HeartsRules, terms: HeartsParameters, pack: tuple[int, int, int, int], one: RecordedDecision
) -> HeartsDecision:
    """Return a recorded decision with what its seat knew."""
    memory = HeartsInformationSet(terms, pack, one.view, one.heard)
    if isinstance(one.action, PassCards):
        return HeartsDecision(memory, (), given=tuple(map(card_code, one.action.cards)))
    legal = [card_code(action.card) for action in rules.legal(one.view) if isinstance(action, PlayCard)]
    return HeartsDecision(memory, legal, card_code(one.action.card))

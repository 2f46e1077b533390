"""Hand evaluation: chances of a moon, and the passes with the least burden.

A pass is evaluated by the hand that it leaves and by the cards that it gives away.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from typing import TYPE_CHECKING, Final

from cardtable.families.hearts.bitmasks import (
    ACE,
    CLUBS,
    DIAMONDS,
    HEARTS,
    HIGH,
    JACK,
    KING,
    LOW,
    QUEEN,
    QUEEN_BIT,
    QUEEN_OF_SPADES,
    SIZE,
    SPADES,
    TOP,
    codes_in_mask,
    suit_masks,
)
from cardtable.games.hearts.search.information_set import HeartsInformationSet
from cardtable.games.hearts.simulation import HeartsParameters

if TYPE_CHECKING:
    from mypy_extensions import i64


_MOST_LOSERS: Final = 0.7  # losers with which a moon is begun
_BOLDER: Final = 0.6  # additional losers with which it is continued, once all points are won
NEVER: Final = 99.0  # losers of a hand without a possible moon


def losers(mask: i64, hidden: i64, others: i64) -> float:
    """Return an estimate of the tricks a suit would lose, led from the top; `hidden` are in `others` hands."""
    lost = 0.0
    left = float(SIZE[hidden])
    each_round = max(1.0, float(others) * 0.75)
    while mask:
        top: i64 = TOP[mask]
        if left > 0 and hidden >> (top + 1):
            lost += min(1.0, left / 3)
        mask ^= 1 << top
        left -= each_round
    return lost


def hand_losers(hand: Sequence[int], hidden: Sequence[int], others: int) -> float:
    """Return the losers of all suits; a lost heart loses the moon, so hearts count twice."""
    return sum(losers(hand[suit], hidden[suit], others) * (2.0 if suit == HEARTS else 1.0) for suit in range(4)) + (
        0.0 if _controls(hand, hidden) else 2.0
    )


def _controls(hand: Sequence[int], hidden: Sequence[int]) -> bool:
    """Return True if the hand has the highest card of two suits or more: to get the lead, and to keep it."""
    return sum(hand[suit] > hidden[suit] for suit in range(4)) >= 2


def own_chance(memory: HeartsInformationSet) -> float:
    """Return the losers of this seat's moon from here on; NEVER if it is impossible or does not count."""
    terms = memory.terms
    if not terms.has_moon or memory.moon_seat not in (-1, memory.seat):
        return NEVER
    if terms.moon_needs_bonus and memory.bonus_seat not in (-1, memory.seat):
        return NEVER
    if memory.trick and memory.pot and not _may_win(memory):
        return NEVER
    return hand_losers(memory.hand, memory.hidden, memory.seats - 1)


def _may_win(memory: HeartsInformationSet) -> bool:
    return memory.hand[memory.led] >> (memory.best + 1) > 0


def threatening(memory: HeartsInformationSet) -> int:
    """Return the other seat that has won all points, and enough of them to threaten a moon; -1: none."""
    seat = memory.moon_seat
    if not memory.terms.has_moon or seat < 0 or seat == memory.seat or not memory.points_out + memory.pot:
        return -1
    if memory.terms.moon_needs_bonus and memory.bonus_seat not in (-1, seat):
        return -1
    share = memory.taken[seat] / memory.total
    tricks = memory.public.tricks_won[seat] / max(1, memory.public.tricks)
    return seat if share >= 0.5 or (share >= 0.3 and tricks >= 0.6) or (share >= 0.15 and tricks >= 0.85) else -1


def wants_moon(memory: HeartsInformationSet, more: float = 0.0) -> bool:
    """Return True if a sensible player would try a moon: a very strong hand at first, a safe finish later on.

    `more`: additional losers that this player accepts.
    """
    lost = own_chance(memory)
    if lost >= NEVER:
        return False
    share = memory.taken[memory.seat] / memory.total
    return lost <= _MOST_LOSERS + more + share * _BOLDER


_FREE_RANK: Final = 3.0  # rank that the lowest card of a suit may have at no cost
_EACH_RANK: Final = 2.1  # ranks that each further card may be higher
_VOID_WORTH: Final = 1.5
QUEEN_COST: Final = 17.0  # of the unguarded queen of spades
GUARD_WORTH: Final = 4.2  # reduction for each other spade beside her
HIGH_COST: Final = 9.0  # of the king or ace of spades without a lower spade
LOW_SPADES: Final = 0.5
_PASS_MOST_LOSERS: Final = 3.0  # losers with which a moon is worth trying
_NEVER: Final = 1000.0  # excludes a pass unless there is no other


class HandBurden:
    """Burden of a hand under the options in force; lower is better, and 0 is harmless."""

    def __init__(self, terms: HeartsParameters, dread: float = 0.0) -> None:
        """Create a burden; `dread`: additional burden of the queen of spades for this player."""
        self._terms = terms
        self._queen = terms.points[QUEEN_OF_SPADES]
        self._dread = dread
        self.of_suit = lru_cache(maxsize=8192)(self._of_suit)

    def _of_suit(self, suit: int, mask: int) -> float:
        if suit == SPADES and (self._queen or self._terms.costly[SPADES]):
            return self._spades(mask)
        cost = _plain(mask) * (1.15 if suit == HEARTS else 1.0)
        if not mask and suit != HEARTS:
            return -_VOID_WORTH if suit != SPADES else 0.0
        bonus = self._terms.bonus
        if bonus >= 0 and suit == bonus >> 4:
            cost -= _bonus_worth(mask, bonus & 15)
        return cost

    def _spades(self, mask: int) -> float:
        guards = SIZE[mask & (QUEEN_BIT - 1)]
        cost = _plain(mask & (QUEEN_BIT - 1)) * LOW_SPADES
        weight = (self._queen + self._terms.points[SPADES << 4 | KING]) / 13
        if mask & QUEEN_BIT:
            held = guards + SIZE[mask >> KING]
            return cost + max(0.0, QUEEN_COST + self._dread - GUARD_WORTH * held) * weight
        return cost + SIZE[mask >> KING] * max(0.0, HIGH_COST - 2.2 * guards) * weight

    def of_hand(self, hand: Sequence[int]) -> float:
        """Return the burden of four masks."""
        of_suit = self.of_suit
        return (
            of_suit(CLUBS, hand[CLUBS])
            + of_suit(DIAMONDS, hand[DIAMONDS])
            + of_suit(SPADES, hand[SPADES])
            + of_suit(HEARTS, hand[HEARTS])
        )


def _plain(mask: int) -> float:
    """Return the burden of the ranks of one suit: low cards protect the higher ones."""
    cost = 0.0
    allowed = _FREE_RANK
    while mask:
        rank = (mask & -mask).bit_length() - 1
        cost += max(0.0, rank - allowed)
        allowed += _EACH_RANK
        mask &= mask - 1
    return cost


def _bonus_worth(mask: int, bonus: int) -> float:
    winners = SIZE[mask >> (bonus + 1)]
    held = mask >> bonus & 1
    return winners * 4.5 + held * (2.0 + 1.5 * winners)


def gift(terms: HeartsParameters, given: Sequence[int]) -> float:
    """Return the cost of giving these cards away: an easy moon, the bonus card, cards that win it."""
    cost = _NEVER if is_present(terms, given) else 0.0
    if terms.bonus >= 0 and given[terms.bonus >> 4] >> (terms.bonus & 15) & 1:
        cost += 5.0
    if given[HEARTS] and not given[HEARTS] >> 5:
        cost += 2.0 * SIZE[given[HEARTS]]  # low hearts are exits, and worth keeping
    return cost


def is_present(terms: HeartsParameters, given: Sequence[int]) -> bool:
    """Return True if one seat would get queen and ace of spades, or two of the big hearts."""
    dear_spades = terms.points[QUEEN_OF_SPADES] > 0 and given[SPADES] & QUEEN_BIT and given[SPADES] >> ACE
    return bool(dear_spades) or (terms.has_moon and SIZE[given[HEARTS] >> JACK] >= 2)


def ranked(
    terms: HeartsParameters, burden: HandBurden, hand: Sequence[int], count: int
) -> list[tuple[float, list[int]]]:
    """Return every choice of `count` cards with its cost, best first; ties in text order."""
    choices = []
    for chosen in combinations(codes_in_mask(list(hand)), count):
        given = suit_masks(list(chosen))
        kept = [hand[suit] ^ given[suit] for suit in range(4)]
        choices.append((burden.of_hand(kept) + gift(terms, given), list(chosen)))
    choices.sort(key=lambda choice: choice[0])
    return choices


def best(terms: HeartsParameters, burden: HandBurden, hand: Sequence[int], count: int) -> list[int]:
    """Return the pass with the lowest cost."""
    cards = codes_in_mask(list(hand))
    of_suit = burden.of_suit
    least = 1e9
    found: tuple[int, ...] = ()
    for chosen in combinations(cards, count):
        given = suit_masks(list(chosen))
        cost = gift(terms, given)
        for suit in range(4):
            cost += of_suit(suit, hand[suit] ^ given[suit])
        if cost < least:
            least = cost
            found = chosen
    return list(found)


def quick(burden: HandBurden, hand: Sequence[int], count: int) -> list[int]:
    """Return a good pass found card by card: the opponents' pass in rollouts, at a tenth of the cost."""
    left = list(hand)
    chosen = []
    for _ in range(count):
        options = [
            (burden.of_suit(suit, left[suit] ^ (1 << HIGH[left[suit]])) - burden.of_suit(suit, left[suit]), suit)
            for suit in range(4)
            if left[suit]
        ]
        if left[SPADES] & QUEEN_BIT and HIGH[left[SPADES]] != QUEEN:
            without = burden.of_suit(SPADES, left[SPADES] ^ QUEEN_BIT) - burden.of_suit(SPADES, left[SPADES])
            options.append((without, 4))
        _, suit = min(options)
        number = QUEEN_OF_SPADES if suit == 4 else suit << 4 | HIGH[left[suit]]
        left[number >> 4] ^= 1 << (number & 15)
        chosen.append(number)
    return chosen


def for_moon(
    hand: Sequence[int], hidden: Sequence[int], count: int, others: int, most: float = _PASS_MOST_LOSERS
) -> list[int] | None:
    """Return the pass for a moon of one's own; None if the rest would have more losers than `most`."""
    left = list(hand)
    chosen = []
    for _ in range(count):
        suit = max(
            (suit for suit in range(4) if left[suit]),
            key=lambda suit: (_relief(left[suit], hidden[suit], others), -SIZE[left[suit]]),
        )
        low = LOW[left[suit]]
        left[suit] ^= 1 << low
        chosen.append(suit << 4 | low)
    rest = [hidden[suit] | (hand[suit] ^ left[suit]) for suit in range(4)]
    return sorted(chosen) if hand_losers(left, rest, others) <= most else None


def _relief(mask: int, hidden: int, others: int) -> float:
    return losers(mask, hidden, others) - losers(mask & (mask - 1), hidden, others)

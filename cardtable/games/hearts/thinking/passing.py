"""Which cards to pass: every choice is judged by the hand that it leaves, and by what it gives away."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from typing import Final

from cardtable.families.hearts.masks import (
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
    codes_in_mask,
    suit_masks,
)
from cardtable.games.hearts.simulation import HeartsParameters
from cardtable.games.hearts.thinking import moon

_FREE_RANK: Final = 3.0  # the rank that the lowest card of a suit may have at no cost
_EACH_RANK: Final = 2.1  # how much higher each further card may be
_VOID_WORTH: Final = 1.5
QUEEN_COST: Final = 17.0  # of the queen of spades without a guard
GUARD_WORTH: Final = 4.2  # for each other spade beside her
HIGH_COST: Final = 9.0  # of the king or ace of spades without a lower spade
LOW_SPADES: Final = 0.5
_PASS_MOST_LOSERS: Final = 3.0  # with which a moon is worth trying out
_NEVER: Final = 1000.0  # so wrong that anything else is passed


class HandBurden:
    """How much trouble a hand is, under the options in force; lower is better, and 0 is harmless."""

    def __init__(self, terms: HeartsParameters, dread: float = 0.0) -> None:
        """`dread`: by how much the queen of spades troubles a player more than others."""
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
        """The burden of four masks."""
        of_suit = self.of_suit
        return (
            of_suit(CLUBS, hand[CLUBS])
            + of_suit(DIAMONDS, hand[DIAMONDS])
            + of_suit(SPADES, hand[SPADES])
            + of_suit(HEARTS, hand[HEARTS])
        )


def _plain(mask: int) -> float:
    """Trouble from the ranks of one suit: low cards protect the higher ones."""
    cost = 0.0
    allowed = _FREE_RANK
    while mask:
        rank = (mask & -mask).bit_length() - 1
        cost += max(0.0, rank - allowed)
        allowed += _EACH_RANK
        mask &= mask - 1
    return cost


def _bonus_worth(mask: int, bonus: int) -> float:
    """What the cards of its suit are worth for winning the bonus card."""
    winners = SIZE[mask >> (bonus + 1)]
    held = mask >> bonus & 1
    return winners * 4.5 + held * (2.0 + 1.5 * winners)


def gift(terms: HeartsParameters, given: Sequence[int]) -> float:
    """What is wrong with giving these cards away: a moon made easy, the bonus card, its winners."""
    cost = _NEVER if is_present(terms, given) else 0.0
    if terms.bonus >= 0 and given[terms.bonus >> 4] >> (terms.bonus & 15) & 1:
        cost += 5.0
    if given[HEARTS] and not given[HEARTS] >> 5:
        cost += 2.0 * SIZE[given[HEARTS]]  # low hearts are exits, and worth keeping
    return cost


def is_present(terms: HeartsParameters, given: Sequence[int]) -> bool:
    """Whether one neighbour gets what nobody gives together: queen and ace of spades, or two of the big hearts."""
    dear_spades = terms.points[QUEEN_OF_SPADES] > 0 and given[SPADES] & QUEEN_BIT and given[SPADES] >> ACE
    return bool(dear_spades) or (terms.has_moon and SIZE[given[HEARTS] >> JACK] >= 2)


def ranked(
    terms: HeartsParameters, burden: HandBurden, hand: Sequence[int], count: int
) -> list[tuple[float, list[int]]]:
    """Every choice of `count` cards with its cost, best first; ties in the order of texts."""
    choices = []
    for chosen in combinations(codes_in_mask(list(hand)), count):
        given = suit_masks(list(chosen))
        kept = [hand[suit] ^ given[suit] for suit in range(4)]
        choices.append((burden.of_hand(kept) + gift(terms, given), list(chosen)))
    choices.sort(key=lambda choice: choice[0])
    return choices


def best(terms: HeartsParameters, burden: HandBurden, hand: Sequence[int], count: int) -> list[int]:
    """The cards that a player with good rules of thumb passes."""
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
    """A good pass found card by card: what simulated opponents do, a tenth of the work."""
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
    """The cards to pass for a moon of one's own; None where the rest would have more losers than `most`."""
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
    return sorted(chosen) if moon.hand_losers(left, rest, others) <= most else None


def _relief(mask: int, hidden: int, others: int) -> float:
    """How many losers fewer the suit has without its lowest card."""
    return moon.losers(mask, hidden, others) - moon.losers(mask & (mask - 1), hidden, others)

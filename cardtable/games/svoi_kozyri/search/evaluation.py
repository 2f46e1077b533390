"""Evaluation functions of the duel: a position before its end, and a hand that leads a new round.

`HandEvaluation` is for whole-pile pick-up. Both are static evaluation functions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.games.svoi_kozyri.options import Pickup, SvoiKozyriOptions
from cardtable.games.svoi_kozyri.search.duel import DuelHands, DuelRules

if TYPE_CHECKING:
    from mypy_extensions import i64


# Weights of one card fewer, one trump more, one weapon more, one card of the upper half more, and the move. Found by
# letting the search play against itself with other weights.
_WHOLE_PILE: Final[tuple[int, ...]] = (22, 44, 13, 17, 2)
_PART: Final[tuple[int, ...]] = (25, 66, 5, 38, 2)


class DuelEvaluation:
    """Evaluation by cards, trumps, high cards, and weapons: cards that the other cannot beat now."""

    def __init__(self, duel: DuelRules, options: SvoiKozyriOptions) -> None:
        weights = _WHOLE_PILE if options.pickup is Pickup.WHOLE_PILE else _PART
        self._card, self._trump, self._weapon, self._high, self._turn = weights
        self._own, self._others = duel.slots[0], duel.slots[1]
        self._sides = (duel.slots[2], duel.slots[3])
        self._upper = sum(0b1111 << 4 * rank for rank in range(duel.ranks // 2, duel.ranks))

    def __call__(self, mine: int, theirs: int) -> int:
        own, others, upper = self._own, self._others, self._upper
        return (
            self._card * (theirs.bit_count() - mine.bit_count())
            + self._trump * ((mine & own).bit_count() - (theirs & others).bit_count())
            + self._weapon * (self._weapons(mine, theirs, own, others) - self._weapons(theirs, mine, others, own))
            + self._high * ((mine & upper).bit_count() - (theirs & upper).bit_count())
            + self._turn
        )

    def _weapons(self, mine: int, theirs: int, own: int, others: int) -> int:
        """Return the number of cards that the other hand cannot beat; `others`: the trumps of that other hand."""
        trumps = theirs & others
        count = ((mine & others) >> trumps.bit_length()).bit_count()
        if not trumps:
            for suit in (own, *self._sides):
                count += ((mine & suit) >> (theirs & suit).bit_length()).bit_count()
        return count


# In hundredths of the logarithm of the odds to win, fitted to the winners of 900 deals of 32 cards that the search
# played against itself: by rank from the lowest to the highest, the value of one's own trump, of the other's
# trump and of a card of a side suit.
_OWN = (28, 8, 5, 18, 32, 52, 70, 102)
_THEIRS = (-7, -18, -15, 0, 5, 36, 60, 101)
_SIDE = (-109, -75, -57, -48, -38, -40, -22, -12)
_RANKS = len(_OWN)
_INDEX: Final = 20  # bits of the low part of a sum, which counts cards by kind; their values are above it
_COUNTS: Final = (1 << _INDEX) - 1


class HandEvaluation:
    """Evaluation of the hand that leads: the sum of its cards' values, and a term for their numbers."""

    def __init__(self, duel: DuelRules) -> None:
        self._hands = DuelHands(duel)
        curves = (_OWN, _THEIRS, _SIDE, _SIDE)
        self.weights: list[int] = [
            _along(curves[slot], rank, duel.ranks) for rank in range(duel.ranks) for slot in range(4)
        ]
        sizes, trumps = duel.cards + 1, duel.ranks + 1
        steps = (sizes * trumps + 1, sizes + 1, 1, 1)
        summands = [(weight << _INDEX) + steps[card & 3] for card, weight in enumerate(self.weights)]
        self._quarter: i64 = duel.ranks  # bits of a quarter of a hand, looked up together
        self._bits: i64 = (1 << duel.ranks) - 1
        self._first, self._second, self._third, self._fourth = (
            _sums(summands[start : start + duel.ranks]) for start in range(0, duel.cards, duel.ranks)
        )
        self._numbers: list[int] = [
            _of_numbers(own, duel.ranks - theirs, size, duel.ranks)
            for own in range(trumps)
            for theirs in range(trumps)
            for size in range(sizes)
        ]

    def of(self, mine: i64) -> i64:
        """Return the value for the player who leads with these cards to the empty table."""
        bits, quarter = self._bits, self._quarter
        total: i64 = self._first[mine & bits]
        mine >>= quarter
        total += self._second[mine & bits]
        mine >>= quarter
        total += self._third[mine & bits]
        total += self._fourth[mine >> quarter]
        return (total >> _INDEX) + self._numbers[total & _COUNTS]

    def kept(self, mine: i64) -> i64:
        """Return the value for the player who keeps these cards while the other takes the pile."""
        hands = self._hands
        if hands.taker_leads:
            return -self.of(hands.other(hands.full ^ mine))
        return self.of(mine)


def _sums(summands: list[int]) -> list[int]:
    """Return the sum for every subset of these, by its mask."""
    sums = [0]
    for summand in summands:
        sums += [total + summand for total in sums]
    return sums


def _of_numbers(own: int, theirs: int, size: int, ranks: int) -> int:
    scale = _RANKS / ranks
    trumps, others, cards = own * scale, theirs * scale, size * scale
    odds = 6.6 * trumps * others - 6.3 * trumps**2 + 3.9 * others**2 + 1.3 * cards**2 - 3.2 * cards * others - 91
    return round(odds + (69 if not own else 0) - (32 if not theirs else 0))


def _along(curve: tuple[int, ...], rank: int, ranks: int) -> int:
    along = rank * (len(curve) - 1) / (ranks - 1)
    left = min(int(along), len(curve) - 2)
    return round(curve[left] + (curve[left + 1] - curve[left]) * (along - left))

"""What a position of two players is worth before its end can be seen."""

from __future__ import annotations

from cardtable.games.svoi_kozyri.duel import Duel
from cardtable.games.svoi_kozyri.options import Pickup, SvoiKozyriOptions

_CHUNK = 12  # bits of a hand that are looked up at once

# What a card costs its holder, in hundredths of the odds of winning: at the lowest rank, from there to the highest,
# and an ace beside that; for own trumps, the other's trumps and side suits. Then what a weapon is worth, and the move.
# Fitted to the ends of some hundred deals that the search played against itself.
_WHOLE_PILE = ((22, -35, -2), (-12, 12, -9), (36, -24, -16), 5, 2)
_GRADED = ((-3, -17, 10), (1, 17, -4), (42, -60, 22), 7, 0)


class Evaluation:
    """Adds up what the cards cost, and counts weapons: cards that the other cannot beat now."""

    def __init__(self, duel: Duel, options: SvoiKozyriOptions) -> None:
        weights = _WHOLE_PILE if options.pickup is Pickup.WHOLE_PILE else _GRADED
        *suits, self._weapon, self._turn = weights
        costs = [
            _cost((suits[0], suits[1], suits[2], suits[2])[card & 3], card >> 2, duel) for card in range(duel.cards)
        ]
        self._mine = _tables(costs)
        self._theirs = _tables([costs[card ^ 1] for card in range(duel.cards)])
        self._own, self._others = duel.slots[0], duel.slots[1]
        self._sides = (duel.slots[2], duel.slots[3])

    def __call__(self, mine: int, theirs: int) -> int:
        """The worth for the player to move."""
        own, others = self._own, self._others
        worth = self._turn + self._weapon * (
            self._weapons(mine, theirs, own, others) - self._weapons(theirs, mine, others, own)
        )
        for cost_mine, cost_theirs in zip(self._mine, self._theirs, strict=True):
            worth += cost_theirs[theirs & _MASK] - cost_mine[mine & _MASK]
            mine >>= _CHUNK
            theirs >>= _CHUNK
        return worth

    def _weapons(self, mine: int, theirs: int, own: int, others: int) -> int:
        """How many cards of a hand nothing in the other hand beats; `others`: the trumps of that other hand."""
        trumps = theirs & others
        count = ((mine & others) >> trumps.bit_length()).bit_count()
        if not trumps:
            for suit in (own, *self._sides):
                count += ((mine & suit) >> (theirs & suit).bit_length()).bit_count()
        return count


_MASK = (1 << _CHUNK) - 1


def _cost(weights: tuple[int, int, int], rank: int, duel: Duel) -> int:
    lowest, slope, ace = weights
    highest = duel.ranks - 1
    return lowest + round(slope * rank / highest) + (ace if rank == highest else 0)


def _tables(costs: list[int]) -> list[list[int]]:
    """For each dozen cards, the cost of every set of them."""
    tables = []
    for first in range(0, len(costs), _CHUNK):
        dozen = costs[first : first + _CHUNK] + [0] * _CHUNK
        table = [0] * (1 << _CHUNK)
        for cards in range(1, 1 << _CHUNK):
            table[cards] = table[cards & cards - 1] + dozen[(cards & -cards).bit_length() - 1]
        tables.append(table)
    return tables

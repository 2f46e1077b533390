"""What a position of two players is worth before its end can be seen.

In the field's words: a static evaluation function.
"""

from __future__ import annotations

from typing import Final

from cardtable.games.svoi_kozyri.duel import DuelRules
from cardtable.games.svoi_kozyri.options import Pickup, SvoiKozyriOptions

# What each counts: a card fewer, a trump more, a weapon more, a card of the upper half more, and the move. Found by
# letting the search play against itself with other weights.
_WHOLE_PILE: Final[tuple[int, ...]] = (22, 44, 13, 17, 2)
_PART: Final[tuple[int, ...]] = (25, 66, 5, 38, 2)


class DuelEvaluation:
    """Counts cards, trumps, high cards, and weapons: cards that the other cannot beat now."""

    def __init__(self, duel: DuelRules, options: SvoiKozyriOptions) -> None:
        weights = _WHOLE_PILE if options.pickup is Pickup.WHOLE_PILE else _PART
        self._card, self._trump, self._weapon, self._high, self._turn = weights
        self._own, self._others = duel.slots[0], duel.slots[1]
        self._sides = (duel.slots[2], duel.slots[3])
        self._upper = sum(0b1111 << 4 * rank for rank in range(duel.ranks // 2, duel.ranks))

    def __call__(self, mine: int, theirs: int) -> int:
        """The worth for the player to move."""
        own, others, upper = self._own, self._others, self._upper
        return (
            self._card * (theirs.bit_count() - mine.bit_count())
            + self._trump * ((mine & own).bit_count() - (theirs & others).bit_count())
            + self._weapon * (self._weapons(mine, theirs, own, others) - self._weapons(theirs, mine, others, own))
            + self._high * ((mine & upper).bit_count() - (theirs & upper).bit_count())
            + self._turn
        )

    def _weapons(self, mine: int, theirs: int, own: int, others: int) -> int:
        """How many cards of a hand nothing in the other hand beats; `others`: the trumps of that other hand."""
        trumps = theirs & others
        count = ((mine & others) >> trumps.bit_length()).bit_count()
        if not trumps:
            for suit in (own, *self._sides):
                count += ((mine & suit) >> (theirs & suit).bit_length()).bit_count()
        return count

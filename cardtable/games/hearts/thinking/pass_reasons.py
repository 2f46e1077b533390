"""Why a pass came out best that no rule of thumb had put first: what can be seen of it in one's own hand."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.core.text import Text
from cardtable.families.hearts.masks import CLUBS, DIAMONDS, QUEEN_BIT, SIZE, SPADES, masks_of
from cardtable.games.hearts.thinking import reasons

_GUARDS = 4  # spades with the queen among them: she is then seldom forced out


def searched_pass_reason(hand: Sequence[int], chosen: Sequence[int]) -> Text:
    """The reason in one sentence; where nothing shows, that it was tried out."""
    given = masks_of(list(chosen))
    kept = [hand[suit] ^ given[suit] for suit in range(4)]
    if any(given[suit] and not kept[suit] for suit in (CLUBS, DIAMONDS, SPADES)):
        return reasons.PASS_VOID
    if given[SPADES] & QUEEN_BIT:
        return reasons.PASS_QUEEN if SIZE[kept[SPADES]] < _GUARDS else reasons.SEARCHED_PASS
    if kept[SPADES] & QUEEN_BIT and not given[SPADES] and SIZE[kept[SPADES]] >= _GUARDS:
        return reasons.PASS_GUARDED
    if any(given[suit] and SIZE[kept[suit]] == 1 for suit in (CLUBS, DIAMONDS)):
        return reasons.PASS_SHORT
    return reasons.SEARCHED_PASS

"""What every empty table of a small pack is worth, so that a duel of it is played without a mistake."""

from __future__ import annotations

from functools import lru_cache

from cardtable.games.svoi_kozyri.duel import Duel
from cardtable.games.svoi_kozyri.empty_tables import EmptyTables
from cardtable.games.svoi_kozyri.options import SvoiKozyriOptions
from cardtable.games.svoi_kozyri.thinking.finding import WON

FEW_CARDS = 16  # in the pack: half a second compiled, some seconds interpreted, once for all deals
_APART = 64  # between the values of two tables: more than there are moves in a round


@lru_cache(maxsize=4)
def worths_of_tables(options: SvoiKozyriOptions) -> list[int]:
    """By hand, what it is worth to keep these cards while the other takes the whole pile, as `Finding.value`.

    Each table is settled by such as were settled before it. So whoever always plays for the earliest comes nearer to
    the end with every round.
    """
    duel = Duel(options, options.deck // 4)
    tables = EmptyTables(duel, noting=True)
    waiting, left = tables.open_ones(), -1
    while len(waiting) != left:
        left = len(waiting)
        tables.next_pass()
        waiting = [kept for kept in waiting if not tables.settle(kept)]
    worths = [0] * (duel.full + 1)
    for number, kept in enumerate(tables.order):
        worths[kept] = tables.value(kept) * (WON - _APART * (number + 1))
    return worths

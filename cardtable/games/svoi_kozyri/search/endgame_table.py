"""Endgame table: values of every empty table of a small pack, for duels played without a mistake.

Up to 16 cards it is computed when first needed; for 20 cards, under the rules of the Challenge, it is read from a file
that `packaging/settle_pack.py` has written.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from functools import lru_cache
from pkgutil import get_data

from cardtable.games.svoi_kozyri.options import LeadAfterTotal, Pickup, SvoiKozyriOptions
from cardtable.games.svoi_kozyri.search.deepening_search import WON
from cardtable.games.svoi_kozyri.search.duel import DuelRules
from cardtable.games.svoi_kozyri.search.empty_tables import EmptyTables

FEW_CARDS = 16  # in the pack: half a second compiled, some seconds interpreted, once for all deals
KEPT_CARDS = 20
KEPT_FILE = "settled_20.zlib"
_APART = 64  # between the values of two tables: more than there are moves in a round
# All 2**16 tables of FEW_CARDS at this distance take 4.2 million, and must stay above SURE: less than five below WON.


def is_settled(options: SvoiKozyriOptions) -> bool:
    """Return True if all empty tables are settled under these rules."""
    if options.pickup is not Pickup.WHOLE_PILE:
        return False
    return options.deck <= FEW_CARDS or (options.deck == KEPT_CARDS and _as_kept(options))


def _as_kept(options: SvoiKozyriOptions) -> bool:
    """Return True for the rules of the file; False if this copy of the program lacks it."""
    return (
        options.voluntary_pickup
        and options.second_card
        and not options.last_card_draw
        and options.lead_after_total is LeadAfterTotal.NEXT
        and _file() is not None
    )


@lru_cache(maxsize=2)
def worths_of_tables(options: SvoiKozyriOptions) -> list[int]:
    """Return, by hand, the value of keeping these cards while the other takes, as `SearchResult.value`.

    Each table depends only on tables settled before it, so a player who always aims at the earliest one comes nearer to
    the end with every round.
    """
    return _kept() if options.deck > FEW_CARDS else _found(DuelRules(options, options.deck // 4))


def _found(duel: DuelRules) -> list[int]:
    tables = EmptyTables(duel, noting=True)
    for _ in tables.passes():
        pass
    worths = [0] * (duel.full + 1)
    for number, kept in enumerate(tables.order):
        worths[kept] = tables.value(kept) * (WON - _APART * (number + 1))
    return worths


def _kept() -> list[int]:
    """Return the values in the file.

    In each pass smaller hands were settled first, the won ones of a size before the lost ones, and each may depend on
    those before.
    """
    file = _file()
    assert file is not None, "nobody asks for worths of a pack that is not settled"
    settled = zlib.decompress(file)
    values = [
        [_value(entry, size) if entry else 0 for size in range(KEPT_CARDS + 1)] for entry in range(max(settled) + 1)
    ]
    worths = [0] * (1 << KEPT_CARDS)
    for (hand, mirrored), entry in zip(hands_by_suits(KEPT_CARDS), settled, strict=True):
        worths[hand] = worths[mirrored] = values[entry][hand.bit_count()]
    return worths


def _value(entry: int, size: int) -> int:
    number, won = divmod(entry, 2)
    worth = WON - _APART * (number * (KEPT_CARDS + 1) + size)
    return worth if won else -worth


def _file() -> bytes | None:
    """Return the file's bytes through the loader of the package; None in a copy that lacks it."""
    try:
        return get_data(__name__, KEPT_FILE)
    except OSError:
        return None


def hands_by_suits(cards: int) -> Iterator[tuple[int, int]]:
    """Yield every hand of a pack in the order of cards numbered suit by suit, with its mirror image.

    Of two hands that differ only in the names of the side suits, one is yielded, with these names exchanged in the
    second item.
    """
    ranks = cards // 4
    trumps, sides = [0], [0]
    for card in range(2 * ranks):
        own = 1 << card % ranks * 4 + card // ranks
        trumps += [hand | own for hand in trumps]
        sides += [hand | own << 2 for hand in sides]
    for last in range(1 << ranks):
        for third in range(last, 1 << ranks):
            side, mirrored = sides[last << ranks | third], sides[third << ranks | last]
            for hand in trumps:
                yield hand | side, hand | mirrored

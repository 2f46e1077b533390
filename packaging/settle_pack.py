"""Settle every empty table of a pack of the Challenge: `python packaging/settle_pack.py`, into the expert's folder.

Twenty cards take seven minutes, or twenty seconds in the copy that `dev.py compile` makes, with PYTHONPATH set to it.
"""

from __future__ import annotations

import zlib
from pathlib import Path

from cardtable.games.svoi_kozyri.options import SvoiKozyriOptions
from cardtable.games.svoi_kozyri.search.duel import DuelRules
from cardtable.games.svoi_kozyri.search.empty_tables import EmptyTables
from cardtable.games.svoi_kozyri.search.endgame_table import KEPT_CARDS, KEPT_FILE, hands_by_suits

FOLDER = Path(__file__).resolve().parents[1] / "cardtable" / "games" / "svoi_kozyri" / "thinking"


def passes(duel: DuelRules) -> bytes:
    """By hand, twice the pass in which it was settled, and one more if it is won; 0 for one that stays open."""
    tables = EmptyTables(duel, noting=True)
    found = bytearray(duel.full + 1)
    told = 0
    for number, left in enumerate(tables.passes(), start=1):
        for kept in tables.order[told:]:
            found[kept] = 2 * number + (tables.value(kept) > 0)
        told = len(tables.order)
        print(f"pass {number}: {left} open")
    return bytes(found)


def main() -> None:
    """Write the file, its hands in the order that makes it short."""
    found = passes(DuelRules(SvoiKozyriOptions.preset("challenge"), KEPT_CARDS // 4))
    entries = bytes(found[hand] for hand, _ in hands_by_suits(KEPT_CARDS))
    (FOLDER / KEPT_FILE).write_bytes(zlib.compress(entries, 9))


if __name__ == "__main__":
    main()

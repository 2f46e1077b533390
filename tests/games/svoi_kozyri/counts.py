"""How many ways small deals can go: `python -m tests.games.svoi_kozyri.counts` writes the golden file anew."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from cardtable.games.svoi_kozyri.rules import SvoiKozyriRules
from tests.games.svoi_kozyri.tables import act, dealt, legal, rules

FILE = Path(__file__).parent / "golden" / "turns.count"
DEPTHS = (1, 2, 4, 6)


def positions() -> Iterator[tuple[str, SvoiKozyriRules]]:
    """Packs of eight and twelve cards, by each way to pick up."""
    for pickup in ("graded_3_5_all", "whole_pile", "one"):
        yield f"eight_{pickup}", rules(2, deck=8, deal="mirrored", trump_choice="fixed_by_seat", pickup=pickup)
    yield "forced", rules(2, "svoi_app", deck=8, trump_choice="fixed_by_seat")
    yield "three", rules(3, deck=12, trump_choice="fixed_by_seat", second_card=False)


def continuations(some: SvoiKozyriRules, state: Any, depth: int) -> int:
    """How many sequences of so many actions there are; the end of the deal ends one."""
    if depth == 0 or state.public.turn is None:
        return 1
    return sum(continuations(some, act(some, state, text).state, depth - 1) for text in legal(some, state))


def counted() -> str:
    """The golden file: position, depth, number."""
    return "".join(
        f"{name} {depth} {continuations(some, dealt(some).state, depth)}\n"
        for name, some in positions()
        for depth in DEPTHS
    )


if __name__ == "__main__":
    FILE.write_text(counted(), encoding="utf-8")

"""How many ways small deals can go: `python -m tests.games.hearts.counts` writes the golden file anew."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from cardtable.games.hearts.rules import HeartsRules
from tests.games.hearts.tables import HeartsState, first_trick, legal, play, rules, table

FILE = Path(__file__).parent / "golden" / "plays.count"
DEPTHS = (1, 2, 4, 6)


def positions() -> Iterator[tuple[str, HeartsRules, HeartsState]]:
    """Few cards, but void suits, the queen of spades and hearts not broken."""
    four, three = rules(4), rules(3)
    yield "four_voids", four, table(four, ["2C QS", "3C 2H", "4D 5D", "KS AS"])
    yield "four_hearts", four, table(four, ["2H 3H 4C", "QS 5H 6C", "7C 7D 7H", "8C 8S 8H"])
    yield "four_first_trick", four, first_trick(four, ["2C 5C QS", "QH 2H 3H", "4D QD 7H", "8C 8S 8H"])
    yield "three", three, table(three, ["2H 3S 4C", "QS 5H 6C", "7C 7D 7H"])


def continuations(some: HeartsRules, state: HeartsState, depth: int) -> int:
    """How many sequences of so many legal plays there are; the end of the deal ends one."""
    if depth == 0 or state.public.turn is None:
        return 1
    return sum(continuations(some, play(some, state, card), depth - 1) for card in legal(some, state).split())


def counted() -> str:
    """The golden file: position, depth, number."""
    return "".join(
        f"{name} {depth} {continuations(some, state, depth)}\n" for name, some, state in positions() for depth in DEPTHS
    )


if __name__ == "__main__":
    FILE.write_text(counted(), encoding="utf-8")

"""A question of legality is answered at once, however large the hand: nothing is enumerated."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice
from typing import Any

import pytest

from cardtable.games.canasta.legality.meld_enumeration import MeldFinder
from cardtable.games.canasta.state import Action
from tests.games.canasta.tables import CODEC, cards, rules, table, view

LIMIT = 0.005  # seconds of the processor
ROUNDS = 40
WHOLE = "4C 4D 4H 4S 5C 5D 5H 6C 6D 6S 7C 7D 7H 8C 8D 8S 9C 9D 9H TC TD JC JD JH QC QD QS KC KD KH AC AD AS 3C 3S"
LARGE = f"{WHOLE} 2C 2D 2H JK JK"
MELDS = {0: "5C 5D 5S 5H / 9S 9C 9D / KS KC 2S"}
TAKES = ("take", "take KC KD", "take KC 2C", "take KC KD / 4C 4D 4H", "draw", "discard 4C")
MELDING = (
    "meld 4C 4D 4H",
    "meld 4C 4D 4H 4S / 6C 6D 6S / 7C 7D 7H / 8C 8D 8S / JC JD JH JK / AC AD AS 2C 2D",
    "meld TC 2C 2D",
    "meld 3C 3S 2C",
    "discard 4C",
    "ask",
    "draw",
)


def fastest(answer: Callable[[], object]) -> float:
    """The least processor time of several answers: what the machine does besides does not count."""
    times = []
    for _ in range(ROUNDS):
        start = time.process_time()
        answer()
        times.append(time.process_time() - start)
    return min(times)


def situations() -> Iterator[tuple[str, dict[str, Any], tuple[str, ...]]]:
    for name, melds in (("first meld", {}), ("open", MELDS)):
        yield f"{name}, drawing", {"melds": melds, "drawn": False, "pile": "9C 7H KS"}, TAKES
        yield f"{name}, melding", {"melds": melds, "totals": (3000, 0, 3000, 0)}, MELDING


def test_the_hand_is_as_large_as_is_said() -> None:
    assert len(cards(LARGE)) == 40


@pytest.mark.parametrize(
    ("name", "facts", "actions"), list(situations()), ids=lambda value: value if isinstance(value, str) else ""
)
def test_forty_cards_are_answered_in_five_milliseconds(
    name: str, facts: dict[str, Any], actions: tuple[str, ...]
) -> None:
    some = rules()
    seen = view(some, table(some, LARGE, **facts))
    for text in actions:
        assert fastest(partial(some.check, seen, CODEC.read(text))) < LIMIT, text


def test_check_asks_for_no_list_of_melds(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*_: object) -> Iterator[Action]:
        raise AssertionError("legality is not found by listing what is legal")

    monkeypatch.setattr(MeldFinder, "melds", never)
    monkeypatch.setattr(MeldFinder, "openings", never)
    some = rules()
    for name, facts, actions in situations():
        seen = view(some, table(some, LARGE, **facts))
        refused = [text for text in actions if some.check(seen, CODEC.read(text)) is not None]
        assert len(refused) < len(actions), name


def test_the_first_offers_come_at_once_too() -> None:
    some = rules()
    for _, facts, _ in situations():
        seen = view(some, table(some, LARGE, **facts))
        assert fastest(lambda: list(islice(some.legal(seen), 1))) < 4 * LIMIT  # noqa: B023 - called at once

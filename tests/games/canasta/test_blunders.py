"""Each detector finds its blunder in a position, and nothing where the position excuses the act."""

from __future__ import annotations

from typing import Any

import pytest

from cardtable.core.events import HandScored
from cardtable.core.guidance.figures import RecordedDecision
from cardtable.core.zones import Seat
from cardtable.games.canasta import GAME
from cardtable.games.canasta.search.blunders import DETECTORS, CanastaDecision, weight
from cardtable.games.canasta.search.information_set import CanastaInformationSet
from cardtable.games.canasta.state import PermissionState
from tests.games.canasta.tables import CODEC, rules, table, view

BIG = "JC 8D QH 7S 8C 4H QD"
LONG = "4C " * 60  # a stock for many turns
OUT = "9C 9D 9H 9S 9C 9D 9H"
MANY = ["", "4C " * 9, "4D " * 9, "4H " * 9]
THEIRS = {0: "8S 8H 8D", 1: "KC KD KH"}

Found = tuple[str, str, dict[str, Any]]  # hand, action, what else is on the table

BLUNDERS: dict[str, Found] = {
    "feeds_other_side": ("KS 5H 3C 7D", "discard KS", {"pile": "6H 4S", "melds": THEIRS}),
    "wild_on_frozen_pile": ("JK 3C 5H 7D", "discard JK", {"pile": BIG, "melds": THEIRS, "frozen": True}),
    "joker_before_two": ("JK 2C 5H 7D", "discard JK", {"pile": BIG, "melds": THEIRS}),
    "opens_with_wild_cards": ("AC AD TC TD 2C 2D 5H 7D 9S", "meld TC TD 2C 2D", {}),
    "throws_own_rank": ("8C 5H 3C 7D", "discard 8C", {"pile": "6H 4S", "melds": THEIRS}),
    "empties_hand": ("5C 5D 5H 7D 9S", "meld 5C 5D 5H", {"melds": THEIRS}),
    "keeps_black_three": ("KS QS 3C", "discard KS", {"pile": BIG, "melds": THEIRS}),
    "leaves_pile": ("5C 5D QS 7H", "draw", {"pile": f"{BIG} AC 5H", "melds": THEIRS, "drawn": False}),
    "third_wild_on_small_meld": ("2C 5H 7D 9S", "meld 8 2C", {"melds": {0: "8S 8H 2D 2S"}}),
    "spoils_natural_canasta": ("2C 5H 7D 9S", "meld 8 2C", {"melds": {0: f"8S 8H 8D 8C 8S 8H / {OUT}"}}),
    "lets_others_go_out": (
        "KC KD KS 5H", "discard 5H",
        {"melds": {0: OUT, 1: "QC QD QH QS QC QD QH"}, "others": ["", "4C", "4D", "4H"]},
    ),
    "strands_partner": (
        "KC KD KS 5H", "meld KC KD KS", {"melds": {0: OUT, 1: "QC QD QH"}, "others": ["", "4C", "4D " * 20, "4H"]}
    ),
    "ignores_answer": ("KC KD KS 5H", "discard 5H", {"melds": {0: OUT}, "asked": PermissionState.YES}),
    "freezes_own_pile": ("2C 5H 3C 7D", "discard 2C", {"pile": "6H 4S", "melds": {0: "8S 8H 8D"}}),
    "holds_canasta": ("8C 5H 3C 7D", "discard 5H", {"melds": {0: "8S 8H 8D 8S 8H 8D"}}),
    "spends_last_black_three": ("3C KS 5H", "discard 3C", {"pile": "6H", "others": ["", "4C", "4D", "4H"]}),
}  # fmt: skip

# The same acts where they are no blunders
EXCUSED: dict[str, list[Found]] = {
    "feeds_other_side": [
        ("KS 8C 8D", "discard KS", {"pile": "6H 4S", "melds": THEIRS}),  # no other card is to spare
        ("KS 5H 3C", "discard KS", {"pile": "4S", "melds": THEIRS}),  # a pile of one card
        ("KS 5H 3C", "discard 5H", {"pile": "6H 4S", "melds": THEIRS}),
    ],
    "wild_on_frozen_pile": [
        ("JK KC KD", "discard JK", {"pile": f"{BIG} {BIG} {BIG}", "melds": {1: "5C 5D 5H"}, "frozen": True}),
        ("JK 3C 5H", "discard JK", {"pile": BIG, "melds": THEIRS}),
        ("JK 8C 8D", "discard JK", {"pile": BIG, "melds": THEIRS, "frozen": True}),  # both are cards of its own meld
        ("JK 2C 2D 2H 3C 5H", "discard 2C", {"pile": BIG, "melds": THEIRS, "frozen": True}),  # wild cards to spare
    ],
    "joker_before_two": [("JK 2C 5H", "discard 2C", {"pile": BIG}), ("JK 5H", "discard JK", {"pile": BIG})],
    "opens_with_wild_cards": [
        ("TC TD 2C 2D 5H 7D 9S", "meld TC TD 2C 2D", {}),
        ("AC AD TC TD 2C 2D 5H 7D 9S", "meld AC AD 2C", {}),
        ("8C 8D TC TD 2C 2D 5H", "meld TC TD 2C 2D", {"melds": THEIRS}),
    ],
    "throws_own_rank": [
        ("8C KS KC", "discard 8C", {"pile": "6H 4S", "melds": THEIRS}),
        ("8C 5H 3C", "discard 8C", {"pile": "6H", "melds": {0: "8S 8H 8D 8S 8H 8D 8C"}}),
    ],
    "empties_hand": [
        ("5C 5D 5H 7D 9S", "meld 5C 5D 5H", {"melds": {0: "8S 8H 8D 8S 8H"}}),
        ("5C 5D 5H 7D 9S", "meld 5C 5D 5H", {"melds": THEIRS, "stock": "4C 4D"}),
    ],
    "keeps_black_three": [("KS QS 3C", "discard 3C", {"pile": BIG, "melds": THEIRS})],
    "leaves_pile": [
        ("5C 5D QS 7H", "draw", {"pile": "6H 5H", "melds": THEIRS, "drawn": False}),
        ("5C 5D QS 7H", "draw", {"pile": f"{BIG} AC 6H", "melds": THEIRS, "drawn": False}),
    ],
    "third_wild_on_small_meld": [("2C 5H 7D", "meld 8 2C", {"melds": {0: "8S 8H 8D 8C 2D 2S"}})],
    "spoils_natural_canasta": [("2C 5H 7D 9S", "meld 8 2C", {"melds": {0: "8S 8H 8D 8C 8S 8H"}})],  # it is needed
    "lets_others_go_out": [("KC KD 5H", "discard 5H", {"melds": {0: OUT}})],
    "strands_partner": [("KC KD KS 5H", "meld KC KD KS", {"melds": {0: OUT}})],
    "ignores_answer": [("KC KD KS 5H", "discard 5H", {"melds": {0: OUT}, "asked": PermissionState.NO})],
    "freezes_own_pile": [("2C 5H 3C", "discard 2C", {"pile": "6H 4S", "melds": THEIRS})],
    "holds_canasta": [
        ("8C 5H", "discard 8C", {"melds": {0: "8S 8H 8D 8S 8H 8D"}}),
        ("8C 5H 3C", "draw", {"melds": {0: "8S 8H 8D 8S 8H 8D"}, "drawn": False}),
    ],
    "spends_last_black_three": [
        ("3C 3S 5H", "discard 3C", {"pile": "6H"}),
        ("3C KS 5H", "discard 3C", {"pile": BIG}),
    ],
}  # fmt: skip


def found(own: str, action: str, facts: dict[str, Any], seats: int = 4) -> set[str]:
    some = rules(seats)
    facts = {"others": MANY, "stock": LONG} | facts
    seen = view(some, table(some, own, **facts))
    decision = CanastaDecision(CanastaInformationSet(some, seen, ()), CODEC.read(action))
    return {name for name, detector in DETECTORS.items() if detector(decision)}


@pytest.mark.parametrize("name", DETECTORS)
def test_a_blunder_is_found(name: str) -> None:
    assert name in found(*BLUNDERS[name])


@pytest.mark.parametrize(
    ("name", "number"), [(name, at) for name, cases in EXCUSED.items() for at in range(len(cases))]
)
def test_what_is_no_blunder_is_not_found(name: str, number: int) -> None:
    assert name not in found(*EXCUSED[name][number])


def test_a_likely_pair_is_fed_too() -> None:
    """No meld shows it, but nobody has seen a five, and nine cards are enough for two of them."""
    assert "feeds_other_side" in found("5H 3C 7D", "discard 5H", {"pile": f"{BIG} {BIG}", "melds": THEIRS})


@pytest.mark.parametrize("lone", [None, 1])
def test_who_would_have_to_play_alone_may_leave_the_pile(lone: int | None) -> None:
    own, action, facts = BLUNDERS["leaves_pile"]
    assert ("leaves_pile" in found(own, action, facts | {"lone": lone}, 3)) == (lone is not None)


def test_a_pile_taken_for_the_first_meld_is_judged_with_its_top_card() -> None:
    facts = {"pile": "7C TS", "drawn": False}
    assert "opens_with_wild_cards" in found("AC AD AH TC TD 2C 2D 2S 5H 9S", "take TC TD 2C 2D 2S", facts)
    assert "opens_with_wild_cards" not in found("AC AD TC TD 2C 5H 7D 9S", "take TC TD 2C", facts)


def test_a_wild_card_on_a_frozen_pile_weighs_twice_as_much_as_another_blunder() -> None:
    """The Expert's network knows no price of it: most such choices were hardly worth what one blunder costs."""
    weights = []
    for name in ("wild_on_frozen_pile", "throws_own_rank"):
        some = rules()
        own, action, facts = BLUNDERS[name]
        seen = view(some, table(some, own, others=MANY, stock=LONG, **facts))
        weights.append(weight(CanastaInformationSet(some, seen, ()), CODEC.read(action)))
    assert weights == [2, 1]


def test_a_deal_counts_them_by_seat() -> None:
    some = rules()
    own, action, facts = BLUNDERS["joker_before_two"]
    seen = view(some, table(some, own, turn=2, **facts))
    played = [RecordedDecision(Seat(2), seen, CODEC.read(action))]
    figures = GAME.figures(some.options, played, HandScored((0, 0, 0, 0), ()))
    counts = {figure.name: figure.counts for figure in figures}
    assert counts["joker_before_two"] == (0, 0, 1, 0)
    assert counts.keys() >= DETECTORS.keys()
    assert len(DETECTORS) >= 16

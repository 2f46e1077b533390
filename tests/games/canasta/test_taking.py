"""Taking the discard pile (C-33, C-51, C-54 to C-61, C-65; CR-07 to CR-10, settled readings 42 and 44)."""

from __future__ import annotations

from typing import Any

import pytest

from cardtable.core.views import State
from cardtable.games.canasta.rules import CanastaRules
from cardtable.games.canasta.state import DISCARD, threes
from tests.games.canasta.tables import act, cards, held, legal, on_table, refused, rules, table, view, why

OPEN = {0: "KC KD KH"}


def ready(some: CanastaRules, own: str, pile: str, melds: dict[int, str] = OPEN, **facts: Any) -> State[Any]:
    return table(some, own, pile=pile, melds=melds, drawn=False, **facts)


def test_C33_and_CR10_the_whole_pile_is_taken() -> None:
    some = rules()
    step = act(some, ready(some, "5C 5D QC", "7H 9S 3S 5H"), "take 5C 5D")
    assert on_table(step.state, 0, 5) == "5H 5C 5D"
    assert held(step.state, 0) == "3S 7H 9S QC"
    assert step.state.zones[DISCARD] == ()


def test_C59_and_CR09_ways_to_take_an_unfrozen_pile() -> None:
    some = rules()
    state = ready(some, "5C 5D 2C JK QC 9D", "7H 9S 5H", {0: "KC KD KH / 5S 5H 5D"})
    assert legal(some, state) == [
        "take",
        "take 5C 5D",
        "take 5C 2C",
        "take 5C JK",
        "take 5D 2C",
        "take 5D JK",
        "draw",
    ]


def test_C59_without_a_meld_the_top_card_alone_does_not_go() -> None:
    some = rules()
    state = ready(some, "QC QD 9D", "7H 9S 5H")
    assert refused(some, state, "take") == "CR-09"
    assert refused(some, state, "take 5C 5D") == "CR-09"
    assert refused(some, state, "take QC QD") == "CR-09"


def test_C57_and_CR07_a_frozen_pile_needs_a_natural_pair() -> None:
    some = rules()
    state = ready(some, "5C 5D 2C QC 9D", "7H 2H 5H", {0: "KC KD KH / 5S 5H 5D"}, frozen=True)
    assert refused(some, state, "take") == "CR-07"
    assert refused(some, state, "take 5C 2C") == "CR-07"
    assert why(some, state, "take 5C 2C") == "The pile is frozen: you need two natural fives."
    step = act(some, state, "take 5C 5D")
    assert not step.state.public.frozen
    assert on_table(step.state, 0, 5) == "5S 5H 5D 5H 5C 5D"  # CE-17: all three join the meld


def test_CR07_frozen_for_a_side_without_a_meld() -> None:
    some = rules()
    state = ready(some, "TC 2C JK 9D 4C 4H", "7H TH", {})
    assert refused(some, state, "take TC 2C JK") == "CR-07"
    assert why(some, state, "take TC 2C JK").startswith("Your side has no meld yet")
    loose = rules(pile_frozen_unopened=False)
    assert refused(loose, state, "take TC 2C JK") == ""  # settled reading 42
    assert refused(loose, state, "take 2C JK") == "CR-09"  # never wild cards alone


def test_CE12_the_pile_is_open_once_the_partner_has_melded() -> None:
    some = rules()
    state = ready(some, "5C 2C QC 9D", "7H 9S 5H")
    assert refused(some, state, "take 5C 2C") == ""


def test_CR07_always_frozen() -> None:
    some = rules(pile_always_frozen=True)
    state = ready(some, "5C 2C QC 9D", "7H 9S 5H")
    assert refused(some, state, "take 5C 2C") == "CR-07"


@pytest.mark.parametrize(
    ("options", "melds", "action", "code"),
    [
        ({"take_with_wild": False}, "5S 5H 5D", "take 5C 2C", "CR-09"),
        ({"take_by_adding": "no"}, "5S 5H 5D", "take", "CR-09"),
        ({"take_by_adding": "not_to_canasta"}, "5S 5H 5D", "take", ""),
        ({"take_by_adding": "not_to_canasta"}, "5S 5H 5D 5C 5S 5D 2H", "take", "CR-09"),
        ({}, "5S 5H 5D 5C 5S 5D 2H", "take", ""),
        ({"max_canasta": 7}, "5S 5H 5D 5C 5S 5D 2H", "take", "CR-11"),
    ],
)
def test_CR09_options_for_taking(options: dict[str, Any], melds: str, action: str, code: str) -> None:
    some = rules(4, **options)
    assert refused(some, ready(some, "5C 2C QC 9D", "7H 9S 5H", {0: melds}), action) == code


@pytest.mark.parametrize(("pile", "code"), [("", "CR-08"), ("5C 2D", "CR-08"), ("5C JK", "CR-08"), ("5C 3S", "CR-08")])
def test_CR08_and_CE05_never_takeable(pile: str, code: str) -> None:
    some = rules()
    assert refused(some, ready(some, "5D 5H 3C 3S 2H", pile), "take 5D 5H") == code


def test_CE04_a_black_three_on_a_frozen_pile() -> None:
    some = rules()
    state = ready(some, "3C 3S 5C 5H", "2D 3S", frozen=True)
    assert legal(some, state) == ["draw"]
    state = ready(some, "3C 3S 5C 5H QD", "2D 3S 5D", frozen=True)
    assert "take 5C 5H" in legal(some, state)


def test_C65_and_CE06_one_card_for_one_card() -> None:
    some = rules()
    melds = {0: "5C 5D 5S / KC KD KH / 9C 9D 9H 9S 9C 9D 9H"}
    state = ready(some, "QC", "5H", melds)
    assert refused(some, state, "take") == "CR-08"
    assert refused(rules(one_card_rule=False), state, "take") == ""


def test_C54_and_C61_no_pile_before_the_first_meld() -> None:
    some = rules(pile_for_initial="forbidden")
    state = ready(some, "QH QD JK 9C 9D 9H 4C 5D", "7S QS", {})
    assert refused(some, state, "take QH QD JK / 9C 9D 9H") == "CR-08"
    assert legal(some, state) == ["draw"]


def test_example_3_of_the_rules_the_first_meld_with_the_pile() -> None:
    some = rules()
    state = ready(some, "QH QD JK 9C 9D 9H 4C 5D", "7S QS", {}, totals=(1500, 0, 1500, 0))
    assert refused(some, state, "take QH QD JK") == "CR-12"
    assert "must be worth 90 points; this one is worth only 80." in why(some, state, "take QH QD JK")
    step = act(some, state, "take QH QD JK / 9C 9D 9H")
    assert on_table(step.state, 0, 12) == "QS QD QH JK"
    assert on_table(step.state, 0, 9) == "9C 9D 9H"
    assert held(step.state, 0) == "4C 5D 7S"


def test_C51_the_cards_beneath_do_not_count() -> None:
    some = rules()
    state = ready(some, "TH TD 4C 5D 6C", "JK AS AD TS", {})
    assert refused(some, state, "take TH TD") == "CR-12"


def test_CR10_an_open_side_names_no_more_than_it_needs() -> None:
    some = rules()
    state = ready(some, "5C 5D 5S 2C 9C 9D 9H", "7H 5H")
    assert refused(some, state, "take 5C 5D 5S") == "CR-10"
    assert refused(some, state, "take 5C 5D 2C") == "CR-10"
    assert refused(some, state, "take 5C 5D / 9C 9D 9H") == "CR-10"
    assert refused(some, state, "take 5C") == "CR-09"


def test_CR09_the_result_must_be_a_valid_meld() -> None:
    some = rules()
    state = ready(some, "5C 2C QC 9D", "7H 5H", {0: "5S 5D 2D 2H JK"})
    assert refused(some, state, "take 5C 2C") == "C-35"
    assert refused(some, state, "take") == ""


def test_C28_and_CE10_red_threes_of_the_pile_are_not_replaced() -> None:
    some = rules()
    state = ready(some, "5C 5D QC", "3H 7H 5H", frozen=True)
    step = act(some, state, "take 5C 5D")
    assert step.state.zones[threes(0)] == cards("3H")
    assert held(step.state, 0) == "7H QC"


def test_CR13_a_take_leaves_two_cards_or_a_way_out() -> None:
    some = rules()
    state = ready(some, "5C 5D QC", "5H")
    assert refused(some, state, "take 5C 5D") == "CR-13"
    with_canasta = ready(some, "5C 5D QC", "5H", {0: "9C 9D 9H 9S 9C 9D 9H"})
    step = act(some, with_canasta, "take 5C 5D", "discard QC")
    assert step.state.public.out == 0


def test_settled_reading_44_not_to_canasta_with_two_melds_of_a_rank() -> None:
    some = rules(3, take_by_adding="not_to_canasta")
    melds = {0: "5C 5D 5S 5H 5C 5D 5S", 1: "5H 5S 5C"}
    state = ready(some, "QC 9D", "7H 5H", melds, lone=2, sides=(0, 0, 2))
    step = act(some, state, "take")
    assert on_table(step.state, 1, 5) == "5H 5S 5C 5H"


@pytest.mark.parametrize(
    ("own", "pile", "melds", "action", "sentence"),
    [
        ("5D 5H QC", "", OPEN, "take 5D 5H", "The discard pile is empty."),
        ("5D 5H QC", "5C 2D", OPEN, "take 5D 5H", "A wild card is on top, so the pile can't be taken."),
        ("5D 5H QC", "5C 3S", OPEN, "take 5D 5H", "A three is on top, so the pile can't be taken."),
        ("QC QD QS", "7H 5H", OPEN, "take", "To take the pile, choose cards from your hand that make a meld with the"),
        ("5C QD QS", "7H 5H", {0: "5S 5H 5D"}, "take 5C", "To take the pile, choose cards from your hand that make a"),
        ("5C QD QS", "7H 5H", {0: "5S 5H 5D"}, "take QD QS", "To take the pile, choose cards from your hand that make"),
    ],
)
def test_CR08_and_CR09_why_the_pile_cannot_be_taken(
    own: str, pile: str, melds: dict[int, str], action: str, sentence: str
) -> None:
    some = rules()
    assert why(some, ready(some, own, pile, melds), action).startswith(sentence)


def test_CR09_one_natural_card_alone_takes_nothing() -> None:
    some = rules()
    for melds in (OPEN, {0: "5S 5H 5D"}):
        assert refused(some, ready(some, "5C QD QS 9S", "7H 5H", melds), "take 5C") == "CR-09"


def test_CR08_one_card_for_one_card_is_about_both() -> None:
    some = rules()
    melds = {0: "5C 5D 5S / KC KD KH / 9C 9D 9H 9S 9C 9D 9H"}
    assert refused(some, ready(some, "QC", "7H 5H", melds), "take") == ""
    assert refused(some, ready(some, "QC 8S", "5H", melds), "take") == ""


def test_CR07_what_a_frozen_pile_asks_for_is_known_before_anything_is_chosen() -> None:
    some = rules()
    for frozen, pile, code in ((True, "7H 5H", "CR-07"), (False, "7H 5H", ""), (True, "7H 2C", "CR-08")):
        state = ready(some, "5C QD QS", pile, frozen=frozen)
        needed = some.pile.frozen_refusal(some.context_of(view(some, state)))
        assert (needed.code if needed else "") == code


def test_CR10_an_opening_take_is_offered_lean_and_rich() -> None:
    some = rules()
    state = ready(some, "TC TD KC KD KH AC AD AH 4S 6S 8C", "7H TH", {})
    assert legal(some, state) == ["take TC TD / KC KD KH", "take TC TD / KC KD KH / AC AD AH", "draw"]


def test_CR13_and_CR10_an_opening_take_keeps_the_cards_that_must_be_kept() -> None:
    some = rules()
    state = ready(some, "TC TD AC AD AH 4S 6S", "TH", {})  # nothing comes back: two cards stay
    assert "take TC TD / AC AD AH" in legal(some, state)
    tight = ready(some, "TC TD AC AD AH AS", "7H TH", {})
    assert legal(some, tight) == ["take TC TD / AC AD AS", "draw"]  # with all four aces the seven alone would be left


def test_CR13_an_opening_take_may_have_to_keep_two_cards_of_one_rank() -> None:
    some = rules()
    state = ready(some, "TC TD KC KD KH KS KC", "TH", {})
    assert legal(some, state) == ["take TC TD / KC KC KD", "draw"]


def test_CR16_an_opening_take_may_lay_down_the_whole_hand() -> None:
    some = rules()
    state = ready(some, "KC KD KH KS KC KD AC AD AH", "KH", {}, totals=(3000, 0, 3000, 0))
    whole = "take KC KC KD KD KS KH / AC AD AH"
    assert legal(some, state)[0] == whole
    assert "take KC KD KD KS KH / AC AD AH" in legal(some, state)  # the king that is left completes the canasta
    assert act(some, state, whole).state.public.concealed


RANKS = "fours fives sixes sevens eights nines tens jacks queens kings aces".split()


@pytest.mark.parametrize(("letter", "name"), list(zip("456789TJQKA", RANKS, strict=True)))
def test_CR07_the_natural_cards_that_are_needed_are_named(letter: str, name: str) -> None:
    some = rules()
    top, own = f"{letter}H", f"{letter}C 2C 7S 9S"
    frozen = ready(some, own, top, {0: "4C 4D 4S" if letter != "4" else "KC KD KS"}, frozen=True)
    assert why(some, frozen, f"take {letter}C 2C") == f"The pile is frozen: you need two natural {name}."
    unopened = ready(some, own, top, {})
    sentence = f"Your side has no meld yet: you need two natural {name} to take the pile."
    assert why(some, unopened, f"take {letter}C 2C") == sentence


@pytest.mark.parametrize(
    ("own", "facts", "action", "reason"),
    [
        ("9C QC 5C 5D", {}, "take / 9C", "To take the pile, choose cards from your hand that make a meld with the "),
        ("9C QC 5C 5D", {}, "take 5C / 9C", "To take the pile, choose cards from your hand that make a meld with the "),
        ("9C 9D 9H QC", {}, "take / 9C 9D 9H", "To take the pile, choose cards from your hand that make a meld with "),
        ("9C QC 5C 5D", {"frozen": True}, "take / 9C", "The pile is frozen: you need two natural fives."),
        ("5C 2C JK QC", {"frozen": True}, "take 5C 2C JK", "The pile is frozen: you need two natural fives."),
        ("5C 5D 5S QC", {}, "take 5C 5D 5S", "Take the pile with two cards at most; meld more once you have taken it."),
        ("5C 5D 9C QC", {}, "take 5C 5D / 9C", "Take the pile with two cards at most; meld more once you have "),
    ],
)
def test_CR09_what_the_top_card_asks_for_is_said_before_the_number_of_cards(
    own: str, facts: dict[str, Any], action: str, reason: str
) -> None:
    some = rules()
    assert why(some, ready(some, own, "7H 9S 5H", **facts), action).startswith(reason)

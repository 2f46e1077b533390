"""Melds and the first meld (C-02, C-34 to C-53; CR-11, CR-12, CR-17, settled readings 36 to 41)."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest

from cardtable.core.cards import Card
from cardtable.core.views import View
from cardtable.games.canasta.card_values import WILD_RANK
from cardtable.games.canasta.rules import CanastaRules
from cardtable.games.canasta.state import meld
from tests.games.canasta.tables import CODEC, act, cards, legal, on_table, refused, rules, said, table, view, why

OPEN = {0: "KC KD KH"}
MANY = "4C 6D 8H TS"


@pytest.mark.parametrize(
    ("group", "classic", "two_per_wild", "not_more"),
    [
        ("5C 5D 5H", "", "", ""),
        ("5C 5D", "C-34", "C-34", "C-34"),
        ("5C 5D 2C", "", "", ""),
        ("5C 2C 2D", "C-35", "C-35", "C-35"),
        ("5C 5D 2C 2D", "", "C-35", ""),
        ("5C 5D 2C 2D JK", "", "C-35", "C-35"),
        ("5C 5D 5H 5S 2C 2D JK", "", "C-35", ""),
        ("5C 5D 5H 5S 5C 2C 2D", "", "", ""),
        ("5C 5D 5H 5S 5C 5D 5H 2C 2D 2H JK", "C-35", "C-35", "C-35"),
        ("5C 6D 6H", "C-34", "C-34", "C-34"),
    ],
)
def test_C35_and_example_4_of_the_rules(group: str, classic: str, two_per_wild: str, not_more: str) -> None:
    state = table(rules(), f"5C 5D 5H 5S 5C 5D 5H 2C 2D 2H JK {MANY} 6H", melds=OPEN)
    some = rules(wild_rule="classic")
    assert refused(some, state, f"meld {group}") == classic
    assert refused(rules(wild_rule="two_per_wild"), state, f"meld {group}") == two_per_wild
    assert refused(rules(wild_rule="not_more_than_naturals"), state, f"meld {group}") == not_more


def test_C39_and_CE16_cards_of_a_rank_join_the_meld_there_is() -> None:
    some = rules()
    step = act(some, table(some, f"KS KC 2D {MANY}", melds=OPEN), "meld KS KC 2D")
    assert on_table(step.state, 0, 13) == "KC KD KH KC KS 2D"
    step = act(some, table(some, f"KS {MANY}", melds=OPEN), "meld KS")
    assert on_table(step.state, 0, 13) == "KC KD KH KS"


def test_CR11_wild_cards_alone_join_a_named_meld() -> None:
    some = rules()
    state = table(some, f"2D JK {MANY}", melds=OPEN)
    assert refused(some, state, "meld K 2D") == ""
    assert refused(some, state, "meld 2D JK") == "CR-11"
    assert refused(some, state, "meld Q 2D") == "C-34"
    full = table(some, f"2D JK {MANY}", melds={0: "KC KD KH 2C 2H 2S"})
    assert refused(some, full, "meld K 2D") == "C-35"


def test_C38_and_C40_the_other_side_has_its_own_melds() -> None:
    some = rules()
    state = table(some, f"KS 9C 9D 9H {MANY}", melds={0: "8C 8D 8H", 1: "KC KD KH / 9S 9C 9D"})
    assert refused(some, state, "meld KS") == "C-34"
    assert on_table(act(some, state, "meld 9C 9D 9H").state, 0, 9) == "9C 9D 9H"


def test_CR11_a_card_must_be_in_the_hand_and_a_rank_is_one_group() -> None:
    some = rules()
    state = table(some, f"9C 9D 9H 9S 9C 9D {MANY}", melds=OPEN)
    assert refused(some, state, "meld 9C 9C 9C") == "CR-11"
    assert refused(some, state, "meld 9C 9D 9H / 9S 9C 9D") == "CR-11"
    assert refused(some, state, "meld 9C 9D 9H 9S 9C 9D") == ""


@pytest.mark.parametrize("action", ["meld KS", "meld KC KC", "meld K 2D", "discard KS"])
def test_CR11_what_is_not_held_is_not_laid_down(action: str) -> None:
    some = rules()
    state = table(some, f"KC {MANY}", melds=OPEN)
    assert why(some, state, action).startswith("You don't have the")
    assert refused(some, state, "meld KC") == ""


def test_C42_and_C43_canastas_are_said() -> None:
    some = rules()
    natural = table(some, f"9C 9D 9H 9S 9C 9D 9H {MANY}", melds=OPEN)
    assert "P0 completes a natural canasta." in said(act(some, natural, "meld 9C 9D 9H 9S 9C 9D 9H").events)
    mixed = table(some, f"9C 2C {MANY}", melds={0: "9D 9H 9S 9C 9D"})
    assert "P0 completes a mixed canasta." in said(act(some, mixed, "meld 9C 2C").events)


def test_CQ7_more_than_seven_cards_and_the_limit() -> None:
    state = table(rules(), f"9C {MANY}", melds={0: "9D 9H 9S 9C 9D 9H 9S"})
    assert refused(rules(), state, "meld 9C") == ""
    assert refused(rules(max_canasta=7), state, "meld 9C") == "CR-11"
    eight = table(rules(), f"9C 9D 9H 9S 9C 9D 9H 2C {MANY}", melds=OPEN)
    assert refused(rules(max_canasta=7), eight, "meld 9C 9D 9H 9S 9C 9D 9H 2C") == "CR-11"


def test_CR11_melds_of_wild_cards() -> None:
    some = rules(wild_melds=True)
    state = table(some, f"2C 2D JK JK {MANY}", melds=OPEN)
    step = act(some, state, "meld 2C 2D JK", "meld JK")
    assert [str(card) for card in step.state.zones[meld(0, 2)]] == ["2C", "2D", "JK", "JK"]
    assert refused(some, state, "meld 2C 2D") == "C-34"
    assert meld(0, 2) not in table(rules(), MANY).zones


def test_CR12_the_first_meld_must_count_enough() -> None:
    some = rules()
    state = table(some, f"KC KD KH 9C 9D 9H {MANY}")
    assert refused(some, state, "meld KC KD KH") == "CR-12"
    assert why(some, state, "meld KC KD KH") == "Your first meld must be worth 50 points; this one is worth only 30."
    assert refused(some, state, "meld KC KD KH / 9C 9D 9H") == ""
    poor = table(some, f"5C 5D 5H {MANY}", totals=(-5, 0, -5, 0))
    assert refused(some, poor, "meld 5C 5D 5H") == ""
    rich = table(some, f"AC AD AH 9C 9D 9H JK {MANY}", totals=(3000, 0, 3000, 0))
    assert refused(some, rich, "meld AC AD AH / 9C 9D 9H") == "CR-12"
    assert refused(some, rich, "meld AC AD AH JK / 9C 9D 9H") == ""  # wild cards count their own value


def test_C52_red_threes_do_not_count_and_open_nothing() -> None:
    some = rules()
    state = table(some, f"KC KD KH {MANY}", reds={0: "3H 3D"})
    assert refused(some, state, "meld KC KD KH") == "CR-12"


def test_C53_any_value_goes_once_the_side_is_open() -> None:
    some = rules()
    assert refused(some, table(some, f"4H 4D 4S {MANY}", melds=OPEN), "meld 4H 4D 4S") == ""


def test_C36_and_CR17_black_threes_only_when_going_out() -> None:
    some = rules()
    out = {0: "9C 9D 9H 9S 9C 9D 9H"}
    state = table(some, "3C 3S 3C KH", melds=out)
    assert act(some, state, "meld 3C 3C 3S", "discard KH").state.public.out == 0
    assert act(some, table(some, "3C 3S 3C", melds=out), "meld 3C 3C 3S").state.public.out == 0
    assert refused(some, table(some, "3C 3S 3C KH QD", melds=out), "meld 3C 3C 3S") == "CR-17"
    assert refused(some, table(some, "3C 3S 3C KH", melds=OPEN), "meld 3C 3C 3S") == "CR-13"
    assert refused(some, table(some, "3C 3S 2C", melds=out), "meld 3C 3S 2C") == "CR-17"
    assert refused(rules(black_three_meld="never"), state, "meld 3C 3C 3S") == "C-36"


def test_CE07_two_black_threes_cannot_go_out() -> None:
    some = rules()
    state = table(some, "3C 3S", melds={0: "9C 9D 9H 9S 9C 9D 9H"})
    assert legal(some, state) == ["discard 3C", "discard 3S"]


def test_settled_reading_38_black_threes_open_a_side() -> None:
    some = rules(concealed_min="always")
    state = table(some, "3C 3S 3C 9C 9D 9H 9S 9C 9D 9H", totals=(-5, 0, -5, 0))
    assert refused(some, state, "meld 3C 3C 3S / 9C 9D 9H 9S 9C 9D 9H") == ""


def test_settled_reading_40_black_threes_one_by_one() -> None:
    some = rules()
    state = table(some, "3C 3S 3C 3S", melds={0: "9C 9D 9H 9S 9C 9D 9H"})
    step = act(some, state, "meld 3C 3C 3S", "meld 3S")
    assert step.state.public.out == 0
    ending = rules(last_red_three="meld_then_end")
    state = table(ending, "3C 3S 3C KH", stock="", last=True, melds={0: "9C 9D 9H 9S 9C 9D 9H"})
    assert refused(ending, state, "meld 3C 3C 3S") == "CR-17"


def test_C41_a_canasta_of_black_threes_does_not_exist() -> None:
    some = rules(4, packs=3)
    state = table(some, "3C 3S 3C 3S 3C 3S KH", melds=OPEN)
    assert refused(some, state, "meld 3C 3C 3C 3S 3S 3S") == "CR-13"


def test_single_rank_melds_are_listed_in_full() -> None:
    some = rules()
    melds = [text for text in legal(some, table(some, f"9C 9C 9D 2C {MANY}", melds=OPEN)) if text.startswith("meld")]
    assert sorted(melds) == sorted(["meld 9C 9C 9D", "meld 9C 9C 9D 2C", "meld 9C 9C 2C", "meld 9C 9D 2C", "meld K 2C"])


def large_hand(chance: random.Random) -> list[Card]:
    deck = [card for card in rules().deck() if card.rank != 3 or card.suit is None]
    return chance.sample(deck, 40)


def test_checking_a_hand_of_forty_cards_takes_less_than_5_ms() -> None:
    some, chance = rules(), random.Random(1)
    for drawn in (True, False):
        for melds in ({}, {0: "KC KD KH / 9C 9D 9H 9S 9C 9D"}):
            own = large_hand(chance)
            text = " ".join(map(str, own))
            state = table(some, text, pile="5H 7S 9C QD 8H", melds=melds, drawn=drawn)
            seen = view(some, state)
            fives = " ".join(str(card) for card in own if card.rank == 5)
            for action in ("ask", f"meld {fives or '5C'}", f"discard {own[0]}", "draw", "take", "take 8C 8D"):
                read = CODEC.read(action)
                best = min(_timed(some, seen, read) for _ in range(5))
                assert best < 0.005, (action, best)


def _timed(some: CanastaRules, seen: View[Any], action: Any) -> float:
    began = time.process_time()
    some.check(seen, action)
    return time.process_time() - began


def test_CR11_a_meld_of_wild_cards_holds_no_others() -> None:
    law = rules(wild_melds=True).melds
    wrong = law.refusal(WILD_RANK, cards("2C 2D JK KC"))
    assert wrong is not None
    assert wrong.code == "CR-11"
    assert law.refusal(WILD_RANK, cards("2C 2D JK")) is None

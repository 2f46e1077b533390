"""The source, sentence by sentence (rules.md 2.1, K-01 to K-31), under its own preset; and edge cases of 2.5.

K-01 is history, and the online half of K-09 is not built.
"""

from __future__ import annotations

import pytest

from cardtable.games.svoi_kozyri import GAME
from cardtable.games.svoi_kozyri.rules import faces_of_pile
from cardtable.games.svoi_kozyri.state import SvoiKozyriPhase
from tests.games.svoi_kozyri.tables import (
    act,
    dealt,
    ending,
    held,
    legal,
    name_trumps,
    on_pile,
    rules,
    table,
    view,
    why,
)

SOURCE = rules(2, "svoi_app")


def test_K02_K14_all_see_the_cards_of_the_pile() -> None:
    state = act(SOURCE, table(SOURCE, ["KH 6D 7C", "9D 8C"], "QH"), "beat KH 6D").state
    for seat in (0, 1):
        assert " ".join(map(str, faces_of_pile(view(SOURCE, state, seat)))) == "QH KH 6D"


@pytest.mark.parametrize("hand", ["9D 7C", "7C"])
def test_K03_K05_K06_K29_K30_who_has_no_cards_left_wins_and_the_other_loses(hand: str) -> None:
    step = act(SOURCE, table(SOURCE, ["6D", hand]), "lead 6D")
    assert ending(step) == (1, 2)
    assert (step.state.public.winner, step.state.public.loser) == (0, 1)


def test_K07_trumps_are_chosen_before_the_cards_are_dealt() -> None:
    state = dealt(SOURCE).state
    assert state.public.phase is SvoiKozyriPhase.TRUMPS
    assert held(state, 0) == held(state, 1) == ""
    named = name_trumps(SOURCE, state, "S", "H").state
    assert [len(held(named, seat).split()) for seat in (0, 1)] == [18, 18]


def test_K08_K12_K19_K21_a_higher_card_of_the_suit_or_an_own_trump_beats() -> None:
    state = table(SOURCE, ["KD 6S 7H", "9D 8C"], "QD")
    assert {text.split()[1] for text in legal(SOURCE, state)} == {"KD", "6S"}
    hearts_of_the_other = table(SOURCE, ["6S 7H", "9D 8C"], "AH")
    assert {text.split()[1] for text in legal(SOURCE, hearts_of_the_other)} == {"6S"}


def test_K09_computer_players_sit_at_the_table() -> None:
    assert list(GAME.players) == ["beginner", "club", "expert"]


def test_K10_K28_any_card_is_led_to_the_empty_table() -> None:
    assert legal(SOURCE, table(SOURCE, ["KD 6S", "9D 8C"])) == ["lead 6S", "lead KD"]


def test_K11_K15_K22_who_can_beat_must_and_who_cannot_takes() -> None:
    assert "take" not in legal(SOURCE, table(SOURCE, ["KD 6S", "9D 8C"], "QD"))
    assert legal(SOURCE, table(SOURCE, ["7D 6C", "9D 8C"], "QD")) == ["take"]


def test_K13_any_other_card_follows_the_one_that_beats() -> None:
    state = table(SOURCE, ["KD 6C 7H", "9D 8C"], "QD")
    assert legal(SOURCE, state) == ["beat KD 6C", "beat KD 7H"]


@pytest.mark.parametrize(("top", "taken"), [("9D", "8H 9H 9D"), ("QS", "6H 7H 8H 9H QS"), ("AS", "6C 6H 7H 8H 9H AS")])
def test_K04_K16_K23_K24_K25_three_or_five_or_all_come_to_the_hand(top: str, taken: str) -> None:
    state = act(SOURCE, table(SOURCE, ["7C", "9C 8C"], f"6C 6H 7H 8H 9H {top}"), "take").state
    assert sorted(held(state, 0).split()) == sorted(["7C", *taken.split()])


def test_K17_K26_K27_then_the_other_beats_what_is_on_top_now_or_takes() -> None:
    state = act(SOURCE, table(SOURCE, ["7C", "9C 8C"], "8D 6C 7H 8H 9D"), "take").state
    assert state.public.turn == 1
    assert on_pile(state) == "8D 6C"
    assert legal(SOURCE, state) == ["beat 8C 9C", "beat 9C 8C"]


def test_K31_a_single_card_that_beats_the_last_one_draws() -> None:
    assert ending(act(SOURCE, table(SOURCE, ["6D", "9D"]), "lead 6D")) == (1, 1)


def test_KE03_KE07_a_last_card_that_is_led_may_be_beaten_for_a_draw() -> None:
    assert ending(act(SOURCE, table(SOURCE, ["6D", "6H"]), "lead 6D")) == (1, 1)  # hearts are the other's trumps


def test_KE08_KE09_the_card_of_a_player_who_is_out_has_to_be_beaten() -> None:
    three = rules(3)
    state = act(three, table(three, ["6D", "9C 8C", "9D 7C"], trumps="SHC"), "lead 6D").state
    assert state.public.out == (0,)
    assert state.public.turn == 1
    assert legal(three, state) == ["take"]


def test_KE10_no_two_players_have_the_same_trumps() -> None:
    state = name_trumps(SOURCE, dealt(SOURCE).state, "S").state
    assert why(SOURCE, state, "trump S") == ("KR-03", "You can't have spades as trumps in this deal.")


def test_KE12_a_free_take_brings_what_the_table_says() -> None:
    free = rules(2)
    state = table(free, ["KD 7C", "9C 8C"], "6C 7H 8H 9D")
    assert "take" in legal(free, state)
    assert held(act(free, state, "take").state, 0).split() == ["7C", "9D", "KD", "7H", "8H"]

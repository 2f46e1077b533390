"""Leading, beating and taking, clause by clause (K-10 to K-28, KR-08 to KR-12), with the worked examples."""

from __future__ import annotations

import pytest

from cardtable.core.views import observe
from cardtable.core.zones import Seat
from tests.games.svoi_kozyri.tables import act, held, legal, on_pile, rules, said, table, why

TWO = rules(2)
FORCED = rules(2, "svoi_app")


def test_KR08_an_empty_table_is_led_to_with_any_one_card() -> None:
    state = table(TWO, ["6D KS", "9D 7C"])
    assert legal(TWO, state) == ["lead 6D", "lead KS"]
    assert why(TWO, state, "take") == ("KR-08", "The table is empty: lead any card.")
    assert why(TWO, state, "beat KS 6D")[0] == "KR-08"
    assert why(TWO, state, "lead 7C") == ("KR-08", "You don't have the seven of clubs.")


def test_KR08_a_pile_must_be_beaten_or_taken() -> None:
    state = table(TWO, ["6D KS", "9D 7C"], "5D")
    assert why(TWO, state, "lead 6D") == ("KR-08", "Beat the five of diamonds or pick up cards.")


def test_KR08_only_the_player_to_move_acts() -> None:
    state = table(TWO, ["6D KS", "9D 7C"])
    assert why(TWO, state, "lead 9D", 1) == ("KR-08", "It's P0's turn, not yours.")


def test_KR08_the_player_to_move_alone_has_something_to_do() -> None:
    state = table(TWO, ["6D KS", "9D 7C"], "5C 5D", turn=1)
    assert TWO.actors(state.public) == {1}
    for seat, actions in ((0, 0), (1, 2), (None, 0)):
        assert len(list(TWO.legal(observe(TWO.zones, state, None if seat is None else Seat(seat))))) == actions


def test_KR08_the_top_card_is_named_and_not_the_bottom_one() -> None:
    state = table(TWO, ["6D KS 7H", "9D 7C"], "5C 5D")
    assert why(TWO, state, "lead 6D")[1] == "Beat the five of diamonds or pick up cards."
    assert said(act(TWO, state, "beat 6D KS").events) == [
        "P0 beats the five of diamonds with the six of diamonds and plays the king of spades."
    ]


def test_KR08_turns_go_clockwise_past_those_who_are_out() -> None:
    three = rules(3)
    state = table(three, ["6D KS", "", "9D 7C"], turn=0, out=(1,))
    assert act(three, state, "lead 6D").state.public.turn == 2


def test_KR09_example_2_higher_of_the_suit_or_an_own_trump() -> None:
    state = table(TWO, ["KH 8S 6D", "9D 7C"], "QH")  # hearts are the trumps of the other: that makes no difference
    assert [text for text in legal(TWO, state) if text.startswith("beat")] == [
        "beat 8S 6D", "beat 8S KH", "beat KH 6D", "beat KH 8S",
    ]  # fmt: skip
    after = act(TWO, state, "beat 8S 6D").state
    assert on_pile(after) == "QH 8S 6D"
    assert held(after, 0) == "KH"
    assert why(TWO, state, "beat 6D KH") == ("KR-09", "The six of diamonds doesn't beat the queen of hearts.")


def test_K18_a_trump_beats_even_if_the_suit_could_be_followed() -> None:
    state = table(TWO, ["KH 6S 7C", "9D 7D"], "QH")
    assert "beat 6S KH" in legal(TWO, state)


def test_K20_an_own_trump_is_beaten_only_by_a_higher_one() -> None:
    state = table(TWO, ["TS AH 7C", "9D 8D"], "QS")
    assert legal(TWO, state) == ["take"]
    assert "beat AS 7C" in legal(TWO, table(TWO, ["AS AH 7C", "9D 8D"], "QS"))


def test_KE13_an_equal_rank_of_another_suit_does_not_beat() -> None:
    assert legal(TWO, table(TWO, ["9C 9H", "7D"], "9D")) == ["take"]


def test_KE14_the_ace_of_the_others_trumps_is_an_ordinary_card() -> None:
    assert "beat 6S 7C" in legal(TWO, table(TWO, ["6S 7C", "7D"], "AH"))


def test_KR10_a_second_card_is_part_of_the_same_act() -> None:
    state = table(TWO, ["KH 8S 6D", "9D 7C"], "QH")
    assert why(TWO, state, "beat KH") == ("KR-10", "After beating a card you must play another one.")
    assert why(TWO, state, "beat KH KH")[0] == "KR-10"
    assert why(TWO, state, "beat KH 7C") == ("KR-10", "You don't have the seven of clubs.")


def test_KR10_KE05_the_last_card_beats_alone() -> None:
    state = table(TWO, ["KH", "9D 7C"], "QH")
    assert "beat KH" in legal(TWO, state)
    assert why(TWO, table(TWO, ["KH", "9D"], "QH"), "beat KH 9D")[0] == "KR-10"


def test_KR10_without_second_cards_a_beat_is_one_card() -> None:
    single = rules(2, second_card=False)
    state = table(single, ["KH 6D", "9D 7C"], "QH")
    assert legal(single, state) == ["beat KH", "take"]
    assert why(single, state, "beat KH 6D") == ("KR-10", "You don't play a second card now.")
    assert on_pile(act(single, state, "beat KH").state) == "QH KH"


def test_KR11_who_can_beat_may_take_only_where_the_rules_leave_it_free() -> None:
    hands, pile = ["KH 6D", "9D 7C"], "7C QH"
    assert "take" in legal(TWO, table(TWO, hands, pile))
    state = table(FORCED, hands, pile)
    assert "take" not in legal(FORCED, state)
    assert why(FORCED, state, "take") == ("KR-11", "You can beat the queen of hearts, so you can't pick up.")


@pytest.mark.parametrize(("top", "left"), [("9D", "6C 7C 8C 9C"), ("JS", "6C 7C"), ("AS", ""), ("AH", "6C 7C 8C 9C")])
def test_KR11_example_8_three_or_five_or_all(top: str, left: str) -> None:
    pile = f"6C 7C 8C 9C TC JC {top}"
    after = act(TWO, table(TWO, ["KD AD", "7D"], pile), "take").state
    assert on_pile(after) == left
    assert set(held(after, 0).split()) == {"KD", "AD"} | (set(pile.split()) - set(left.split()))
    assert after.public.turn == 1


def test_KR11_example_3_five_from_a_pile_of_seven() -> None:
    state = table(TWO, ["TS AH 7C", "9D"], "6C 8C 9C TC JC QC QS")
    step = act(TWO, state, "take")
    assert len(held(step.state, 0).split()) == 8
    assert on_pile(step.state) == "6C 8C"
    assert said(step.events) == ["P0 picks up 5 card(s)."]
    assert why(TWO, step.state, "lead 9D")[0] == "KR-08"  # the exposed card has to be beaten


def test_KR11_example_4_all_and_the_next_player_leads() -> None:
    state = table(TWO, ["TS AH 7C", "9D KD"], "6C 8C 9C TC JC QC KC AC AS")
    step = act(TWO, state, "take")
    assert len(held(step.state, 0).split()) == 12
    assert legal(TWO, step.state) == ["lead 9D", "lead KD"]
    assert said(step.events) == ["P0 picks up the whole pile: 9 card(s)."]


@pytest.mark.parametrize(("pile", "size"), [("8C 9D", 2), ("7C 8C 9D", 3), ("6C 7C 8C 9C JS", 5), ("9C JS", 2)])
def test_KR11_example_5_KE01_KE02_a_short_pile_goes_whole(pile: str, size: int) -> None:
    state = table(TWO, ["6D", "TD KD"], pile)
    after = act(TWO, state, "take").state
    assert len(held(after, 0).split()) == 1 + size
    assert on_pile(after) == ""
    assert legal(TWO, after) == ["lead KD", "lead TD"]


@pytest.mark.parametrize(("pickup", "left"), [("whole_pile", ""), ("one", "6C 7C")])
def test_KR11_other_ways_to_pick_up(pickup: str, left: str) -> None:
    some = rules(2, pickup=pickup)
    assert on_pile(act(some, table(some, ["6D", "7D"], "6C 7C AS"), "take").state) == left


def test_KR12_the_taker_leads_at_once_if_the_rules_say_so() -> None:
    some = rules(2, lead_after_total="taker")
    after = act(some, table(some, ["6D", "7D"], "8C 9D"), "take").state
    assert after.public.turn == 0
    assert legal(some, after) == ["lead 6D", "lead 8C", "lead 9D"]
    assert act(some, table(some, ["6D", "7D"], "6C 7C 8C 9D"), "take").state.public.turn == 1


def test_KR11_cards_taken_are_known_to_all() -> None:
    after = act(TWO, table(TWO, ["6D", "7D"], "6C 7C 8C 9D"), "take").state
    assert " ".join(map(str, after.public.known[0])) == "7C 8C 9D"


def test_what_is_done_is_said() -> None:
    state = table(TWO, ["KH 8S 6D", "9D 7C"], "QH")
    assert said(act(TWO, state, "beat 8S 6D").events) == [
        "P0 beats the queen of hearts with the eight of spades and plays the six of diamonds."
    ]
    assert said(act(TWO, table(TWO, ["6D 7D", "9D 7C"]), "lead 6D").events) == ["P0 leads the six of diamonds."]


def test_everybody_plays_for_themselves() -> None:
    assert rules(3).sides(table(rules(3), ["6D", "7D", "8D"]).public) == (0, 1, 2)

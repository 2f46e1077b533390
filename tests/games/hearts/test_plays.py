"""What may be played: H-09 to H-18, HP-18 to HP-28, HR-02, HR-06 to HR-11, settled readings 7 to 11."""

from __future__ import annotations

from typing import Any

import pytest

from cardtable.core.cards import Suit, write_cards
from cardtable.core.events import CardsMoved, TrickWon, TurnStarted
from cardtable.core.shuffle import shuffled
from cardtable.core.views import State
from cardtable.core.zones import Seat
from cardtable.families.hearts.trick_zones import hand_zone, trick_zone, won_zone
from cardtable.games.hearts.rules import HeartsRules
from tests.families.hearts.tables import cards, said
from tests.games.hearts.tables import first_trick, legal, play, play_step, refused, rules, table, why

FOUR = ("2C 5C 9D", "KC 3C 4D", "9C 7D QS", "4H 5H 6H")


# Tricks


def test_H09_H10_H11_HP21_one_card_each_clockwise() -> None:
    four = rules(4)
    state = table(four, FOUR)
    order = []
    for card in ("5C", "3C", "9C", "4H"):
        order.append(state.public.turn)
        state = play(four, state, card)
    assert order == [0, 1, 2, 3]


def test_H11_out_of_turn_is_refused() -> None:
    four = rules(4)
    state = table(four, FOUR)
    assert refused(four, state, "play KC", 1) == ("H-11", "It's P0's turn, not yours.")
    assert refused(four, state, "play KC", None)[0] == "H-11"
    assert refused(four, state, "play 3D", 0) == ("H-11", "You don't have the three of diamonds.")
    assert refused(four, state, "pass 2C 5C 9D", 0) == ("H-11", "Now play a card to the trick.")
    assert refused(four, state, "moon add", 0)[0] == "H-11"


def test_H12_HP20_HR07_follow_suit() -> None:
    four = rules(4)
    state = play(four, table(four, FOUR), "5C")
    assert legal(four, state) == "3C KC"
    assert why(four, state, "4D") == ("H-12", "You must follow suit: play a club.")


@pytest.mark.parametrize(("led", "name"), [("2C", "club"), ("2D", "diamond"), ("2S", "spade"), ("2H", "heart")])
def test_H12_the_sentence_names_the_suit(led: str, name: str) -> None:
    four = rules(4)
    suit = led[1]
    other = "7D" if suit != "D" else "7C"
    state = play(four, table(four, [f"{led} 5C", f"9{suit} {other}", "4C 4D", "8C 8D"], broken=True), led)
    assert why(four, state, other) == ("H-12", f"You must follow suit: play a {name}.")


def test_H13_HP21_without_the_suit_any_card() -> None:
    four = rules(4)
    state = play(four, table(four, FOUR), "5C 3C 9C")
    assert legal(four, state) == "4H 5H 6H"
    state = play(four, table(four, ["7D 2C", "KC 3C", "5S QS", "4H 5H"], leader=0), "7D")
    assert legal(four, state) == "3C KC"


def test_H14_HP23_HP25_HR11_the_highest_card_of_the_suit_wins_and_leads() -> None:
    four = rules(4)
    step = play_step(four, table(four, FOUR), "5C KC 9C 6H")
    assert step.state.public.turn == step.state.public.leader == 1
    assert step.state.zones[won_zone(1)] == cards("5C KC 9C 6H")
    assert TrickWon(Seat(1)) in step.events
    assert step.events[-1] == TurnStarted(frozenset((Seat(1),)))


def test_HP23_HP28_HE15_a_higher_card_of_another_suit_wins_nothing_and_there_are_no_trumps() -> None:
    four = rules(4)
    state = play(four, table(four, ["2C 3C", "AD KD", "AS KS", "AH KH"], tricks=11, broken=True), "2C AD AS AH")
    assert state.public.turn == 0


def test_HP04_the_ace_is_high_and_the_two_low() -> None:
    four = rules(4)
    assert play(four, table(four, ["KC 3D", "2C 4D", "AC 5D", "TC 6D"]), "KC 2C AC TC").public.turn == 2


def test_the_trick_is_won_before_its_cards_move() -> None:
    four = rules(4)
    events = play_step(four, table(four, FOUR), "5C KC 9C 6H").events
    kinds = [type(event) for event in events]
    swept = [event for event in events if isinstance(event, CardsMoved)][1:]
    assert kinds.index(TrickWon) < kinds.index(CardsMoved, 1)
    assert [event.source for event in swept] == [trick_zone(0), trick_zone(1), trick_zone(2), trick_zone(3)]
    assert {event.target for event in swept} == {won_zone(1)}


# The opening lead


def test_H16_HP18_the_holder_of_the_two_of_clubs_leads_it() -> None:
    four = rules(4)
    state = first_trick(four, FOUR)
    assert legal(four, state) == "2C"
    assert why(four, state, "5C") == ("H-16", "The first trick begins with the two of clubs.")


def test_HR06_any_club_by_holder() -> None:
    four = rules(4, opening_lead="any_club_by_holder")
    state = first_trick(four, FOUR)
    assert legal(four, state) == "2C 5C"
    assert why(four, state, "9D") == ("H-16", "The first trick begins with a club.")


@pytest.mark.parametrize("opening", ["lowest_club", "any_club_by_holder"])
def test_HR06_reading_8_with_no_club_in_any_hand_the_dealers_left_leads_under_the_rule_of_leads(opening: str) -> None:
    three = rules(3, removal="kitty", kitty_size=28, pass_count=0, opening_lead=opening)
    deck = sorted(shuffled(three.deck(), "1", 1), key=lambda card: card.suit is Suit.CLUBS)
    state = three.deal(None, deck).state  # the kitty is the end of the deck
    assert state.public.turn == (state.public.dealer + 1) % 3
    held = state.zones[hand_zone(state.public.turn)]
    hearts = [card for card in held if card.suit is Suit.HEARTS]
    assert why(three, state, str(hearts[0]))[0] == "H-17"
    assert legal(three, state) == write_cards(card for card in held if card not in hearts)


def test_HR06_dealer_left_any_is_under_the_rule_of_leads() -> None:
    four = rules(4, opening_lead="dealer_left_any", queen_lead="after_broken")
    state = first_trick(four, ["2C QS 9H", "3C", "4C", "5C"])
    assert legal(four, state) == "2C"
    assert why(four, state, "9H")[0] == "H-17"


def test_HR06_dealer_left_no_points() -> None:
    four = rules(4, opening_lead="dealer_left_no_points")
    state = first_trick(four, ["2C QS 9H", "3C", "4C", "5C"])
    assert legal(four, state) == "2C"
    assert why(four, state, "QS") == ("HR-06", "The first trick must not begin with a point card.")
    assert legal(four, first_trick(four, ["QS 9H", "3C", "4C", "5C"])) == "QS 9H"


def test_reading_7_no_points_alone_decides_about_this_lead() -> None:
    four = rules(4, opening_lead="dealer_left_no_points", queen_value=0, queen_lead="after_broken")
    assert legal(four, first_trick(four, ["2C QS 9H", "3C", "4C", "5C"])) == "2C QS"
    again = rules(4, opening_lead="dealer_left_no_points", break_required=False)
    assert legal(again, first_trick(again, ["2C QS 9H", "3C", "4C", "5C"])) == "2C"


# The first trick

VOID = "4D 9D QS 2H KH"


def discard(hand_text: str, preset: str = "", *, tricks: int = 0, **options: Any) -> tuple[HeartsRules, State[Any]]:
    """The table at the discard of seat 1 to a club led."""
    four = rules(4, preset, **options)
    return four, play(four, table(four, ["2C", hand_text, "8C", "9C"], tricks=tricks), "2C")


@pytest.mark.parametrize(
    ("options", "allowed"),
    [
        ({}, "4D 9D"),
        ({"first_trick_points": "allowed"}, VOID),
        ({"first_trick_points": "queen_only_forbidden"}, "4D 9D 2H KH"),
    ],
)
def test_HP22_HR08_example_5_points_on_the_first_trick(options: dict[str, Any], allowed: str) -> None:
    assert legal(*discard(VOID, **options)) == allowed


def test_H13_the_app_allows_points_on_the_first_trick() -> None:
    assert legal(*discard(VOID, "hearts_app")) == VOID


def test_HP22_the_sentences() -> None:
    assert why(*discard(VOID), "QS") == ("HP-22", "No points may be discarded on the first trick.")
    assert why(*discard(VOID, first_trick_points="queen_only_forbidden"), "QS") == (
        "HP-22",
        "The queen of spades can't be discarded on the first trick.",
    )


def test_HP22_only_the_first_trick() -> None:
    assert legal(*discard(VOID, tricks=1)) == VOID


def test_HR07_the_first_trick_rule_never_stops_following_suit() -> None:
    four = rules(4, opening_lead="dealer_left_any")
    state = play(four, first_trick(four, ["2S", "QS 9D", "8S", "9S"]), "2S")
    assert legal(four, state) == "QS"


def test_HR10_high_spades_are_barred_with_the_hearts() -> None:
    options: dict[str, Any] = {"high_spades": "black_maria"}
    assert legal(*discard("4D KS AS 2H", **options)) == "4D"
    assert legal(*discard("4D KS AS 2H")) == "4D KS AS"
    assert legal(*discard("4D KS AS QS", first_trick_points="queen_only_forbidden", **options)) == "4D KS AS"


def test_HR10_the_bar_concerns_discards_only() -> None:
    four = rules(4, opening_lead="dealer_left_any", break_required=False)
    assert legal(four, first_trick(four, ["2H QS 4D", "3C", "4C", "5C"])) == "4D QS 2H"


def test_HR08_HE01_only_point_cards_then_any_of_them() -> None:
    four, state = discard("QS 2H KH")
    assert legal(four, state) == "QS 2H KH"
    assert play(four, state, "2H").public.broken


def test_HE02_thirteen_hearts() -> None:
    hearts = "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH"
    assert legal(*discard(hearts)) == hearts


def test_HR08_hearts_before_queen() -> None:
    four, state = discard("QS 2H KH", first_trick_forced="hearts_before_queen")
    assert legal(four, state) == "2H KH"
    assert why(four, state, "QS") == (
        "HR-10",
        "On the first trick you must discard a heart before any other point card.",
    )
    assert legal(*discard("4D QS 2H", first_trick_forced="hearts_before_queen")) == "4D"


def test_reading_9_high_spades_wait_for_the_hearts_too() -> None:
    options: dict[str, Any] = {"first_trick_forced": "hearts_before_queen", "high_spades": "black_maria"}
    assert legal(*discard("QS KS AS 2H", **options)) == "2H"
    assert legal(*discard("QS KS AS", **options)) == "QS KS AS"


def test_reading_9_only_the_queen_then_the_queen() -> None:
    four, state = discard("QS", first_trick_forced="hearts_before_queen", first_trick_points="queen_only_forbidden")
    assert legal(four, state) == "QS"


def test_HR08_the_queen_must_drop() -> None:
    four, state = discard("4D QS 2H", tricks=1, queen_must_drop=True)
    assert legal(four, state) == "QS"
    assert why(four, state, "4D") == ("HR-08", "You can't follow suit, so you must discard the queen of spades.")


def test_HR08_no_duty_to_drop_her_where_that_is_barred_or_under_a_higher_spade() -> None:
    assert legal(*discard("4D QS 2H", queen_must_drop=True)) == "4D"
    four = rules(4, queen_must_drop=True)
    state = play(four, table(four, ["KS 2C", "4S QS", "8S 3C", "9S 4C"]), "KS")
    assert legal(four, state) == "4S QS"


def test_reading_10_the_queen_must_drop_where_the_bar_has_fallen() -> None:
    assert legal(*discard("QS 2H KH", queen_must_drop=True)) == "QS"


def test_reading_11_a_queen_without_points() -> None:
    assert legal(*discard(VOID, queen_value=0, first_trick_points="queen_only_forbidden")) == "4D 9D 2H KH"
    assert legal(*discard(VOID, queen_value=0)) == "4D 9D QS"


def test_HR08_the_bonus_card_may_always_be_discarded() -> None:
    assert legal(*discard("4D JD QS 2H", bonus_card="JD")) == "4D JD"


# Leads

LEADER = "4D QS 2H KH"


def leads(hand_text: str, *, broken: bool = False, **options: Any) -> tuple[HeartsRules, State[Any]]:
    four = rules(4, **options)
    return four, table(four, [hand_text, "3C", "4C", "5C"], tricks=1, broken=broken)


def test_H17_hearts_may_not_be_led_before_they_are_broken() -> None:
    assert legal(*leads(LEADER)) == "4D QS"
    assert why(*leads(LEADER), "2H") == ("H-17", "Hearts can't be led before they are broken.")
    assert legal(*leads(LEADER, broken=True)) == LEADER


def test_HR09_break_not_required() -> None:
    assert legal(*leads(LEADER, break_required=False)) == LEADER


def test_HP27_the_queen_may_always_be_led() -> None:
    assert legal(*leads("4D QS")) == "4D QS"


def test_H18_the_queen_may_not_be_led_before_hearts_are_broken() -> None:
    four, state = leads(LEADER, queen_lead="after_broken")
    assert legal(four, state) == "4D"
    assert why(four, state, "QS") == ("H-18", "The queen of spades may not be led before hearts are broken.")
    assert legal(*leads(LEADER, queen_lead="after_broken", broken=True)) == LEADER
    assert legal(*leads(LEADER, queen_lead="after_broken", break_required=False)) == "4D 2H KH"


def test_H18_following_and_discarding_her_is_never_blocked() -> None:
    assert legal(*discard("4D QS", tricks=1, queen_lead="after_broken")) == "4D QS"


def test_HE03_only_hearts_left() -> None:
    four, state = leads("2H KH")
    assert legal(four, state) == "2H KH"
    assert play(four, state, "2H").public.broken


def test_HE04_HR09_only_hearts_and_the_queen_left() -> None:
    assert legal(*leads("QS 2H KH")) == "QS"
    assert legal(*leads("QS 2H KH", hearts_instead_of_queen=True)) == "QS 2H KH"
    assert legal(*leads("QS 2H KH", queen_lead="after_broken")) == "QS 2H KH"
    assert legal(*leads("4D QS 2H", hearts_instead_of_queen=True)) == "4D QS"


# Breaking


def test_HR02_a_heart_breaks_hearts_led_following_or_discarded() -> None:
    assert play(*leads("2H KH"), "2H").public.broken
    assert play(*discard("2H 4D", tricks=1), "2H").public.broken
    four = rules(4)
    assert play(four, table(four, ["2H", "3H", "4H", "5H"], tricks=1), "2H 3H").public.broken


def test_HR02_broken_is_kept_even_if_it_is_not_required() -> None:
    four = rules(4, break_required=False)
    assert play(four, table(four, ["2H", "3H", "4H", "5H"], tricks=1), "2H").public.broken


def test_H17_hearts_broken_is_said_once() -> None:
    four = rules(4)
    step = play_step(four, table(four, ["2C 3D", "2H 4D", "3H 5D", "4H 6D"], tricks=1), "2C 2H")
    assert said(step.events) == ["P1 plays the two of hearts.", "Hearts are broken."]
    assert said(play_step(four, step.state, "3H").events) == ["P2 plays the three of hearts."]


@pytest.mark.parametrize(("breaks", "broken"), [(True, True), (False, False)])
def test_HP26_HE10_HE11_the_queen_breaks_hearts_or_not(breaks: bool, broken: bool) -> None:
    four = rules(4, queen_breaks_hearts=breaks)
    assert play(four, table(four, ["QS", "3S", "4S", "5S"], tricks=1), "QS").public.broken is broken
    assert play(four, table(four, ["2C", "QS", "4C", "5C"], tricks=1), "2C QS").public.broken is broken


def test_HR01_HR08_the_queen_falls_and_that_is_said() -> None:
    four = rules(4)
    step = play_step(four, table(four, ["KS 2C", "QS 3C", "4S 4C", "5S 5C"]), "KS QS 4S 5S")
    assert said(step.events) == ["P3 plays the five of spades.", "P0 takes the queen of spades."]
    assert step.state.public.points == (13, 0, 0, 0)
    assert step.state.public.point_cards == (cards("QS"), (), (), ())


def test_what_everybody_knows_of_the_cards_played() -> None:
    four = rules(4)
    state = play(four, table(four, FOUR), "5C KC 9C 6H")
    assert state.public.played == cards("5C KC 9C 6H")
    assert state.public.tricks_won == (0, 1, 0, 0)
    assert state.public.points == (0, 1, 0, 0)
    assert state.zones[hand_zone(1)] == cards("3C 4D")

"""Who leads and what may be played: X-05, X-14 to X-22, XR-03, XR-04, XE-9, settled reading 20."""

from __future__ import annotations

from typing import Any

import pytest

from cardtable.core.cards import Card, Suit
from cardtable.families.hearts.public_facts import TrickPhase
from cardtable.families.hearts.trick_zones import hand_zone, won_zone
from tests.families.hearts.tables import pass_first_cards, said
from tests.games.cancellation_hearts.tables import (
    dealt,
    first_trick,
    legal,
    one_trick,
    play,
    refused,
    rules,
    table,
    view,
    winners,
)

PLAIN = ["2C 4D 9S", "3C 4D 9S", "4C 5D TS", "5C 5D TS", "6C 6D JS", "7C 6D JS"]


def with_first(hand_of_0: str, **others: Any) -> list[str]:
    return [hand_of_0, *PLAIN[1:]]


def test_X05_the_ace_is_highest() -> None:
    assert winners(one_trick(rules(), "2C KC TC AC 3C QC").events) == [3]


def test_X14_the_dealers_left_leads() -> None:
    some = rules(6)
    state = pass_first_cards(some, dealt(some).state)
    assert (state.public.leader, state.public.dealer) == (0, 5)
    assert some.actors(state.public) == {0}


def test_X15_he_leads_no_heart_and_no_queen_of_spades() -> None:
    state = first_trick(rules(), with_first("2C QS 3H"))
    assert legal(rules(), state) == "2C"
    reason = "The first trick must not begin with a point card."
    assert refused(rules(), state, "play QS") == ("X-15", reason)
    assert refused(rules(), state, "play 3H") == ("X-15", reason)


def test_XE9_XR03_with_nothing_else_he_leads_any() -> None:
    assert legal(rules(), first_trick(rules(), with_first("QS 2H 3H"))) == "QS 2H 3H"


def test_XR03_no_matter_whether_hearts_must_be_broken() -> None:
    some = rules(6, break_required=False, queen_lead="always")
    assert legal(some, first_trick(some, with_first("2C QS 3H"))) == "2C"


def test_XR03_dealer_left_any_leads_by_the_ordinary_rules() -> None:
    some = rules(6, first_lead="dealer_left_any")
    assert legal(some, first_trick(some, with_first("2C QS 3H"))) == "2C QS"
    late = rules(6, first_lead="dealer_left_any", queen_lead="after_broken")
    assert legal(late, first_trick(late, with_first("2C QS 3H"))) == "2C"
    free = rules(6, first_lead="dealer_left_any", break_required=False)
    assert legal(free, first_trick(free, with_first("2C QS 3H"))) == "2C QS 3H"


def test_reading_20_the_bar_of_the_first_trick_never_concerns_the_lead() -> None:
    some = rules(6, first_lead="dealer_left_any", first_trick_points="forbidden", break_required=False)
    assert legal(some, first_trick(some, with_first("2C QS 3H"))) == "2C QS 3H"


def test_XR03_the_first_holder_of_the_lowest_club_from_the_dealers_left_on() -> None:
    some = rules(6, first_lead="first_2C_clockwise", pass_cycle="none")
    state = dealt(some).state
    holders = [seat for seat in range(6) if Card(2, Suit.CLUBS) in state.zones[hand_zone(seat)]]
    assert state.public.leader == min(holders)
    assert legal(some, state) == "2C"
    code, reason = refused(some, state, f"play {max(state.zones[hand_zone(min(holders))])}")
    assert (code, reason) == ("XR-03", "The first trick begins with the two of clubs.")


def test_XR03_the_search_begins_at_the_dealers_left_not_at_seat_0() -> None:
    some = rules(6, first_lead="first_2C_clockwise", pass_cycle="none")
    previous = dealt(some).state
    deck = list(some.deck())
    deck.sort(key=lambda card: card != Card(2, Suit.CLUBS))
    second = some.deal(previous, [deck[2], *deck[3:7], deck[0], deck[1], *deck[7:]])  # 2C for seats 0 and 1
    assert second.state.public.dealer == 0
    assert second.state.public.leader == 1


def test_XR03_the_search_ends_at_the_dealer() -> None:
    some = rules(6, first_lead="first_2C_clockwise", pass_cycle="none")
    first, *rest = sorted(some.deck(), key=lambda card: card != Card(2, Suit.CLUBS))
    state = some.deal(None, [*rest[1:6], first, *rest[6:11], rest[0], *rest[11:]]).state
    assert (state.public.dealer, state.public.leader) == (5, 5)


def test_XR04_leads_and_plays_are_said_apart() -> None:
    step = play(rules(), table(rules(), ["9D 2C", "3D 2S", *PLAIN[2:]]), "9D 3D")
    assert said(step.events) == ["P0 leads the nine of diamonds.", "P1 plays the three of diamonds."]


def test_XR03_the_lowest_club_that_is_in_any_hand() -> None:
    some = rules(6, first_lead="first_2C_clockwise", pass_cycle="none")
    deck = [*[card for card in some.deck() if card != Card(2, Suit.CLUBS)], *[Card(2, Suit.CLUBS)] * 2]
    state = some.deal(None, deck).state
    assert legal(some, state) == "3C"


def test_X16_suit_must_be_followed() -> None:
    state = play(rules(), table(rules(), with_first("2C 4D 9S")), "9S").state
    assert legal(rules(), state) == "9S"
    assert refused(rules(), state, "play 3C") == ("X-16", "You must follow suit: play a spade.")


def test_X17_with_none_of_it_any_card_may_be_played_on_the_first_trick_too() -> None:
    state = play(rules(), first_trick(rules(), ["2C 4D 9S", "4D QS 3H", *PLAIN[2:]]), "2C").state
    assert legal(rules(), state) == "4D QS 3H"


def test_X17_first_trick_points_forbidden() -> None:
    some = rules(6, first_trick_points="forbidden")
    hands = ["2C 4D 9S", "4D QS 3H", *PLAIN[2:]]
    state = play(some, first_trick(some, hands), "2C").state
    assert legal(some, state) == "4D"
    reason = "No points may be discarded on the first trick."
    assert refused(some, state, "play QS") == ("X-17", reason)
    assert refused(some, state, "play 3H") == ("X-17", reason)
    later = play(some, table(some, hands), "2C").state
    assert legal(some, later) == "4D QS 3H"


def test_reading_20_a_hand_of_points_alone_may_discard_any_of_them() -> None:
    some = rules(6, first_trick_points="forbidden")
    state = play(some, first_trick(some, ["2C 4D 9S", "QS QS 3H", *PLAIN[2:]]), "2C").state
    assert legal(some, state) == "QS 3H"


def test_XR04_HR07_the_first_trick_never_stops_anybody_from_following_with_a_queen() -> None:
    some = rules(6, first_trick_points="forbidden")
    state = play(some, first_trick(some, ["9S 4D 2C", "QS 4D 3H", *PLAIN[2:]]), "9S").state
    assert legal(some, state) == "QS"


def test_X18_the_highest_card_of_the_suit_led_wins() -> None:
    assert winners(one_trick(rules(), "5C 9C AH KD 6C 2C", broken=True).events) == [1]


def test_X19_the_winner_has_the_cards_face_down_in_front() -> None:
    step = one_trick(rules(), "5C 9C AH KD 6C 2C", rest="3D 3D 4D 4D 5D 5D")
    assert len(step.state.zones[won_zone(1)]) == 6
    assert view(rules(), step.state, 1).zones[won_zone(1)] == (None,) * 6
    assert step.state.public.points == (0, 1, 0, 0, 0, 0)


def test_X20_the_winner_leads_next() -> None:
    step = one_trick(rules(), "5C 9C AH KD 6C 2C", rest="3D 3D 4D 4D 5D 5D")
    assert (step.state.public.leader, step.state.public.turn) == (1, 1)


def test_X21_hearts_are_not_led_before_they_are_broken() -> None:
    state = table(rules(), with_first("2C 4H 9H"))
    assert legal(rules(), state) == "2C"
    assert refused(rules(), state, "play 4H") == ("X-21", "Hearts can't be led before they are broken.")
    assert legal(rules(), table(rules(), with_first("2C 4H 9H"), broken=True)) == "2C 4H 9H"
    free = rules(6, break_required=False)
    assert legal(free, table(free, with_first("2C 4H 9H"))) == "2C 4H 9H"


def test_HR09_with_nothing_else_hearts_may_be_led() -> None:
    assert legal(rules(), table(rules(), with_first("2H 4H 9H"))) == "2H 4H 9H"


@pytest.mark.parametrize(("breaks", "broken"), [(True, True), (False, False)])
def test_X21_HR02_a_queen_of_spades_breaks_hearts_as_the_option_says(breaks: bool, broken: bool) -> None:
    some = rules(6, queen_breaks_hearts=breaks)
    state = play(some, table(some, ["2C 4D 9S", "4D QS 3H", *PLAIN[2:]]), "2C QS").state
    assert state.public.broken is broken


def test_X21_HR02_any_heart_that_is_played_breaks_hearts() -> None:
    state = play(rules(), table(rules(), ["2C 4D 9S", "4D QS 3H", *PLAIN[2:]]), "2C 3H").state
    assert state.public.broken


def test_XR05_a_cancelled_heart_breaks_hearts() -> None:
    step = one_trick(rules(), "5C 9C 2H 2H 6C 2C", rest="3D 3D 4D 4D 5D 5D")
    assert step.state.public.broken


def test_X22_a_queen_of_spades_may_be_led_at_any_time_after_the_first_lead() -> None:
    assert legal(rules(), table(rules(), with_first("2C QS 9H"))) == "2C QS"


def test_X22_queen_lead_after_broken() -> None:
    some = rules(6, queen_lead="after_broken")
    state = table(some, with_first("2C QS 9H"))
    assert legal(some, state) == "2C"
    assert refused(some, state, "play QS") == ("X-22", "The queen of spades may not be led before hearts are broken.")
    assert legal(some, table(some, with_first("2C QS 9H"), broken=True)) == "2C QS 9H"


def test_HR09_queen_and_hearts_alone_are_free_where_both_are_barred() -> None:
    some = rules(6, queen_lead="after_broken")
    assert legal(some, table(some, with_first("QS QS 9H"))) == "QS 9H"


def test_XR04_the_first_trick_is_the_first_one_only_even_if_it_is_void() -> None:
    some = rules(6, first_trick_points="forbidden")
    hands = ["2C QS 3D", "2C 4H 3D", "4D 4S 5S", "4D 5H 6S", "5D 6H 6S", "5D 7H 7S"]
    state = play(some, first_trick(some, hands), "2C 2C 4D 4D 5D 5D").state
    assert state.public.tricks == 1
    assert legal(some, state) == "3D QS"
    state = play(some, state, "3D 3D").state
    assert legal(some, state) == "4S 5S"


def test_twins_are_one_legal_action() -> None:
    assert legal(rules(), table(rules(), with_first("2C 2C 3C"))) == "2C 3C"


@pytest.mark.parametrize(
    ("seat", "action", "reason"),
    [
        (1, "play 3C", "It's P0's turn, not yours."),
        (0, "play AC", "You don't have the ace of clubs."),
        (0, "pass 2C 4D 9S", "Now play a card to the trick."),
        (0, "moon add", "Now play a card to the trick."),
    ],
)
def test_XR04_other_actions_are_refused(seat: int, action: str, reason: str) -> None:
    assert refused(rules(), table(rules(), PLAIN), action, seat) == ("XR-04", reason)


def test_nothing_is_legal_for_others_or_after_the_end() -> None:
    state = table(rules(), PLAIN)
    assert legal(rules(), state, 3) == ""
    over = table(rules(), PLAIN, phase=TrickPhase.SCORED, turn=None)
    assert rules().actors(over.public) == frozenset()
    assert refused(rules(), over, "play 2C", 0) == ("X-27", "The deal is over.")

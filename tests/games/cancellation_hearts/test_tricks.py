"""Twins, void tricks, waiting cards and the widow: X-10, X-23 to X-25, XR-05 to XR-09, examples 3.4, edge cases 3.5."""

from __future__ import annotations

from typing import Any

import pytest

from cardtable.core.cards import without
from cardtable.core.events import CardsMoved
from cardtable.families.hearts.actions import PlayCard
from cardtable.families.hearts.trick_zones import SHOWN, seen_kitty_zone, won_zone
from cardtable.games.cancellation_hearts.options import VoidRule
from cardtable.games.cancellation_hearts.state import CARRIED, GONE, WIDOW
from cardtable.games.cancellation_hearts.trick_cancelling import (
    is_cancelled,
    second_of_top_pair,
    winning_place,
)
from tests.families.hearts.tables import cards, row, said
from tests.games.cancellation_hearts.tables import (
    EVERYTHING,
    first_trick,
    gone,
    one_trick,
    play,
    rules,
    table,
    taken,
    text,
    view,
    winners,
)

REST = "3D 4D 5D 6D 7D 8D"  # for six players: no pairs, whoever leads
VOID = "TS TS 2H 3H 9C KC"  # for six players: two points and nobody's


def place(trick: str, rule: VoidRule = VoidRule.LED_SUIT) -> int | None:
    return winning_place(rule, cards(trick))


def test_X23_twins_cancel_each_other_whatever_their_suit() -> None:
    trick = cards("TS 9H KS TS 9H 4S")
    assert [is_cancelled(trick, number) for number in range(6)] == [True, True, False, True, True, False]


def test_X23_cancelled_cards_cannot_win() -> None:
    assert place("KS KS 9S 2S 3D 4D") == 2


def test_example_1_pairs_of_the_suit_led() -> None:
    step = one_trick(rules(), "TS 9H KS TS KS 4S", rest="3D 4D 5D 6D 7D 8D")
    assert winners(step.events) == [5]
    assert step.state.public.points == (0, 0, 0, 0, 0, 1)
    assert step.state.public.turn == 5
    literal = rules(void_rule="two_pairs")
    assert winners(one_trick(literal, "TS 9H KS TS KS 4S", rest=REST).events) == [None]


def test_example_2_a_void_trick_is_carried() -> None:
    first = one_trick(rules(), "TS 9H 9H TS 3D KC", rest="5D 2D 8C 9D JD JD").state
    assert first.public.turn == 0
    assert text(first.public.carried) == text(first.zones[CARRIED]) == "TS 9H 9H TS 3D KC"
    step = one_trick(rules(), "5D 2D QS 9D JD JD", carried="TS 9H 9H TS 3D KC", rest="5C 6C 7C 8C 9C TC")
    assert winners(step.events) == [3]
    assert len(step.state.zones[won_zone(3)]) == 12
    assert step.state.public.points == (0, 0, 0, 15, 0, 0)
    assert step.state.public.carried == step.state.zones[CARRIED] == ()


@pytest.mark.parametrize("rule", list(VoidRule))
def test_X24_example_3_the_example_of_the_source(rule: VoidRule) -> None:
    assert place("TS 9H 9H TS", rule) is None


def test_example_4_aardvark() -> None:
    step = one_trick(rules(), "QS 5S QS 7S 2S 4D", rest=REST)
    assert winners(step.events) == [3]
    assert step.state.public.points[3] == 26


def test_XE8_both_queens_are_said() -> None:
    events = one_trick(rules(), "QS 5S QS 7S 2S 4D", rest=REST).events
    assert said(events).count("P3 takes the queen of spades.") == 2
    assert "P2 plays the queen of spades, and the twins cancel each other." in said(events)


def test_example_7_the_widow_travels_with_a_void_first_trick() -> None:
    hands = ["2C 9D", "2C 3D", "5H TD", "6D JD", "7D QD", "8D KD"]
    state = play(rules(), first_trick(rules(), hands, widow="4H 9C"), "2C 2C 5H 6D 7D 8D").state
    assert (state.public.widow, state.public.widow_owner) == (2, None)
    step = play(rules(), state, "9D 3D TD JD QD KD")
    assert len(step.state.zones[won_zone(5)]) + len(step.state.zones[seen_kitty_zone(5)]) == 14
    assert step.state.public.points[5] == 1  # the heart of the widow is not seen by the others
    assert (step.state.public.widow, step.state.public.widow_owner) == (0, 5)
    assert said(step.events)[-2:] == ["P5 takes 6 waiting card(s) as well.", "P5 takes the kitty of 2 card(s)."]


def test_example_7_the_widow_is_counted_in_the_end() -> None:
    hands = ["2C 9D", "2C 3D", "5H TD", "6D JD", "7D QD", "8D KD"]
    step = play(rules(), table(rules(), hands, widow="4H 9C"), "2C 2C 5H 6D 7D 8D 9D 3D TD JD QD KD")
    assert row(step) == (0, 0, 0, 0, 0, 2)
    shown = [event.cards for event in step.events if isinstance(event, CardsMoved) and event.target == SHOWN]
    assert [" ".join(map(str, cards)) for cards in shown] == ["4H 9C"]


def test_example_8_XR06_two_pairs() -> None:
    trick = "TS 9H 9H TS 4S KC"
    step = one_trick(rules(), trick, rest="3D 4D 5D 6D 7D 8D")
    assert winners(step.events) == [4]
    assert step.state.public.points[4] == 2
    assert place(trick, VoidRule.TWO_PAIRS) is None


@pytest.mark.parametrize("trick", ["9S 2H 2H 3D 3D 4S", "TS TS 4S 4S KS 2D", "KS 5C 5C 5D 5D 4C"])
def test_reading_21_two_pairs_of_any_suit(trick: str) -> None:
    assert place(trick, VoidRule.TWO_PAIRS) is None
    assert place(trick) is not None


def test_XR06_one_pair_is_no_two_pairs() -> None:
    assert place("9S 2H 2H 3D 4D 4S", VoidRule.TWO_PAIRS) == 0


def test_XR06_the_suit_led_stays_that_of_a_cancelled_lead() -> None:
    assert place("TS TS AD AD 2S KH") == 4


@pytest.mark.parametrize("trick", ["2C AD AS AH KD KS", "2D AC AS AH KC KS", "2S AC AD AH KC KH", "2H AC AD AS KC KD"])
def test_X26_no_suit_is_trumps(trick: str) -> None:
    step = one_trick(rules(), trick, rest="3C 4C 5C 6C 7C 8C" if trick.startswith("2D") else REST, broken=True)
    assert winners(step.events) == [0]
    assert len(step.state.zones[won_zone(0)]) == 6


def test_XE1_the_next_single_card_wins() -> None:
    assert place("AS AS 9S 2S 3D 4D") == 2


def test_XE2_a_pair_of_another_suit_still_counts() -> None:
    step = one_trick(rules(), "9S 2H 2H 3S 4S 5S", rest=REST)
    assert winners(step.events) == [0]
    assert step.state.public.points[0] == 2


def test_XE3_only_the_leader_follows() -> None:
    assert place("2S AD KD QH JC TC") == 0


def test_XE4_only_the_leader_and_his_twin() -> None:
    assert place("2S AD KD 2S JC TC") is None


def test_XE5_two_void_tricks_in_a_row() -> None:
    hands = ["TS 9D 2C", "TS 9D 3C", "2H 8H 4C", "3H 7H 5C", "4H 6H 7C", "5H QH 8C"]
    state = play(rules(), table(rules(), hands), "TS TS 2H 3H 4H 5H 9D 9D 8H 7H 6H QH").state
    assert state.public.turn == state.public.leader == 0
    assert len(state.public.carried) == 12
    step = play(rules(), state, "2C 3C 4C 5C 7C 8C")
    assert row(step) == (0, 0, 0, 0, 0, 8)


def test_XE6_X10_the_first_trick_that_is_won_takes_the_widow() -> None:
    step = one_trick(rules(), "5C 9C AH KD 6C 2C", tricks=0, widow="QS 2C", rest=REST)
    assert step.state.public.widow_owner == 1
    assert text(step.state.zones[seen_kitty_zone(1)]) == "QS 2C"
    assert view(rules(), step.state, 1).zones[seen_kitty_zone(1)] == cards("QS 2C")
    assert all(view(rules(), step.state, seat).zones[seen_kitty_zone(1)] == (None, None) for seat in (0, 2, None))
    assert step.state.public.points == (0, 1, 0, 0, 0, 0)


def test_XE7_X25_a_void_last_trick_takes_all_that_waits_with_it() -> None:
    step = one_trick(rules(), VOID, carried="QS 2C 4H 5C 6C 7C", widow="AH 2D")
    assert row(step) == (0,) * 6
    assert "Nobody wins the last trick, and 14 card(s) count for nobody." in said(step.events)


def test_example_9_points_may_vanish_and_then_nobody_has_shot_the_moon() -> None:
    seven = rules(7, moon_scoring="add_others")
    rest = cards(EVERYTHING)
    left = list(rest)
    for card in cards("2H 3H 4H 6H 7H"):
        left.remove(card)
    step = one_trick(
        seven,
        "5S 5S 2H 3H 4H 6H 7H",
        point_cards=(tuple(left), *((),) * 6),
        points=(47, *(0,) * 6),
        tricks_won=(13,) * 7,
    )
    assert row(step) == (47, 0, 0, 0, 0, 0, 0)
    assert sum(row(step)) == 52 - 5
    assert step.state.public.shooter is None


def test_XE10_a_heart_in_the_widow_breaks_nothing() -> None:
    step = one_trick(rules(), "5C 9C AD KD 6C 2C", tricks=0, widow="2H 3H", rest=REST)
    assert not step.state.public.broken


def test_XR07_the_same_player_leads_again() -> None:
    hands = [f"{card} {other}" for card, other in zip("2H 3H TS TS 9C KC".split(), REST.split(), strict=True)]
    step = play(rules(), table(rules(), hands, leader=2), "TS TS 9C KC 2H 3H")
    assert winners(step.events) == [None]
    assert step.state.public.turn == 2


def test_XR07_the_player_on_the_leaders_left() -> None:
    some = rules(void_next_leader="dealer_left_of_leader")
    hands = [f"{card} {other}" for card, other in zip("2H 3H 9C KC TS TS".split(), REST.split(), strict=True)]
    assert play(some, table(some, hands, leader=4), "TS TS 2H 3H 9C KC").state.public.turn == 5


def test_XR07_the_last_winner_or_the_same_leader() -> None:
    some = rules(void_next_leader="last_winner")
    assert one_trick(some, VOID, rest=REST).state.public.turn == 0
    assert one_trick(some, VOID, rest=REST, last_winner=4).state.public.turn == 4


def test_XR07_the_next_leader_is_under_the_ordinary_rules() -> None:
    hands = ["2C QS 3D", "2C 4H 3D", "4D 4S 5S", "4D 5H 6S", "5D 6H 6S", "5D 7H 7S"]
    state = play(rules(), first_trick(rules(), hands), "2C 2C 4D 4D 5D 5D").state
    seen = view(rules(), state, 0)
    assert list(rules().legal(seen)) == [PlayCard(card) for card in cards("3D QS")]


def test_XR06_XR10_tricks_and_points_of_a_player_add_up() -> None:
    hands = ["2D 2C", "3D 3C", "4D QS", "AD AC", "5D 4H", "6D 5H"]
    state = table(rules(), hands, broken=True, tricks_won=(1, 0, 0, 2, 0, 0), points=(0, 0, 0, 3, 0, 0))
    step = play(rules(), state, "2D 3D 4D AD 5D 6D AC 4H 5H 2C 3C QS")
    assert winners(step.events) == [3, 3]
    assert step.state.public.tricks_won == (1, 0, 0, 4, 0, 0)
    assert row(step) == (0, 0, 0, 15, 0, 0)  # of the cards; the three points before are of cards that are not there
    first = play(rules(), state, "2D 3D 4D AD 5D 6D").state.public
    assert (first.points[3], first.tricks_won[3], first.last_winner) == (3, 3, 3)


def test_XR07_void_tricks_out_of_play_pass_the_lead_on_and_add_up() -> None:
    some = rules(void_cards="out_of_play", void_next_leader="dealer_left_of_leader")
    hands = ["2H 4H 3D", "3H 5H 4D", "9D 6H 5D", "KD 7H 6D", "TS JC 7D", "TS JC 8D"]
    first = play(some, table(some, hands, leader=4), "TS TS 2H 3H 9D KD").state
    assert first.public.turn == first.public.leader == 5
    second = play(some, first, "JC 4H 5H 6H 7H JC").state
    assert second.public.turn == second.public.leader == 0
    assert text(second.public.vanished) == gone(second) == "TS TS 2H 3H 9D KD JC 4H 5H 6H 7H JC"


def test_XR07_out_of_play_counts_for_nobody() -> None:
    some = rules(void_cards="out_of_play")
    step = one_trick(some, VOID, rest=REST)
    assert text(step.state.public.vanished) == VOID
    assert (gone(step.state), step.state.public.carried) == (VOID, ())
    assert "Nobody wins the trick, and its 6 card(s) are out of play." in said(step.events)
    after = play(some, step.state, "3D 4D 5D 6D 7D 8D")
    assert row(after) == (0,) * 6


def test_XR07_waiting_cards_are_seen_by_all_and_said() -> None:
    step = one_trick(rules(), VOID, rest=REST)
    assert view(rules(), step.state, None).zones[CARRIED] == cards(VOID)
    assert said(step.events)[-1] == "Nobody wins the trick: 6 card(s) wait for the next winner."


def test_XR08_out_of_play_leaves_the_widow_for_the_next_won_trick() -> None:
    some = rules(void_cards="out_of_play")
    step = one_trick(some, VOID, rest=REST, tricks=0, widow="AH AH")
    assert (step.state.public.widow, text(step.state.zones[WIDOW])) == (2, "AH AH")
    after = play(some, step.state, "3D 4D 5D 6D 7D 8D").state
    assert text(after.zones[seen_kitty_zone(5)]) == "AH AH"
    assert len(after.zones[won_zone(5)]) == 6


def test_XR08_the_widow_is_taken_once() -> None:
    hands = ["2D 2C", "3D 3C", "4D 4C", "AD 5C", "5D AC", "6D 6C"]
    step = play(rules(), first_trick(rules(), hands, widow="4H 9C"), "2D 3D 4D AD 5D 6D")
    assert step.state.public.widow_owner == 3
    assert said(step.events)[-1] == "P3 takes the kitty of 2 card(s)."
    later = play(rules(), step.state, "5C AC 6C 2C 3C 4C")
    assert winners(later.events) == [4]
    assert later.state.public.widow_owner == 3
    assert not any("kitty" in sentence for sentence in said(later.events))


def test_XR08_the_widow_of_the_last_trick() -> None:
    some = rules(leftover="widow_last_trick")
    step = one_trick(some, "5C 9C AD KD 6C 2C", rest=REST, widow="QS 2C")
    assert (step.state.public.widow, step.state.public.widow_owner) == (2, None)
    after = play(some, step.state, "4D 5D 6D 7D 8D 3D")
    assert row(after) == (0, 0, 0, 0, 0, 13)


LAST: dict[str, Any] = {"carried": "QS 2C", "widow": "AH 2D", "last_winner": 4}


@pytest.mark.parametrize(
    ("last_void", "points"),
    [
        ("nobody", (0, 0, 0, 0, 0, 0)),
        ("leader", (16, 0, 0, 0, 0, 0)),
        ("last_winner", (0, 0, 0, 0, 16, 0)),
        ("second_of_top_pair", (0, 16, 0, 0, 0, 0)),
    ],
)
def test_XR09_the_last_trick_is_void(last_void: str, points: tuple[int, ...]) -> None:
    step = one_trick(rules(last_void=last_void), VOID, **LAST)
    assert row(step) == points
    assert winners(step.events) == [None]


def test_XR09_all_that_counts_for_nobody_is_put_away_before_the_deal_is_counted() -> None:
    step = one_trick(rules(), VOID, vanished=cards("3S"), **LAST)
    to_gone = [event.cards for event in step.events if isinstance(event, CardsMoved) and event.target == GONE]
    assert [str(card) for cards in to_gone for card in cards] == [*VOID.split(), "QS", "2C", "AH", "2D"]
    public = step.state.public
    assert (public.carried, public.widow, public.widow_owner) == ((), 0, None)
    assert text(public.vanished) == f"3S QS 2C {VOID}"
    assert "Nobody wins the last trick, and 10 card(s) count for nobody." in said(step.events)


@pytest.mark.parametrize("leftover", ["widow_first_trick", "widow_last_trick"])
def test_XR09_a_widow_that_is_still_there_goes_the_same_way(leftover: str) -> None:
    step = one_trick(rules(last_void="leader", leftover=leftover), VOID, widow="AH AH")
    assert row(step) == (4, 0, 0, 0, 0, 0)
    assert "Nobody wins the last trick, and P0 takes its cards." in said(step.events)


@pytest.mark.parametrize(("last_void", "taker"), [("last_winner", 3), ("leader", 4)])
def test_XR09_the_last_winner_is_who_won_a_trick_before_void_ones(last_void: str, taker: int) -> None:
    """Seat 3 wins a trick, leads to a void one, and seat 4 on its left leads to the last one, void as well."""
    some = rules(void_next_leader="dealer_left_of_leader", last_void=last_void)
    hands = ["2D 4H 6H", "3D 5H 7H", "4D 8H 9H", "KD TS TH", "5D TS QC", "6D 2H QC"]
    played = "2D 3D 4D KD 5D 6D", "TS TS 2H 4H 5H 8H", "QC QC 6H 7H 9H TH"
    step = play(some, table(some, hands), " ".join(played))
    assert winners(step.events) == [3, None, None]
    assert row(step) == tuple(8 * (seat == taker) for seat in range(6))


def test_XR09_last_winner_without_any_is_the_leader() -> None:
    assert row(one_trick(rules(last_void="last_winner"), VOID))[0] == 2


def test_XR09_the_second_of_the_highest_pair_of_the_suit_led() -> None:
    assert second_of_top_pair(cards("TS KS TS KS AH AH")) == 3
    assert second_of_top_pair(cards("KS TS KS TS AH AH")) == 2
    assert second_of_top_pair(cards("9S 2H 2H 3D 3D 4S")) == 0  # by two pairs only: the leader
    assert second_of_top_pair(cards("9S 9S 2H 2H AS 3D")) == 1  # the ace stands alone
    some = rules(last_void="second_of_top_pair", void_rule="two_pairs")
    assert row(one_trick(some, "9S 2H 2H 3D 3D 4S"))[0] == 2


def test_reading_19_the_last_trick_goes_by_its_own_rule_and_earlier_void_tricks_stay_gone() -> None:
    some = rules(void_cards="out_of_play", last_void="leader")
    hands = ["TS 9D", "TS 9D", "2H 8H", "3H 7H", "4H 6H", "5H QH"]
    step = play(some, table(some, hands), "TS TS 2H 3H 4H 5H 9D 9D 8H 7H 6H QH")
    assert row(step) == (4, 0, 0, 0, 0, 0)
    nobody = rules(void_cards="out_of_play")
    assert row(play(nobody, table(nobody, hands), "TS TS 2H 3H 4H 5H 9D 9D 8H 7H 6H QH")) == (0,) * 6


def test_reading_22_cards_received_so_count_for_the_moon() -> None:
    some = rules(last_void="leader", moon_scoring="add_others")
    left = without(cards(EVERYTHING), cards("2H 3H"))
    step = one_trick(some, VOID, point_cards=(left, *((),) * 5), points=(50, 0, 0, 0, 0, 0))
    assert row(step) == (0, 26, 26, 26, 26, 26)


def test_waiting_cards_count_whoever_takes_them() -> None:
    step = one_trick(rules(), "3C 4C 5C 6C 7C 8C", carried="QS QS 2H 2H", rest=REST)
    assert step.state.public.points == (0, 0, 0, 0, 0, 28)
    assert text(step.state.public.point_cards[5]) == "QS QS 2H 2H"
    assert taken(step.state, 5).endswith("QS QS 2H 2H")


def test_a_lost_widow_is_put_away_unseen() -> None:
    step = one_trick(rules(), VOID, widow="AH 2D")
    moved = [event.target for event in step.events if isinstance(event, CardsMoved) and event.source == WIDOW]
    assert moved == [GONE]
    assert len(step.state.public.vanished) == 6


def test_XR09_a_void_last_trick_without_waiting_cards_or_a_widow() -> None:
    step = one_trick(rules(), VOID)
    assert row(step) == (0,) * 6
    assert "Nobody wins the last trick, and 6 card(s) count for nobody." in said(step.events)

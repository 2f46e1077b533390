"""Going out, draws, places and matches (K-29 to K-31, KR-13 to KR-17), with the worked examples."""

from __future__ import annotations

from typing import Any

import pytest

from cardtable.core.cards import Card
from cardtable.core.views import State
from cardtable.games.svoi_kozyri.rules import SvoiKozyriRules
from cardtable.games.svoi_kozyri.state import DECK, hand
from tests.games.svoi_kozyri.tables import (
    act,
    dealt,
    deck_of,
    ending,
    held,
    legal,
    moves,
    name_trumps,
    on_pile,
    row,
    rules,
    said,
    table,
    why,
)

TWO = rules(2)
THREE = rules(3)


@pytest.mark.parametrize(
    ("hand", "places", "points"),
    [("9D", (1, 1), (0, 0)), ("9D 7C", (1, 2), (1, 0)), ("7C", (1, 2), (1, 0)), ("6H", (1, 1), (0, 0))],
)
def test_KR14_example_6_the_last_card_against_the_last_card(
    hand: str, places: tuple[int, int], points: tuple[int, int]
) -> None:
    state = table(TWO, ["QD 6D", hand], "9C JD")  # seat 0 beats the jack and lays the six as its last card
    step = act(TWO, state, "beat QD 6D")
    assert ending(step) == places
    assert row(step) == points


def test_KR14_when_the_deal_is_over_nobody_acts() -> None:
    over = act(TWO, table(TWO, ["6D", "7C"]), "lead 6D").state
    assert TWO.actors(over.public) == frozenset()
    assert (TWO.hand_over(over.public), TWO.match_over(over.public)) == (True, True)
    assert why(TWO, over, "take", 1) == ("KR-14", "The deal is over.")
    goes_on = rules(2, match="first_to_n_wins")
    after = act(goes_on, table(goes_on, ["6D", "7C"]), "lead 6D")
    assert (goes_on.hand_over(after.state.public), goes_on.match_over(after.state.public)) == (True, False)
    assert said(after.events)[-1] == "P1 is left with cards and loses."


def test_KR14_the_last_card_lies_on_the_pile_before_all_cards_are_gathered() -> None:
    step = act(TWO, table(TWO, ["6D", "9D"]), "lead 6D")
    assert ("hand 1", "pile", "9D") in moves(step.events)


def test_KR14_the_drawing_card_is_played_by_itself() -> None:
    step = act(TWO, table(TWO, ["6D", "9D"]), "lead 6D")
    assert said(step.events) == [
        "P0 leads the six of diamonds.",
        "P0 has no cards left and is out.",
        "P1 beats the six of diamonds with the last card, the nine of diamonds: a draw with P0.",
    ]
    assert step.state.public.turns == 1


@pytest.mark.parametrize(("hand", "places"), [("9D", (1, 1)), ("7C", (1, 2)), ("7C 9D", (1, 2))])
def test_KR14_example_7_after_a_lead(hand: str, places: tuple[int, int]) -> None:
    step = act(TWO, table(TWO, ["6D", hand]), "lead 6D")
    assert ending(step) == places
    assert step.state.public.turn is None


def test_KR14_without_draws_the_last_card_saves_nobody() -> None:
    some = rules(2, last_card_draw=False)
    assert ending(act(some, table(some, ["6D", "9D"]), "lead 6D")) == (1, 2)


def test_KR14_after_a_beat_without_a_second_card() -> None:
    assert ending(act(TWO, table(TWO, ["KH", "AH"], "QH"), "beat KH")) == (1, 1)


def test_KE04_two_cards_lose_even_if_one_would_beat() -> None:
    assert ending(act(TWO, table(TWO, ["6D", "9D TD"]), "lead 6D")) == (1, 2)


def test_KE06_the_only_card_left_must_follow_and_wins() -> None:
    state = table(TWO, ["KH 6D", "7C 8C"], "QH")
    assert [text for text in legal(TWO, state) if text != "take"] == ["beat KH 6D"]
    assert ending(act(TWO, state, "beat KH 6D")) == (1, 2)


def test_KR13_example_9_the_next_player_faces_the_last_card() -> None:
    state = table(THREE, ["KH", "QH 7C 8C", "9D TD"], "6C 7D 8D 9C TC QH", trumps="SHD")
    step = act(THREE, state, "beat KH")
    assert step.state.public.out == (0,)
    assert step.state.public.turn == 1
    assert legal(THREE, step.state) == ["take"]
    after = act(THREE, step.state, "take").state
    assert len(after.zones[hand(1)]) == 3 + 5
    assert after.public.turn == 2


def test_KR13_his_trump_is_an_ordinary_suit_afterwards() -> None:
    state = table(THREE, ["", "QS 7C", "KS TD"], "JS", trumps="SHD", turn=1)
    assert "beat QS 7C" in legal(THREE, state)


@pytest.mark.parametrize(("last", "places"), [("KH", (1, 2, 2)), ("7D", (1, 2, 3))])
def test_KR15_example_10_the_last_two_of_three(last: str, places: tuple[int, ...]) -> None:
    step = act(THREE, table(THREE, ["", "QH", last], "JH", trumps="SDC", turn=1), "beat QH")
    assert ending(step) == places
    assert row(step) == (1, 0, 0)
    assert step.state.public.loser == (None if last == "KH" else 2)
    if last == "KH":
        assert said(step.events)[-1] == (
            "P2 beats the queen of hearts with the last card, the king of hearts: a draw with P1."
        )


def test_KR15_places_are_the_order_of_going_out() -> None:
    state = table(THREE, ["6D", "", "9C 8C"], trumps="SHD", out=(1,), turn=0)
    assert ending(act(THREE, state, "lead 6D")) == (2, 1, 3)


def test_KR16_the_limit_makes_a_draw_of_all_who_hold_cards() -> None:
    some = rules(3, turn_limit=10)
    state = table(some, ["6D 7D", "", "9C 8C"], trumps="SHD", out=(1,), turns=9)
    step = act(some, state, "lead 6D")
    assert ending(step) == (2, 1, 2)
    assert row(step) == (0, 1, 0)
    assert said(step.events)[-1] == "That was turn 10, the last one: a draw between all who still hold cards."
    assert (step.state.public.winner, step.state.public.loser) == (None, None)


def test_KR16_the_limit_is_announced_beforehand() -> None:
    some = rules(2, turn_limit=40)
    step = act(some, table(some, ["6D 7D", "7C 8C"], turns=9), "lead 6D")
    assert said(step.events)[-1] == "After 30 more turn(s) it is a draw between all who still hold cards."
    later = act(some, table(some, ["6D 7D", "7C 8C"], turns=10), "lead 6D")
    assert not any("draw" in sentence for sentence in said(later.events))


def test_KR16_picking_up_is_a_turn_too() -> None:
    some = rules(2, turn_limit=10)
    step = act(some, table(some, ["6D 7D", "7C 8C"], "AC", turns=9), "take")
    assert (ending(step), step.state.public.turns) == ((1, 1), 10)
    assert act(some, table(some, ["6D 7D", "7C 8C"], "AC", turns=8), "take").state.public.turns == 9


def test_KR16_the_shortest_limit_is_one_turn() -> None:
    some = rules(2, turn_limit=1)
    assert ending(act(some, table(some, ["6D 7D", "7C 8C"]), "lead 6D")) == (1, 1)


def test_KR16_a_limit_is_announced_after_the_first_turn() -> None:
    some = rules(2, turn_limit=31)
    step = act(some, table(some, ["6D 7D", "7C 8C"]), "lead 6D")
    assert said(step.events)[-1] == "After 30 more turn(s) it is a draw between all who still hold cards."


def test_KR16_a_limit_of_thirty_turns_is_not_announced_when_the_deal_begins() -> None:
    """Nothing has been played then, and the rules have said it already."""
    some = rules(2, turn_limit=30)
    assert not any("draw" in sentence for sentence in said(dealt(some).events))


def test_KR16_reading_26_going_out_on_the_last_turn_counts_first() -> None:
    some = rules(2, turn_limit=10)
    assert ending(act(some, table(some, ["6D", "7C 8C"], turns=9), "lead 6D")) == (1, 2)


def test_KR16_no_limit() -> None:
    some = rules(2, turn_limit=0)
    assert act(some, table(some, ["6D 7D", "7C 8C"], turns=5000), "lead 6D").state.public.turns == 5001


def test_KR16_the_third_time_is_a_draw() -> None:
    """The position before the first lead counts as once (settled reading 27)."""
    some = rules(2, deck=8, deal="mirrored", trump_choice="fixed_by_seat", lead_after_total="taker", turn_limit=0)
    state = dealt(some).state
    card = legal(some, state)[0].split()[1]
    round_trip = (f"lead {card}", "take", f"lead {card}", "take")
    assert state.public.repetitions == 1
    again = act(some, state, *round_trip)
    once = again.state
    assert said(again.events)[-1] == ("The same position for the second time: the next repetition makes it a draw.")
    assert [held(once, seat) for seat in range(2)] == [held(state, seat) for seat in range(2)]
    assert once.public.repetitions == 2
    step = act(some, once, *round_trip)
    assert ending(step) == (1, 1)
    assert said(step.events)[-1] == "The same position for the third time: a draw between all who still hold cards."


def test_KR16_a_card_given_openly_is_in_the_hand_where_it_belongs() -> None:
    """A six that its owner was given and has played is back where it was when the owner takes it again (KR-05)."""
    some = rules(2, deck=8, trump_choice="fixed_by_seat", lead_after_total="taker", turn_limit=0)
    state = dealt(some, deck_of(some, "KS")).state
    given = state.public.known[0]
    assert given
    lead = f"lead {given[0]}"
    back = act(some, state, lead, "take", lead, "take").state
    assert held(back, 0) == held(state, 0)
    assert back.public.repetitions == 2


def test_KR16_a_card_that_has_been_seen_makes_no_new_position() -> None:
    """Back in the hand that it came from a card is where it was, although all have seen it by now."""
    some = rules(2, deck=8, trump_choice="fixed_by_seat", lead_after_total="taker")
    state = dealt(some).state
    card = legal(some, state)[0].split()[1]
    away = act(some, state, f"lead {card}", "take").state
    assert away.public.repetitions == 1
    back = act(some, away, f"lead {card}", "take").state
    assert card in map(str, back.public.known[0])
    assert back.public.repetitions == 2


EIGHT = rules(2, deck=8, trump_choice="fixed_by_seat", lead_after_total="taker", sixes_to_owner=False)


def first_positions(some: SvoiKozyriRules = EIGHT, **decks: str) -> State[Any]:
    """A deal of eight cards in which seat 0 leads first."""
    state = dealt(some, deck_of(some, **decks)).state
    assert state.public.turn == 0
    return state


def test_KR16_cards_that_have_changed_hands_make_a_new_position() -> None:
    state = first_positions()
    mine, other = (held(state, seat).split()[0] for seat in (0, 1))
    step = act(EIGHT, state, f"lead {mine}", "take", f"lead {other}", "take")
    assert (step.state.public.turn, on_pile(step.state)) == (0, "")
    assert {mine} <= set(held(step.state, 1).split())
    assert {other} <= set(held(step.state, 0).split())
    assert step.state.public.repetitions == 1


def test_KR16_every_card_counts_that_has_changed_hands() -> None:
    """Two cards come to seat 1 one after the other, and the second one goes back: the first one is still away."""
    state = first_positions()
    one, two = held(state, 0).split()[:2]
    away = act(EIGHT, state, f"lead {one}", "take").state
    own = held(away, 1).split()
    third = next(card for card in own if card != one)
    # seat 1 leads a card of its own, which seat 0 takes and leads back, so that seat 1 is to lead as before
    back = act(EIGHT, away, f"lead {third}", "take", f"lead {third}", "take").state
    assert held(back, 1) == held(away, 1)
    assert back.public.repetitions == 2
    both = act(EIGHT, away, f"lead {third}", "take", f"lead {two}", "take").state
    again = act(EIGHT, both, f"lead {two}", "take", f"lead {third}", "take").state
    assert held(again, 1) == held(away, 1)
    assert again.public.repetitions == 2
    assert both.public.repetitions == 1


def test_KR16_a_card_is_where_it_is_whoever_led_it_last() -> None:
    state = first_positions()
    card = held(state, 0).split()[0]
    first = act(EIGHT, state, f"lead {card}", "take").state
    there = act(EIGHT, first, f"lead {card}", "take", f"lead {card}", "take").state
    assert held(there, 1) == held(first, 1)
    assert there.public.repetitions == 2


def test_KR16_a_card_that_was_given_openly_and_is_played_later_is_where_it_was() -> None:
    """The lowest trump of KR-05: its place in the first position is the hand that it was given to."""
    some = rules(2, deck=8, trump_choice="fixed_by_seat", lead_after_total="taker")
    state = first_positions(some, first="AC KC")  # KC is dealt to seat 1 and given to seat 0, whose trump it is
    assert "KC" in held(state, 0)
    assert Card.parse("KC") in state.public.known[0]
    back = act(some, state, "lead KC", "take", "lead KC", "take").state
    assert held(back, 0) == held(state, 0)
    assert back.public.repetitions == 2


def test_KR16_a_limit_of_so_many_turns_as_are_announced_is_not_announced_before_the_first() -> None:
    some = rules(2, turn_limit=30, trump_choice="fixed_by_seat")
    step = dealt(some)
    assert not any("draw" in sentence for sentence in said(step.events))
    assert not any("draw" in sentence for sentence in said(act(some, step.state, legal(some, step.state)[0]).events))


def test_KR17_first_to_so_many_wins() -> None:
    some = rules(2, match="first_to_n_wins", match_length=2)
    step = act(some, table(some, ["6D", "7C 8C"]), "lead 6D")
    assert (ending(step), step.state.public.score) == ((), (1, 0))
    step = act(some, table(some, ["6D", "7C 8C"], score=(1, 1)), "lead 6D")
    assert (ending(step), step.state.public.score) == ((1, 2), (2, 1))


def test_KR17_nobody_wins_a_drawn_duel_but_the_first_out_of_three_does() -> None:
    some = rules(2, match="first_to_n_wins")
    assert row(act(some, table(some, ["6D", "9D"]), "lead 6D")) == (0, 0)
    three = rules(3, match="first_to_n_wins")
    assert row(act(three, table(three, ["", "6C", "9C"], trumps="SHD", turn=1), "lead 6C")) == (1, 0, 0)


def test_KR17_first_to_so_many_losses() -> None:
    some = rules(3, match="first_to_n_losses", match_length=2)
    step = act(some, table(some, ["", "6C", "7D"], trumps="SHC", turn=1, score=(1, 0, 1)), "lead 6C")
    assert row(step) == (0, 0, 1)
    assert ending(step) == (2, 1, 3)


PAIR = rules(2, "challenge")


def test_KR17_of_a_pair_each_player_deals_and_leads_one() -> None:
    first = name_trumps(PAIR, dealt(PAIR).state, "S", "D").state.public
    assert (first.deal, first.dealer, first.turn) == (1, 1, 1)
    over = act(PAIR, table(PAIR, ["7C 8C", "6D"], turn=1, dealer=1), "lead 6D")
    assert (ending(over), over.state.public.score) == ((), (0, 1))
    assert PAIR.hand_over(over.state.public)
    second = name_trumps(PAIR, dealt(PAIR, previous=over.state).state, "S", "D").state.public
    assert (second.deal, second.dealer, second.turn) == (2, 0, 0)
    assert second.score == (0, 1)


@pytest.mark.parametrize(
    ("score", "hands", "places"),
    [((0, 1), ["6D", "7C 8C"], (1, 1)), ((1, 0), ["6D", "7C 8C"], (1, 2)), ((0, 0), ["6D", "7C 8C"], (1, 2))],
)
def test_KR17_a_pair_is_won_by_the_most_deals_and_shared_by_equals(
    score: tuple[int, int], hands: list[str], places: tuple[int, int]
) -> None:
    over = act(PAIR, table(PAIR, hands, score=score, deal=2, dealer=0), "lead 6D")
    assert ending(over) == places


def test_KR17_a_drawn_deal_of_a_pair_is_won_by_nobody() -> None:
    some = rules(2, "challenge", last_card_draw=True)
    over = act(some, table(some, ["6D", "9D"], score=(0, 1), deal=2), "lead 6D")
    assert (row(over), ending(over)) == ((0, 0), (2, 1))


@pytest.mark.parametrize(("deal", "places"), [(1, ()), (2, ()), (3, (1, 2, 2))])
def test_KR17_three_players_deal_once_each(deal: int, places: tuple[int, ...]) -> None:
    some = rules(3, match="round")
    state = table(some, ["6D", "", "7C 8C"], trumps="SHC", score=(2, 0, 1), deal=deal, dealer=0)
    over = act(some, state, "lead 6D")
    assert ending(over) == places
    assert row(over) == (0, 1, 0)
    assert places or dealt(some, previous=over.state).state.public.dealer == 1


def test_KR01_the_loser_deals_next_and_after_a_draw_the_same_dealer() -> None:
    some = rules(2, match="first_to_n_wins")
    lost = act(some, table(some, ["6D", "7C 8C"], dealer=0), "lead 6D").state
    assert lost.public.loser == 1
    assert dealt(some, previous=lost).state.public.dealer == 1
    drawn = act(some, table(some, ["6D", "9D"], dealer=0), "lead 6D").state
    assert dealt(some, previous=drawn).state.public.dealer == 0


@pytest.mark.parametrize(("option", "dealer"), [("alternate", 1), ("fixed", 0)])
def test_KR01_other_dealers(option: str, dealer: int) -> None:
    some = rules(2, match="first_to_n_wins", dealer=option)
    drawn = act(some, table(some, ["6D", "9D"], dealer=0), "lead 6D").state
    assert dealt(some, previous=drawn).state.public.dealer == dealer


@pytest.mark.parametrize(
    ("option", "hands", "leader"),
    [
        ("winner", ["6D", "7C 8C"], 0),
        ("loser", ["6D", "7C 8C"], 1),
        ("winner", ["6D", "9D"], 1),
        ("loser", ["6D", "9D"], 1),
    ],
)
def test_KR07_winner_and_loser_of_the_last_deal_lead(option: str, hands: list[str], leader: int) -> None:
    some = rules(2, match="first_to_n_wins", dealer="fixed", first_lead=option, trump_choice="fixed_by_seat")
    over = act(some, table(some, hands, dealer=0), "lead 6D").state
    assert dealt(some, previous=over).state.public.turn == leader


@pytest.mark.parametrize(("option", "leader"), [("winner", 1), ("loser", 2)])
def test_KR07_of_three_players_the_first_out_has_won_and_the_last_one_lost(option: str, leader: int) -> None:
    some = rules(3, match="first_to_n_wins", dealer="fixed", first_lead=option, trump_choice="fixed_by_seat")
    state = table(some, ["QH", "", "7D 8D"], "JH", trumps="SDC", turn=0, dealer=2)
    over = act(some, state, "beat QH").state
    assert over.public.out == (1, 0)
    assert dealt(some, previous=over).state.public.turn == leader


def test_KR07_reading_25_after_a_draw_of_the_last_two_nobody_has_won() -> None:
    """Somebody was first out, and the dealer's left leads all the same."""
    some = rules(3, match="first_to_n_wins", dealer="fixed", first_lead="winner", trump_choice="fixed_by_seat")
    state = table(some, ["", "QH", "KH"], "JH", trumps="SDC", turn=1, dealer=0)
    over = act(some, state, "beat QH").state
    assert over.public.score == (1, 0, 0)
    assert (over.public.winner, over.public.loser) == (None, None)
    assert dealt(some, previous=over).state.public.turn == 1


def test_the_pack_is_whole_again_after_a_deal() -> None:
    some = rules(2, deck=8, match="first_to_n_wins", trump_choice="fixed_by_seat", sixes_to_owner=False)
    state = dealt(some).state
    while not some.hand_over(state.public):
        step = act(some, state, legal(some, state)[0])
        state = step.state
    assert state.zones[DECK] == some.deck()
    assert {zone for zone, cards in state.zones.items() if cards} == {DECK}
    gathered = [cards.split() for _, target, cards in moves(step.events) if target == "deck"]
    assert sorted(card for cards in gathered for card in cards) == sorted(map(str, some.deck()))

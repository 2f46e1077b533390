"""Pack, deal and pass: HP-02 to HP-17, H-04 to H-08, HR-03 to HR-06, HR-19."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from cardtable.core.cards import Card, Suit, sort_cards, standard_pack, without
from cardtable.core.events import CardsMoved, TurnStarted
from cardtable.core.views import State
from cardtable.core.zones import Seat, Zone
from cardtable.families.hearts.actions import PassCards
from cardtable.families.hearts.public_facts import TrickPhase
from cardtable.families.hearts.trick_zones import (
    DECK,
    hand_zone,
    passing_zone,
    seen_kitty_zone,
    trick_zone,
    won_zone,
)
from cardtable.games.hearts.rules import HeartsRules
from cardtable.games.hearts.state import KITTY
from tests.families.hearts.tables import cards, pass_first_cards, said
from tests.games.hearts.tables import act, dealt, play, play_out, refused, rules, table, view

ALL = (3, 4, 5, 6, 7)


def left_out(seats: int, **options: Any) -> str:
    return " ".join(map(str, without(standard_pack(), rules(seats, **options).deck())))


def test_HP02_three_to_seven_players() -> None:
    assert [len(rules(seats).sides(dealt(rules(seats)).state.public)) for seats in ALL] == [3, 4, 5, 6, 7]


def test_HP03_the_standard_pack() -> None:
    assert rules(4).deck() == standard_pack()


@pytest.mark.parametrize(
    ("seats", "out", "each"),
    [
        pytest.param(4, "", 13, id="HP08"),
        pytest.param(3, "2D", 17, id="HP09"),
        pytest.param(5, "2C 2D", 10, id="HP10"),
        pytest.param(6, "3C 4C 2D 3D", 8, id="HP11"),
        pytest.param(7, "3C 2D 3D", 7, id="HP12"),
    ],
)
def test_HP08_HP09_HP10_HP11_HP12_cards_left_out_and_dealt(seats: int, out: str, each: int) -> None:
    assert left_out(seats) == out
    state = dealt(rules(seats)).state
    assert {len(state.zones[hand_zone(seat)]) for seat in range(seats)} == {each} == {state.public.hand_size}


@pytest.mark.parametrize(("seats", "out"), [(3, "2C"), (4, ""), (5, "2C 2S"), (6, "2C 2D 2S 2H"), (7, "2C 2D 2S")])
def test_HR03_black_maria_removal(seats: int, out: str) -> None:
    assert left_out(seats, removal="black_maria") == out


@pytest.mark.parametrize(
    ("seats", "size", "kitty", "each"), [(3, 0, 1, 17), (3, 4, 4, 16), (5, 0, 2, 10), (7, 3, 3, 7)]
)
def test_HR03_kitty_is_the_end_of_the_deck(seats: int, size: int, kitty: int, each: int) -> None:
    with_kitty = rules(seats, removal="kitty", kitty_size=size)
    deck = with_kitty.deck()[::-1]
    state = with_kitty.deal(None, deck).state
    assert len(deck) == 52
    assert state.zones[KITTY] == deck[-kitty:]
    assert len(state.zones[hand_zone(0)]) == each
    for seat in (None, *range(seats)):
        assert view(with_kitty, state, seat).zones[KITTY] == (None,) * kitty


def test_HR03_where_nothing_is_left_over_there_is_no_place_for_it() -> None:
    assert "kitty" not in {spec.kind for spec in rules(4).zones}
    assert "kitty" in {spec.kind for spec in rules(3, removal="kitty").zones}  # of one card


def test_G01_the_first_card_goes_to_the_dealers_left_and_on_clockwise() -> None:
    four = rules(4)
    deck = four.deck()
    step = four.deal(None, deck)
    assert step.state.public.dealer == 3
    moves = [event for event in step.events if isinstance(event, CardsMoved)]
    assert moves[:5] == [CardsMoved(DECK, hand_zone(place % 4), (deck[place],)) for place in range(5)]
    assert len(moves) == 52
    assert said(step.events) == ["P3 deals."]


def test_HR19_next_deal_one_seat_on_pack_complete_not_broken() -> None:
    four = rules(4, pass_count=0)
    first = play_out(four, dealt(four).state)
    assert first.zones[DECK] == four.deck()
    second = dealt(four, "2", first).state.public
    assert (second.dealer, second.deal, second.broken, second.played) == (0, 2, False, ())
    assert second.totals == first.public.totals


def test_H04_HP13_three_cards_are_passed_to_another_player() -> None:
    four = rules(4)
    state = dealt(four).state
    given = state.zones[hand_zone(0)][:3]
    step = act(four, state, 0, f"pass {' '.join(map(str, given))}")
    assert step.state.zones[passing_zone(0)] == sort_cards(given)
    assert said(step.events) == ["P0 passes 3 card(s) to P1."]


@pytest.mark.parametrize(
    ("deal", "receiver"),
    [
        pytest.param(1, 1, id="H05 left"),
        pytest.param(2, 3, id="H06 right"),
        pytest.param(3, 2, id="H07 across"),
        pytest.param(4, None, id="H08 hold"),
        pytest.param(5, 1, id="HP16 and again"),
    ],
)
def test_H05_H06_H07_H08_HP15_HP16_the_cycle_of_four(deal: int, receiver: int | None) -> None:
    assert passed_to(rules(4), deal) == receiver


@pytest.mark.parametrize(("seats", "cycle"), [(5, [1, 4, 1, 4]), (6, [1, 5, 1]), (7, [1, 6, 1]), (3, [1, 2, None, 1])])
def test_HP17_HR04_the_cycles_of_other_seat_counts(seats: int, cycle: list[Any]) -> None:
    assert [passed_to(rules(seats), deal) for deal in range(1, len(cycle) + 1)] == cycle


def test_HR04_second_left_and_second_right() -> None:
    five = rules(5, pass_cycle_5plus="L,R,L2,R2,-")
    assert [passed_to(five, deal) for deal in range(1, 7)] == [1, 4, 2, 3, None, 1]


def passed_to(table_rules: HeartsRules, deal: int) -> int | None:
    """Who gets the cards of seat 0 in a deal of the match."""
    seats = len(table_rules.sides(dealt(table_rules).state.public))
    state = dealt(table_rules).state
    for _ in range(deal - 1):
        over = table(table_rules, ["2C"] * seats, phase=TrickPhase.SCORED, deal=state.public.deal)
        state = dealt(table_rules, "1", over).state
    if state.public.phase is not TrickPhase.PASSING:
        return None
    before = set(state.zones[hand_zone(0)])
    after = pass_first_cards(table_rules, state)
    gone = before - set(after.zones[hand_zone(0)])
    return next(seat for seat in range(seats) if gone <= set(after.zones[hand_zone(seat)]))


def test_HP14_nobody_sees_received_cards_before_all_have_passed() -> None:
    four = rules(4)
    state = dealt(four).state
    held = state.zones[hand_zone(1)]
    step = act(four, state, 0, f"pass {' '.join(map(str, state.zones[hand_zone(0)][:3]))}")
    seen = view(four, step.state, 1)
    assert seen.zones[passing_zone(0)] == (None,) * 3
    assert seen.zones[hand_zone(1)] == held
    assert view(four, step.state, 0).zones[passing_zone(0)] == step.state.zones[passing_zone(0)]


def test_HR05_all_choose_at_once_in_any_order_and_cards_change_together() -> None:
    four = rules(4)
    state = dealt(four).state
    assert four.actors(state.public) == {0, 1, 2, 3}
    for seat in (2, 0, 3):
        state = act(four, state, seat, f"pass {' '.join(map(str, state.zones[hand_zone(seat)][:3]))}").state
    assert four.actors(state.public) == {1}
    chosen = {seat: state.zones[passing_zone(seat)] for seat in (0, 2, 3)}
    last = sort_cards(state.zones[hand_zone(1)][-3:])
    step = act(four, state, 1, f"pass {' '.join(map(str, last))}")
    exchanged = [event for event in step.events if isinstance(event, CardsMoved)][1:]
    assert [event.cards for event in exchanged] == [chosen[0], last, chosen[2], chosen[3]]
    assert [event.target for event in exchanged] == [hand_zone(1), hand_zone(2), hand_zone(3), hand_zone(0)]
    assert step.state.public.phase is TrickPhase.PLAYING


def test_HR05_every_choice_of_the_hand_is_legal() -> None:
    four = rules(4)
    state = dealt(four).state
    listed = {action.cards for action in four.legal(view(four, state, 2)) if isinstance(action, PassCards)}
    assert listed == {sort_cards(choice) for choice in combinations(state.zones[hand_zone(2)], 3)}


def test_HR05_refusals() -> None:
    four = rules(4)
    state = four.deal(None, four.deck()).state
    own = " ".join(map(str, state.zones[hand_zone(0)][:3]))
    strange = state.zones[hand_zone(1)][0]
    assert refused(four, state, "pass 2C", 0) == ("HR-05", "You must pass exactly 3 card(s).")
    assert refused(four, state, "pass 2C 2C 6C", 0) == ("HR-05", "Choose different cards to pass.")
    assert refused(four, state, f"pass 2C 6C {strange}", 0) == ("HR-05", "You don't have the three of clubs.")
    assert refused(four, state, "play 2C", 0) == ("HR-05", "Choose the cards to pass first.")
    state = act(four, state, 0, f"pass {own}").state
    assert refused(four, state, f"pass {own}", 0)[1] == "You've already passed, and the choice is final."
    assert refused(four, state, f"play {own.split()[0]}", 0)[1] == "You've already passed, and the choice is final."
    assert refused(four, state, f"pass {own}", None)[0] == "HR-05"
    assert list(four.legal(view(four, state, 0))) == []


def test_HR05_seven_players_pass_three_of_seven_and_received_cards_stay() -> None:
    seven = rules(7)
    state = pass_first_cards(seven, dealt(seven).state)
    assert {len(state.zones[hand_zone(seat)]) for seat in range(7)} == {7}
    assert state.public.phase is TrickPhase.PLAYING


def test_every_step_ends_with_the_turn() -> None:
    four = rules(4)
    step = dealt(four)
    assert step.events[-1] == TurnStarted(frozenset(map(Seat, range(4))))
    given = " ".join(map(str, step.state.zones[hand_zone(3)][:3]))
    assert act(four, step.state, 3, f"pass {given}").events[-1] == TurnStarted(frozenset(map(Seat, (0, 1, 2))))


def test_HP18_HE12_whoever_holds_the_two_of_clubs_after_the_pass_leads_it() -> None:
    four = rules(4)
    state = four.deal(None, four.deck()).state  # seat 0 is dealt 2C
    assert Card.parse("2C") in state.zones[hand_zone(0)]
    state = act(four, state, 0, "pass 2C 6C TC").state
    for seat in (1, 2, 3):
        state = act(four, state, seat, f"pass {' '.join(map(str, state.zones[hand_zone(seat)][-3:]))}").state
    assert state.public.turn == 1


def acting(state: State[Any]) -> Seat:
    """Whose turn it is."""
    seat = state.public.turn
    assert isinstance(seat, int)
    return Seat(seat)


def test_HP19_HE13_five_players_open_with_the_three_of_clubs() -> None:
    five = rules(5, pass_count=0)
    state = dealt(five).state
    opener = state.public.turn
    assert opener is not None
    assert Card.parse("3C") in state.zones[hand_zone(opener)]


def test_HE14_three_players_open_with_the_two_of_clubs() -> None:
    three = rules(3, pass_count=0)
    state = dealt(three).state
    assert Card.parse("2C") in state.zones[hand_zone(acting(state))]


@pytest.mark.parametrize("lead", ["dealer_left_any", "dealer_left_no_points"])
def test_HR06_the_dealers_left_opens(lead: str) -> None:
    four = rules(4, opening_lead=lead, pass_count=0)
    assert dealt(four, "3").state.public.turn == 0


def test_reading_8_without_a_club_in_any_hand_the_dealers_left_leads() -> None:
    three = rules(3, removal="kitty", kitty_size=28, pass_count=0)
    clubs = cards("2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC")
    deck = without(standard_pack(), clubs) + clubs
    state = three.deal(None, deck).state
    assert state.public.turn == 0
    assert Zone("kitty") in state.zones
    assert len(list(three.legal(view(three, state, 0)))) == sum(
        card.suit is not Suit.HEARTS for card in state.zones[hand_zone(0)]
    )


def test_example_10_the_lowest_club_in_a_hand_opens() -> None:
    three = rules(3, removal="kitty", pass_count=0)
    deck = without(standard_pack(), cards("2C")) + cards("2C")
    state = three.deal(None, deck).state
    assert Card.parse("3C") in state.zones[hand_zone(acting(state))]
    leader = acting(state)
    state = play(three, state, "3C")
    assert (state.public.leader, len(state.zones[trick_zone(leader)])) == (leader, 1)


def test_HR11_the_kitty_goes_to_the_winner_of_the_first_trick_who_alone_sees_it() -> None:
    three = rules(3, removal="kitty", pass_count=0)
    deck = without(standard_pack(), cards("2C")) + cards("2C")
    state = three.deal(None, deck).state
    while state.public.tricks == 0:
        seat = acting(state)
        step = three.apply(state, seat, next(three.legal(view(three, state, seat))))
        state = step.state
    owner = state.public.kitty_owner
    assert owner is not None
    assert owner == state.public.turn
    assert said(step.events)[-1] == f"P{owner} takes the kitty of 1 card(s)."
    assert view(three, state, owner).zones[seen_kitty_zone(owner)] == cards("2C")
    assert view(three, state, (owner + 1) % 3).zones[seen_kitty_zone(owner)] == (None,)
    assert view(three, state, None).zones[seen_kitty_zone(owner)] == (None,)


def test_HP24_won_cards_lie_face_down() -> None:
    four = rules(4, pass_count=0)
    state = table(four, ["2C 3D", "5C 4D", "6C 5D", "7C 6D"], tricks=11)
    state = play(four, state, "2C 5C 6C 7C")
    assert state.zones[won_zone(3)] == cards("2C 5C 6C 7C")
    assert view(four, state, 3).zones[won_zone(3)] == (None,) * 4


def test_who_sees_what() -> None:
    three = rules(3, removal="kitty")
    assert {spec.kind: (spec.visibility.name, spec.per) for spec in three.zones} == {
        "deck": ("NOBODY", "table"),
        "hand": ("OWNER", "seat"),
        "passing": ("OWNER", "seat"),
        "trick": ("EVERYONE", "seat"),
        "won": ("NOBODY", "seat"),
        "kitty": ("NOBODY", "table"),
        "looked": ("OWNER", "seat"),
        "shown": ("EVERYONE", "table"),
    }


@pytest.mark.parametrize("seats", ALL)
def test_cards_are_neither_lost_nor_made(seats: int) -> None:
    some = rules(seats, removal="kitty_first_penalty")
    state = dealt(some).state
    while not some.hand_over(state.public):
        seat = min(some.actors(state.public))
        state = some.apply(state, seat, next(some.legal(view(some, state, seat)))).state
        assert Counter(card for own in state.zones.values() for card in own) == Counter(some.deck())

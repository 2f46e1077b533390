"""Packs, deal, widow and pass: X-01 to X-13, XR-01, XR-02, XE-11, XE-12, settled reading 18."""

from __future__ import annotations

from typing import Any

import pytest

from cardtable.core.cards import Card, write_cards
from cardtable.core.events import CardsMoved
from cardtable.core.views import State
from cardtable.core.zones import Seat
from cardtable.families.hearts.actions import PassCards
from cardtable.families.hearts.public_facts import TrickPhase
from cardtable.families.hearts.trick_zones import hand_zone, passing_zone, seen_kitty_zone
from cardtable.games import discover
from cardtable.games.cancellation_hearts.rules import CancellationRules
from cardtable.games.cancellation_hearts.state import WIDOW
from tests.families.hearts.tables import pass_first_cards, said
from tests.games.cancellation_hearts.tables import CODEC, act, dealt, play_out, refused, rules, table, text, view


def test_X01_the_game_is_there_by_its_name() -> None:
    assert discover()["cancellation_hearts"].name.source == "Cancellation Hearts"


def test_X02_X03_six_to_eleven_play_and_five_by_some_rules() -> None:
    game = discover()["cancellation_hearts"]
    assert tuple(game.seats) == (5, 6, 7, 8, 9, 10, 11)
    assert game.options.presets_for(6) == ("cancellation_classic", "wikipedia", "cancellation_literal")
    assert game.options.presets_for(5) == ("wikipedia",)


@pytest.mark.parametrize("seats", [4, 12])
def test_X03_others_are_refused_in_a_sentence(seats: int) -> None:
    with pytest.raises(ValueError, match=rf"^Cancellation Hearts is for 5 to 11 players, not for {seats}\.$"):
        rules(seats)


@pytest.mark.parametrize(("count", "reason"), [(-1, "can't be less"), (12, "pass fewer")])
def test_G02_only_what_cannot_be_is_refused(count: int, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        rules(10, pass_count=count)
    assert rules(10, pass_count=10)


def test_X04_two_packs_of_52() -> None:
    deck = rules().deck()
    assert len(deck) == 104
    assert len(set(deck)) == 52


@pytest.mark.parametrize(
    ("seats", "each", "left"), [(5, 20, 4), (6, 17, 2), (7, 14, 6), (8, 13, 0), (9, 11, 5), (10, 10, 4), (11, 9, 5)]
)
def test_X08_X09_XR01_the_deal_table(seats: int, each: int, left: int) -> None:
    some = rules(seats)
    state = dealt(some).state
    assert {len(state.zones[hand_zone(seat)]) for seat in range(seats)} == {each}
    assert len(state.zones.get(WIDOW, ())) == state.public.widow == left
    assert state.public.hand_size == each


def test_XR11_the_dealer_is_named() -> None:
    assert said(dealt(rules()).events) == ["P5 deals."]


def test_XE11_eight_players_have_no_widow() -> None:
    assert not any(spec.kind == "widow" for spec in rules(8).zones)


@pytest.mark.parametrize(
    ("seats", "out"),
    [
        (5, "2C 3C 2D 2S"),
        (6, "2C 2D"),
        (7, "2C 3C 2D 3D 2S 3S"),
        (8, ""),
        (9, "2C 3C 2D 3D 2S"),
        (10, "2C 3C 2D 2S"),
        (11, "2C 3C 2D 3D 2S"),
    ],
)
def test_XR01_low_cards_are_left_out_one_copy_each(seats: int, out: str) -> None:
    some = rules(seats, leftover="remove_low_cards")
    full = list(rules(8).deck())
    for card in some.deck():
        full.remove(card)
    assert write_cards(full) == out
    assert len(some.deck()) % seats == 0
    assert dealt(some).state.public.widow == 0
    assert not any(spec.kind == "widow" for spec in some.zones)


def test_G01_cards_are_dealt_one_at_a_time_from_the_dealers_left_and_the_rest_is_the_widow() -> None:
    some = rules(7)
    deck = some.deck()[::-1]
    step = some.deal(None, deck)
    moves = [event for event in step.events if isinstance(event, CardsMoved)]
    assert [move.target for move in moves[:8]] == [hand_zone(seat) for seat in (0, 1, 2, 3, 4, 5, 6, 0)]
    assert [move.cards[0] for move in moves[:98]] == list(deck[:98])
    assert moves[98].target == WIDOW
    assert moves[98].cards == deck[98:]


def test_X09_nobody_sees_the_widow() -> None:
    some = rules(7)
    state = dealt(some).state
    assert all(view(some, state, seat).zones[WIDOW] == (None,) * 6 for seat in (0, 6, None))


def test_X11_everybody_passes_three_cards_at_once() -> None:
    some = rules(6)
    state = dealt(some).state
    assert state.public.phase is TrickPhase.PASSING
    assert some.actors(state.public) == set(range(6))
    state = act(some, state, 4, f"pass {text(sorted(state.zones[hand_zone(4)])[:3])}").state
    assert some.actors(state.public) == {0, 1, 2, 3, 5}
    assert len(state.zones[passing_zone(4)]) == 3


def test_X12_nobody_sees_received_cards_before_all_have_passed() -> None:
    some = rules(6)
    state = dealt(some).state
    before = len(state.zones[hand_zone(0)])
    for seat in range(5):
        state = some.apply(state, Seat(seat), next(some.legal(view(some, state, seat)))).state
        assert len(state.zones[hand_zone(0)]) == before - 3
        assert view(some, state, 0).zones[passing_zone(seat)] == (
            state.zones[passing_zone(0)] if seat == 0 else (None,) * 3
        )
    state = some.apply(state, Seat(5), next(some.legal(view(some, state, 5)))).state
    assert len(state.zones[hand_zone(0)]) == before
    assert state.public.phase is TrickPhase.PLAYING


@pytest.mark.parametrize(
    ("cycle", "offsets"),
    [
        ("L,R", [1, -1, 1, -1, 1, -1]),
        ("L,R,-", [1, -1, 0, 1, -1, 0]),
        ("none", [0] * 6),
        ("L,R,L2,R2,-", [1, -1, 2, -2, 0, 1]),
    ],
)
def test_X13_left_right_and_the_other_cycles(cycle: str, offsets: list[int]) -> None:
    some = rules(7, pass_cycle=cycle, target=1000)
    state, seen = None, []
    for _ in offsets:
        state = dealt(some, state).state
        seen.append(state.public.pass_offset)
        assert (state.public.phase is TrickPhase.PASSING) == bool(state.public.pass_offset)
        state = play_out(some, state)
    assert seen == offsets


@pytest.mark.parametrize(("deal", "giver"), [(0, 5), (1, 1)])
def test_X13_cards_arrive_where_they_should(deal: int, giver: int) -> None:
    some = rules(6)
    state = dealt(some).state
    for _ in range(deal):
        state = dealt(some, play_out(some, state), seed="2").state
    sent = first_pass(some, state, giver)
    kept = list(state.zones[hand_zone(0)])
    for card in first_pass(some, state, 0):
        kept.remove(card)
    state = pass_first_cards(some, state)
    assert write_cards(state.zones[hand_zone(0)]) == write_cards((*kept, *sent))


def test_XR02_no_pass_without_cards_to_pass() -> None:
    assert dealt(rules(6, pass_count=0)).state.public.phase is TrickPhase.PLAYING


def first_pass(some: CancellationRules, state: State[Any], seat: int) -> tuple[Card, ...]:
    """The cards of the first pass that is allowed."""
    action = next(some.legal(view(some, state, seat)))
    assert isinstance(action, PassCards)
    return action.cards


def passing_table(some: CancellationRules, hand_of_0: str = "QS QS 2C 3C") -> State[Any]:
    return table(some, [hand_of_0, *["4C 5C 6C 7C"] * 5], phase=TrickPhase.PASSING, pass_offset=1, turn=None, tricks=0)


def test_XR02_reading_18_twins_are_two_cards() -> None:
    some = rules(6)
    state = passing_table(some)
    assert act(some, state, 0, "pass QS QS 2C").state.public.passed == {0}
    texts = [CODEC.write(action) for action in some.legal(view(some, state, 0))]
    assert sorted(texts) == ["pass 2C 3C QS", "pass 2C QS QS", "pass 3C QS QS"]


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ("pass QS QS", "You must pass exactly 3 card(s)."),
        ("pass QS QS 2C 3C", "You must pass exactly 3 card(s)."),
        ("pass 2C 2C 3C", "Choose different cards to pass."),
        ("pass 2C 3C AH", "You don't have the ace of hearts."),
        ("play 2C", "Choose the cards to pass first."),
    ],
)
def test_XR02_other_passes_are_refused(action: str, reason: str) -> None:
    some = rules(6)
    assert refused(some, passing_table(some), action, 0) == ("XR-02", reason)


def test_XR02_the_choice_is_final() -> None:
    some = rules(6)
    state = act(some, passing_table(some), 0, "pass QS QS 2C").state
    final = ("XR-02", "You've already passed, and the choice is final.")
    assert refused(some, state, "pass 3C 3C 3C", 0) == final
    assert refused(some, state, "play 2C", 0) == final


def test_XE12_eleven_players_pass_three_of_nine() -> None:
    some = rules(11)
    state = pass_first_cards(some, dealt(some).state)
    assert {len(state.zones[hand_zone(seat)]) for seat in range(11)} == {9}


def test_the_pass_is_said_with_its_number() -> None:
    some = rules(6)
    assert said(act(some, passing_table(some), 0, "pass QS QS 2C").events) == ["P0 passes 3 card(s) to P1."]


def test_XR11_HR19_the_deal_moves_on_and_everything_starts_anew() -> None:
    some = rules(6, target=1000)
    first = dealt(some).state
    assert first.public.dealer == 5
    second = dealt(some, play_out(some, first)).state
    assert (second.public.dealer, second.public.deal, second.public.broken) == (0, 2, False)
    assert not any(second.zones[seen_kitty_zone(seat)] for seat in range(6))
    assert second.public.widow == 2

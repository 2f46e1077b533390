"""Values, the measures of CR-01, the deal and the order of play (C-03 to C-29, CR-01 to CR-06, CR-23)."""

from __future__ import annotations

from collections import Counter

import pytest

from cardtable.core.cards import Card
from cardtable.games.canasta.card_values import card_points
from cardtable.games.canasta.state import DISCARD, STOCK, CanastaPhase, hand, threes
from tests.games.canasta.tables import act, cards, dealt, held, moved, refused, row, rules, said, table


def test_C04_two_packs_with_four_jokers() -> None:
    deck = Counter(rules().deck())
    assert deck.total() == 108
    assert deck[Card.parse("JK")] == 4
    assert set(deck.values()) == {2, 4}


@pytest.mark.parametrize(
    ("text", "points"),
    [("4H", 5), ("7C", 5), ("8D", 10), ("KS", 10), ("AH", 20), ("2C", 20), ("JK", 50), ("3S", 5)],
)
def test_C07_to_C11_values(text: str, points: int) -> None:
    assert card_points(Card.parse(text)) == points


@pytest.mark.parametrize(
    ("seats", "preset", "sides", "hand_size", "draw", "packs", "canastas", "target"),
    [
        (2, "two", (0, 1), 15, 2, 2, 2, 5000),
        (3, "three", (0, 1, 2), 13, 2, 2, 1, 7500),
        (3, "three_solo", (0, 1, 2), 13, 1, 2, 1, 5000),
        (4, "classic", (0, 1, 0, 1), 11, 1, 2, 1, 5000),
        (5, "five", (0, 1, 0, 1, 0), 11, 1, 2, 1, 5000),
        (6, "six", (0, 1, 0, 1, 0, 1), 13, 1, 3, 2, 10000),
        (6, "six_three_sides", (0, 1, 2, 0, 1, 2), 13, 1, 3, 2, 7500),
    ],
)
def test_CR01_measures(
    seats: int, preset: str, sides: tuple[int, ...], hand_size: int, draw: int, packs: int, canastas: int, target: int
) -> None:
    some = rules(seats, preset)
    terms = some.params
    assert some.sides(some.deal(None, some.deck()).state.public) == sides
    assert (terms.hand, terms.draw, terms.packs, terms.canastas, terms.target) == (
        hand_size,
        draw,
        packs,
        canastas,
        target,
    )
    assert len(some.deck()) == packs * 54


@pytest.mark.parametrize(
    ("seats", "sides"),
    [(2, "partners"), (2, "lone_vs_two"), (3, "partners"), (3, "three_sides"), (4, "solo"), (4, "three_sides")]
    + [(5, "solo"), (5, "lone_vs_two"), (6, "solo"), (6, "lone_vs_two")],
)
def test_CR01_other_sides_are_invalid(seats: int, sides: str) -> None:
    with pytest.raises(ValueError, match="These sides don't work for"):
        rules(seats, sides=sides)


@pytest.mark.parametrize(("seats", "sides"), [(2, "solo"), (3, "lone_vs_two"), (4, "partners"), (6, "partners")])
def test_CR01_standard_sides_by_their_names(seats: int, sides: str) -> None:
    assert rules(seats, sides=sides).params.sides == rules(seats).params.sides


def test_G03_measures_can_be_set() -> None:
    terms = rules(4, hand_size=13, draw_count=2, packs=3, go_out_canastas=2, target=3000).params
    assert (terms.hand, terms.draw, terms.packs, terms.canastas, terms.target) == (13, 2, 3, 2, 3000)


def test_more_cards_than_there_are_cannot_be_dealt() -> None:
    with pytest.raises(ValueError, match="leaves no stock"):
        rules(6, packs=1)
    with pytest.raises(ValueError, match="must each be at least"):
        rules(4, hand_size=-1)


@pytest.mark.parametrize(
    ("seats", "total", "least"),
    [(4, -5, 15), (4, 0, 50), (4, 1495, 50), (4, 1500, 90), (4, 2995, 90), (4, 3000, 120), (4, 9000, 120)]
    + [(6, 7495, 120), (6, 7500, 150), (3, 7500, 120)],
)
def test_C45_to_C48_and_CE20_CE21_minimums(seats: int, total: int, least: int) -> None:
    assert rules(seats).params.minimum(total) == least


def test_CR01_minimums_can_be_set() -> None:
    assert rules(4, minimums="15/50/90/120/150").params.minimum(7500) == 150
    assert rules(6, minimums="15/50/90/120").params.minimum(7500) == 120


def test_CR02_five_players() -> None:
    terms = rules(5).params
    assert [terms.sits_out(deal) for deal in range(1, 5)] == [4, 2, 0, 4]
    assert terms.order(1) == (0, 1, 2, 3)  # the last one deals: seat 3 (settled reading 32)
    assert terms.order(2) == (1, 4, 3, 0)
    assert terms.order(3) == (4, 3, 2, 1)
    assert terms.order(4) == (3, 0, 1, 2)


def test_CR02_the_one_who_sits_out_has_no_cards_and_the_score_of_his_side() -> None:
    some = rules(5)
    step = dealt(some)
    assert step.state.zones[hand(4)] == ()
    assert "P4 sits out in this deal." in said(step.events)
    state = table(some, "5C 6D", melds={0: "9C 9D 9H 9S 9C 9D 9H"})
    end = act(some, state, "discard 5C", "draw", "discard 5D", "draw")
    assert refused(some, end.state, "draw", 4) == "C-31"
    end = act(some, table(some, "KC", melds={0: "9C 9D 9H 9S 9C 9D 9H"}), "discard KC")
    assert row(end)[0] == row(end)[2] == row(end)[4]
    assert row(end)[1] == row(end)[3]


def test_C22_and_CR04_eleven_cards_and_an_upcard() -> None:
    state = dealt(rules(), "7H").state
    assert [len(state.zones[hand(seat)]) for seat in range(4)] == [11] * 4
    assert state.zones[DISCARD] == cards("7H")
    assert not state.public.frozen
    assert (state.public.dealer, state.public.turn, state.public.phase) == (3, 0, CanastaPhase.DRAWING)


@pytest.mark.parametrize(
    ("top", "options", "pile", "frozen"),
    [
        ("2C 7H", {}, "2C 7H", True),
        ("JK 2D 7H", {}, "JK 2D 7H", True),
        ("3H 7H", {}, "3H 7H", True),
        ("3S 7H", {}, "3S", False),
        ("3S 7H", {"black_three": "freeze"}, "3S", True),
        ("3S 7H", {"upcard_black_three": "turn_again"}, "3S 7H", False),
        ("3S 7H", {"upcard_black_three": "turn_again", "black_three": "freeze"}, "3S 7H", False),  # reading 31
        ("3S 7H", {"upcard_black_three": "turn_again_frozen"}, "3S 7H", True),
        ("2C 3S", {}, "2C 3S", True),
    ],
)
def test_C25_and_CR04_turning_up(top: str, options: dict[str, str], pile: str, frozen: bool) -> None:
    state = dealt(rules(4, **options), top).state
    assert state.zones[DISCARD] == cards(pile)
    assert state.public.frozen is frozen


def test_C26_and_CR04_red_threes_are_laid_out_and_replaced() -> None:
    some = rules()
    for seed in range(30):
        state = dealt(some, seed=str(seed)).state
        held_cards = [card for seat in range(4) for card in state.zones[hand(seat)]]
        assert not {Card.parse("3D"), Card.parse("3H")} & set(held_cards)
        assert [len(state.zones[hand(seat)]) for seat in range(4)] == [11] * 4
        assert sum(len(cards) for cards in state.zones.values()) == 108


def test_CR23_the_deal_passes_to_the_left() -> None:
    some = rules()
    end = act(some, table(some, "KC", melds={0: "9C 9D 9H 9S 9C 9D 9H"}), "discard KC")
    following = some.deal(end.state, some.deck()).state.public
    assert (following.deal, following.dealer, following.order[0]) == (2, 0, 1)
    assert following.totals == end.state.public.totals
    assert following.laid == frozenset()


def test_C27_and_CE11_a_red_three_is_replaced_until_another_card_comes() -> None:
    some = rules()
    step = act(some, table(some, "KC QC", stock="3H 3D 9C 4D", drawn=False), "draw")
    assert held(step.state, 0) == "9C KC QC"
    assert step.state.zones[threes(0)] == cards("3H 3D")
    assert moved(step.events, STOCK, hand(0)) == "3H 3D 9C"
    assert step.state.public.phase is CanastaPhase.MELDING


def test_example_8_of_the_rules_drawing_two() -> None:
    some = rules(2)
    step = act(some, table(some, "KC QC", stock="3D 9C", drawn=False), "draw")
    assert held(step.state, 0) == "9C KC QC"
    assert not step.state.public.last
    step = act(some, table(some, "KC QC", stock="3D 3H", drawn=False), "draw")
    assert step.state.public.phase is CanastaPhase.SCORED


def test_CE18_a_single_card_is_the_whole_draw() -> None:
    some = rules(2)
    step = act(some, table(some, "KC QC", stock="9C", drawn=False), "draw")
    assert held(step.state, 0) == "9C KC QC"


def test_CE01_a_red_three_as_last_card_ends_the_deal() -> None:
    some = rules()
    step = act(some, table(some, "KC QC", stock="3H", drawn=False), "draw")
    assert step.state.public.phase is CanastaPhase.SCORED
    assert "The stock is used up, and the deal ends." in said(step.events)


def test_CR06_meld_then_end() -> None:
    some = rules(last_red_three="meld_then_end")
    state = table(some, "KC KD KH QC", stock="3H", drawn=False, melds={0: "9C 9D 9H"})
    step = act(some, state, "draw")
    assert step.state.public.last
    assert refused(some, step.state, "discard QC") == "CR-06"
    step = act(some, step.state, "meld KC KD KH")  # one card left is enough to keep
    assert held(step.state, 0) == "QC"
    assert act(some, step.state, "draw").state.public.phase is CanastaPhase.SCORED


def test_CR06_meld_then_end_and_going_out_without_a_discard() -> None:
    some = rules(last_red_three="meld_then_end")
    state = table(some, "KC KD KH", stock="", last=True, melds={0: "9C 9D 9H 9S 9C 9D 9H"})
    step = act(some, state, "meld KC KD KH")
    assert step.state.public.out == 0


def test_settled_reading_49_the_deal_may_be_ended_at_once() -> None:
    some = rules(last_red_three="meld_then_end")
    state = table(some, "KC KD KH", stock="", last=True)
    assert act(some, state, "draw").state.public.phase is CanastaPhase.SCORED


def test_C32_a_turn_is_draw_melds_discard() -> None:
    some = rules()
    state = table(some, "KC KD KH QC 9S", pile="5H", drawn=False, melds={0: "8C 8D 8H"})
    assert refused(some, state, "discard QC") == "C-31"
    assert refused(some, state, "meld KC KD KH") == "C-31"
    assert refused(some, state, "draw", 1) == "C-31"
    state = act(some, state, "draw").state
    assert refused(some, state, "draw") == "C-31"
    assert refused(some, state, "take") == "C-31"
    state = act(some, state, "meld KC KD KH", "discard QC").state
    assert state.public.turn == 1
    assert state.zones[DISCARD] == cards("5H QC")
    assert refused(some, state, "discard 9H") == "C-31"


def test_CR18_any_card_may_be_discarded_and_a_wild_one_freezes() -> None:
    some = rules()
    state = table(some, "KC 2D 3S JK", pile="5H")
    for card, frozen in (("KC", False), ("2D", True), ("JK", True), ("3S", False)):
        assert act(some, state, f"discard {card}").state.public.frozen is frozen
    assert refused(some, state, "discard QC") == "CR-18"


def test_C55_a_black_three_may_freeze() -> None:
    some = rules(black_three="freeze")
    assert act(some, table(some, "KC 3S", pile="5H"), "discard 3S").state.public.frozen


def test_reading_31_a_stock_of_cards_that_cannot_begin_the_pile_is_turned_up_whole() -> None:
    some = rules()
    plain = [card for card in some.deck() if card.rank > 3]
    step = some.deal(None, [*plain[:44], *cards("2C 3H JK")])
    assert moved(step.events, STOCK, DISCARD) == "2C 3H JK"
    assert said(step.events)[-1] == "The stock is used up, and the deal ends."

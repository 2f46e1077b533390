"""Packs, trumps, deals and first leads (K-07, KR-01 to KR-07), with the worked example of the mirrored deal."""

from __future__ import annotations

from typing import Any

import pytest

from cardtable.core.cards import Suit
from cardtable.games.svoi_kozyri.dealing import mirror
from cardtable.games.svoi_kozyri.state import DECK, SvoiKozyriPhase, hand
from tests.games.svoi_kozyri.tables import (
    cards,
    dealt,
    deck_of,
    held,
    legal,
    moves,
    name_trumps,
    rules,
    said,
    table,
    view,
    why,
)


@pytest.mark.parametrize(("deck", "lowest"), [(24, 9), (28, 8), (32, 7), (36, 6), (40, 5), (52, 2)])
def test_KR02_the_pack_is_the_highest_cards(deck: int, lowest: int) -> None:
    pack = rules(2, deck=deck).deck()
    assert len(pack) == deck
    assert min(card.rank for card in pack) == lowest


@pytest.mark.parametrize(
    ("seats", "deck", "sizes"), [(2, 36, (18, 18)), (3, 36, (12,) * 3), (4, 36, (9,) * 4), (3, 32, (11, 11, 10))]
)
def test_KR02_all_cards_are_dealt(seats: int, deck: int, sizes: tuple[int, ...]) -> None:
    state = dealt(rules(seats, deck=deck, trump_choice="fixed_by_seat", sixes_to_owner=False)).state
    assert tuple(len(state.zones[hand(seat)]) for seat in range(seats)) == sizes


@pytest.mark.parametrize(
    ("seats", "options", "reason"),
    [
        (1, {}, "Svoi Kozyri is for 2 to 4 players, not for 1."),
        (5, {}, "Svoi Kozyri is for 2 to 4 players, not for 5."),
        (2, {"deck": 25}, "A pack for 2 players has 8 to 52 cards, a multiple of 4, not 25."),
        (2, {"deck": 4}, "A pack for 2 players has 8 to 52 cards, a multiple of 4, not 4."),
        (3, {"deck": 8}, "A pack for 3 players has 12 to 52 cards, a multiple of 4, not 8."),
        (4, {"deck": 12}, "A pack for 4 players has 16 to 52 cards, a multiple of 4, not 12."),
        (2, {"deck": 56}, "A pack for 2 players has 8 to 52 cards, a multiple of 4, not 56."),
        (2, {"turn_limit": -1}, "The number of turns can't be less than 0."),
        (2, {"match_length": 0}, "A match needs at least one deal to win or lose."),
    ],
)
def test_options_that_make_no_game_are_refused(seats: int, options: dict[str, Any], reason: str) -> None:
    with pytest.raises(ValueError) as caught:
        rules(seats, **options)
    assert str(caught.value) == reason


@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {"deck": 8}), (3, {"deck": 12}), (4, {"deck": 16}), (2, {"deck": 52}), (2, {"match_length": 1})],
)
def test_options_at_their_ends_make_a_game(seats: int, options: dict[str, Any]) -> None:
    assert len(rules(seats, **options).deck()) == options.get("deck", 36)


def test_KR03_KR06_the_mirrored_deal_is_for_two_who_choose_first() -> None:
    with pytest.raises(ValueError):
        rules(3, deal="mirrored")
    with pytest.raises(ValueError):
        rules(2, deal="mirrored", trump_choice="choose_after_deal")


def test_KR01_KR17_a_match_begins_with_its_first_deal_and_no_points() -> None:
    step = dealt(rules(3))
    public = step.state.public
    assert (public.deal, public.dealer, public.score) == (1, 2, (0, 0, 0))
    assert said(step.events) == ["P2 deals."]


@pytest.mark.parametrize(
    ("options", "shown"),
    [
        ({}, True),
        ({"sixes_to_owner": False}, False),
        ({"sixes_to_owner": False, "first_lead": "random"}, True),
        ({"hands_open": True}, False),
        ({"deal": "mirrored", "first_lead": "random"}, False),
    ],
)
def test_KR05_G04_cards_pass_over_an_open_place_only_on_their_way_to_hidden_hands(
    options: dict[str, Any], shown: bool
) -> None:
    assert any(spec.kind == "shown" for spec in rules(2, **options).zones) is shown


def test_KR03_trumps_are_named_before_any_card_is_seen_the_dealers_left_first() -> None:
    some = rules(3)
    step = dealt(some)
    assert step.state.public.phase is SvoiKozyriPhase.TRUMPS
    assert step.state.public.turn == 0
    assert len(step.state.zones[DECK]) == 36
    assert legal(some, step.state) == ["trump C", "trump D", "trump H", "trump S"]
    named = name_trumps(some, step.state, "S")
    assert said(named.events) == ["P0 has spades as trumps."]
    assert named.state.public.turn == 1
    assert legal(some, named.state) == ["trump C", "trump D", "trump H"]
    assert why(some, named.state, "trump S") == ("KR-03", "You can't have spades as trumps in this deal.")
    assert why(some, named.state, "lead 6D") == ("KR-03", "Choose your trump suit first.")
    done = name_trumps(some, named.state, "C", "H")
    assert done.state.public.trumps == (Suit.SPADES, Suit.CLUBS, Suit.HEARTS)
    assert done.state.public.phase is SvoiKozyriPhase.PLAYING
    assert why(some, done.state, "trump D") == ("KR-03", "The trump suits of this deal have already been chosen.")


def test_KR03_after_the_deal_the_hands_are_seen_first() -> None:
    some = rules(2, trump_choice="choose_after_deal")
    state = dealt(some).state
    assert len(held(state, 0).split()) == 18
    assert None not in view(some, state, 0).zones[hand(0)]
    assert name_trumps(some, state, "S", "H").state.public.phase is SvoiKozyriPhase.PLAYING


def test_KR03_mirrored_the_dealer_names_first_and_the_colours_differ() -> None:
    some = rules(2, "challenge")
    state = dealt(some).state
    assert state.public.turn == 1
    after = name_trumps(some, state, "S").state
    assert legal(some, after) == ["trump D", "trump H"]


@pytest.mark.parametrize(("last", "trumps"), [("6D", "SD"), ("6H", "CH"), ("AC", "DC")])
def test_KR04_random_trumps_follow_the_last_card_dealt(last: str, trumps: str) -> None:
    some = rules(2, trump_choice="random", sixes_to_owner=False)
    step = dealt(some, deck_of(some, last=last))
    assert "".join(suit.letter for suit in step.state.public.trumps if suit is not None) == trumps
    assert moves(step.events)[-2:] == [("deck", "shown", last), ("shown", "hand 1", last)]
    assert step.state.public.lot == cards(last)[0]
    assert step.state.public.known == ((), cards(last))
    assert [sentence for sentence in said(step.events) if sentence.startswith("The last card dealt")] == [
        f"The last card dealt is the {cards_name(last)}."
    ]
    names = [suit.name.lower() for suit in step.state.public.trumps if suit is not None]
    assert said(step.events)[-2:] == [f"P{seat} has {name} as trumps." for seat, name in enumerate(names)]


@pytest.mark.parametrize(("seats", "trumps"), [(3, "SHD"), (4, "SHCD")])
def test_KR04_the_suits_go_clockwise_from_the_dealer_in_their_circle(seats: int, trumps: str) -> None:
    some = rules(seats, trump_choice="random", sixes_to_owner=False)
    for dealer in (seats - 1, 0, 1):
        previous = None if dealer == seats - 1 else table(some, ["6C"] * seats, dealer=dealer)
        again = rules(seats, trump_choice="random", sixes_to_owner=False, match="first_to_n_wins", dealer="fixed")
        public = dealt(again, deck_of(some, last="7D"), previous).state.public
        assert public.dealer == dealer
        clockwise = [public.trumps[(dealer + 1 + place) % seats] for place in range(seats)]
        assert "".join(suit.letter for suit in clockwise if suit is not None) == trumps


def test_KR04_reading_24_in_the_mirrored_deal_it_is_the_last_card_of_the_first_half() -> None:
    some = rules(2, deal="mirrored", trump_choice="random")
    deck = deck_of(some, last="6D")
    step = dealt(some, deck)
    assert step.state.public.lot == deck[17]
    assert step.state.public.trumps[1] is deck[17].suit


def test_KR04_fixed_by_seat() -> None:
    state = dealt(rules(4, trump_choice="fixed_by_seat")).state
    assert state.public.trumps == tuple(Suit)


def test_KR05_sixes_go_face_up_to_the_owners_and_nothing_comes_back() -> None:
    some = rules(3, trump_choice="fixed_by_seat")  # trumps: clubs, diamonds, spades
    deck = deck_of(some, first="6D 6C 6H 7C 7D 6S")  # seat 0: 6D 7C, seat 1: 6C 7D, seat 2: 6H 6S
    step = dealt(some, deck)
    assert moves(step.events)[36:] == [
        ("hand 1", "shown", "6C"), ("hand 0", "shown", "6D"), ("shown", "hand 0", "6C"), ("shown", "hand 1", "6D"),
    ]  # fmt: skip
    assert said(step.events)[-2:] == ["P0 gets the six of clubs.", "P1 gets the six of diamonds."]
    assert "6H" in held(step.state, 2)  # KE-11: nobody's trump stays
    assert [len(held(step.state, seat).split()) for seat in range(3)] == [12, 12, 12]


def test_KR05_G04_a_lot_that_is_given_to_its_owner_is_known_there_and_once() -> None:
    some = rules(2, trump_choice="fixed_by_seat", first_lead="random")
    state = dealt(some, deck_of(some, last="6C")).state  # dealt to seat 1, and seat 0 has clubs
    assert "6C" in held(state, 0)
    assert state.public.known[0].count(cards("6C")[0]) == 1
    assert cards("6C")[0] not in state.public.known[1]


def test_KR05_hands_may_become_unequal() -> None:
    some = rules(2, trump_choice="fixed_by_seat")
    state = dealt(some, deck_of(some, first="6D 7C")).state
    sizes = [len(held(state, seat).split()) for seat in range(2)]
    assert sum(sizes) == 36
    assert "6D" in held(state, 1)


def test_KR05_in_other_packs_it_is_the_lowest_rank() -> None:
    some = rules(2, deck=24, trump_choice="fixed_by_seat")
    assert "9D" in held(dealt(some, deck_of(some, first="9D 9C")).state, 1)


def test_KR06_example_1() -> None:
    some = rules(2, "challenge", deck=24)
    kept = "KS QS JS JC TC 9C"
    deck = deck_of(some, first=f"{kept} 9H TH JH AD KD QD")
    state = name_trumps(some, dealt(some, deck).state, "S", "D").state
    assert set(held(state, 1).split()) == set(f"{kept} AD TD 9D AH KH QH".split())
    assert set(held(state, 0).split()) == set("KD QD JD JH TH 9H AS TS 9S AC KC QC".split())
    image = mirror(state.public.trumps)
    assert {(card.rank, image[card.suit]) for card in state.zones[hand(1)] if card.suit is not None} == set(
        state.zones[hand(0)]
    )


@pytest.mark.parametrize("dealer", [0, 1])
def test_KR06_the_dealer_keeps_the_first_half_to_its_last_card(dealer: int) -> None:
    """AS, the last card of the first half, is kept; KS, the first of the other half, is the opponent's."""
    some = rules(2, "challenge", deck=24)
    previous = None if dealer else table(some, ["9C", "9D"], dealer=1)
    deck = deck_of(some, first="9S 9D TD JD QD KD AD 9H TH JH QH AS KS")
    state = dealt(some, deck, previous).state
    assert state.public.dealer == dealer
    state = name_trumps(some, state, "S", "D").state
    assert {"AS", "9S"} <= set(held(state, dealer).split())
    assert "KS" in held(state, 1 - dealer)
    assert {"AD", "9D"} <= set(held(state, 1 - dealer).split())
    assert "KD" in held(state, dealer)


def test_KR06_mirrored_hands_are_open_to_all() -> None:
    some = rules(2, deal="mirrored", trump_choice="fixed_by_seat")
    state = dealt(some).state
    for seat in (0, 1):
        assert view(some, state, seat).zones[hand(1 - seat)] == state.zones[hand(1 - seat)]


def test_open_hands_are_an_option() -> None:
    some = rules(2, hands_open=True, trump_choice="fixed_by_seat")
    state = dealt(some).state
    assert None not in view(some, state, 0).zones[hand(1)]
    hidden = rules(2, trump_choice="fixed_by_seat")
    assert set(view(hidden, dealt(hidden).state, 0).zones[hand(1)]) == {None}


@pytest.mark.parametrize(("option", "leader"), [("dealer_left", 0), ("dealer", 2), ("winner", 0), ("loser", 0)])
def test_KR07_first_leads_of_the_first_deal(option: str, leader: int) -> None:
    assert dealt(rules(3, first_lead=option, trump_choice="fixed_by_seat")).state.public.turn == leader


@pytest.mark.parametrize(("last", "leader"), [("6D", 2), ("7D", 0), ("AD", 1)])
def test_KR07_the_rank_of_the_last_card_counts_from_the_dealer(last: str, leader: int) -> None:
    some = rules(3, first_lead="random", trump_choice="fixed_by_seat", sixes_to_owner=False)
    step = dealt(some, deck_of(some, last=last))
    assert step.state.public.turn == leader
    assert f"The last card dealt is the {cards_name(last)}." in said(step.events)


def cards_name(text: str) -> str:
    from cardtable.core.language.card_names import card_name

    return card_name(cards(text)[0]).source

"""Drawing for partners (CR-03, C-13 to C-19)."""

from __future__ import annotations

from collections import Counter

import pytest

from cardtable.core.cards import Card, parse_cards
from cardtable.core.events import Announced
from cardtable.core.language.source_renderer import SourceRenderer
from cardtable.core.seating import (
    ASIDE,
    STOCK,
    DrawState,
    SeatDrawing,
    begin,
    choose,
    draw,
    drawn,
    highest,
    places,
    seats,
    strength,
)
from cardtable.core.views import State, Step
from cardtable.core.zones import Seat, Zone

SEEDS = [str(seed) for seed in range(300)]
PARTNERS = (Seat(0), Seat(1), Seat(0), Seat(1))
SIDES = {
    2: (0, 1),
    3: (0, 1, 2),
    4: (0, 1, 0, 1),
    5: (0, 1, 0, 1, 0),
    6: (0, 1, 0, 1, 0, 1),
}
WORDS = SourceRenderer({Seat(seat): f"P{seat}" for seat in range(6)})


def drawn_out(seed: str, sides: tuple[Seat, ...] = PARTNERS) -> DrawState:
    """The end of a drawing in which everybody takes some card or other."""
    state = begin(seed, sides)
    while state.public.waiting:
        state = draw(state, (7 * state.public.waiting[0] + len(state.zones[ASIDE])) % 60).state
    return state


def cards_of(state: DrawState) -> list[Card]:
    return [state.zones[drawn(person)][0] for person in range(len(state.public.sides))]


def stacked(text: str, sides: tuple[Seat, ...] = PARTNERS) -> DrawState:
    """A drawing whose pack begins with these cards."""
    state = begin("1", sides)
    cards = parse_cards(text.split())
    return State({**state.zones, STOCK: (*cards, *state.zones[STOCK])}, state.public)


def told(state: DrawState, draws: int) -> list[str]:
    """All that is said while the cards at the top are drawn."""
    said = []
    for _ in range(draws):
        step = draw(state, 0)
        state = step.state
        said += spoken(step)
    return said


def spoken(step: Step[SeatDrawing]) -> list[str]:
    return [WORDS.text(event.text) for event in step.events if isinstance(event, Announced)]


def test_CR03_four_different_cards_and_four_places() -> None:
    for seed in SEEDS:
        state = drawn_out(seed)
        assert len(set(cards_of(state))) == 4
        assert not any(card.is_joker for card in cards_of(state))
        assert sorted(seats(state)) == [0, 1, 2, 3]


def test_C13_C14_C15_C19_and_CR03_the_two_highest_sit_opposite_and_the_highest_plays_first() -> None:
    for seed in SEEDS:
        state = drawn_out(seed)
        by_strength = sorted(zip(cards_of(state), seats(state), strict=True), key=lambda pair: strength(pair[0]))
        assert [seat for _, seat in reversed(by_strength)] == [0, 2, 1, 3]


@pytest.mark.parametrize("number", SIDES)
def test_the_highest_cards_share_a_side_whatever_the_number_of_players(number: int) -> None:
    sides = tuple(map(Seat, SIDES[number]))
    for seed in SEEDS[:40]:
        state = drawn_out(seed, sides)
        order = sorted(range(number), key=lambda person: strength(cards_of(state)[person]), reverse=True)
        places = [seats(state)[person] for person in order]
        assert places[0] == 0
        assert sorted(places) == list(range(number))
        assert [sides[place] for place in places] == sorted(sides)


def test_three_sides_of_two_sit_opposite() -> None:
    state = drawn_out("1", tuple(map(Seat, (0, 1, 2, 0, 1, 2))))
    order = sorted(range(6), key=lambda person: strength(cards_of(state)[person]), reverse=True)
    assert [seats(state)[person] for person in order] == [0, 3, 1, 4, 2, 5]


def test_C16_ace_high_then_spades_hearts_diamonds_clubs() -> None:
    cards = parse_cards("AS 2D AC KS AH AD 2C".split())
    assert sorted(cards, key=strength) == list(parse_cards("2C 2D KS AC AD AH AS".split()))


def test_C17_jokers_and_equal_cards_are_drawn_again() -> None:
    state = stacked("JK 5C 5C KS 5C 6D 7D")
    for _ in range(4):
        state = draw(state, 0).state
    assert state.public.waiting == (0, 1, 2)
    state = draw(state, 0).state  # the same card as theirs: they draw anew in any case
    assert state.public.waiting == (1, 2)
    state = draw(draw(state, 0).state, 0).state
    assert state.public.waiting == ()
    assert cards_of(state) == list(parse_cards("5C 6D 7D KS".split()))
    assert state.zones[ASIDE] == parse_cards("JK 5C 5C".split())


def test_everything_is_said() -> None:
    assert told(stacked("4C AS 4C KS 7H 8H"), 6) == [
        "P0 draws the four of clubs.",
        "P1 draws the ace of spades.",
        "P2 draws the four of clubs.",
        "P3 draws the king of spades.",
        "Players who drew a joker or the same card draw again.",
        "P0 draws the seven of hearts.",
        "P2 draws the eight of hearts.",
    ]


@pytest.mark.parametrize(
    ("cards", "sides", "sentence"),
    [
        ("4C AS", (0, 1), "P1 chooses a seat and plays first."),
        ("4C AS 6C KS", (0, 1, 0, 1), "P1 chooses a seat and plays first, with P3 as partner(s)."),
        ("4C AS 6C KS 7H 8H", SIDES[6], "P1 chooses a seat and plays first, with P3 and P5 as partner(s)."),
    ],
)
def test_C14_who_chooses_is_said_with_the_partners(cards: str, sides: tuple[int, ...], sentence: str) -> None:
    state = stacked(cards, tuple(map(Seat, sides)))
    for _ in sides:
        state = draw(state, 0).state
    assert spoken(choose(state, 0)) == [sentence]


@pytest.mark.parametrize("number", SIDES)
def test_C14_the_highest_sits_where_they_choose_and_the_others_from_there(number: int) -> None:
    """Clockwise from the chosen place the seats are those of CR-03, wherever that place is."""
    for seed in SEEDS[:20]:
        state = drawn_out(seed, tuple(map(Seat, SIDES[number])))
        person = highest(state)
        assert seats(state)[person] == 0
        assert strength(cards_of(state)[person]) == max(map(strength, cards_of(state)))
        for place in range(number):
            sitting = places(choose(state, place).state)
            assert sitting[person] == place
            assert sorted(sitting) == list(range(number))
            assert [(seat - place) % number for seat in sitting] == list(seats(state))
        assert state.public.place is None


def test_C14_and_C18_partners_sit_opposite_whatever_place_is_chosen() -> None:
    state = stacked("4C AS 6C KS")
    for _ in range(4):
        state = draw(state, 0).state
    for place in range(4):
        sitting = places(choose(state, place).state)
        assert sitting[1] == place
        assert (sitting[3] - sitting[1]) % 4 == 2
        assert (sitting[2] - sitting[0]) % 4 == 2


@pytest.mark.parametrize("place", [-1, 4, 99])
def test_C14_only_places_at_the_table_are_chosen(place: int) -> None:
    with pytest.raises(IndexError, match="no place"):
        choose(drawn_out("1"), place)


def test_the_pack_is_complete_after_every_card() -> None:
    for seed in SEEDS[:20]:
        state = begin(seed, PARTNERS)
        whole = Counter(state.zones[STOCK])
        assert whole.total() == 108
        assert whole[Card.parse("JK")] == 4
        while state.public.waiting:
            state = draw(state, 3).state
            assert Counter(card for cards in state.zones.values() for card in cards) == whole


def test_the_same_seed_gives_the_same_order_of_cards() -> None:
    assert begin("x", PARTNERS) == begin("x", PARTNERS)
    assert begin("x", PARTNERS).zones[STOCK] != begin("y", PARTNERS).zones[STOCK]


def test_there_is_a_card_to_every_place() -> None:
    with pytest.raises(IndexError):
        draw(begin("x", PARTNERS), 108)
    assert Zone("drawn", 3) == drawn(3)

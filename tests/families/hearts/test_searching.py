"""What searching players share: masks, a placing of hidden cards that always comes out, a race of choices."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass

from hypothesis import given
from hypothesis import strategies as st

from cardtable.core.cards import standard_pack
from cardtable.families.hearts.bitmasks import (
    BOTTOM,
    HIGH,
    LOW,
    SIZE,
    TOP,
    card_code,
    card_of_code,
    codes_in_mask,
    suit_masks,
)
from cardtable.families.hearts.hand_sampler import sample_hands_by_belief
from cardtable.families.hearts.racing import ROUND, RaceCandidate, race


@dataclass(slots=True)
class Choice(RaceCandidate):
    worth: float


def never() -> bool:
    return False


def noisy(seed: int) -> Callable[[], Callable[[Choice], float]]:
    """Worlds that shift all values alike, and each a little."""
    chance = random.Random(seed)

    def tries() -> Callable[[Choice], float]:
        shift = chance.uniform(-20, 20)
        return lambda choice: choice.worth + shift + chance.uniform(-1, 1)

    return tries


def test_a_card_is_the_same_in_both_forms() -> None:
    pack = standard_pack()
    numbers = [card_code(card) for card in pack]
    assert [card_of_code(number) for number in numbers] == list(pack)
    assert codes_in_mask(suit_masks(numbers[::-1])) == numbers
    assert (LOW[0], HIGH[0], SIZE[0]) == (-1, -1, 0)
    assert [*BOTTOM[1:]] == [*LOW[1:]]
    assert [*TOP[1:]] == [*HIGH[1:]]
    assert (LOW[0b10110], HIGH[0b10110], SIZE[0b10110]) == (1, 4, 3)


@given(st.data())
def test_every_card_finds_a_place_where_it_may_be(data: st.DataObject) -> None:
    """Rooms made from a placing that is known to be possible, then nearly every other place forbidden."""
    truth = data.draw(st.lists(st.integers(0, 3), max_size=12))
    extra = [data.draw(st.sets(st.integers(0, 3), max_size=1)) for _ in truth]
    homes = [sorted({home} | more) for home, more in zip(truth, extra, strict=True)]
    room = [truth.count(home) for home in range(4)]
    odds = [[1.0] * len(possible) for possible in homes]
    placed = sample_hands_by_belief(homes, odds, room, random.Random(data.draw(st.integers())).random)
    assert all(home in possible for home, possible in zip(placed, homes, strict=True))
    assert [placed.count(home) for home in range(4)] == room


def test_a_card_lies_where_its_odds_are() -> None:
    chance = random.Random(1)
    placed = [
        sample_hands_by_belief([[0, 1], [0, 1]], [[9.0, 1.0], [1.0, 9.0]], [1, 1], chance.random) for _ in range(300)
    ]
    assert {tuple(one) for one in placed} == {(0, 1), (1, 0)}
    assert placed.count([0, 1]) > 250


def test_odds_that_leave_no_place_to_a_card_are_given_up() -> None:
    """Always the first place that has room: the third card finds none until others are moved along."""
    homes, odds = [[0, 1], [2, 1], [0, 2]], [[1.0, 1.0]] * 3
    placed = sample_hands_by_belief(homes, odds, [1, 1, 1], lambda: 0.0)
    assert sorted(placed) == [0, 1, 2]
    assert all(home in possible for home, possible in zip(placed, homes, strict=True))


def test_a_card_without_odds_lies_where_there_is_room() -> None:
    assert sample_hands_by_belief([[0, 1]], [[0.0, 0.0]], [0, 1], lambda: 0.5) == [1]


def test_the_best_choice_wins_and_the_worst_drops_out() -> None:
    choices = [Choice(2.0), Choice(3.0), Choice(-9.0)]
    assert race(choices, noisy(1), 2000, never).worth == 3.0
    assert len(choices[2].values) == ROUND


def test_the_first_choice_wins_ties() -> None:
    first, second = Choice(1.0), Choice(1.0)
    assert race([first, second], lambda: lambda choice: choice.worth, 500, never) is first
    assert len(first.values) < 250


def test_it_ends_when_time_is_up() -> None:
    choices = [Choice(1.0), Choice(1.5)]
    race(choices, noisy(2), 10**6, lambda: True)
    assert len(choices[0].values) == 1


def test_a_card_that_no_other_can_make_room_for_goes_elsewhere() -> None:
    """The one card has but one place; wherever the other looks first, it ends in its second."""
    for seed in range(20):
        placed = sample_hands_by_belief([[0], [0, 1]], [[1.0], [1.0, 0.0]], [1, 1], random.Random(seed).random)
        assert placed == [0, 1]


def test_a_card_is_not_moved_from_its_only_place_to_make_room() -> None:
    """The first three cards defeat every try, so that all five are placed by moving others along."""
    homes = [[0, 1], [2, 1], [0, 2], [3], [3, 4]]
    placed = sample_hands_by_belief(homes, [[1.0] * len(home) for home in homes], [1] * 5, lambda: 0.0)
    assert sorted(placed[:3]) == [0, 1, 2]
    assert placed[3:] == [3, 4]

"""What choices are worth: compared in the same deals, and what was done against the best in fresh ones."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from dataclasses import dataclass, field

import pytest

from cardtable.core.guidance.candidate_values import behind_in, compare, distance


@dataclass
class Choice:
    """Worth `worth` on average; in each deal luck comes to it, as to all others."""

    name: str
    worth: float
    values: list[float] = field(default_factory=list)


def tries(seed: int) -> Callable[[], Callable[[Choice], float]]:
    chance = random.Random(seed)

    def deal() -> Callable[[Choice], float]:
        luck = chance.gauss(0, 10)
        return lambda choice: choice.worth + luck + chance.gauss(0, 1)

    return deal


def never() -> bool:
    return False


def weighed(choices: list[Choice], best: Choice, done: Choice, seed: int = 1) -> dict[str, tuple[float, float]]:
    found = compare(
        choices, best, done, lambda: behind_in(tries(seed), best, done, 0.1, 600, never), lambda one: one.name, 2.0
    )
    return {one.action: (one.points, one.error) for one in found}


def tried(*worths: float) -> list[Choice]:
    """Choices a, b, … that were tried in the same forty deals."""
    choices = [Choice(name, worth) for name, worth in zip("abcd", worths, strict=False)]
    deal = tries(7)
    for _ in range(40):
        value = deal()
        for choice in choices:
            choice.values.append(value(choice))
    return choices


def test_luck_that_comes_to_all_does_not_count() -> None:
    one, other = tried(3.0, 1.0)
    mean, error = distance(one.values, other.values)
    assert mean == pytest.approx(2.0, abs=3 * error)
    assert error < 0.5


def test_deals_in_which_only_one_was_tried_tell_nothing() -> None:
    assert distance([5.0, 5.0, 99.0], [4.0, 4.0]) == (1.0, 0.0)
    assert distance([5.0], [4.0]) == (1.0, math.inf)
    assert distance([], [4.0]) == (0.0, math.inf)


def test_what_was_done_is_compared_until_it_is_sure_enough_or_there_were_enough_deals() -> None:
    deal, count, (one, other) = tries(3), [0], tried(3.0, 1.0)

    def counted() -> Callable[[Choice], float]:
        count[0] += 1
        return deal()

    assert behind_in(counted, one, other, 0.1, 2000, never)[1] <= 0.1
    assert 120 < count[0] < 2000
    count[0] = 0
    assert behind_in(counted, one, other, 0.0, 100, never)[0] == pytest.approx(2, abs=1)
    assert count[0] == 100
    assert behind_in(counted, one, other, 0.1, 2000, lambda: True) == (0.0, math.inf)


def test_all_choices_are_listed_from_the_best_on_in_points_of_the_game() -> None:
    choices = tried(3.0, 1.0, 2.0)
    found = weighed(choices, choices[0], choices[1])
    assert list(found) == ["a", "c", "b"]
    assert found["a"][1] == 0
    assert found["a"][0] - found["b"][0] == pytest.approx(4.0, abs=4 * found["b"][1])
    assert 0 < found["b"][1] <= 0.2


def test_the_best_choice_is_compared_with_nothing() -> None:
    choices = tried(3.0, 1.0)
    assert list(weighed(choices, choices[0], choices[0])) == ["a", "b"]


def test_what_nobody_had_tried_is_weighed_all_the_same() -> None:
    choices = [*tried(3.0, 1.0), Choice("d", 0.0)]
    found = weighed(choices, choices[0], choices[2])
    assert found["a"][0] - found["d"][0] == pytest.approx(6.0, abs=4 * found["d"][1])


def test_two_plans_with_the_same_card_are_one_choice() -> None:
    choices = tried(3.0, 1.0)
    choices[1].name = "a"
    assert list(weighed(choices, choices[0], choices[1])) == ["a"]

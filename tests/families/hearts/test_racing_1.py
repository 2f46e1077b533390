"""The frozen race: what `expert@1` does with its choices."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from cardtable.families.hearts.racing_1 import Runner, race


@dataclass(slots=True)
class Choice(Runner):
    worth: float


def quiet() -> Callable[[Choice], float]:
    """A world in which each choice is worth what it says."""
    return lambda choice: choice.worth


def test_the_best_choice_wins_and_the_worst_drops_out() -> None:
    choices = [Choice(2.0), Choice(3.0), Choice(2.95)]
    assert race(choices, quiet, 2000, lambda: False).worth == 3.0
    assert [len(choice.values) for choice in choices] == [12, 12, 12]


def test_the_first_choice_wins_ties() -> None:
    choices = [Choice(3.0), Choice(3.0)]
    assert race(choices, quiet, 2000, lambda: False) is choices[0]


def test_it_ends_when_time_is_up() -> None:
    choices = [Choice(1.0), Choice(1.5)]
    assert race(choices, quiet, 10**6, lambda: True) is choices[1]
    assert len(choices[0].values) == 1

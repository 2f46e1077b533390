"""What a game's test folder says of the game, for the tests that run over all of them.

`tests/games/NAME/conformance.py` holds it as `PROMISES`, so that a new game edits nothing here.
"""

from __future__ import annotations

from collections.abc import Callable, Set
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from cardtable.core.cards import Card
from cardtable.core.rules import AnyGame
from cardtable.core.views import State
from tests.conformance.driver import Case

Sums = Callable[[Case, State[Any]], set[int]]


def none_revealed(_case: Case) -> frozenset[Card]:
    """The rules tell nobody where a card is that nobody has seen."""
    return frozenset()


@dataclass(frozen=True)
class Promises:
    """What holds for one game and not for every one."""

    revealed: Callable[[Case], frozenset[Card]] = none_revealed
    """Cards whose places the rules tell everybody, although nobody has seen them."""

    sums: Sums | None = None
    """What a deal may count in all, from the state before its count; None: it may be anything."""

    lists_all: bool = True
    """Whether `legal` lists all that `check` accepts (architecture 11.1)."""

    by_another_name: Set[tuple[str, str]] = frozenset()
    """Option and value that are what "standard" means wherever they are allowed."""

    without_effect_alone: Set[str] = frozenset()
    """Options that mean nothing before another one is changed."""

    without_effect: Set[str] = frozenset()
    """Options that are offered although there are rules beside which they mean nothing."""


def promises_of(game: AnyGame) -> Promises:
    """What the game's test folder says; a game without such a file promises what every game does."""
    place = f"tests.games.{game.id}.conformance"
    try:
        promises = import_module(place).PROMISES
    except ModuleNotFoundError as error:
        if error.name is None or not place.startswith(error.name):
            raise
        return Promises()
    assert isinstance(promises, Promises)
    return promises

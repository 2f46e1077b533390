"""What a game's test folder says of its rulebook: which clauses never stand together, and when each is in force.

`tests/games/NAME/clauses.py` holds it as `BOOK`, so that a new game edits nothing here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from sys import intern
from typing import Any, NamedTuple

from cardtable.core.options import describe
from cardtable.core.rules import AnyGame
from cardtable.games import discover
from tests.conformance.driver import allowed
from tests.conformance.sentences import said


class Told(NamedTuple):
    """A clause, where its text has these words in it."""

    id: str
    words: str = ""


@dataclass(frozen=True)
class Book:
    """What is known of a rulebook beside its texts."""

    apart: tuple[tuple[Told, Told], ...] = ()  # a player who reads both would not know what holds
    when: Mapping[str, Callable[[Any, int], bool]] = field(default_factory=dict)  # by id: just then it is in force


class Rulebook(NamedTuple):
    """The clauses in force under some rules, by id."""

    name: str
    options: Any
    seats: int
    texts: Mapping[str, str]

    def tells(self, told: Told) -> bool:
        """Whether these words stand in it."""
        return told.words in self.texts[told.id] if told.id in self.texts else False


def book_of(game: AnyGame) -> Book:
    """What the game's test folder says."""
    book = import_module(f"tests.games.{game.id}.clauses").BOOK
    assert isinstance(book, Book)
    return book


def rulebooks(game: AnyGame) -> tuple[Rulebook, ...]:
    """Those of every preset and the plain defaults for every seat count, and of each with one other value."""
    return _rulebooks(game.id)


@cache
def _rulebooks(game_id: str) -> tuple[Rulebook, ...]:
    game = discover()[game_id]
    return tuple(
        Rulebook(name, options, seats, {c.id: intern(said(c.text)) for c in game.rulebook(options, seats)})
        for name, options in _rule_sets(game)
        for seats in game.seats
        if allowed(game, options, seats)
    )


def _rule_sets(game: AnyGame) -> Iterator[tuple[str, Any]]:
    presets = {"default": game.options(), **{name: game.options.preset(name) for name in game.options.PRESETS}}
    for preset, options in presets.items():
        yield preset, options
        for info in describe(game.options):
            for value in info.samples():
                if value != getattr(options, info.name):
                    yield f"{preset}, {info.name}={value}", options.changed(info.name, value)

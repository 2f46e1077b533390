"""Games with players that need no thought, for tests of everything around it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest

from cardtable.app.program import Program
from cardtable.app.storage.match_log_file import RestoredMatch, opening_saved, restoring, resuming
from cardtable.core.basics.incremental import at_once
from cardtable.core.events import Event
from cardtable.core.guidance.characters import no_characters
from cardtable.core.options import Options
from cardtable.core.rules import Advice, AnyGame, Rules
from cardtable.core.session import Session
from cardtable.core.text import Text
from cardtable.core.views import View
from cardtable.core.zones import Seat
from cardtable.families.hearts.options import QUEEN_OF_SPADES
from cardtable.families.hearts.play_reasons import ONLY_CARD
from cardtable.games import discover
from cardtable.host.match_config import MatchConfig, MatchSecret, settle_config
from cardtable.host.seat_assignment import person_assignment

AnySession = Session[Any, Any]
REASON = ONLY_CARD.filled(QUEEN_OF_SPADES)  # one that translators have been given


class FirstLegal:
    """Does the first thing that is allowed."""

    def __init__(self, rules: Rules[Any, Any]) -> None:
        self._rules = rules

    def choose(self, view: View[Any], history: Sequence[Event], stop: Callable[[], bool]) -> Any:
        return next(self._rules.legal(view))

    def advise(self, view: View[Any], history: Sequence[Event], stop: Callable[[], bool]) -> Advice[Any]:
        return Advice(self.choose(view, history, stop), REASON)


def scripted(game: AnyGame) -> AnyGame:
    """A game whose levels are all the same, and none of them searches."""

    def first_legal(options: Options, seats: int, seed: int) -> Any:
        return FirstLegal(game.rules(options, seats))

    players = dict.fromkeys(game.players, first_legal)
    return replace(game, players=players, characters=no_characters, searching=frozenset())


ALL_GAMES = {name: scripted(game) for name, game in discover().items()}
GAMES = {"hearts": ALL_GAMES["hearts"]}
FOUR = ("person Me", "club Amrit", "club Kavya", "club Parisa")


@dataclass(frozen=True)
class Match:
    """A match that a test plays by itself, with the truth in the open."""

    game: AnyGame
    options: Any
    players: tuple[str, ...]
    seed: str

    @property
    def seats(self) -> int:
        return len(self.players)

    @property
    def person(self) -> Seat | None:
        return person_assignment(self.players)

    @property
    def viewer(self) -> Seat:
        return self.person or Seat(0)

    @property
    def secret(self) -> MatchSecret:
        return MatchSecret(self.seed, "salt of tests")

    @property
    def config(self) -> MatchConfig:
        return settle_config(self.game, self.options, self.players, self.secret)

    @property
    def sides(self) -> tuple[Seat, ...]:
        return self.config.sides

    def rules(self) -> Rules[Any, Any]:
        return self.game.rules(self.options, self.seats)

    def controls(self) -> Any:
        return self.game.controls(self.options, self.seats)

    def begin(self) -> AnySession:
        return Session(self.game, self.options, self.players, self.seed)


def match(players: tuple[str, ...] = FOUR, seed: str = "7", **options: Any) -> Match:
    game = GAMES["hearts"]
    return Match(game, game.options(**options), players, seed)


def truth(program: Program) -> AnySession:
    """The session behind the table of a program, which the program itself never sees."""
    assert program.local_match is not None
    return program.local_match._host._match.session


def play_on(session: AnySession, rules: Rules[Any, Any], actions: int) -> None:
    """Play so many more legal actions, or to the end of the match."""
    for _ in range(actions):
        if session.match_over:
            return
        seat = min(session.actors)
        action = next(rules.legal(session.view(seat)))
        assert session.submit(seat, action, session.state_version) is None


def picture(session: AnySession) -> list[Any]:
    """What every seat sees and has heard: equal for sessions at the same point."""
    seats = [None, *(Seat(seat) for seat in range(len(session.record().players)))]
    return [(session.view(seat).zones, session.view(seat).public, session.heard(seat)) for seat in seats]


def mostly_slow(tables: Iterable[str | tuple[str, int]], quick: str) -> list[Any]:
    """Parameters that begin with a game: a quick run has this game alone."""
    rows = [(table,) if isinstance(table, str) else table for table in tables]
    return [pytest.param(*row, marks=() if row[0] == quick else pytest.mark.slow) for row in rows]


def restore(data: bytes | str, games: Mapping[str, AnyGame]) -> RestoredMatch:
    """The longest sound part of a log."""
    return at_once(restoring(data, games))


def resume(path: Path, games: Mapping[str, AnyGame]) -> tuple[RestoredMatch, tuple[Text, ...]]:
    """The match of the last start, and what is said about it."""
    return at_once(resuming(path, games))


def open_saved(path: Path, games: Mapping[str, AnyGame]) -> RestoredMatch:
    """A saved game that the person has chosen."""
    return at_once(opening_saved(path, games))

"""What holds for every computer player of every game."""

from __future__ import annotations

import math
from statistics import fmean, stdev
from typing import Any

import pytest

from cardtable.core.session import Session
from cardtable.core.zones import Seat
from cardtable.families.hearts.actions import PassCards
from cardtable.games import discover
from cardtable.players.player_questions import never_stop
from cardtable.players.simple_players import RandomPlayer, ScriptedPlayer
from tests.contest import Match, after
from tests.toy.game import TOY

GAMES = discover()
LEVELS = [(game.id, level) for game in GAMES.values() for level in game.players]
QUICK = [
    (name, level) for name, level in LEVELS if level not in GAMES[name].searching and name in ("hearts", "svoi_kozyri")
]  # the others' deals take ten times as long
ASKED = [
    pytest.param(name, level, marks=pytest.mark.slow if level in GAMES[name].searching and name != "hearts" else ())
    for name, level in LEVELS
]


CUT = 8  # checks of the clock
FEW = {"canasta": 4}  # where a check comes after many playouts, and a deal has a hundred decisions


def contest(name: str, level: str, deals: int, checks: int) -> list[float]:
    """Points of the level less those of random players, deal by deal, the same cards in every seat.

    A search is cut off after so many checks of its clock.
    """
    game = GAMES[name]
    options, seats = game.options(), game.seats[0]
    differences = []
    for number in range(deals):
        for place in range(seats):
            players: list[Any] = [RandomPlayer(game.rules(options, seats), seat) for seat in range(seats)]
            players[place] = game.players[level](options, seats, number)
            match = Match(game, options, players, ["player"] * seats, f"random {number}")
            while not match.rows:
                match.step(after(checks))
            row = match.rows[0]
            differences.append(row[place] - (sum(row) - row[place]) / (seats - 1))
    return differences


def clearly_better(name: str, differences: list[float]) -> bool:
    """Whether it is ahead by three standard errors, whatever the points of the game are."""
    ahead = fmean(differences) * (-1 if GAMES[name].low_wins(GAMES[name].options()) else 1)
    return ahead > 3 * stdev(differences) / math.sqrt(len(differences))


@pytest.mark.quick(1)
@pytest.mark.parametrize(("name", "level"), QUICK)
def test_every_level_beats_random_players(name: str, level: str) -> None:
    """A player who is no better would come so far ahead in twelve deals with a chance of 1 in 300 at most (24 rows)."""
    differences = contest(name, level, 12, CUT)
    assert clearly_better(name, differences)


@pytest.mark.slow
@pytest.mark.timeout(1800)
@pytest.mark.parametrize(("name", "level"), LEVELS)
def test_every_level_beats_random_players_over_many_deals(name: str, level: str, times: int) -> None:
    """Levels that search have little time and few deals here; with all their time they play in the tests of a game.

    A player who is no better would come so far ahead in 30 deals (60 rows or more) with a chance of 1 in 500, in
    five (10 rows, 20 and more where more than two play) with one of 1 in 130 at most.
    """
    differences = contest(name, level, times * (30 if level not in GAMES[name].searching else 5), FEW.get(name, CUT))
    assert clearly_better(name, differences)


@pytest.mark.parametrize(("name", "level"), ASKED)
def test_the_same_question_has_the_same_answer_after_undo_and_resume(name: str, level: str) -> None:
    game = GAMES[name]
    options, seats = game.options(), game.seats[-1]
    players = [game.players[level](options, seats, seat) for seat in range(seats)]
    match = Match(game, options, players, [level] * seats, "again")
    for _ in range(seats * 3):
        match.step(after(12))
    session = match.session
    record = session.record()
    seat = min(session.actors)
    first = players[seat].choose(session.view(seat), session.heard(seat), after(12))
    session.rewind(2)
    session.rewind(len(record.actions))
    assert players[seat].choose(session.view(seat), session.heard(seat), after(12)) == first
    resumed = Session.replay(record, game)
    fresh = game.players[level](options, seats, int(seat))
    assert fresh.choose(resumed.view(seat), resumed.heard(seat), after(12)) == first


@pytest.mark.parametrize(("name", "level"), ASKED)
def test_advice_is_what_the_player_does_with_a_whole_sentence(name: str, level: str) -> None:
    game = GAMES[name]
    options, seats = game.options(), game.seats[0]
    player = game.players[level](options, seats, 5)
    session: Session[Any, Any] = Session(game, options, ("a",) * seats, "advice")
    view, heard = session.view(Seat(0)), session.heard(Seat(0))
    advice = player.advise(view, heard, never_stop)
    assert advice.action == player.choose(view, heard, never_stop)
    assert advice.reason.source.endswith(".")


def test_a_script_is_followed_where_the_rules_allow_it() -> None:
    options = TOY.options()
    rules = TOY.rules(options, 2)
    session: Session[Any, Any] = Session(TOY, options, ("a", "b"), "script")
    seat = min(session.actors)
    view = session.view(seat)
    wish = list(rules.legal(view))[-1]
    assert ScriptedPlayer(rules, [wish]).choose(view, (), never_stop) == wish
    assert ScriptedPlayer(rules).choose(view, (), never_stop) == next(iter(rules.legal(view)))
    assert ScriptedPlayer(rules, [wish]).advise(view, (), never_stop).action == wish


def test_random_players_play_any_game_to_its_end() -> None:
    for game in (TOY, *GAMES.values()):
        options, seats = game.options(), max(game.seats[0], 2)
        players = [RandomPlayer(game.rules(options, seats), seat) for seat in range(seats)]
        match = Match(game, options, players, ["random"] * seats, "end")
        match.play()
        assert match.session.match_over


def test_a_refused_action_is_an_error() -> None:
    class Stubborn(ScriptedPlayer):
        def choose(self, view: Any, history: Any, stop: Any) -> Any:
            return PassCards(())

    game = GAMES["hearts"]
    options = game.options()
    players = [Stubborn(game.rules(options, 4)) for _ in range(4)]
    with pytest.raises(RuntimeError, match="refuse"):
        Match(game, options, players, ["x"] * 4, "1").step()

"""kill -9 at random moments of computer-only matches in the window: the next start goes on at the very card."""

from __future__ import annotations

import itertools
import random
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from cardtable.core.record import Record
from cardtable.core.rules import AnyGame
from cardtable.core.session import Session
from cardtable.core.zones import Seat
from cardtable.games import discover
from cardtable.host.seat_assignment import person_assignment
from tests.hardship.programs import Home, Listening, alive, children, computers_only, sound_part, wait_for
from tests.hardship.told import VANISHING, laid

LONGEST_LIFE = 1.5  # seconds of play before the end comes
EARLY_SHARE = 0.3  # of the ends that come at any moment after the start, resuming and writing the log anew included
LONGEST_START = 1.2  # seconds
LEVELS = ("club", "expert", "beginner")


class Life(NamedTuple):
    """One run of the program between its start and its end."""

    laid: dict[str, list[str]]  # what lay on the table first; nothing if the end came before
    early: bool


def check_grown(before: Record, after: Record) -> None:
    """The later log is the earlier one and more: nothing is lost, nothing is played again in another way."""
    assert after.actions[: len(before.actions)] == before.actions, "an action was lost or changed"
    assert (after.game, after.options, after.seed) == (before.game, before.options, before.seed)


def whole_record(home: Home, game: AnyGame) -> Record:
    """The log's record: each line that was finished can be read, and each action is legal where it stands."""
    record = sound_part(home.text(), game)
    assert len(record.actions) >= home.actions(), "a finished line of the log can't be read"
    return record


def check_laid(shown: dict[str, list[str]], before: Record, game: AnyGame) -> None:
    """The window began with the very cards of the log, each where it lies, as the seat at the bottom sees them.

    Where a table is crowded, cards vanish in plates: their piles are named, and are never a pile with open cards.
    """
    session = Session.replay(before, game)
    vanishing = shown.get(VANISHING, [])
    expected = laid(session.view(person_assignment(before.players) or Seat(0)).zones)
    assert not any(zone.startswith(("hand 0", "trick", "pile", "discard", "meld")) for zone in vanishing), vanishing
    open_ones = {zone: cards for zone, cards in shown.items() if zone != VANISHING}
    assert open_ones == {zone: cards for zone, cards in expected.items() if zone not in vanishing}, (
        "not the log's cards"
    )


def kills(folder: Path, count: int, chance: random.Random) -> Iterator[str]:
    """Kill the program so often; a line for each match that was played so. Raises AssertionError at the first loss.

    Each start must show the table of the log as the kill has left it, and go on from there: the log grows, nothing in
    it changes. Where the end comes before the table, the log must be as it was.
    """
    games, done = list(discover().values()), 0
    for number in itertools.count():
        if done == count:
            return
        game, home, round_number = games[number % len(games)], Home(folder / f"match-{number}"), number // len(games)
        seats = game.seats[round_number % len(game.seats)]
        level = LEVELS[number % len(LEVELS)]
        home.prepare(computers_only(game, f"kill {number}", level, seats))
        times = resumed = 0
        before = whole_record(home, game)
        while times < max(2, count // (4 * len(games))) and done < count and not is_over(before, game):
            life = live_and_die(home, len(before.actions), chance)
            if life.laid and before.actions:
                check_laid(life.laid, before, game)
                resumed += 1
            after = whole_record(home, game)
            check_grown(before, after)
            before, times, done = after, times + 1, done + 1
        table = f"{game.id}, {seats} {level}s"
        yield f"{table}: killed {times} times, {resumed} tables as in the log, {home.actions()} actions, none lost"


def is_over(record: Record, game: AnyGame) -> bool:
    """Whether there is nothing more to play."""
    return bool(Session.replay(record, game).match_over)


def live_and_die(home: Home, actions: int, chance: random.Random) -> Life:
    """Start, wait for some play or not even that, kill; what was started to think goes as well."""
    early = chance.random() < EARLY_SHARE
    with Listening(home) as program:
        process = program.process
        if early:
            time.sleep(chance.uniform(0, LONGEST_START))
        else:
            wait_for(lambda: home.actions() > actions, "the next action", process)
            time.sleep(chance.uniform(0, LONGEST_LIFE))
        assert process.poll() is None, "the program ended by itself"
        thinking = children(process.pid) if sys.platform == "linux" else []
        process.kill()
        process.wait()
        wait_for(lambda: not any(map(alive, thinking)), "the end of the thinking process")
    return Life(program.laid, early)

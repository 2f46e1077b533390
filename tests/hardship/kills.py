"""kill -9 at random moments of computer-only matches in the window: the next start goes on at the very card."""

from __future__ import annotations

import itertools
import random
import time
from collections.abc import Iterator
from pathlib import Path

from cardtable.core.record import Record
from cardtable.games import discover
from tests.hardship.programs import Home, computers_only, running, sound_part, wait_for

LONGEST_LIFE = 1.5  # seconds of play before the end comes


def check_grown(before: Record, after: Record) -> None:
    """The later log is the earlier one and more: nothing is lost, nothing is played again in another way."""
    assert after.actions[: len(before.actions)] == before.actions, "an action was lost or changed"
    assert (after.game, after.options, after.seed) == (before.game, before.options, before.seed)


def kills(folder: Path, count: int, chance: random.Random) -> Iterator[str]:
    """Kill the program so often; a line for each match that was played so. Raises AssertionError at the first loss.

    What a start resumed is what it writes: the log is written anew from the resumed match before play goes on, so a
    log that has grown by legal actions only shows that the match was taken up at the very card.
    """
    games, done = list(discover().values()), 0
    for number in itertools.count():
        if done == count:
            return
        game, home = games[number % len(games)], Home(folder / f"match-{number}")
        home.prepare(computers_only(game, f"kill {number}"))
        times, over = 0, False
        while not over and times < max(1, count // (2 * len(games))) and done < count:
            before = sound_part(home.text(), game)
            over = live_and_die(home, len(before.actions), chance)
            check_grown(before, sound_part(home.text(), game))
            times, done = times + 1, done + 1
        yield f"{game.id}: killed {times} times, {home.actions()} actions in the log, none lost"


def live_and_die(home: Home, actions: int, chance: random.Random) -> bool:
    """Start, wait for some play, kill; whether there was nothing more to play."""
    with running(home) as process:
        try:
            wait_for(lambda: home.actions() > actions, "the next action", process)
        except TimeoutError:
            return True
        time.sleep(chance.uniform(0, LONGEST_LIFE))
        assert process.poll() is None, "the program ended by itself"
        process.kill()
        process.wait()
    return False

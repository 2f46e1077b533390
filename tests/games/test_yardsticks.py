"""The levels of former times play as they did then: what each of them would do in fixed deals is pinned.

A test that fails here says that something which a yardstick shares with its game behaves otherwise than it did: put
that back, or copy what it was into the yardstick's folder. The figures are never brought up to date.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import blake2b
from typing import Any

import pytest

from cardtable.core.events import Event
from cardtable.core.rules import Yardstick
from cardtable.core.views import View
from cardtable.games import discover
from tests.contest import Match

GAMES = discover()
# game, preset, seats, level, and at each how manieth decision it is asked
QUICK = {
    "hearts hearts_app 4 beginner@1 1": (56, "8731b16e7e5fae43"),
    "hearts hearts_app 4 club@1 1": (56, "02ac9fbea2981c4b"),
    "hearts hearts_app 4 expert@1 12": (4, "a60ab55de03979f4"),
    "hearts black_maria 3 club@1 1": (54, "7db3e31db41a2265"),
    "cancellation_hearts cancellation_classic 6 beginner@1 1": (108, "9fae269ce9ca033d"),
    "cancellation_hearts cancellation_classic 6 club@1 1": (108, "ad703196c7684ec3"),
    "cancellation_hearts cancellation_classic 6 expert@1 25": (4, "d40f85109fa1d423"),
    "svoi_kozyri svoi_app 2 beginner@1 1": (28, "d1ea029f32e81a06"),
    "svoi_kozyri svoi_app 2 club@1 1": (28, "f7aeaf374f1e404d"),
    "svoi_kozyri challenge 2 expert@1 25": (1, "2af3a2a33d6e5678"),
    "canasta classic 4 beginner@1 1": (43, "81c38a116c044b33"),
    "canasta classic 4 club@1 1": (43, "0460352aec2a194d"),
    "canasta classic 4 expert@1 20": (2, "109514b83b42faea"),
    "canasta two 2 expert@1 60": (2, "82b3570d3564511a"),
}
SLOW = {
    "hearts hearts_app 4 expert@1 1": (56, "bd3005d7a413a3a2"),
    "hearts hearts_3_7 6 expert@1 3": (18, "5c9e197671f545a8"),
    "hearts black_maria 3 expert@1 3": (18, "3f8cbff44bb97920"),
    "hearts omnibus 4 beginner@1 1": (56, "e2c14e2e4d72eb8b"),
    "cancellation_hearts cancellation_classic 6 expert@1 2": (54, "820c2e094b7639e1"),
    "cancellation_hearts wikipedia 8 expert@1 7": (16, "2be48e6d82754610"),
    "svoi_kozyri svoi_app 2 expert@1 3": (9, "11eb90d0a86c52a5"),
    "svoi_kozyri pagat 4 expert@1 11": (3, "e6dfbbdab0fe60d7"),
    "svoi_kozyri pagat 4 club@1 1": (41, "29a935aa1f4882f2"),
    "canasta classic 4 expert@1 2": (21, "99e647fbbfd2ef84"),
    "canasta two 2 expert@1 9": (16, "02b782fb6c1ce717"),
    "canasta three 3 expert@1 9": (8, "8392ded8559268d5"),
    "canasta six 6 club@1 1": (97, "9bc4a20572d7a456"),
}


class Asking:
    """Plays like one, and notes what another one would do at each so many decisions of the table."""

    def __init__(self, plays: Yardstick[Any, Any], other: Yardstick[Any, Any], every: int, found: list[Any]) -> None:
        self._plays = plays
        self._other = other
        self._every = every
        self._found = found  # shared by the table; None where nobody was asked

    def choose(self, view: View[Any], heard: Sequence[Event], stop: Callable[[], bool]) -> Any:
        """What the first one does."""
        asked = len(self._found) % self._every == self._every - 1
        self._found.append(self._other.choose(view, heard, stop) if asked else None)
        return self._plays.choose(view, heard, stop)


def read(asked: str) -> tuple[str, str, int, str, int]:
    """What a key of the figures says, as `choices` is asked."""
    name, preset, seats, level, every = asked.split()
    return name, preset, int(seats), level, int(every)


def choices(name: str, preset: str, seats: int, level: str, every: int) -> tuple[int, str]:
    """How often the level was asked in a deal of club players, and what it would have done, as a hash."""
    game = GAMES[name]
    options, found = game.options.preset(preset), list[Any]()
    players = [
        Asking(game.yardsticks["club@1"](options, seats, 7), game.yardsticks[level](options, seats, seat), every, found)
        for seat in range(seats)
    ]
    Match(game, options, players, ["club"] * seats, "pinned").play_deals(1)
    texts = [game.codec.write(action) for action in found if action is not None]
    return len(texts), blake2b("\n".join(texts).encode(), digest_size=8).hexdigest()


@pytest.mark.parametrize("asked", QUICK, ids=" ".join)
def test_every_level_of_former_times_plays_as_then(asked: str) -> None:
    assert choices(*read(asked)) == QUICK[asked]


@pytest.mark.slow
@pytest.mark.parametrize("asked", SLOW)
def test_in_whole_deals_too(asked: str) -> None:
    assert choices(*read(asked)) == SLOW[asked]


def test_each_game_has_kept_the_levels_that_it_had() -> None:
    kept = ("beginner@1", "club@1", "expert@1")
    assert [name for name, game in GAMES.items() if not game.yardsticks.keys() >= set(kept)] == []


def test_no_yardstick_is_a_level_that_is_offered() -> None:
    assert [
        name for game in GAMES.values() for name in game.yardsticks if name in game.players or "@" not in name
    ] == []

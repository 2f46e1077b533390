"""What a bot written in Python needs: `cardtable.bots.play(choose)` talks, `choose` decides."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from typing import Any

PROTOCOL = 3
Choose = Callable[[Mapping[str, Any], Sequence[str]], str]


def play(choose: Choose, name: str = "Bot", games: Mapping[str, int] | None = None) -> None:
    """Play on stdin and stdout until there is nothing more to play; PROTOCOL.md explains what comes and goes.

    `choose` is given the update of the news, whose `heard` is always all that was heard in this deal, and up to 200
    legal actions; it answers with an action. `games`: the version of the rules of each game that it plays; none: all
    games of this program. What a bot prints otherwise belongs on stderr. It ends quietly where nobody reads stdout.
    """
    try:
        _play(choose, name, games)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # Python flushes it once more at its end


def _play(choose: Choose, name: str, games: Mapping[str, int] | None) -> None:
    _say(_hello(name, _all_games() if games is None else games))
    heard: list[Any] = []
    done = 0
    for line in sys.stdin:
        message = json.loads(line)
        if message["t"] == "gone":
            return
        if message["t"] != "news":
            continue
        update = message["update"]
        heard = update["heard"] if "heard" in update else heard + update["events"]
        if "legal" in message:
            done += 1
            action = choose({**update, "heard": heard}, message["legal"])
            _say({"t": "do", "id": done, "v": update["v"], "action": action})


def _all_games() -> dict[str, int]:
    from cardtable.games import discover

    return {game.id: game.version for game in discover().values() if game.public is not None}


def _hello(name: str, games: Mapping[str, int]) -> dict[str, Any]:
    """First of all, who plays; what concerns lines that may be lost stays empty."""
    empty = {"table": "", "secret": "", "key": "", "have": -1, "tag": "", "opened": 0}
    who = {"t": "hello", "protocol": PROTOCOL, "program": "1", "games": dict(games), "name": name, "portrait": 0}
    return {**who, **empty, "wants": ["legal"]}


def _say(message: Mapping[str, Any]) -> None:
    print(json.dumps(message), flush=True)

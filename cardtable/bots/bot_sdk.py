"""SDK for bots in Python: `cardtable.bots.play(choose)` handles the messages, `choose` decides."""

from __future__ import annotations

import errno
import json
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from typing import Any

PROTOCOL = 3
Choose = Callable[[Mapping[str, Any], Sequence[str]], str]


def play(choose: Choose, name: str = "Bot", games: Mapping[str, int] | None = None) -> None:
    """Play on stdin and stdout until the end of the match; PROTOCOL.md explains the messages.

    `choose` gets the update, whose `heard` is always the deal's whole history, and up to 200 legal actions; it returns
    one of them. `games`: version of the rules by game id; None: all games of this program. Other output of a bot
    belongs on stderr. Returns quietly when stdout is closed.
    """
    try:
        _play(choose, name, games)
    except OSError as error:
        if error.errno not in (errno.EPIPE, errno.EINVAL):  # EINVAL on Windows
            raise
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # Python flushes stdout once more at exit


def _play(choose: Choose, name: str, games: Mapping[str, int] | None) -> None:
    if games is None:
        from cardtable.games import discover

        games = {game.id: game.version for game in discover().values() if game.public is not None}
    _say(_hello(name, games))
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


def _hello(name: str, games: Mapping[str, int]) -> dict[str, Any]:
    empty = {"table": "", "secret": "", "key": "", "have": -1, "tag": "", "opened": 0}
    who = {"t": "hello", "protocol": PROTOCOL, "program": "1", "games": dict(games), "name": name, "portrait": 0}
    return {**who, **empty, "wants": ["legal"]}


def _say(message: Mapping[str, Any]) -> None:
    print(json.dumps(message), flush=True)

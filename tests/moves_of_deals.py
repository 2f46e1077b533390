"""Plays deals of one level at every seat and prints every move, the processor time, and which files are compiled.

    python tests/moves_of_deals.py GAME LEVEL SEATS SEED DEALS [MOVES]

plays so many deals, but no more than so many moves if they are given, and prints one JSON object. `python3
packaging/dev.py compile --help` tells how to have it play with compiled files; from the sources it plays without.
"""

from __future__ import annotations

import importlib
import json
import sys
import time
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

import cardtable
from cardtable.games import discover
from cardtable.host.headless_match import HeadlessMatch
from cardtable.host.host_messages import AskPlayer
from cardtable.host.match_config import MatchSecret, settle_config
from cardtable.host.match_host import MatchHost
from cardtable.players.player_questions import MatchPlayers


class Noted(HeadlessMatch):
    """A match of one level, in which every answer is noted."""

    def __init__(self, game: str, level: str, seats: int, seed: str) -> None:
        self.moves: list[str] = []
        self.seconds: list[float] = []  # of the processor, by move
        rules = discover()[game]
        assert level in rules.players, (
            f"levels: {', '.join(rules.players)}"
        )  # a host seats the strongest in place of others
        preset = next(iter(rules.options.presets_for(seats)), None)
        options = rules.options.preset(preset) if preset else rules.options()
        self._minds = MatchPlayers(rules, options, seats)
        secret = MatchSecret(seed, seed)
        super().__init__(MatchHost(settle_config(rules, options, [level] * seats, secret), secret), self._noted)

    def _noted(self, think: AskPlayer) -> Any:
        began = time.process_time()
        action = self._minds.answer(think.request)
        self.seconds.append(time.process_time() - began)
        self.moves.append(repr(action))
        return action


def compiled() -> list[str]:
    """The modules of the program that are compiled, each of them loaded."""
    top = Path(cardtable.__file__).parent
    files = [path for suffix in EXTENSION_SUFFIXES for path in top.rglob(f"*{suffix}")]
    names = {".".join((*path.relative_to(top.parent).parent.parts, path.name.partition(".")[0])) for path in files}
    loaded = [importlib.import_module(name) for name in sorted(names)]
    return [module.__name__ for module in loaded if str(module.__file__).endswith(tuple(EXTENSION_SUFFIXES))]


def main(game: str, level: str, seats: str, seed: str, deals: str, moves: str = "1000000") -> None:
    """Play and print."""
    found = compiled()
    match = Noted(game, level, int(seats), seed)
    while len(match.moves) < int(moves) and len(match.host.scores) < int(deals) and not match.host.over:
        match.step()
    told = {
        "compiled": found,
        "moves": match.moves,
        "seconds": round(sum(match.seconds), 3),
        "longest": round(max(match.seconds), 4),
    }
    print(json.dumps(told))


if __name__ == "__main__":
    main(*sys.argv[1:])

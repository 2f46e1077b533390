"""`cardtable solve`: who wins every deal of a small pack if all play as well as can be, for games that can tell."""

from __future__ import annotations

import argparse
import json
import sys
import time
from typing import Any

from cardtable.games import discover
from cardtable.players.simulate import USAGE, OneSentenceParser, whole_number


def run(arguments: list[str]) -> int:
    """Run the command with the arguments behind `solve`; 0 if done, 2 for a command line that makes no sense."""
    try:
        settings = _parser().parse_args(arguments)
        report = _solved(settings)
    except SystemExit as end:
        return USAGE if end.code else 0
    except ValueError as error:
        print(f"cardtable solve: {error}", file=sys.stderr)
        return USAGE
    print(json.dumps(report, indent=2) if settings.json else "\n".join(f"{name}: {report[name]}" for name in report))
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = OneSentenceParser(prog="cardtable solve", description="Find out who wins every deal of a small pack.")
    parser.add_argument("game", metavar="GAME", help="for instance svoi_kozyri")
    parser.add_argument("--cards", type=whole_number, required=True, metavar="N", help="how many cards the pack has")
    parser.add_argument("--rules", metavar="PRESET", help="the rules to play by (those that suit it best)")
    parser.add_argument("--seconds", type=whole_number, default=120, metavar="S", help="when to stop at last (120)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    return parser


def _solved(settings: argparse.Namespace) -> dict[str, Any]:
    """The report; raises ValueError with one sentence where there is nothing to solve."""
    games = discover()
    solvable = [name for name, game in games.items() if game.solve is not None]
    if settings.game not in solvable:
        raise ValueError(f"“{settings.game}” cannot be solved; choose one of: {', '.join(solvable)}.")
    game = games[settings.game]
    assert game.solve is not None
    options = game.options.preset(settings.rules) if settings.rules else None
    began = time.perf_counter()
    counts = game.solve(options, settings.cards, lambda: time.perf_counter() - began > settings.seconds)
    seconds = round(time.perf_counter() - began, 3)
    return {"game": game.id, "rules": settings.rules or "", "cards": settings.cards, "seconds": seconds, **counts}

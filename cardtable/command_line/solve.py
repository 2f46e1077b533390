"""`cardtable solve`: outcome of every deal of a small pack under perfect play."""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Mapping, Sequence
from typing import Any

from cardtable.command_line.arg_parser import GAME, JSON, PRESET, ArgumentParser, run_command, whole_number
from cardtable.core.language.user_error import UserError
from cardtable.core.text import Text, TextRenderer, translate
from cardtable.games import discover

_NAME = "cardtable solve"
_NUMBER = translate("Command line", "N", "stands for a number in the help of the command line")
_SECONDS = translate("Command line", "SECONDS", "stands for a number in the help of the command line")
_DESCRIPTION = translate("Command line", "Find out who wins every deal of a small pack.")
_WHICH = translate("Command line", "for example %1").filled("svoi_kozyri")
_CARDS = translate("Command line", "how many cards the pack has")
_RULES = translate("Command line", "the rules to play by (default: those that suit it best)")
_LIMIT = translate("Command line", "give up after this long (default: %1)")
_UNSOLVABLE = translate("Command line", "“%1” can't be solved; choose one of: %2.")
_SAY_WHICH = translate("Command line", "Name a game that can be solved, one of: %1.")
_SAY_HOW_MANY = translate("Command line", "Give the number of cards in the pack, for example --cards %1.")
_LABELS = {
    "game": translate("Command line", "game"),
    "rules": translate("Command line", "rules"),
    "cards": translate("Command line", "cards"),
    "seconds": translate("Command line", "seconds"),
    "deals": translate("Command line", "deals"),
    "leader_wins": translate("Command line", "the leader wins"),
    "leader_loses": translate("Command line", "the leader loses"),
    "draws": translate("Command line", "draws"),
    "open": translate("Command line", "undecided"),
    "moves_ahead": translate("Command line", "moves looked ahead"),
    "rounds_ahead": translate("Command line", "rounds looked ahead"),
    "positions": translate("Command line", "positions examined"),
}
_USUAL_SECONDS, _FEW_CARDS = 120, 8


def run(arguments: Sequence[str], renderer: TextRenderer | None = None) -> int:
    """Run the command with the arguments after `solve`; return 0 if done, 2 for invalid arguments."""
    return run_command(_NAME, arguments, renderer, _parser, _execute)


def _execute(settings: argparse.Namespace, renderer: TextRenderer) -> int:
    report = _solve(settings)
    print(json.dumps(report, indent=2) if settings.json else _as_text(report, renderer))
    return 0


def _as_text(report: Mapping[str, Any], renderer: TextRenderer) -> str:
    return "\n".join(
        f"{renderer.text(_LABELS.get(name, Text('', name)))}: {value}" for name, value in report.items() if value != ""
    )


def _parser(renderer: TextRenderer) -> ArgumentParser:
    parser = ArgumentParser(renderer, _NAME, _DESCRIPTION)
    parser.value("game", GAME, _WHICH)
    parser.option("--cards", _CARDS, _NUMBER, type=whole_number("--cards"))
    parser.option("--rules", _RULES, PRESET)
    limit = _LIMIT.filled(_USUAL_SECONDS)
    parser.option("--seconds", limit, _SECONDS, type=whole_number("--seconds"), default=_USUAL_SECONDS)
    parser.option("--json", JSON, action="store_true")
    parser.usual_options()
    return parser


def _solve(settings: argparse.Namespace) -> dict[str, Any]:
    """Return the report; raise ValueError with one sentence if there is nothing to solve."""
    games = discover()
    solvable = [name for name, game in games.items() if game.solve is not None]
    if settings.game not in solvable:
        known = ", ".join(solvable)
        raise UserError(_UNSOLVABLE.filled(settings.game, known) if settings.game else _SAY_WHICH.filled(known))
    if settings.cards is None:
        raise UserError(_SAY_HOW_MANY.filled(_FEW_CARDS))
    game = games[settings.game]
    assert game.solve is not None
    options = game.options.preset(settings.rules) if settings.rules else None
    start = time.perf_counter()
    counts = game.solve(options, settings.cards, lambda: time.perf_counter() - start > settings.seconds)
    seconds = round(time.perf_counter() - start, 3)
    return {"game": game.id, "rules": settings.rules or "", "cards": settings.cards, "seconds": seconds, **counts}

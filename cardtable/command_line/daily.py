"""`cardtable daily`: plays the deal of the day without a window, so that two computers can be compared."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from datetime import date
from typing import Any

from cardtable.bots.external_player import game_named
from cardtable.command_line.arg_parser import GAME, JSON, ArgumentParser, one_of, run_command
from cardtable.core.language.user_error import UserError
from cardtable.core.text import TextRenderer, translate
from cardtable.host.daily_deal import PLAYED_HERE, VERSIONS, deal_of_day, expert_of, play_daily

_NAME = "cardtable daily"
_DESCRIPTION = translate("Command line", "Play the deal of the day of a game, and print the result.")
_WHICH = translate("Command line", "for example %1").filled("hearts")
_DAY = translate("Command line", "DATE", "stands for a date in the help of the command line")
_DATE = translate("Command line", "the day, such as %1 (default: today)").filled("2026-11-28")
_LEVEL = translate("Command line", "LEVEL", "stands for the name of a level in the help of the command line")
_SEAT = translate("Command line", "who plays in your seat (default: %1)").filled("expert")
_NO_DATE = translate("Command line", "“%1” isn't a date: write one such as %2.")
_TOO_EARLY = translate("Command line", "Deals of the day begin on %1: choose that day or a later one.")
_OTHER_VERSION = translate(
    "Command line", "That day belongs to version %1 of the rules and players, and this program has version %2."
)
_HEADING = translate("Command line", "%1, %2: deal no. %3")
_RESULT = translate("Command line", "%1: %2 point(s)", "a player, and what the deal brought", n=0)


def run(arguments: Sequence[str], renderer: TextRenderer | None = None) -> int:
    """Run the command with the arguments after `daily`; return 0 if done, 2 for invalid arguments."""
    return run_command(_NAME, arguments, renderer, _parser, _execute)


def _parser(renderer: TextRenderer) -> ArgumentParser:
    parser = ArgumentParser(renderer, _NAME, _DESCRIPTION)
    parser.value("game", GAME, _WHICH)
    parser.option("--date", _DATE, _DAY, type=_read_day)
    parser.option("--seat", _SEAT, _LEVEL)
    parser.option("--json", JSON, action="store_true")
    parser.usual_options()
    return parser


def _read_day(text: str) -> str:
    try:
        return date.fromisoformat(text).isoformat()
    except ValueError:
        raise UserError(_NO_DATE.filled(text, "2026-11-28")) from None


def _execute(settings: argparse.Namespace, renderer: TextRenderer) -> int:
    game, day = game_named(settings.game), settings.date or date.today().isoformat()
    if day < min(VERSIONS.values()):
        raise UserError(_TOO_EARLY.filled(min(VERSIONS.values())))
    deal = deal_of_day(game.id, day)
    level = one_of("--seat", tuple(game.players))(settings.seat or expert_of(game))
    if not deal.is_comparable:
        raise UserError(_OTHER_VERSION.filled(deal.version, PLAYED_HERE))
    host = play_daily(deal, game, level)
    record, row = host.record(), host.scores[0].row
    report: dict[str, Any] = {
        "day": deal.text,
        "number": deal.number,
        "rules": host.config.preset,
        "seats": [
            {"player": player, "character": character, "points": points}
            for player, character, points in zip(record.players, host.config.characters, row, strict=True)
        ],
        "actions": [f"{seat} {action}" for seat, action in record.actions],
    }
    if settings.json:
        print(json.dumps(report, indent=2))
        return 0
    print(renderer.text(_HEADING.filled(game.name, day, deal.number)))
    for seat in report["seats"]:
        print(renderer.text(_RESULT.filled(seat["player"], seat["points"], n=seat["points"])))
    return 0

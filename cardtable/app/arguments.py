"""The arguments of the command line: read and checked without Qt."""

from __future__ import annotations

import argparse
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NoReturn

from cardtable.app.asked import DEFAULT_GAME, Arguments, Leave, UsageError
from cardtable.core.options import Options
from cardtable.core.rules import AnyGame

LANGUAGES = ("en", "pa", "hi", "te", "fa", "pseudo")
SMALLEST, LARGEST = 320, 8192  # pixels of a window's side

DESCRIPTION = "Play Hearts and other card games against the computer."
COMMANDS = """commands without a window:
  simulate GAME …   let computer players play many deals; “simulate --help” tells more
  replay FILE       check a saved game and name its first bad line
  solve GAME …      find out who wins the deals of a small pack; “solve --help” tells more"""


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise UsageError(_sentence(message))

    def exit(self, status: int = 0, message: str | None = None) -> NoReturn:
        raise Leave


def parse(arguments: Sequence[str], games: Mapping[str, AnyGame], version: str) -> Arguments:
    """The arguments; raises UsageError with one sentence, or Leave after help or version was printed."""
    found, unknown = _parser(games, version).parse_known_args(list(arguments))
    if unknown:
        raise UsageError(f"“{unknown[0]}” means nothing here; --help lists what the program understands.")
    result = Arguments(**vars(found))
    if result.file is not None and result.new_match:
        raise UsageError(
            "A saved game has its own game, rules and deal; leave out --game, --players, --rules and --deal."
        )
    if result.new_match:
        _check_game(games[result.game or DEFAULT_GAME], result)
    return result


def _parser(games: Mapping[str, AnyGame], version: str) -> argparse.ArgumentParser:
    parser = _Parser(
        prog="cardtable",
        description=DESCRIPTION,
        epilog=COMMANDS,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    add = parser.add_argument
    add("file", nargs="?", type=_file, metavar="SAVED-GAME", help="a saved game to go on with")
    add("--version", action="version", version=f"CardTable {version}")
    add("--game", type=_one_of("games", tuple(games)), metavar="GAME", help=f"begin a match of: {', '.join(games)}")
    add("--players", type=_number("--players", 1, 99), metavar="N", help="how many sit at the table")
    add("--rules", metavar="PRESET", help="the rules to play by, as hearts_app")
    add("--deal", type=_deal, metavar="NUMBER", help="the number of the deals; the same number gives the same cards")
    add("--lang", dest="language", type=_one_of("languages", LANGUAGES), metavar="CODE", help="en, pa, hi, te or fa")
    add(
        "--reset-settings", action="store_true", help="begin with the usual settings; the old ones are kept beside them"
    )
    add("--demo", type=_seconds, metavar="SECONDS", help="let the computer play by itself for so long, then end")
    add("--screenshot", type=Path, metavar="FILE", help="save a picture of the window at the end of --demo")
    add("--self-test", action="store_true", help="see that the program is whole and works, without a display, then end")
    add("--size", type=_size, metavar="WxH", help="the size of the window, as 1280x800")
    return parser


def _check_game(game: AnyGame, wanted: Arguments) -> None:
    options: type[Options] = game.options
    if wanted.players is not None and wanted.players not in game.seats:
        seats = ", ".join(map(str, game.seats))
        raise UsageError(f"{game.name.source} is not for {wanted.players} players; it takes one of: {seats}.")
    if wanted.rules is not None:
        try:
            options.preset(wanted.rules)
        except ValueError as error:
            raise UsageError(str(error)) from error
        if wanted.players is not None and wanted.rules not in options.presets_for(wanted.players):
            raise UsageError(f"The rules “{wanted.rules}” are not for {wanted.players} players.")


def _file(text: str) -> Path:
    if not Path(text).is_file():
        raise argparse.ArgumentTypeError(f"There is no saved game “{text}”.")
    return Path(text)


class _one_of:  # noqa: N801 - reads as a function in the table of options
    def __init__(self, what: str, known: Sequence[str]) -> None:
        self._what = what
        self._known = known

    def __call__(self, text: str) -> str:
        if text not in self._known:
            raise argparse.ArgumentTypeError(f"“{text}” is none of the {self._what}: {', '.join(self._known)}.")
        return text


class _number:  # noqa: N801 - reads as a function in the table of options
    def __init__(self, option: str, low: int, high: int) -> None:
        self._option = option
        self._range = range(low, high + 1)

    def __call__(self, text: str) -> int:
        if not (text.isascii() and text.isdigit() and int(text) in self._range):
            raise argparse.ArgumentTypeError(f"“{text}” is no value for {self._option}; it takes a whole number.")
        return int(text)


def _deal(text: str) -> str:
    if not (text.isascii() and text.isdigit() and len(text) <= 40):
        raise argparse.ArgumentTypeError(f"“{text}” is no deal number; it takes up to forty digits.")
    return text.lstrip("0") or "0"


def _seconds(text: str) -> float:
    if not re.fullmatch(r"\d{1,6}(\.\d{1,6})?", text, re.ASCII):
        raise argparse.ArgumentTypeError(f"“{text}” is no value for --demo; it takes a number of seconds.")
    return float(text)


def _size(text: str) -> tuple[int, int]:
    match = re.fullmatch(r"(\d{1,5})[x×](\d{1,5})", text, re.ASCII)
    if not match or not all(SMALLEST <= int(side) <= LARGEST for side in match.groups()):
        raise argparse.ArgumentTypeError(f"“{text}” is no size of a window; write it as 1280x800.")
    return int(match[1]), int(match[2])


def _sentence(message: str) -> str:
    """The program's own sentence where there is one, else the parser's words made into one."""
    option, colon, rest = message.partition(": ")
    if colon and option.startswith("argument "):
        name = option.removeprefix("argument ")
        return rest if rest.endswith(".") else f"{name.split('/')[-1]} needs a value; --help tells which."
    return f"The arguments cannot be used so: {message}."

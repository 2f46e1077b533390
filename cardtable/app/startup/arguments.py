"""Command-line arguments of the window, parsed and checked without Qt."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path

from cardtable.app.settings.startup_settings import DEFAULT_GAME
from cardtable.app.startup.parsed_arguments import Arguments
from cardtable.app.storage.file_storage import HOME_VARIABLE
from cardtable.command_line.arg_parser import GAME, PRESET, ArgumentParser, one_of, whole_number
from cardtable.core.language.number_text import deal_number, latin_digits, typed_number
from cardtable.core.language.source_renderer import SourceRenderer
from cardtable.core.language.user_error import UserError
from cardtable.core.options import Options
from cardtable.core.rules import AnyGame
from cardtable.core.text import TextRenderer, translate

tr = partial(translate, "Command line")

SMALLEST, LARGEST = 320, 8192  # pixels of a window's side
SEATS = (2, 11)  # minimum and maximum of all games; asking the games would import all of them at each start
_SCHEME = "cardtable:"

_DESCRIPTION = tr("Play Hearts and other card games against the computer.")
_COMMANDS = tr("commands without a window:")
_SIMULATE = tr("let computer players play many deals; see “%1”").filled("simulate --help")
_REPLAY = tr("check a saved game and report its first invalid line")
_REVIEW = tr("show what each choice in its deals was worth; see “%1”").filled("review --help")
_SOLVE = tr("find out who wins the deals of a small pack; see “%1”").filled("solve --help")
_DAILY = tr("play the deal of the day and print the result; see “%1”").filled("daily --help")
_BOT = tr("let a program of your own play at a table with people; see “%1”").filled("bot --help")
_BOT_PLAYER = tr("play a level as a bot, to compare this version with another; see “%1”").filled("bot-player --help")
_TABLES = tr("see and close the tables of a server, and block addresses; see “%1”").filled("tables --help")
_SERVE = tr("run tables at which people play over the network; see “%1”").filled("serve --help")

_SAVED_GAME = tr("SAVED-GAME", "stands for the name of a file in the help of the command line")
_NUMBER = tr("N", "stands for a number in the help of the command line")
_DEAL_NUMBER = tr("NUMBER", "stands for a number in the help of the command line")
_SECONDS = tr("SECONDS", "stands for a number in the help of the command line")
_FILE = tr("FILE", "stands for the name of a file in the help of the command line")
_WIDTH_HEIGHT = tr("WxH", "stands for width and height in the help of the command line")

_TO_GO_ON = tr("a saved game to continue")
_VERSION = tr("show the version and exit")
_BEGIN = tr("the game to start: %1")
_PLAYERS = tr("the number of players: %1 to %2, depending on the game")
_RULES = tr("the rules to play by, such as %1").filled("hearts_usual")
_DEAL = tr("the deal number; the same number gives the same cards")
_RESET = tr("start with the default settings; the old ones are kept as a backup")
_DEMO = tr("let the computer play by itself for this long, then exit")
_SCREENSHOT = tr("save a picture of the window at the end of %1").filled("--demo")
_SELF_TEST = tr("check, without a display, that the program is complete and works, then exit")
_SIZE = tr("the size of the window, such as %1").filled("1280x800")
_HOME = tr("The environment variable %1 sets the folder for settings and games.").filled(HOME_VARIABLE)

_BOTH = tr("A saved game has its own game, rules and deal; leave out %1.")
_NOT_FOR_SO_MANY = tr("%1 can't be played by %2 players; choose one of: %3.")
_RULES_NOT_FOR_SO_MANY = tr("The rules “%1” don't work for %2 players.")
_NO_FILE = tr("There is no saved game “%1”.")
_A_GAME = tr("“%1” is a game, not a saved one; to play it, write %2.")
_NO_SECONDS = tr("“%1” isn't a valid value for %2: give a number of seconds.")
_NO_SIZE = tr("“%1” isn't a window size; write it as %2.")


def parse(
    arguments: Sequence[str], games: Mapping[str, AnyGame], version: str, renderer: TextRenderer | None = None
) -> Arguments:
    """Return the arguments; raises UserError, or ExitRequested after help or the version was printed."""
    links = [word for word in arguments if is_link(word)]  # not parsed: an error message would repeat them
    plain = [word for word in arguments if not is_link(word)]
    result = Arguments(**vars(_parser(games, version, renderer or SourceRenderer()).read(plain)))
    if links:
        result = result._replace(invitation=links[-1])
    if result.file is not None and result.new_match:
        raise UserError(_BOTH.filled("--game, --players, --rules, --deal"))
    if result.new_match:
        _check_game(games[result.game or DEFAULT_GAME], result)
    return result


def is_link(word: str) -> bool:
    """Return whether an argument is the link of an invitation, complete or not."""
    return word.lower().startswith(_SCHEME)


def _parser(games: Mapping[str, AnyGame], version: str, renderer: TextRenderer) -> ArgumentParser:
    parser = ArgumentParser(renderer, "cardtable", _DESCRIPTION, _commands(renderer))
    parser.value("file", _SAVED_GAME, _TO_GO_ON, type=_file(games))
    add = parser.option
    add("--version", _VERSION, action="version", version=f"CardTable {version}")
    add("--game", _BEGIN.filled(", ".join(games)), GAME, type=one_of("--game", tuple(games)))
    add("--players", _PLAYERS.filled(*SEATS), _NUMBER, type=whole_number("--players", 99))
    add("--rules", _RULES, PRESET)
    add("--deal", _DEAL, _DEAL_NUMBER, type=deal_number)
    add("--reset-settings", _RESET, action="store_true")
    add("--demo", _DEMO, _SECONDS, type=_seconds)
    add("--screenshot", _SCREENSHOT, _FILE, type=Path)
    add("--self-test", _SELF_TEST, action="store_true")
    add("--size", _SIZE, _WIDTH_HEIGHT, type=_size)
    parser.usual_options()
    return parser


def _commands(renderer: TextRenderer) -> str:
    """Return the text below the options, whose line breaks argparse leaves as they are."""
    game, file = renderer.text(GAME), renderer.text(_FILE)
    commands = {
        f"simulate {game} …": _SIMULATE,
        f"replay {file}": _REPLAY,
        f"review {file}": _REVIEW,
        f"solve {game} …": _SOLVE,
        f"daily {game} …": _DAILY,
        "serve …": _SERVE,
        "tables …": _TABLES,
        "bot …": _BOT,
        f"bot-player {game} …": _BOT_PLAYER,
    }
    width = max(map(len, commands))
    lines = (f"  {command:<{width}}  {renderer.text(meaning)}" for command, meaning in commands.items())
    return "\n".join([renderer.text(_COMMANDS), *lines, "", renderer.text(_HOME)])


def _check_game(game: AnyGame, wanted: Arguments) -> None:
    options: type[Options] = game.options
    if wanted.players is not None and wanted.players not in game.seats:
        seats = ", ".join(map(str, game.seats))
        raise UserError(_NOT_FOR_SO_MANY.filled(game.name, wanted.players, seats))
    if wanted.rules is not None:
        options.preset(wanted.rules)
        if wanted.players is not None and wanted.rules not in options.presets_for(wanted.players):
            raise UserError(_RULES_NOT_FOR_SO_MANY.filled(wanted.rules, wanted.players))


def _file(games: Mapping[str, AnyGame]) -> Callable[[str], Path]:
    """Return the parser for the name of a saved game; its error tells how to begin a game if one is named."""

    def read(text: str) -> Path:
        if text.startswith("file:"):  # from a desktop that passes files and links alike
            from urllib.parse import urlsplit
            from urllib.request import url2pathname

            text = url2pathname(urlsplit(text).path)
        with suppress(OSError):  # the name is longer than any file's
            if Path(text).is_file():
                return Path(text)
        game = re.sub(r"[\s-]+", "_", text.strip().casefold())
        raise UserError(_A_GAME.filled(text, f"--game {game}") if game in games else _NO_FILE.filled(text))

    return read


def _seconds(text: str) -> float:
    number = latin_digits(text).strip()
    if not re.fullmatch(r"\d{1,6}(\.\d{1,6})?", number, re.ASCII):
        raise UserError(_NO_SECONDS.filled(text, "--demo"))
    return float(number)


def _size(text: str) -> tuple[int, int]:
    sides = [typed_number(side, 5) or 0 for side in re.split("[x×]", text)]
    if len(sides) != 2 or not all(SMALLEST <= side <= LARGEST for side in sides):
        raise UserError(_NO_SIZE.filled(text, "1280x800"))
    return sides[0], sides[1]

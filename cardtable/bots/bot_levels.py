"""The names of players that may take a seat: levels, plain or in character, and bots as `bot:./mybot --fast`."""

from __future__ import annotations

import shlex
import shutil
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from cardtable.core.complaint import UserError
from cardtable.core.rules import AnyGame, Yardstick
from cardtable.core.text import translate
from cardtable.games import discover

BOT = "bot:"
_NO_PROGRAM = translate("Bots", "There is no program “%1” that could play: write where it is, for instance %2.")
_EXAMPLE = "./mybot"
_SAY_WHICH = translate("Command line", "Name a game, one of: %1.")
_NO_GAME = translate("Command line", "There is no game called “%1”; choose one of: %2.")
_SAY_WHICH_LEVEL = translate("Command line", "Name a level, one of: %1.")
_NO_LEVEL = translate("Command line", "There is no level called “%1”; choose among: %2.")

PlayerFactory = Callable[[Any, int, int], Yardstick[Any, Any]]  # options, seats, seed


def game_named(name: str | None) -> AnyGame:
    """The game; raises Complaint, with the names of all games, where there is no such one."""
    games = discover()
    if not name:
        raise UserError(_SAY_WHICH.filled(", ".join(games)))
    if name not in games:
        raise UserError(_NO_GAME.filled(name, ", ".join(games)))
    return games[name]


def levels_of(game: AnyGame) -> Mapping[str, PlayerFactory]:
    """The levels by name: plain, in character (`club:careful`), and those that a game keeps to measure others by."""
    in_character = {
        f"{level}:{name}": made
        for name, character in game.characters().items()
        for level, made in character.players.items()
    }
    return {**game.players, **in_character, **game.yardsticks}


def level_named(game: AnyGame, level: str | None) -> PlayerFactory:
    """The maker of this level's players; raises Complaint, with the names of all levels, where there is no such one."""
    levels = levels_of(game)
    if not level:
        raise UserError(_SAY_WHICH_LEVEL.filled(", ".join(levels)))
    if level not in levels:
        raise UserError(_NO_LEVEL.filled(level, ", ".join(levels)))
    return levels[level]


def is_bot(level: str) -> bool:
    """Whether another program is to play."""
    return level.startswith(BOT)


def command_of(level: str) -> tuple[str, ...]:
    """The program and its arguments, read as a shell reads them, without a shell; raises Complaint for no program."""
    written = level.removeprefix(BOT)
    return program_of(_split(written), written)


def command_typed(written: str) -> tuple[str, ...]:
    """A file, whatever blanks its path has, or else words as in `command_of`; whether they can start is not asked."""
    return (written,) if Path(written).is_file() else _split(written) or (written,)


def program_of(command: Sequence[str], written: str = "") -> tuple[str, ...]:
    """The same command, if its first word is a program; raises Complaint that names what was `written`."""
    if not command or shutil.which(command[0]) is None:
        raise UserError(_NO_PROGRAM.filled(written or " ".join(command), _EXAMPLE))
    return tuple(command)


def _split(written: str) -> tuple[str, ...]:
    try:
        return tuple(shlex.split(written, posix=sys.platform != "win32"))
    except ValueError:
        return ()

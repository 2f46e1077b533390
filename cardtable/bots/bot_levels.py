"""How a bot is named where levels are: `bot:./mybot --fast`."""

from __future__ import annotations

import shlex
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path

from cardtable.core.complaint import Complaint
from cardtable.core.text import translate

BOT = "bot:"
_NO_PROGRAM = translate("Bots", "There is no program “%1” that could play: write where it is, for instance %2.")
_EXAMPLE = "./mybot"


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
        raise Complaint(_NO_PROGRAM.filled(written or " ".join(command), _EXAMPLE))
    return tuple(command)


def _split(written: str) -> tuple[str, ...]:
    try:
        return tuple(shlex.split(written, posix=sys.platform != "win32"))
    except ValueError:
        return ()

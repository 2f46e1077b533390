"""How a bot is named where levels are: `bot:./mybot --fast`."""

from __future__ import annotations

import shlex
import shutil
import sys
from collections.abc import Sequence

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
    try:
        command = tuple(shlex.split(level.removeprefix(BOT), posix=sys.platform != "win32"))
    except ValueError:
        command = ()
    return program_of(command, level.removeprefix(BOT))


def program_of(command: Sequence[str], written: str = "") -> tuple[str, ...]:
    """The same command, if its first word is a program; raises Complaint that names what was `written`."""
    if not command or shutil.which(command[0]) is None:
        raise Complaint(_NO_PROGRAM.filled(written or " ".join(command), _EXAMPLE))
    return tuple(command)

"""How a bot is named where levels are: `bot:./mybot --fast`."""

from __future__ import annotations

import shlex
import shutil
import sys

from cardtable.core.complaint import Complaint
from cardtable.core.text import translate

BOT = "bot:"
_NO_PROGRAM = translate("Bots", "There is no program “%1” that could play: write where it is, for instance %2.")
_EXAMPLE = "bot:./mybot"


def is_bot(level: str) -> bool:
    """Whether another program is to play."""
    return level.startswith(BOT)


def command_of(level: str) -> tuple[str, ...]:
    """The program and its arguments, read as a shell reads them, without a shell; raises Complaint for no program."""
    try:
        command = tuple(shlex.split(level.removeprefix(BOT), posix=sys.platform != "win32"))
    except ValueError:
        command = ()
    if not command or shutil.which(command[0]) is None:
        raise Complaint(_NO_PROGRAM.filled(level.removeprefix(BOT), _EXAMPLE))
    return command

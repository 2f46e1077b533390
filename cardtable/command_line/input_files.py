"""Saved games as command arguments."""

from __future__ import annotations

from pathlib import Path

from cardtable.core.record import looks_like_a_log
from cardtable.core.text import translate
from cardtable.core.user_error import UserError
from cardtable.files.reading import TooLargeError, UnreadableError, read_bytes

FILE = translate("Command line", "FILE", "stands for the name of a file in the help of the command line")
WHICH = translate("Command line", "a saved game")
_ONE_FILE = translate("Command line", "Name one saved game; see “%1”.")
_UNREADABLE = translate("Command line", "The file “%1” cannot be read.")
_NO_SAVED_GAME = translate("Command line", "The file “%1” is not a saved game.")
_TOO_LARGE = translate("Command line", "The file “%1” is far too large for a saved game.")


def read_saved(name: str | None, command: str) -> bytes:
    """Return the bytes of a saved game; raise UserError. `command`: named in the error if `name` is None."""
    if name is None:
        raise UserError(_ONE_FILE.filled(f"{command} --help"))
    try:
        data = read_bytes(Path(name))
    except TooLargeError:
        raise UserError(_TOO_LARGE.filled(name)) from None
    except UnreadableError:
        raise UserError(_UNREADABLE.filled(name)) from None
    if not looks_like_a_log(data):
        raise UserError(_NO_SAVED_GAME.filled(name))
    return data

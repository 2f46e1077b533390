"""`cardtable replay FILE`: checks a log against the rules, and names the first line that they refuse."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from cardtable.command_line.arg_parser import ArgumentParser, run_command
from cardtable.core.language.user_error import UserError
from cardtable.core.record import ReadResult, Record, RecordError, looks_like_a_log, read_log
from cardtable.core.session import ReplayError, Session
from cardtable.core.text import Text, TextRenderer, translate
from cardtable.files.reading import TooLargeError, UnreadableError, read_bytes
from cardtable.games import discover

FILE = translate("Command line", "FILE", "stands for the name of a file in the help of the command line")
WHICH = translate("Command line", "a saved game")
_ONE_FILE = translate("Command line", "Name one saved game; see “%1”.")
_UNREADABLE = translate("Command line", "The file “%1” can't be read.")
_NO_SAVED_GAME = translate("Command line", "The file “%1” isn't a saved game.")
_TOO_LARGE = translate("Command line", "The file “%1” is far too large for a saved game.")
_NAME = "cardtable replay"
_DESCRIPTION = translate(
    "Command line", "Check a saved game: replay it, and report the first line that breaks the rules."
)
_NO_TEXT = translate("Log", "the line isn't text in UTF-8.")
_NO_GAME = translate("Log", "there is no game called “%1” here.")
_ALL_GOOD = translate("Command line", "All %1 actions are valid, up to deal %2.")
_NOT_CLOSED = translate("Command line", "%1 The end mark is missing, so what came after this may be lost.")
_GOOD_TO_THE_END = translate("Command line", "All %1 actions are valid, to the end of the match.")


def read_saved_game(name: str | None, command: str) -> bytes:
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


def run(arguments: Sequence[str], renderer: TextRenderer | None = None) -> int:
    """Run the command with the arguments after `replay`; return 0 for a valid log, 1 for an invalid one, 2 for none."""
    return run_command(_NAME, arguments, renderer, _parser, _execute, UserError)


def _execute(settings: argparse.Namespace, renderer: TextRenderer) -> int:
    print(renderer.text(check(read_saved_game(settings.file, _NAME))))
    return 0


def _parser(renderer: TextRenderer) -> ArgumentParser:
    parser = ArgumentParser(renderer, _NAME, _DESCRIPTION)
    parser.value("file", FILE, WHICH)
    parser.usual_options()
    return parser


def check(data: bytes) -> Text:
    """Return one sentence about a valid log; raise RecordError for the first invalid line."""
    reading, session = _replay(data)
    actions = len(reading.record.actions)
    verdict = _GOOD_TO_THE_END.filled(actions) if session.match_over else _ALL_GOOD.filled(actions, session.deal_number)
    return verdict if reading.closed else _NOT_CLOSED.filled(verdict)


def valid_record(data: bytes) -> Record:
    """Return the record of a log that is valid as a whole; raise RecordError for the first invalid line."""
    return _replay(data)[0].record


def _replay(data: bytes) -> tuple[ReadResult, Session[Any, Any]]:
    try:
        data.decode()
    except UnicodeDecodeError as error:
        raise RecordError(data.count(b"\n", 0, error.start) + 1, _NO_TEXT) from error
    reading = read_log(data)
    if reading.error is not None:
        raise reading.error
    record, games = reading.record, discover()
    if record.game not in games:
        raise RecordError(_line_of(data, "game"), _NO_GAME.filled(record.game))
    try:
        return reading, Session.replay(record, games[record.game])
    except ReplayError as error:
        line = _line_of(data, "options") if error.head else reading.lines[error.accepted]
        raise RecordError(line, error.reason) from error


def _line_of(data: bytes, key: str) -> int:
    lines = data.split(b"\n")
    return next((number for number, line in enumerate(lines, start=1) if line.startswith(f"{key}: ".encode())), 1)

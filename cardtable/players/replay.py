"""`cardtable replay FILE`: checks a log against the rules, and names the first line that they refuse."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from cardtable.core.complaint import Complaint, Leave
from cardtable.core.record import Record, RecordError, read_record
from cardtable.core.session import ReplayError, Session
from cardtable.core.text import SourceWords, Text, Words, translate
from cardtable.games import discover
from cardtable.players.parser import Parser

BAD, USAGE = 1, 2
_NAME = "cardtable replay"
_DESCRIPTION = translate(
    "Command line", "Check the log of a match: replay it, and name the first line that the rules refuse."
)
_FILE = translate("Command line", "FILE", "stands for the name of a file in the help of the command line")
_WHICH = translate("Command line", "a saved game")
_ONE_FILE = translate("Command line", "Name the one file to check; see “%1”.")
_UNREADABLE = translate("Command line", "The file “%1” cannot be read.")
_NO_TEXT = translate("Log", "the line is no text in UTF-8.")
_NO_GAME = translate("Log", "there is no game called “%1” here.")
_ALL_GOOD = translate("Command line", "All %1 actions are good, up to deal %2.")
_GOOD_TO_THE_END = translate("Command line", "All %1 actions are good, to the end of the match.")


def run(arguments: Sequence[str], words: Words | None = None) -> int:
    """Run the command with the arguments behind `replay`; 0 for a good log, 1 for a bad one, 2 for no log at all."""
    words = words or SourceWords()
    try:
        data = _read(_parser(words).read(arguments).file)
        print(words.text(check(_decoded(data))))
    except Leave:
        return 0
    except (Complaint, RecordError) as error:
        print(f"{_NAME}: {words.text(error.text)}", file=sys.stderr)
        return BAD if isinstance(error, RecordError) else USAGE
    return 0


def _parser(words: Words) -> Parser:
    parser = Parser(words, _NAME, _DESCRIPTION)
    parser.value("file", _FILE, _WHICH)
    parser.usual_options()
    return parser


def _read(name: str | None) -> bytes:
    if name is None:
        raise Complaint(_ONE_FILE.filled(f"{_NAME} --help"))
    try:
        return Path(name).read_bytes()
    except (OSError, ValueError):
        raise Complaint(_UNREADABLE.filled(name)) from None


def _decoded(data: bytes) -> str:
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        raise RecordError(data.count(b"\n", 0, error.start) + 1, _NO_TEXT) from error


def check(text: str) -> Text:
    """One sentence about a good log; raises RecordError naming the first bad line."""
    record = read_record(text)
    games = discover()
    if record.game not in games:
        raise RecordError(_line_of(text, "game"), _NO_GAME.filled(record.game))
    try:
        session = Session.replay(record, games[record.game])
    except ReplayError as error:
        raise RecordError(_action_line(text, record, error.accepted), error.reason) from error
    actions = len(record.actions)
    return _GOOD_TO_THE_END.filled(actions) if session.match_over else _ALL_GOOD.filled(actions, session.deal_number)


def _line_of(text: str, key: str) -> int:
    lines = text.split("\n")
    return next((number for number, line in enumerate(lines, start=1) if line.startswith(f"{key}: ")), 1)


def _action_line(text: str, record: Record, accepted: int) -> int:
    """The line of an action; where even the head is refused, the line of the options."""
    if not record.actions:
        return _line_of(text, "options")
    return text.split("\n").index("") + 2 + accepted

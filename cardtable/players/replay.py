"""`cardtable replay FILE`: checks a log against the rules, and names the first line that they refuse."""

from __future__ import annotations

import sys
from pathlib import Path

from cardtable.core.record import Record, RecordError, read_record
from cardtable.core.session import ReplayError, Session
from cardtable.games import discover

BAD, USAGE = 1, 2
_HELP = """usage: cardtable replay FILE

Check the log of a match: replay it, and name the first line that the rules refuse."""


def run(arguments: list[str]) -> int:
    """Run the command with the arguments behind `replay`; 0 for a good log, 1 for a bad one, 2 for no log at all."""
    if arguments in (["--help"], ["-h"]):
        print(_HELP)
        return 0
    if len(arguments) != 1 or arguments[0].startswith("-"):
        print("cardtable replay: Name the one file to check; see “cardtable replay --help”.", file=sys.stderr)
        return USAGE
    try:
        data = Path(arguments[0]).read_bytes()
    except (OSError, ValueError):
        print(f"cardtable replay: The file “{arguments[0]}” cannot be read.", file=sys.stderr)
        return USAGE
    try:
        print(check(_decoded(data)))
    except RecordError as error:
        print(f"cardtable replay: {error}", file=sys.stderr)
        return BAD
    return 0


def _decoded(data: bytes) -> str:
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        raise RecordError(data.count(b"\n", 0, error.start) + 1, "the line is no text in UTF-8.") from error


def check(text: str) -> str:
    """One sentence about a good log; raises RecordError naming the first bad line."""
    record = read_record(text)
    games = discover()
    if record.game not in games:
        raise RecordError(_line_of(text, "game"), f"there is no game called “{record.game}” here.")
    try:
        session = Session.replay(record, games[record.game])
    except ReplayError as error:
        raise RecordError(_action_line(text, record, error.accepted), error.reason) from error
    end = "to the end of the match" if session.match_over else f"up to deal {session.deal_number}"
    return f"All {len(record.actions)} actions are good, {end}."


def _line_of(text: str, key: str) -> int:
    lines = text.split("\n")
    return next((number for number, line in enumerate(lines, start=1) if line.startswith(f"{key}: ")), 1)


def _action_line(text: str, record: Record, accepted: int) -> int:
    """The line of an action; where even the head is refused, the line of the options."""
    if not record.actions:
        return _line_of(text, "options")
    return text.split("\n").index("") + 2 + accepted

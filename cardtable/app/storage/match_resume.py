"""Restoring a saved match as far as its log is sound."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

from cardtable.core.basics.incremental import Steps
from cardtable.core.basics.log_checksums import LogFlaw
from cardtable.core.record import Record, RecordError, reading_log
from cardtable.core.rules import AnyGame
from cardtable.core.session import ReplayError, Session
from cardtable.core.text import Text, translate
from cardtable.files.disk_errors import disk_error_text
from cardtable.files.reading import MissingError, RefusedError, TooLargeError, UnreadableError, read_bytes
from cardtable.files.writing import quarantine

AnySession = Session[Any, Any]

BAD_LINE = translate("Storage", "Line %1 of the saved game can't be read.")
TORN = translate("Storage", "The saved game ends in the middle of line %1.")
ZEROED = translate("Storage", "The end of the saved game was lost: from line %1 on there are only zeros.")
MENDED = translate("Storage", "One bit in line %1 of the saved game was wrong and has been corrected.")
NOT_CLOSED = translate("Storage", "This match wasn't closed properly, so its last moves may be missing.")
BAD_ACTION = translate("Storage", "Action %1 of the saved game breaks the rules.")
BAD_RULES = translate("Storage", "This version of the program doesn't know the rules of the saved game.")
NO_GAME = translate("Storage", "This program doesn't have the game that was saved.")
NO_FILE = translate("Storage", "The file %1 can't be read.")
TOO_LARGE = translate("Storage", "The file %1 is far too large for a saved game.")
UNPLAYABLE = translate("Storage", "The saved game can't be continued.")
RESTORED = translate("Storage", "%1 The match goes on from the last valid action; the damaged file is kept as %2.")
RESTORED_STAYS = translate("Storage", "%1 The match goes on from the last valid action.")
LOST = translate("Storage", "%1 The file is kept as %2.")
_DAMAGES: Mapping[LogFlaw | None, Text] = {LogFlaw.TORN: TORN, LogFlaw.ZEROED: ZEROED, LogFlaw.MENDED: MENDED}


class RestoredMatch(NamedTuple):
    """A match restored from its log."""

    session: AnySession | None  # at the last valid action
    record: Record | None  # of that session
    problem: Text | None = None  # None: the log was sound
    closed: bool = True  # the log was closed properly: no action can be missing at its end
    refused: bool = False  # the system does not give the file: it may be sound


def restoring(data: bytes | str, games: Mapping[str, AnyGame]) -> Steps[RestoredMatch]:
    """Restore the longest sound part of a log, in small steps; never raises."""
    try:
        restored = yield from _restoring(data, games)
    except Exception:  # no file, whatever error it raises, may prevent the next start
        return RestoredMatch(None, None, UNPLAYABLE)
    return restored


def _restoring(data: bytes | str, games: Mapping[str, AnyGame]) -> Steps[RestoredMatch]:
    try:
        reading = yield from reading_log(data)
    except RecordError as error:
        return RestoredMatch(None, None, _flaw_text(error))
    if reading.record.game not in games:
        return RestoredMatch(None, None, NO_GAME)
    problem = None if reading.error is None else _flaw_text(reading.error)
    restored = yield from _replaying(reading.record, games[reading.record.game], problem)
    return restored._replace(closed=reading.closed)


def _flaw_text(error: RecordError) -> Text:
    return _DAMAGES.get(error.flaw, BAD_LINE).filled(error.line)


def resuming(path: Path, games: Mapping[str, AnyGame]) -> Steps[tuple[RestoredMatch, tuple[Text, ...]]]:
    """Return the match of the last start and the notices about it; a damaged log is set aside under a new name.

    A log that the system does not give stays in its place, and must not be overwritten.
    """
    try:
        restored = yield from restoring(read_bytes(path), games)
    except MissingError:
        return RestoredMatch(None, None), ()
    except UnreadableError as error:
        restored = _unreadable(path, error)
    if restored.problem is None:
        return restored, ()
    if restored.refused:
        return restored, (restored.problem,)
    return restored, (_notice(restored, restored.problem, quarantine(path)),)


def opening_saved(path: Path, games: Mapping[str, AnyGame]) -> Steps[RestoredMatch]:
    """Open a saved game that the user has chosen; the file is not changed.

    Unlike the log of the last start, which a killed program has not closed, it has to have its end mark.
    """
    try:
        restored = yield from restoring(read_bytes(path), games)
    except UnreadableError as error:
        return _unreadable(path, error)
    return restored if restored.closed or restored.problem is not None else restored._replace(problem=NOT_CLOSED)


def _unreadable(path: Path, error: UnreadableError) -> RestoredMatch:
    """Return the result for an unreadable file; the caller sets it aside, since it may be readable again later."""
    if isinstance(error, RefusedError):
        return RestoredMatch(None, None, disk_error_text(path, error), refused=True)
    is_too_large = isinstance(error, TooLargeError)
    return RestoredMatch(None, None, TOO_LARGE.filled(path.name) if is_too_large else NO_FILE.filled(str(path)))


def _replaying(record: Record, game: AnyGame, problem: Text | None) -> Steps[RestoredMatch]:
    try:
        session = yield from Session.replaying(record, game)
    except ReplayError as error:
        if error.head:
            return RestoredMatch(None, None, BAD_RULES)
        sound = replace(record, actions=record.actions[: error.accepted])
        session = yield from Session.replaying(sound, game)
        return RestoredMatch(session, sound, BAD_ACTION.filled(error.accepted + 1))
    return RestoredMatch(session, record, problem)


def _notice(restored: RestoredMatch, problem: Text, moved_to: Path | None) -> Text:
    is_cut = restored.session is not None and problem.source != MENDED.source  # else all or nothing is restored
    if moved_to is None:
        return RESTORED_STAYS.filled(problem) if is_cut else problem
    return (RESTORED if is_cut else LOST).filled(problem, moved_to.name)

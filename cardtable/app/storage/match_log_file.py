"""Log file of the match in play, and the restoring of a saved match as far as its log is sound.

Each action is on disk before anybody is shown it. The log is synchronised in the window's own thread: 0.15 ms as a
rule, up to 50 ms while others keep the disk busy. A thread for it would have to hold back every update, question and
undo until it reports, because a card could otherwise be shown that a power loss takes back; on a slow disk the wait is
the same.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, BinaryIO, NamedTuple

from cardtable.core.basics.incremental import Steps
from cardtable.core.basics.log_checksums import LogChecksums, LogFlaw
from cardtable.core.record import END, Record, RecordError, reading_log, write_action, write_log, write_rewind
from cardtable.core.rules import AnyGame, Codec
from cardtable.core.session import ReplayError, Session
from cardtable.core.text import Text, translate
from cardtable.files.disk_errors import disk_error_text
from cardtable.files.reading import MissingError, RefusedError, TooLargeError, UnreadableError, read_bytes
from cardtable.files.writing import append_private, quarantine, write_private
from cardtable.host.host_messages import ActionEntry, Entry, RewindEntry


class MatchLogFile:
    """Log of a match in a file; a disk error never stops the match.

    `troubled` is called with the error when the file can no longer be written, and with None when it can again.
    """

    def __init__(self, path: Path, troubled: Callable[[OSError | None], None]) -> None:
        self.path, self._troubled = path, troubled
        self._file: BinaryIO | None = None
        self._checksums = LogChecksums()
        self.trouble: OSError | None = None  # because of which the file lacks a part of the match
        self._read_record: Callable[[], Record] | None = None

    @property
    def sound(self) -> bool:
        """True if the file holds the whole match."""
        return self._file is not None and self.trouble is None

    def try_again(self) -> None:
        """Write the whole match again after a disk error: the disk may have room by now."""
        if self.trouble is not None and self._read_record is not None:
            self.rewritten(self._read_record())

    def keep(self, whole: Callable[[], Record], path: Path | None = None) -> None:
        """Write the whole match now, to `path` if given, and log it from here on; `whole` returns the record."""
        self.path = path or self.path
        self._read_record = whole
        self.rewritten(whole())

    def add(self, entry: str) -> None:
        """Append an entry; after a disk error, write the whole log first."""
        self.try_again()
        try:
            self._write(entry)
        except OSError as error:
            self._fail(error)

    def went_to(self, actions: int, record: Record) -> None:
        """Log an undo or redo to `actions` actions; an incomplete log is replaced by `record`."""
        if self.sound:
            self.add(write_rewind(actions))
        else:
            self.rewritten(record)

    def rewritten(self, record: Record) -> None:
        """Replace the log atomically."""
        self._close_file()
        self._checksums = LogChecksums()
        try:
            write_private(self.path, write_log(record, self._checksums))
            self._file = append_private(self.path)
        except OSError as error:
            self._fail(error)
            return
        if self.trouble is not None:
            self.trouble = None
            self._troubled(None)

    def close(self) -> None:
        """Mark the log as closed and close the file; `trouble` has to be read before."""
        with suppress(OSError):  # the log is complete without the mark, but that cannot be told any more
            self._write(END)
        self._close_file()

    def _write(self, entry: str) -> None:
        """Append a line and wait until it is on the disk."""
        if self._file is not None:
            self._file.write(self._checksums.line(entry).encode())
            self._file.flush()
            os.fsync(self._file.fileno())

    def _close_file(self) -> None:
        file, self._file = self._file, None
        if file is not None:
            with suppress(OSError):  # closing tries again to write what has just failed
                file.close()

    def _fail(self, error: OSError) -> None:
        self._close_file()
        is_new = self.trouble is None or self.trouble.errno != error.errno
        self.trouble = error
        if is_new:
            self._troubled(error)


@dataclass(eq=False)
class MatchEntryLog:
    """Log entries of a match, written as lines of its log file, which knows only lines of text."""

    file: MatchLogFile
    codec: Codec[Any]

    def keep(self, entry: Entry) -> None:
        """Persist an entry; the log file reports disk errors, and the match goes on."""
        match entry:
            case ActionEntry():
                self.file.add(write_action(entry.seat, self.codec.write(entry.action)))
            case RewindEntry():
                self.file.went_to(entry.actions, entry.record)

    def close(self) -> None:
        self.file.close()


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

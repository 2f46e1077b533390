"""Taking up a saved match again, as far as its log is sound."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

from cardtable.core.checks import Flaw
from cardtable.core.record import Record, RecordError, reading_log
from cardtable.core.rules import AnyGame
from cardtable.core.session import ReplayError, Session
from cardtable.core.steps import Steps, at_once
from cardtable.core.text import Text, translate
from cardtable.files.disk_trouble import trouble_with
from cardtable.files.reading import MissingError, RefusedError, TooLargeError, UnreadableError, read_bytes
from cardtable.files.writing import set_aside

AnySession = Session[Any, Any]

BAD_LINE = translate("Storage", "Line %1 of the saved match cannot be read.")
TORN = translate("Storage", "The saved match ends in the middle of line %1.")
ZEROED = translate("Storage", "The end of the saved match was lost: from line %1 on there are only zeros.")
MENDED = translate("Storage", "One bit in line %1 of the saved match was wrong and has been put right.")
NOT_CLOSED = translate("Storage", "This match wasn't closed properly, so its last moves may be missing.")
BAD_ACTION = translate("Storage", "Action %1 of the saved match is against the rules.")
BAD_RULES = translate("Storage", "The rules of the saved match are not known to this version of the program.")
NO_GAME = translate("Storage", "The saved match is of a game that this program does not have.")
NO_FILE = translate("Storage", "The file %1 cannot be read.")
TOO_LARGE = translate("Storage", "The file %1 is far too large for a saved match.")
UNPLAYABLE = translate("Storage", "The saved match cannot be continued.")
RESTORED = translate("Storage", "%1 The match goes on from the last good action; the damaged file is kept as %2.")
RESTORED_STAYS = translate("Storage", "%1 The match goes on from the last good action.")
LOST = translate("Storage", "%1 The file is kept as %2.")
_DAMAGES: Mapping[Flaw | None, Text] = {Flaw.TORN: TORN, Flaw.ZEROED: ZEROED, Flaw.MENDED: MENDED}


class Restored(NamedTuple):
    """What came out of a saved match."""

    session: AnySession | None  # at the last action that could be played
    record: Record | None  # of that session
    problem: Text | None = None  # None: the log was sound
    closed: bool = True  # nothing can be missing behind the last action
    refused: bool = False  # the system does not give the file: it may be whole

    @property
    def sound(self) -> bool:
        """Whether nothing was wrong with the log."""
        return self.problem is None


def restore(data: bytes | str, games: Mapping[str, AnyGame]) -> Restored:
    """Play the longest sound part of a log again; never raises, whatever the log is."""
    return at_once(restoring(data, games))


def restoring(data: bytes | str, games: Mapping[str, AnyGame]) -> Steps[Restored]:
    """Do as `restore` does, in small steps."""
    try:
        restored = yield from _restoring(data, games)
    except Exception:  # a file that sets off what nobody has thought of must not bar the next start as well
        return Restored(None, None, UNPLAYABLE)
    return restored


def _restoring(data: bytes | str, games: Mapping[str, AnyGame]) -> Steps[Restored]:
    try:
        reading = yield from reading_log(data)
    except RecordError as error:
        return Restored(None, None, _damage(error))
    if reading.record.game not in games:
        return Restored(None, None, NO_GAME)
    problem = None if reading.error is None else _damage(reading.error)
    restored = yield from _replaying(reading.record, games[reading.record.game], problem)
    return restored._replace(closed=reading.closed)


def _damage(error: RecordError) -> Text:
    """What is the matter with a log, in one sentence."""
    return _DAMAGES.get(error.flaw, BAD_LINE).filled(error.line)


def resume(path: Path, games: Mapping[str, AnyGame]) -> tuple[Restored, tuple[Text, ...]]:
    """The match of the last start with what has to be said; a damaged log is set aside under a new name.

    One that the system does not give stays where it is, and nobody may write to that name.
    """
    return at_once(resuming(path, games))


def resuming(path: Path, games: Mapping[str, AnyGame]) -> Steps[tuple[Restored, tuple[Text, ...]]]:
    """Do as `resume` does, in small steps."""
    try:
        restored = yield from restoring(read_bytes(path), games)
    except MissingError:
        return Restored(None, None), ()
    except UnreadableError as error:
        restored = _unreadable(path, error)
    if restored.problem is None:
        return restored, ()
    if restored.refused:
        return restored, (restored.problem,)
    kept = set_aside(path)
    return restored, (_sentence(restored, restored.problem, kept),)


def open_saved(path: Path, games: Mapping[str, AnyGame]) -> Restored:
    """A saved game that the person chose; the file is left as it is.

    Other than the log of the last start, which a killed program has not closed, it should have its mark at the end.
    """
    return at_once(opening_saved(path, games))


def opening_saved(path: Path, games: Mapping[str, AnyGame]) -> Steps[Restored]:
    """Do as `open_saved` does, in small steps."""
    try:
        restored = yield from restoring(read_bytes(path), games)
    except UnreadableError as error:
        return _unreadable(path, error)
    return restored if restored.closed or restored.problem is not None else restored._replace(problem=NOT_CLOSED)


def _unreadable(path: Path, error: UnreadableError) -> Restored:
    """Set aside by whoever writes to that name: what cannot be read today may be whole."""
    if isinstance(error, RefusedError):
        return Restored(None, None, trouble_with(path, error), refused=True)
    large = isinstance(error, TooLargeError)
    return Restored(None, None, TOO_LARGE.filled(path.name) if large else NO_FILE.filled(str(path)))


def _replaying(record: Record, game: AnyGame, problem: Text | None) -> Steps[Restored]:
    try:
        session = yield from Session.replaying(record, game)
    except ReplayError as error:
        if error.head:
            return Restored(None, None, BAD_RULES)
        sound = replace(record, actions=record.actions[: error.accepted])
        session = yield from Session.replaying(sound, game)
        return Restored(session, sound, BAD_ACTION.filled(error.accepted + 1))
    return Restored(session, record, problem)


def _sentence(restored: Restored, problem: Text, kept: Path | None) -> Text:
    whole = restored.session is None or problem.source == MENDED.source  # all or nothing
    if kept is None:
        return problem if whole else RESTORED_STAYS.filled(problem)
    return (LOST if whole else RESTORED).filled(problem, kept.name)

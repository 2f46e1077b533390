"""Taking up a saved match again, as far as its log is sound."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

from cardtable.app.storage.files import read_whole, set_aside
from cardtable.core.record import Record, RecordError, longest_readable, read_record
from cardtable.core.rules import AnyGame
from cardtable.core.session import Journal, ReplayError, Session
from cardtable.core.text import Text, translate

AnySession = Session[Any, Any]

BAD_LINE = translate("Storage", "Line %1 of the saved match cannot be read.")
BAD_ACTION = translate("Storage", "Action %1 of the saved match is against the rules.")
BAD_RULES = translate("Storage", "The rules of the saved match are not known to this version of the program.")
NO_GAME = translate("Storage", "The saved match is of a game that this program does not have.")
NO_FILE = translate("Storage", "The file %1 cannot be read.")
RESTORED = translate("Storage", "%1 The match goes on from the last good action; the damaged file is kept as %2.")
RESTORED_STAYS = translate("Storage", "%1 The match goes on from the last good action.")
LOST = translate("Storage", "%1 The file is kept as %2.")


class Restored(NamedTuple):
    """What came out of a saved match."""

    session: AnySession | None  # at the last action that could be played
    record: Record | None  # of that session
    problem: Text | None = None  # None: the log was sound

    @property
    def sound(self) -> bool:
        """Whether nothing was lost."""
        return self.problem is None


def restore(text: str, games: Mapping[str, AnyGame], journal: Journal | None = None) -> Restored:
    """Play the longest sound part of a log again, without telling the journal; never raises for a bad log."""
    problem: Text | None = None
    try:
        record = read_record(text)
    except RecordError as error:
        if not _only_torn(text, error):
            problem = BAD_LINE.filled(error.line)
        try:
            record = longest_readable(text)
        except RecordError:
            return Restored(None, None, BAD_LINE.filled(error.line))
    if record.game not in games:
        return Restored(None, None, NO_GAME)
    return _replay(record, games[record.game], problem, journal)


def resume(
    path: Path, games: Mapping[str, AnyGame], journal: Journal | None = None
) -> tuple[Restored, tuple[Text, ...]]:
    """The match of the last start with what has to be said; a damaged log is set aside under a new name."""
    try:
        restored = restore(read_whole(path), games, journal)
    except FileNotFoundError:
        return Restored(None, None), ()
    except OSError:
        return Restored(None, None), (NO_FILE.filled(str(path)),)
    if restored.problem is None:
        return restored, ()
    kept = set_aside(path)
    return restored, (_sentence(restored, restored.problem, kept),)


def open_saved(path: Path, games: Mapping[str, AnyGame], journal: Journal | None = None) -> Restored:
    """A saved game that the person chose; the file is left as it is."""
    try:
        return restore(read_whole(path), games, journal)
    except OSError:
        return Restored(None, None, NO_FILE.filled(str(path)))


def _only_torn(text: str, error: RecordError) -> bool:
    """Whether just the last line is unfinished: it was being written when the end came, and nobody saw its action."""
    return not text.endswith("\n") and error.line == text.count("\n") + 1


def _replay(record: Record, game: AnyGame, problem: Text | None, journal: Journal | None) -> Restored:
    try:
        return Restored(Session.replay(record, game, journal), record, problem)
    except ReplayError as error:
        if error.head:
            return Restored(None, None, BAD_RULES)
        sound = replace(record, actions=record.actions[: error.accepted])
        return Restored(Session.replay(sound, game, journal), sound, BAD_ACTION.filled(error.accepted + 1))


def _sentence(restored: Restored, problem: Text, kept: Path | None) -> Text:
    if kept is None:
        return problem if restored.session is None else RESTORED_STAYS.filled(problem)
    return (LOST if restored.session is None else RESTORED).filled(problem, kept.name)

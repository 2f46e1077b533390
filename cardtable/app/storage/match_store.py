"""Match store: the match in the window and its log file, saved games, and matches left unfinished."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from cardtable.app.storage.file_storage import PLACES, Place, StoragePaths, lock_of, take_place
from cardtable.app.storage.match_log_file import (
    LOST,
    UNPLAYABLE,
    MatchEntryLog,
    MatchLogFile,
    RestoredMatch,
    opening_saved,
    resuming,
)
from cardtable.core.basics.incremental import Steps, at_once
from cardtable.core.record import Record, RecordError, read_head, write_record
from cardtable.core.rules import AnyGame
from cardtable.core.shuffle import fresh_seed
from cardtable.core.text import Text, translate
from cardtable.files.disk_errors import disk_error_text
from cardtable.files.file_locks import Lock
from cardtable.files.reading import UnreadableError, read_bytes
from cardtable.files.writing import quarantine, write_private, write_whole
from cardtable.host.match_config import MatchConfig, MatchSecret
from cardtable.host.match_host import MatchHost
from cardtable.host.seat_assignment import has_begun

if TYPE_CHECKING:  # a start with the last match does not import it
    from cardtable.app.storage.saved_matches import SavedMatch

SECOND_COPY = translate(
    "Storage", "Another copy of the program is running; it keeps its match, and this one has its own."
)
NOT_KEPT = translate("Storage", "Your moves aren't being saved. %1", "%1: why, and what to do")
KEPT_AGAIN = translate("Storage", "The match is being saved again.")
SAVED = translate("Storage", "Saved as %1.", "the name of a file")
NOT_WRITTEN = translate(
    "Storage", "CardTable couldn't save the game as %1. %2", "the name of a file; why, and what to do"
)
MATCH_KEPT = translate("Storage", "The unfinished match is kept under Game, Unfinished games.")
NOT_PUT_BY = translate("Storage", "CardTable couldn't keep the unfinished match. %1", "%1: why, and what to do")
NOT_DELETED = translate("Storage", "CardTable couldn't delete the game. %1", "%1: why, and what to do")


class OpenedMatch(NamedTuple):
    """A match that can be played, with its log."""

    host: MatchHost
    log: MatchEntryLog | None = None  # writes only after `MatchStore.keep`


class MatchStore:
    """Files of matches; each running copy logs in a slot of its own. Without `keep`, as in demonstrations, none."""

    def __init__(
        self,
        paths: StoragePaths,
        games: Mapping[str, AnyGame],
        say: Callable[[Text], None],
        warn: Callable[[Text | None], None],
        *,
        keep: bool = True,
    ) -> None:
        """Take a free slot; `warn` gets lasting warnings, and None when they are over."""
        self._paths, self._games = paths, games
        self._say, self._warn = say, warn
        self._log: MatchEntryLog | None = None
        self._logged: MatchHost | None = None  # host of the match in that log
        self._is_worth_keeping: bool | None = None  # the match in the file of the log; None: the file has to be read
        self._collection: Steps[None] | None = None  # search for orphaned matches under way
        self._keep = keep
        place = take_place(paths.data) if keep else Place(1, lock_of(paths.data, 1))
        self.place, self._locks = place.number, [place.lock]  # slot of this copy, from 1
        self._is_own_path = place.is_shared
        self.path = _own_path(paths.data) if place.is_shared else paths.match(place.number)  # log of this copy's match
        self._refused_logs: set[Path] = set()  # logs that the system did not give: they may be sound
        if place.trouble is not None:
            say(disk_error_text(paths.data, place.trouble))
        elif self.place > 1:
            say(SECOND_COPY)

    def begin(self, config: MatchConfig, secret: MatchSecret) -> OpenedMatch:
        return self.open_host(MatchHost(config, secret))

    def begin_with(self, record: Record) -> OpenedMatch:
        """Return a match that was played elsewhere so far."""
        return self.open_host(MatchHost.restore(record, self._games))

    def again(self, found: OpenedMatch) -> OpenedMatch:
        """Return the same match from its first card."""
        return self.open_host(MatchHost.restore(replace(found.host.record(), actions=()), self._games))

    def resuming(self) -> Steps[OpenedMatch | None]:
        """Return the unfinished match of the last start, at the exact card; None without one."""
        restored, notices = yield from resuming(self.path, self._games)
        self._report(self.path, restored, notices)
        self._is_worth_keeping = _is_worth_keeping(restored) if restored.problem is None else None
        if restored.session is not None and restored.session.match_over:
            return None
        return self._open_restored(restored)

    def opening(self, path: Path) -> Steps[OpenedMatch | None]:
        """Return a saved game that the user has chosen, as far as it is sound."""
        restored = yield from opening_saved(path, self._games)
        if restored.problem is not None:
            self._say(restored.problem)
        return self._open_restored(restored)

    def looking_into(self, path: Path) -> Steps[OpenedMatch | None]:
        """Do as `opening` does for a list or a preview: without notices, since the user has opened nothing."""
        restored = yield from opening_saved(path, self._games)
        return self._open_restored(restored)

    def give_up(self) -> None:
        """Set aside the log of a match that could not be shown."""
        self.close_log()
        moved_to = quarantine(self.path) if self._keep else None
        self._say(UNPLAYABLE if moved_to is None else LOST.filled(UNPLAYABLE, moved_to.name))

    def keep(self, found: OpenedMatch) -> None:
        """Log this match from now on."""
        self.close_log()
        self._log = found.log
        self._is_worth_keeping = None
        if found.log is not None:
            self._logged = found.host
            found.log.file.keep(found.host.record, self.path)

    def holds(self, host: MatchHost) -> bool:
        """Return whether this copy's log holds the match of this host up to its last action."""
        return self._log is not None and self._logged is host and self._log.file.sound

    @property
    def is_kept(self) -> bool:
        """True if leaving the logged match now would keep it among the unfinished ones."""
        return self._keep and self._log is not None and self._log.file.sound

    def keep_unfinished(self) -> None:
        """Keep the log of an unfinished match under another name before a new match replaces it."""
        at_once(self.keeping_unfinished())

    def keeping_unfinished(self) -> Steps[None]:
        """Do as `keep_unfinished` does, in small steps; only a log not written or read before takes any."""
        self.close_log()
        if self._keep and (yield from self._moving_unfinished(self.path)):
            self._say(MATCH_KEPT)

    def _moving_unfinished(self, log: Path) -> Steps[bool]:
        """Keep an unfinished match under another name; return whether there was one and it was kept."""
        if log == self.path and self._is_worth_keeping is not None:
            is_worth, self._is_worth_keeping = self._is_worth_keeping, None
            return is_worth and self._try_move(log, RestoredMatch(None, None))
        restored, notices = yield from resuming(log, self._games)
        self._report(log, restored, notices)
        return _is_worth_keeping(restored) and self._try_move(log, restored)

    def _report(self, log: Path, restored: RestoredMatch, notices: Iterable[Text]) -> None:
        """Say the notices about a log; one that the system does not give is reported once and never overwritten."""
        if restored.refused and log in self._refused_logs:
            return
        for notice in notices:
            self._say(notice)
        if restored.refused:
            self._refused_logs.add(log)
            if log == self.path:
                self.path = self._other_path()

    def _other_path(self) -> Path:
        """Take a further free slot and return its log, which a later start collects."""
        for place in range(self.place + 1, PLACES):
            log, lock = self._paths.match(place), lock_of(self._paths.data, place)
            if not os.path.lexists(log) and _try_lock(lock):
                self._locks.append(lock)
                return log
        self._is_own_path = True
        return _own_path(self._paths.data)

    def _try_move(self, log: Path, restored: RestoredMatch) -> bool:
        """Rename a log; one that was damaged has been set aside, and its sound part is written instead."""
        from cardtable.app.storage.saved_matches import free_path

        path = free_path(self._paths.data)
        try:
            if restored.problem is None:
                log.rename(path)
            elif restored.record is not None:
                write_private(path, write_record(restored.record))
        except OSError as error:
            self._say(NOT_PUT_BY.filled(disk_error_text(self._paths.data, error)))
            if log == self.path and os.path.lexists(log):  # a later start finds it there
                self.path = self._other_path()
            return False
        return True

    def finding_unfinished(self, *, with_own: bool = False) -> Steps[list[SavedMatch]]:
        """Return the unfinished matches, the latest first; `with_own`: also that of this copy, unless it is shown."""
        from datetime import date

        from cardtable.app.storage.saved_matches import finding_kept

        if self._keep:
            yield from self._collecting_orphans()
        with_own = with_own and self._keep and self._log is None and (yield from self._holding_unfinished())
        found = yield from finding_kept(self._paths.data, self._games, date.today(), self.path)
        return [match for match in found if with_own or match.path != self.path]

    def _holding_unfinished(self) -> Steps[bool]:
        if self._is_worth_keeping is not None:
            return self._is_worth_keeping
        return _is_worth_keeping((yield from opening_saved(self.path, self._games)))

    def _collecting_orphans(self) -> Steps[None]:
        """Run the collection of orphaned matches, or advance the one under way, to its end."""
        if self._collection is None:
            self._collection = self._collecting_from_slots()
        while (work := self._collection) is not None:
            if next(work, work) is work:
                self._collection = None
            else:
                yield

    def _collecting_from_slots(self) -> Steps[None]:
        """Keep the matches of copies of the program that are no longer running."""
        for place in range(1, PLACES):
            log, lock = self._paths.match(place), lock_of(self._paths.data, place)
            if place != self.place and log != self.path and log.exists() and _try_lock(lock):
                try:
                    yield from self._moving_unfinished(log)
                finally:
                    lock.release()

    def delete_resumed(self, path: Path) -> None:
        """Delete the file of an unfinished match that is logged now as the match in play."""
        if self._log is not None and self._log.file.sound:
            self.delete(path)

    def has_ended(self, found: OpenedMatch) -> None:
        from cardtable.app.storage.saved_matches import EndedMatchStore

        if self._keep:
            EndedMatchStore(self._paths.ended).keep(found.host.record())

    def ended(self, game: str, key: str) -> Path | None:
        """Return the file of a finished match if it is still there; `key` is its key in the statistics."""
        from cardtable.app.storage.saved_matches import EndedMatchStore

        return EndedMatchStore(self._paths.ended).find(game, key)

    def delete(self, path: Path) -> bool:
        """Delete an unfinished match; tell the user and return False if that fails."""
        try:
            path.unlink(missing_ok=True)
        except OSError as error:
            self._say(NOT_DELETED.filled(disk_error_text(path.parent, error)))
            return False
        if path == self.path:
            self._is_worth_keeping = None
        return True

    def save_as(self, path: Path, record: Record) -> bool:
        """Save the match in a file chosen by the user; return whether that worked."""
        try:
            write_whole(path, write_record(record))
        except OSError as error:
            self._say(NOT_WRITTEN.filled(path.name, disk_error_text(path.parent, error)))
            return False
        self._say(SAVED.filled(path.name))
        return True

    def why_not_kept(self) -> Text | None:
        """Return why the latest moves would be lost, after another try to write them; None if they are saved."""
        if self._log is None:
            return None
        self._log.file.try_again()
        trouble = self._log.file.trouble
        return None if trouble is None else self._not_kept(trouble)

    def close_log(self) -> None:
        if self._log is not None:
            sound = self._log.file.sound
            self._log.close()
            if self._logged is not None and (sound or _is_begun(self.path, self._logged)):
                self._is_worth_keeping = not self._logged.over and self._logged.has_begun
            self._log = self._logged = None
            self._warn(None)

    def close(self) -> None:
        self.close_log()
        if self._collection is not None:
            self._collection.close()
        if self._keep and self._is_worth_keeping is False and self._is_own_path:
            with suppress(OSError):  # it would be listed as unfinished
                self.path.unlink(missing_ok=True)
        for lock in self._locks:
            lock.release()

    def open_host(self, host: MatchHost) -> OpenedMatch:
        """Return the match of this host, with a log in this copy's slot."""
        log = MatchLogFile(self.path, self._troubled) if self._keep else None
        return OpenedMatch(host, MatchEntryLog(log, host.config.game.codec) if log is not None else None)

    def _open_restored(self, restored: RestoredMatch) -> OpenedMatch | None:
        """Return the match at its last good action; a record older than salts gets one."""
        if restored.session is None or restored.record is None:
            return None
        record = replace(restored.record, salt=restored.record.salt or fresh_seed())
        return self.open_host(MatchHost.resume(record, restored.session, self._games[record.game]))

    def _troubled(self, error: OSError | None) -> None:
        self._warn(None if error is None else self._not_kept(error))
        if error is None:
            self._say(KEPT_AGAIN)

    def _not_kept(self, error: OSError) -> Text:
        return NOT_KEPT.filled(disk_error_text(self._paths.data, error))


def _is_begun(log: Path, host: MatchHost) -> bool:
    """Return whether a log has the head of this match; where the disk was full, its end or all of it may be missing."""
    record = host.record()
    try:
        head = read_head(read_bytes(log))
    except (UnreadableError, RecordError):
        return False
    return (head.game, head.seed, head.salt) == (record.game, record.seed, record.salt)


def _own_path(folder: Path) -> Path:
    """Return a log that no other copy writes, and that is an unfinished match once this copy has ended."""
    from cardtable.app.storage.saved_matches import free_path

    return free_path(folder, f"{os.getpid()}-")


def _try_lock(lock: Lock) -> bool:
    """Take a lock; return whether this copy has it now, and False where it cannot be tried."""
    try:
        return lock.take()
    except OSError:
        return False


def _is_worth_keeping(restored: RestoredMatch) -> bool:
    session = restored.session
    return session is not None and not session.match_over and has_begun(session.record())

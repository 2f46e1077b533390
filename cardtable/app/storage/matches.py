"""Which match is on the table and in which file: begin, resume, open, save."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from cardtable.app.storage.entry_log import EntryLog
from cardtable.app.storage.lock import PLACES, Place, lock_of, take_place
from cardtable.app.storage.match_log import MatchLog
from cardtable.app.storage.paths import Paths
from cardtable.app.storage.resume import LOST, UNPLAYABLE, Restored, opening_saved, resuming
from cardtable.core.record import Record, RecordError, read_head, write_record
from cardtable.core.rules import AnyGame
from cardtable.core.shuffle import fresh_seed
from cardtable.core.steps import Steps, at_once
from cardtable.core.text import Text, translate
from cardtable.files.disk_trouble import trouble_with
from cardtable.files.locks import Lock
from cardtable.files.reading import UnreadableError, read_bytes
from cardtable.files.writing import set_aside, write_private, write_whole
from cardtable.host.match_terms import Secret, Terms
from cardtable.host.people import has_begun
from cardtable.host.table_host import TableHost

if TYPE_CHECKING:  # a match that goes on needs no list of others
    from cardtable.app.storage.unfinished import Kept

SECOND_COPY = translate(
    "Storage", "Another copy of the program is running; it keeps its match, and this one has its own."
)
NOT_KEPT = translate("Storage", "Your moves aren't being saved. %1", "%1: why, and what to do")
KEPT_AGAIN = translate("Storage", "The match is being saved again.")
SAVED = translate("Storage", "Saved as %1.", "the name of a file")
NOT_WRITTEN = translate(
    "Storage", "CardTable couldn't save the game as %1. %2", "the name of a file; why, and what to do"
)
PUT_BY = translate("Storage", "The match that was not finished is kept under Game, Unfinished games.")
NOT_PUT_BY = translate(
    "Storage", "CardTable couldn't keep the match that wasn't finished. %1", "%1: why, and what to do"
)
NOT_DELETED = translate("Storage", "CardTable couldn't delete the game. %1", "%1: why, and what to do")


class Found(NamedTuple):
    """A match that can be played on."""

    host: TableHost
    log: EntryLog | None = None  # writes once `Matches.keep` has been told


class Matches:
    """The files of matches; a copy of the program has a place of its own that no other copy touches.

    Without `keep` nothing is written: for demonstrations.
    """

    def __init__(
        self,
        paths: Paths,
        games: Mapping[str, AnyGame],
        say: Callable[[Text], None],
        warn: Callable[[Text | None], None],
        *,
        keep: bool = True,
    ) -> None:
        """`warn`: of what lasts; None when it is over."""
        self._paths = paths
        self._games = games
        self._say, self._warn = say, warn
        self._log: EntryLog | None = None
        self._logged: TableHost | None = None  # whose entries go into that log
        self._is_worth_keeping: bool | None = None  # the match in the log's file; None: it has to be read for that
        self._under_way: Steps[None] | None = None  # the gathering of what other copies have left
        self._keep = keep
        place = take_place(paths.data) if keep else Place(1, lock_of(paths.data, 1))
        self._place, self._locks = place.number, [place.lock]
        self._is_own_path = place.is_shared
        self._path = _own_path(paths.data) if place.is_shared else paths.match(place.number)
        self._left_alone: set[Path] = set()  # logs that the system did not give: they may be whole
        if place.trouble is not None:
            say(trouble_with(paths.data, place.trouble))
        elif self._place > 1:
            say(SECOND_COPY)

    @property
    def place(self) -> int:
        """Which copy of the program this is, of those that run at once: from 1."""
        return self._place

    @property
    def path(self) -> Path:
        """The log of this copy's match."""
        return self._path

    def begin(self, terms: Terms, secret: Secret) -> Found:
        """A new match at its first card."""
        return self._found(TableHost(terms, secret))

    def begin_with(self, record: Record) -> Found:
        """A match that has been played elsewhere so far."""
        return self._found(TableHost.restored(record, self._games))

    def again(self, found: Found) -> Found:
        """The same match from its first card."""
        return self._found(TableHost.restored(replace(found.host.record(), actions=(), seated=()), self._games))

    def resume(self) -> Found | None:
        """The unfinished match of the last start, at the very card."""
        return at_once(self.resuming())

    def resuming(self) -> Steps[Found | None]:
        """Do as `resume` does, in small steps."""
        restored, notices = yield from resuming(self.path, self._games)
        self._tell(self.path, restored, notices)
        self._is_worth_keeping = _is_worth_keeping(restored) if restored.problem is None else None
        if restored.session is not None and restored.session.match_over:
            return None
        return self._restored(restored)

    def open(self, path: Path) -> Found | None:
        """A saved game that the person chose, as far as it is sound."""
        return at_once(self.opening(path))

    def opening(self, path: Path) -> Steps[Found | None]:
        """Do as `open` does, in small steps."""
        restored = yield from opening_saved(path, self._games)
        if restored.problem is not None:
            self._say(restored.problem)
        return self._restored(restored)

    def looking_into(self, path: Path) -> Steps[Found | None]:
        """The same for a list or a picture: nobody has opened it, so nothing is said of it."""
        restored = yield from opening_saved(path, self._games)
        return self._restored(restored)

    def give_up(self) -> None:
        """Set the log of a match aside that cannot be put on the table."""
        self.close_log()
        kept = set_aside(self.path) if self._keep else None
        self._say(UNPLAYABLE if kept is None else LOST.filled(UNPLAYABLE, kept.name))

    def keep(self, found: Found) -> None:
        """Log this match from now on."""
        self.close_log()
        self._log = found.log
        self._is_worth_keeping = None
        if found.log is not None:
            self._logged = found.host
            found.log.file.keep(found.host.record, self.path)

    def holds(self, host: TableHost) -> bool:
        """Whether this copy's log has the match of this host, up to its last action."""
        return self._log is not None and self._logged is host and self._log.file.sound

    @property
    def is_kept(self) -> bool:
        """Whether the match that is logged would be among the unfinished ones if it was left now."""
        return self._keep and self._log is not None and self._log.file.sound

    def put_by(self) -> None:
        """Keep the log of an unfinished match under another name before a new one takes its place."""
        at_once(self.putting_by())

    def putting_by(self) -> Steps[None]:
        """Do as `put_by` does, in small steps: only a log that this copy has neither written nor read takes any."""
        self.close_log()
        if self._keep and (yield from self._putting_away(self.path)):
            self._say(PUT_BY)

    def _putting_away(self, log: Path) -> Steps[bool]:
        """Whether the log held an unfinished match, and it is kept under another name now."""
        if log == self.path and self._is_worth_keeping is not None:
            is_worth, self._is_worth_keeping = self._is_worth_keeping, None
            return is_worth and self._is_moved(log, Restored(None, None))
        restored, notices = yield from resuming(log, self._games)
        self._tell(log, restored, notices)
        return _is_worth_keeping(restored) and self._is_moved(log, restored)

    def _tell(self, log: Path, restored: Restored, notices: Iterable[Text]) -> None:
        """Say what is the matter with a log; one that the system does not give is told of once, and not written to."""
        if restored.refused and log in self._left_alone:
            return
        for notice in notices:
            self._say(notice)
        if restored.refused:
            self._left_alone.add(log)
            if log == self.path:
                self._path = self._another_path()

    def _another_path(self) -> Path:
        """The log of a place that nobody has, from where another start gathers it."""
        for place in range(self._place + 1, PLACES):
            log, lock = self._paths.match(place), lock_of(self._paths.data, place)
            if not os.path.lexists(log) and _is_taken(lock):
                self._locks.append(lock)
                return log
        self._is_own_path = True
        return _own_path(self._paths.data)

    def _is_moved(self, log: Path, restored: Restored) -> bool:
        try:
            self._move_away(log, restored)
        except OSError as error:
            self._say(NOT_PUT_BY.filled(trouble_with(self._paths.data, error)))
            return False
        return True

    def _move_away(self, log: Path, restored: Restored) -> None:
        """A damaged log has been set aside already: what could be read of it is written."""
        from cardtable.app.storage.unfinished import free_path

        kept = free_path(self._paths.data)
        if restored.problem is None:
            log.rename(kept)
        elif restored.record is not None:
            write_private(kept, write_record(restored.record))

    def unfinished(self) -> list[Kept]:
        """The matches that were put by, the last one first."""
        return at_once(self.finding_unfinished())

    def finding_unfinished(self) -> Steps[list[Kept]]:
        """Do as `unfinished` does, in small steps: only what another copy has left takes any."""
        from datetime import date

        from cardtable.app.storage.unfinished import kept_matches

        if self._keep:
            yield from self._gathering()
        found = kept_matches(self._paths.data, self._games, date.today())
        return [kept for kept in found if kept.path != self.path]  # which is what is on the table

    def _gathering(self) -> Steps[None]:
        """Do what `_gathering_all` does; whoever wants it while it is under way helps with it."""
        if self._under_way is None:
            self._under_way = self._gathering_all()
        while (work := self._under_way) is not None:
            if next(work, work) is work:
                self._under_way = None
            else:
                yield

    def _gathering_all(self) -> Steps[None]:
        """Matches of copies of the program that run no more are kept like those that were left for another one."""
        for place in range(1, PLACES):
            log, lock = self._paths.match(place), lock_of(self._paths.data, place)
            if place != self._place and log != self.path and log.exists() and _is_taken(lock):
                try:
                    yield from self._putting_away(log)
                finally:
                    lock.release()

    def taken_up(self, path: Path) -> None:
        """A match that was put by is on the table now, and in its log: there need not be two of it."""
        if self._log is not None and self._log.file.sound:
            self.delete(path)

    def has_ended(self, found: Found) -> None:
        """Keep a match that has come to its end, to be looked at again."""
        from cardtable.app.storage.ended_matches import EndedMatches

        if self._keep:
            EndedMatches(self._paths.ended).keep(found.host.record())

    def ended(self, game: str, key: str) -> Path | None:
        """The file of a match that ended, if it is still kept; `key`: by which the statistics know it."""
        from cardtable.app.storage.ended_matches import EndedMatches

        return EndedMatches(self._paths.ended).find(game, key)

    def delete(self, path: Path) -> bool:
        """Delete a match that was put by; whether that could be done, which is said if not."""
        try:
            path.unlink(missing_ok=True)
        except OSError as error:
            self._say(NOT_DELETED.filled(trouble_with(path.parent, error)))
            return False
        return True

    def save_as(self, path: Path, record: Record) -> bool:
        """Write the match into a file of the person's choice."""
        try:
            write_whole(path, write_record(record))
        except OSError as error:
            self._say(NOT_WRITTEN.filled(path.name, trouble_with(path.parent, error)))
            return False
        self._say(SAVED.filled(path.name))
        return True

    def why_not_kept(self) -> Text | None:
        """Why the moves of the match on the table would be lost now, after another try; None if they are kept."""
        if self._log is None:
            return None
        self._log.file.try_again()
        trouble = self._log.file.trouble
        return None if trouble is None else self._not_kept(trouble)

    def close_log(self) -> None:
        """Let go of the file."""
        if self._log is not None:
            sound = self._log.file.sound
            self._log.close()
            if self._logged is not None and (sound or _is_begun(self.path, self._logged)):
                self._is_worth_keeping = not self._logged.over and self._logged.has_begun
            self._log = self._logged = None
            self._warn(None)

    def close(self) -> None:
        """Let another copy have the place."""
        self.close_log()
        if self._under_way is not None:
            self._under_way.close()
        if self._keep and self._is_worth_keeping is False and self._is_own_path:
            with suppress(OSError):  # it would be among the unfinished ones
                self.path.unlink(missing_ok=True)
        for lock in self._locks:
            lock.release()

    def _found(self, host: TableHost) -> Found:
        log = MatchLog(self.path, self._troubled) if self._keep else None
        return Found(host, EntryLog(log, host.terms.game.codec) if log is not None else None)

    def _restored(self, restored: Restored) -> Found | None:
        """A table at the last good action; a match from before there was a salt gets one."""
        if restored.session is None or restored.record is None:
            return None
        record = replace(restored.record, salt=restored.record.salt or fresh_seed())
        return self._found(TableHost.going_on(record, restored.session, self._games[record.game]))

    def _troubled(self, error: OSError | None) -> None:
        self._warn(None if error is None else self._not_kept(error))
        if error is None:
            self._say(KEPT_AGAIN)

    def _not_kept(self, error: OSError) -> Text:
        return NOT_KEPT.filled(trouble_with(self._paths.data, error))


def _is_begun(log: Path, host: TableHost) -> bool:
    """Whether a log has the beginning of this match: its end may be missing, or all of it, where the disk was full."""
    record = host.record()
    try:
        head = read_head(read_bytes(log))
    except (UnreadableError, RecordError):
        return False
    return (head.game, head.seed, head.salt) == (record.game, record.seed, record.salt)


def _own_path(folder: Path) -> Path:
    """A log that no other copy of the program writes, which is among the unfinished matches once this one has ended."""
    from cardtable.app.storage.unfinished import own_path

    return own_path(folder)


def _is_taken(lock: Lock) -> bool:
    """Whether it is this copy's now; where nobody can tell, it is not."""
    try:
        return lock.take()
    except OSError:
        return False


def _is_worth_keeping(restored: Restored) -> bool:
    """Whether somebody may want to play on."""
    session = restored.session
    return session is not None and not session.match_over and has_begun(session.record())

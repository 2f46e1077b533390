"""Matches that were left for another one: each is kept as a file until somebody plays it on or deletes it.

There is no limit to their number: a file is a few kilobytes, and nothing goes away unasked.

The last matches of each game that have ended, as files: to be looked at again from the statistics.

The matches with people at which this person has a seat, as they are kept on this computer.

Judged deals, kept beside the matches: a deal that is looked at again is not judged again.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Container, Mapping
from contextlib import suppress
from datetime import date, datetime, time
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cardtable.app.storage.match_resume import restoring
from cardtable.core.frozen_dataclass import frozen
from cardtable.core.incremental import Steps
from cardtable.core.record import Record, RecordError, read_head, write_record
from cardtable.core.rules import AnyGame, Codec
from cardtable.core.text import Text, translate
from cardtable.files.disk_errors import disk_error_text
from cardtable.files.reading import UnreadableError, read_bytes, read_text
from cardtable.files.writing import write_private
from cardtable.host.match_config import match_key
from cardtable.host.seat_assignment import person_assignment
from cardtable.players.deal_review import DealReview
from cardtable.players.review_file import read_judgement, write_judgement

if TYPE_CHECKING:
    from cardtable.host.room_messages import RevealMessage, RoomInfo
    from cardtable.net.agent_messages import SavedSeat


ENDING = ".cardtable"
_STEM = "unfinished-"


@frozen
class SavedMatch:
    """One such match; `deal` and `points` are None where the file is not read any further, or cannot be."""

    path: Path
    game: Text | None  # None: none that this program has
    seats: int
    days: int  # since it was last played
    deal: int | None = None  # the number of the deal in play
    points: int | None = None  # of the person, after the deals before


def free_path(folder: Path) -> Path:
    """Where the next one goes."""
    return next(path for number in count(1) if not (path := folder / f"{_STEM}{number}{ENDING}").exists())


def own_path(folder: Path) -> Path:
    """The same for a copy of the program that nothing keeps apart from others but its process: no other has it."""
    return next(path for n in count(1) if not (path := folder / f"{_STEM}{os.getpid()}-{n}{ENDING}").exists())


def kept_matches(folder: Path, games: Mapping[str, AnyGame], today: date) -> list[SavedMatch]:
    """All that lie in the folder, the last one played first; told from their heads alone."""
    times: dict[Path, float] = {}
    for path in folder.glob(f"{_STEM}*{ENDING}"):
        try:
            times[path] = path.stat().st_mtime
        except OSError:
            continue
    newest = sorted(times, key=lambda path: -times[path])
    return [_told(path, games, _days_since(times[path], today)) for path in newest]


def scoring(kept: SavedMatch, games: Mapping[str, AnyGame]) -> Steps[SavedMatch]:
    """Return the same with deal and points, in small steps: it plays the match again, some milliseconds a deal."""
    try:
        restored = yield from restoring(read_bytes(kept.path), games)
    except UnreadableError:
        return kept
    if restored.session is None or restored.record is None:
        return kept
    person = person_assignment(restored.record.players)
    rows = [scored.row for scored in restored.session.scores]
    points = None if person is None else sum(row[person] for row in rows)
    return SavedMatch(kept.path, kept.game, kept.seats, kept.days, restored.session.deal_number, points)


def _days_since(seconds: float, today: date) -> int:
    """A file can bear any time, also one that no calendar has: none is before 1970, and none later than today."""
    latest = datetime.combine(today, time.max).timestamp()
    return (today - date.fromtimestamp(min(max(seconds, 0.0), latest))).days


def _told(path: Path, games: Mapping[str, AnyGame], days: int) -> SavedMatch:
    try:
        record = read_head(read_bytes(path))
    except (UnreadableError, RecordError):
        return SavedMatch(path, None, 0, days)
    game = games.get(record.game)
    return SavedMatch(path, None if game is None else game.name, record.seats, days)


LAST = 20  # matches of each game that are kept, and shown one by one in the statistics


class EndedMatchStore:
    """A file for each match; of every game the last ones are kept, `LAST` of them.

    Nobody is told when one cannot be written: its result is counted all the same.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def keep(self, record: Record) -> None:
        """Keep a match as it ended first: undoing its end does not change what is told of it."""
        path = self._path(record.game, match_key(record))
        with suppress(OSError):
            if not path.exists():
                write_private(path, write_record(record))
                self._forget_oldest(record.game)

    def find(self, game: str, key: str) -> Path | None:
        """The file of a match, if it is still kept; `key`: by which the statistics know it."""
        path = self._path(game, key)
        return path if os.path.isfile(path) else None  # a key of any length stands in the statistics

    def _path(self, game: str, key: str) -> Path:
        return self._folder / f"{game}-{key}.cardtable"

    def _forget_oldest(self, game: str) -> None:
        kept = sorted(self._folder.glob(f"{game}-*.cardtable"), key=lambda path: path.stat().st_mtime)
        for path in kept[:-LAST]:
            path.unlink(missing_ok=True)


SEATS_LOST = translate(
    "Storage", "CardTable couldn't read all your seats at other people's tables. The old file is kept as %1."
)


class JoinedMatchStore:
    """Read anew at each question, for it is the agent that keeps them; the last one comes first."""

    def __init__(self, folder: Path, games: Container[str], say: Callable[[Text], None]) -> None:
        """`games`: the ids of those that can be played here."""
        self._folder, self._games, self._say = folder, games, say
        self._has_told = False

    def seats(self) -> tuple[SavedSeat, ...]:
        """All of them."""
        if not self._folder.is_dir():
            return ()
        from cardtable.net.agent.resume_tokens import ResumeTokenFile, kept_seats

        try:
            aside = ResumeTokenFile(self._folder).mend()
        except OSError as error:  # where nothing can be read, or put out of the way, nothing is overwritten either
            if not self._has_told:
                self._has_told = True
                self._say(disk_error_text(Path(error.filename or self._folder), error))
        else:
            if aside is not None:
                self._say(SEATS_LOST.filled(aside.name))
        return kept_seats(self._folder)

    def to_go_on_at(self) -> tuple[SavedSeat, ...]:
        """Those at which the person is expected: the match has not gone on at another table."""
        return tuple(seat for seat in self.seats() if seat.game in self._games and seat.went_on is None)

    def match_at(self, table: str) -> tuple[RoomInfo, tuple[RevealMessage, ...]] | None:
        """What is known here of a match: what lasts of its table, and the finished deals."""
        from cardtable.net.agent.resume_tokens import ResumeTokenFile

        key = ResumeTokenFile(self._folder).find(table)
        return None if key is None or key.info is None else (key.info, key.opened)


KEPT_REVIEWS = 300  # that are kept: a few kilobytes each


class ReviewCache:
    """A file for each, named by its key; what is damaged or cannot be written is judged anew, and nobody is told."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def find(self, key: str, seats: int, codec: Codec[Any]) -> DealReview | None:
        """The judgement of this key, if it is kept and sound."""
        try:
            return read_judgement(read_text(self._path(key)), seats, codec)
        except UnreadableError:
            return None

    def keep(self, key: str, found: DealReview, seats: int) -> None:
        """Keep it, and forget the oldest."""
        with suppress(OSError):
            write_private(self._path(key), write_judgement(found, seats))
            kept = sorted(self._folder.glob("*.json"), key=lambda path: path.stat().st_mtime)
            for path in kept[:-KEPT_REVIEWS]:
                path.unlink(missing_ok=True)

    def _path(self, key: str) -> Path:
        return self._folder / f"{key}.json"

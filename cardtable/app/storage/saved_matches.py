"""Saved matches: unfinished and finished ones, seats in rooms elsewhere, and cached reviews of deals.

Unfinished matches have no limit: a file is a few kilobytes, and none is deleted unasked.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Container, Mapping
from contextlib import suppress
from dataclasses import replace
from datetime import date, datetime, time
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cardtable.app.storage.match_log_file import restoring
from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.basics.incremental import Steps
from cardtable.core.record import Record, RecordError, read_head, write_record
from cardtable.core.rules import AnyGame, Codec
from cardtable.core.text import Text, translate
from cardtable.files.disk_errors import disk_error_text
from cardtable.files.reading import UnreadableError, read_bytes, read_text
from cardtable.files.writing import write_private
from cardtable.host.match_config import match_key
from cardtable.host.seat_assignment import person_assignment

if TYPE_CHECKING:
    from cardtable.host.room_messages import RevealMessage, RoomInfo
    from cardtable.net.agent_messages import SavedSeat
    from cardtable.players.deal_review import DealReview


SUFFIX = ".cardtable"
LAST = 20  # finished matches kept of each game, and shown one by one in the statistics
KEPT_REVIEWS = 300  # a few kilobytes each
SEATS_LOST = translate(
    "Storage", "CardTable couldn't read all your seats at other people's tables. The old file is kept as %1."
)
_STEM = "unfinished-"


@frozen
class SavedMatch:
    """An unfinished match; `deal` and `points` are None until `scoring` has read them."""

    path: Path
    game: Text | None  # None: not in this program
    seats: int
    days: int  # since it was last played
    deal: int | None = None  # number of the deal in play
    points: int | None = None  # of the user in all finished deals


def free_path(folder: Path, owner: str = "") -> Path:
    """Return the path for the next unfinished match; `owner` begins the names of one process."""
    return next(path for number in count(1) if not (path := folder / f"{_STEM}{owner}{number}{SUFFIX}").exists())


def finding_kept(
    folder: Path, games: Mapping[str, AnyGame], today: date, log: Path | None = None
) -> Steps[list[SavedMatch]]:
    """Return all unfinished matches in a folder, and that of `log`, the latest first; a step reads the head of one."""
    times: dict[Path, float] = {}
    for path in (*folder.glob(f"{_STEM}*{SUFFIX}"), *filter(None, [log])):
        with suppress(OSError):
            times[path] = path.stat().st_mtime
    newest = sorted(times, key=lambda path: -times[path])
    found: list[SavedMatch] = []
    for path in newest:
        found.append(_read_saved_match(path, games, _days_since(times[path], today)))
        yield
    return found


def scoring(match: SavedMatch, games: Mapping[str, AnyGame]) -> Steps[SavedMatch]:
    """Return the match with deal and points, in small steps: it is replayed, some milliseconds a deal."""
    try:
        restored = yield from restoring(read_bytes(match.path), games)
    except UnreadableError:
        return match
    if restored.session is None or restored.record is None:
        return match
    person = person_assignment(restored.record.players)
    rows = [scored.row for scored in restored.session.scores]
    points = None if person is None else sum(row[person] for row in rows)
    return replace(match, deal=restored.session.deal_number, points=points)


def _days_since(seconds: float, today: date) -> int:
    """Return the days since a file time; a file may have any time, so it is limited to 1970 and the end of today."""
    latest = datetime.combine(today, time.max).timestamp()
    return (today - date.fromtimestamp(min(max(seconds, 0.0), latest))).days


def _read_saved_match(path: Path, games: Mapping[str, AnyGame], days: int) -> SavedMatch:
    try:
        record = read_head(read_bytes(path))
    except (UnreadableError, RecordError):
        return SavedMatch(path, None, 0, days)
    game = games.get(record.game)
    return SavedMatch(path, None if game is None else game.name, record.seats, days)


class EndedMatchStore:
    """Files of the last `LAST` finished matches of each game; failures are ignored, as statistics have the results."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def keep(self, record: Record) -> None:
        """Keep a match as it first ended: an undo of its end changes nothing."""
        path = self._path(record.game, match_key(record))
        with suppress(OSError):
            if not path.exists():
                write_private(path, write_record(record))
                _delete_oldest(self._folder, f"{record.game}-*{SUFFIX}", LAST)

    def find(self, game: str, key: str) -> Path | None:
        """Return the file of a match if it is still there; `key` is its key in the statistics."""
        path = self._path(game, key)
        return path if os.path.isfile(path) else None  # not Path.is_file: a key in the statistics may have any length

    def _path(self, game: str, key: str) -> Path:
        return self._folder / f"{game}-{key}{SUFFIX}"


class JoinedMatchStore:
    """Seats of this user in rooms elsewhere, read anew at each request because the agent process writes them."""

    def __init__(self, folder: Path, games: Container[str], say: Callable[[Text], None]) -> None:
        """Read from `folder`; `games` are the ids of the games that can be played here."""
        self._folder, self._games, self._say = folder, games, say
        self._has_reported = False

    def seats(self) -> tuple[SavedSeat, ...]:
        """Return all seats, the latest first."""
        if not self._folder.is_dir():
            return ()
        from cardtable.net.agent.resume_tokens import ResumeTokenFile, saved_seats

        try:
            moved_to = ResumeTokenFile(self._folder).mend()
        except OSError as error:  # a file that can be neither read nor renamed is not overwritten either
            if not self._has_reported:
                self._has_reported = True
                self._say(disk_error_text(Path(error.filename or self._folder), error))
        else:
            if moved_to is not None:
                self._say(SEATS_LOST.filled(moved_to.name))
        return saved_seats(self._folder)

    def to_go_on_at(self) -> tuple[SavedSeat, ...]:
        """Return the seats whose matches can go on: of a known game, and not moved to another room."""
        return tuple(seat for seat in self.seats() if seat.game in self._games and seat.went_on is None)

    def match_at(self, table: str) -> tuple[RoomInfo, tuple[RevealMessage, ...]] | None:
        """Return the room information and the revealed seeds of a match; None if they are unknown here."""
        from cardtable.net.agent.resume_tokens import ResumeTokenFile

        key = ResumeTokenFile(self._folder).find(table)
        return None if key is None or key.info is None else (key.info, key.opened)


class ReviewCache:
    """Reviews of deals, one file each, named by key; one that is damaged or cannot be written is made again."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def find(self, key: str, seats: int, codec: Codec[Any]) -> DealReview | None:
        """Return the review with this key; None if it is missing or damaged."""
        from cardtable.players.review_file import read_judgement  # loads the search of the players

        try:
            return read_judgement(read_text(self._path(key)), seats, codec)
        except UnreadableError:
            return None

    def keep(self, key: str, found: DealReview, seats: int) -> None:
        """Store a review, and delete the oldest beyond `KEPT_REVIEWS`."""
        from cardtable.players.review_file import write_judgement

        with suppress(OSError):
            write_private(self._path(key), write_judgement(found, seats))
            _delete_oldest(self._folder, "*.json", KEPT_REVIEWS)

    def _path(self, key: str) -> Path:
        return self._folder / f"{key}.json"


def _delete_oldest(folder: Path, pattern: str, kept: int) -> None:
    for path in sorted(folder.glob(pattern), key=lambda path: path.stat().st_mtime)[:-kept]:
        path.unlink(missing_ok=True)

"""Progress in the lessons, one JSON file; an unreadable entry counts as not begun, and the file is kept aside."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from dataclasses import asdict
from functools import cached_property
from pathlib import Path

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.text import Text, translate
from cardtable.core.wire import json_values as wire
from cardtable.core.zones import Seat
from cardtable.files.disk_errors import disk_error_text
from cardtable.files.reading import MissingError, RefusedError, UnreadableError, read_json
from cardtable.files.writing import keep_copy, quarantine, write_private

MOST = 10_000  # actions, sentences and lessons that are read at most
_LONGEST = 4_000  # characters of an action
_SEATS = 100  # more than any game has

LESSONS_LOST = translate(
    "Storage", "CardTable couldn't read how far you got in the lessons. The old file is kept as %1."
)


@frozen
class LessonProgress:
    """Progress in one lesson: actions in force, names of sentences shown, and whether it was ever finished."""

    actions: tuple[tuple[Seat, str], ...] = ()
    said: tuple[str, ...] = ()
    finished: bool = False


class LessonProgressFile:
    """File of the progress in all lessons, read at the first request, never written without `keep` or if refused."""

    def __init__(self, path: Path, say: Callable[[Text], None], *, keep: bool) -> None:
        self._path, self._say, self._keep = path, say, keep

    def so_far(self, game: str, lesson: str) -> LessonProgress:
        return self._known.get(f"{game}/{lesson}", LessonProgress())

    def has_finished(self, game: str) -> bool:
        """Return whether any lesson of a game was ever finished."""
        return any(progress.finished for name, progress in self._known.items() if name.startswith(f"{game}/"))

    def put(self, game: str, lesson: str, so_far: LessonProgress) -> None:
        """Store the progress in a lesson; a failure to write is ignored, and the lesson starts again next time."""
        known, key = self._known, f"{game}/{lesson}"
        if known.get(key) == so_far:
            return
        known[key] = so_far
        if self._keep:
            plain = {name: asdict(progress) for name, progress in known.items()}
            with suppress(OSError):
                write_private(self._path, json.dumps(plain, ensure_ascii=False) + "\n")

    @cached_property
    def _known(self) -> dict[str, LessonProgress]:
        try:
            values = wire.read_object(read_json(self._path, patient=True), MOST)
        except MissingError:
            return {}
        except RefusedError as error:  # it may be readable again tomorrow
            self._keep = False
            self._say(disk_error_text(self._path, error))
            return {}
        except (UnreadableError, wire.WireError):
            self._report(quarantine(self._path) if self._keep else None)
            return {}
        lessons = {}
        for name, value in values.items():
            with suppress(wire.WireError):
                lessons[name] = _read_progress(value)
        if len(lessons) < len(values):
            self._report(keep_copy(self._path, "damaged") if self._keep else None)
        return lessons

    def _report(self, moved_to: Path | None) -> None:
        self._say(LESSONS_LOST.filled((moved_to or self._path).name))


def _read_progress(value: object) -> LessonProgress:
    """Return one entry; raises WireError."""
    found = wire.read_record(value, ("actions", "said"), ("finished",))
    rows = (wire.read_row(entry, 2) for entry in wire.read_list(found["actions"], MOST))
    done = tuple((Seat(wire.read_int(seat, 0, _SEATS - 1)), wire.read_str(action, _LONGEST)) for seat, action in rows)
    said = tuple(wire.read_str(name) for name in wire.read_list(found["said"], MOST))
    return LessonProgress(done, said, wire.read_bool(found.get("finished", False)))

"""How far the lessons have come, as one JSON file: what cannot be read is as if it had never been begun, and kept."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from cardtable.core.frozen_values import frozen
from cardtable.core.text import Text, translate
from cardtable.core.wire.plain_values import WireError, items, record, row, string, table, truth, whole
from cardtable.core.zones import Seat
from cardtable.files.disk_trouble import trouble_with
from cardtable.files.reading import MissingError, RefusedError, UnreadableError, read_json
from cardtable.files.writing import keep_copy, set_aside, write_private

MOST = 10_000  # actions, names and lessons that are read
_LONGEST = 4_000  # characters of an action
_SEATS = 100  # more than any table has

LESSONS_LOST = translate(
    "Storage", "CardTable couldn't read how far you got in the lessons. The old file is kept as %1."
)


@frozen
class LessonSoFar:
    """What has been done and said in a lesson; `finished`: it has been played to its end at least once."""

    actions: tuple[tuple[Seat, str], ...] = ()
    said: tuple[str, ...] = ()
    finished: bool = False


class LessonFile:
    """Reads once, when it is first asked; without `keep`, or where the system does not give it, nothing is written."""

    def __init__(self, path: Path, say: Callable[[Text], None], *, keep: bool) -> None:
        self._path, self._say, self._keep = path, say, keep
        self._lessons: dict[str, LessonSoFar] | None = None

    def so_far(self, game: str, lesson: str) -> LessonSoFar:
        """How far somebody has come."""
        return self._known().get(_key(game, lesson), LessonSoFar())

    def has_finished(self, game: str) -> bool:
        """Whether any lesson of the game has been played to its end."""
        return any(one.finished for name, one in self._known().items() if name.startswith(_key(game, "")))

    def put(self, game: str, lesson: str, so_far: LessonSoFar) -> None:
        """Keep it; a lesson that cannot be kept begins anew the next time, and nobody need be told."""
        known = self._known()
        if known.get(_key(game, lesson)) == so_far:
            return
        known[_key(game, lesson)] = so_far
        if self._keep:
            plain = {name: _plain(one) for name, one in known.items()}
            try:
                write_private(self._path, json.dumps(plain, ensure_ascii=False) + "\n")
            except OSError:
                return

    def _known(self) -> dict[str, LessonSoFar]:
        if self._lessons is None:
            self._lessons = self._read()
        return self._lessons

    def _read(self) -> dict[str, LessonSoFar]:
        try:
            values = table(read_json(self._path, patient=True), MOST)
        except MissingError:
            return {}
        except RefusedError as error:  # it may be readable again tomorrow
            self._keep = False
            self._say(trouble_with(self._path, error))
            return {}
        except (UnreadableError, WireError):
            self._tell(set_aside(self._path) if self._keep else None)
            return {}
        lessons = {}
        for name, value in values.items():
            with suppress(WireError):
                lessons[name] = _one(value)
        if len(lessons) < len(values):
            self._tell(keep_copy(self._path, "damaged") if self._keep else None)
        return lessons

    def _tell(self, kept: Path | None) -> None:
        self._say(LESSONS_LOST.filled((kept or self._path).name))


def _key(game: str, lesson: str) -> str:
    return f"{game}/{lesson}"


def _plain(one: LessonSoFar) -> dict[str, object]:
    return {"actions": one.actions, "said": one.said, "finished": one.finished}


def _one(value: object) -> LessonSoFar:
    """Raises WireError."""
    found = record(value, ("actions", "said"), ("finished",))
    done = tuple(_done(*row(entry, 2)) for entry in items(found["actions"], MOST))
    said = tuple(string(name) for name in items(found["said"], MOST))
    return LessonSoFar(done, said, truth(found.get("finished", False)))


def _done(seat: object, action: object) -> tuple[Seat, str]:
    return Seat(whole(seat, 0, _SEATS - 1)), string(action, _LONGEST)

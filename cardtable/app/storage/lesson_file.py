"""How far the lessons have come, as one JSON file: what cannot be read is as if it had never been begun."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from cardtable.app.storage.files import read_whole, write_whole
from cardtable.core.frozen_values import frozen
from cardtable.core.zones import Seat

MOST = 10_000  # actions, names and lessons that are read


@frozen
class LessonSoFar:
    """What has been done and said in a lesson; `finished`: it has been played to its end at least once."""

    actions: tuple[tuple[Seat, str], ...] = ()
    said: tuple[str, ...] = ()
    finished: bool = False


class LessonFile:
    """Reads once, when it is first asked; without `keep` nothing is written."""

    def __init__(self, path: Path, *, keep: bool) -> None:
        self._path, self._keep = path, keep
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
            plain = {
                name: {"actions": one.actions, "said": one.said, "finished": one.finished}
                for name, one in known.items()
            }
            try:
                write_whole(self._path, json.dumps(plain, ensure_ascii=False) + "\n")
            except OSError:
                return

    def _known(self) -> dict[str, LessonSoFar]:
        if self._lessons is None:
            self._lessons = _read(self._path)
        return self._lessons


def _key(game: str, lesson: str) -> str:
    return f"{game}/{lesson}"


def _read(path: Path) -> dict[str, LessonSoFar]:
    try:
        values = json.loads(read_whole(path))
    except (OSError, ValueError, RecursionError):
        return {}
    if not isinstance(values, dict) or len(values) > MOST:
        return {}
    return {name: one for name, value in values.items() if (one := _one(value)) is not None}


def _one(value: Any) -> LessonSoFar | None:
    if not isinstance(value, Mapping):
        return None
    actions, said = value.get("actions"), value.get("said")
    if not isinstance(actions, list) or not isinstance(said, list) or len(actions) + len(said) > MOST:
        return None
    sound = all(
        isinstance(entry, list) and len(entry) == 2 and type(entry[0]) is int and isinstance(entry[1], str)
        for entry in actions
    )
    if not sound or not all(isinstance(name, str) for name in said):
        return None
    done = tuple((Seat(seat), text) for seat, text in actions)
    return LessonSoFar(done, tuple(said), value.get("finished") is True)

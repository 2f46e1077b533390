"""Settings file: one JSON file, read tolerantly and written atomically a moment after each change."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, cast

from PySide6.QtCore import QObject, QTimer

from cardtable.app.settings.key_settings import moved
from cardtable.app.settings.settings_sections import (
    ALL_SECTIONS,
    NUMBERS,
    REMOVED,
    SEATS,
    STRINGS,
    GameChoice,
    Settings,
)
from cardtable.core.basics.plain_text import plain_name, plain_text
from cardtable.core.options import describe
from cardtable.core.text import Text, join, translate
from cardtable.files.disk_errors import disk_error_text
from cardtable.files.reading import MissingError, RefusedError, UnreadableError, read_json
from cardtable.files.writing import keep_copy, quarantine, write_private
from cardtable.host.seat_assignment import PERSON

tr = partial(translate, "Storage")

UNREADABLE = tr("The settings couldn't be read, so the defaults are used; the old file is kept as %1.")
UNREADABLE_STAYS = tr("The settings couldn't be read, so the defaults are used.")
DROPPED = tr("CardTable doesn't know some settings and leaves them out: %1. The old file is kept as %2.")
DROPPED_UNNAMED = tr("CardTable doesn't know some settings and leaves them out. The old file is kept as %1.")
NOT_SAVED = tr("CardTable couldn't save the settings. %1", "%1: why, and what to do")
WRITE_DELAY_MS = 400  # further changes are written together with the first
AGAIN_MS = 5000  # until the next attempt, such as while another program holds the file


class LoadedSettings(NamedTuple):
    """Saved settings with defaults for what is unreadable, and notices about it."""

    settings: Settings
    notices: tuple[Text, ...] = ()
    refused: Text | None = None  # why the system does not give the file: it may be sound, and is never overwritten


def load_settings(path: Path) -> LoadedSettings:
    """Read the saved settings; never raises."""
    try:
        values = read_json(path, patient=True)
    except MissingError:
        return LoadedSettings(Settings())
    except RefusedError as error:  # it may be readable again tomorrow
        why = disk_error_text(path, error)
        return LoadedSettings(Settings(), (why,), why)
    except UnreadableError:
        return LoadedSettings(Settings(), (_unreadable(path),))
    if not isinstance(values, dict):
        return LoadedSettings(Settings(), (_unreadable(path),))
    settings, dropped = read_settings(values)
    return LoadedSettings(settings, (_dropped(dropped, path),) if dropped else ())


def save_settings(path: Path, settings: Settings) -> Text | None:
    """Write the settings; return the notice if that fails."""
    try:
        write_private(path, json.dumps(plain_settings(settings), indent=1, ensure_ascii=False) + "\n")
    except OSError as error:
        return NOT_SAVED.filled(disk_error_text(path.parent, error))
    return None


def plain_settings(settings: Settings) -> dict[str, Any]:
    """Return the settings as plain JSON values by name."""
    values: dict[str, Any] = {name: settings.section(name).save() for name in ALL_SECTIONS}
    values["games"] = {
        name: {
            "options": dict(game.options),
            "seats": game.seats,
            "levels": list(game.levels),
            "names": list(game.names),
        }
        for name, game in settings.games.items()
    }
    values |= {name: dict(getattr(settings, name)) for name in NUMBERS}
    return values | {name: getattr(settings, name) for name in STRINGS}


def read_settings(values: Mapping[str, Any]) -> tuple[Settings, list[Text | None]]:
    """Return settings from plain values, and the labels of all that was dropped: None for what this version lacks."""
    known: dict[str, Any] = {}
    dropped: list[Text | None] = []
    for name, value in moved(values).items():
        if name in ALL_SECTIONS and isinstance(value, dict):
            removed = REMOVED.get(name, frozenset())
            known[name], unknown = ALL_SECTIONS[name].load(
                {entry: chosen for entry, chosen in value.items() if entry not in removed}
            )
            labels = {info.name: info.label for info in describe(ALL_SECTIONS[name])}
            dropped += [labels.get(entry) for entry in unknown]
        elif name == "games" and isinstance(value, dict):
            known[name] = {game: choice for game, entry in value.items() if (choice := _read_game_choice(game, entry))}
            dropped += [None] * (len(known[name]) < len(value))
        elif name in NUMBERS and isinstance(value, dict):
            known[name] = {
                plain_text(entry): number for entry, number in value.items() if _is_one_of(number, NUMBERS[name])
            }
            dropped += [None] * (len(known[name]) < len(value))
        elif name in STRINGS and isinstance(value, str):
            known[name] = value
        else:
            dropped.append(None)
    return Settings(**known), dropped


def _read_game_choice(game: str, entry: object) -> GameChoice | None:
    match entry:
        case {"options": dict(options), "seats": int(seats), "levels": list(levels), **rest} if _is_one_of(
            seats, SEATS
        ):
            plain = {str(name): value for name, value in options.items() if isinstance(value, bool | int | str)}
            is_known = all(isinstance(level, str) and level.isidentifier() and level != PERSON for level in levels)
            known = tuple(levels) if is_known else ()  # perhaps the levels of another version
            names = _read_names(rest.get("names"))  # older versions had none
            return GameChoice(game, plain, seats, known, names)
    return None


def _read_names(value: object) -> tuple[str, ...]:
    names = value if isinstance(value, list) else []
    return tuple(plain_name(name) if isinstance(name, str) else "" for name in names[: len(SEATS)])


def _is_one_of(number: object, allowed: range) -> bool:
    return type(number) is int and number in allowed


def _dropped(labels: Iterable[Text | None], path: Path) -> Text:
    copy = (keep_copy(path, "old") or path).name
    names = join(label for label in labels if label is not None)
    return DROPPED.filled(names, copy) if names else DROPPED_UNNAMED.filled(copy)


def _unreadable(path: Path) -> Text:
    moved_to = quarantine(path)
    return UNREADABLE.filled(moved_to.name) if moved_to else UNREADABLE_STAYS


class SettingsStore(QObject):
    """Settings in force and their file; putting changed ones in force is up to the caller."""

    def __init__(
        self,
        settings: Settings,
        path: Path | None,
        report: Callable[[Text], None],
        parent: QObject,
        refused: Text | None = None,
    ) -> None:
        """Start with `settings`; `path` None: they are never written.

        `refused`: why the system did not give the file. It is never overwritten then, and the first attempt to write
        it is reported.
        """
        super().__init__(parent)
        self.now = settings
        self._path, self._report = path, report
        self._refused = None if refused is None else NOT_SAVED.filled(refused)
        self._reported: Text | None = None
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.write)

    def put(self, settings: Settings) -> bool:
        """Replace the settings; return whether anything has changed."""
        before, self.now = self.now, settings
        if before == settings:
            return False
        self._timer.start(WRITE_DELAY_MS)
        return True

    def write(self) -> None:
        """Write the settings; a failure is reported once, and tried again until it is over."""
        self._timer.stop()
        problem = self._refused
        if self._path is not None and self._refused is None:
            problem = save_settings(self._path, self.now)
            if problem is not None:
                self._timer.start(AGAIN_MS)
        if problem is not None and problem != self._reported:
            self._report(problem)
        self._reported = problem

    def begin(self, game: str) -> int:
        """Count another match begun of a game; return the number before."""
        begun = self.now.begun.get(game, 0)
        self.put(replace(self.now, begun={**self.now.begun, game: begun + 1}))
        return begun

    def play(self, game: str) -> None:
        """Count another match shown of a game, and note it as the last game."""
        played = {**self.now.played, game: self.now.played.get(game, 0) + 1}
        self.put(replace(self.now, last_game=game, played=played))

    def give_portraits(self, portraits: Mapping[str, int]) -> None:
        self.put(replace(self.now, portraits={**self.now.portraits, **portraits}))

    def note(self, name: str, value: str) -> None:
        """Store one of the `STRINGS`."""
        self.put(replace(self.now, **cast("Any", {name: value})))

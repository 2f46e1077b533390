"""The settings as one JSON file: read with patience, written whole."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from cardtable.app.settings import SECTIONS, GameChoice, Settings
from cardtable.app.storage.files import read_whole, set_aside, write_whole
from cardtable.core.text import Text, translate

UNREADABLE = translate(
    "Storage", "The settings could not be read, so the usual ones are in force; the old file is kept as %1."
)
UNREADABLE_STAYS = translate("Storage", "The settings could not be read, so the usual ones are in force.")
DROPPED = translate("Storage", "Some settings have no meaning in this version and were left out: %1.")
NOT_SAVED = translate("Storage", "The settings cannot be saved; make room or allow writing in %1.")
_WORDS = ("last_game", "geometry", "folder")  # settings outside the sections that are one text each


def load_settings(path: Path) -> tuple[Settings, tuple[Text, ...]]:
    """The saved settings, as far as they can be read, and what has to be said about that; never raises."""
    try:
        values = json.loads(read_whole(path))
    except FileNotFoundError:
        return Settings(), ()
    except (OSError, ValueError, RecursionError):
        return Settings(), (_unreadable(path),)
    if not isinstance(values, dict):
        return Settings(), (_unreadable(path),)
    settings, dropped = read_settings(values)
    return settings, (DROPPED.filled(", ".join(dropped)),) if dropped else ()


def save_settings(path: Path, settings: Settings) -> Text | None:
    """Write the settings; what has to be said if that fails."""
    try:
        write_whole(path, json.dumps(plain_settings(settings), indent=1, ensure_ascii=False) + "\n")
    except OSError:
        return NOT_SAVED.filled(str(path.parent))
    return None


def plain_settings(settings: Settings) -> dict[str, Any]:
    """The settings in plain types, by name."""
    values: dict[str, Any] = {name: getattr(settings, name).save() for name in SECTIONS}
    values["games"] = {
        name: {"options": dict(game.options), "seats": game.seats, "levels": list(game.levels)}
        for name, game in settings.games.items()
    }
    values["portraits"] = dict(settings.portraits)
    return values | {name: getattr(settings, name) for name in _WORDS}


def read_settings(values: Mapping[str, Any]) -> tuple[Settings, list[str]]:
    """The settings of plain values, and the names of what had to be left out."""
    known: dict[str, Any] = {}
    dropped: list[str] = []
    for name, value in values.items():
        if name in SECTIONS and isinstance(value, dict):
            known[name], unknown = SECTIONS[name].load(value)
            dropped += [f"{name}.{entry}" for entry in unknown]
        elif name == "games" and isinstance(value, dict):
            known[name] = {game: _game(game, entry) for game, entry in value.items()}
        elif name == "portraits" and isinstance(value, dict):
            known[name] = {person: kind for person, kind in value.items() if isinstance(kind, int)}
        elif name in _WORDS and isinstance(value, str):
            known[name] = value
        else:
            dropped.append(name)
    return Settings(**known), dropped


def _game(game: str, entry: object) -> GameChoice:
    match entry:
        case {"options": dict(options), "seats": int(seats), "levels": list(levels)}:
            plain = {str(name): value for name, value in options.items() if isinstance(value, bool | int | str)}
            return GameChoice(game, plain, seats, tuple(level for level in levels if isinstance(level, str)))
    return GameChoice(game)


def _unreadable(path: Path) -> Text:
    kept = set_aside(path)
    return UNREADABLE.filled(kept.name) if kept else UNREADABLE_STAYS

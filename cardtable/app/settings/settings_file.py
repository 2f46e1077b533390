"""The settings as one JSON file: read with patience, written whole."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from cardtable.app.settings.key_settings import moved
from cardtable.app.settings.sections import ALL_SECTIONS, GONE, NUMBERS, SEATS, GameChoice, Settings
from cardtable.core.options import describe
from cardtable.core.plain_text import plain_name, plain_text
from cardtable.core.text import Text, join, translate
from cardtable.files.disk_trouble import trouble_with
from cardtable.files.reading import MissingError, RefusedError, UnreadableError, read_json
from cardtable.files.writing import keep_copy, set_aside, write_private
from cardtable.host.people import PERSON

UNREADABLE = translate(
    "Storage", "The settings could not be read, so the defaults are used; the old file is kept as %1."
)
UNREADABLE_STAYS = translate("Storage", "The settings could not be read, so the defaults are used.")
DROPPED = translate(
    "Storage", "CardTable doesn't know some settings and leaves them out: %1. The old file is kept as %2."
)
DROPPED_UNNAMED = translate(
    "Storage", "CardTable doesn't know some settings and leaves them out. The old file is kept as %1."
)
NOT_SAVED = translate("Storage", "CardTable couldn't save the settings. %1", "%1: why, and what to do")
_WORDS = ("last_game", "geometry", "folder", "bot")  # settings outside the sections that are one text each


class Loaded(NamedTuple):
    """The saved settings, as far as they can be read, and what has to be said about that."""

    settings: Settings
    notices: tuple[Text, ...] = ()
    refused: Text | None = None  # why the system does not give the file: it may be whole, and stays as it is


def load_settings(path: Path) -> Loaded:
    """Read them; never raises."""
    try:
        values = read_json(path, patient=True)
    except MissingError:
        return Loaded(Settings())
    except RefusedError as error:  # it may be readable again tomorrow
        why = trouble_with(path, error)
        return Loaded(Settings(), (why,), why)
    except UnreadableError:
        return Loaded(Settings(), (_unreadable(path),))
    if not isinstance(values, dict):
        return Loaded(Settings(), (_unreadable(path),))
    settings, dropped = read_settings(values)
    return Loaded(settings, (_left_out(dropped, path),) if dropped else ())


def save_settings(path: Path, settings: Settings) -> Text | None:
    """Write the settings; what has to be said if that fails."""
    try:
        write_private(path, json.dumps(plain_settings(settings), indent=1, ensure_ascii=False) + "\n")
    except OSError as error:
        return NOT_SAVED.filled(trouble_with(path.parent, error))
    return None


def plain_settings(settings: Settings) -> dict[str, Any]:
    """The settings in plain types, by name."""
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
    return values | {name: getattr(settings, name) for name in _WORDS}


def read_settings(values: Mapping[str, Any]) -> tuple[Settings, list[Text | None]]:
    """The settings of plain values, and the labels of what had to be left out: None for what this version lacks."""
    known: dict[str, Any] = {}
    dropped: list[Text | None] = []
    for name, value in moved(values).items():
        if name in ALL_SECTIONS and isinstance(value, dict):
            gone = GONE.get(name, frozenset())
            known[name], unknown = ALL_SECTIONS[name].load(
                {entry: chosen for entry, chosen in value.items() if entry not in gone}
            )
            labels = {info.name: info.label for info in describe(ALL_SECTIONS[name])}
            dropped += [labels.get(entry) for entry in unknown]
        elif name == "games" and isinstance(value, dict):
            known[name] = {game: choice for game, entry in value.items() if (choice := _game(game, entry))}
            dropped += [None] * (len(known[name]) < len(value))
        elif name in NUMBERS and isinstance(value, dict):
            known[name] = {
                plain_text(entry): number for entry, number in value.items() if _is_one_of(number, NUMBERS[name])
            }
            dropped += [None] * (len(known[name]) < len(value))
        elif name in _WORDS and isinstance(value, str):
            known[name] = value
        else:
            dropped.append(None)
    return Settings(**known), dropped


def _game(game: str, entry: object) -> GameChoice | None:
    """What was chosen for a game; None where that makes no sense."""
    match entry:
        case {"options": dict(options), "seats": int(seats), "levels": list(levels), **rest} if _is_one_of(
            seats, SEATS
        ):
            plain = {str(name): value for name, value in options.items() if isinstance(value, bool | int | str)}
            kept = tuple(levels) if all(map(_is_level, levels)) else ()
            return GameChoice(game, plain, seats, kept, _names(rest.get("names")))  # versions before had no names
    return None


def _names(value: object) -> tuple[str, ...]:
    names = value if isinstance(value, list) else []
    return tuple(plain_name(name) if isinstance(name, str) else "" for name in names[: len(SEATS)])


def _is_level(level: object) -> bool:
    """Whether it can be the name of a level, of which games may have others in another version."""
    return isinstance(level, str) and level.isidentifier() and level != PERSON


def _is_one_of(number: object, allowed: range) -> bool:
    """Whether it is a whole number, which a truth value is not, and allowed."""
    return type(number) is int and number in allowed


def _left_out(labels: Iterable[Text | None], path: Path) -> Text:
    kept = (keep_copy(path, "old") or path).name
    named = join(label for label in labels if label is not None)
    return DROPPED.filled(named, kept) if named else DROPPED_UNNAMED.filled(kept)


def _unreadable(path: Path) -> Text:
    kept = set_aside(path)
    return UNREADABLE.filled(kept.name) if kept else UNREADABLE_STAYS

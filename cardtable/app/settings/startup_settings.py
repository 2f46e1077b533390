"""Startup settings: the few values that the first frame needs, read before everything else is loaded."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from cardtable.files.reading import UnreadableError, read_json

DEFAULT_GAME = "hearts"  # named here: asking the games would import all of them
USUAL = 100  # per cent of the size in the sketches, or of the desktop's font if that is larger
WRITING_SIZES = (USUAL, 125, 150, 200)


class StartupSettings(NamedTuple):
    """Settings that are visible in the empty window; the defaults are those of a first start."""

    theme: str = "green"
    status_line: bool = True
    geometry: str = ""  # in base 64
    writing: int = USUAL  # per cent


def first_look(path: Path) -> StartupSettings:
    """Return the startup settings in a file; defaults if it is unreadable, which `load_settings` reports later."""
    try:
        return read_look(read_json(path, patient=True))
    except UnreadableError:
        return StartupSettings()


def read_look(values: object) -> StartupSettings:
    """Return the startup settings in plain values; defaults for what is missing or malformed."""
    look = StartupSettings()
    match values:
        case {"geometry": str(geometry)}:
            look = look._replace(geometry=geometry)
    match values:
        case {"table": {"theme": str(theme)}}:
            look = look._replace(theme=theme)
    match values:
        case {"table": {"status_line": bool(shown)}}:
            look = look._replace(status_line=shown)
    match values:
        case {"accessibility": {"writing": int(writing)}} if writing in WRITING_SIZES:
            look = look._replace(writing=writing)
    return look

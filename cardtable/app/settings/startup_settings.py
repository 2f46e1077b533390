"""The game of those who have chosen none; named here, since to ask every game for its place would import them all.

The sizes of writing that can be chosen; named here, since the first frame knows them before all other settings.

What the first frame shows of the settings: read from their file alone, before anything else is loaded.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from cardtable.files.reading import UnreadableError, read_json

DEFAULT_GAME = "hearts"


USUAL = 100  # per cent: as in the sketches, or as the desktop's own type is larger
WRITING_SIZES = (USUAL, 125, 150, 200)


class StartupSettings(NamedTuple):
    """The settings by which the empty window is told from any other; the defaults are those of a first start."""

    theme: str = "green"
    status_line: bool = True
    geometry: str = ""  # in base 64
    writing: int = USUAL  # per cent


def first_look(path: Path) -> StartupSettings:
    """The look of the saved settings. Never raises: `load_settings`, which reads all of them, tells what is amiss."""
    try:
        return read_look(read_json(path, patient=True))
    except UnreadableError:
        return StartupSettings()


def read_look(values: object) -> StartupSettings:
    """The look of plain values; what is missing or makes no sense is as at a first start."""
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

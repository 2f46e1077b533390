"""Writing whole files safely, and keeping damaged ones."""

from __future__ import annotations

import os
from contextlib import suppress
from itertools import count
from pathlib import Path

from cardtable.command_line.bounded_reading import read_bounded


def write_whole(path: Path, text: str) -> None:
    """Write a file so that it holds the old or the new text, never half of it; raises OSError."""
    data = text.encode("utf-8", errors="backslashreplace")  # half a letter, as JSON writes it
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f"{path.name}.{os.getpid()}.new")
    try:
        with beside.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(beside, path)
    except OSError:
        with suppress(OSError):
            beside.unlink()
        raise


def read_whole(path: Path) -> str:
    """The text of a file, with unreadable bytes as replacement characters; raises OSError."""
    return read_bounded(path).decode("utf-8", errors="replace")


def set_aside(path: Path, why: str = "damaged") -> Path | None:
    """Rename a file so that nothing overwrites it; its new path, or None if there is none or the folder forbids it."""
    names = (path.with_name(f"{path.stem}-{why}-{number}{path.suffix}") for number in count(1))
    try:
        return path.rename(next(name for name in names if not name.exists()))
    except OSError:
        return None


def last_change(path: Path) -> float:
    """When a file was written last, or a file put into a folder, in seconds since the epoch; 0 where there is none."""
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0

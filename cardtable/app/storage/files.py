"""Writing whole files safely, and keeping damaged ones."""

from __future__ import annotations

import os
from contextlib import suppress
from itertools import count
from pathlib import Path


def write_whole(path: Path, text: str) -> None:
    """Write a file so that it holds the old or the new text, never half of it; raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f"{path.name}.{os.getpid()}.new")
    try:
        with beside.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(beside, path)
    except OSError:
        with suppress(OSError):
            beside.unlink()
        raise


def read_whole(path: Path) -> str:
    """The text of a file, with unreadable bytes as replacement characters; raises OSError."""
    return path.read_bytes().decode("utf-8", errors="replace")


def set_aside(path: Path, why: str = "damaged") -> Path | None:
    """Rename a file so that nothing overwrites it; its new path, or None if the folder forbids that."""
    for number in count(1):
        kept = path.with_name(f"{path.stem}-{why}-{number}{path.suffix}")
        if not kept.exists():
            break
    try:
        path.rename(kept)
    except OSError:
        return None
    return kept

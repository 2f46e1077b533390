"""Reading files that people and other programs have written: never more than any file of this program can be."""

from __future__ import annotations

import os
from pathlib import Path

LARGEST = 2 << 20  # bytes; a match of a hundred thousand actions has as many


class TooLargeError(OSError):
    """The file is larger than any that this program writes."""


def read_bounded(path: Path) -> bytes:
    """The bytes of a file; raises OSError, of which TooLargeError before much of it is read."""
    with path.open("rb") as file:
        known = os.fstat(file.fileno()).st_size  # nothing for a device or a pipe, of which a part is read
        data = file.read(LARGEST + 1) if known <= LARGEST else b""
    if max(known, len(data)) > LARGEST:
        raise TooLargeError
    return data

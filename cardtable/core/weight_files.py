"""A file of weights of a trained network: numbers of two bytes each, and a manifest that says where they come from.

`packaging/training` writes such files. This module needs numpy; nothing but a network imports it.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from typing import IO, Final
from zipfile import BadZipFile

import numpy as np
import numpy.typing as npt

from cardtable.core.frozen_dataclass import frozen

Floats = npt.NDArray[np.float32]
Halves = npt.NDArray[np.float16]
MANIFEST: Final = "manifest"  # of the parts of the file; the others are arrays


@frozen
class WeightManifest:
    """How weights came about, and the digest by which they are told from others."""

    seed: int
    deals: int  # played in training
    digest: str  # SHA-256 of the numbers, one after another


def read(file: IO[bytes], layers: int) -> tuple[list[Floats], WeightManifest]:
    """So many arrays, and their manifest. Raises ValueError where they do not belong together."""
    try:
        with np.load(file) as content:
            manifest = WeightManifest(**json.loads(str(content[MANIFEST])))
            halves = [content[name_of(place)] for place in range(layers)]
    except (BadZipFile, EOFError, KeyError, TypeError) as error:
        raise ValueError("This is no file of weights.") from error
    if digest_of(halves) != manifest.digest:
        raise ValueError("These weights are not those of their manifest.")
    return [half.astype(np.float32) for half in halves], manifest


def name_of(place: int) -> str:
    """What the array of this place is called in the file."""
    return f"p{place}"


def digest_of(halves: Sequence[Halves]) -> str:
    """The digest of weights as they are written, the same on every machine."""
    found = hashlib.sha256()
    for half in halves:
        found.update(half.astype("<f2").tobytes())
    return found.hexdigest()

"""Weight file of a neural network: 16-bit floats, and a manifest of their origin.

`packaging/training` writes such files. This module needs numpy; only neural modules import it.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from typing import IO, Final
from zipfile import BadZipFile

import numpy as np
import numpy.typing as npt

from cardtable.core.basics.frozen_dataclass import frozen

Floats = npt.NDArray[np.float32]
Halves = npt.NDArray[np.float16]
MANIFEST: Final = "manifest"  # name of the manifest in the file; the other parts are arrays


@frozen
class WeightManifest:
    """Origin of the weights, and the digest that identifies them."""

    seed: int
    deals: int  # played in training
    digest: str  # SHA-256 of all arrays, in order


def read(file: IO[bytes], layers: int) -> tuple[list[Floats], WeightManifest]:
    """Return `layers` arrays and their manifest; raise ValueError if the file is invalid or they do not match."""
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
    """Return the name of an array in the file, by its index."""
    return f"p{place}"


def digest_of(halves: Sequence[Halves]) -> str:
    """Return the SHA-256 of weights as written, the same on every machine."""
    found = hashlib.sha256()
    for half in halves:
        found.update(half.astype("<f2").tobytes())
    return found.hexdigest()

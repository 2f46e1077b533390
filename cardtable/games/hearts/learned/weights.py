"""The file of weights: numbers of two bytes each, and a manifest that says where they come from.

`packaging/training` writes it.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from importlib.resources import files
from typing import IO, Final
from zipfile import BadZipFile

import numpy as np
import numpy.typing as npt

from cardtable.core.frozen_values import frozen
from cardtable.games.hearts.learned.network import SHAPES, Network

FILE: Final = "weights.npz"  # lies beside this file where weights are shipped
MANIFEST: Final = "manifest"  # of the parts of that file; the others are arrays
NAMES: Final = tuple(f"p{place}" for place in range(len(SHAPES)))


@frozen
class Manifest:
    """How weights came about, and the digest by which they are told from others."""

    seed: int
    deals: int  # played in training
    digest: str  # SHA-256 of the numbers, one after another


def shipped() -> Network:
    """The network of this copy of the program. Raises OSError without its file, ValueError for a wrong one."""
    with files(__package__).joinpath(FILE).open("rb") as file:
        return read(file)[0]


def read(file: IO[bytes]) -> tuple[Network, Manifest]:
    """The network and the manifest in a file. Raises ValueError where they do not belong together."""
    try:
        with np.load(file) as content:
            manifest = Manifest(**json.loads(str(content[MANIFEST])))
            halves = [content[name] for name in NAMES]
    except (BadZipFile, EOFError, KeyError, TypeError) as error:
        raise ValueError("This is no file of weights.") from error
    if digest_of(halves) != manifest.digest:
        raise ValueError("These weights are not those of their manifest.")
    return Network([half.astype(np.float32) for half in halves]), manifest


def digest_of(halves: Sequence[npt.NDArray[np.float16]]) -> str:
    """The digest of weights as they are written, the same on every machine."""
    found = hashlib.sha256()
    for half in halves:
        found.update(half.astype("<f2").tobytes())
    return found.hexdigest()

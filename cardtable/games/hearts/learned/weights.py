"""The weights that are shipped with the program; `packaging/training` writes them."""

from __future__ import annotations

from importlib.resources import files
from typing import IO, Final

from cardtable.core import weight_files
from cardtable.core.weight_files import WeightManifest
from cardtable.games.hearts.learned.network import SHAPES, HeartsValueNetwork

FILE: Final = "weights.npz"  # lies beside this file where weights are shipped


def shipped() -> HeartsValueNetwork:
    """The network of this copy of the program. Raises OSError without its file, ValueError for a wrong one."""
    with files(__package__).joinpath(FILE).open("rb") as file:
        return read(file)[0]


def every() -> tuple[HeartsValueNetwork, ...]:
    """All that this copy of the program has. Raises OSError, ValueError as `shipped` does."""
    return (shipped(),)


def read(file: IO[bytes]) -> tuple[HeartsValueNetwork, WeightManifest]:
    """The network and the manifest in a file. Raises ValueError where they do not belong together."""
    weights, manifest = weight_files.read(file, len(SHAPES))
    return HeartsValueNetwork(weights), manifest

"""The weights that are shipped with the program; `packaging/training` writes them."""

from __future__ import annotations

from importlib.resources import files
from typing import IO, Final

from cardtable.core import weight_files
from cardtable.core.weight_files import Manifest
from cardtable.games.canasta.learned.columns import Columns, Form
from cardtable.games.canasta.learned.network import Network, shapes

PARTNERS: Final = Form(4, 2)  # two partnerships of two
FILE: Final = "weights.npz"  # lies beside this file where weights are shipped


def shipped() -> Network:
    """The network of this copy of the program. Raises OSError without its file, ValueError for a wrong one."""
    with files(__package__).joinpath(FILE).open("rb") as file:
        return read(file)[0]


def read(file: IO[bytes]) -> tuple[Network, Manifest]:
    """The network and the manifest in a file. Raises ValueError where they do not belong together."""
    columns = Columns(PARTNERS)
    weights, manifest = weight_files.read(file, len(shapes(columns)))
    return Network(weights, columns), manifest

"""The weights that are shipped with the program; `packaging/training` writes them."""

from __future__ import annotations

from importlib.resources import files
from typing import IO, Final

from cardtable.core import weight_files
from cardtable.core.weight_files import Manifest
from cardtable.games.canasta.learned.columns import Columns
from cardtable.games.canasta.learned.form import LONE, PARTNERS, Form
from cardtable.games.canasta.learned.network import Network, shapes

FILES: Final = {PARTNERS: "partners.npz", LONE: "lone.npz"}  # they lie beside this one


def shipped(form: Form) -> Network:
    """The network of this copy of the program. Raises OSError without its file, ValueError for a wrong one."""
    with files(__package__).joinpath(FILES[form]).open("rb") as file:
        return read(file, form)[0]


def every() -> tuple[Network, ...]:
    """All that this copy of the program has. Raises OSError, ValueError as `shipped` does."""
    return tuple(shipped(form) for form in FILES)


def read(file: IO[bytes], form: Form) -> tuple[Network, Manifest]:
    """The network and the manifest in a file. Raises ValueError where they do not belong together."""
    columns = Columns(form)
    weights, manifest = weight_files.read(file, len(shapes(columns)))
    return Network(weights, columns), manifest

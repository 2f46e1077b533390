"""The weights that are shipped with the program; `packaging/training` writes them."""

from __future__ import annotations

from importlib.resources import files
from typing import IO, Final

from cardtable.core import weight_files
from cardtable.core.weight_files import WeightManifest
from cardtable.games.canasta.learned.columns import NeuralInputs
from cardtable.games.canasta.learned.form import LONE, PARTNERS, InputForm
from cardtable.games.canasta.learned.network import CanastaValueNetwork, shapes

FILES: Final = {PARTNERS: "partners.npz", LONE: "lone.npz"}  # they lie beside this one


def shipped(form: InputForm) -> CanastaValueNetwork:
    """The network of this copy of the program. Raises OSError without its file, ValueError for a wrong one."""
    with files(__package__).joinpath(FILES[form]).open("rb") as file:
        return read(file, form)[0]


def every() -> tuple[CanastaValueNetwork, ...]:
    """All that this copy of the program has. Raises OSError, ValueError as `shipped` does."""
    return tuple(shipped(form) for form in FILES)


def read(file: IO[bytes], form: InputForm) -> tuple[CanastaValueNetwork, WeightManifest]:
    """The network and the manifest in a file. Raises ValueError where they do not belong together."""
    columns = NeuralInputs(form)
    weights, manifest = weight_files.read(file, len(shapes(columns)))
    return CanastaValueNetwork(weights, columns), manifest

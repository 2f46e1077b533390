"""Value network: features of a decision to the value of each action; `packaging/training` fits it.

All ranks share the same weights, so that what is learned of sevens applies to eights: a permutation-equivariant
action-value network, each rank's embedding joined to the pooled rest.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from typing import IO, Final

import numpy as np

from cardtable.core.basics import weight_files
from cardtable.core.basics.weight_files import Floats, WeightManifest
from cardtable.games.canasta.neural.input_form import LONE, PARTNERS, InputForm
from cardtable.games.canasta.neural.neural_inputs import ACTIONS, RANKS, NeuralInputs
from cardtable.games.canasta.playout.rank_codes import END

_RANK: Final = 64  # units of one rank
_ALL: Final = 256  # units of the first joint layer
_SECOND: Final = 128
_THROWN: Final = 96  # units of a rank as a discard
POOLED: Final = np.float32(0.3)
THROWN: Final = ACTIONS - END  # index of the last output: added to each discard

Inner = tuple[Floats, Floats, Floats, Floats]

POINTS_IN_A_UNIT: Final = 300.0
FILES: Final = {PARTNERS: "partners.npz", LONE: "lone.npz"}  # beside this file


def shapes(columns: NeuralInputs) -> tuple[tuple[int, ...], ...]:
    """Return the shapes of the weights of each layer and of its biases."""
    return (
        (columns.by_rank, _RANK),
        (_RANK,),
        (_RANK + columns.rest, _ALL),
        (_ALL,),
        (_ALL, _SECOND),
        (_SECOND,),
        (_RANK, _THROWN),
        (_SECOND, _THROWN),
        (_THROWN,),
        (_THROWN,),
        (_SECOND, THROWN + 1),
        (THROWN + 1,),
    )


class CanastaValueNetwork:
    """Network that values many decisions at once, as leads in units of `POINTS_IN_A_UNIT` points."""

    def __init__(self, weights: Sequence[Floats], columns: NeuralInputs) -> None:
        """Raise ValueError for weights of another network."""
        self.weights = list(weights)
        self.columns = columns
        if tuple(weight.shape for weight in weights) != shapes(columns):
            raise ValueError("These weights belong to a network with other columns or layers.")

    def inner(self, by_rank: Floats, rest: Floats) -> Inner:
        """Return the hidden layers: of each rank, the pooled ranks joined to the rest, and two layers above."""
        of_rank, of_rank_more, first, first_more, second, second_more = self.weights[:6]
        ranks = np.maximum(_each(by_rank, of_rank) + of_rank_more, 0)
        joined = np.concatenate([ranks.sum(1) * POOLED, rest], 1)
        one = np.maximum(joined @ first + first_more, 0)
        two = np.maximum(one @ second + second_more, 0)
        return ranks, joined, one, two

    def values(self, by_rank: Floats, rest: Floats) -> Floats:
        """Return the value of each action, by row."""
        of_rank, of_rest, more, last, answers, answers_more = self.weights[6:]
        ranks, _, _, two = self.inner(by_rank, rest)
        told = two @ answers + answers_more
        thrown = np.maximum(_each(ranks, of_rank) + (two @ of_rest + more)[:, None, :], 0)
        result: Floats = np.zeros((len(rest), ACTIONS), np.float32)
        result[:, RANKS] = thrown @ last + told[:, THROWN:]
        result[:, END:] = told[:, :THROWN]
        return result


def _each(by_rank: Floats, weight: Floats) -> Floats:
    """Apply the same layer to every rank: one product of two matrices is far quicker than many."""
    flat: Floats = by_rank.reshape(-1, by_rank.shape[2]) @ weight
    return flat.reshape(*by_rank.shape[:2], -1)


def shipped(form: InputForm) -> CanastaValueNetwork:
    """Return the network of this copy of the program; raise OSError without its file, ValueError for a wrong one."""
    with files(__package__).joinpath(FILES[form]).open("rb") as file:
        return read(file, form)[0]


def every() -> tuple[CanastaValueNetwork, ...]:
    """Return all networks of this copy of the program; raise OSError or ValueError as `shipped` does."""
    return tuple(shipped(form) for form in FILES)


def read(file: IO[bytes], form: InputForm) -> tuple[CanastaValueNetwork, WeightManifest]:
    """Return the network and the manifest in a file; raise ValueError if they do not belong together."""
    columns = NeuralInputs(form)
    weights, manifest = weight_files.read(file, len(shapes(columns)))
    return CanastaValueNetwork(weights, columns), manifest

"""Whether the networks that experts ask can be loaded: an expert plays on without its own, and nobody would notice."""

from __future__ import annotations

import importlib
from importlib.util import find_spec
from operator import mul
from typing import Any, Final

from cardtable.app.self_test.broken import SelfTestFailure
from cardtable.games import discover

_ROWS: Final = 11  # of a matrix that is multiplied: more than any library multiplies at a time, and no round number
_NEAR: Final = 1e-3


def networks() -> str:
    """Load the network of each game that comes with one, and see that its matrices are multiplied rightly."""
    names = [name for name in discover() if find_spec(f"cardtable.games.{name}.learned")]
    for name in names:
        try:
            found = importlib.import_module(f"cardtable.games.{name}.learned.weights").every()
        except (ImportError, OSError, ValueError) as error:
            raise SelfTestFailure(f"The network of {name} cannot be loaded ({error}).") from error
        if not all(_is_multiplied(network.weights[0]) for network in found):
            raise SelfTestFailure(
                f"The network of {name} is evaluated wrongly: numpy multiplies matrices wrongly here."
            )
    return f"networks: {', '.join(names)}"


def _is_multiplied(matrix: Any) -> bool:
    """Whether a matrix of numpy's times another is what it must be: packages have a library of their own for that."""
    left, right = matrix[:_ROWS], matrix[-_ROWS:].T.copy()
    rows, columns = left.tolist(), right.T.tolist()
    wanted = [[sum(map(mul, row, column)) for column in columns] for row in rows]
    alone = [(left[0] @ right).tolist()]
    return all(
        abs(value - other) < _NEAR
        for found in ((left @ right).tolist(), alone)
        for row, others in zip(found, wanted, strict=False)
        for value, other in zip(row, others, strict=True)
    )

"""What somebody else thinks of choices, beside what comes of them when they are played out: a network, where one is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

from cardtable.games.canasta.thinking.playouts.table import Table
from cardtable.games.canasta.thinking.search import Option


class SecondOpinion(Protocol):
    """Says of choices how many points the own side will lead in the end."""

    def of(self, table: Table, place: int, options: Sequence[Option]) -> Sequence[float]:
        """By option, as far as it counts beside what was played out."""
        ...


class Nobody:
    """Has none."""

    def of(self, table: Table, place: int, options: Sequence[Option]) -> Sequence[float]:
        """All are alike."""
        return [0.0] * len(options)


NOBODY: Final = Nobody()

"""For how many places and sides a network is, and where in its input everything stands."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from cardtable.games.canasta.learned.sight import ABOVE
from cardtable.games.canasta.thinking.playouts.table import END, RED

RANKS: Final = tuple(rank for rank in range(END) if rank != RED)
_DECIDING: Final = 5  # bytes


@dataclass(frozen=True)
class InputForm:
    """For how many places and sides a network is."""

    seats: int
    sides: int

    @property
    def row(self) -> int:
        """Bytes for each rank."""
        return 1 + 2 * self.sides + 2 + 2 * (self.seats - 1)

    @property
    def top(self) -> int:
        """Where the rank of the top card stands."""
        return self.row * len(RANKS) + 4 * self.seats + 3 * self.sides + ABOVE

    @property
    def kind(self) -> int:
        """Where it stands what is to be decided."""
        return self.top + 1

    @property
    def width(self) -> int:
        """Bytes in all."""
        return self.kind + _DECIDING


PARTNERS: Final = InputForm(4, 2)  # two partnerships of two
LONE: Final = InputForm(3, 3)  # three, of whom the first to take the pile plays alone (CR-21)

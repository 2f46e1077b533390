"""Input form of a value network: its table, and the offsets of the bytes of `features`; needs no numpy."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from cardtable.games.canasta.neural.features import ABOVE
from cardtable.games.canasta.playout.rank_codes import END

_RANKS: Final = END - 1  # all but red threes
_DECISION: Final = 5  # bytes


@dataclass(frozen=True)
class InputForm:
    """Number of places and sides that a network is for, and the byte offsets that follow from it."""

    seats: int
    sides: int

    @property
    def row(self) -> int:
        """Bytes for each rank."""
        return 1 + 2 * self.sides + 2 + 2 * (self.seats - 1)

    @property
    def top(self) -> int:
        """Offset of the rank of the top card."""
        return self.row * _RANKS + 4 * self.seats + 3 * self.sides + ABOVE

    @property
    def kind(self) -> int:
        """Offset of the kind of decision."""
        return self.top + 1

    @property
    def width(self) -> int:
        """Total number of bytes."""
        return self.kind + _DECISION


PARTNERS: Final = InputForm(4, 2)  # two partnerships of two
LONE: Final = InputForm(3, 3)  # three, of whom the first to take the pile plays alone (CR-21)

"""Result of a search, and the scale of its values."""

from __future__ import annotations

from typing import Final

from cardtable.core.frozen_dataclass import frozen
from cardtable.games.svoi_kozyri.simulation import Move

WON: Final = 10_000_000  # less one for each move until the end
SURE: Final = 5_000_000  # values beyond it are forced wins or losses


@frozen
class SearchResult:
    """The best move found, with value and depth."""

    move: Move
    value: int  # for the player to move, in units of the evaluation, or beyond SURE
    depth: int  # in moves, searched in full
    proved: bool = False  # True if no move of either side was left out that could be better

    @property
    def forced(self) -> int:
        """1 or -1 if a win or a loss is proved, else 0."""
        if not self.proved or abs(self.value) <= SURE:
            return 0
        return 1 if self.value > 0 else -1

"""Iterative deepening over the moves of a duel, its result, and the scale of its values.

Effort is counted in positions, so that the same question gets the same answer on any machine; `stop` only cuts off.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.games.svoi_kozyri.search.duel import State
from cardtable.games.svoi_kozyri.simulation import Move

if TYPE_CHECKING:
    from mypy_extensions import i64

WON: Final = 10_000_000  # less one for each move until the end
SURE: Final = 5_000_000  # values beyond it are forced wins or losses
DEEPEST: Final = 64  # moves of depth
# kinds of a value in a transposition table
EXACT: Final = 0
LOWER: Final = 1
UPPER: Final = 2
_LOOKS: Final = 256  # positions between two calls of `stop`


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


class SearchEffortSpent(Exception):
    """Signal that the effort is spent."""


class DeepeningSearch:
    """Search for the best move in one position, deeper and deeper; a subclass values one move."""

    def __init__(self, effort: int, stop: Callable[[], bool]) -> None:
        self._effort: i64 = effort
        self._stop = stop
        self._nodes: i64 = 0

    def best(self, state: State, worths: Mapping[Move, int] | None = None) -> SearchResult:
        """Return the best move; `worths`: known values of moves (0 for one that repeats a position)."""
        moves, known = self._enter(state), worths or {}
        finding = SearchResult(moves[0], 0, 0)
        if len(moves) == 1:
            return finding
        try:
            for depth in self._depths():
                finding, moves = self._round(state, moves, depth, known, finding)
                if abs(finding.value) > SURE:
                    break
        except SearchEffortSpent:
            pass
        return SearchResult(finding.move, finding.value, finding.depth, not known and self._leaves_none_out(state))

    def values(self, state: State, moves: Sequence[Move], worths: Mapping[Move, int]) -> dict[Move, int]:
        """Return the value of each of these moves, all searched as deep as the effort allows."""
        found = dict.fromkeys(moves, 0)
        try:
            for depth in self._depths():
                found = {
                    move: worths[move] if move in worths else self._of_move(state, move, depth, -WON, WON)
                    for move in moves
                }
                if all(abs(found[move]) > SURE or move in worths for move in moves):
                    break
        except SearchEffortSpent:
            pass
        return found

    def _round(
        self, state: State, moves: list[Move], depth: int, worths: Mapping[Move, int], last: SearchResult
    ) -> tuple[SearchResult, list[Move]]:
        """Search all moves to this depth; return the best, and the moves in the order for the next depth."""
        alpha = -WON
        values: dict[Move, int] = {}
        best = last
        for move in moves:
            value = worths[move] if move in worths else self._of_move(state, move, depth, alpha, WON)
            values[move] = value
            if value > alpha:
                alpha = value
                best = SearchResult(move, value, depth)
        return best, sorted(moves, key=lambda move: (move != best.move, -values[move]))

    def _count(self) -> None:
        self._nodes += 1
        if self._nodes > self._effort or (not self._nodes % _LOOKS and self._stop()):
            raise SearchEffortSpent

    def _depths(self) -> Iterable[int]:
        """Return the depths, in moves, of the iterative deepening."""
        return range(1, DEEPEST)

    def _enter(self, state: State) -> list[Move]:
        """Return the moves to try in the position at the root."""
        raise NotImplementedError

    def _leaves_none_out(self, state: State) -> bool:
        """Return True if no move of either side is left out that could be better."""
        return True

    def _of_move(self, state: State, move: Move, depth: int, alpha: int, beta: int) -> int:
        """Return the value of a move at the root."""
        raise NotImplementedError


def later(value: i64) -> i64:
    """Return the value one move further away: a win rather soon, a loss rather late."""
    return value - 1 if value > SURE else value + 1 if value < -SURE else value

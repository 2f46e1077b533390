"""Duel search with all cards known: alpha-beta with iterative deepening and a transposition table.

Effort is counted in positions, so that the same question gets the same answer on any machine; `stop` only cuts off.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from cardtable.games.svoi_kozyri.search.duel import DuelRules, State
from cardtable.games.svoi_kozyri.search.evaluation import DuelEvaluation
from cardtable.games.svoi_kozyri.search.search_result import SURE, WON, SearchResult
from cardtable.games.svoi_kozyri.simulation import Move

if TYPE_CHECKING:
    from mypy_extensions import i64

_DEEPEST: Final = 64  # moves of depth
_FEW: Final = 9  # with at most this number of cards in both hands, no move is left out
_LOOKS: Final = 256  # positions between two calls of `stop`
_EXACT: Final = 0
_LOWER: Final = 1
_UPPER: Final = 2
_CODE: Final = 6  # bits of a card, or of none, in the code of a move
_CODES: Final = 1 << 2 * _CODE
_PLACES: Final = 12  # bits of a move's index
_PLACE: Final = (1 << _PLACES) - 1
_FIRST: Final = 1 << 40  # more than any merit


class _DuelBudgetSpent(Exception):
    """Signal that the effort is spent."""


class DuelSearch:
    """Search for the best move in one position; its table lives as long as the decision."""

    def __init__(self, duel: DuelRules, evaluation: DuelEvaluation, effort: int, stop: Callable[[], bool]) -> None:
        self._duel = duel
        self._evaluation = evaluation
        self._effort: i64 = effort
        self._stop = stop
        self._nodes: i64 = 0
        self._table: dict[int, tuple[int, int, int, Move]] = {}
        self._path: set[int] = set()
        self._merit = [0] * _CODES  # by the code of a move, number and depth of its cut-offs

    def best(self, state: State, worths: Mapping[Move, int] | None = None) -> SearchResult:
        """Return the best move; `worths`: known values of moves (0 for one that repeats a position)."""
        mine, theirs, pile = state
        moves = self._moves(mine, theirs, pile)
        finding = SearchResult(moves[0], 0, 0)
        if len(moves) == 1:
            return finding
        self._path.add(self._duel.key(mine, pile))
        try:
            for depth in range(1, _DEEPEST):
                finding, moves = self._round(state, moves, depth, worths or {}, finding)
                if abs(finding.value) > SURE:
                    break
        except _DuelBudgetSpent:
            pass
        proved = not worths and (mine | theirs).bit_count() <= _FEW
        return SearchResult(finding.move, finding.value, finding.depth, proved)

    def values(self, state: State, moves: Sequence[Move], worths: Mapping[Move, int]) -> dict[Move, int]:
        """Return the value of each of these moves, all searched as deep as the effort allows."""
        mine, _, pile = state
        self._path.add(self._duel.key(mine, pile))
        found = dict.fromkeys(moves, 0)
        try:
            for depth in range(1, _DEEPEST):
                found = {
                    move: worths[move] if move in worths else self._after(*state, move, depth, -WON, WON)
                    for move in moves
                }
                if all(abs(found[move]) > SURE or move in worths for move in moves):
                    break
        except _DuelBudgetSpent:
            pass
        return found

    def _round(
        self, state: State, moves: list[Move], depth: int, worths: Mapping[Move, int], last: SearchResult
    ) -> tuple[SearchResult, list[Move]]:
        """Search all moves to this depth; return the best, and the moves in the order for the next depth."""
        alpha, beta = -WON, WON
        values: dict[Move, int] = {}
        best = last
        for move in moves:
            value = worths[move] if move in worths else self._after(*state, move, depth, alpha, beta)
            values[move] = value
            if value > alpha:
                alpha = value
                best = SearchResult(move, value, depth)
        order = sorted(moves, key=lambda move: (move != best.move, -values[move]))
        return best, order

    def _after(self, mine: i64, theirs: i64, pile: int, move: Move, depth: i64, alpha: i64, beta: i64) -> i64:
        """Return the value of a move."""
        duel = self._duel
        but_one = mine & (mine - 1)
        end = None if but_one & (but_one - 1) else duel.result(mine, theirs, move)
        if end is not None:
            return end * (WON - 1)
        (mine, theirs, pile), passed = duel.after(mine, theirs, pile, move)
        if passed:
            value = -self._value(mine, theirs, pile, depth - 1, -beta, -alpha)
        else:
            value = self._value(mine, theirs, pile, depth - 1, alpha, beta)
        return value - 1 if value > SURE else value + 1 if value < -SURE else value

    def _value(self, mine: i64, theirs: i64, pile: int, depth: i64, alpha: i64, beta: i64) -> i64:
        """Return the value for the player to move, or a bound beyond alpha or beta."""
        key = self._duel.key(mine, pile)
        if key in self._path:
            return 0  # can be repeated: a draw (KR-16)
        self._count()
        entry = self._table.get(key)
        first: Move | None = None
        if entry is not None:
            known, kind, value, first = entry
            holds = kind == _EXACT or (kind == _LOWER and value >= beta) or (kind == _UPPER and value <= alpha)
            if holds and (known >= depth or value > SURE or value < -SURE):
                return value
        if depth <= 0:
            return self._evaluation(mine, theirs)
        self._path.add(key)
        try:
            return self._search(mine, theirs, pile, depth, alpha, beta, key, first)
        finally:
            self._path.discard(key)

    def _search(
        self, mine: i64, theirs: i64, pile: int, depth: i64, alpha: i64, beta: i64, key: int, first: Move | None
    ) -> i64:
        moves = self._moves(mine, theirs, pile)
        if len(moves) == 1 and len(self._path) < _DEEPEST:
            depth += 1  # a forced move does not cost depth
        else:
            moves = self._ordered(moves, first)
        best: i64 = -WON
        floor, chosen = alpha, moves[0]
        for move in moves:
            value = self._after(mine, theirs, pile, move, depth, floor, beta)
            if value > best:
                best, chosen = value, move
                floor = value if value > floor else floor
                if value >= beta:
                    code = _code(move)
                    merit: i64 = self._merit[code]
                    self._merit[code] = merit + depth * depth
                    break
        kind = _LOWER if best >= beta else _UPPER if best <= alpha else _EXACT
        self._table[key] = (depth, kind, best, chosen)
        return best

    def _moves(self, mine: int, theirs: int, pile: int) -> list[Move]:
        if mine.bit_count() + theirs.bit_count() <= _FEW:
            return self._duel.moves(mine, theirs, pile)
        return self._duel.main_moves(mine, theirs, pile)

    def _ordered(self, moves: list[Move], first: Move | None) -> list[Move]:
        """Return the moves, the most promising first: the former best, then by merit, then in the given order."""
        before: i64 = -1 if first is None else _code(first)
        orders: list[i64] = []
        for place, (card, then) in enumerate(moves):
            code: i64 = (card + 1) << _CODE | then + 1
            order: i64 = _FIRST if code == before else self._merit[code]
            orders.append(place - (order << _PLACES))
        orders.sort()
        return [moves[order & _PLACE] for order in orders]

    def _count(self) -> None:
        self._nodes += 1
        if self._nodes > self._effort or (not self._nodes % _LOOKS and self._stop()):
            raise _DuelBudgetSpent


def _code(move: Move) -> i64:
    """Return one int for a move."""
    card: i64 = move[0] + 1
    return card << _CODE | move[1] + 1

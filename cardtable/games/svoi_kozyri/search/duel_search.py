"""Duel search with all cards known: alpha-beta with iterative deepening and a transposition table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from cardtable.games.svoi_kozyri.search.deepening_search import (
    DEEPEST,
    EXACT,
    LOWER,
    SURE,
    UPPER,
    WON,
    DeepeningSearch,
    later,
)
from cardtable.games.svoi_kozyri.search.duel import DuelRules, State
from cardtable.games.svoi_kozyri.search.evaluation import DuelEvaluation
from cardtable.games.svoi_kozyri.simulation import Move

if TYPE_CHECKING:
    from mypy_extensions import i64

_FEW: Final = 9  # with at most this number of cards in both hands, no move is left out
_CODE: Final = 6  # bits of a card, or of none, in the code of a move
_CODES: Final = 1 << 2 * _CODE
_PLACES: Final = 12  # bits of a move's index
_PLACE: Final = (1 << _PLACES) - 1
_FIRST: Final = 1 << 40  # more than any merit


class DuelSearch(DeepeningSearch):
    """Search for the best move in one position; its table lives as long as the decision."""

    def __init__(self, duel: DuelRules, evaluation: DuelEvaluation, effort: int, stop: Callable[[], bool]) -> None:
        super().__init__(effort, stop)
        self._duel = duel
        self._evaluation = evaluation
        self._table: dict[int, tuple[int, int, int, Move]] = {}
        self._path: set[int] = set()
        self._merit = [0] * _CODES  # by the code of a move, number and depth of its cut-offs

    def values(self, state: State, moves: Sequence[Move], worths: Mapping[Move, int]) -> dict[Move, int]:
        self._path.add(self._duel.key(state[0], state[2]))
        return super().values(state, moves, worths)

    def _enter(self, state: State) -> list[Move]:
        mine, theirs, pile = state
        self._path.add(self._duel.key(mine, pile))
        return self._moves(mine, theirs, pile)

    def _leaves_none_out(self, state: State) -> bool:
        return (state[0] | state[1]).bit_count() <= _FEW

    def _of_move(self, state: State, move: Move, depth: int, alpha: int, beta: int) -> int:
        return int(self._after(*state, move, depth, alpha, beta))

    def _after(self, mine: i64, theirs: i64, pile: int, move: Move, depth: i64, alpha: i64, beta: i64) -> i64:
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
        return later(value)

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
            holds = kind == EXACT or (kind == LOWER and value >= beta) or (kind == UPPER and value <= alpha)
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
        if len(moves) == 1 and len(self._path) < DEEPEST:
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
        kind = LOWER if best >= beta else UPPER if best <= alpha else EXACT
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


def _code(move: Move) -> i64:
    card: i64 = move[0] + 1
    return card << _CODE | move[1] + 1

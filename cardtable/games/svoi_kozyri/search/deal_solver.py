"""Solver of every mirrored deal of a small pack: the winner with best play, without a turn limit.

Deals with whole-pile pick-up and up to 24 cards: `TableSolver` settles all empty tables, since the deals lead to most
of them.

Others: `DealSolver` first searches for a proof that the mover wins or loses within a number of moves, for more and more
moves. When that settles nothing more, the reachable open positions are collected and solved backwards from their ends;
the rest are draws, for either player can avoid losing for ever.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from cardtable.core.language.user_error import UserError
from cardtable.core.text import translate
from cardtable.games.svoi_kozyri.options import Pickup, SvoiKozyriOptions
from cardtable.games.svoi_kozyri.search.duel import DRAW, EMPTY, LOSS, WIN, DuelRules, State
from cardtable.games.svoi_kozyri.search.empty_tables import EmptyTables
from cardtable.games.svoi_kozyri.search.round_solver import RoundSolver
from cardtable.games.svoi_kozyri.search.solution import MirroredDeals, SearchBudget, SearchTimeoutError, Solution

MOST_CARDS = 24  # with more, the tables take gigabytes


class TableSolver:
    """Solver that settles empty tables until nothing more is found."""

    def __init__(self, duel: DuelRules, clock: SearchBudget) -> None:
        self._duel = duel
        self._clock = clock
        self._tables = EmptyTables(duel)
        self._deals = MirroredDeals(duel)

    def run(self) -> Solution:
        """Settle all deals, or as many as possible until time is up; return the solution so far."""
        passes = 0
        try:
            for _ in self._tables.passes(self._clock.count):
                passes += 1
                self._deals.sort(self._found)
                if not self._deals.open:
                    break
            self._deals.sort(lambda mine: self._found(mine) or DRAW)
        except SearchTimeoutError:
            self._deals.sort(self._found)
        return self._deals.solution(passes, "rounds", self._tables.positions)

    def _found(self, mine: int) -> int | None:
        """Return WIN or LOSS of the leader with these cards, or None if unknown."""
        if self._duel.taker_leads:
            value = -self._tables.value(self._duel.other(self._duel.full ^ mine))
        else:
            value = self._tables.value(mine)
        return {1: WIN, -1: LOSS}.get(value)


_WON, _LOST = 1 << 20, -1  # in the table; other numbers: open within that number of moves
_PATIENCE = 3  # deepenings without result before the open positions are collected
_AHEAD = 12  # moves that a position is searched before it is collected: most are settled by then
_NOT_SOLVED = translate("Svoi Kozyri", "A pack of %1 cards can't be solved: it takes %2 to %3, a multiple of %4.")
_LITTLE = 2000  # growth below one part in this number counts as none


def solve(options: SvoiKozyriOptions | None, cards: int, stop: Callable[[], bool]) -> dict[str, int]:
    """Return the counts of all mirrored deals of a pack; the rules of the Challenge unless others are given.

    Raise UserError for a pack that cannot be dealt in this way.
    """
    options = options or SvoiKozyriOptions.preset("challenge")
    if cards % 4 or not 8 <= cards <= 40:
        raise UserError(_NOT_SOLVED.filled(cards, 8, 40, 4))
    duel, clock = DuelRules(options, cards // 4), SearchBudget(stop)
    if options.pickup is not Pickup.WHOLE_PILE:
        return DealSolver(duel, clock).run().counts()
    if cards > MOST_CARDS:
        return RoundSolver(duel, clock).run().counts()
    return TableSolver(duel, clock).run().counts()


class DealSolver:
    """Solver of the deals of one pack under given rules, by proof and then backwards."""

    def __init__(self, duel: DuelRules, clock: SearchBudget) -> None:
        self._duel = duel
        self._clock = clock
        self._deals = MirroredDeals(duel)
        self._table: dict[int, int] = {}

    def run(self) -> Solution:
        """Deepen until all deals are settled or time is up; return the solution so far."""
        depth = idle = 0
        try:
            while self._deals.open:
                still_open, seen = len(self._deals.open), len(self._table)
                self._deals.sort(partial(self._within, depth + 1))
                depth += 1
                new = len(self._table) - seen
                idle = idle + 1 if len(self._deals.open) == still_open and new <= seen // _LITTLE else 0
                if idle == _PATIENCE:
                    self._work_back()
        except SearchTimeoutError:
            pass
        return self._deals.solution(depth, "moves", self._clock.positions)

    def _within(self, depth: int, mine: int) -> int | None:
        """Return WIN or LOSS of the leader if it can be forced within `depth` moves, else None."""
        value = self.value(mine, self._duel.full ^ mine, EMPTY, depth)
        return None if value == DRAW else value

    def value(self, mine: int, theirs: int, pile: int, depth: int) -> int:
        """Return WIN or LOSS of the mover if it can be forced within `depth` moves, else DRAW."""
        key = self._duel.key(mine, pile)
        known = self._table.get(key, 0)
        if known == _WON:
            return WIN
        if known == _LOST:
            return LOSS
        if known >= depth:
            return DRAW
        best = self._best(mine, theirs, pile, depth)
        self._table[key] = _WON if best == WIN else _LOST if best == LOSS else depth
        return best

    def _best(self, mine: int, theirs: int, pile: int, depth: int) -> int:
        self._clock.count()
        duel, best = self._duel, LOSS
        may_end = mine.bit_count() <= 2
        for move in duel.moves(mine, theirs, pile):
            value = duel.result(mine, theirs, move) if may_end else None
            if value is None:
                state, passed = duel.after(mine, theirs, pile, move)
                value = self.value(*state, depth - 1)
                value = -value if passed else value
            if value == WIN:
                return WIN
            best = max(best, value)
        return best

    def _work_back(self) -> None:
        """Settle all open deals for good, backwards from the ends."""
        network = self._network()
        changed = True
        while changed:
            changed = False
            for key in reversed(list(network)):
                self._clock.count()
                value = self._settled(network[key])
                if value != DRAW:
                    self._table[key] = _WON if value == WIN else _LOST
                    del network[key]
                    changed = True
        self._deals.sort(lambda mine: self._known(self._duel.key(mine, EMPTY)))

    def _network(self) -> dict[int, _Node]:
        network: dict[int, _Node] = {}
        waiting: list[State] = [(mine, self._duel.full ^ mine, EMPTY) for mine in self._deals.open]
        while waiting:
            mine, theirs, pile = waiting.pop()
            key = self._duel.key(mine, pile)
            if key not in network and self.value(mine, theirs, pile, _AHEAD) == DRAW:
                network[key], states = self._node(mine, theirs, pile)
                waiting += states
        return network

    def _node(self, mine: int, theirs: int, pile: int) -> tuple[_Node, list[State]]:
        best, followers, states = LOSS, [], []
        for move in self._duel.moves(mine, theirs, pile):
            value = self._duel.result(mine, theirs, move)
            if value is None:
                state, passed = self._duel.after(mine, theirs, pile, move)
                states.append(state)
                key = self._duel.key(state[0], state[2])
                followers.append(key if passed else ~key)
            else:
                best = max(best, value)
        return (best, tuple(followers)), states

    def _settled(self, node: _Node) -> int:
        best, followers = node
        for key in followers:
            value = -self._known(key) if key >= 0 else self._known(~key)
            best = max(best, value)
            if best == WIN:
                break
        return best

    def _known(self, key: int) -> int:
        entry = self._table.get(key, 0)
        return WIN if entry == _WON else LOSS if entry == _LOST else DRAW


_Node = tuple[int, tuple[int, ...]]  # best immediate end, keys of the next positions; ~key: same mover

"""Solves every mirrored deal of a small pack: who wins it if both play as well as can be (no limit of turns).

First by proof: can the mover force a win, or must he lose, within so many moves? That is asked for more and more
moves. Where this settles nothing more, the open positions that can be reached are collected and worked back from
their ends; what then stays open is a draw, for either player can avoid losing for ever.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from cardtable.games.svoi_kozyri.duel import DRAW, EMPTY, LOSS, WIN, Duel, State
from cardtable.games.svoi_kozyri.options import SvoiKozyriOptions

_WON, _LOST = 1 << 20, -1  # in the table; other numbers: open within so many moves
_PATIENCE = 3  # deepenings that bring nothing new before the open positions are collected
_AHEAD = 12  # how many moves ahead a position is searched before it is collected: most are settled by then
_LITTLE = 2000  # what grows by no more than one in so many has not grown
_LOOKS = 1024  # nodes between two looks at the clock


class _TimeIsUpError(Exception):
    """The search was cut off."""


@dataclass(frozen=True, slots=True)
class Solution:
    """What was found out; counts are of different deals."""

    cards: int
    wins: int  # of the leader
    losses: int
    draws: int
    open: int  # neither proved nor refuted before the time was up
    moves: int  # how many moves ahead every open deal has been searched
    nodes: int

    def counts(self) -> dict[str, int]:
        """The figures by name."""
        return {
            "deals": self.wins + self.losses + self.draws + self.open,
            "leader_wins": self.wins,
            "leader_loses": self.losses,
            "draws": self.draws,
            "open": self.open,
            "moves_ahead": self.moves,
            "positions": self.nodes,
        }


def solve(options: SvoiKozyriOptions | None, cards: int, stop: Callable[[], bool]) -> dict[str, int]:
    """Solve every mirrored deal of a pack; the rules of the Challenge unless others are given.

    Raises ValueError with one sentence for a pack that cannot be dealt so.
    """
    return Solver(options or SvoiKozyriOptions.preset("challenge"), cards, stop).run().counts()


class Solver:
    """One pack under given options; `stop` is asked now and then, and cuts off."""

    def __init__(self, options: SvoiKozyriOptions, cards: int, stop: Callable[[], bool]) -> None:
        if cards % 4 or not 8 <= cards <= 52:
            raise ValueError(f"A pack of {cards} cards cannot be solved: it takes 8 to 52, a multiple of 4.")
        self._duel = Duel(options, cards // 4)
        self._stop = stop
        self._table: dict[int, int] = {}
        self._nodes = 0
        self._found = {WIN: 0, LOSS: 0, DRAW: 0}
        self._open = [self._leader(number) for number in range(1 << cards // 2)]

    def _leader(self, number: int) -> int:
        """The leader's cards in one deal: some of his own suits, and what mirrors the rest of them (KR-06).

        It makes no difference who leads: the other's view of the deal is the same.
        """
        kept = _spread(number, self._duel.cards // 2)
        return kept | (self._duel.full & ~self._duel.other(kept) & ~(self._duel.slots[0] | self._duel.slots[2]))

    def run(self) -> Solution:
        """Solve as much as time allows."""
        depth = idle = 0
        try:
            while self._open:
                still_open, seen = len(self._open), len(self._table)
                self._deepen(depth + 1)
                depth += 1
                new = len(self._table) - seen
                idle = idle + 1 if len(self._open) == still_open and new <= seen // _LITTLE else 0
                if idle == _PATIENCE:
                    self._work_back()
        except _TimeIsUpError:
            pass
        found = self._found
        return Solution(self._duel.cards, found[WIN], found[LOSS], found[DRAW], len(self._open), depth, self._nodes)

    def value(self, mine: int, theirs: int, pile: int, depth: int) -> int:
        """WIN or LOSS of the mover if it can be forced within so many moves, else DRAW."""
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
        self._count()
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

    def _count(self) -> None:
        self._nodes += 1
        if not self._nodes % _LOOKS and self._stop():
            raise _TimeIsUpError

    def _deepen(self, depth: int) -> None:
        """Search all open deals that many moves ahead."""
        still: list[int] = []
        for place, mine in enumerate(self._open):
            try:
                value = self.value(mine, self._duel.full ^ mine, EMPTY, depth)
            except _TimeIsUpError:
                self._open = still + self._open[place:]
                raise
            if value == DRAW:
                still.append(mine)
            else:
                self._found[value] += 1
        self._open = still

    def _work_back(self) -> None:
        """Settle all open deals for good."""
        network = self._network()
        changed = True
        while changed:
            changed = False
            for key in reversed(list(network)):
                self._count()
                value = self._settled(network[key])
                if value != DRAW:
                    self._table[key] = _WON if value == WIN else _LOST
                    del network[key]
                    changed = True
        for mine in self._open:
            self._found[self._known(self._duel.key(mine, EMPTY))] += 1
        self._open = []

    def _network(self) -> dict[int, _Node]:
        """Every open position that can be reached from the open deals."""
        network: dict[int, _Node] = {}
        waiting: list[State] = [(mine, self._duel.full ^ mine, EMPTY) for mine in self._open]
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
        """The value that follows from what is known of the positions after this one, else DRAW."""
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


_Node = tuple[int, tuple[int, ...]]  # the best end at once, and the keys after it; ~key: the mover is the same


def _spread(number: int, size: int) -> int:
    """The bits of a number on every second place: cards of slots 0 and 2."""
    return sum(1 << 2 * place for place in range(size) if number >> place & 1)

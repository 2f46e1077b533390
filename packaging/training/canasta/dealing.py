"""Deals of Canasta in numbers, as the rules deal them (CR-04, CR-06)."""

from collections.abc import Sequence

import numpy as np

from cardtable.games.canasta.game_parameters import GameParameters
from cardtable.games.canasta.options import CanastaOptions
from cardtable.games.canasta.playout.playout_state import PlayoutRules, PlayoutState
from cardtable.games.canasta.playout.rank_codes import BLACK, DEUCE, END, JOKER, RED, VALUES
from cardtable.games.canasta.search.determinizer import playout_rules

_LATER = 0.4  # of the deals are later ones of a match, in which first meld must count more for some
_MINIMUMS = (50, 50, 90, 120)


class Dealer:
    """Deals for so many players, by the usual rules."""

    def __init__(self, seats: int) -> None:
        options = CanastaOptions()
        self._params = GameParameters(options, seats)
        self.laws: PlayoutRules = playout_rules(options, self._params)
        order = self._params.order(1)
        self.sides = bytes([self._params.owners.index(self._params.sides[seat]) for seat in order])
        self._pack = [rank for rank in range(END) for _ in range(self.laws.deck[rank])]

    def deal(self, chance: np.random.Generator) -> PlayoutState:
        """A deal about to begin."""
        table = PlayoutState(self.laws, self.sides)
        table.lay_out()
        table.stock = [self._pack[place] for place in chance.permutation(len(self._pack)).tolist()]
        for place in range(table.seats):
            while table.size[place] < self._params.hand:
                _draw(table, place)
        _turn_up(table)
        minimums = self._minimums(chance)
        for place in range(table.seats):
            table.minimum[place] = minimums[self.sides[place]]
        return table

    def _minimums(self, chance: np.random.Generator) -> Sequence[int]:
        count = len(set(self.sides))
        if chance.random() >= _LATER:
            return [_MINIMUMS[0]] * count
        return [_MINIMUMS[which] for which in chance.integers(len(_MINIMUMS), size=count).tolist()]


def _draw(table: PlayoutState, place: int) -> None:
    rank = table.stock.pop()
    if rank == RED:
        table.reds[table.home[place]] += 1
    else:
        table.hands[place][rank] += 1
        table.size[place] += 1


def _turn_up(table: PlayoutState) -> None:
    """Turn cards up until one may begin the pile (settled reading 31)."""
    while True:
        rank = table.stock.pop()
        table.pile.append(rank)
        table.visible[rank] += 1
        table.pile_points += VALUES[rank]
        covered = rank in (JOKER, DEUCE, RED)
        table.frozen = table.frozen or covered or (rank == BLACK and table.rules.black_freezes)
        if not covered:
            return

"""What the network thinks of choices without playing a deal on, as an expert's search asks it.

It has seen more than a million deals, but not this one; a playout sees this one as it may lie, with players of little
wisdom.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from cardtable.core.weight_files import Floats
from cardtable.games.canasta.learned import sight
from cardtable.games.canasta.learned.columns import Bytes, answer
from cardtable.games.canasta.learned.network import POINTS_IN_A_UNIT, Network
from cardtable.games.canasta.thinking.playouts.melding import lay_cards
from cardtable.games.canasta.thinking.playouts.opening import opening
from cardtable.games.canasta.thinking.playouts.styles import partners
from cardtable.games.canasta.thinking.playouts.table import Group, Table
from cardtable.games.canasta.thinking.proposals import Kind
from cardtable.games.canasta.thinking.search import Option

_COUNTS: Final = 1.0  # beside a point that was played out


class Opinion:
    """The `thinking.second_opinion` of a network.

    It is asked what it was asked in training, one question after another: whether to go out, whether to lay down what
    the habits would, which rank to discard. Asked instead how good a discard is after melds that nobody lays, it hopes
    for far too much.
    """

    def __init__(self, network: Network) -> None:
        self._network = network
        self._style = partners()  # whose habits it melds by

    def of(self, table: Table, place: int, options: Sequence[Option]) -> Sequence[float]:
        """By option."""
        drawn = any(option.kind in (Kind.DRAW, Kind.TAKE) for option in options)
        found = self._of_pile(table, place, options) if drawn else self._of_turn(table, place, options)
        return [_COUNTS * POINTS_IN_A_UNIT * value for value in found]

    def _of_pile(self, table: Table, place: int, options: Sequence[Option]) -> list[float]:
        plans = [option.plan for option in options if option.plan is not None]
        found = []
        for option in options:
            plan = option.plan or plans[0]
            seen = sight.of_groups(table, place, sight.TAKE, [plan.group, *plan.more], 0)
            found.append(self._answers(seen)[answer(sight.TAKE, option.kind is Kind.TAKE)])
        return [float(value) for value in found]

    def _of_turn(self, table: Table, place: int, options: Sequence[Option]) -> list[float]:
        seen = sight.of_discard(table, place)
        thrown = self._answers(seen)
        best = max(float(thrown[rank]) for rank in np.flatnonzero(self._network.columns.allowed(_rows(seen))[0]))
        melds = self._of_melds(table, place)
        waiting, laying, ranks = melds or (best, best, [])
        found = []
        for option in options:
            match option.kind:
                case Kind.OUT:
                    found.append(self._of_going_out(table, place, option.groups))
                case Kind.DISCARD:
                    found.append(waiting + float(thrown[option.rank]) - best)
                case _:
                    usual = any(group.rank in ranks for group in option.groups)
                    found.append(laying if usual else waiting)
        return found

    def _of_melds(self, table: Table, place: int) -> tuple[float, float, list[int]] | None:
        """What it brings to lay nothing down, to do as the habits would, and those ranks; None if they lay nothing."""
        side = table.side[place]
        if table.open[side]:
            trial = table.copy()
            lay_cards(trial, self._style, place)
            kind, groups, canastas = sight.LAY, trial.acts, trial.canastas[side] - table.canastas[side]
        else:
            kind, groups = sight.OPEN, opening(table, place, 0)
            canastas = sight.full(table, side, groups)
        if not groups:
            return None
        told = self._answers(sight.of_groups(table, place, kind, groups, canastas))
        no, yes = (float(told[answer(kind, choice)]) for choice in (False, True))
        return no, yes, [group.rank for group in groups]

    def _of_going_out(self, table: Table, place: int, groups: list[Group]) -> float:
        full = sight.full(table, table.side[place], groups)
        told = self._answers(sight.of_groups(table, place, sight.OUT, groups, full))
        return float(told[answer(sight.OUT, yes=True)])

    def _answers(self, seen: bytes) -> Floats:
        """By action, what it brings."""
        found: Floats = self._network.values(*self._network.columns(_rows(seen)))[0]
        return found


def _rows(seen: bytes) -> Bytes:
    return np.frombuffer(seen, np.uint8).reshape(1, -1)

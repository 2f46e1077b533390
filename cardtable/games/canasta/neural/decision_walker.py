"""Goes through a deal from decision to decision: whoever stands at one may leave it to habit, or not.

What is no decision (a draw where the pile cannot be taken, the only card as a discard) is done at once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.games.canasta.neural import features
from cardtable.games.canasta.neural.features import LAY, OPEN, OUT, TAKE, THROW
from cardtable.games.canasta.playout import meld_policy, playout
from cardtable.games.canasta.playout.discard_policy import best_discard
from cardtable.games.canasta.playout.going_out_policy import find_way_out, go_out, leaving_gain
from cardtable.games.canasta.playout.meld_policy import first_meld
from cardtable.games.canasta.playout.pile_policy import PileTake, best_take, take
from cardtable.games.canasta.playout.playout_state import END, PlayoutState, RankGroup
from cardtable.games.canasta.playout.policy_weights import PolicyWeights

if TYPE_CHECKING:
    from mypy_extensions import i64

OVER: Final = 0  # in place of a decision


class DecisionWalker:
    """A table, the style of each place, and the decision that is due, of `sight`."""

    __slots__ = ("_canastas", "_groups", "_plan", "_styles", "kind", "table")

    def __init__(self, table: PlayoutState, styles: list[PolicyWeights]) -> None:
        """Nothing is due yet: `begin` goes to the first decision of a turn, `ask` stands at one within it."""
        self.table = table
        self.kind: i64 = OVER
        self._styles = styles
        self._plan: PileTake | None = None
        self._groups: list[RankGroup] = []  # that may be laid down
        self._canastas: i64 = 0  # that they make

    def ask(self, kind: int, groups: list[RankGroup], plan: PileTake | None) -> None:
        """Stand at this decision."""
        table = self.table
        canastas: i64 = 0
        if kind == LAY:
            trial = table.copy()
            for group in groups:
                trial.lay(table.turn, group)
            side = table.side[table.turn]
            canastas = trial.canastas[side] - table.canastas[side]
        elif plan is None:
            canastas = features.full(table, table.side[table.turn], groups)
        self._await(kind, groups, plan, canastas)

    def elsewhere(self, table: PlayoutState) -> DecisionWalker:
        """Another walker at the same decision, in a deal that differs only in what the place does not see."""
        walker = DecisionWalker(table, self._styles)
        walker._await(self.kind, self._groups, self._plan, self._canastas)
        return walker

    def seen(self) -> bytes:
        """What the place sees that is to decide."""
        plan = self._plan
        groups = self._groups if plan is None else [plan.group, *plan.more]
        return features.of_groups(self.table, self.table.turn, self.kind, groups, self._canastas)

    def habit(self) -> int:
        """What the style would do."""
        table, place = self.table, self.table.turn
        style, plan = self._styles[place], self._plan
        if self.kind == THROW:
            return best_discard(table, style, place)
        if plan is not None:
            return int(plan.gain > 0)
        if self.kind == OUT:
            return int(leaving_gain(table, style, place) > style.leaving)
        if self.kind == OPEN:
            trial = table.copy()
            meld_policy.open_side(trial, style, place)
            return int(bool(trial.acts))
        return 1

    def decide(self, choice: int) -> None:
        """Make the decision, and go to the next one; `choice`: a rank, or 1 for yes and 0 for no."""
        table, kind, place = self.table, self.kind, self.table.turn
        plan, groups = self._plan, self._groups
        if kind == TAKE:
            self._take(plan if choice else None)
        elif kind == OUT and not choice:
            self._open()
        elif kind == OUT:
            go_out(table, place, groups)
            self.begin()
        elif kind == THROW:
            table.discard(place, choice)
            self.begin()
        elif choice:
            for group in groups:
                table.lay(place, group)
            if kind == OPEN:
                self._lay()
            else:
                self._throw()
        else:
            self._throw()

    def begin(self) -> None:
        """Go to the first decision of a turn."""
        table, place = self.table, self.table.turn
        if table.over:
            self._await(OVER, [], None, 0)
            return
        plan = best_take(table, self._styles[place], place)
        if plan is None or (not table.stock and not plan.group.count()):  # CR-17: it fits a meld and must be taken
            self._take(plan)
        else:
            self.ask(TAKE, [], plan)

    def _await(self, kind: i64, groups: list[RankGroup], plan: PileTake | None, canastas: i64) -> None:
        self.kind, self._groups, self._plan, self._canastas = kind, groups, plan, canastas

    def _take(self, plan: PileTake | None) -> None:
        """Take the pile so, or draw; who can do neither ends the deal."""
        table, place = self.table, self.table.turn
        if plan is not None:
            take(table, place, plan)
        elif table.stock:
            playout.draw(table, place)
        else:
            table.over = True
        if table.over:
            self._await(OVER, [], None, 0)
        else:
            self._meld()

    def _meld(self) -> None:
        table = self.table
        table.begun = 0
        groups = find_way_out(table, table.turn)
        if groups:
            self.ask(OUT, groups, None)
        else:
            self._open()

    def _open(self) -> None:
        table, place = self.table, self.table.turn
        if table.open[table.side[place]]:
            self._lay()
            return
        groups = first_meld(table, place)
        if groups:
            self.ask(OPEN, groups, None)
        else:
            self._throw()

    def _lay(self) -> None:
        place = self.table.turn
        trial = self.table.copy()
        meld_policy.lay_cards(trial, self._styles[place], place)
        if trial.acts:
            self.ask(LAY, trial.acts, None)
        else:
            self._throw()

    def _throw(self) -> None:
        table = self.table
        hand = table.hands[table.turn]
        ranks: i64 = 0
        only: i64 = 0
        rank: i64
        for rank in range(END):
            if hand[rank]:
                ranks += 1
                only = rank
        if ranks > 1:
            self.ask(THROW, [], None)
        else:
            table.discard(table.turn, only)
            self.begin()

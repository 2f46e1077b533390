"""CanastaDecision walker: plays a deal from decision to decision, each made by the caller or by the policy.

Turns without a choice (a draw when the pile cannot be taken, the only card as a discard) are played at once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.games.canasta.neural import features
from cardtable.games.canasta.neural.features import LAY, OPEN, OUT, TAKE, THROW
from cardtable.games.canasta.playout import meld_policy, playout
from cardtable.games.canasta.playout.discard_policy import best_discard
from cardtable.games.canasta.playout.going_out_policy import find_way_out, go_out, going_out_gain
from cardtable.games.canasta.playout.meld_policy import first_meld
from cardtable.games.canasta.playout.pile_policy import PileTake, best_take, take
from cardtable.games.canasta.playout.playout_state import PlayoutState, RankGroup
from cardtable.games.canasta.playout.policy_weights import PolicyWeights
from cardtable.games.canasta.playout.rank_codes import END

if TYPE_CHECKING:
    from mypy_extensions import i64

OVER: Final = 0  # in place of a decision


class DecisionWalker:
    """Playout state, the weights of each place, and the kind of decision that is due (of `features`, or OVER)."""

    __slots__ = ("_canastas", "_groups", "_plan", "_weights_by_place", "kind", "state")

    def __init__(self, state: PlayoutState, weights_by_place: list[PolicyWeights]) -> None:
        """Start without a decision: `begin` goes to the first decision of a turn, `ask` sets one within it."""
        self.state = state
        self.kind: i64 = OVER
        self._weights_by_place = weights_by_place
        self._plan: PileTake | None = None
        self._groups: list[RankGroup] = []  # groups that may be laid down
        self._canastas: i64 = 0  # canastas that they make

    def ask(self, kind: int, groups: list[RankGroup], plan: PileTake | None) -> None:
        """Set the decision that is due."""
        state = self.state
        canastas: i64 = 0
        if kind == LAY:
            trial = state.copy()
            for group in groups:
                trial.lay(state.turn, group)
            side = state.side[state.turn]
            canastas = trial.canastas[side] - state.canastas[side]
        elif plan is None:
            canastas = features.n_full_melds(state, state.side[state.turn], groups)
        self._set(kind, groups, plan, canastas)

    def copy_to(self, state: PlayoutState) -> DecisionWalker:
        """Return another walker at the same decision, in a state that differs only in hidden cards."""
        walker = DecisionWalker(state, self._weights_by_place)
        walker._set(self.kind, self._groups, self._plan, self._canastas)
        return walker

    def encode(self) -> bytes:
        """Return the input bytes of the place that is to decide."""
        plan = self._plan
        groups = self._groups if plan is None else [plan.group, *plan.more]
        return features.encode(self.state, self.state.turn, self.kind, groups, self._canastas)

    def policy_choice(self) -> int:
        """Return the choice of the playout policy."""
        state, place = self.state, self.state.turn
        weights, plan = self._weights_by_place[place], self._plan
        if self.kind == THROW:
            return best_discard(state, weights, place)
        if plan is not None:
            return int(plan.gain > 0)
        if self.kind == OUT:
            return int(going_out_gain(state, weights, place) > weights.leaving)
        if self.kind == OPEN:
            trial = state.copy()
            meld_policy.open_side(trial, weights, place)
            return int(bool(trial.laid_groups))
        return 1

    def decide(self, choice: int) -> None:
        """Make the decision and go to the next one; `choice`: a rank, or 1 for yes and 0 for no."""
        state, kind, place = self.state, self.kind, self.state.turn
        plan, groups = self._plan, self._groups
        if kind == TAKE:
            self._take(plan if choice else None)
        elif kind == OUT and not choice:
            self._open()
        elif kind == OUT:
            go_out(state, place, groups)
            self.begin()
        elif kind == THROW:
            state.discard(place, choice)
            self.begin()
        elif choice:
            for group in groups:
                state.lay(place, group)
            if kind == OPEN:
                self._lay()
            else:
                self._discard()
        else:
            self._discard()

    def begin(self) -> None:
        """Go to the first decision of a turn."""
        state, place = self.state, self.state.turn
        if state.over:
            self._set(OVER, [], None, 0)
            return
        plan = best_take(state, self._weights_by_place[place], place)
        if plan is None or (not state.stock and not plan.group.count()):  # CR-17: it fits a meld and must be taken
            self._take(plan)
        else:
            self.ask(TAKE, [], plan)

    def _set(self, kind: i64, groups: list[RankGroup], plan: PileTake | None, canastas: i64) -> None:
        self.kind, self._groups, self._plan, self._canastas = kind, groups, plan, canastas

    def _take(self, plan: PileTake | None) -> None:
        """Take the pile, or draw; end the deal if neither is possible."""
        state, place = self.state, self.state.turn
        if plan is not None:
            take(state, place, plan)
        elif state.stock:
            playout.draw(state, place)
        else:
            state.over = True
        if state.over:
            self._set(OVER, [], None, 0)
        else:
            self._meld()

    def _meld(self) -> None:
        state = self.state
        state.begun = 0
        groups = find_way_out(state, state.turn)
        if groups:
            self.ask(OUT, groups, None)
        else:
            self._open()

    def _open(self) -> None:
        state, place = self.state, self.state.turn
        if state.open[state.side[place]]:
            self._lay()
            return
        groups = first_meld(state, place)
        if groups:
            self.ask(OPEN, groups, None)
        else:
            self._discard()

    def _lay(self) -> None:
        place = self.state.turn
        trial = self.state.copy()
        meld_policy.lay_cards(trial, self._weights_by_place[place], place)
        if trial.laid_groups:
            self.ask(LAY, trial.laid_groups, None)
        else:
            self._discard()

    def _discard(self) -> None:
        state = self.state
        hand = state.hands[state.turn]
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
            state.discard(state.turn, only)
            self.begin()

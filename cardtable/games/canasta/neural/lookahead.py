"""Neural lookahead: each choice is valued at once, and then tried in determinizations.

The network plays on for everybody until it is the place's turn again, and values that position: it knows more there,
and its errors differ from deal to deal. A one-round lookahead with a learned value function, over shared
determinizations.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

import numpy as np

from cardtable.core.basics.weight_files import Floats
from cardtable.games.canasta.neural import features
from cardtable.games.canasta.neural.decision_walker import OVER, DecisionWalker
from cardtable.games.canasta.neural.features import THROW
from cardtable.games.canasta.neural.neural_inputs import Ints, answer_action
from cardtable.games.canasta.neural.value_network import POINTS_IN_A_UNIT, CanastaValueNetwork
from cardtable.games.canasta.playout.playout_state import PlayoutState
from cardtable.games.canasta.playout.policy_weights import weights_for
from cardtable.games.canasta.playout.rank_codes import END
from cardtable.games.canasta.search.determinizer import CanastaDeterminizer
from cardtable.games.canasta.search.expert_search import CandidateKind, SearchOption

N_SAMPLES: Final = 128  # determinizations per decision
_TRIED: Final = 5  # discards at most
_BEHIND: Final = 120.0  # points: a choice this far behind is not tried
LOOKAHEAD_WEIGHT: Final = 0.5  # weight of the lookahead value; the rest is the immediate value
_NEVER: Final = np.float32(-1e9)


class NeuralLookahead:
    """Value estimator of a network."""

    def __init__(self, network: CanastaValueNetwork) -> None:
        self._network = network

    def best(
        self, determinizer: CanastaDeterminizer, options: Sequence[SearchOption], rng: Random, stop: Callable[[], bool]
    ) -> SearchOption:
        """Return the option with the highest value, of those of `CandidateActions.network_options`; biases count."""
        decision = _Decision(self._network, determinizer, rng, stop)
        for kind in (CandidateKind.TAKE, CandidateKind.OUT, CandidateKind.LAY):
            of_kind = [option for option in options if option.kind is kind]
            if of_kind and len(of_kind) < len(options):
                best = decision.best_cards(of_kind)
                if best is not None:
                    return best
        discards = [option for option in options if option.kind is CandidateKind.DISCARD]
        if len(discards) > 1:
            return decision.best_discard(discards)
        draws = [option for option in options if option.kind is CandidateKind.DRAW]
        return (discards or draws or list(options))[0]


@dataclass(slots=True)
class _WalkedCandidate:
    """Choice of a decision: the walker at it, the choice, and its immediate value; None if there is none."""

    walker: DecisionWalker
    choice: int
    immediate: float | None


class _Decision:
    """Decisions of a place in one turn, with its determinizations."""

    def __init__(
        self, network: CanastaValueNetwork, determinizer: CanastaDeterminizer, rng: Random, stop: Callable[[], bool]
    ) -> None:
        self._network, self._determinizer, self._rng, self._stop = network, determinizer, rng, stop
        state = determinizer.state
        self._weights_by_place = [weights_for(state.rules, state.seats, len(state.open))] * state.seats

    def best_cards(self, options: Sequence[SearchOption]) -> SearchOption | None:
        """Return the best set of cards to lay or to take the pile with; None if declining is as good.

        The first option contains all the others.
        """
        kind = self._kind(options[0])
        first, *others = [self._walker_at(kind, option) for option in options]
        immediate = self._immediate_values(first)
        candidates = [
            _WalkedCandidate(first, choice, float(immediate[answer_action(kind, bool(choice))])) for choice in (0, 1)
        ]
        no, *yes = self._combined_points([*candidates, *(_WalkedCandidate(walker, 1, None) for walker in others)])
        points = [value + option.bias for value, option in zip(yes, options, strict=True)]
        return options[points.index(max(points))] if max(points) > no else None

    def best_discard(self, options: Sequence[SearchOption]) -> SearchOption:
        """Return the best discard; those with a far lower immediate value than another are not tried."""
        walker = self._walker_at(THROW, None)
        immediate = self._immediate_values(walker)
        ordered = sorted(options, key=lambda option: -immediate[option.rank])[:_TRIED]
        least = immediate[ordered[0].rank] - _BEHIND / POINTS_IN_A_UNIT
        tried = [option for option in ordered if immediate[option.rank] >= least]
        points = self._combined_points(
            [_WalkedCandidate(walker, option.rank, float(immediate[option.rank])) for option in tried]
        )
        biased = [value + option.bias for value, option in zip(points, tried, strict=True)]
        return tried[biased.index(max(biased))]

    def _kind(self, option: SearchOption) -> int:
        if option.kind is CandidateKind.LAY:
            state = self._determinizer.state
            return features.LAY if state.open[state.side[self._determinizer.place]] else features.OPEN
        return features.TAKE if option.kind is CandidateKind.TAKE else features.OUT

    def _walker_at(self, kind: int, option: SearchOption | None) -> DecisionWalker:
        walker = DecisionWalker(self._determinizer.state, self._weights_by_place)
        walker.ask(kind, option.groups if option else [], option.plan if option else None)
        return walker

    def _immediate_values(self, walker: DecisionWalker) -> Floats:
        values, _ = self._evaluate([walker])
        result: Floats = values[0]
        return result

    def _combined_points(self, candidates: Sequence[_WalkedCandidate]) -> list[float]:
        """Return the values in points: immediate value and lookahead combined.

        A candidate without an immediate value gets the average offset between both.
        """
        known = [candidate.immediate for candidate in candidates if candidate.immediate is not None]
        outcomes = self._lookahead_values(candidates) if len(candidates) > 1 else []
        if not outcomes:
            return [
                POINTS_IN_A_UNIT * (min(known) if item.immediate is None else item.immediate) for item in candidates
            ]
        offset = sum(known) / len(known) - sum(outcomes[: len(known)]) / len(known)
        points = []
        for outcome, candidate in zip(outcomes, candidates, strict=True):
            immediate = outcome + offset if candidate.immediate is None else candidate.immediate
            points.append(POINTS_IN_A_UNIT * ((1 - LOOKAHEAD_WEIGHT) * immediate + LOOKAHEAD_WEIGHT * outcome))
        return points

    def _lookahead_values(self, candidates: Sequence[_WalkedCandidate]) -> list[float]:
        """Return the lookahead value of each candidate, averaged over the same determinizations; [] when stopped."""
        walkers = []
        for _ in range(N_SAMPLES):
            if self._stop():
                return []
            sampled = self._determinizer.sample(self._rng)
            for candidate in candidates:
                walker = candidate.walker.copy_to(sampled.copy())
                walker.decide(candidate.choice)
                walkers.append(walker)
        outcomes = self._play_out(walkers)
        return [] if outcomes is None else [float(outcome) for outcome in outcomes.reshape(N_SAMPLES, -1).mean(0)]

    def _play_out(self, walkers: Sequence[DecisionWalker]) -> Floats | None:
        """Return, by walker, the value at the place's next turn, or the outcome of the deal; None when stopped."""
        place = self._determinizer.place
        result: Floats = np.zeros(len(walkers), np.float32)
        others_moved: set[int] = set()
        unfinished = self._unfinished(range(len(walkers)), walkers, result)
        while unfinished:
            if self._stop():
                return None
            values, actions = self._evaluate([walkers[index] for index in unfinished])
            moved = []
            for index, action, value in zip(unfinished, actions.tolist(), values.max(1), strict=True):
                walker = walkers[index]
                if walker.state.turn != place:
                    others_moved.add(index)
                elif index in others_moved:
                    result[index] = value
                    continue
                walker.decide(action if walker.kind == THROW else (action - END) % 2)
                moved.append(index)
            unfinished = self._unfinished(moved, walkers, result)
        return result

    def _unfinished(self, moved: Iterable[int], walkers: Sequence[DecisionWalker], result: Floats) -> list[int]:
        """Return the walkers whose deal goes on; fill in the outcomes of the others."""
        left = []
        for index in moved:
            if walkers[index].kind == OVER:
                result[index] = self._outcome(walkers[index].state)
            else:
                left.append(index)
        return left

    def _evaluate(self, walkers: Sequence[DecisionWalker]) -> tuple[Floats, Ints]:
        """Return, by walker, the value of each action, and the best action."""
        columns = self._network.columns
        encoded = np.frombuffer(b"".join([walker.encode() for walker in walkers]), np.uint8)
        encoded = encoded.reshape(len(walkers), columns.form.width)
        values: Floats = np.where(columns.allowed(encoded), self._network.values(*columns(encoded)), _NEVER)
        return values, values.argmax(1)

    def _outcome(self, state: PlayoutState) -> float:
        """Return the lead of the side when the deal is over, with the match bonus; in units."""
        bonus = self._determinizer.bonus([state.score(side) for side in state.side])
        return float(state.lead(state.side[self._determinizer.place]) + bonus) / POINTS_IN_A_UNIT

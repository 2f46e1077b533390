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

from cardtable.core.weight_files import Floats
from cardtable.games.canasta.neural import features
from cardtable.games.canasta.neural.decision_walker import OVER, DecisionWalker
from cardtable.games.canasta.neural.features import THROW
from cardtable.games.canasta.neural.neural_inputs import Ints, answer
from cardtable.games.canasta.neural.value_network import POINTS_IN_A_UNIT, CanastaValueNetwork
from cardtable.games.canasta.playout.playout_state import END, PlayoutState
from cardtable.games.canasta.playout.tuned_weights import weights_for
from cardtable.games.canasta.search.candidates import CandidateKind
from cardtable.games.canasta.search.determinizer import CanastaDeterminizer
from cardtable.games.canasta.search.expert_search import SearchOption

_DEALS: Final = 128  # in which choices are tried
_TRIED: Final = 5  # discards at most
_BEHIND: Final = 120.0  # points: a choice that looks so much worse is not tried
_TRIES: Final = 0.5  # what trying counts; the rest is how a choice looks
_NEVER: Final = np.float32(-1e9)


class NeuralLookahead:
    """Value estimator of a network."""

    def __init__(self, network: CanastaValueNetwork) -> None:
        self._network = network

    def best(
        self, determinizer: CanastaDeterminizer, options: Sequence[SearchOption], rng: Random, stop: Callable[[], bool]
    ) -> SearchOption:
        """Return the option with the highest value, of those of `candidates.network_candidates`; biases count."""
        decision = _Decision(self._network, determinizer, rng, stop)
        for kind in (CandidateKind.TAKE, CandidateKind.OUT, CandidateKind.LAY):
            asked = [option for option in options if option.kind is kind]
            if asked and len(asked) < len(options):
                best = decision.of_cards(asked)
                if best is not None:
                    return best
        throws = [option for option in options if option.kind is CandidateKind.DISCARD]
        if len(throws) > 1:
            return decision.of_discards(throws)
        drawing = [option for option in options if option.kind is CandidateKind.DRAW]
        return (throws or drawing or list(options))[0]


@dataclass(slots=True)
class _WalkedCandidate:
    """Choice of a decision: the walker at it, the choice, and its immediate value; None if there is none."""

    walker: DecisionWalker
    choice: int
    looks: float | None


class _Decision:
    """Decisions of a place in one turn, with its determinizations."""

    def __init__(
        self, network: CanastaValueNetwork, determinizer: CanastaDeterminizer, rng: Random, stop: Callable[[], bool]
    ) -> None:
        self._network, self._determinizer, self._rng, self._stop = network, determinizer, rng, stop
        state = determinizer.state
        self._weights_by_place = [weights_for(state.rules, state.seats, len(state.open))] * state.seats

    def of_cards(self, options: Sequence[SearchOption]) -> SearchOption | None:
        """Return the best set of cards to lay or to take the pile with; None if declining is as good.

        The first option contains all the others.
        """
        kind = self._kind(options[0])
        first, *others = [self._asked(kind, option) for option in options]
        looks = self._looks(first)
        lines = [_WalkedCandidate(first, choice, float(looks[answer(kind, bool(choice))])) for choice in (0, 1)]
        no, *yes = self._points([*lines, *(_WalkedCandidate(walker, 1, None) for walker in others)])
        points = [value + option.lean for value, option in zip(yes, options, strict=True)]
        return options[points.index(max(points))] if max(points) > no else None

    def of_discards(self, options: Sequence[SearchOption]) -> SearchOption:
        """Return the best discard; those with a far lower immediate value than another are not tried."""
        walker = self._asked(THROW, None)
        looks = self._looks(walker)
        ordered = sorted(options, key=lambda option: -looks[option.rank])[:_TRIED]
        least = looks[ordered[0].rank] - _BEHIND / POINTS_IN_A_UNIT
        tried = [option for option in ordered if looks[option.rank] >= least]
        points = self._points([_WalkedCandidate(walker, option.rank, float(looks[option.rank])) for option in tried])
        leaning = [value + option.lean for value, option in zip(points, tried, strict=True)]
        return tried[leaning.index(max(leaning))]

    def _kind(self, option: SearchOption) -> int:
        if option.kind is CandidateKind.LAY:
            return (
                features.LAY
                if self._determinizer.state.open[self._determinizer.state.side[self._determinizer.place]]
                else features.OPEN
            )
        return features.TAKE if option.kind is CandidateKind.TAKE else features.OUT

    def _asked(self, kind: int, option: SearchOption | None) -> DecisionWalker:
        walker = DecisionWalker(self._determinizer.state, self._weights_by_place)
        walker.ask(kind, option.groups if option else [], option.plan if option else None)
        return walker

    def _looks(self, walker: DecisionWalker) -> Floats:
        """Return the immediate value of each action."""
        values, _ = self._answers([walker])
        result: Floats = values[0]
        return result

    def _points(self, lines: Sequence[_WalkedCandidate]) -> list[float]:
        """Return the values in points: immediate value and lookahead combined.

        A candidate without an immediate value gets the average offset between both.
        """
        told = [line.looks for line in lines if line.looks is not None]
        hopes = self._tried(lines) if len(lines) > 1 else []
        if not hopes:
            return [POINTS_IN_A_UNIT * (min(told) if line.looks is None else line.looks) for line in lines]
        usual = sum(told) / len(told) - sum(hopes[: len(told)]) / len(told)
        looks = [hope + usual if line.looks is None else line.looks for hope, line in zip(hopes, lines, strict=True)]
        return [
            POINTS_IN_A_UNIT * ((1 - _TRIES) * look + _TRIES * hope) for look, hope in zip(looks, hopes, strict=True)
        ]

    def _tried(self, lines: Sequence[_WalkedCandidate]) -> list[float]:
        """Return the lookahead value of each candidate, averaged over the same determinizations; [] when stopped."""
        walkers = []
        for _ in range(_DEALS):
            if self._stop():
                return []
            sampled = self._determinizer.sample(self._rng)
            for line in lines:
                walker = line.walker.elsewhere(sampled.copy())
                walker.decide(line.choice)
                walkers.append(walker)
        hopes = self._hopes(walkers)
        return [] if hopes is None else [float(hope) for hope in hopes.reshape(_DEALS, -1).mean(0)]

    def _hopes(self, walkers: Sequence[DecisionWalker]) -> Floats | None:
        """Return, by walker, the value at the place's next turn, or the outcome of the deal; None when stopped."""
        place = self._determinizer.place
        result: Floats = np.zeros(len(walkers), np.float32)
        others_moved: set[int] = set()
        under_way = self._not_over(range(len(walkers)), walkers, result)
        while under_way:
            if self._stop():
                return None
            values, actions = self._answers([walkers[each] for each in under_way])
            going_on = []
            for each, action, value in zip(under_way, actions.tolist(), values.max(1), strict=True):
                walker = walkers[each]
                if walker.state.turn != place:
                    others_moved.add(each)
                elif each in others_moved:
                    result[each] = value
                    continue
                walker.decide(action if walker.kind == THROW else (action - END) % 2)
                going_on.append(each)
            under_way = self._not_over(going_on, walkers, result)
        return result

    def _not_over(self, going_on: Iterable[int], walkers: Sequence[DecisionWalker], result: Floats) -> list[int]:
        """Return the walkers whose deal goes on; fill in the outcomes of the others."""
        left = []
        for each in going_on:
            if walkers[each].kind == OVER:
                result[each] = self._outcome(walkers[each].state)
            else:
                left.append(each)
        return left

    def _answers(self, walkers: Sequence[DecisionWalker]) -> tuple[Floats, Ints]:
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

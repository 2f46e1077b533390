"""Search of the expert: all choices are played out in the same determinizations; the best mean wins.

Perfect information Monte Carlo over shared determinizations, with a prior on the choices.
"""

from __future__ import annotations

import enum
import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Final

from cardtable.games.canasta.playout import pile_policy, playout
from cardtable.games.canasta.playout.discard_policy import best_discard
from cardtable.games.canasta.playout.going_out_policy import find_way_out, go_out
from cardtable.games.canasta.playout.meld_policy import lay_cards
from cardtable.games.canasta.playout.outcome_network import OutcomeNetwork, expected_points
from cardtable.games.canasta.playout.playout_state import PlayoutState, RankGroup
from cardtable.games.canasta.playout.policy_weights import PolicyWeights
from cardtable.games.canasta.search.determinizer import CanastaDeterminizer
from cardtable.games.canasta.state import Action

_ROUND: Final = 16  # determinizations between two eliminations
_BEHIND: Final = 2.5  # standard errors behind the leader that eliminate an option
_PRIOR_SD: Final = 60.0  # points: standard deviation of an option's value around its prior
_MODEL_ERROR: Final = 40.0  # points: standard deviation that no number of playouts removes: the policy is a model
HORIZON: Final = 400  # turns
_PREDICT_AFTER: Final = 4  # turns that are played before the network predicts the outcome
_PREDICTION_COST: Final = 3  # cost of a prediction, in turns
_LENGTH: Final = 20  # turns that count as one playout: many are shorter, those early in a deal far longer
_SAMPLE_COST: Final = 3  # cost of a sample and its copy, in turns


class CandidateKind(enum.Enum):
    """Kind of choice."""

    DRAW = enum.auto()
    TAKE = enum.auto()
    LAY = enum.auto()
    OUT = enum.auto()
    DISCARD = enum.auto()
    YES = enum.auto()  # the partner may go out
    NO = enum.auto()  # the partner plays on


_IN_TURN: Final = (CandidateKind.DRAW, CandidateKind.TAKE, CandidateKind.LAY)  # the place still has to discard


@dataclass(slots=True)
class SearchOption:
    """Option of a decision, with its value in each determinization so far."""

    kind: CandidateKind
    action: Action
    groups: list[RankGroup] = field(default_factory=list)  # of LAY and OUT
    plan: pile_policy.PileTake | None = None  # of TAKE
    rank: int = 0  # of DISCARD
    prior: float = 0.0  # expected points relative to the policy's choice, before any playout
    bias: float = 0.0  # points of this player's bias, added to each value
    values: list[float] = field(default_factory=list)


class CanastaSearch:
    """Search over the options of one decision."""

    def __init__(
        self,
        determinizer: CanastaDeterminizer,
        weights: PolicyWeights,
        rng: Random,
        opponent_weights: PolicyWeights | None = None,
        trust: float = 1.0,
        network: OutcomeNetwork | None = None,
    ) -> None:
        """Set up the search of one decision.

        `opponent_weights`: the other sides'; None: the player's. `trust`: as of `CanastaDeterminizer.sample`.
        `network`: predicts the outcome after some turns; if None, playouts go to the end.
        """
        self._determinizer = determinizer
        self._weights = weights
        self._opponent_weights = opponent_weights or weights
        self._trust = trust
        self._network = network
        self._rng = rng
        self._turns = 0  # simulated turns so far, the measure of effort

    def best(self, options: list[SearchOption], playouts: int, stop: Callable[[], bool]) -> SearchOption:
        """Return the best option on average, weighed with the priors; the first option is the policy's choice."""
        remaining, end = options, self._turns + playouts * _LENGTH
        while self._turns < end and len(remaining) > 1 and not stop():
            for _ in range(_ROUND):
                value = self.sample_values()
                for option in remaining:
                    option.values.append(value(option) + option.bias)
            remaining = list(_in_race(remaining))
        return _winner(options[0], remaining)

    def sample(self) -> PlayoutState:
        """Return a determinization."""
        return self._determinizer.sample(self._rng, self._trust)

    def sample_values(self) -> Callable[[SearchOption], float]:
        """Sample a determinization and return the function that values an option in it."""
        state = self.sample()
        return lambda option: self._value(state.copy(), option)

    def _value(self, state: PlayoutState, option: SearchOption) -> float:
        """Return the value of the option for the side; the state is played on."""
        self._apply(state, option)
        self._turns += _SAMPLE_COST
        if not state.over:
            if option.kind in _IN_TURN:
                playout.finish_turn(state, self._weights)
            own, turns = state.side[self._determinizer.place], _PREDICT_AFTER if self._network else HORIZON
            weights = [self._weights if side == own else self._opponent_weights for side in state.side]
            self._turns += playout.play_together(state, weights, turns)
        return self._outcome(state)

    def _apply(self, state: PlayoutState, option: SearchOption) -> None:
        match option.kind:
            case CandidateKind.DRAW:
                playout.draw(state, self._determinizer.place)
            case CandidateKind.TAKE:
                assert option.plan is not None
                pile_policy.take(state, self._determinizer.place, option.plan)
            case CandidateKind.OUT:
                go_out(state, self._determinizer.place, option.groups)
            case CandidateKind.DISCARD:
                state.discard(self._determinizer.place, option.rank)
            case CandidateKind.LAY:
                for group in option.groups:
                    state.lay(self._determinizer.place, group)
            case CandidateKind.YES | CandidateKind.NO:
                self._answer(state, option.kind is CandidateKind.YES)

    def _answer(self, state: PlayoutState, yes: bool) -> None:
        """Let the partner, whose turn it is, go out or finish the turn without that."""
        place = state.turn
        groups = find_way_out(state, place) if yes else []
        if groups:
            go_out(state, place, groups)
            return
        if state.open[state.side[place]]:
            lay_cards(state, self._weights, place)
        state.discard(place, best_discard(state, self._weights, place))

    def _outcome(self, state: PlayoutState) -> float:
        """Return the lead of the side, or its expectation, with the bonus for the match."""
        own, points = state.side[self._determinizer.place], self._points(state)
        best = max([points[side] for side in state.side if side != own])
        return points[own] - best + self._determinizer.bonus([points[side] for side in state.side])

    def _points(self, state: PlayoutState) -> dict[int, float]:
        """Return the points of each side, or their expectation."""
        if state.over or self._network is None:
            return {side: float(state.score(side)) for side in set(state.side)}
        self._turns += _PREDICTION_COST
        own, other = expected_points(state, 0, self._network)
        return {0: own, 1: other}


def _in_race(remaining: list[SearchOption]) -> Iterator[SearchOption]:
    """Yield the options that may still be the best; of two with equal values in every deal only the first."""
    leader = max(remaining, key=lambda option: math.fsum(option.values))
    for option in remaining:
        mean, error = paired_difference(leader, option)
        if option is leader or (error > 0.0 and mean <= _BEHIND * error):
            yield option


def _winner(policy_option: SearchOption, remaining: list[SearchOption]) -> SearchOption:
    """Return the best option by playouts and priors, each weighed by its certainty."""
    if not policy_option.values:
        return policy_option
    return max([policy_option, *remaining], key=lambda option: _expected_lead(option, policy_option))


def _expected_lead(option: SearchOption, policy_option: SearchOption) -> float:
    if option is policy_option:
        return 0.0
    mean, error = paired_difference(option, policy_option)
    doubt = error * error + _MODEL_ERROR * _MODEL_ERROR
    return (mean * _PRIOR_SD * _PRIOR_SD + option.prior * doubt) / (_PRIOR_SD * _PRIOR_SD + doubt)


def paired_difference(better: SearchOption, worse: SearchOption) -> tuple[float, float]:
    """Return mean and standard error of the difference over the deals that both options were played in."""
    result = [one - other for one, other in zip(better.values, worse.values, strict=False)]
    mean = math.fsum(result) / len(result)
    variance = math.fsum((value - mean) ** 2 for value in result) / max(1, len(result) - 1)
    return mean, math.sqrt(variance / len(result))

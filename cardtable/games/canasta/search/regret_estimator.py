"""Regret of a choice against a better one, for reviews: fresh determinizations, several policies.

Regret with policy switching, its error widened by the uncertainty of the opponents' model.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from random import Random

from cardtable.core.guidance.candidate_values import mean_and_error
from cardtable.games.canasta.playout import playout
from cardtable.games.canasta.playout.discard_policy import best_discard
from cardtable.games.canasta.playout.going_out_policy import find_way_out, go_out
from cardtable.games.canasta.playout.meld_policy import lay_down
from cardtable.games.canasta.playout.playout_state import PlayoutState, RankGroup
from cardtable.games.canasta.playout.policy_weights import DiscardCosts, PolicyWeights
from cardtable.games.canasta.playout.rank_codes import DEUCE, JOKER
from cardtable.games.canasta.search.determinizer import CanastaDeterminizer
from cardtable.games.canasta.search.expert_search import HORIZON, CanastaSearch, CandidateKind, SearchOption

_TRUST = (1.0, 0.0, 0.5, 1.0, 1.5, 2.0)  # trust in the hold model by policy, the usual policy first
_N_POLICIES = len(_TRUST)
_SPREAD = 0.5  # standard deviation of the logarithm of the factor of each weight
_ROUND = 5  # determinizations for each policy between two checks of the error
_LEAST = 20  # least determinizations for each policy
_SMALL_ERROR = 10.0  # points: sufficient standard error


class RegretEstimator(CanastaSearch):
    """Search that plays on from a choice as a player who may still make the better one at the next occasion.

    A chance that is only put off is still there: a choice costs what it lost until then, and the next choice the rest,
    so that the regrets along a deal add up to the total loss. The playout policy alone might miss the chance for ever,
    and the same chance would be charged again at each turn.
    """

    def loss(self, better: SearchOption, done: SearchOption) -> tuple[float, float]:
        """Return the loss in points in one determinization: by policy alone, and with policy switching."""
        state = self.sample()
        value = self._value(state.copy(), better)
        by_policy = value - self._value(state.copy(), done)
        return by_policy, value - self._switched_value(state, better, done) if _can_switch(better, done) else by_policy

    def _switched_value(self, state: PlayoutState, better: SearchOption, done: SearchOption) -> float:
        self._apply(state, done)
        if done.kind is CandidateKind.DISCARD:
            self._play_to_next_draw(state)
        if not state.over:
            self._switch(state, better)
        playout.play_on(state, self._weights, HORIZON)
        return self._outcome(state)

    def _play_to_next_draw(self, state: PlayoutState) -> None:
        while not state.over:
            playout.begin_turn(state, self._weights)
            if state.over or state.turn == self._determinizer.place:
                return
            playout.finish_turn(state, self._weights)

    def _switch(self, state: PlayoutState, better: SearchOption) -> None:
        """Make the better choice if it is still possible, and finish the turn."""
        place, weights = self._determinizer.place, self._weights
        out = find_way_out(state, place) if better.kind is CandidateKind.OUT else []
        if out:
            go_out(state, place, out)
            return
        if better.kind is CandidateKind.LAY and _can_lay(state, place, better.groups):
            for group in better.groups:
                state.lay(place, group)
        lay_down(state, weights, place)
        if not state.over:
            waited = better.kind is CandidateKind.DISCARD and state.hands[place][better.rank]
            state.discard(place, better.rank if waited else best_discard(state, weights, place))


def _can_switch(better: SearchOption, done: SearchOption) -> bool:
    """Return whether this turn, or a later one, may still bring the better choice."""
    laid_or_discarded = (CandidateKind.LAY, CandidateKind.DISCARD)
    may_follow = better.kind in laid_or_discarded or better.kind is CandidateKind.OUT
    return may_follow and done.kind in laid_or_discarded


def _can_lay(state: PlayoutState, place: int, groups: Sequence[RankGroup]) -> bool:
    """Return whether the groups can still be laid and leave a card to discard and one more."""
    hand, side, rules = state.hands[place], state.side[place], state.rules
    held = hand[DEUCE] >= sum(group.deuces for group in groups) and hand[JOKER] >= sum(group.jokers for group in groups)
    held = held and all(hand[group.rank] >= group.natural for group in groups if group.rank > DEUCE)
    sound = all(
        rules.fits(
            state.natural[side][group.rank] + group.natural, state.wild(side, group.rank) + group.deuces + group.jokers
        )
        for group in groups
        if group.rank > DEUCE
    )
    return held and sound and state.size[place] - sum(group.count() for group in groups) >= 2


def policy_variants(weights: PolicyWeights) -> list[PolicyWeights]:
    """Return the usual weights first, then randomly perturbed ones: other players' policies are unknown."""
    result = [weights]
    for number in range(1, _N_POLICIES):
        other = PolicyWeights()
        _perturb(weights, other, Random(f"manner {number}"))
        result.append(other)
    return result


def _perturb(weights: PolicyWeights | DiscardCosts, other: PolicyWeights | DiscardCosts, rng: Random) -> None:
    """Give `other` the same weights, each multiplied by a random factor, including those of discard situations."""
    for name in filter(lambda name: not name.startswith("_"), dir(weights)):
        weight = getattr(weights, name)
        if isinstance(weight, DiscardCosts):
            weight, situation = DiscardCosts(), weight
            _perturb(situation, weight, rng)
        elif isinstance(weight, float):
            weight *= math.exp(rng.gauss(0.0, _SPREAD))
        setattr(other, name, weight)


def regret(
    determinizer: CanastaDeterminizer,
    weights: PolicyWeights,
    rng: Random,
    better: SearchOption,
    done: SearchOption,
    most: int,
    little: float,
    stop: Callable[[], bool],
) -> tuple[float, float]:
    """Return the regret of not making the better choice, and its standard error, in points.

    `most`: determinizations for all policies together; fewer if the regret is surely below `little` or known well
    enough. The error has two parts: the sampling error, and the spread between the policies, each of which also trusts
    the hold model to a different extent. Where only one such belief shows a loss, nothing is sure: without that part,
    discards called mistakes gained 18 ± 31 of 129 points promised, with it 136 ± 45 of 135.
    """
    searches = [
        RegretEstimator(determinizer, policy, rng, trust=trust)
        for policy, trust in zip(policy_variants(weights), _TRUST, strict=True)
    ]
    by_policy: list[list[float]] = [[] for _ in searches]
    switched: list[list[float]] = [[] for _ in searches]
    while len(by_policy[0]) * _N_POLICIES < most and not stop():
        for search, policy_losses, switched_losses in zip(searches, by_policy, switched, strict=True):
            for _ in range(_ROUND):
                loss = search.loss(better, done)
                policy_losses.append(loss[0])
                switched_losses.append(loss[1])
        if len(by_policy[0]) >= _LEAST:
            mean, error = min(map(_pooled, (by_policy, switched)))
            if error <= _SMALL_ERROR or mean + 2 * error < little:
                break
    return min(map(_with_spread, (by_policy, switched)))


def _pooled(by_policy: Sequence[Sequence[float]]) -> tuple[float, float]:
    return mean_and_error([value for values in by_policy for value in values])


def _with_spread(by_policy: Sequence[Sequence[float]]) -> tuple[float, float]:
    """Return the overall mean, and its error including the variance between policies beyond sampling error."""
    mean, error = _pooled(by_policy)
    if not by_policy[0]:
        return mean, error
    policies = [mean_and_error(losses) for losses in by_policy]
    _, spread = mean_and_error([policy[0] for policy in policies])
    between = spread * spread * len(policies) - math.fsum(policy[1] ** 2 for policy in policies) / len(policies)
    return mean, math.sqrt(error * error + max(0.0, between))

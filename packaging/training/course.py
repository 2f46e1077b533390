"""The course of a training: batches of deals until so many have been played, learned from ever more carefully.

Several processes may share the work: each learns apart for some batches, and then the mean of all is what was learned.
In the field's words: local stochastic gradient descent with periodic averaging.
"""

from collections.abc import Callable
from concurrent.futures import Executor
from dataclasses import dataclass
from typing import Final

import numpy as np

from training.checkpoint import Training
from training.learner import Learner, mean_of
from training.self_play import played, terrain_of

DEALS_AT_ONCE: Final = 2048
_APART: Final = 16  # batches that each process learns apart: as many as there are kinds of rules
SAMPLES_AT_ONCE: Final = 2048
_RATE: Final = 1e-3
_STEADY: Final = 0.45  # the share of the deals at that rate, before it falls
_FALL: Final = 0.03  # to this part of it


def rate_at(done: float) -> float:
    """How large steps are, by the share of the deals that have been played; so a pause changes nothing."""
    falling = max(0.0, (done - _STEADY) / (1 - _STEADY))
    return _RATE * float(_FALL**falling)


@dataclass(frozen=True)
class Crew:
    """Processes that share the work."""

    pool: Executor
    size: int


def go_on(
    training: Training,
    until: int,
    stop: Callable[[], bool],
    tell: Callable[[Training, float, float], None],
    deals_at_once: int = DEALS_AT_ONCE,
    crew: Crew | None = None,
) -> None:
    """Play and learn until so many deals have been played, or `stop` says so; `tell` hears of each batch, or round."""
    while training.deals < until and not stop():
        rate = rate_at(training.deals / until)
        if crew is None:
            error, moons = _batch(training.learner, training.chance, training.batches, rate, deals_at_once)
            count = 1
        else:
            error, moons = _round(training, rate, deals_at_once, crew)
            count = crew.size * _APART
        training.batches += count
        training.deals += count * deals_at_once
        tell(training, error, moons)


def _round(training: Training, rate: float, deals_at_once: int, crew: Crew) -> tuple[float, float]:
    """Have each process learn apart, and take the mean; return the mean error, and the share of deals with a moon."""
    chances = [np.random.default_rng((training.seed, training.deals, hand)) for hand in range(crew.size)]
    jobs = [
        crew.pool.submit(_learned_apart, training.learner, chance, training.batches, rate, deals_at_once)
        for chance in chances
    ]
    found = [job.result() for job in jobs]
    training.learner = mean_of([learner for learner, _, _ in found])
    return float(np.mean([error for _, error, _ in found])), float(np.mean([moons for _, _, moons in found]))


def _learned_apart(
    learner: Learner, chance: np.random.Generator, first: int, rate: float, deals_at_once: int
) -> tuple[Learner, float, float]:
    """One process's share of a round: the rules of all batches come by turns."""
    told = [_batch(learner, chance, first + batch, rate, deals_at_once) for batch in range(_APART)]
    return learner, float(np.mean([error for error, _ in told])), float(np.mean([moons for _, moons in told]))


def _batch(
    learner: Learner, chance: np.random.Generator, batch: int, rate: float, deals_at_once: int
) -> tuple[float, float]:
    """Play one batch and learn from it; return the mean error, and the share of deals with a moon."""
    deals, samples = played(learner.network, deals_at_once, terrain_of(batch), chance)
    seen, card, worth = samples.valued(deals)
    order = chance.permutation(len(seen))
    errors = []
    for at in range(0, len(seen) - SAMPLES_AT_ONCE // 2 + 1, SAMPLES_AT_ONCE):
        rows = order[at : at + SAMPLES_AT_ONCE]
        errors.append(learner.learn(seen[rows], card[rows], worth[rows], rate))
    return float(np.mean(errors)), float((deals.scores().sum(1) > 26).mean())

"""The course of a training: batches of deals until so many have been played, learned from ever more carefully."""

from collections.abc import Callable
from typing import Final

import numpy as np

from training.checkpoint import Training
from training.self_play import played, terrain_of

DEALS_AT_ONCE: Final = 2048
SAMPLES_AT_ONCE: Final = 2048
_RATE: Final = 1e-3
_STEADY: Final = 0.45  # the share of the deals at that rate, before it falls
_FALL: Final = 0.03  # to this part of it


def rate_at(done: float) -> float:
    """How large steps are, by the share of the deals that have been played; so a pause changes nothing."""
    falling = max(0.0, (done - _STEADY) / (1 - _STEADY))
    return _RATE * float(_FALL**falling)


def go_on(
    training: Training,
    until: int,
    stop: Callable[[], bool],
    tell: Callable[[Training, float, float], None],
    deals_at_once: int = DEALS_AT_ONCE,
) -> None:
    """Play and learn until so many deals have been played, or `stop` says so; `tell` hears of each batch."""
    while training.deals < until and not stop():
        error, moons = _batch(training, rate_at(training.deals / until), deals_at_once)
        tell(training, error, moons)


def _batch(training: Training, rate: float, count: int) -> tuple[float, float]:
    """Play one batch and learn from it; return the mean error, and the share of deals with a moon."""
    learner, chance = training.learner, training.chance
    deals, samples = played(learner.network, count, terrain_of(training.batches), chance)
    seen, card, worth = samples.valued(deals)
    order = chance.permutation(len(seen))
    errors = []
    for at in range(0, len(seen) - SAMPLES_AT_ONCE // 2 + 1, SAMPLES_AT_ONCE):
        rows = order[at : at + SAMPLES_AT_ONCE]
        errors.append(learner.learn(seen[rows], card[rows], worth[rows], rate))
    training.batches += 1
    training.deals += count
    return float(np.mean(errors)), float((deals.scores().sum(1) > 26).mean())

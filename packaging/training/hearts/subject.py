"""The network of Hearts for four as a thing to be trained."""

from pathlib import Path
from typing import Final

import numpy as np

from cardtable.games.hearts.neural import value_network
from cardtable.games.hearts.neural.value_network import SHAPES, HeartsValueNetwork
from training.hearts.gradients import fresh, gradients
from training.hearts.self_play import played, rules_of
from training.learner import Learner
from training.subject import Batch, Pace, Subject

SAMPLES_AT_ONCE: Final = 2048
_ALL_POINTS: Final = 26


def teach(learner: Learner, chance: np.random.Generator, batch: Batch) -> tuple[float, float]:
    """Play one batch and learn from it; return the mean error, and the share of deals with a moon."""
    network = HeartsValueNetwork(learner.weights)
    deals, samples = played(network, batch.deals, rules_of(batch.number), chance)
    seen, card, worth = samples.valued(deals)
    order = chance.permutation(len(seen))
    errors = []
    for at in range(0, len(seen) - SAMPLES_AT_ONCE // 2 + 1, SAMPLES_AT_ONCE):
        rows = order[at : at + SAMPLES_AT_ONCE]
        error, found = gradients(network, seen[rows], card[rows], worth[rows])
        learner.step(found, batch.rate)
        errors.append(error)
    return float(np.mean(errors)), float((deals.scores().sum(1) > _ALL_POINTS).mean())


SUBJECT: Final = Subject(
    name="hearts",
    place=Path(value_network.__file__).with_name(value_network.FILE),
    shapes=SHAPES,
    fresh=fresh,
    teach=teach,
    figure="moons",
    pace=Pace(1e-3, 0.45, 0.03),
    deals=4_000_000,  # an hour of one core
    deals_at_once=2048,
    apart=16,  # as many as there are kinds of rules
)

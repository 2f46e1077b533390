"""The network of Canasta for two partnerships of two as a thing to be trained."""

from functools import lru_cache
from pathlib import Path
from typing import Final

import numpy as np

from cardtable.core.weight_files import Floats
from cardtable.games.canasta.learned import weights
from cardtable.games.canasta.learned.columns import Columns
from cardtable.games.canasta.learned.network import Network, shapes
from training.canasta import gradients
from training.canasta.dealing import Dealer
from training.canasta.self_play import Company, played
from training.learner import Learner
from training.subject import Batch, Pace, Subject

SAMPLES_AT_ONCE: Final = 2048
_COLUMNS: Final = Columns(weights.PARTNERS)
_LOOKING_ON: Final = 0.01  # of the training, at its beginning, in which the network only sees habits play


@lru_cache(maxsize=1)
def _dealer() -> Dealer:
    return Dealer(weights.PARTNERS.seats)


def fresh(chance: np.random.Generator) -> list[Floats]:
    """Weights that know nothing."""
    return gradients.fresh(_COLUMNS, chance)


def company_at(done: float) -> Company:
    """Habits show a network that knows nothing how to play; later it would learn to beat nobody but them."""
    if done < _LOOKING_ON:
        return Company(0.5, 1.0)
    return Company(max(0.1, 0.5 - done), max(0.0, 0.8 - 6.0 * done))


def teach(learner: Learner, chance: np.random.Generator, batch: Batch) -> tuple[float, float]:
    """Play one batch and learn from it; return the mean error, and the points of lead over habits."""
    network = Network(learner.weights, _COLUMNS)
    deals, samples = played(network, _dealer(), batch.deals, company_at(batch.done), chance)
    order = chance.permutation(len(samples.worth))
    errors = []
    for at in range(0, len(order) - SAMPLES_AT_ONCE // 2 + 1, SAMPLES_AT_ONCE):
        rows = order[at : at + SAMPLES_AT_ONCE]
        inputs = _COLUMNS(samples.seen[rows])
        error, found = gradients.gradients(network, inputs, samples.action[rows], samples.worth[rows])
        learner.step(found, batch.rate)
        errors.append(error)
    return float(np.mean(errors)), deals.lead_over_habits()


SUBJECT: Final = Subject(
    name="canasta",
    place=Path(weights.__file__).with_name(weights.FILE),
    start=Path(__file__).with_name(weights.FILE),
    shapes=shapes(_COLUMNS),
    fresh=fresh,
    teach=teach,
    figure="lead over habits",
    pace=Pace(6e-4, 0.25, 1 / 60),
    deals=4_000_000,  # two or three hours of two cores, compiled
    deals_at_once=1024,
    apart=8,
)

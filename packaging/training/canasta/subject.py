"""The networks of Canasta as things to be trained: of two partnerships of two, and of three with a lone hand."""

from functools import cache, partial
from pathlib import Path
from typing import Final

import numpy as np

from cardtable.core.basics.weight_files import Floats
from cardtable.games.canasta.neural import value_network
from cardtable.games.canasta.neural.input_form import LONE, PARTNERS, InputForm
from cardtable.games.canasta.neural.neural_inputs import NeuralInputs
from cardtable.games.canasta.neural.value_network import CanastaValueNetwork, shapes
from training.canasta import gradients
from training.canasta.dealing import Dealer
from training.canasta.self_play import Company, played
from training.learner import Learner
from training.subject import Batch, Pace, Subject

SAMPLES_AT_ONCE: Final = 2048
_LOOKING_ON: Final = 0.01  # of the training, at its beginning, in which the network only sees habits play
_NAMES: Final = {PARTNERS: "canasta", LONE: "canasta-lone"}


def company_at(done: float) -> Company:
    """Habits show a network that knows nothing how to play; later it would learn to beat nobody but them."""
    if done < _LOOKING_ON:
        return Company(0.5, 1.0)
    return Company(max(0.1, 0.5 - done), max(0.0, 0.8 - 6.0 * done))


@cache
def columns_of(form: InputForm) -> NeuralInputs:
    """What a network of this form reads."""
    return NeuralInputs(form)


@cache
def _dealer(form: InputForm) -> Dealer:
    return Dealer(form.seats)


def fresh(form: InputForm, chance: np.random.Generator) -> list[Floats]:
    """Weights that know nothing."""
    return gradients.fresh(columns_of(form), chance)


def teach(form: InputForm, learner: Learner, chance: np.random.Generator, batch: Batch) -> tuple[float, float]:
    """Play one batch and learn from it; return the mean error, and the points of lead over habits."""
    columns = columns_of(form)
    network = CanastaValueNetwork(learner.weights, columns)
    deals, samples = played(network, _dealer(form), batch.deals, company_at(batch.done), chance)
    order = chance.permutation(len(samples.worth))
    errors = []
    for at in range(0, len(order) - SAMPLES_AT_ONCE // 2 + 1, SAMPLES_AT_ONCE):
        rows = order[at : at + SAMPLES_AT_ONCE]
        inputs = columns(samples.seen[rows])
        error, found = gradients.gradients(network, inputs, samples.action[rows], samples.worth[rows])
        learner.step(found, batch.rate)
        errors.append(error)
    return float(np.mean(errors)), deals.lead_over_habits()


def subject(form: InputForm) -> Subject:
    """The network of one form."""
    return Subject(
        name=_NAMES[form],
        place=Path(value_network.__file__).with_name(value_network.FILES[form]),
        shapes=shapes(columns_of(form)),
        fresh=partial(fresh, form),
        teach=partial(teach, form),
        figure="lead over habits",
        pace=Pace(6e-4, 0.4, 1 / 60),
        deals=4_000_000,  # four hours of a core, compiled
        deals_at_once=1024,
        apart=8,
    )


SUBJECTS: Final = tuple(map(subject, _NAMES))

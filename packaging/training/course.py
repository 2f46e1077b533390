"""The course of a training: batches of deals until so many have been played, learned from ever more carefully.

Several processes may share the work: each learns apart for some batches, and then the mean of all is what was learned.
In the field's words: local stochastic gradient descent with periodic averaging.
"""

from collections.abc import Callable
from concurrent.futures import Executor
from dataclasses import dataclass

import numpy as np

from training.checkpoint import Training
from training.learner import Learner, mean_of
from training.subject import Batch, Subject


@dataclass(frozen=True)
class Crew:
    """Processes that share the work."""

    pool: Executor
    size: int


def go_on(
    subject: Subject,
    training: Training,
    until: int,
    stop: Callable[[], bool],
    tell: Callable[[Training, float, float], None],
    crew: Crew | None = None,
) -> None:
    """Play and learn until so many deals have been played, or `stop` says so; `tell` hears of each batch, or round."""
    while training.deals < until and not stop():
        done = training.deals / until
        batch = Batch(training.batches, subject.deals_at_once, subject.pace.at(done), done)
        if crew is None:
            error, figure = subject.teach(training.learner, training.chance, batch)
            count = 1
        else:
            error, figure = _round(subject, training, batch, crew)
            count = crew.size * subject.apart
        training.batches += count
        training.deals += count * subject.deals_at_once
        tell(training, error, figure)


def _round(subject: Subject, training: Training, first: Batch, crew: Crew) -> tuple[float, float]:
    """Have each process learn apart, and take the mean; return the mean error and figure."""
    chances = [np.random.default_rng((training.seed, training.deals, hand)) for hand in range(crew.size)]
    jobs = [crew.pool.submit(learned_apart, subject, training.learner, chance, first) for chance in chances]
    found = [job.result() for job in jobs]
    training.learner = mean_of([learner for learner, _, _ in found])
    return float(np.mean([error for _, error, _ in found])), float(np.mean([figure for _, _, figure in found]))


def learned_apart(
    subject: Subject, learner: Learner, chance: np.random.Generator, first: Batch
) -> tuple[Learner, float, float]:
    """One process's share of a round, from this batch on."""
    numbers = range(first.number, first.number + subject.apart)
    told = [subject.teach(learner, chance, Batch(number, first.deals, first.rate, first.done)) for number in numbers]
    return learner, float(np.mean([error for error, _ in told])), float(np.mean([figure for _, figure in told]))

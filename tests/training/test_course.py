"""The trainer of packaging/training: it learns, goes on where it was interrupted, and writes what the program reads."""

import pickle
from collections.abc import Callable
from concurrent.futures import Executor, Future
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

import numpy as np
import pytest

from cardtable.core.basics import weight_files
from training import checkpoint, command_line, course
from training.canasta.subject import SUBJECTS as CANASTA
from training.checkpoint import Training
from training.course import Crew
from training.hearts.subject import SUBJECT as HEARTS
from training.learner import Learner
from training.subject import Batch, Pace, Subject

T = TypeVar("T")
FEW = {"hearts": 64, "canasta": 48, "canasta-lone": 96}  # deals at once
BATCHES = 2  # in a round, of each process


@pytest.fixture(params=[HEARTS, *CANASTA], ids=lambda subject: subject.name)
def subject(request: pytest.FixtureRequest) -> Subject:
    """One of those that can be trained, in small batches."""
    whole: Subject = request.param
    return replace(whole, deals_at_once=FEW[whole.name], apart=BATCHES)


def trained(subject: Subject, training: Training, batches: int) -> Training:
    course.go_on(subject, training, batches * subject.deals_at_once, lambda: False, lambda *told: None)
    return training


def same(one: Training, other: Training) -> bool:
    pairs = [
        (one.learner.weights, other.learner.weights),
        (one.learner.first, other.learner.first),
        (one.learner.second, other.learner.second),
    ]
    return (
        one.learner.steps == other.learner.steps
        and (one.deals, one.batches, one.seed) == (other.deals, other.batches, other.seed)
        and one.chance.bit_generator.state == other.chance.bit_generator.state
        and all((a == b).all() for group in pairs for a, b in zip(*group, strict=True))
    )


@pytest.mark.slow
def test_the_same_seed_learns_the_same(subject: Subject) -> None:
    assert same(trained(subject, checkpoint.begun(subject, 3), 2), trained(subject, checkpoint.begun(subject, 3), 2))
    other = trained(subject, checkpoint.begun(subject, 4), 2)
    assert not same(trained(subject, checkpoint.begun(subject, 3), 2), other)


@pytest.mark.slow
def test_an_interrupted_training_goes_on_as_if_nothing_had_been(subject: Subject, tmp_path: Path) -> None:
    path, pauses, until = tmp_path / "kept.npz", iter([False, True]), 2 * subject.deals_at_once
    interrupted = checkpoint.begun(subject, 3)
    course.go_on(subject, interrupted, until, lambda: next(pauses), lambda *told: None)
    assert interrupted.deals == subject.deals_at_once
    checkpoint.save(interrupted, path)

    again = trained(subject, checkpoint.load(subject, path), 2)
    assert same(again, trained(subject, checkpoint.begun(subject, 3), 2))
    assert [found.name for found in tmp_path.iterdir()] == ["kept.npz"]


class Apart(Executor):
    """Does at once what it is given, with copies, as another process would."""

    def submit(self, done: Callable[..., T], /, *arguments: Any, **named: Any) -> Future[T]:
        future: Future[T] = Future()
        future.set_result(pickle.loads(pickle.dumps(done(*pickle.loads(pickle.dumps(arguments)), **named))))
        return future


def shared(subject: Subject, training: Training, rounds: int, size: int = 2) -> Training:
    """So many rounds of two processes."""
    until = training.deals + rounds * size * BATCHES * subject.deals_at_once
    course.go_on(subject, training, until, lambda: False, lambda *told: None, Crew(Apart(), size))
    return training


@pytest.mark.slow
def test_processes_that_share_the_work_play_other_deals_and_learn_their_mean(subject: Subject) -> None:
    alone, two = (shared(subject, checkpoint.begun(subject, 3), 1, size) for size in (1, 2))
    assert (two.deals, two.batches) == (2 * BATCHES * subject.deals_at_once, 2 * BATCHES)
    first = Batch(0, subject.deals_at_once, subject.pace.at(0.0), 0.0)
    one, other = (
        course.learned_apart(subject, checkpoint.begun(subject, 3).learner, np.random.default_rng((3, 0, hand)), first)[
            0
        ]
        for hand in range(2)
    )
    for mean, left, right in zip(
        [*two.learner.weights, *two.learner.first],
        [*one.weights, *one.first],
        [*other.weights, *other.first],
        strict=True,
    ):
        assert np.allclose(mean, (left + right) / 2, atol=1e-6)
        assert not (left == right).all()
    assert all((a == b).all() for a, b in zip(alone.learner.first, one.first, strict=True))


@pytest.mark.slow
def test_a_shared_training_goes_on_as_if_nothing_had_been(tmp_path: Path) -> None:
    subject = replace(HEARTS, deals_at_once=FEW["hearts"], apart=BATCHES)
    training, pauses, until = checkpoint.begun(subject, 3), iter([False, True]), 4 * BATCHES * FEW["hearts"]
    course.go_on(subject, training, until, lambda: next(pauses), lambda *told: None, Crew(Apart(), 2))
    checkpoint.save(training, tmp_path / "kept.npz")
    again = checkpoint.load(subject, tmp_path / "kept.npz")
    course.go_on(subject, again, until, lambda: False, lambda *told: None, Crew(Apart(), 2))
    assert again.deals == until
    whole = checkpoint.begun(subject, 3)
    course.go_on(subject, whole, until, lambda: False, lambda *told: None, Crew(Apart(), 2))
    assert same(again, whole)


def test_steps_become_smaller_towards_the_end() -> None:
    pace = Pace(1e-3, 0.45, 0.03)
    rates = [pace.at(done / 10) for done in range(11)]
    assert rates == sorted(rates, reverse=True)
    assert rates[0] == rates[4] > rates[5]
    assert rates[-1] == pytest.approx(3e-5)


def test_a_step_goes_against_the_gradient_and_is_about_as_large_as_its_rate() -> None:
    learner = Learner.beginning([np.zeros(2, np.float32)])
    learner.step([np.array([0.5, -3.0], np.float32)], 1e-2)
    assert learner.weights[0] == pytest.approx([-1e-2, 1e-2], rel=1e-3)
    assert learner.steps == 1


def test_what_is_written_is_what_the_program_reads(
    subject: Subject, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept, written = tmp_path / "kept.npz", tmp_path / "weights.npz"
    training = trained(subject, checkpoint.begun(subject, 7), 1)
    checkpoint.save(training, kept)

    asked = ["write", "--game", subject.name, "--checkpoint", str(kept), "--to", str(written)]
    assert command_line.main(asked) == 0
    with written.open("rb") as file:
        weights, manifest = weight_files.read(file, len(subject.shapes))
    assert (manifest.seed, manifest.deals) == (7, subject.deals_at_once)
    assert manifest.digest in capsys.readouterr().out
    assert np.allclose(weights[0], training.learner.weights[0], atol=1e-3)
    with subject.place.open("rb") as file:
        assert [weight.shape for weight in weight_files.read(file, len(subject.shapes))[0]] == list(subject.shapes)
    assert subject.place.parents[1].name == subject.name.partition("-")[0]


def test_minutes_end_a_training_and_keep_it(subject: Subject, tmp_path: Path) -> None:
    kept = tmp_path / "deeper" / "kept.npz"
    asked = ["train", "--game", subject.name, "--checkpoint", str(kept), "--minutes", "0", "--seed", "5"]
    assert command_line.main(asked) == 0
    assert same(checkpoint.load(subject, kept), checkpoint.begun(subject, 5))


def test_a_training_goes_on_from_weights_that_are_kept(subject: Subject, tmp_path: Path) -> None:
    kept, start = tmp_path / "training.npz", str(subject.place)
    asked = ["train", "--game", subject.name, "--minutes", "0", "--begin-with", start, "--checkpoint", str(kept)]
    command_line.main(asked)
    training = checkpoint.load(subject, kept)
    with subject.place.open("rb") as file:
        weights, manifest = weight_files.read(file, len(subject.shapes))
    assert training.deals == manifest.deals > 100_000
    assert all((a == b).all() for a, b in zip(training.learner.weights, weights, strict=True))
    begun = checkpoint.begun(subject, training.seed)
    assert training.chance.bit_generator.state != begun.chance.bit_generator.state

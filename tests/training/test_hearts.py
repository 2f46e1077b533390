"""The trainer of packaging/training: it learns, goes on where it was interrupted, and writes what the program reads."""

import pickle
import re
from collections.abc import Callable
from concurrent.futures import Executor, Future
from pathlib import Path
from typing import Any, TypeVar

import numpy as np
import pytest

from cardtable.games.hearts.learned import weights
from cardtable.games.hearts.learned.columns import TRICK_NUMBER, WIDTH
from cardtable.games.hearts.learned.network import Network
from training import __main__ as command_line
from training import checkpoint, course, duel, shipping
from training.checkpoint import Training
from training.learner import Learner
from training.self_play import dealt, played, terrain_of

T = TypeVar("T")
BATCHES = 2  # in a round, of each process
FEW = 64  # deals at once
KEPT = shipping.PLACE


def trained(training: Training, deals: int) -> Training:
    course.go_on(training, deals, lambda: False, lambda *told: None, FEW)
    return training


def same(one: Training, other: Training) -> bool:
    pairs = [
        (one.learner.network.weights, other.learner.network.weights),
        (one.learner.first, other.learner.first),
        (one.learner.second, other.learner.second),
    ]
    return (
        one.learner.steps == other.learner.steps
        and (one.deals, one.batches, one.seed) == (other.deals, other.batches, other.seed)
        and one.chance.bit_generator.state == other.chance.bit_generator.state
        and all((a == b).all() for group in pairs for a, b in zip(*group, strict=True))
    )


def test_the_same_seed_learns_the_same() -> None:
    assert same(trained(checkpoint.begun(3), 2 * FEW), trained(checkpoint.begun(3), 2 * FEW))
    assert not same(trained(checkpoint.begun(3), 2 * FEW), trained(checkpoint.begun(4), 2 * FEW))


def test_an_interrupted_training_goes_on_as_if_nothing_had_been(tmp_path: Path) -> None:
    path, pauses = tmp_path / "kept.npz", iter([False, False, True])
    interrupted = checkpoint.begun(3)
    course.go_on(interrupted, 4 * FEW, lambda: next(pauses), lambda *told: None, FEW)
    assert interrupted.deals == 2 * FEW
    checkpoint.save(interrupted, path)

    assert same(trained(checkpoint.load(path), 4 * FEW), trained(checkpoint.begun(3), 4 * FEW))
    assert [found.name for found in tmp_path.iterdir()] == ["kept.npz"]


class Apart(Executor):
    """Does at once what it is given, with copies, as another process would."""

    def submit(self, done: Callable[..., T], /, *arguments: Any, **named: Any) -> Future[T]:
        future: Future[T] = Future()
        future.set_result(pickle.loads(pickle.dumps(done(*pickle.loads(pickle.dumps(arguments)), **named))))
        return future


@pytest.fixture
def _short_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(course, "_APART", BATCHES)


def shared(training: Training, rounds: int, size: int = 2) -> Training:
    """So many rounds of two processes."""
    until = training.deals + rounds * size * BATCHES * FEW
    course.go_on(training, until, lambda: False, lambda *told: None, FEW, course.Crew(Apart(), size))
    return training


@pytest.mark.usefixtures("_short_rounds")
def test_processes_that_share_the_work_play_other_deals_and_learn_their_mean() -> None:
    alone, two = shared(checkpoint.begun(3), 1, size=1), shared(checkpoint.begun(3), 1)
    assert (two.deals, two.batches) == (2 * BATCHES * FEW, 2 * BATCHES)
    one, other = (
        course._learned_apart(checkpoint.begun(3).learner, np.random.default_rng((3, 0, hand)), 0, 1e-3, FEW)[0]
        for hand in range(2)
    )
    for mean, left, right in zip(
        [*two.learner.network.weights, *two.learner.first],
        [*one.network.weights, *one.first],
        [*other.network.weights, *other.first],
        strict=True,
    ):
        assert np.allclose(mean, (left + right) / 2, atol=1e-6)
        assert not (left == right).all()
    assert all((a == b).all() for a, b in zip(alone.learner.first, one.first, strict=True))


@pytest.mark.usefixtures("_short_rounds")
def test_a_shared_training_goes_on_as_if_nothing_had_been(tmp_path: Path) -> None:
    training = checkpoint.begun(3)
    pauses = iter([False, True])
    course.go_on(training, 4 * BATCHES * FEW, lambda: next(pauses), lambda *told: None, FEW, course.Crew(Apart(), 2))
    checkpoint.save(training, tmp_path / "kept.npz")
    again = checkpoint.load(tmp_path / "kept.npz")
    course.go_on(again, 4 * BATCHES * FEW, lambda: False, lambda *told: None, FEW, course.Crew(Apart(), 2))
    assert again.deals == 4 * BATCHES * FEW
    assert same(again, shared(checkpoint.begun(3), 2))


def test_steps_become_smaller_towards_the_end() -> None:
    rates = [course.rate_at(done / 10) for done in range(11)]
    assert rates == sorted(rates, reverse=True)
    assert rates[0] == rates[4] > rates[5]
    assert rates[-1] == pytest.approx(3e-5)


def test_all_rules_are_played_by_turns() -> None:
    assert len({terrain_of(batch) for batch in range(16)}) == 16


def test_errors_go_back_through_the_layers() -> None:
    """A step against the gradient, in one weight alone, changes the error by what the gradient says."""
    chance = np.random.default_rng(1)
    learner = Learner.fresh(chance)
    for weight in learner.network.weights:
        weight += chance.standard_normal(weight.shape).astype(np.float32) * np.float32(0.05)
    seen = (chance.random((40, WIDTH)) < 0.2).astype(np.float32)
    card, worth = chance.integers(0, 52, 40), chance.standard_normal(40).astype(np.float32)
    _, gradients = learner._gradients(seen, card, worth)
    for weight, gradient in zip(learner.network.weights, gradients, strict=True):
        place = np.unravel_index(np.abs(gradient).argmax(), gradient.shape)
        step = np.float32(0.01)
        weight[place] += step
        above = learner._gradients(seen, card, worth)[0]
        weight[place] -= 2 * step
        below = learner._gradients(seen, card, worth)[0]
        weight[place] += step
        assert (above - below) / (2 * step) == pytest.approx(float(gradient[place]), rel=0.05)


def test_what_is_learned_from_again_and_again_is_learned() -> None:
    chance = np.random.default_rng(1)
    learner = Learner.fresh(chance)
    deals, samples = played(learner.network, FEW, terrain_of(0), chance)
    seen, card, worth = samples.valued(deals)
    errors = [learner.learn(seen, card, worth, 1e-3) for _ in range(12)]
    assert errors[-1] < 0.8 * errors[0]


def test_what_the_others_pay_more_is_what_a_deal_is_worth() -> None:
    deals = dealt(2, terrain_of(0), np.random.default_rng(1))
    deals.taken[:] = [[13, 13, 0, 0], [26, 0, 0, 0]]
    assert deals.leads().round(3).tolist() == [
        pytest.approx([-0.867, -0.867, 0.867, 0.867]),
        pytest.approx([2.6, -0.867, -0.867, -0.867]),
    ]


def test_a_card_is_worth_what_was_promised_later_and_what_came_in_the_end() -> None:
    """A seat's last decision is worth what the deal brought; the one before, in part what the last one promised."""
    chance = np.random.default_rng(1)
    deals, samples = played(Learner.fresh(chance).network, FEW, terrain_of(0), chance)
    seen, _, outcome = samples.valued(deals, 0.0)
    ends = deals.leads()
    assert set(outcome.round(4)) <= set(ends.round(4).ravel())
    _, _, promised = samples.valued(deals, 1.0)
    alike = np.isclose(outcome, promised)
    late = seen[:, TRICK_NUMBER + 11] > 0  # the last trick with a choice
    early = seen[:, TRICK_NUMBER : TRICK_NUMBER + 6].any(1)  # in which nobody makes the last choice
    assert alike[late].all()
    assert not alike[early].any()


def test_what_is_written_is_what_the_program_reads(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept, written = tmp_path / "kept.npz", tmp_path / "weights.npz"
    training = trained(checkpoint.begun(7), FEW)
    checkpoint.save(training, kept)

    assert command_line.main(["write", "--checkpoint", str(kept), "--to", str(written)]) == 0
    with written.open("rb") as file:
        network, manifest = weights.read(file)
    assert (manifest.seed, manifest.deals) == (7, FEW)
    assert manifest.digest in capsys.readouterr().out
    assert np.allclose(network.weights[0], training.learner.network.weights[0], atol=1e-3)
    assert shipping.PLACE.name == "weights.npz"


def test_minutes_end_a_training_and_keep_it(tmp_path: Path) -> None:
    kept = tmp_path / "deeper" / "kept.npz"
    assert command_line.main(["train", "--checkpoint", str(kept), "--minutes", "0", "--seed", "5"]) == 0
    assert same(checkpoint.load(kept), checkpoint.begun(5))


def test_a_training_begins_with_the_weights_that_are_shipped(tmp_path: Path) -> None:
    kept = tmp_path / "training.npz"
    command_line.main(["train", "--minutes", "0", "--begin-with", str(KEPT), "--checkpoint", str(kept)])
    training = checkpoint.load(kept)
    assert training.deals == 17_719_296
    with KEPT.open("rb") as file:
        network = weights.read(file)[0]
    assert all((a == b).all() for a, b in zip(training.learner.network.weights, network.weights, strict=True))
    assert training.chance.bit_generator.state != checkpoint.begun(training.seed).chance.bit_generator.state


def test_who_has_learned_more_gets_fewer_points(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    fresh = tmp_path / "fresh.npz"
    shipping.write(checkpoint.begun(1), fresh)

    assert command_line.main(["duel", str(KEPT), str(fresh), "--deals", "60"]) == 0
    told = capsys.readouterr().out
    assert all(-30 < float(part) < -3 for part in re.findall(r"[+-][\d.]+(?= ±)", told)), told
    assert len(re.findall("±", told)) == 5


def test_a_network_is_as_good_as_itself() -> None:
    network = Learner.fresh(np.random.default_rng(1)).network
    other = Network(network.weights)
    assert not duel.differences(network, other, 40, 1, np.random.default_rng(2)).any()

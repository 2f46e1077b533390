"""How the network of Hearts is trained: the rules that it meets, what it learns from, and its errors' way back."""

import re
from pathlib import Path

import numpy as np
import pytest

from cardtable.games.hearts.neural.batch_deals import TRICK_NUMBER, WIDTH
from cardtable.games.hearts.neural.value_network import HeartsValueNetwork
from training import checkpoint, command_line, shipping
from training.hearts import duel
from training.hearts.gradients import fresh, gradients
from training.hearts.self_play import dealt, played, rules_of
from training.hearts.subject import SUBJECT as HEARTS
from training.learner import Learner

FEW = 64  # deals at once


def fresh_network(chance: np.random.Generator) -> HeartsValueNetwork:
    return HeartsValueNetwork(fresh(chance))


def test_all_rules_are_played_by_turns() -> None:
    assert len({rules_of(batch) for batch in range(16)}) == 16


def test_errors_go_back_through_the_layers() -> None:
    """A step against the gradient, in one weight alone, changes the error by what the gradient says."""
    chance = np.random.default_rng(1)
    network = fresh_network(chance)
    for weight in network.weights:
        weight += chance.standard_normal(weight.shape).astype(np.float32) * np.float32(0.05)
    seen = (chance.random((40, WIDTH)) < 0.2).astype(np.float32)
    card, worth = chance.integers(0, 52, 40), chance.standard_normal(40).astype(np.float32)
    _, found = gradients(network, seen, card, worth)
    for weight, gradient in zip(network.weights, found, strict=True):
        place = np.unravel_index(np.abs(gradient).argmax(), gradient.shape)
        step = np.float32(0.01)
        weight[place] += step
        above = gradients(network, seen, card, worth)[0]
        weight[place] -= 2 * step
        below = gradients(network, seen, card, worth)[0]
        weight[place] += step
        assert (above - below) / (2 * step) == pytest.approx(float(gradient[place]), rel=0.05)


def test_what_is_learned_from_again_and_again_is_learned() -> None:
    chance = np.random.default_rng(1)
    network = fresh_network(chance)
    learner = Learner.beginning(network.weights)
    deals, samples = played(network, FEW, rules_of(0), chance)
    seen, card, worth = samples.valued(deals)
    errors = []
    for _ in range(12):
        error, found = gradients(network, seen, card, worth)
        learner.step(found, 1e-3)
        errors.append(error)
    assert errors[-1] < 0.8 * errors[0]


def test_what_the_others_pay_more_is_what_a_deal_is_worth() -> None:
    deals = dealt(2, rules_of(0), np.random.default_rng(1))
    deals.taken[:] = [[13, 13, 0, 0], [26, 0, 0, 0]]
    assert deals.leads().round(3).tolist() == [
        pytest.approx([-0.867, -0.867, 0.867, 0.867]),
        pytest.approx([2.6, -0.867, -0.867, -0.867]),
    ]


def test_a_card_is_worth_what_was_promised_later_and_what_came_in_the_end() -> None:
    """A seat's last decision is worth what the deal brought; the one before, in part what the last one promised."""
    chance = np.random.default_rng(1)
    deals, samples = played(fresh_network(chance), FEW, rules_of(0), chance)
    seen, _, outcome = samples.valued(deals, 0.0)
    ends = deals.leads()
    assert set(outcome.round(4)) <= set(ends.round(4).ravel())
    _, _, promised = samples.valued(deals, 1.0)
    alike = np.isclose(outcome, promised)
    late = seen[:, TRICK_NUMBER + 11] > 0  # the last trick with a choice
    early = seen[:, TRICK_NUMBER : TRICK_NUMBER + 6].any(1)  # in which nobody makes the last choice
    assert alike[late].all()
    assert not alike[early].any()


def test_who_has_learned_more_gets_fewer_points(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    fresh = tmp_path / "fresh.npz"
    shipping.write(checkpoint.begun(HEARTS, 1), fresh)

    assert command_line.main(["duel", str(HEARTS.place), str(fresh), "--deals", "60"]) == 0
    told = capsys.readouterr().out
    assert all(-30 < float(part) < -3 for part in re.findall(r"[+-][\d.]+(?= ±)", told)), told
    assert len(re.findall("±", told)) == 5


def test_a_network_is_as_good_as_itself() -> None:
    network = fresh_network(np.random.default_rng(1))
    other = HeartsValueNetwork(network.weights)
    assert not duel.differences(network, other, 40, 1, np.random.default_rng(2)).any()

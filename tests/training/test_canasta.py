"""How the network of Canasta is trained: the deals that it meets, what it learns from, and its errors' way back."""

import numpy as np
import pytest

from cardtable.core.basics.weight_files import Floats
from cardtable.games.canasta.neural import features
from cardtable.games.canasta.neural.decision_walker import OVER, DecisionWalker
from cardtable.games.canasta.neural.input_form import PARTNERS
from cardtable.games.canasta.neural.neural_inputs import ACTIONS, NeuralInputs
from cardtable.games.canasta.neural.value_network import CanastaValueNetwork
from cardtable.games.canasta.playout import playout
from cardtable.games.canasta.playout.policy_weights import PolicyWeights, partners
from cardtable.games.canasta.playout.rank_codes import DEUCE, END, JOKER, RED
from training.canasta import self_play
from training.canasta.dealing import Dealer
from training.canasta.gradients import fresh, gradients
from training.canasta.self_play import Company, played
from training.canasta.subject import company_at
from training.learner import Learner

FEW = 24  # deals at once
COLUMNS = NeuralInputs(PARTNERS)
MIXED = Company(0.5, 0.0)


def chance(seed: int = 1) -> np.random.Generator:
    return np.random.default_rng(seed)


def fresh_network() -> CanastaValueNetwork:
    return CanastaValueNetwork(fresh(COLUMNS, chance()), COLUMNS)


def test_all_cards_are_dealt_and_red_threes_laid_out() -> None:
    dealer, dice = Dealer(4), chance()
    minimums = set()
    for _ in range(40):
        table = dealer.deal(dice)
        assert table.size == [11] * 4 == [sum(hand) for hand in table.hands]
        assert not any(hand[RED] for hand in table.hands)
        for rank in range(END):
            lying = table.visible[rank] + table.stock.count(rank) + sum(hand[rank] for hand in table.hands)
            assert lying + (sum(table.reds) if rank == RED else 0) == table.rules.deck[rank]
        assert table.pile[-1] not in (JOKER, DEUCE, RED)
        assert table.frozen == (len(table.pile) > 1)
        assert (table.minimum[0], table.minimum[1]) == (table.minimum[2], table.minimum[3])
        minimums |= set(table.minimum)
    assert minimums == {50, 90, 120}


def test_by_habit_a_walk_through_a_deal_is_a_playout() -> None:
    dealer, dice = Dealer(4), chance(2)
    for styles in ([partners(), PolicyWeights()] * 2, [PolicyWeights()] * 4):
        for _ in range(20):
            start = dealer.deal(dice)
            whole = start.copy()
            playout.play_together(whole, styles, 400)
            walker = DecisionWalker(start.copy(), styles)
            walker.begin()
            while walker.kind != OVER:
                walker.decide(walker.policy_choice())
            assert walker.state.over
            assert [walker.state.score(side) for side in (0, 1)] == [whole.score(side) for side in (0, 1)]


def test_a_walk_stops_where_there_is_a_choice() -> None:
    """All kinds of decisions come, either answer leads on, and what is seen fits the columns."""
    dealer, dice, kinds = Dealer(4), chance(3), set()
    for _ in range(30):
        walker = DecisionWalker(dealer.deal(dice), [PolicyWeights()] * 4)
        walker.begin()
        while walker.kind != OVER:
            kinds.add(walker.kind)
            seen = np.frombuffer(walker.encode(), np.uint8).reshape(1, -1)
            assert COLUMNS.kinds(seen) == walker.kind
            options = np.flatnonzero(COLUMNS.allowed(seen))
            assert len(options) > 1
            action = int(dice.choice(options))
            walker.decide(action if walker.kind == features.THROW else (action - END) % 2)
        assert walker.state.over
    assert kinds == {features.TAKE, features.OUT, features.OPEN, features.LAY, features.THROW}


def test_a_decision_is_worth_what_was_promised_later_and_what_came_in_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without trust in promises all decisions of a place are worth what its side led by."""
    network, dealer = fresh_network(), Dealer(4)
    monkeypatch.setattr(self_play, "TRUST", 0.0)
    deals, samples = played(network, dealer, FEW, MIXED, chance())
    assert set(samples.worth.round(4)) <= set(deals.leads().round(4).ravel())
    monkeypatch.setattr(self_play, "TRUST", 0.5)
    _, mixed = played(network, dealer, FEW, MIXED, chance())
    assert (mixed.seen == samples.seen).all()
    alike = np.isclose(mixed.worth, samples.worth)
    assert 0 < alike.mean() < 0.2  # the last decision of each place


def test_the_network_plays_one_side_against_habits_or_both() -> None:
    deals, samples = played(fresh_network(), Dealer(4), 2 * FEW, MIXED, chance())
    assert {bytes(ours) for ours in deals.ours} == {b"\1\1\1\1", b"\1\0\1\0", b"\0\1\0\1"}
    assert (deals.leads()[:, 0] == -deals.leads()[:, 1]).all()
    assert deals.lead_over_habits() != 0.0
    assert samples.seen.shape == (len(samples.action), PARTNERS.width)


def test_while_it_looks_on_habits_play_but_for_a_few_choices(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(self_play, "WANDERING_BY_HABIT", 0.0)
    network, dealer, dice = fresh_network(), Dealer(4), chance(4)
    start = [dealer.deal(chance(seed)) for seed in range(3)]
    monkeypatch.setattr(dealer, "deal", lambda dice: start.pop(0))
    expected_points = []
    for table in start[:]:
        whole = table.copy()
        playout.play_together(whole, [partners()] * 4, 400)
        expected_points.append(whole.lead(0))
    deals, _ = played(network, dealer, 3, Company(0.0, 1.0), dice)
    assert [walker.state.lead(0) for walker in deals.walkers] == expected_points


def test_it_looks_on_at_first_and_then_plays_ever_more_against_itself() -> None:
    companies = [company_at(done / 20) for done in range(21)]
    assert companies[0].looking_on == 1.0
    assert companies[-1] == Company(0.1, 0.0)
    for shares in ([each.looking_on for each in companies], [each.against_habits for each in companies]):
        assert shares == sorted(shares, reverse=True)


def test_errors_go_back_through_the_layers() -> None:
    """A step against the gradient, in one weight alone, changes the error by what the gradient says."""
    dice, network = chance(5), fresh_network()
    for weight in network.weights:
        weight += dice.standard_normal(weight.shape).astype(np.float32) * np.float32(0.02)
    _, samples = played(network, Dealer(4), 4, MIXED, dice)
    inputs, action = COLUMNS(samples.seen), samples.action
    worth: Floats = dice.standard_normal(len(action)).astype(np.float32)
    assert len(set(action)) > ACTIONS // 2
    _, found = gradients(network, inputs, action, worth)
    for weight, gradient in zip(network.weights, found, strict=True):
        place = np.unravel_index(np.abs(gradient).argmax(), gradient.shape)
        step = np.float32(0.005)
        weight[place] += step
        above = gradients(network, inputs, action, worth)[0]
        weight[place] -= 2 * step
        below = gradients(network, inputs, action, worth)[0]
        weight[place] += step
        assert (above - below) / (2 * step) == pytest.approx(float(gradient[place]), rel=0.05)


@pytest.mark.slow
def test_what_is_learned_from_again_and_again_is_learned() -> None:
    network = fresh_network()
    learner = Learner.beginning(network.weights)
    _, samples = played(network, Dealer(4), FEW, MIXED, chance())
    errors = []
    for _ in range(30):
        error, found = gradients(network, COLUMNS(samples.seen), samples.action, samples.worth)
        learner.step(found, 1e-3)
        errors.append(error)
    assert errors[-1] < 0.8 * errors[0]

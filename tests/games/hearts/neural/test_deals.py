"""Deals in step play by the rules of simulation.py, which plays by those of rules.py."""

from __future__ import annotations

from itertools import product
from typing import Any

import numpy as np
import pytest

from cardtable.games.hearts.neural.batch_deals import (
    CARDS,
    POINTS,
    BatchDeals,
    BatchRules,
    Bools,
    column,
    columns_of,
    number,
)
from cardtable.games.hearts.simulation import HeartsParameters, HeartsPosition, dealt, legal, scores, shooter
from tests.games.hearts.tables import chosen
from training.hearts import self_play

TABLES = list(product(("allowed", "forbidden", "queen_only_forbidden"), (False, True), ("add_others", "choose")))
ONE_SUIT_EACH = [(1 << 13) - 1 if place % 5 == 0 else 0 for place in range(16)]


def terms_of(points: str, breaks: bool, moon: str) -> HeartsParameters:
    return HeartsParameters(chosen(first_trick_points=points, queen_breaks_hearts=breaks, moon_scoring=moon), 4)


def positions_of(terms: HeartsParameters, deals: BatchDeals) -> list[HeartsPosition]:
    return [dealt(terms, masks_of(hands), [0, 0, 0, 0], 0) for hands in deals.hands]


def masks_of(hands: Bools) -> list[int]:
    return [int(suit @ (1 << np.arange(13))) for suit in hands.reshape(16, 13)]


def compare(deals: BatchDeals, positions: list[HeartsPosition], greedy: bool, chance: np.random.Generator) -> None:
    """Play all of them to the end; `greedy`: the first seat plays high, the others low, so that moons happen."""
    deals.begin()
    while deals.step < CARDS:
        allowed = deals.legal()
        assert [int(seat) for seat in deals.turn] == [position.turn for position in positions]
        assert [bool(one) for one in deals.broken] == [position.broken for position in positions]
        for row, position in enumerate(positions):
            assert [number(int(card)) for card in np.flatnonzero(allowed[row])] == legal(position)
        liking = chance.random(allowed.shape)
        if greedy:
            liking += np.where(deals.turn[:, None] == 0, 1, -1) * (np.arange(CARDS) % 13)
        card = np.where(allowed, liking, -99).argmax(1)
        deals.play(card)
        for position, one in zip(positions, card, strict=True):
            position.play(number(int(one)))
    assert deals.taken.tolist() == [[one.taken for one in position.holdings] for position in positions]
    assert deals.scores().tolist() == [scores(position) for position in positions]


def give_the_highest(deals: BatchDeals, chance: np.random.Generator) -> None:
    """Ace, king and queen of each suit to the first seat."""
    order = (chance.random((deals.count, CARDS)) + (np.arange(CARDS) % 13 < 10)).argsort(1)
    deals.hands[:] = False
    for place, cards in enumerate(order.T):
        deals.hands[deals.rows, place // 13, cards] = True


@pytest.mark.quick(13)
@pytest.mark.parametrize(("points", "breaks", "moon"), TABLES)
@pytest.mark.parametrize("greedy", [False, True])
def test_deals_in_step_play_by_the_rules(points: str, breaks: bool, moon: str, greedy: bool) -> None:
    terms, chance = terms_of(points, breaks, moon), np.random.default_rng(1)
    deals = self_play.dealt(60, BatchRules.of(terms, 0), chance)
    if greedy:
        give_the_highest(deals, chance)

    positions = positions_of(terms, deals)
    compare(deals, positions, greedy, chance)

    assert (deals.taken.sum(1) == POINTS.sum()).all()
    assert not deals.hands.any()
    assert any(shooter(position) >= 0 for position in positions) or not greedy


@pytest.mark.parametrize(("points", "breaks", "moon"), TABLES)
def test_hands_of_one_suit_play_by_the_rules(points: str, breaks: bool, moon: str) -> None:
    """HR-08: whoever holds nothing but barred cards may discard one on the first trick."""
    terms = terms_of(points, breaks, moon)
    deals = BatchDeals(1, BatchRules.of(terms, 0))
    deals.hands[0] = columns_of(ONE_SUIT_EACH).reshape(4, CARDS)

    compare(deals, positions_of(terms, deals), False, np.random.default_rng(1))

    assert deals.scores().tolist() == [[0, 26, 26, 26]]
    assert deals.queen_taker.tolist() == [0]


@pytest.mark.parametrize("offset", [1, 2, -1])
def test_cards_that_are_passed_reach_their_new_owner(offset: int) -> None:
    deals = self_play.dealt(5, BatchRules.of(terms_of("allowed", False, "choose"), offset), np.random.default_rng(1))
    before = deals.hands.copy()
    for seat in range(4):
        for _ in range(3):
            deals.give(seat, deals.hands[:, seat].argmax(1))
    deals.exchange()

    for seat in range(4):
        to = (seat + offset) % 4
        assert (deals.gave[:, seat].sum(1) == 3).all()
        assert (deals.got[:, to] == deals.gave[:, seat]).all()
        assert (deals.hands[:, to] == (before[:, to] & ~deals.gave[:, to] | deals.gave[:, seat])).all()


def test_deals_that_are_repeated_are_played_on_by_themselves() -> None:
    deals = self_play.dealt(3, BatchRules(), np.random.default_rng(1))
    deals.begin()
    deals.play(deals.legal().argmax(1))
    twice = deals.repeated(2)
    assert twice.count == 6
    assert (twice.hands[::2] == deals.hands).all()
    assert (twice.hands[1::2] == deals.hands).all()

    state: dict[str, Any] = {name: np.copy(value) for name, value in vars(deals).items() if name != "rules"}
    while twice.step < CARDS:
        twice.play(twice.legal().argmax(1))
    assert all((state[name] == getattr(deals, name)).all() for name in state)


def test_a_card_is_the_same_in_both_forms() -> None:
    assert [column(number(card)) for card in range(CARDS)] == list(range(CARDS))

"""What a seat is told of its deal: all that it knows, and nothing that another hand hides."""

from __future__ import annotations

import numpy as np
import pytest

from cardtable.families.hearts.public_facts import TrickPhase
from cardtable.games.hearts.neural import batch_deals, features, lookahead
from cardtable.games.hearts.neural.batch_deals import CARDS, SEATS, BatchDeals, BatchRules, Floats, column, columns_of
from cardtable.games.hearts.search.information_set import HeartsInformationSet
from tests.games.hearts.neural.networks import memories, moments
from training.hearts import self_play

TABLES = [self_play.rules_of(batch) for batch in range(16)]


def swapped(deals: BatchDeals, seat: int, chance: np.random.Generator) -> BatchDeals:
    """The same deals with other hands: two seats that do not look have changed some of their cards."""
    other = deals.repeated(1)
    one, two = [(seat + 1) % SEATS, (seat + 3) % SEATS]
    both = other.hands[:, one] | other.hands[:, two]
    sizes = other.hands[:, one].sum(1)
    for row in range(deals.count):
        cards = chance.permutation(np.flatnonzero(both[row]))
        other.hands[row, [one, two]] = False
        other.hands[row, one, cards[: sizes[row]]] = True
        other.hands[row, two, cards[sizes[row] :]] = True
    assert (other.hands != deals.hands).any() or sizes.max() < 3
    return other


def seen_by(deals: BatchDeals, seat: int) -> Floats:
    return features.while_playing(deals, deals.rows, np.full(deals.count, seat))


@pytest.mark.quick(4)
@pytest.mark.parametrize("rules", TABLES, ids=str)
def test_no_seat_is_told_what_another_hand_hides(rules: BatchRules) -> None:
    chance = np.random.default_rng(1)
    deals = self_play.dealt(8, rules, chance)
    for pick in range(3 if rules.offset else 0):
        for seat in range(SEATS):
            hidden = swapped(deals, seat, chance)
            told = features.while_passing(deals, seat, pick)
            assert (features.while_passing(hidden, seat, pick) == told).all()
        for seat in range(SEATS):
            deals.give(seat, deals.hands[:, seat].argmax(1))
    deals.exchange()
    deals.begin()
    while deals.step < CARDS:
        for seat in range(SEATS):
            assert (seen_by(swapped(deals, seat, chance), seat) == seen_by(deals, seat)).all()
        legal = deals.legal()
        deals.play(np.where(legal, chance.random(legal.shape), -1).argmax(1))


def test_whoever_has_not_been_told_of_passes_sees_none() -> None:
    deals = self_play.dealt(4, BatchRules(offset=1), np.random.default_rng(1))
    for seat in range(SEATS):
        deals.give(seat, deals.hands[:, seat].argmax(1))
    deals.exchange()
    deals.begin()
    passes = slice(batch_deals.GAVE, batch_deals.VOID)
    deals.blind[:, 0], deals.blind[:, 1] = True, False

    assert not seen_by(deals, 0)[:, passes].any()
    assert (seen_by(deals, 1)[:, passes].sum(1) == 2).all()


def test_an_imagined_deal_tells_a_seat_what_the_true_one_does() -> None:
    """The same, by way of what the seat has heard and by way of deals in step, in all directions of passing."""
    begun: dict[int, BatchDeals] = {}
    compared = 0
    for memory, match in moments(1, deals=4):
        public = memory.public
        if public.phase is TrickPhase.PASSING:
            continue
        if public.deal not in begun:
            begun[public.deal] = true_deal(BatchRules.of(memory.terms, public.pass_offset), memories(match))
        true = begun[public.deal]
        for seat, number, _ in memory.plays[true.step :]:
            assert true.turn[0] == seat
            true.play(np.array([column(number)]))
        imagination = lookahead.playing(memory, lookahead.own_hand(memory))
        different = seen_by(imagination, memory.seat) != seen_by(true, memory.seat)
        assert np.flatnonzero(different[0]).tolist() == []
        compared += 1
    assert compared == 4 * CARDS


def true_deal(rules: BatchRules, all_memories: list[HeartsInformationSet]) -> BatchDeals:
    """One deal before its first card."""
    deals = BatchDeals(1, rules)
    for seat, memory in enumerate(all_memories):
        deals.hands[0, seat] = columns_of(memory.hand)
        deals.gave[0, seat], deals.got[0, seat] = columns_of(memory.gave), columns_of(memory.got)
    deals.begin()
    return deals


def test_columns_lie_one_behind_the_other() -> None:
    """Weights that were trained with other columns would be worth nothing."""
    places = [
        value for name, value in vars(batch_deals).items() if isinstance(value, int) and name not in vars(batch_deals)
    ]

    assert places == sorted(set(places))
    assert (batch_deals.PLAYED, batch_deals.GAVE, batch_deals.VOID, batch_deals.PICK, batch_deals.WIDTH) == (
        104,
        468,
        572,
        620,
        644,
    )

"""What the network thinks without playing deals to their end: of cards to play or to pass, some choices later."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import islice

import numpy as np
import pytest

from cardtable.families.hearts.bitmasks import HEARTS, codes_in_mask
from cardtable.families.hearts.public_facts import TrickPhase
from cardtable.games.hearts.neural import lookahead
from cardtable.games.hearts.neural.batch_deals import (
    CARDS,
    GAVE,
    HAND,
    POINTS_IN_A_UNIT,
    RANKS,
    BatchDeals,
    BatchRules,
    column,
)
from cardtable.games.hearts.neural.lookahead import NeuralEstimator
from cardtable.games.hearts.neural.value_network import SHAPES, HeartsValueNetwork
from cardtable.games.hearts.player import HeartsExpert
from cardtable.games.hearts.search import expert_search
from cardtable.games.hearts.search.expert_search import HeartsSearch
from cardtable.games.hearts.search.hand_evaluation import HandBurden
from cardtable.games.hearts.search.information_set import HeartsInformationSet
from cardtable.games.hearts.search.lead_policy import PLAIN
from cardtable.games.hearts.search.utility import HeartsUtility
from cardtable.games.hearts.search.value_estimator import NO_ESTIMATOR, PointEstimator
from cardtable.games.hearts.simulation import HeartsParameters
from tests.games.hearts.neural.networks import OPTIONS, memory_of, moments, network
from tests.games.hearts.situations import late

TERMS = HeartsParameters(OPTIONS, 4)
FAR = HeartsUtility(OPTIONS, TERMS, (0, 0, 0, 0), 1, False)


class Fond(PointEstimator):
    """Thinks one card, or the choices with it, so many points better than the others."""

    def __init__(self, card: int, points: float, share: float = 0.5) -> None:
        self._card, self._points, self._share = card, points, share

    def share(self, memory: HeartsInformationSet) -> float:
        return self._share

    def of_plays(self, memory: HeartsInformationSet, cards: Sequence[int], chance: random.Random) -> Sequence[float]:
        return [self._points * (card == self._card) for card in cards]

    def of_passes(self, memory: HeartsInformationSet, choices: Sequence[Sequence[int]]) -> Sequence[float]:
        return [self._points * (self._card in given) for given in choices]


def never() -> bool:
    return False


def liking(card: int, seen: int | None = None) -> HeartsValueNetwork:
    """Thinks that a card brings a unit; if a column is given, only where that one is set."""
    weights = [np.zeros(shape, np.float32) for shape in SHAPES]
    if seen is None:
        weights[5][card] = 1.0
    else:
        weights[0][seen, 0] = weights[2][0, 0] = weights[4][0, card] = 1.0
    return HeartsValueNetwork(weights)


def like_a_unit(
    network: HeartsValueNetwork, memory: HeartsInformationSet, cards: Sequence[int], choices: int, chance: random.Random
) -> list[list[float]]:
    """A unit, whatever is played, at each of the next choices."""
    return [[1.0] * len(cards)] * choices


# ---- of plays


def test_the_opinion_of_a_play_is_that_of_the_seat_that_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lookahead, "promised", like_a_unit)
    memory = next(memory for memory, _ in moments(1) if memory.public.phase is TrickPhase.PLAYING)
    mine, other = codes_in_mask(memory.hand)[:2]
    hidden = codes_in_mask(memory.hidden)[0]

    def of(column_seen: int) -> list[float]:
        thinks = NeuralEstimator(liking(column(mine), column_seen))
        return list(thinks.of_plays(memory, [other, mine], random.Random(1)))

    later = pytest.approx(0.65 * POINTS_IN_A_UNIT)  # the share of the next choices
    assert of(HAND + column(mine)) == [later, pytest.approx(POINTS_IN_A_UNIT)]
    assert of(HAND + column(hidden)) == [later, later]


def test_what_a_card_promises_is_the_best_card_of_each_of_the_next_choices() -> None:
    """Who keeps the ace of clubs may play it at the next one, whatever happens to lie where, and then no more."""
    deal = late("AC 2C 3C 4C", "5C 6C 7C 8C", "9C TC JC QC", "KC 2D 3D 4D", won=("", "2H"))
    memory, ace = memory_of(deal), RANKS - 1
    found = lookahead.promised(liking(ace), memory, [0, ace], 2, random.Random(1))
    assert found == [[1.0, 0.0], [0.0, 0.0]]  # at the second choice the ace is gone


def test_who_has_no_choice_any_more_is_promised_what_it_gets() -> None:
    deals = BatchDeals(2, BatchRules())
    deals.step = CARDS - 4
    deals.gone[:] = True
    for seat in range(4):
        deals.hands[:, seat, HEARTS * RANKS + seat] = True
    deals.gone[deals.hands.any(1)] = False
    deals.taken[:] = [[13, 0, 9, 0], [0, 13, 0, 9]]
    deals.broken[:] = True

    found = lookahead.next_promises(network(), deals, 3, 2)  # who wins all four hearts

    got = deals.leads()[:, 3].tolist()
    assert got == pytest.approx([(22 / 3 - 4) / 10, (13 / 3 - 13) / 10])
    assert found.tolist() == [got, got]


def test_a_seat_that_alone_has_points_hears_nothing() -> None:
    """A moon of its own is left to the search, whose doubts are those of a table of experts."""
    thinks = NeuralEstimator(network())
    hands = ("AC 2C 3C", "4C 5C 6C", "7C 8C 9C", "TC JC QC")
    alone, other = memory_of(late(*hands, won=("2H",))), memory_of(late(*hands, won=("", "2H")))
    assert (alone.moon_seat, other.moon_seat) == (0, 1)
    assert thinks.share(alone) == 0 < thinks.share(next(moments(4))[0]) < thinks.share(other) < 1

    lines = [expert_search.HeartsPlayCandidate(0, False), expert_search.HeartsPlayCandidate(RANKS - 1, False)]
    for memory in (alone, other):
        HeartsSearch(memory, FAR, random.Random(1), estimator=thinks).add_estimates(lines)
        assert all(line.estimate for line in lines) == (memory is other)


@pytest.mark.slow
def test_the_network_is_asked_in_the_same_way_for_the_same_chance() -> None:
    thinks = NeuralEstimator(network())
    for memory, _ in islice((one for one in moments(2) if one[0].public.phase is TrickPhase.PLAYING), 0, 40, 7):
        cards = codes_in_mask(memory.hand)
        assert thinks.of_plays(memory, cards, random.Random(3)) == thinks.of_plays(memory, cards, random.Random(3))


# ---- of passes


def test_the_opinion_of_a_pass_is_that_of_its_last_card_whichever_that_is() -> None:
    """One that is liked however the others lie is last once of thrice."""
    memory = next(moments(4))[0]
    one, two, three, four = codes_in_mask(memory.hand)[:4]
    found = NeuralEstimator(liking(column(one))).of_passes(memory, [[one, two, three], [two, three, four]])
    assert found == pytest.approx([POINTS_IN_A_UNIT / 3, 0.0])


def test_the_opinion_of_a_pass_knows_what_is_laid_aside_with_a_card() -> None:
    memory = next(moments(4))[0]
    one, two, three, four = codes_in_mask(memory.hand)[:4]
    thinks = NeuralEstimator(liking(column(two), GAVE + column(one)))
    found = thinks.of_passes(memory, [[one, two, three], [two, three, four]])
    assert found == pytest.approx([POINTS_IN_A_UNIT / 3, 0.0])


# ---- beside what is played out


@pytest.mark.slow
def test_a_second_opinion_can_turn_a_choice() -> None:
    memory, match = next(one for one in moments(5) if len(one[0].plays) == 20)
    legal = HeartsExpert(OPTIONS, 4, 1).legal_cards(match.view(memory.seat))
    cards = [run[-1] for run in expert_search.runs(memory, legal)]
    for card in cards:
        played = HeartsSearch(memory, FAR, random.Random(1), PLAIN, Fond(card, 100.0)).play(legal, never)
        assert played.card == card
    assert len(cards) > 1
    memory = next(moments(5))[0]
    feels = HandBurden(TERMS)
    choices = expert_search.candidates(memory, feels, 3)
    for only in {card for given in choices for card in given}:
        passed = HeartsSearch(memory, FAR, random.Random(1), PLAIN, Fond(only, 100.0)).passes(feels, 3, never)
        assert only in passed


def test_it_counts_in_the_units_of_what_is_played_out() -> None:
    """A point of it is a point; where points can change little, it counts little."""
    memory = next(one for one, _ in moments(5) if len(one.plays) == 20)
    card = codes_in_mask(memory.hand)[0]
    lost = HeartsUtility(OPTIONS, TERMS, [99 * (seat == memory.seat) for seat in range(4)], 9, False)

    def heard(outlook: HeartsUtility) -> float:
        lines = [expert_search.HeartsPlayCandidate(card, False), expert_search.HeartsPlayCandidate(card, True, -6.0)]
        HeartsSearch(memory, outlook, random.Random(1), estimator=Fond(card, 10.0)).add_estimates(lines)
        assert lines[0].estimate == lines[1].estimate
        assert [line.value(4.0) for line in lines] == [(4.0 + lines[0].estimate) / 2, (-2.0 + lines[0].estimate) / 2]
        return lines[0].estimate

    apart = FAR.of_scores([0, 8, 9, 9], 0) - FAR.of_scores([10, 8, 4, 4], 0)  # leads of 26/3 and of -14/3
    assert heard(FAR) == pytest.approx(10 * apart / (40 / 3), rel=1e-6)
    assert lost.near
    assert heard(lost) < heard(FAR)


def test_what_is_added_to_a_card_is_added_once() -> None:
    """Of plays and of passes, to each of its values: taste, doubt and opinion alike."""
    memory, match = next(one for one in moments(5) if len(one[0].plays) == 20)
    card = HeartsExpert(OPTIONS, 4, 1).legal_cards(match.view(memory.seat))[0]
    value = HeartsSearch(memory, FAR, random.Random(1)).play_tries()()
    assert value(expert_search.HeartsPlayCandidate(card, False, 3.0)) == pytest.approx(
        value(expert_search.HeartsPlayCandidate(card, False)) + 3.0
    )
    memory = next(moments(5))[0]
    given = expert_search.candidates(memory, HandBurden(TERMS), 3)[0]
    worth = HeartsSearch(memory, FAR, random.Random(1)).pass_tries(HandBurden(TERMS), 3)()
    plain, leaning = (
        expert_search.HeartsPassCandidate(-1, False, given=given),
        expert_search.HeartsPassCandidate(-1, False, 3.0, given=given),
    )
    assert worth(leaning) == pytest.approx(worth(plain) + 3.0)


def test_nobody_thinks_anything() -> None:
    memory = next(moments(4))[0]
    assert NO_ESTIMATOR.share(memory) == 0
    assert list(NO_ESTIMATOR.of_plays(memory, [1, 2], random.Random(1))) == [0.0, 0.0]
    assert list(NO_ESTIMATOR.of_passes(memory, [[1, 2, 3]])) == [0.0]

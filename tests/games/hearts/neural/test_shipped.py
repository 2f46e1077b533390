"""The weights that are shipped: their size, and their answers in a hundred positions, the same on every system."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from itertools import islice
from typing import Final

import pytest

from cardtable.families.hearts.bitmasks import codes_in_mask
from cardtable.families.hearts.public_facts import TrickPhase
from cardtable.games.hearts.neural import features, lookahead, value_network
from cardtable.games.hearts.neural.applicability import estimator_for
from cardtable.games.hearts.neural.batch_deals import Floats, column
from cardtable.games.hearts.options import HeartsOptions
from cardtable.games.hearts.search.information_set import HeartsInformationSet
from cardtable.games.hearts.search.value_estimator import NO_ESTIMATOR
from tests.games.hearts.neural.networks import moments

_MOST: Final = 1_000_000  # bytes
_APART: Final = 1e-3  # units by which systems may differ, for they add up in another order

# By moment of three deals that are played at random, what the best card there promises, in units
# fmt: off
PROMISED: Final = (
    0.052, 0.151, 0.200, -0.183, -0.600, -0.544, 0.034, -0.131, -0.528, 0.033, -0.093, 0.279,
    -0.514, -0.011, -0.132, -0.039, -0.258, -0.205, -0.335, -0.172, -0.639, -0.001, -0.866, 0.582,
    -1.567, 0.670, 0.163, 0.612, 0.110, 0.678, -1.349, 0.735, 0.019, 0.704, -1.305, 0.692,
    -1.715, 0.749, 0.300, 0.792, 0.320, -1.614, 0.849, 0.475, -1.768, 0.870, 0.506, 0.395,
    -1.721, 0.855, 0.458, 0.364, 0.818, 0.453, 0.304, -1.706, 0.096, 0.349, 0.018, 0.235,
    -0.382, 0.113, -0.394, 0.046, -0.007, -0.339, 0.077, -0.103, 0.032, -1.023, 0.142, -0.349,
    -0.291, 0.125, -0.194, -0.025, 0.014, -0.177, 0.028, -0.234, 0.030, -0.451, 0.094, -0.204,
    -0.044, -0.068, -0.319, -0.187, 0.099, 0.772, 0.079, 0.604, 0.271, 0.533, 0.601, -0.889,
    -1.569, 0.283, 0.572, 0.797,
)
# fmt: on


def seen(memory: HeartsInformationSet) -> Floats:
    hand = lookahead.own_hand(memory)
    if memory.public.phase is TrickPhase.PASSING:
        return features.while_passing(lookahead.passing(memory, hand), memory.seat, 0)
    deals = lookahead.playing(memory, hand)
    return features.while_playing(deals, deals.rows, deals.turn)


def promised() -> Iterator[float]:
    network = value_network.shipped()
    for memory, _ in islice(moments(11, 3), 100):
        values = network.values(seen(memory))[0]
        yield max(float(values[column(card)]) for card in codes_in_mask(memory.hand))


def test_their_answers_are_those_that_were_measured() -> None:
    assert len(PROMISED) == 100
    assert list(promised()) == pytest.approx(PROMISED, abs=_APART)


def test_they_are_small_and_an_expert_of_four_hears_them() -> None:
    content = files("cardtable.games.hearts.neural").joinpath(value_network.FILE).read_bytes()
    assert len(content) < _MOST
    assert estimator_for(HeartsOptions(), 4) is not NO_ESTIMATOR
    assert estimator_for(HeartsOptions(), 5) is NO_ESTIMATOR

"""The weights that are shipped: their size, and their answers in a deal of each form, the same on every system."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from itertools import islice
from typing import Final

import numpy as np
import pytest

from cardtable.games.canasta.game_parameters import GameParameters
from cardtable.games.canasta.neural import value_network
from cardtable.games.canasta.neural.applicability import value_estimator_for
from cardtable.games.canasta.neural.input_form import LONE, PARTNERS, InputForm
from cardtable.games.canasta.options import CanastaOptions
from tests.games.canasta.neural.networks import moments, of_discard

_MOST: Final = 1_000_000  # bytes
_APART: Final = 1e-3  # units by which systems may differ, for they add up in another order

# fmt: off
# By moment of a deal that quick players play, what the best discard there promises, in units
PROMISED: Final[dict[InputForm, Sequence[float]]] = {
    PARTNERS: (
        -0.793, -0.409, -1.108, 0.756, 1.365, -0.139, -0.580, -0.499, -0.417, -0.815, 0.637, 1.133, 0.964,
        -1.577, -1.550, 0.960, 0.970, -1.416, -1.407, 0.670, 1.074, -1.774, -1.696, 1.317, 1.357, 1.305,
        -1.771, -1.871, 1.204, 1.256, -1.720, -1.783, 1.202, 1.068, -1.876, -1.086, -1.056, -1.009, 0.467,
        0.735, 0.710, -1.324, -1.109, -1.057, 0.534, 0.364, -1.402, -1.364, 0.636, 0.773,
    ),
    LONE: (
        -0.639, -0.564, -0.685, -0.654, 0.384, -3.656, -4.142, 4.603, 5.048, 4.870, 4.803, 4.270, 4.582,
        -4.950, -3.213, -3.559, -3.537, 3.783, 3.895, 3.762, 3.445, 3.669, 3.645, -4.064, -3.981, 3.839,
        3.850, 3.408, 3.666, 3.095, 3.112, -3.796, -3.354, -3.484, 3.493, 3.940, 3.620, 3.475, 2.732, 3.080,
        -3.550, -3.381, -3.169, 3.184, 3.582, 3.529, 3.010, 5.038, 5.570, 5.564,
    ),
}
# fmt: on


def promised(form: InputForm) -> list[float]:
    network, found = value_network.shipped(form), []
    for _, scene in islice(moments(11, form.seats), 50):
        seen = np.frombuffer(of_discard(scene.state, scene.place), np.uint8).reshape(1, -1)
        values = network.values(*network.columns(seen))[0]
        found.append(float(values[network.columns.allowed(seen)[0]].max()))
    return found


@pytest.mark.parametrize("form", PROMISED)
def test_their_answers_are_those_that_were_measured(form: InputForm) -> None:
    assert promised(form) == pytest.approx(PROMISED[form], abs=_APART)


@pytest.mark.parametrize("form", PROMISED)
def test_they_are_small_and_experts_see_ahead_by_them(form: InputForm) -> None:
    content = files("cardtable.games.canasta.neural").joinpath(value_network.FILES[form]).read_bytes()
    assert len(content) < _MOST
    options = CanastaOptions()
    assert value_estimator_for(options, GameParameters(options, form.seats)) is not None
    assert value_estimator_for(options, GameParameters(options, 2)) is None

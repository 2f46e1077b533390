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
        -0.793, -0.409, -0.329, 0.696, 1.301, 0.017, -0.963, -0.893, -0.885, -1.201, 0.904, 1.449,
        1.092, -1.361, -1.343, 1.156, 1.173, -1.833, -1.816, 0.776, 1.260, -1.563, -1.487, 1.576, 1.607,
        1.525, -2.153, -2.226, 1.428, 1.470, -1.470, -1.552, 1.568, 1.416, -2.298, -1.413, -1.399,
        -1.374, 0.534, 0.868, 0.834, -1.140, -0.987, -0.500, -0.387, -0.045, -0.067, -0.777, -0.809,
        0.007,
    ),
    LONE: (
        -0.639, -0.564, -0.685, -0.654, 0.384, -3.656, -4.142, 4.543, 5.020, 4.937, 4.900, 4.278, 4.593,
        -4.937, -3.229, -3.555, -3.571, 3.867, 3.958, 3.759, 3.423, 3.623, 3.637, -4.054, -3.985, 3.879,
        3.859, 3.512, 3.914, 3.441, 3.255, -3.794, -3.442, -3.513, 3.401, 3.837, 3.492, 2.988, 3.260,
        -3.892, -3.707, -3.568, 3.334, 5.059, 5.118, 5.275, 5.276, 4.752, 4.995, 5.363,
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

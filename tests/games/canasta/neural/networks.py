"""Networks that have learned nothing, and what places see at moments of a deal."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from cardtable.games.canasta import GAME
from cardtable.games.canasta.neural import features
from cardtable.games.canasta.neural.input_form import PARTNERS, InputForm
from cardtable.games.canasta.neural.neural_inputs import NeuralInputs
from cardtable.games.canasta.neural.value_network import CanastaValueNetwork, shapes
from cardtable.games.canasta.playout.playout_state import PlayoutState
from cardtable.games.canasta.search.determinizer import CanastaDeterminizer
from tests.conformance.driver import Case
from tests.games.canasta.tables import chosen
from tests.games.canasta.test_playouts import Play

COLUMNS = NeuralInputs(PARTNERS)


def network(seed: int = 1, form: InputForm = PARTNERS) -> CanastaValueNetwork:
    """One of the usual size, whose answers are about a unit large."""
    chance, columns = np.random.default_rng(seed), NeuralInputs(form)
    return CanastaValueNetwork(
        [(chance.standard_normal(shape) * 0.1).astype(np.float32) for shape in shapes(columns)], columns
    )


def of_discard(table: PlayoutState, place: int) -> bytes:
    """What a place sees that is to discard."""
    return features.encode(table, place, features.THROW, [], 0)


def moments(seed: int, seats: int = 4) -> Iterator[tuple[Play, CanastaDeterminizer]]:
    """Before each action of a deal that quick players play: what the place knows."""
    play = Play(Case(GAME, "classic", chosen("classic"), seats), seed)
    while not play.rules.hand_over(play.state.public):
        yield play, play.scene(play.seat)
        play.act(play.choose())

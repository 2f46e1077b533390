"""The network's answers, and the file that its weights are in."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from cardtable.games.hearts.neural import value_network
from cardtable.games.hearts.neural.batch_deals import CARDS, WIDTH
from cardtable.games.hearts.neural.value_network import HeartsValueNetwork
from tests.games.hearts.neural.networks import network
from tests.weights import written


def test_the_network_is_made_of_what_is_in_the_file(tmp_path: Path) -> None:
    made = network()
    with written(tmp_path / "weights.npz", made.weights).open("rb") as file:
        read, manifest = value_network.read(file)

    assert (manifest.seed, manifest.deals) == (1, 2)
    for one, other in zip(read.weights, made.weights, strict=True):
        assert (one == other.astype(np.float16)).all()


def test_weights_for_other_columns_are_refused() -> None:
    made = network().weights
    with pytest.raises(ValueError, match="other columns"):
        HeartsValueNetwork([made[0][:-1], *made[1:]])


def test_answers_are_those_of_the_layers() -> None:
    made = network()
    seen = np.random.default_rng(2).random((3, WIDTH)).astype(np.float32)
    before = seen.copy()
    first, first_more, second, second_more, last, last_more = made.weights

    inner = np.maximum(np.maximum(seen @ first + first_more, 0) @ second + second_more, 0)
    assert np.allclose(made.values(seen), inner @ last + last_more, atol=1e-4)
    assert (seen == before).all()


def test_only_allowed_cards_are_chosen() -> None:
    seen = np.random.default_rng(2).random((4, WIDTH)).astype(np.float32)
    allowed = np.zeros((4, CARDS), bool)
    allowed[range(4), [5, 17, 30, 51]] = True
    assert network().best(seen, allowed)[0].tolist() == [5, 17, 30, 51]

"""The network's answers, and the file that its weights are in."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from cardtable.games.canasta.neural import value_network
from cardtable.games.canasta.neural.input_form import LONE, PARTNERS, InputForm
from cardtable.games.canasta.neural.neural_inputs import ACTIONS, AT, RANKS, Bytes, NeuralInputs
from cardtable.games.canasta.neural.value_network import CanastaValueNetwork
from cardtable.games.canasta.playout.rank_codes import END, RED
from tests.games.canasta.neural.networks import COLUMNS, moments, network, of_discard
from tests.weights import written


def seen(seed: int) -> Bytes:
    rows = [of_discard(known.state, known.place) for _, known in moments(seed)]
    return np.frombuffer(b"".join(rows), np.uint8).reshape(len(rows), -1)


@pytest.mark.parametrize("form", [PARTNERS, LONE])
def test_the_network_is_made_of_what_is_in_the_file(tmp_path: Path, form: InputForm) -> None:
    made = network(form=form)
    with written(tmp_path / "weights.npz", made.weights).open("rb") as file:
        read, manifest = value_network.read(file, form)

    assert (manifest.seed, manifest.deals) == (1, 2)
    for one, other in zip(read.weights, made.weights, strict=True):
        assert (one == other.astype(np.float16)).all()


def test_weights_for_other_columns_are_refused() -> None:
    with pytest.raises(ValueError, match="other columns"):
        CanastaValueNetwork(network().weights, NeuralInputs(InputForm(6, 3)))


def test_each_choice_has_an_answer_and_a_red_three_none() -> None:
    rows = seen(4)
    values = network().values(*COLUMNS(rows))
    assert values.shape == (len(rows), ACTIONS)
    assert not values[:, RED].any()
    assert len(np.unique(values[0, END:])) == ACTIONS - END


def test_cards_of_equal_worth_are_looked_at_alike() -> None:
    """What is known of eights and of kings changes places, and so do the answers, and no other."""
    rows = seen(5)
    changed = rows.copy()
    row = PARTNERS.row
    eight, king = (slice(AT[rank] * row, (AT[rank] + 1) * row) for rank in (8, 13))
    changed[:, eight], changed[:, king] = rows[:, king], rows[:, eight]
    tops = rows[:, PARTNERS.top]
    changed[:, PARTNERS.top] = np.where(tops == 8, 13, np.where(tops == 13, 8, tops))
    before, after = (network().values(*COLUMNS(some)) for some in (rows, changed))
    assert after[:, 8] == pytest.approx(before[:, 13], abs=1e-5)
    assert after[:, 13] == pytest.approx(before[:, 8], abs=1e-5)
    others = [rank for rank in RANKS if rank not in (8, 13)] + list(range(END, ACTIONS))
    assert after[:, others] == pytest.approx(before[:, others], abs=1e-5)
    assert not (before == after).all()

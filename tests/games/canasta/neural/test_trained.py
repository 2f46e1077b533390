"""Which experts see ahead: those at tables that a network fits, with numpy and weights at hand."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cardtable.games.canasta import GAME
from cardtable.games.canasta.game_parameters import GameParameters
from cardtable.games.canasta.neural import applicability, value_network
from cardtable.games.canasta.neural.input_form import LONE, PARTNERS
from cardtable.games.canasta.neural.lookahead import NeuralLookahead
from cardtable.games.canasta.options import CanastaOptions
from cardtable.players.player_questions import never_stop
from tests.games.canasta.neural.networks import network
from tests.games.canasta.tables import chosen, rules, table, view
from tests.weights import without_numpy, written


@pytest.fixture(autouse=True)
def _asked_afresh() -> Iterator[None]:
    applicability.load_estimator.cache_clear()
    yield
    applicability.load_estimator.cache_clear()


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file of weights that this copy of the program takes for its own."""
    path = written(tmp_path / "weights.npz", network().weights)
    lone = written(tmp_path / "lone.npz", network(form=LONE).weights)
    monkeypatch.setattr(value_network, "FILES", {PARTNERS: str(path), LONE: str(lone)})
    return path


def asked(options: CanastaOptions | None = None, seats: int = 4) -> NeuralLookahead | None:
    options = options or CanastaOptions()
    return applicability.value_estimator_for(options, GameParameters(options, seats))


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_with_weights_one_network_sees_ahead_for_all(kept: Path, seats: int) -> None:
    found = asked(seats=seats)
    assert found is not None
    assert asked(seats=seats) is found
    assert (found is asked()) == (seats > 3)


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {}),
        (6, {}),
        (3, {"sides": "solo"}),
        (3, {"draw_count": 1}),
        (4, {"preset": "canasta_house"}),
        (4, {"hand_size": 13}),
        (4, {"draw_count": 2}),
        (4, {"go_out_canastas": 2}),
        (4, {"wild_melds": True}),
        (4, {"pile_always_frozen": True}),
    ],
)
def test_at_a_table_of_another_kind_none_does(kept: Path, seats: int, options: dict[str, Any]) -> None:
    assert asked(chosen(**options), seats) is None


@pytest.mark.parametrize("options", [{"target": 2000}, {"ask_partner": "required"}, {"concealed_bonus": 0}])
def test_what_hardly_changes_good_play_may_be_otherwise(kept: Path, options: dict[str, Any]) -> None:
    assert asked(chosen(**options)) is not None


def test_without_weights_none_does(kept: Path) -> None:
    kept.unlink()
    assert asked() is None
    assert asked(seats=3) is not None


def test_without_numpy_none_does(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    without_numpy(monkeypatch, "canasta")
    assert asked() is None


@pytest.mark.parametrize("damage", [b"", b"not an archive", b"PK\x03\x04 cut off"])
def test_with_a_damaged_file_none_does(kept: Path, damage: bytes) -> None:
    kept.write_bytes(damage)
    assert asked() is None


@pytest.mark.slow
def test_an_expert_does_what_is_best_by_what_it_sees_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here to discard a pair that it would keep."""
    some = rules()
    state = table(some, "8C 8D 5H KS", pile="6H", melds={0: "QC QD QS", 1: "9H 9S 9C"})

    class Fond:
        def best(self, scene: Any, options: Any, chance: Any, stop: Any) -> Any:
            return next(option for option in options if option.rank == 8)

    def done(sees: object) -> str:
        monkeypatch.setattr(applicability, "load_estimator", lambda form: sees)
        return GAME.codec.write(GAME.players["expert"](some.options, 4, 1).choose(view(some, state), (), never_stop))

    assert done(None) not in ("discard 8C", "discard 8D")
    assert done(Fond()) in ("discard 8C", "discard 8D")


def printed(code: str) -> str:
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.strip()


def test_nothing_of_it_is_loaded_before_an_expert_thinks() -> None:
    code = "import cardtable.games.canasta.player as p, sys; p.CanastaExpert(p.CanastaOptions(), 4, 1); "
    code += "print([name for name in sys.modules if name == 'numpy' or '.neural' in name])"
    assert printed(code) == "[]"


@pytest.mark.parametrize("seats", [2, 6])
def test_where_no_network_fits_numpy_is_not_loaded_in_vain(seats: int) -> None:
    code = "import sys; from cardtable.games.canasta.neural.applicability import value_estimator_for as asked\n"
    code += "from cardtable.games.canasta.options import CanastaOptions\n"
    code += "from cardtable.games.canasta.game_parameters import GameParameters\n"
    code += f"asked(CanastaOptions(), GameParameters(CanastaOptions(), {seats})); print('numpy' in sys.modules)"
    assert printed(code) == "False"

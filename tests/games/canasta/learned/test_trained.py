"""Whose opinion an expert hears: the network's where it fits, with numpy and weights at hand; else nobody's."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cardtable.games.canasta import GAME, learned
from cardtable.games.canasta.learned import trained, weights
from cardtable.games.canasta.options import CanastaOptions
from cardtable.games.canasta.terms import Terms
from cardtable.games.canasta.thinking.second_opinion import NOBODY, SecondOpinion
from cardtable.players.minds import never
from tests.games.canasta.learned.networks import network
from tests.games.canasta.tables import chosen, rules, table, view
from tests.weights import without_numpy, written


@pytest.fixture(autouse=True)
def _asked_afresh() -> Iterator[None]:
    trained.trained.cache_clear()
    yield
    trained.trained.cache_clear()


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file of weights that this copy of the program takes for its own."""
    monkeypatch.setattr(learned, "SHIPPED", True)
    path = written(tmp_path / "weights.npz", network().weights)
    monkeypatch.setattr(weights, "FILE", str(path))
    return path


def asked(options: CanastaOptions | None = None, seats: int = 4) -> SecondOpinion:
    options = options or CanastaOptions()
    return trained.opinion_for(options, Terms(options, seats))


@pytest.mark.parametrize("seats", [4, 5])
def test_with_weights_the_network_is_asked_once_for_all(kept: Path, seats: int) -> None:
    found = asked(seats=seats)
    assert found is not NOBODY
    assert asked() is found


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {}),
        (3, {}),
        (6, {}),
        (4, {"preset": "canasta_house"}),
        (4, {"hand_size": 13}),
        (4, {"draw_count": 2}),
        (4, {"go_out_canastas": 2}),
        (4, {"wild_melds": True}),
        (4, {"pile_always_frozen": True}),
    ],
)
def test_at_a_table_of_another_kind_it_is_not(kept: Path, seats: int, options: dict[str, Any]) -> None:
    assert asked(chosen(**options), seats) is NOBODY


@pytest.mark.parametrize("options", [{"target": 2000}, {"ask_partner": "required"}, {"concealed_bonus": 0}])
def test_what_hardly_changes_good_play_may_be_otherwise(kept: Path, options: dict[str, Any]) -> None:
    assert asked(chosen(**options)) is not NOBODY


def test_without_weights_it_is_not(kept: Path) -> None:
    kept.unlink()
    assert asked() is NOBODY


def test_while_no_weights_come_with_the_program_numpy_is_not_loaded_in_vain() -> None:
    code = "import sys; from cardtable.games.canasta.learned.trained import opinion_for as asked\n"
    code += "from cardtable.games.canasta.options import CanastaOptions\n"
    code += "from cardtable.games.canasta.terms import Terms\n"
    code += "asked(CanastaOptions(), Terms(CanastaOptions(), 4)); print('numpy' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == str(learned.SHIPPED)


def test_without_numpy_it_is_not(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    without_numpy(monkeypatch, "canasta")
    assert asked() is NOBODY


@pytest.mark.parametrize("damage", [b"", b"not an archive", b"PK\x03\x04 cut off"])
def test_with_a_damaged_file_it_is_not(kept: Path, damage: bytes) -> None:
    kept.write_bytes(damage)
    assert asked() is NOBODY


def test_an_expert_does_what_it_hears_is_far_better(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Here to discard a pair that it would keep."""
    some = rules()
    state = table(some, "8C 8D 5H KS", pile="6H", melds={0: "QC QD QS", 1: "9H 9S 9C"})
    seen, usual = view(some, state), GAME.players["expert"](some.options, 4, 1)

    class Fond:
        def of(self, table: Any, place: int, options: Any) -> list[float]:
            return [5000.0 if option.rank == 8 else 0.0 for option in options]

    monkeypatch.setattr(trained, "trained", lambda: None)
    first = GAME.codec.write(usual.choose(seen, (), never))
    monkeypatch.setattr(trained, "trained", Fond)
    fond = GAME.players["expert"](some.options, 4, 1)
    assert first not in ("discard 8C", "discard 8D")
    assert GAME.codec.write(fond.choose(seen, (), never)) in ("discard 8C", "discard 8D")


def test_nothing_of_it_is_loaded_before_an_expert_thinks() -> None:
    code = "import cardtable.games.canasta.player as p, sys; p.Expert(p.CanastaOptions(), 4, 1); "
    code += "print([name for name in sys.modules if name == 'numpy' or '.learned' in name])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"

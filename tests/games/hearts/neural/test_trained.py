"""Whose opinion an expert hears: the network's where it fits, with numpy and weights at hand; else nobody's."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from cardtable.games.hearts import GAME
from cardtable.games.hearts.neural import applicability, value_network
from cardtable.games.hearts.options import HeartsOptions
from cardtable.games.hearts.search.value_estimator import NO_ESTIMATOR
from tests.games.hearts.neural.networks import network
from tests.games.hearts.situations import late, played
from tests.games.hearts.tables import chosen
from tests.games.hearts.test_judge import judged
from tests.weights import without_numpy, written

FOUR = HeartsOptions()
HANDS = (
    "2C 5C 9C JC 3D 8D KD 4S 7S QS 2H 9H KH",
    "3C 6C TC QC 4D 9D AD 5S 8S KS 3H TH AH",
    "4C 7C KC 2D 5D TD JD 2S 9S AS 4H 8H JH",
    "8C AC 6D 7D QD 3S 6S TS JS 5H 6H 7H QH",
)
PASSES = ("KD QS KH", "AD KS AH", "AS 8H JH", "AC QD QH")


@pytest.fixture(autouse=True)
def _asked_afresh() -> Iterator[None]:
    applicability.trained.cache_clear()
    yield
    applicability.trained.cache_clear()


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file of weights that this copy of the program takes for its own."""
    path = written(tmp_path / "weights.npz", network().weights)
    monkeypatch.setattr(value_network, "FILE", str(path))
    return path


def test_with_weights_the_network_is_asked_once_for_all(kept: Path) -> None:
    asked = applicability.estimator_for(FOUR, 4)
    assert asked is not NO_ESTIMATOR
    assert applicability.estimator_for(FOUR, 4) is asked


@pytest.mark.parametrize(("seats", "rules"), [(5, {}), (3, {}), (4, {"bonus_card": "JD"}), (4, {"queen_value": 25})])
def test_at_a_table_of_another_kind_it_is_not(kept: Path, seats: int, rules: dict[str, Any]) -> None:
    assert applicability.estimator_for(chosen(**rules), seats) is NO_ESTIMATOR


def test_without_weights_it_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(value_network, "FILE", "there_is_none.npz")
    assert applicability.estimator_for(FOUR, 4) is NO_ESTIMATOR


def test_without_numpy_it_is_not(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    without_numpy(monkeypatch, "hearts")
    assert applicability.estimator_for(FOUR, 4) is NO_ESTIMATOR


@pytest.mark.parametrize("damage", [b"", b"not an archive", b"PK\x03\x04 cut off"])
def test_with_a_damaged_file_it_is_not(kept: Path, damage: bytes) -> None:
    kept.write_bytes(damage)
    assert applicability.estimator_for(FOUR, 4) is NO_ESTIMATOR


def test_without_the_network_an_expert_plays_as_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    deal = played(*HANDS, passes=PASSES, plays="2C")
    monkeypatch.setattr(value_network, "FILE", "there_is_none.npz")
    before = deal.advice("expert")

    applicability.trained.cache_clear()
    without_numpy(monkeypatch, "hearts")
    assert deal.advice("expert") == before


@pytest.mark.slow
@pytest.mark.parametrize("level", ["expert", "expert:careful", "expert:moon"])
def test_an_expert_with_a_network_plays_a_deal(kept: Path, level: str) -> None:
    deal = played(*HANDS, passes=PASSES, plays="2C")
    for _ in range(9):
        action, _ = deal.advice(level)
        deal.play(action.removeprefix("play "))


@pytest.mark.slow
@pytest.mark.parametrize(("passes", "plays", "done"), [((), "", "pass 2C 5C 9C"), (PASSES, "2C", "play 3C")])
def test_a_judge_with_a_network_weighs_what_was_done(kept: Path, passes: Sequence[str], plays: str, done: str) -> None:
    found = judged(played(*HANDS, passes=passes, plays=plays), done).values
    assert done in [GAME.codec.write(value.action) for value in found]
    points = [value.points for value in found[1:]]  # the first may be as good as makes no difference
    assert points == sorted(points, reverse=True)
    assert len(points) > 2


def test_a_position_that_nobody_has_seen_arise_can_be_played(kept: Path) -> None:
    """As lessons and tests set them up."""
    assert late("2H 3C", "4H 5C", "6H 7C", "8H 9C", won=("QS",)).choice("expert") in ("play 2H", "play 3C")


def test_nothing_of_it_is_loaded_before_an_expert_thinks() -> None:
    code = "import cardtable.games.hearts.player as p, sys; p.HeartsExpert(p.HeartsOptions(), 4, 1); "
    code += "print([name for name in sys.modules if name == 'numpy' or '.neural' in name])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_the_program_does_small_sums_in_one_thread() -> None:
    """Threads that wait for each other would make a move many times as long where all processors are busy."""
    code = "import os, sys; sys.argv[1:] = ['--version']; from cardtable.__main__ import main\n"
    code += "try: main()\nfinally: print(os.environ['OPENBLAS_NUM_THREADS'])"
    surroundings = {name: value for name, value in os.environ.items() if not name.endswith("_THREADS")}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, env=surroundings)
    assert done.stdout.splitlines()[-1] == "1"

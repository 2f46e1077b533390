"""The sounds of the table: as the recipes say, small, and told apart by ear alone."""

from __future__ import annotations

import math
from itertools import combinations
from pathlib import Path

import pytest

import make_sounds
from sounds import waves
from sounds.recipes import RECIPES
from tests.sound_measures import measures, read

NEWS = ("turn", "refused", "trick")  # what somebody who sees nothing goes by
STEPS = 2.5  # that any two are apart; one step is heard by most people
STEPS_OF_NEWS = 3.0


def file_of(name: str) -> Path:
    return make_sounds.FOLDER / f"{name}.wav"


def test_there_are_eight_to_fourteen_of_them_and_no_other_files() -> None:
    assert 8 <= len(RECIPES) <= 14
    assert {path.name for path in make_sounds.FOLDER.iterdir()} == {f"{name}.wav" for name in RECIPES}


@pytest.mark.parametrize("name", RECIPES)
def test_each_file_is_what_its_recipe_makes(name: str, tmp_path: Path) -> None:
    make_sounds.write(tmp_path / "made.wav", RECIPES[name]())
    (rate, made), (kept_rate, kept) = read(tmp_path / "made.wav"), read(file_of(name))
    assert (rate, len(made)) == (kept_rate, len(kept))
    # another machine's sine may differ in its last digit, which rounds to the neighbouring number
    assert max(abs(one - other) for one, other in zip(made, kept, strict=True)) <= 1.01 / 32768


def test_together_they_are_small() -> None:
    assert sum(file_of(name).stat().st_size for name in RECIPES) < 256 * 1024


@pytest.mark.parametrize("name", RECIPES)
def test_none_is_cut_and_none_ends_with_a_click(name: str) -> None:
    _, samples = read(file_of(name))
    assert max(map(abs, samples)) < 0.92
    assert abs(samples[-1]) < 0.001


@pytest.mark.parametrize("name", sorted(RECIPES.keys() - {"win", "over"}))
def test_each_is_short(name: str) -> None:
    rate, samples = read(file_of(name))
    assert len(samples) / rate <= 0.6


def test_a_win_takes_as_long_as_its_picture() -> None:
    rate, samples = read(file_of("win"))
    assert len(samples) / rate == pytest.approx(1.2, abs=0.01)


@pytest.mark.slow
def test_any_two_are_told_apart_by_ear_and_news_from_everything_else() -> None:
    heard = {name: measures(*read(file_of(name))) for name in RECIPES}
    apart = {(a, b): heard[a].apart(heard[b]) for a, b in combinations(RECIPES, 2)}
    assert {pair: steps for pair, steps in apart.items() if steps < STEPS} == {}
    of_news = {pair: steps for pair, steps in apart.items() if set(pair) & set(NEWS)}
    assert {pair: steps for pair, steps in of_news.items() if steps < STEPS_OF_NEWS} == {}
    with_cards = max(heard[name].loudness for name in ("tick", "slide", "others"))
    assert {name for name in NEWS if heard[name].loudness <= with_cards} == set()


# ---- the measures themselves


def tone(pitch: float, seconds: float = 0.2, strength: float = 0.5) -> list[float]:
    return [strength * math.sin(math.tau * pitch * place / waves.RATE) for place in range(round(seconds * waves.RATE))]


def test_a_sound_is_no_step_from_itself() -> None:
    same = measures(waves.RATE, tone(440))
    assert same.apart(measures(waves.RATE, tone(440))) == 0


def test_an_octave_is_more_than_two_steps_of_colour() -> None:
    low, high = measures(waves.RATE, tone(600)), measures(waves.RATE, tone(1200))
    assert high.colour - low.colour == pytest.approx(12 / 5, abs=0.1)


def test_half_the_strength_is_two_steps_of_loudness() -> None:
    soft, loud = measures(waves.RATE, tone(440, strength=0.2)), measures(waves.RATE, tone(440, strength=0.4))
    assert loud.loudness - soft.loudness == pytest.approx(2, abs=0.05)


def test_a_recipe_that_is_too_loud_is_refused() -> None:
    with pytest.raises(ValueError, match="too loud"):
        waves.levelled(waves.struck(440, 0.2, decay=0.01), -1)

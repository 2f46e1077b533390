"""Nothing that matters is lost to somebody who presses keys without listening; a patient one hears all of it once."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from pytestqt.qtbot import QtBot

from cardtable.core.language.speech_forms import WordingLevel
from cardtable.games import discover
from tests.table.hasty import Figures, HastyDeal

SEATS = {"hearts": 4, "cancellation_hearts": 6, "svoi_kozyri": 3, "canasta": 4}
# All melds are kept, and the hand of the first turn comes with the trump suits.
MOST_BEHIND_S = {"hearts": 6.0, "cancellation_hearts": 6.0, "svoi_kozyri": 10.0, "canasta": 10.0}
MOST_WORDS = {WordingLevel.FULL: 30, WordingLevel.SHORT: 18, WordingLevel.VERY_SHORT: 12}  # of a trick of Hearts


def played(qtbot: QtBot, game: str, seeds: Iterable[int], words: WordingLevel, *, patient: bool = False) -> Figures:
    first, *others = (
        HastyDeal(qtbot, discover()[game], SEATS[game], seed, words, patient=patient).play() for seed in seeds
    )
    return sum(others, start=first)


@pytest.mark.parametrize(
    ("game", "words"),
    [
        pytest.param(game, words, marks=() if game == "hearts" else pytest.mark.slow)
        for game in SEATS
        for words in WordingLevel
    ],
)
def test_a_hasty_player_loses_nothing_that_matters(qtbot: QtBot, game: str, words: WordingLevel) -> None:
    found = played(qtbot, game, (1, 2), words)

    assert found.lost == ()
    assert found.backlog <= MOST_BEHIND_S[game]


@pytest.mark.parametrize("words", WordingLevel)
@pytest.mark.parametrize("game", SEATS)
def test_a_patient_player_hears_everything_once(qtbot: QtBot, game: str, words: WordingLevel) -> None:
    found = played(qtbot, game, (1,), words, patient=True)

    assert (found.lost, found.doubled) == ((), 0)


@pytest.mark.parametrize("words", WordingLevel)
def test_a_trick_of_hearts_takes_few_words(qtbot: QtBot, words: WordingLevel) -> None:
    each = [played(qtbot, "hearts", (seed,), words, patient=True).words for seed in (1, 2, 3)]

    assert sum(each) / len(each) <= MOST_WORDS[words], each

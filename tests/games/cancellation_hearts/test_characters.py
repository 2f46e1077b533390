"""Characters of Cancellation Hearts do what their names say, in the positions that plain players come to."""

from collections.abc import Mapping, Sequence
from statistics import fmean

import pytest

from cardtable.families.hearts.actions import PlayCard
from cardtable.games.cancellation_hearts import GAME
from tests.side_by_side import Decided, side_by_side

Found = Mapping[str, Sequence[Decided]]


@pytest.fixture(scope="module")
def found() -> Found:
    return side_by_side(GAME, GAME.options(), "club", 6, 2)


def mean_rank(decided: Sequence[Decided]) -> float:
    """Of the cards that tricks are opened with."""
    return fmean(action.card.rank for view, action in decided if isinstance(action, PlayCard) and not view.public.trick)


def twins(decided: Sequence[Decided]) -> int:
    """How often a card is cancelled."""
    return sum(isinstance(action, PlayCard) and action.card in view.public.trick for view, action in decided)


def test_the_careful_one_leads_low_and_the_bold_one_high(found: Found) -> None:
    assert mean_rank(found["careful"]) < mean_rank(found[""]) < mean_rank(found["bold"])


def test_one_character_cancels_more_often(found: Found) -> None:
    assert twins(found["cancels"]) > twins(found[""])

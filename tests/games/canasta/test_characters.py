"""Characters of Canasta do what their names say, in the positions that plain players come to."""

from collections.abc import Mapping, Sequence

import pytest

from cardtable.games.canasta import GAME
from cardtable.games.canasta.card_values import is_wild
from cardtable.games.canasta.game_parameters import GameParameters
from cardtable.games.canasta.legality.legality_context import melds_of
from cardtable.games.canasta.state import Discard, Meld, TakePile
from tests.side_by_side import Decided, side_by_side

TERMS = GameParameters(GAME.options(), 4)

Found = Mapping[str, Sequence[Decided]]


@pytest.fixture(scope="module")
def found() -> Found:
    return side_by_side(GAME, GAME.options(), "club", 4, 6)


def freezings(decided: Sequence[Decided]) -> int:
    return sum(
        isinstance(action, Discard) and is_wild(action.card) and not view.public.frozen for view, action in decided
    )


def piles(decided: Sequence[Decided]) -> int:
    return sum(isinstance(action, TakePile) for _, action in decided)


def first_melds(decided: Sequence[Decided]) -> int:
    """How many of them are made without the pile."""
    return sum(
        isinstance(action, Meld) and view.seat is not None and not melds_of(TERMS, view.zones, view.public, view.seat)
        for view, action in decided
    )


@pytest.mark.slow
def test_one_character_freezes_the_pile_more_often(found: Found) -> None:
    assert freezings(found["freezes"]) > freezings(found[""])
    assert freezings(found["pile"]) == freezings(found["holds"]) == freezings(found[""])


def test_one_takes_the_pile_more_often_and_one_begins_later(found: Found) -> None:
    assert piles(found["pile"]) > piles(found[""])
    assert first_melds(found["holds"]) < first_melds(found[""])

"""Characters of Canasta do what their names say, in the positions that plain players come to."""

from collections.abc import Mapping, Sequence

import pytest

from cardtable.games.canasta import GAME
from cardtable.games.canasta.standing import melds_of
from cardtable.games.canasta.state import Discard, Meld
from cardtable.games.canasta.terms import Terms
from cardtable.games.canasta.values import is_wild
from tests.side_by_side import Decided, side_by_side

TERMS = Terms(GAME.options(), 4)

Found = Mapping[str, Sequence[Decided]]


@pytest.fixture(scope="module")
def found() -> Found:
    return side_by_side(GAME, GAME.options(), "club", 4, 6)


def freezings(decided: Sequence[Decided]) -> int:
    return sum(
        isinstance(action, Discard) and is_wild(action.card) and not view.public.frozen for view, action in decided
    )


def first_melds(decided: Sequence[Decided]) -> list[int]:
    """How many cards each first meld has; of those that need no pile."""
    return [
        sum(len(group.cards) for group in action.groups)
        for view, action in decided
        if isinstance(action, Meld)
        and view.seat is not None
        and not melds_of(TERMS, view.zones, view.public, view.seat)
    ]


def test_one_character_freezes_the_pile_more_often(found: Found) -> None:
    assert freezings(found["freezes"]) > freezings(found[""])
    assert freezings(found["early"]) == freezings(found["holds"]) == freezings(found[""])


def test_who_melds_early_lays_down_more_at_first_and_who_holds_back_does_so_less_often(found: Found) -> None:
    assert sum(first_melds(found["early"])) > sum(first_melds(found[""]))
    assert len(first_melds(found["holds"])) < len(first_melds(found[""]))

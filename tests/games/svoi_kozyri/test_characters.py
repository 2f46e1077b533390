"""Characters of Svoi Kozyri do what their names say, in the positions that plain players come to."""

from collections.abc import Iterator, Mapping, Sequence

import pytest

from cardtable.core.cards import Card
from cardtable.games.svoi_kozyri import GAME
from cardtable.games.svoi_kozyri.state import BeatCard, LeadCard
from tests.side_by_side import Decided, side_by_side

Found = Mapping[str, Sequence[Decided]]


@pytest.fixture(scope="module")
def found() -> Found:
    return side_by_side(GAME, GAME.options(), "club", 4, 8)


def played(action: object) -> Iterator[Card]:
    match action:
        case LeadCard():
            yield action.card
        case BeatCard():
            yield action.card
            if action.then is not None:
                yield action.then


def trumps_spent(decided: Sequence[Decided]) -> int:
    """How many of their own trumps players laid down."""
    return sum(
        card.suit is view.public.trumps[view.seat]
        for view, action in decided
        for card in played(action)
        if view.seat is not None
    )


def test_one_keeps_trumps_and_one_spends_them(found: Found) -> None:
    assert trumps_spent(found["keeps"]) < trumps_spent(found[""]) < trumps_spent(found["spends"])

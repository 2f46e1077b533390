"""What the network thinks without a search: of cards to play, of cards to pass, and beside what was played out."""

from __future__ import annotations

import numpy as np
import pytest

from cardtable.families.hearts.facts import Phase
from cardtable.families.hearts.masks import numbers_in
from cardtable.games.hearts.learned.arrays import column
from cardtable.games.hearts.learned.columns import GAVE, HAND, POINTS_IN_A_UNIT
from cardtable.games.hearts.learned.network import SHAPES, Network
from cardtable.games.hearts.learned.opinion import beside, of_passes, of_plays
from cardtable.games.hearts.simulation import Terms
from cardtable.games.hearts.thinking.outlook import Outlook
from tests.games.hearts.learned.networks import OPTIONS, moments

FAR = Outlook(OPTIONS, Terms(OPTIONS, 4), (0, 0, 0, 0), 1, False)
LOST = Outlook(OPTIONS, Terms(OPTIONS, 4), (99, 0, 0, 0), 9, False)


def liking(card: int, seen: int | None = None) -> Network:
    """Thinks that a card brings a unit; if a column is given, only where that one is set."""
    weights = [np.zeros(shape, np.float32) for shape in SHAPES]
    if seen is None:
        weights[5][card] = 1.0
    else:
        weights[0][seen, 0] = weights[2][0, 0] = weights[4][0, card] = 1.0
    return Network(weights)


def test_the_opinion_of_a_play_is_that_of_the_seat_that_plays() -> None:
    memory = next(memory for memory, _ in moments(1) if memory.public.phase is Phase.PLAYING)
    mine = numbers_in(memory.hand)[0]
    hidden = numbers_in(memory.hidden)[0]
    assert of_plays(liking(7, HAND + column(mine)), memory)[7] == POINTS_IN_A_UNIT
    assert of_plays(liking(7, HAND + column(hidden)), memory)[7] == 0.0


def test_the_opinion_of_a_pass_is_that_of_its_last_card_whichever_that_is() -> None:
    """One that is liked however the others lie is last once of thrice."""
    memory = next(moments(4))[0]
    one, two, three, four = numbers_in(memory.hand)[:4]
    found = of_passes(liking(column(one)), memory, [[one, two, three], [two, three, four]])
    assert found == pytest.approx([POINTS_IN_A_UNIT / 3, 0.0])


def test_the_opinion_of_a_pass_knows_what_is_laid_aside_with_a_card() -> None:
    memory = next(moments(4))[0]
    one, two, three, four = numbers_in(memory.hand)[:4]
    found = of_passes(liking(column(two), GAVE + column(one)), memory, [[one, two, three], [two, three, four]])
    assert found == pytest.approx([POINTS_IN_A_UNIT / 3, 0.0])


def test_it_counts_beside_what_was_played_out_in_the_units_of_that() -> None:
    """Who thinks one choice as much better than another as the playouts do leaves their distance as it is."""
    values = np.array([[FAR.of_scores([0, 8, 9, 9], 0), FAR.of_scores([26, 0, 0, 0], 0)]])
    apart = values[0, 0] - values[0, 1]
    agreed = beside(values, [26 / 3, -26], FAR, 0)
    assert agreed[0, 0] - agreed[0, 1] == pytest.approx(apart)
    silent = beside(values, [0, 0], FAR, 0)
    assert silent[0, 0] - silent[0, 1] == pytest.approx(apart / 2.75)


def test_it_counts_little_where_points_can_change_little() -> None:
    values = np.array([[1.0, 2.0]])
    assert LOST.near
    more = beside(values, [0, 100], LOST, 0)[0, 1] - beside(values, [0, 0], LOST, 0)[0, 1]
    assert more < beside(values, [0, 100], FAR, 0)[0, 1] - beside(values, [0, 0], FAR, 0)[0, 1]

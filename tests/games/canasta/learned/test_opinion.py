"""What an expert hears of its options."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from cardtable.core.weight_files import Floats
from cardtable.games.canasta.learned import sight
from cardtable.games.canasta.learned.columns import ACTIONS, RANKS, answer
from cardtable.games.canasta.learned.network import POINTS_IN_A_UNIT, Network
from cardtable.games.canasta.learned.opinion import Opinion
from cardtable.games.canasta.state import Draw
from cardtable.games.canasta.thinking import reasons
from cardtable.games.canasta.thinking.playouts.table import Group
from cardtable.games.canasta.thinking.playouts.taking import Plan
from cardtable.games.canasta.thinking.proposals import Kind
from cardtable.games.canasta.thinking.search import Option
from cardtable.games.canasta.thinking.second_opinion import NOBODY
from cardtable.games.canasta.thinking.worlds import Scene, laws_of
from tests.games.canasta.learned.networks import COLUMNS, network
from tests.games.canasta.tables import rules, table, view


class Told(Network):
    """Has the number of the action for an answer, and for discards what is held of the rank besides."""

    def values(self, by_rank: Floats, rest: Floats) -> Floats:
        found: Floats = np.tile(np.arange(ACTIONS, dtype=np.float32), (len(rest), 1))
        found[:, RANKS] += 100 * by_rank[:, :, 0]
        return found


OURS = {0: "QC QD QS", 1: "9H 9S 9C"}


def scene(melds: dict[int, str] = OURS, own: str = "8C 8D 8H 5H KS") -> Scene:
    some = rules()
    state = table(some, own, pile="8S 6H", melds=melds)
    return Scene(some, laws_of(some.options, some.terms), view(some, state), ())


def option(kind: Kind, **facts: Any) -> Option:
    return Option(kind, Draw(), reasons.ONLY, **facts)


def units(*options: Option, known: Scene | None = None) -> list[float]:
    known = known or scene()
    found = Opinion(Told(network().weights, COLUMNS)).of(known.table, known.place, options)
    return [points / POINTS_IN_A_UNIT for points in found]


def test_a_discard_is_its_rank() -> None:
    known = scene(own="8C 8D 5H KS")
    found = units(option(Kind.DISCARD, rank=5), option(Kind.DISCARD, rank=13), known=known)
    assert found == [105, 113]


def test_drawing_is_to_say_no_to_the_pile() -> None:
    plan = Plan(Group(6, 0, 0, 0), [], 0.0)
    found = units(option(Kind.DRAW), option(Kind.TAKE, plan=plan))
    assert found == [answer(sight.TAKE, yes=False), answer(sight.TAKE, yes=True)]


def test_going_out_is_a_decision_of_its_own() -> None:
    assert units(option(Kind.OUT, groups=[Group(8, 2, 0, 0)])) == [answer(sight.OUT, yes=True)]


def test_a_meld_of_the_habits_is_to_say_yes_and_a_discard_then_to_say_no() -> None:
    """A queen is added; the best discard is as good as to lay nothing down, another one is so much worse."""
    queen = option(Kind.LAY, groups=[Group(12, 1, 0, 0)])
    found = units(
        queen, option(Kind.DISCARD, rank=13), option(Kind.DISCARD, rank=5), known=scene(own="QH 5H KS 4S 7C TD")
    )
    no, yes = (answer(sight.LAY, choice) for choice in (False, True))
    assert found == [yes, no, no - 8]


def test_other_melds_are_as_good_as_none() -> None:
    fives = option(Kind.LAY, groups=[Group(5, 1, 2, 0)])
    found = units(fives, option(Kind.DISCARD, rank=13), known=scene(own="QH 5H KS 4S 7C TD"))
    assert found == [answer(sight.LAY, yes=False)] * 2


def test_a_first_meld_is_another_question() -> None:
    known = scene(melds={1: "9H 9S 9C"}, own="KC KD KS 8C 8D 8H 5H")
    found = units(option(Kind.LAY, groups=[Group(13, 3, 0, 0)]), option(Kind.DISCARD, rank=5), known=known)
    no, yes = (answer(sight.OPEN, choice) for choice in (False, True))
    assert found == [yes, no - 8]


def test_the_table_is_left_as_it_was() -> None:
    known = scene()
    before = sight.of_discard(known.table, known.place)
    Opinion(network()).of(known.table, known.place, [option(Kind.LAY, groups=[Group(8, 2, 0, 0)])])
    assert sight.of_discard(known.table, known.place) == before


def test_what_is_drawn_for_the_pile_is_told_with_the_plan() -> None:
    known, dear = scene(), Plan(Group(8, 1, 1, 0), [Group(13, 1, 0, 1)], 0.0)
    cheap = Plan(Group(8, 0, 0, 0), [], 0.0)
    opinion = Opinion(network())
    found = [
        opinion.of(known.table, known.place, [option(Kind.DRAW), option(Kind.TAKE, plan=plan)])
        for plan in (cheap, dear)
    ]
    assert found[0][0] != pytest.approx(found[1][0], abs=1e-3)
    assert found[0][1] != pytest.approx(found[1][1], abs=1e-3)


def test_nobody_thinks_all_options_alike() -> None:
    known = scene()
    assert NOBODY.of(known.table, known.place, [option(Kind.DRAW), option(Kind.DISCARD)]) == [0.0, 0.0]

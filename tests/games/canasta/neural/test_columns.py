"""From what a place sees to the numbers that the network reads."""

from __future__ import annotations

import numpy as np
import pytest

from cardtable.games.canasta.neural import features
from cardtable.games.canasta.neural.input_form import PARTNERS
from cardtable.games.canasta.neural.neural_inputs import ACTIONS, AT, RANKS, Bytes, answer_action
from cardtable.games.canasta.playout.rank_codes import BLACK, END, JOKER, RED
from tests.games.canasta.neural.networks import COLUMNS, moments, of_discard


def rows() -> Bytes:
    """What places see that are to discard, through a deal."""
    seen = [of_discard(known.state, known.place) for _, known in moments(3)]
    return np.frombuffer(b"".join(seen), np.uint8).reshape(len(seen), -1)


def test_numbers_become_columns_of_their_size_and_of_steps() -> None:
    seen = np.zeros((1, PARTNERS.width), np.uint8)
    seen[0, RANKS.index(9) * PARTNERS.row] = 3
    seen[0, PARTNERS.top] = 9
    by_rank, rest = COLUMNS(seen)
    assert by_rank.shape == (1, len(RANKS), COLUMNS.by_rank)
    assert rest.shape == (1, COLUMNS.rest)
    nine, eight = by_rank[0, RANKS.index(9)], by_rank[0, RANKS.index(8)]
    assert nine[:4].tolist() == [1, 1, 1, 0]
    assert 0.75 in nine
    assert (nine[-1], eight[-1]) == (1, 0)
    assert not eight[:-7].any()
    assert not by_rank[0, RANKS.index(BLACK)][:-7].any()


def test_ranks_are_told_apart_by_their_worth_alone() -> None:
    by_rank, _ = COLUMNS(np.zeros((1, PARTNERS.width), np.uint8))
    alike = {row.tobytes() for row in by_rank[0]}
    assert len(alike) == 6
    assert (by_rank[0, AT[4]] == by_rank[0, AT[7]]).all()
    assert (by_rank[0, AT[8]] == by_rank[0, AT[13]]).all()
    assert not (by_rank[0, AT[13]] == by_rank[0, AT[14]]).all()


def test_cards_of_the_hand_may_be_discarded_and_nothing_else() -> None:
    for (_, known), allowed in zip(moments(3), COLUMNS.allowed(rows()), strict=True):
        held = [rank for rank in range(END) if known.state.hands[known.place][rank]]
        assert np.flatnonzero(allowed).tolist() == held


@pytest.mark.parametrize("kind", [features.TAKE, features.OUT, features.OPEN, features.LAY])
def test_other_decisions_are_yes_or_no(kind: int) -> None:
    seen = rows().copy()
    seen[:, PARTNERS.kind] = kind
    for allowed in COLUMNS.allowed(seen):
        assert np.flatnonzero(allowed).tolist() == [answer_action(kind, yes=False), answer_action(kind, yes=True)]


def test_each_action_has_a_number_of_its_own() -> None:
    kinds = (features.TAKE, features.OUT, features.OPEN, features.LAY)
    answers = {answer_action(kind, yes) for kind in kinds for yes in (False, True)}
    assert answers | set(range(END)) == set(range(ACTIONS))
    assert len(answers) == 8
    assert AT[RED] == -1
    assert AT[JOKER] == 0

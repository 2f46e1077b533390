"""The rules as people read them: complete sentences, each clause once, each option explained."""

from __future__ import annotations

from itertools import groupby

import pytest

from cardtable.core.options import option_types
from cardtable.core.rules import AnyGame
from cardtable.games import discover
from tests.conformance.driver import Case, cases_of
from tests.conformance.sentences import is_label, is_sentence, said

each_game = pytest.mark.parametrize("game", discover().values(), ids=lambda game: game.id)


def test_clauses_are_sentences_with_an_id_of_their_own(case: Case) -> None:
    clauses = case.game.rulebook(case.options, case.seats)
    assert len(clauses) >= 5
    ids = [clause.id for clause in clauses]
    assert len(set(ids)) == len(ids)
    for clause in clauses:
        assert is_sentence(said(clause.text)), (clause.id, said(clause.text))
        assert is_label(said(clause.section))
        assert set(clause.options) <= set(option_types(case.game.options))


def test_no_two_clauses_say_the_same(case: Case) -> None:
    texts = [said(clause.text) for clause in case.game.rulebook(case.options, case.seats)]
    assert len(set(texts)) == len(texts)


def test_sections_are_not_torn_apart(case: Case) -> None:
    sections = [said(clause.section) for clause in case.game.rulebook(case.options, case.seats)]
    assert len(list(groupby(sections))) == len(set(sections))


@each_game
def test_every_option_is_named_by_a_clause(game: AnyGame) -> None:
    named = {
        option
        for case in cases_of(game)
        for clause in game.rulebook(case.options, case.seats)
        for option in clause.options
    }
    assert named == set(option_types(game.options))

"""The rules as people read them: complete sentences, each clause once, each option explained."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import groupby
from typing import Any

import pytest

from cardtable.core.options import Choice, OptionInfo, describe, option_types
from cardtable.core.rules import AnyGame
from cardtable.games import discover
from tests.conformance.clauses import Told, book_of, rulebooks
from tests.conformance.driver import Case, allowed, variants
from tests.conformance.promises import promises_of
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
    rule_sets = [options for _, _, options in variants(game)]
    named = {
        option
        for options in rule_sets
        for seats in game.seats
        if allowed(game, options, seats)
        for clause in game.rulebook(options, seats)
        for option in clause.options
    }
    assert named == set(option_types(game.options))


@each_game
def test_an_option_that_changes_the_rules_changes_the_rulebook(game: AnyGame) -> None:
    """Else a person would read rules that are not in force."""
    for name, value, options in variants(game):
        if isinstance(value, Choice) and (name, value.value) in promises_of(game).by_another_name:
            continue
        info = info_of(game, name)
        if not info.works(value, options):
            continue
        seats = [count for count in game.seats if allowed(game, options, count) and info.matters(options, count)]
        assert not seats or any(read(game, options, count) != read(game, game.options(), count) for count in seats), (
            name,
            value,
            seats,
        )


def test_a_greyed_value_does_what_another_does(case: Case) -> None:
    """Else a person could not choose rules that there are."""
    for info in describe(case.game.options):
        for value in info.idle(case.options) if info.idle is not None else ():
            same = read(case.game, case.options.changed(info.name, value), case.seats)
            working = (other for other in info.samples() if info.works(other, case.options))
            assert same in [read(case.game, case.options.changed(info.name, other), case.seats) for other in working], (
                info.name,
                value,
            )


def test_an_option_that_is_offered_can_change_the_rulebook(case: Case) -> None:
    """Else a person would be asked what has no effect."""
    game, seats = case.game, case.seats
    idle = {
        info.name
        for info in describe(game.options)
        if info.matters(case.options, seats) and not any(map(partial(says_otherwise, case), others(case, info)))
    }
    assert idle <= promises_of(game).without_effect


@pytest.mark.quick(1)
@each_game
def test_no_rules_contradict_themselves(game: AnyGame) -> None:
    """A player who reads both clauses of a pair would not know which one holds."""
    found = {
        (one.id, other.id): book.name + f" for {book.seats}"
        for book in rulebooks(game)
        for one, other in book_of(game).apart
        if book.tells(one) and book.tells(other)
    }
    assert found == {}


@pytest.mark.quick(2)
@each_game
def test_what_may_not_stand_together_is_told_at_all(game: AnyGame) -> None:
    """Else a pair whose words have changed would watch over nothing."""
    assert [told for pair in book_of(game).apart for told in pair if not is_told(game, told)] == []


@each_game
def test_a_clause_with_a_condition_is_in_force_just_then(game: AnyGame) -> None:
    for book in rulebooks(game):
        wrong = {
            id for id, holds in book_of(game).when.items() if holds(book.options, book.seats) != (id in book.texts)
        }
        assert wrong == set(), (book.name, book.seats)


@each_game
def test_each_clause_that_is_not_always_in_force_has_a_condition(game: AnyGame) -> None:
    """Conditions that always hold, or never, are none."""
    books = rulebooks(game)
    everywhere = set.intersection(*(set(book.texts) for book in books))
    anywhere = set.union(*(set(book.texts) for book in books))
    assert set(book_of(game).when) == anywhere - everywhere


def is_told(game: AnyGame, told: Told) -> bool:
    """Whether the words stand in some rulebook of the game."""
    return any(book.tells(told) for book in rulebooks(game))


def others(case: Case, info: OptionInfo) -> Iterator[Any]:
    """The rules of the case with other values of one option, as far as they are allowed."""
    for value in info.samples():
        options = case.options.changed(info.name, value)
        if options != case.options and allowed(case.game, options, case.seats):
            yield options


def says_otherwise(case: Case, options: Any) -> bool:
    return read(case.game, options, case.seats) != read(case.game, case.options, case.seats)


def read(game: AnyGame, options: Any, seats: int) -> list[str]:
    return [said(clause.text) for clause in game.rulebook(options, seats)]


def info_of(game: AnyGame, name: str) -> OptionInfo:
    """What is known of an option."""
    return next(info for info in describe(game.options) if info.name == name)

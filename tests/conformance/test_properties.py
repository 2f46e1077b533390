"""Any order of the deck, any choices: what `legal` lists, `check` accepts, and the deal comes to its end."""

from __future__ import annotations

from itertools import islice

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cardtable.core.rules import AnyGame
from cardtable.games import discover
from tests.conformance.driver import FEW, Case, Match, cases_of
from tests.conformance.test_playouts import check_events, check_state

each_game = pytest.mark.parametrize("game", discover().values(), ids=lambda game: game.id)


def play_by(case: Case, order: list[int], choices: list[int]) -> Match:
    """Play the first deal with the deck in this order and these choices, over and over."""
    pack = tuple(case.rules.deck())
    match = Match(case, "", {1: [pack[place] for place in order if place < len(pack)]})
    number = 0
    while not match.due_to_deal and not match.over:
        check_state(match)
        check_events(match)
        choice = choices[number % len(choices)]
        seat = match.actors[choice % len(match.actors)]
        view = match.view(seat)
        legal = list(islice(match.rules.legal(view), FEW))
        action = legal[choice % len(legal)]
        assert match.rules.check(view, action) is None
        match.act(seat, action)
        number += 1
    check_state(match)
    check_events(match)
    return match


def drawn(data: st.DataObject, game: AnyGame) -> tuple[Case, list[int], list[int]]:
    """A case of the game, an order and some choices."""
    case = data.draw(st.sampled_from(list(cases_of(game))))
    order = data.draw(st.permutations(range(162)))
    return case, order, data.draw(st.lists(st.integers(0, 1000), min_size=1, max_size=60))


@pytest.mark.quick(2)
@each_game
@settings(max_examples=6, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_any_deck_and_any_choices(game: AnyGame, data: st.DataObject) -> None:
    play_by(*drawn(data, game))


@pytest.mark.slow
@pytest.mark.timeout(3600)
@each_game
@settings(max_examples=100, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_very_many_decks_and_choices(game: AnyGame, data: st.DataObject) -> None:
    play_by(*drawn(data, game))

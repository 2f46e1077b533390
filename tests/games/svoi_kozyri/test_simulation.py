"""The rules on bit masks are the rules: whatever is played, they allow the same and come to the same."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardtable.core.shuffle import shuffled
from cardtable.games.svoi_kozyri.search.duel import DuelRules
from cardtable.games.svoi_kozyri.simulation import NONE, TAKE, SvoiKozyriParameters, SvoiKozyriPosition, action_of
from tests.games.svoi_kozyri.positions import as_duel, position_of
from tests.games.svoi_kozyri.tables import CODEC, chosen, dealt, legal, rules

TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {"deck": 20}),  # small enough for random players to come to an end
    (2, {"voluntary_pickup": False, "lead_after_total": "taker", "deck": 20}),
    (2, {"deal": "mirrored", "pickup": "whole_pile", "last_card_draw": False, "deck": 24}),
    (2, {"second_card": False, "pickup": "one", "deck": 24}),
    (3, {"deck": 24}),
    (3, {"pickup": "whole_pile", "lead_after_total": "taker", "deck": 20}),
    (4, {"voluntary_pickup": False}),
]


def texts(terms: SvoiKozyriParameters, position: SvoiKozyriPosition) -> list[str]:
    return sorted(CODEC.write(action_of(terms, move, not position.pile)) for move in position.moves())


@pytest.mark.quick(1)
@pytest.mark.parametrize(("seats", "options"), TABLES)
@settings(max_examples=8, deadline=None)
@given(seed=st.integers(0, 10**6), choices=st.lists(st.integers(0, 10**6), min_size=1, max_size=40))
def test_every_position_of_a_deal_is_the_same(
    seats: int, options: dict[str, Any], seed: int, choices: list[int]
) -> None:
    options = {"trump_choice": "fixed_by_seat", "turn_limit": 150, **options}
    some = rules(seats, **options)
    state = dealt(some, shuffled(some.deck(), str(seed), 1)).state
    terms = SvoiKozyriParameters(chosen(**options), [suit for suit in state.public.trumps if suit is not None])
    position, turn = position_of(terms, state), 0
    while not some.hand_over(state.public):
        allowed = legal(some, state)
        assert texts(terms, position) == allowed
        action = CODEC.read(allowed[choices[turn % len(choices)] % len(allowed)])
        move = next(move for move in position.moves() if action_of(terms, move, not position.pile) == action)
        state = some.apply(state, min(some.actors(state.public)), action).state
        position = position.copy()
        position.play(move)
        if not some.hand_over(state.public):
            there = position_of(terms, state)
            assert (position.hands, position.pile) == (there.hands, there.pile)
            assert position.turn == state.public.turn
        turn += 1
    if position.over:
        last = {*range(seats)}.difference(state.public.out[:-1])
        assert set(position.drawn) == (last if state.public.loser is None else set())
    else:
        assert state.public.loser is None  # turns or repetitions


@pytest.mark.parametrize("options", [options for seats, options in TABLES if seats == 2])
@settings(max_examples=12, deadline=None)
@given(deck=st.permutations(range(24)), choices=st.lists(st.integers(0, 10**6), min_size=1, max_size=40))
def test_a_duel_is_the_same_deal_seen_by_its_mover(
    options: dict[str, Any], deck: list[int], choices: list[int]
) -> None:
    options = {**options, "deck": 24}
    terms, duel = SvoiKozyriParameters(chosen(**options), (2, 1)), DuelRules(chosen(**options), 6)
    hands = [sum(1 << card for card in deck[:12]), sum(1 << card for card in deck[12:])]
    position = SvoiKozyriPosition(terms, hands, (), 0)
    for turn in range(80):
        mine, theirs, pile = as_duel(terms, duel, position)
        moves = duel.moves(mine, theirs, pile)
        assert len(set(moves)) == len(moves) == len(position.moves())
        assert set(duel.main_moves(mine, theirs, pile)) <= set(moves)
        move = sorted(moves)[choices[turn % len(choices)] % len(moves)]
        order = [terms.trumps[position.turn], terms.trumps[1 - position.turn]]
        order += sorted(set(range(4)) - set(order), reverse=bool(position.turn))
        plain = tuple(NONE if card == NONE else order[card & 3] * 6 + (card >> 2) for card in move)
        assert plain in position.moves() or move == TAKE
        mover, end = position.turn, duel.result(mine, theirs, move)
        position.play((plain[0], plain[1]))
        assert position.over == (end is not None)
        if position.over:
            assert bool(position.drawn) == (end == 0)
            break
        state, passed = duel.after(mine, theirs, pile, move)
        assert passed == (position.turn != mover)
        assert state == as_duel(terms, duel, position)

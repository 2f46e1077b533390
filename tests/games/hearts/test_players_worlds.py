"""Sampled deals fit all that a seat knows, and the truth is one of them."""

from __future__ import annotations

import random
from typing import Any

import pytest

from cardtable.core.cards import Card
from cardtable.core.session import Session
from cardtable.core.zones import Seat
from cardtable.families.hearts.actions import Pass, Play
from cardtable.families.hearts.facts import Phase
from cardtable.families.hearts.masks import code, masks_of, numbers_in
from cardtable.families.hearts.whereabouts import hand, looked
from cardtable.games.hearts import GAME
from cardtable.games.hearts.options import HeartsOptions
from cardtable.games.hearts.simulation import Terms
from cardtable.games.hearts.state import KITTY
from cardtable.games.hearts.thinking.memory import Memory, all_masks
from cardtable.games.hearts.thinking.thumb import play_out
from cardtable.games.hearts.thinking.worlds import Question, Worlds

TABLES: list[tuple[int, dict[str, Any]]] = [
    (4, {}),
    (3, {"removal": "kitty", "kitty_size": 4}),
    (5, {"removal": "kitty_first_penalty"}),
    (7, {}),
    (4, {"bonus_card": "JD", "pass_cycle_4": "R"}),
]


def session(seats: int, options: HeartsOptions, seed: int) -> Session[Any, Any]:
    return Session(GAME, options, ("x",) * seats, f"worlds {seed}")


def stages(seats: int, options: HeartsOptions, seed: int) -> Any:
    """A deal played at random, stopping before each card."""
    match, chance = session(seats, options, seed), random.Random(seed)
    rules = GAME.rules(options, seats)
    while match.deal_number == 1 and not match.match_over:
        seat = min(match.actors)
        view = match.view(seat)
        if view.public.phase is Phase.PLAYING:
            yield match, seat
        actions = [action for _, action in zip(range(30), rules.legal(view), strict=False)]
        assert match.submit(seat, chance.choice(actions), view.version) is None


def truth(match: Session[Any, Any], seat: int) -> list[int]:
    cards = [card for card in match.view(Seat(seat)).zones[hand(seat)] if card is not None]
    return masks_of([code(card) for card in cards])


@pytest.mark.parametrize(("seats", "changes"), TABLES)
def test_worlds_fit_what_the_seat_has_seen(seats: int, changes: dict[str, Any]) -> None:
    options = HeartsOptions(**changes)
    terms, pack = Terms(options, seats), all_masks(tuple(GAME.rules(options, seats).deck()))
    for seed in range(3):
        for match, seat in stages(seats, options, seed):
            memory = Memory(terms, pack, match.view(seat), match.heard(seat))
            world = Worlds(memory, random.Random(1)).draw()
            check(memory, world)
            for other in range(seats):
                known = memory.known[other]
                actual = truth(match, other)
                assert all(known[suit] & ~actual[suit] == 0 for suit in range(4))
                assert all(not actual[suit] for suit in range(4) if memory.voids[other] >> suit & 1)


def check(memory: Memory, world: list[int]) -> None:
    seats = memory.seats
    places = [world[place * 4 : place * 4 + 4] for place in range(seats + 1)]
    assert [len(numbers_in(masks)) for masks in places] == [*memory.held, memory.kitty_size]
    assert places[memory.seat] == memory.hand
    everything = [number for masks in places for number in numbers_in(masks)]
    assert len(everything) == len(set(everything))
    assert set(everything) == set(numbers_in(memory.hidden)) | set(numbers_in(memory.hand))
    for seat in range(seats):
        assert all(not places[seat][suit] for suit in range(4) if memory.voids[seat] >> suit & 1)
        assert all(memory.known[seat][suit] & ~places[seat][suit] == 0 for suit in range(4))
    position = Question(memory).in_world(world)
    play_out(position)
    assert sum(one.taken for one in position.holdings) == memory.total
    assert sum(one.tricks for one in position.holdings) == memory.public.hand_size


def test_passed_cards_are_remembered_until_they_are_played() -> None:
    options = HeartsOptions()
    match = session(4, options, 1)
    given: tuple[Card, ...] = ()
    for seat in map(Seat, range(4)):
        held = tuple(card for card in match.view(seat).zones[hand(seat)] if card is not None)[:3]
        given = held if seat == 0 else given
        assert match.submit(seat, Pass(held), match.state_version) is None
    terms, pack = Terms(options, 4), all_masks(tuple(GAME.rules(options, 4).deck()))
    memory = Memory(terms, pack, match.view(Seat(0)), match.heard(Seat(0)))
    assert sorted(numbers_in(memory.known[1])) == sorted(map(code, given))
    assert isinstance(next(iter(GAME.rules(options, 4).legal(match.view(min(match.actors))))), Play)


def test_only_its_owner_knows_the_kitty() -> None:
    options = HeartsOptions(removal="kitty", kitty_size=4, pass_count=0)  # type: ignore[arg-type]  # read from its text
    terms, pack = Terms(options, 3), all_masks(tuple(GAME.rules(options, 3).deck()))
    seen = set()
    for match, seat in stages(3, options, 5):
        memory = Memory(terms, pack, match.view(seat), match.heard(seat))
        owner = match.view(None).public.kitty_owner
        if owner == seat:
            assert memory.kitty_size == 0
            assert len(numbers_in(memory.own_kitty)) == 4
            assert len(match.view(seat).zones[looked(seat)]) == 4
        else:
            assert memory.kitty_size == 4
        seen.add(owner is None)
    assert seen == {True, False}
    assert KITTY.kind == "kitty"

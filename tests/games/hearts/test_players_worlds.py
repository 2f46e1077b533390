"""Sampled deals fit all that a seat knows, and the truth is one of them."""

from __future__ import annotations

import random
from typing import Any

import pytest

from cardtable.core.cards import Card
from cardtable.core.session import Session
from cardtable.core.zones import Seat
from cardtable.families.hearts.actions import PassCards, PlayCard
from cardtable.families.hearts.bitmasks import card_code, codes_in_mask, suit_masks
from cardtable.families.hearts.public_facts import TrickPhase
from cardtable.families.hearts.trick_zones import hand_zone, seen_kitty_zone
from cardtable.games.hearts import GAME
from cardtable.games.hearts.options import HeartsOptions
from cardtable.games.hearts.search.determinizer import HeartsDeterminizer, InformationState
from cardtable.games.hearts.search.information_set import HeartsInformationSet, all_masks
from cardtable.games.hearts.search.rollout_policy import play_out
from cardtable.games.hearts.simulation import HeartsParameters
from cardtable.games.hearts.state import KITTY

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
        if view.public.phase is TrickPhase.PLAYING:
            yield match, seat
        actions = [action for _, action in zip(range(30), rules.legal(view), strict=False)]
        assert match.submit(seat, chance.choice(actions), view.version) is None


def truth(match: Session[Any, Any], seat: int) -> list[int]:
    cards = [card for card in match.view(Seat(seat)).zones[hand_zone(seat)] if card is not None]
    return suit_masks([card_code(card) for card in cards])


@pytest.mark.parametrize(("seats", "changes"), TABLES)
def test_worlds_fit_what_the_seat_has_seen(seats: int, changes: dict[str, Any]) -> None:
    options = HeartsOptions(**changes)
    terms, pack = HeartsParameters(options, seats), all_masks(tuple(GAME.rules(options, seats).deck()))
    for seed in range(3):
        for match, seat in stages(seats, options, seed):
            memory = HeartsInformationSet(terms, pack, match.view(seat), match.heard(seat))
            world = HeartsDeterminizer(memory, random.Random(1)).draw()
            check(memory, world)
            for other in range(seats):
                known = memory.known[other]
                actual = truth(match, other)
                assert all(known[suit] & ~actual[suit] == 0 for suit in range(4))
                assert all(not actual[suit] for suit in range(4) if memory.voids[other] >> suit & 1)


def check(memory: HeartsInformationSet, world: list[int]) -> None:
    seats = memory.seats
    places = [world[place * 4 : place * 4 + 4] for place in range(seats + 1)]
    assert [len(codes_in_mask(masks)) for masks in places] == [*memory.held, memory.kitty_size]
    assert places[memory.seat] == memory.hand
    everything = [number for masks in places for number in codes_in_mask(masks)]
    assert len(everything) == len(set(everything))
    assert set(everything) == set(codes_in_mask(memory.hidden)) | set(codes_in_mask(memory.hand))
    for seat in range(seats):
        assert all(not places[seat][suit] for suit in range(4) if memory.voids[seat] >> suit & 1)
        assert all(memory.known[seat][suit] & ~places[seat][suit] == 0 for suit in range(4))
    position = InformationState(memory).in_world(world)
    play_out(position)
    assert sum(one.taken for one in position.holdings) == memory.total
    assert sum(one.tricks for one in position.holdings) == memory.public.hand_size


def test_passed_cards_are_remembered_until_they_are_played() -> None:
    options = HeartsOptions()
    match = session(4, options, 1)
    given: tuple[Card, ...] = ()
    for seat in map(Seat, range(4)):
        held = tuple(card for card in match.view(seat).zones[hand_zone(seat)] if card is not None)[:3]
        given = held if seat == 0 else given
        assert match.submit(seat, PassCards(held), match.state_version) is None
    terms, pack = HeartsParameters(options, 4), all_masks(tuple(GAME.rules(options, 4).deck()))
    memory = HeartsInformationSet(terms, pack, match.view(Seat(0)), match.heard(Seat(0)))
    assert sorted(codes_in_mask(memory.known[1])) == sorted(map(card_code, given))
    assert isinstance(next(iter(GAME.rules(options, 4).legal(match.view(min(match.actors))))), PlayCard)


def test_only_its_owner_knows_the_kitty() -> None:
    options = HeartsOptions(removal="kitty", kitty_size=4, pass_count=0)  # type: ignore[arg-type]  # read from its text
    terms, pack = HeartsParameters(options, 3), all_masks(tuple(GAME.rules(options, 3).deck()))
    seen = set()
    for match, seat in stages(3, options, 5):
        memory = HeartsInformationSet(terms, pack, match.view(seat), match.heard(seat))
        owner = match.view(None).public.kitty_owner
        if owner == seat:
            assert memory.kitty_size == 0
            assert len(codes_in_mask(memory.own_kitty)) == 4
            assert len(match.view(seat).zones[seen_kitty_zone(seat)]) == 4
        else:
            assert memory.kitty_size == 4
        seen.add(owner is None)
    assert seen == {True, False}
    assert KITTY.kind == "kitty"

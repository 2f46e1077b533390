"""Sampled deals fit all that a seat knows, and the truth is one of them."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from cardtable.core.cards import Card
from cardtable.core.session import Session
from cardtable.core.zones import Seat
from cardtable.families.hearts.actions import PassCards
from cardtable.families.hearts.bitmasks import card_code
from cardtable.families.hearts.public_facts import TrickPhase
from cardtable.families.hearts.trick_zones import hand_zone, seen_kitty_zone
from cardtable.games.cancellation_hearts import GAME
from cardtable.games.cancellation_hearts.options import CancellationOptions
from cardtable.games.cancellation_hearts.search.determinizer import CancellationDeterminizer
from cardtable.games.cancellation_hearts.search.information_set import CancellationInformationSet
from cardtable.games.cancellation_hearts.search.rollout_policy import play_out
from cardtable.games.cancellation_hearts.simulation import CancellationParameters
from tests.games.cancellation_hearts.tables import chosen

Stage = tuple[Session[Any, Any], Seat, CancellationInformationSet]

TABLES: list[tuple[int, dict[str, Any]]] = [
    (6, {}),
    (5, {"leftover": "remove_low_cards", "pass_count": 0}),
    (7, {"leftover": "widow_last_trick", "bonus_card": "JD", "last_void": "leader"}),
    (8, {"void_cards": "out_of_play", "first_trick_points": "forbidden"}),
    (11, {"last_void": "last_winner"}),
]


def session(seats: int, options: CancellationOptions, seed: int) -> Session[Any, Any]:
    return Session(GAME, options, ("x",) * seats, f"worlds {seed}")


def remembered(
    match: Session[Any, Any], seats: int, options: CancellationOptions, seat: Seat
) -> CancellationInformationSet:
    pack = tuple(GAME.rules(options, seats).deck())
    return CancellationInformationSet(CancellationParameters(options, seats), pack, match.view(seat), match.heard(seat))


def stages(seats: int, options: CancellationOptions, seed: int) -> Iterator[Stage]:
    """A deal played at random, stopping before each card."""
    match, chance = session(seats, options, seed), random.Random(seed)
    rules = GAME.rules(options, seats)
    while match.deal_number == 1 and not match.match_over:
        seat = min(match.actors)
        view = match.view(seat)
        if view.public.phase is TrickPhase.PLAYING:
            yield match, seat, remembered(match, seats, options, seat)
        actions = [action for _, action in zip(range(30), rules.legal(view), strict=False)]
        assert match.submit(seat, chance.choice(actions), view.version) is None


def truth(match: Session[Any, Any], seat: int) -> Counter[int]:
    return Counter(card_code(card) for card in match.view(Seat(seat)).zones[hand_zone(seat)] if card is not None)


@pytest.mark.quick(2)
@pytest.mark.parametrize(("seats", "changes"), TABLES)
def test_worlds_fit_what_the_seat_has_seen(seats: int, changes: dict[str, Any]) -> None:
    for match, _, memory in stages(seats, chosen(**changes), 2):
        worlds = CancellationDeterminizer(memory, random.Random(1))
        check(memory, worlds)
        for other in range(seats):
            actual = truth(match, other)
            assert memory.known[other] <= actual
            assert not any(memory.voids[other] >> (number >> 4) & 1 for number in actual)


def check(memory: CancellationInformationSet, worlds: CancellationDeterminizer) -> None:
    places = worlds.draw()
    assert [len(cards) for cards in places] == [*memory.held, memory.widow_size]
    assert sorted(places[memory.seat]) == sorted(memory.hand)
    assert Counter(number for cards in places for number in cards) == memory.hidden + Counter(memory.hand)
    for seat in range(memory.seats):
        assert not any(memory.voids[seat] >> (number >> 4) & 1 for number in places[seat])
        assert memory.known[seat] <= Counter(places[seat])
    position = worlds.position()
    assert position.turn == memory.seat
    assert position.left == sum(memory.held)
    play_out(position)
    assert sum(position.taken) <= 52
    assert position.tricks_left == 0


def test_passed_cards_are_remembered_twin_by_twin_until_they_are_played() -> None:
    options = chosen()
    match = session(6, options, 1)
    given: tuple[Card, ...] = ()
    for seat in map(Seat, range(6)):
        held = tuple(card for card in match.view(seat).zones[hand_zone(seat)] if card is not None)[:3]
        given = held if seat == 0 else given
        assert match.submit(seat, PassCards(held), match.state_version) is None
    assert remembered(match, 6, options, Seat(0)).known[1] == Counter(map(card_code, given))


def test_only_its_owner_knows_the_widow() -> None:
    seen = set()
    for match, seat, memory in stages(6, chosen(), 5):
        owner = match.view(None).public.widow_owner
        assert memory.widow_size == (0 if owner == seat else 2)
        assert len(memory.own_widow) == (2 if owner == seat else 0)
        if owner == seat:
            assert len(match.view(seat).zones[seen_kitty_zone(seat)]) == 2
        seen.add(owner is None)
    assert seen == {True, False}

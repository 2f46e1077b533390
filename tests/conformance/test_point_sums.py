"""What a deal counts in all: every point of the pack goes to somebody, or the rules say where it went."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cardtable.core.cards import ACE, KING, QUEEN, Card, Suit
from cardtable.core.events import HandScored
from tests.conformance.driver import Case, Match, playing


def hearts_sums(case: Case) -> set[int]:
    """The pack's points (26, 43, 42, 104 + queen), less 10 for a bonus card, or what a moon makes of them."""
    options, deck = case.options, list(case.rules.deck())
    values = {Card(QUEEN, Suit.SPADES): options.queen_value}
    if options.high_spades.value == "black_maria":
        values |= {Card(KING, Suit.SPADES): 10, Card(ACE, Suit.SPADES): 7}
    spot = options.heart_values.value == "spot"
    points = sum(values.get(card, (card.rank if spot else 1) * (card.suit is Suit.HEARTS)) for card in deck)
    bonus = 0 if options.bonus_card.value == "none" else -10
    moons = {"add_others": {(case.seats - 1) * points}, "subtract_self": {-points}, "none": set()}
    moons["choose"] = moons["add_others"] | moons["subtract_self"]
    moon = moons[options.moon_scoring.value]
    return {points + bonus} | {total + bonus for total in moon} | (moon if options.moon_includes_bonus else set())


SUMS: dict[str, Callable[[Case], set[int]]] = {"hearts": hearts_sums}


def check_sums(case: Case, seed: str, deals: int) -> None:
    if case.game.id not in SUMS:
        pytest.skip("this game makes no such promise")
    sums = SUMS[case.game.id](case)
    match = Match(case, seed)
    for _ in playing(match, deals):
        for event in match.events:
            if isinstance(event, HandScored):
                assert sum(event.row) in sums, event.row


def test_every_point_is_counted(case: Case) -> None:
    check_sums(case, "sums", 5)


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_every_point_is_counted_in_200_deals(case: Case) -> None:
    for seed in range(40):
        check_sums(case, f"sums {seed}", 5)


@pytest.mark.parametrize(
    ("preset", "seats", "points"), [("hearts_app", 4, 26), ("black_maria", 3, 43), ("spot", 4, 129)]
)
def test_the_sums_of_the_rules(preset: str, seats: int, points: int) -> None:
    from cardtable.games import discover

    game = discover()["hearts"]
    assert points in hearts_sums(Case(game, preset, game.options.preset(preset), seats))

"""What a deal counts in all: every point of the pack goes to somebody, or the rules say where it went."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import pytest

from cardtable.core.cards import ACE, KING, QUEEN, Card, Suit
from cardtable.core.events import HandScored
from cardtable.core.views import State
from cardtable.core.zones import Zone
from tests.conformance.driver import Case, Match, playing


def hearts_sums(case: Case, before: State[Any] | None = None) -> set[int]:
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


def cancellation_sums(case: Case, before: State[Any]) -> set[int]:
    """52 points less what vanished, less 10 for each bonus card that somebody has, or what a moon makes of them.

    What the last trick and a widow held is known from the state before: nobody's cards stay in the zone "gone".
    """
    options, card_values = case.options, {Card(QUEEN, Suit.SPADES): 13}
    if options.bonus_card.value != "none":
        card_values[Card.parse(options.bonus_card.value)] = -10

    def worth(cards: Iterable[Card]) -> int:
        return sum(card_values.get(card, int(card.suit is Suit.HEARTS)) for card in cards)

    zones = before.zones
    everything = worth(case.rules.deck())
    earlier = everything - worth(zones[Zone("gone")])
    on_the_table = [
        card for zone, cards in zones.items() if zone.kind not in ("won", "looked", "gone") for card in cards
    ]
    last_lost = earlier - worth(on_the_table)
    moon = {options.moon_points * (case.seats - 1), -options.moon_points}
    return {earlier, last_lost} | (moon if options.moon_scoring.value != "none" else set())


SUMS: dict[str, Callable[[Case, State[Any]], set[int]]] = {
    "hearts": hearts_sums,
    "cancellation_hearts": cancellation_sums,
}


def check_sums(case: Case, seed: str, deals: int) -> None:
    if case.game.id not in SUMS:
        pytest.skip("this game makes no such promise")
    match = Match(case, seed)
    before = match.state
    for _ in playing(match, deals):
        for event in match.events:
            if isinstance(event, HandScored):
                assert sum(event.row) in SUMS[case.game.id](case, before), event.row
        before = match.state


def test_every_point_is_counted(case: Case) -> None:
    check_sums(case, "sums", 5)


@pytest.mark.parametrize(
    ("preset", "seats", "points"), [("hearts_app", 4, 26), ("black_maria", 3, 43), ("spot", 4, 129)]
)
def test_the_sums_of_the_rules(preset: str, seats: int, points: int) -> None:
    from cardtable.games import discover

    game = discover()["hearts"]
    assert points in hearts_sums(Case(game, preset, game.options.preset(preset), seats))

"""simulation.py plays by the same rules as rules.py: the same legal cards, leaders and points, under every option."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardtable.core.cards import Card
from cardtable.core.views import observe
from cardtable.families.hearts.actions import PlayCard, ScoreMoon
from cardtable.families.hearts.bitmasks import card_code, suit_masks
from cardtable.families.hearts.public_facts import TrickPhase
from cardtable.families.hearts.trick_zones import hand_zone
from cardtable.games.cancellation_hearts import GAME
from cardtable.games.cancellation_hearts.options import SEATS, CancellationOptions
from cardtable.games.cancellation_hearts.rules import CancellationRules
from cardtable.games.cancellation_hearts.scoring import card_values
from cardtable.games.cancellation_hearts.simulation import (
    CancellationParameters,
    CancellationPosition,
    legal,
    scores,
    shooter,
)
from cardtable.games.cancellation_hearts.state import WIDOW
from tests.conformance.driver import allowed, variants
from tests.families.hearts.tables import pass_first_cards
from tests.games.cancellation_hearts.tables import EVERYTHING, CancellationState, dealt, one_trick
from tests.games.cancellation_hearts.tables import rules as table_rules

VARIANTS = [(f"{name}={value}", options) for name, value, options in variants(GAME)]


def both_masks(cards: tuple[Card, ...]) -> tuple[list[int], list[int]]:
    counts = Counter(map(card_code, cards))
    return suit_masks(list(counts)), suit_masks([number for number, count in counts.items() if count == 2])


def position_of(terms: CancellationParameters, state: CancellationState) -> CancellationPosition:
    """The position before the first lead."""
    held = [both_masks(state.zones[hand_zone(seat)]) for seat in range(terms.seats)]
    leader = state.public.leader
    assert leader is not None
    hands, pairs = ([mask for masks in held for mask in masks[which]] for which in (0, 1))
    position = CancellationPosition(terms, hands, pairs, leader, state.public.hand_size)
    position.first = True
    position.count_cards()
    widow = state.zones.get(WIDOW, ())
    position.widow_waits = bool(widow)
    position.widow = sum(terms.points[card_code(card)] for card in widow)
    position.widow_bonus = [card_code(card) for card in widow].count(terms.bonus)
    return position


def compare(options: CancellationOptions, seats: int, seed: str, *, greedy: bool = False, alike: bool = False) -> None:
    """Play one deal in both; `greedy`: seat 0 plays high, all others low; `alike`: twins fall together, if they can."""
    rules, terms, chance = (
        CancellationRules(options, seats),
        CancellationParameters(options, seats),
        random.Random(seed),
    )
    state = dealt(rules, seed=seed).state
    if state.public.phase is TrickPhase.PASSING:
        state = pass_first_cards(rules, state)
    position = position_of(terms, state)
    while state.public.phase is TrickPhase.PLAYING:
        seat = state.public.turn
        assert seat is not None
        assert (position.turn, position.leader) == (seat, state.public.leader)
        cards = [
            action.card for action in rules.legal(observe(rules.zones, state, seat)) if isinstance(action, PlayCard)
        ]
        assert sorted(map(card_code, cards)) == legal(position)
        assert position.broken == state.public.broken
        assert position.carried == sum(terms.points[card_code(card)] for card in state.public.carried)
        card = chance.choice([card for card in cards if alike and card in state.public.trick] or cards)
        if greedy:
            card = (max if seat == 0 else min)(cards, key=lambda card: card.rank)
        state = rules.apply(state, seat, PlayCard(card)).state
        position.play(card_code(card))
        assert position.widow_waits == bool(state.public.widow)
    assert position.left == position.queens == 0
    add = chance.random() < 0.5
    if state.public.phase is TrickPhase.MOON:
        assert state.public.shooter == shooter(position)
        state = rules.apply(state, state.public.shooter, ScoreMoon(add)).state
    assert state.public.points == tuple(scores(position, add))


@pytest.mark.quick(8)
@pytest.mark.parametrize(("name", "options"), VARIANTS, ids=[name for name, _ in VARIANTS])
def test_every_option_plays_alike(name: str, options: CancellationOptions) -> None:
    """At each seat count in one of three ways to play, in turn; over all options each count has each way."""
    for turn, seats in enumerate(SEATS, VARIANTS.index((name, options))):
        if allowed(GAME, options, seats):
            compare(options, seats, name, alike=turn % 3 == 1, greedy=turn % 3 == 2)


VALUES: dict[str, Any] = {name: [] for name, _, _ in variants(GAME)}
for _name, _value, _ in variants(GAME):
    VALUES[_name].append(_value)


@pytest.mark.slow
@settings(max_examples=75, deadline=None)
@given(data=st.data(), seats=st.sampled_from(SEATS), seed=st.integers(0, 10**6))
def test_any_options_together_play_alike(data: st.DataObject, seats: int, seed: int) -> None:
    options = CancellationOptions()
    for name, values in VALUES.items():
        value = data.draw(st.sampled_from([getattr(options, name), *values]), name)
        if allowed(GAME, options.changed(name, value), seats):
            options = options.changed(name, value)
    compare(options, seats, str(seed), greedy=data.draw(st.booleans()), alike=data.draw(st.booleans()))


@pytest.mark.parametrize("scoring", ["choose", "add_others", "subtract_self", "none"])
@pytest.mark.parametrize("last", ["3C 4C 5C 6C 7C 8C", "3C 3C 5C 5C 7C 7C"])
def test_a_moon_counts_alike(scoring: str, last: str) -> None:
    """Seat 5 has won every point card before the last trick, which is won or void."""
    rules = table_rules(moon_scoring=scoring, last_void="leader")
    won = tuple(tuple(map(Card.parse, EVERYTHING.split())) if seat == 5 else () for seat in range(6))
    points = tuple(card_values(CancellationOptions()).sum(cards) for cards in won)
    state = one_trick(rules, last, point_cards=won, points=points).state
    terms = CancellationParameters(CancellationOptions().changed("moon_scoring", scoring), 6)
    position = CancellationPosition(terms, [0] * 24, [0] * 24, 0, 1)
    position.taken = list(points)
    for card in last.split():
        position.lay(card_code(Card.parse(card)))
    add = scoring != "choose"
    if state.public.phase is TrickPhase.MOON:
        assert state.public.shooter == shooter(position) == 5
        state = rules.apply(state, state.public.shooter, ScoreMoon(add)).state
    assert state.public.points == tuple(scores(position, add))

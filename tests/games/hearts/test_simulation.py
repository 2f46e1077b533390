"""simulation.py plays by the same rules as rules.py: the same legal cards, winners and points, under every option."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardtable.core.shuffle import shuffled
from cardtable.core.views import State, observe
from cardtable.families.hearts.actions import PassCards, PlayCard, ScoreMoon
from cardtable.families.hearts.bitmasks import card_code, card_of_code, suit_masks
from cardtable.families.hearts.public_facts import TrickPhase
from cardtable.families.hearts.trick_zones import hand_zone
from cardtable.games.hearts import GAME
from cardtable.games.hearts.options import SEATS, HeartsOptions
from cardtable.games.hearts.rules import HeartsRules
from cardtable.games.hearts.simulation import HeartsParameters, HeartsPosition, dealt, legal, scores, shooter
from cardtable.games.hearts.state import KITTY, HeartsPublic
from tests.conformance.driver import allowed, variants

VARIANTS = [(f"{name}={value}", options) for name, value, options in variants(GAME)]


def start(rules: HeartsRules, seed: str) -> State[HeartsPublic]:
    """A deal whose passes are done: each seat passes the first cards of its hand."""
    state = rules.deal(None, shuffled(tuple(rules.deck()), seed, 1)).state
    while state.public.phase is TrickPhase.PASSING:
        seat = min(rules.actors(state.public))
        action = next(
            action for action in rules.legal(observe(rules.zones, state, seat)) if isinstance(action, PassCards)
        )
        state = rules.apply(state, seat, action).state
    return state


def position_of(terms: HeartsParameters, state: State[HeartsPublic]) -> HeartsPosition:
    hands = [
        mask
        for seat in range(terms.seats)
        for mask in suit_masks([card_code(card) for card in state.zones[hand_zone(seat)]])
    ]
    kitty = suit_masks([card_code(card) for card in state.zones.get(KITTY, ())])
    return dealt(terms, hands, kitty, (state.public.dealer + 1) % terms.seats)


def compare(options: HeartsOptions, seats: int, seed: str, greedy: bool = False) -> None:
    """Play one deal in both; `greedy`: one seat wins what it can, so that moons happen."""
    rules, terms, chance = HeartsRules(options, seats), HeartsParameters(options, seats), random.Random(seed)
    state = start(rules, seed)
    position = position_of(terms, state)
    totals = state.public.totals
    while state.public.phase is TrickPhase.PLAYING:
        seat = state.public.turn
        assert seat is not None
        assert position.turn == seat
        cards = [
            action.card for action in rules.legal(observe(rules.zones, state, seat)) if isinstance(action, PlayCard)
        ]
        assert sorted(map(card_code, cards)) == sorted(legal(position))
        assert position.broken == state.public.broken
        wanted = max if greedy and seat == 0 else min
        card = wanted(cards, key=lambda card: card.rank) if greedy else chance.choice(cards)
        state = rules.apply(state, seat, PlayCard(card)).state
        position.play(card_code(card))
    assert position.left == 0
    add = chance.random() < 0.5
    if state.public.phase is TrickPhase.MOON:
        assert state.public.shooter == shooter(position)
        state = rules.apply(state, state.public.shooter, ScoreMoon(add)).state
    got = tuple(total - before for total, before in zip(state.public.totals, totals, strict=True))
    assert got == tuple(scores(position, subtract=not add))


@pytest.mark.quick(13)
@pytest.mark.parametrize(("name", "options"), VARIANTS, ids=[name for name, _ in VARIANTS])
def test_every_option_plays_alike(name: str, options: HeartsOptions) -> None:
    for seats in SEATS:
        if allowed(GAME, options, seats):
            compare(options.changed("exact_target", "off"), seats, f"{name}/0")
            compare(options.changed("exact_target", "off"), seats, name, greedy=True)


VALUES: dict[str, Any] = {name: [] for name, _, _ in variants(GAME)}
for _name, _value, _ in variants(GAME):
    VALUES[_name].append(_value)


@pytest.mark.slow
@settings(max_examples=75, deadline=None)
@given(data=st.data(), seats=st.sampled_from(SEATS), seed=st.integers(0, 10**6), greedy=st.booleans())
def test_any_options_together_play_alike(data: st.DataObject, seats: int, seed: int, greedy: bool) -> None:
    options = HeartsOptions()
    for name, values in VALUES.items():
        value = data.draw(st.sampled_from([getattr(options, name), *values]), name)
        if name != "exact_target" and allowed(GAME, options.changed(name, value), seats):
            options = options.changed(name, value)
    compare(options, seats, str(seed), greedy)


def test_a_moon_and_a_sun_count_alike() -> None:
    """Hands of one suit each: the seat with the clubs wins every trick, all points with it."""
    for scoring in ("add_others", "subtract_self", "choose", "none"):
        for sun in ("off", "double"):
            options = HeartsOptions(moon_scoring=scoring, sun=sun, pass_count=0, first_trick_points="allowed")  # type: ignore[arg-type] # options read texts
            terms = HeartsParameters(options, 4)
            hands = [(1 << 13) - 1 if place % 5 == 0 else 0 for place in range(16)]
            position = dealt(terms, hands, [0, 0, 0, 0], 0)
            while position.left:
                position.play(legal(position)[0])
            amount = 52 if sun == "double" else 26
            if scoring == "none":
                assert scores(position) == [26, 0, 0, 0]
            elif scoring == "subtract_self":
                assert scores(position) == [-amount, 0, 0, 0]
            else:
                assert scores(position) == [0, amount, amount, amount]


def test_a_card_is_the_same_in_both_forms() -> None:
    rules = HeartsRules(HeartsOptions(), 4)
    assert all(card_of_code(card_code(card)) == card for card in rules.deck())

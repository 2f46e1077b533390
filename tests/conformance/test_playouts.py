"""Random matches of every game: they end, lose no card, and everybody always knows what may be done."""

from __future__ import annotations

import random
from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from cardtable.core.events import HandScored, MatchEnded, TurnStarted
from cardtable.core.refusal import Refusal
from cardtable.core.scores import places
from cardtable.core.zones import Seat
from tests.conformance.driver import (
    FEW,
    Case,
    Match,
    Picture,
    comparable,
    first_source,
    followed,
    playing,
    random_action,
    whole_deck_in,
)
from tests.conformance.promises import promises_of
from tests.conformance.sentences import is_sentence, said

A_FEW = 8  # actions that a quick run tries at a position, of those that are legal and of those that have been
LONGEST_MATCH = 80  # deals: random players who shoot no moons are done long before
DECIDED = 20  # matches among which one at least is no draw


def check_state(match: Match) -> None:
    """Nothing lost, nothing made; the zones as declared; somebody is to act, or the deal is over."""
    state, rules = match.state, match.rules
    assert Counter(card for cards in state.zones.values() for card in cards) == Counter(rules.deck())
    for zone in state.zones:
        assert (zone.owner is None) == (match.kinds[zone.kind].per == "table")
    assert set(match.actors) <= set(range(match.case.seats))
    assert bool(match.actors) != rules.hand_over(state.public)
    assert len(rules.sides(state.public)) == match.case.seats


def check_events(match: Match) -> None:
    """The closing events come when they should; a turn is announced to those who have it."""
    turns = [event for event in match.events if isinstance(event, TurnStarted)]
    if match.actors:
        assert turns
        assert turns[-1].seats == set(match.actors)
    scored = [event for event in match.events if isinstance(event, HandScored)]
    assert len(scored) == match.rules.hand_over(match.state.public)
    for event in scored:
        assert len(event.row) == match.case.seats
        if event.lines:
            assert tuple(map(sum, zip(*(line.points for line in event.lines), strict=True))) == event.row
    ended = [event for event in match.events if isinstance(event, MatchEnded)]
    assert len(ended) == match.over
    assert all(min(event.places) == 1 and len(event.places) == match.case.seats for event in ended)


def check_refusal(refusal: Refusal | None, codes: set[str]) -> None:
    """It names a clause in force and gives a reason in a sentence."""
    assert refusal is not None
    assert refusal.code in codes
    assert is_sentence(said(refusal.reason)), said(refusal.reason)


def check_legality(match: Match, seen: dict[str, object], codes: set[str], chance: random.Random, tried: int) -> None:
    """`legal` and `check` are of one mind, for those who are to act and for the others, about so many actions."""
    write = match.case.game.codec.write
    for seat in map(Seat, range(match.case.seats)):
        view = match.view(seat)
        legal = {write(action): action for action in match.legal(seat)}
        assert bool(legal) == (seat in match.actors)
        for text in chance.sample(sorted(legal), min(len(legal), tried)):
            seen[text] = legal[text]
            assert match.rules.check(view, legal[text]) is None, text
        if legal and not promises_of(match.case.game).lists_all:
            continue
        for text in chance.sample(sorted(seen), min(len(seen), tried)):
            if text not in legal:
                check_refusal(match.rules.check(view, seen[text]), codes)


def check_match(case: Case, seed: str, deals: int, tried: int) -> Match:
    """Play and look at every position."""
    match, chance, codes = Match(case, seed), random.Random(seed), case.clause_ids()
    seen: dict[Any, Any] = {}
    for _ in playing(match, deals):
        check_state(match)
        check_events(match)
        check_legality(match, seen, codes, chance, tried)
    return match


@pytest.mark.quick(2)
def test_every_position_of_a_deal(case: Case) -> None:
    check_match(case, "one", 1, A_FEW)


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_every_position_of_many_deals(case: Case, times: int) -> None:
    for seed in range(times):
        check_match(case, str(seed), 2, FEW)


def check_ending(case: Case, seed: str) -> bool:
    """A random match comes to its end, and a better total has a better place; whether any total is better.

    After more than one deal equals share their place. The state is looked at as each deal ends.
    """
    match, totals = Match(case, seed), (0,) * case.seats
    for _ in playing(match, LONGEST_MATCH):
        if not match.actors:
            check_state(match)
        rows = [event.row for event in match.events if isinstance(event, HandScored)]
        totals = tuple(map(sum, zip(totals, *rows, strict=True)))
    assert match.over, f"not at an end after {match.deal} deals: {totals}"
    (ended,) = (event.places for event in match.events if isinstance(event, MatchEnded))
    by_totals = places(totals, low_wins=case.game.low_wins(case.options))
    pairs = permutations(range(case.seats), 2)
    assert all(ended[one] < ended[other] for one, other in pairs if by_totals[one] < by_totals[other])
    assert ended == by_totals or match.deal == 1
    return len(set(totals)) > 1


@pytest.mark.quick(4)
@pytest.mark.walks
def test_a_random_match_ends_and_places_follow_the_totals(case: Case) -> None:
    assert any(check_ending(case, f"end {number}") for number in range(DECIDED))


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_many_random_matches_end(case: Case, times: int) -> None:
    for seed in range(5 * times):
        check_ending(case, f"slow {seed}")


def check_pictures(case: Case, seed: str, deals: int) -> None:
    """Who puts together what it hears sees what `observe` shows, from the deal on and into the next one."""
    match = Match(case, seed)
    pictures: dict[Seat | None, Picture] = {}
    deal = 0
    for _ in playing(match, deals + 1):
        for seat in case.everybody:
            expected = comparable(match.view(seat).zones, match.kinds)
            if match.deal != deal:
                fresh = followed(match, whole_deck_in(first_source(match), match, seat), seat)
                assert comparable(fresh, match.kinds) == expected
                pictures.setdefault(seat, whole_deck_in(first_source(match), match, seat))
            pictures[seat] = followed(match, pictures[seat], seat)
            assert comparable(pictures[seat], match.kinds) == expected
        deal = match.deal
        if deal > deals:
            break


@pytest.mark.walks
def test_views_can_be_put_together_from_what_is_heard(case: Case) -> None:
    check_pictures(case, "two", 1)


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_views_can_be_put_together_in_many_deals(case: Case, times: int) -> None:
    for seed in range(2 * times):
        check_pictures(case, str(seed), 2)


@pytest.mark.walks
def test_the_same_deck_and_actions_give_the_same_states(case: Case) -> None:
    first = Match(case, "same")
    states = [first.state for _ in playing(first, 2)]
    again = Match(case, "same")
    script = iter(first.actions)
    assert [again.state for _ in playing(again, 2, lambda _: next(script))] == states


def test_rules_never_change_a_state(case: Case) -> None:
    match = Match(case, "frozen")
    before = repr(match.state)
    state = match.state
    chance = random.Random(1)
    seat, action = random_action(match, chance)
    match.act(seat, action)
    assert repr(state) == before


def test_the_pack_stands_in_the_order_of_texts(case: Case) -> None:
    from cardtable.core.cards import sort_cards

    assert tuple(case.rules.deck()) == sort_cards(case.rules.deck())

"""No seat can tell two cards apart that it has not seen; and this test would notice if one could."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from cardtable.core.cards import Card
from cardtable.core.events import Announced, CardsMoved
from cardtable.core.text import translate
from cardtable.core.views import State, Step
from tests.conformance.driver import Case, Match, playing
from tests.conformance.secrecy import swaps
from tests.toy.game import STOCK, TOY, Action, ToyOptions, ToyPublic, ToyRules

TOY_CASE = Case(TOY, "default", ToyOptions(), 3)


def compared(case: Case, seeds: range, pairs: int) -> int:
    """How many pairs were compared; fails at the first leak."""
    count = 0
    for seed in seeds:
        for leak, _ in swaps(case, f"swap {seed}", pairs):
            assert leak is None, f"seat {leak[0]} can tell {leak[1]} from {leak[2]}"
            count += 1
    return count


@pytest.mark.quick(3)
@pytest.mark.walks
def test_nobody_can_tell_unseen_cards_apart(case: Case) -> None:
    assert compared(case, range(2), 3) >= 6


@pytest.mark.slow
def test_the_toy_keeps_its_secrets_too() -> None:
    assert compared(TOY_CASE, range(20), 10) > 200


class Talker(ToyRules):
    """Says aloud what lies on top of the stock."""

    def deal(self, previous: State[ToyPublic] | None, deck: Any) -> Step[ToyPublic]:
        step = super().deal(previous, deck)
        top = step.state.zones[STOCK][-1]
        return Step(step.state, (*step.events, Announced(None, translate("Toy", "%1").filled(top))))


class Counter(ToyRules):
    """Keeps a public count of the aces that were swapped."""

    def apply(self, state: State[ToyPublic], seat: Any, action: Action) -> Step[ToyPublic]:
        step = super().apply(state, seat, action)
        aces = action.card.rank == 14 and step.state.public.swapping
        return Step(replace(step.state, public=replace(step.state.public, deal=1 + aces)), step.events)


@pytest.mark.parametrize("rules", [Talker, Counter])
def test_a_planted_leak_is_caught(rules: type[ToyRules]) -> None:
    assert any(leak for seed in range(20) for leak, _ in swaps(TOY_CASE, str(seed), 10, rules(ToyOptions(), 3)))


@pytest.mark.walks
def test_public_facts_hold_no_card_that_nobody_has_seen(case: Case) -> None:
    """The swap test compares a few pairs; this looks at each card that stands among the public facts."""
    match = Match(case, "facts")
    specs = {spec.kind: spec for spec in match.rules.zones}
    seen: set[Card] = set()
    for _ in playing(match, 2):
        for zone, cards in match.state.zones.items():
            if specs[zone.kind].visible_to(zone, None):
                seen.update(cards)
        for event in (event for event in match.heard(None) if isinstance(event, CardsMoved)):
            seen.update(card for card in event.cards if card is not None)
        assert cards_in(match.state.public) <= seen


def cards_in(value: object) -> set[Card]:
    """Every card in a nest of dataclasses and tuples."""
    if isinstance(value, Card):
        return {value}
    if isinstance(value, (tuple, frozenset)):
        return set().union(*map(cards_in, value))
    names = getattr(value, "__dataclass_fields__", ())
    return set().union(*(cards_in(getattr(value, name)) for name in names)) if names else set()

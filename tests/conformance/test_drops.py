"""Dragging: whatever glows as a target does something when the cards are dropped there."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from cardtable.core.cards import Cards, sort_cards
from cardtable.core.controls import Draft, Drop, Select, Submit
from cardtable.core.views import View
from cardtable.core.zones import Zone
from tests.conformance.driver import Case, Match, playing
from tests.conformance.test_controls import gestures

DRAFTS = 3  # so many are tried in turn at a position
LOOKED_AT = 0.07  # of the positions once the deal is under way


def drags(controls: Any, view: Any, draft: Draft) -> Iterator[tuple[Zone, Cards]]:
    """Every card that can be lifted alone, and all marked ones together."""
    for zone, cards in controls.liftable(view, draft).items():
        yield from ((zone, (card,)) for card in sorted(cards, key=str))
        held = Counter(card for card in view.zones[zone] if card in cards)
        if len(draft.marked) > 1 and Counter(draft.marked) <= held:
            yield zone, sort_cards(draft.marked)


def check_drops(match: Match, view: View[Any], controls: Any, draft: Draft) -> None:
    """Every drop on a target of a drag is an action that is legal, or prepares something else than before."""
    for zone, cards in drags(controls, view, draft):
        for target in controls.targets(view, draft, zone, cards):
            answer = controls.interpret(view, draft, Drop(cards, zone, target))
            what = f"{' '.join(map(str, cards))} from {zone} on {target} with {draft}"
            match answer:
                case Submit():
                    assert match.rules.check(view, answer.action) is None, what
                case Select():
                    assert answer.draft != draft, what
                case _:
                    raise AssertionError(f"{what}: {answer}")


@pytest.mark.quick(4)
@pytest.mark.walks
def test_a_drop_that_is_announced_does_something(case: Case) -> None:
    match, chance = Match(case, "drops"), random.Random(5)
    controls = case.game.controls(case.options, case.seats)
    for step, _ in enumerate(playing(match, 1)):
        if step > match.case.seats and chance.random() > LOOKED_AT:
            continue
        if match.actors:
            seat = chance.choice(match.actors)
            draft, view = Draft(), match.view(seat)
            for _ in range(DRAFTS):
                check_drops(match, view, controls, draft)
                tried = gestures(view, controls, draft, chance)
                answers = [controls.interpret(view, draft, gesture) for gesture in tried]
                draft = chance.choice([answer.draft for answer in answers if isinstance(answer, Select)] or [draft])

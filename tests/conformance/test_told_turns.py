"""What happened, told turn by turn: the same turns to every seat, and every act with a hole for each of its groups."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import islice

import pytest

from cardtable.core.events import CardsMoved, Event
from cardtable.core.guidance.turn_summaries import TurnAction, TurnSummary
from cardtable.core.language.source_renderer import SourceRenderer
from cardtable.core.zone_kinds import ZoneKinds
from tests.conformance.driver import Case, Match, playing

HOLE = re.compile(r"%[1-9]")
WORDS = SourceRenderer()


def heard_by_each(case: Case, seed: str, steps: int) -> list[tuple[Event, ...]]:
    """What everybody hears of the first deal, as far as so many steps."""
    match = Match(case, seed)
    heard: list[tuple[Event, ...]] = [() for _ in case.everybody]
    for _ in islice(playing(match, 1), steps):
        heard = [before + match.heard(seat) for before, seat in zip(heard, case.everybody, strict=True)]
    return heard


def check_act(act: TurnAction) -> None:
    holes = HOLE.findall(WORDS.text(act.text))
    assert len(holes) == len(act.groups)
    assert all(group.cards for group in act.groups)


def check_telling(case: Case, seed: str, steps: int) -> None:
    tells = case.game.told_turns
    if tells is None:
        assert ZoneKinds(case.rules.zones).has_tricks  # which tell what happened
        return
    told: list[Sequence[TurnSummary]] = []
    for heard in heard_by_each(case, seed, steps):
        turns = tells(heard)
        told.append(turns)
        faces = {card for event in heard if isinstance(event, CardsMoved) for card in event.cards}
        for act in (act for turn in turns for act in turn.acts):
            check_act(act)
            assert {card for group in act.groups for card in group.cards} <= faces
        assert all(turn.acts for turn in turns)
        assert all(turn.over for turn in turns[:-1])
    lines = [[(turn.seat, [act.text for act in turn.acts]) for turn in turns] for turns in told]
    assert all(one == lines[0] for one in lines)
    assert lines[0]


def test_everybody_is_told_the_same_turns(case: Case) -> None:
    check_telling(case, "told", 40)


@pytest.mark.slow
def test_everybody_is_told_the_same_turns_of_whole_deals(case: Case) -> None:
    check_telling(case, "whole", 400)

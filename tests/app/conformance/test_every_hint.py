"""A hint in every game: what is prepared leads to just the advised action, and Enter does it."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from cardtable.core.controls import Draft, Press, Submit
from cardtable.core.session import Update
from cardtable.core.zone_kinds import ZoneKinds
from cardtable.core.zones import Seat
from cardtable.models.hints import confirming, prepare_hint
from cardtable.models.table_model import TableModel
from tests.conformance.driver import Case, Match, playing
from tests.conformance.test_controls import gestures


def followed(case: Case, match: Match, seat: Seat, action: Any) -> list[Any]:
    """What is submitted by Enter right after a hint of this action."""
    model = TableModel(case.game.controls(case.options, case.seats), ZoneKinds(match.rules.zones))
    model.receive(Update((), replace(match.view(seat), version=1), ()))
    model.presented(1)
    done: list[Any] = []
    model.actionChosen.connect(lambda chosen, version: done.append(chosen))
    model.suggest(action)
    assert not done
    assert model.follow_hint()
    assert not model.follow_hint()
    return done


@pytest.mark.quick(4)
@pytest.mark.walks
def test_enter_does_what_the_hint_says_and_a_command_only_what_uses_the_marks(case: Case, qtbot: QtBot) -> None:
    match, chance = Match(case, "hints"), random.Random(5)
    for step, _ in enumerate(playing(match, 1)):
        if step % 4 == 0 and match.actors:
            a_hint_leads_to_its_action(case, match, chance)
        if step % 7 == 0 and match.actors:
            a_command_confirms_what_it_uses(case, match, chance)


def a_hint_leads_to_its_action(case: Case, match: Match, chance: random.Random) -> None:
    """What is prepared is one step away from the advised action, whichever it is, and Enter does that step."""
    controls = case.game.controls(case.options, case.seats)
    seat = chance.choice(match.actors)
    action = chance.choice(match.legal(seat, 40))
    view = match.view(seat)
    draft, hint = prepare_hint(controls, ZoneKinds(match.rules.zones), view, action)
    assert hint.action == action
    if hint.command:
        answer = controls.interpret(view, draft, Press(hint.command))
        assert answer == Submit(action)
    answers = [controls.interpret(view, draft, gesture) for gesture in gestures(view, controls, draft, chance)]
    assert Submit(action) in answers, f"{case}: {action} is not one step away from {draft}"
    assert followed(case, match, seat, action) == [action]


def a_command_confirms_what_it_uses(case: Case, match: Match, chance: random.Random) -> None:
    """Marks are confirmed only by a command that uses them, and that is offered."""
    controls = case.game.controls(case.options, case.seats)
    seat = chance.choice(match.actors)
    view = match.view(seat)
    assert confirming(controls, view, Draft()) == ""
    draft, _hint = prepare_hint(controls, ZoneKinds(match.rules.zones), view, chance.choice(match.legal(seat, 40)))
    code = confirming(controls, view, draft)
    offered = {command.code for command in controls.commands(view, draft) if command.refusal is None}
    assert code in {"", *offered}

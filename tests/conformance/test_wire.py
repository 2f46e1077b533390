"""Every update of every game goes over the wire and comes back equal."""

from __future__ import annotations

import json

import pytest

from tests.conformance.driver import Case, cases
from tests.telling_by_wire import as_read, session_of, told, wire_of

A_FEW, MANY = 12, 400  # actions
PLAIN = [case for case in cases() if case.preset == "default" and case.seats == min(case.game.seats)]


def there_and_back(case: Case, actions: int, seats: int) -> int:
    wire, count = wire_of(case), 0
    for update, deal in told(case, "wire", actions, seats=seats):
        text = json.dumps(wire.write_update(update, deal))
        read = wire.read_update(json.loads(text))
        assert read.update == as_read(update)
        assert read.deal == deal
        assert list(read.update.view.zones) == list(update.view.zones)  # piles are built in this order
        count += 1
    return count


def test_every_update_comes_back_equal(case: Case) -> None:
    assert there_and_back(case, A_FEW, seats=2) > A_FEW


@pytest.mark.parametrize("plain", PLAIN, ids=str)
def test_counts_and_ends_come_back_equal(plain: Case) -> None:
    assert there_and_back(plain, 150, seats=1) > 150


@pytest.mark.slow
def test_every_update_of_a_long_game_comes_back_equal(case: Case) -> None:
    assert there_and_back(case, MANY, seats=99) > 100


def test_actions_come_back_equal(case: Case) -> None:
    wire, session = wire_of(case), session_of(case, "actions")
    seat = min(session.actors)
    for action, _ in zip(case.rules.legal(session.view(seat)), range(20), strict=False):
        assert wire.read_action(wire.write_action(action)) == action

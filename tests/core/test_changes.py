"""A step under construction."""

from __future__ import annotations

import pytest

from cardtable.core.cards import parse_cards
from cardtable.core.events import CardsMoved, TrickWon, TurnStarted
from cardtable.core.views import StateChanges, replaced
from cardtable.core.zones import Seat, Zone

HAND, PILE = Zone("hand", 0), Zone("pile")
TWO, QUEEN = parse_cards(["2C"]), parse_cards(["QS"])


def test_cards_move_with_an_event_and_come_to_lie_on_top() -> None:
    changes = StateChanges({HAND: QUEEN + TWO + QUEEN, PILE: TWO})
    changes.move(HAND, PILE, QUEEN)
    assert changes.zones == {HAND: TWO + QUEEN, PILE: TWO + QUEEN}
    assert changes.events == [CardsMoved(HAND, PILE, QUEEN)]


def test_a_card_that_is_not_there_cannot_move() -> None:
    with pytest.raises(ValueError, match="not in list"):
        StateChanges({HAND: TWO, PILE: ()}).move(HAND, PILE, QUEEN)


def test_moving_all_of_nothing_is_no_event() -> None:
    changes = StateChanges({HAND: TWO, PILE: ()})
    assert changes.move_all(PILE, HAND) == ()
    assert changes.events == []
    assert changes.move_all(HAND, PILE) == TWO
    assert changes.zones == {HAND: (), PILE: TWO}


def test_a_step_tells_those_who_are_to_act() -> None:
    changes = StateChanges({HAND: TWO})
    changes.add(TrickWon(None))
    step = changes.step("public", frozenset({Seat(1)}))
    assert step.events == (TrickWon(None), TurnStarted(frozenset({Seat(1)})))
    assert (step.state.zones, step.state.public) == ({HAND: TWO}, "public")
    assert StateChanges({}).step("over", frozenset()).events == ()


def test_replacing_one_value() -> None:
    assert [replaced((1, 2, 3), place, 9) for place in range(3)] == [(9, 2, 3), (1, 9, 3), (1, 2, 9)]

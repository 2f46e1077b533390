"""A step under construction, the exchange of passed cards, and the places of a match that may go on."""

from __future__ import annotations

import pytest

from cardtable.core.cards import parse_cards
from cardtable.core.changes import Changes, replaced
from cardtable.core.events import CardsMoved, TrickWon, TurnStarted
from cardtable.core.passing import exchange, pass_offsets
from cardtable.core.scores import places_if_over
from cardtable.core.zones import Seat, Zone

HAND, PILE = Zone("hand", 0), Zone("pile")
TWO, QUEEN = parse_cards(["2C"]), parse_cards(["QS"])


def test_cards_move_with_an_event_and_come_to_lie_on_top():
    changes = Changes({HAND: QUEEN + TWO + QUEEN, PILE: TWO})
    changes.move(HAND, PILE, QUEEN)
    assert changes.zones == {HAND: TWO + QUEEN, PILE: TWO + QUEEN}
    assert changes.events == [CardsMoved(HAND, PILE, QUEEN)]


def test_a_card_that_is_not_there_cannot_move():
    with pytest.raises(ValueError, match="not in list"):
        Changes({HAND: TWO, PILE: ()}).move(HAND, PILE, QUEEN)


def test_moving_all_of_nothing_is_no_event():
    changes = Changes({HAND: TWO, PILE: ()})
    assert changes.move_all(PILE, HAND) == ()
    assert changes.events == []
    assert changes.move_all(HAND, PILE) == TWO
    assert changes.zones == {HAND: (), PILE: TWO}


def test_a_step_tells_those_who_are_to_act():
    changes = Changes({HAND: TWO})
    changes.add(TrickWon(None))
    step = changes.step("public", frozenset({Seat(1)}))
    assert step.events == (TrickWon(None), TurnStarted(frozenset({Seat(1)})))
    assert (step.state.zones, step.state.public) == ({HAND: TWO}, "public")
    assert Changes({}).step("over", frozenset()).events == ()


def test_replacing_one_value():
    assert [replaced((1, 2, 3), place, 9) for place in range(3)] == [(9, 2, 3), (1, 9, 3), (1, 2, 9)]


@pytest.mark.parametrize(
    ("cycle", "offsets"),
    [("L,R,A,-", (1, -1, 2, 0)), ("none", (0,)), ("R", (-1,)), ("L,R,L2,R2,-", (1, -1, 2, -2, 0))],
)
def test_cycles_of_passing(cycle, offsets):
    assert pass_offsets(cycle) == offsets


@pytest.mark.parametrize(("offset", "receivers"), [(1, (1, 2, 0)), (-1, (2, 0, 1))])
def test_all_passes_change_hands_together(offset, receivers):
    given = [parse_cards([card]) for card in ("2C", "3C", "4C")]
    zones = {Zone("passing", seat): given[seat] for seat in range(3)} | {Zone("hand", seat): () for seat in range(3)}
    changes = Changes(zones)
    exchange(changes, 3, offset)
    for giver, receiver in enumerate(receivers):
        assert changes.zones[Zone("hand", receiver)] == given[giver]
        assert changes.zones[Zone("passing", giver)] == ()


@pytest.mark.parametrize(
    ("totals", "due", "ties_share", "result"),
    [
        ((1, 2), False, True, ()),
        ((1, 2), True, False, (1, 2)),
        ((1, 1, 2), True, False, ()),
        ((1, 1, 2), True, True, (1, 1, 3)),
    ],
)
def test_a_match_that_is_due_ends_with_one_lowest_total_or_a_shared_one(totals, due, ties_share, result):
    assert places_if_over(totals, due=due, ties_share=ties_share) == result

"""The turns of a deal as somebody asks for them: since their last one, and round by round before."""

from __future__ import annotations

from cardtable.core.guidance.turn_summaries import TurnAction, TurnSummary
from cardtable.core.text import Text
from cardtable.core.zones import Seat
from cardtable.models.play_history import TurnHistory, TurnRound, since_own_turn

ACT = TurnAction(Text("T", "did something"))


def turns(*seats: int, goes_on: bool = False) -> tuple[TurnSummary, ...]:
    last = len(seats) - 1
    return tuple(TurnSummary(Seat(seat), (ACT,), not (goes_on and place == last)) for place, seat in enumerate(seats))


def test_before_anything_has_happened_there_is_nothing() -> None:
    assert since_own_turn((), Seat(0)) == since_own_turn((), None) == TurnHistory()


def test_what_the_others_did_since_ones_own_turn_comes_first() -> None:
    told = turns(1, 2, 0, 1, 2)
    assert since_own_turn(told, Seat(0)) == TurnHistory(told[3:], (TurnRound(1, told[:3]),))


def test_earlier_rounds_follow_the_latest_first_and_are_counted() -> None:
    told = turns(0, 1, 0, 1, 0)
    found = since_own_turn(told, Seat(0))
    assert found.recent == ()
    assert [(one.number, one.turns) for one in found.earlier] == [(3, told[3:]), (2, told[1:3]), (1, told[:1])]


def test_ones_own_turn_belongs_to_the_recent_ones_until_it_is_over() -> None:
    told = turns(0, 1, 2, 0, goes_on=True)
    assert since_own_turn(told, Seat(0)).recent == told[1:]


def test_who_only_watches_is_told_the_last_turn_of_each_first() -> None:
    told = turns(0, 1, 2, 0, 1)
    assert since_own_turn(told, None) == TurnHistory(told[2:], (TurnRound(0, told[:2]),))

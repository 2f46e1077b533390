"""When computers' moves are shown at a table for people, and what programs that play are told."""

from __future__ import annotations

import pytest

from cardtable.core.zones import Seat
from cardtable.games.svoi_kozyri.options import MatchKind
from cardtable.host.computer_seats import BEAT
from cardtable.host.room.room_timers import PATIENT, READING, TurnClocks
from cardtable.host.room_messages import ClockMessage, UpdateMessage
from cardtable.host.room_requests import ArrangeRequest, SitRequest
from cardtable.host.room_types import HouseRules
from tests.host.room.crowd import Crowd
from tests.host.room.test_people import table, until_turn


@pytest.mark.parametrize("thought", [0.0, 0.3, 0.69, 0.71, 1.0, 1.5])
def test_a_move_is_shown_at_the_first_beat_behind_its_answer(thought: float) -> None:
    crowd, (meera,) = table("Meera")
    while not crowd.thoughts:
        crowd.thinks = True
        until_turn(crowd, [meera], meera)
        crowd.thinks = False
        crowd.act(meera)
    acted, n = crowd.now, len(crowd.log)
    crowd.wait(thought)
    question = next(iter(crowd.thoughts))
    crowd.think(question)
    while len(crowd.log) == n:
        assert crowd.wake is not None
        crowd.wait(crowd.wake - crowd.now)
    beats = (crowd.now - acted) / BEAT
    assert beats == pytest.approx(int(thought / BEAT) + 1)


def test_whoever_thinks_too_long_is_not_waited_for() -> None:
    crowd = Crowd()
    meera = crowd.join("Meera")
    crowd.say(meera, crowd.rules("hearts", 4, HouseRules(substitute="expert"), deal_limit=1))
    for seat in (1, 2, 3):
        crowd.say(meera, ArrangeRequest(fill=(Seat(seat), "expert")))
    crowd.thinks = False
    crowd.say(meera, SitRequest(Seat(0)))
    crowd.ready([meera])
    crowd.start(meera)
    slow = set(crowd.thoughts)
    assert {think.request.level for think in crowd.thoughts.values()} == {"expert"}
    crowd.wait(PATIENT * BEAT - 0.1)
    assert set(crowd.thoughts) == slow
    crowd.wait(0.2)
    assert {think.request.level for think in crowd.thoughts.values()} == {"club"}
    assert not slow & set(crowd.thoughts)


def test_a_program_that_plays_is_told_what_is_legal() -> None:
    crowd = Crowd()
    meera = crowd.join("Meera", wants=("legal",))
    crowd.say(meera, SitRequest(Seat(0)))
    crowd.ready([meera])
    crowd.start(meera)
    crowd.play([meera], 8)
    until_turn(crowd, [meera], meera)
    legal = meera.last(UpdateMessage).legal
    assert meera.view is not None
    codec = meera.game().codec
    assert legal == tuple(codec.write(action) for action in meera.rules().legal(meera.view))
    crowd.act(meera)
    assert meera.last(UpdateMessage).legal is None


def test_a_machine_that_slept_takes_no_time_from_anybody() -> None:
    patience = TurnClocks(30)
    assert patience.update({Seat(1)}, 0.0, still=False) == [ClockMessage(Seat(1), 30)]
    assert patience.due == 31.5
    assert patience.update({Seat(1)}, 400.0, still=False) == [ClockMessage(Seat(1), 30)]
    assert patience.expired == frozenset()
    assert patience.update({Seat(1)}, 431.5, still=False) == [ClockMessage(Seat(1), 0)]
    assert patience.expired == {Seat(1)}


def test_no_clock_runs_while_a_count_is_read() -> None:
    patience = TurnClocks(30)
    patience.hold(120.0)
    assert patience.update({Seat(1)}, 100.0, still=False) == []
    assert patience.due == 120.0
    assert patience.messages(110.0) == []
    assert patience.update({Seat(1)}, 120.0, still=False) == [ClockMessage(Seat(1), 30)]
    assert patience.due == 151.5


def test_the_clocks_stand_after_a_deal_was_counted_and_not_before_the_first() -> None:
    crowd = Crowd()
    meera, ravi = crowd.begin("svoi_kozyri", 2, "Meera", "Ravi", house=HouseRules(patience=30), match=MatchKind.ROUND)
    assert meera.all(ClockMessage)
    while len(meera.scores) < 1:
        crowd.play([meera, ravi], 1)
    crowd.wait(5.0)
    assert meera.deal == 2
    assert meera.last(ClockMessage).left == -1
    crowd.wait(READING)
    assert meera.last(ClockMessage).left > 0


def test_every_clock_that_ran_is_said_to_stop() -> None:
    patience = TurnClocks(30)
    patience.update({Seat(0), Seat(2)}, 0.0, still=False)
    assert patience.update({Seat(2)}, 5.0, still=False) == [ClockMessage(Seat(0), -1)]
    assert patience.update({Seat(1), Seat(2)}, 6.0, still=False) == [ClockMessage(Seat(1), 30)]
    assert patience.update({Seat(1), Seat(2)}, 7.0, still=True) == [
        ClockMessage(Seat(1), -1),
        ClockMessage(Seat(2), -1),
    ]
    assert patience.update({Seat(1), Seat(2)}, 60.0, still=False) == [
        ClockMessage(Seat(1), 30),
        ClockMessage(Seat(2), 24),
    ]


def test_whoever_comes_in_the_middle_of_a_thought_hears_what_is_left_of_it() -> None:
    patience = TurnClocks(30)
    patience.update({Seat(1)}, 0.0, still=False)
    assert patience.messages(20.0) == [ClockMessage(Seat(1), 12)]
    patience.update({Seat(1)}, 21.0, still=True)
    assert patience.messages(22.0) == []

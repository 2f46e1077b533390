"""Whatever people, computers, lines, time and the store do in whatever order: what must always hold at a table."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from cardtable.core.zones import Seat
from cardtable.host.room_requests import (
    ArrangeRequest,
    LeaveRequest,
    PhraseRequest,
    ProposeRequest,
    ReturnRequest,
    SitRequest,
    StartRequest,
    VoteRequest,
)
from cardtable.host.room_types import HouseRules, RoomProposalKind, RoomStage
from cardtable.host.seat_assignment import Presence
from tests.host.room.crowd import GAMES, Crowd, Guest, come_back

NAMES = ("Meera", "Ravi", "Asha", "Kavya")
OPTIONS: dict[str, dict[str, Any]] = {"svoi_kozyri": {"turn_limit": 60}}


class AnyOrder(RuleBasedStateMachine):
    """One table whose game, seats and people are drawn."""

    crowd: Crowd
    people: list[Guest]

    @initialize(data=st.data(), late=st.booleans())
    def open(self, data: st.DataObject, late: bool) -> None:
        game = data.draw(st.sampled_from(sorted(GAMES)))
        seats = data.draw(st.sampled_from(list(GAMES[game].seats)))
        names = NAMES[: min(seats, data.draw(st.integers(1, len(NAMES))))]
        house = HouseRules(
            patience=data.draw(st.sampled_from([0, 30])),
            grace=data.draw(st.sampled_from([0, 60])),
            substitute="beginner",
            watchers=data.draw(st.booleans()),
            newcomers=data.draw(st.booleans()),
        )
        self.crowd = Crowd()
        self.crowd.thinks = False
        self.people = self.crowd.begin(game, seats, *names, house=house, **OPTIONS.get(game, {}))
        if data.draw(st.booleans()):
            self.crowd.wait(7)
        self.crowd.late = late

    def guest(self, data: st.DataObject) -> Guest:
        return data.draw(st.sampled_from(self.people))

    def up(self, data: st.DataObject) -> Guest:
        return data.draw(st.sampled_from([guest for guest in self.people if guest.up]))

    @property
    def somebody(self) -> bool:
        return any(guest.up for guest in self.people)

    @rule(data=st.data())
    def lose(self, data: st.DataObject) -> None:
        self.crowd.lose(self.guest(data))

    @rule(data=st.data(), anew=st.booleans())
    def come(self, data: st.DataObject, anew: bool) -> None:
        guest = self.guest(data)
        if guest.up and not anew:
            return
        if anew:
            again = come_back(guest)
            self.people[self.people.index(guest)] = again
            guest = again
        self.crowd.connect(guest)

    @precondition(lambda self: self.somebody)
    @rule(data=st.data())
    def leave(self, data: st.DataObject) -> None:
        self.crowd.say(self.up(data), LeaveRequest())

    @precondition(lambda self: self.somebody)
    @rule(data=st.data(), seat=st.integers(0, 3), sure=st.sampled_from([False, False, True]))
    def remove(self, data: st.DataObject, seat: int, sure: bool) -> None:
        if sure:
            self.crowd.say(self.up(data), ArrangeRequest(remove=Seat(seat)))

    @rule()
    def look_on(self) -> None:
        if len(self.crowd.guests) < 8:
            self.crowd.join("Watcher")

    @rule(data=st.data(), seat=st.integers(0, 10))
    def sit_down(self, data: st.DataObject, seat: int) -> None:
        strangers = [guest for guest in self.crowd.guests.values() if guest.told and guest.table.you is None]
        if strangers:
            guest = data.draw(st.sampled_from(strangers))
            self.crowd.say(guest, SitRequest(Seat(seat)))
            if guest not in self.people:
                self.people.append(guest)

    @precondition(lambda self: any(self.crowd.to_act(guest) for guest in self.people))
    @rule(data=st.data())
    def act(self, data: st.DataObject) -> None:
        able = [guest for guest in self.people if self.crowd.to_act(guest)]
        self.crowd.act(data.draw(st.sampled_from(able)))

    @precondition(lambda self: self.somebody)
    @rule(data=st.data(), version=st.integers(1, 60))
    def act_out_of_turn(self, data: st.DataObject, version: int) -> None:
        guest = self.up(data)
        if guest.view is None or not guest.follower.can_act or guest.table.you is None:
            return
        for action in islice(guest.rules().legal(guest.view), 1):
            self.crowd.say(guest, guest.follower.submit(guest.game().codec.write(action), version))

    @precondition(lambda self: self.somebody)
    @rule(data=st.data(), wish=st.sampled_from(RoomProposalKind), seat=st.integers(0, 10))
    def wish(self, data: st.DataObject, wish: RoomProposalKind, seat: int) -> None:
        self.crowd.say(self.up(data), ProposeRequest(wish, Seat(seat) if wish is RoomProposalKind.REPLACE else None))

    @precondition(lambda self: self.somebody)
    @rule(data=st.data(), yes=st.sampled_from([True, True, True, False]))
    def answer(self, data: st.DataObject, yes: bool) -> None:
        guest = self.up(data)
        self.crowd.say(guest, VoteRequest(guest.asked.ask if guest.asked else 7, yes))

    @precondition(lambda self: self.somebody)
    @rule(
        data=st.data(),
        message=st.sampled_from(
            [ReturnRequest(), PhraseRequest(3), SitRequest(Seat(0)), SitRequest(None), StartRequest(1)]
        ),
    )
    def say(self, data: st.DataObject, message: Any) -> None:
        self.crowd.say(self.up(data), message)

    @precondition(lambda self: self.crowd.thoughts)
    @rule(data=st.data())
    def think(self, data: st.DataObject) -> None:
        self.crowd.think(data.draw(st.sampled_from(sorted(self.crowd.thoughts))))

    @precondition(lambda self: self.crowd.keeping is not None)
    @rule()
    def keep(self) -> None:
        self.crowd.keep()

    @precondition(lambda self: self.crowd.keeping is not None)
    @rule()
    def refuse(self) -> None:
        self.crowd.refuses = True
        self.crowd.keep()
        self.crowd.refuses = False

    @precondition(lambda self: self.crowd.store_out)
    @rule()
    def store_back(self) -> None:
        self.crowd.store_back()

    @rule(seconds=st.sampled_from([0.1, 0.7, 3.0, 25.0, 61.0]))
    def wait(self, seconds: float) -> None:
        self.crowd.wait(seconds)

    @precondition(lambda self: self.crowd.log)
    @rule(tail=st.booleans())
    def restart(self, tail: bool) -> None:
        if self.crowd.keeping is not None and not tail:
            self.crowd.log.pop()  # it was not kept yet
        if self.crowd.log:
            self.crowd.restart()

    @rule(times=st.integers(1, 20))
    def go_on(self, times: int) -> None:
        for _ in range(times):
            self.settle()

    def settle(self) -> None:
        """All do at once whatever they may: the match must go on, or be over, or everybody be away."""
        crowd = self.crowd
        if crowd.ended:
            return  # a room that was empty for an hour before its match is closed, and greets nobody any more
        before = crowd.lines, len(crowd.log), len(crowd.closed)
        for _ in range(30):
            if crowd.keeping is not None:
                crowd.keep()
            if crowd.store_out:
                crowd.store_back()
            for question in list(crowd.thoughts):
                if question in crowd.thoughts:
                    crowd.think(question)
            for guest in self.people:
                self._help(guest)
            if (crowd.lines, len(crowd.log), len(crowd.closed)) != before:
                return
            crowd.wait(5.0)
        seated = [guest for guest in self.people if guest.up and guest.table.you is not None]
        stage = seated[0].table.stage if seated else None
        assert stage in (None, RoomStage.OVER, RoomStage.LOBBY), f"the table stands still: {stage}"

    def _help(self, guest: Guest) -> None:
        crowd = self.crowd
        if not guest.up:
            return
        if guest.asked is not None and guest.table.you in guest.asked.waits_for:
            crowd.say(guest, VoteRequest(guest.asked.ask, True))
        if guest.table.stage is RoomStage.PAUSED and guest.asked is None:
            crowd.say(guest, ProposeRequest(RoomProposalKind.GO_ON))
        if crowd.to_act(guest):
            crowd.act(guest)
        for seat, place in enumerate(guest.table.seats):
            if place.presence is Presence.AWAY and guest.asked is None and guest.up:
                crowd.say(guest, ProposeRequest(RoomProposalKind.REPLACE, Seat(seat)))

    @invariant()
    def everybody_knows_the_log(self) -> None:
        if hasattr(self, "crowd"):
            self.crowd.check()
            assert not self.crowd.faults

    def teardown(self) -> None:
        if hasattr(self, "crowd"):
            self.settle()
            for guest in self.people:
                found = {doubt for doubts in guest.doubts.values() for doubt in doubts}
                assert {doubt.name for doubt in found} <= {"NOT_CHECKED", "LEFT_OUT"}


USUAL = settings(
    max_examples=3,
    stateful_step_count=25,
    deadline=None,
    report_multiple_bugs=False,
    phases=[Phase.explicit, Phase.reuse, Phase.generate],  # to shrink a table takes minutes
    suppress_health_check=list(HealthCheck),
)
TestAnyOrderOfPeople = AnyOrder.TestCase
TestAnyOrderOfPeople.settings = settings(USUAL, max_examples=60, stateful_step_count=60)
TestAnyOrderOfPeople = pytest.mark.slow(TestAnyOrderOfPeople)


class AFewOrders(AnyOrder):
    """The same, quickly."""


TestAFewOrders = AFewOrders.TestCase
TestAFewOrders.settings = USUAL

"""Lines come, go, act, wish and dawdle in any order: what everybody knows is the log, and play never stands still."""

from __future__ import annotations

from typing import Any

from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from cardtable.core.zones import Seat
from cardtable.host.computer_seats import MovePace
from cardtable.host.host_messages import (
    Capability,
    ClaimPreviewRequest,
    LeaveRequest,
    Presented,
    ProposalKind,
    Propose,
    ReturnRequest,
    SubmitAction,
    VoteRequest,
)
from tests.host.company import GAMES, Company, Guest, host_of

CHOICES = st.integers(0, 11)
WISHES = st.sampled_from(list(ProposalKind))


class AnyOrder(RuleBasedStateMachine):
    """One table of a game and a company that are drawn."""

    company: Company

    @initialize(data=st.data(), late=st.booleans(), begun=st.booleans())
    def open(self, data: st.DataObject, late: bool, begun: bool) -> None:
        game = GAMES[data.draw(st.sampled_from(["toy", "toy", *GAMES]))]
        seats = data.draw(st.sampled_from([count for count in game.seats if count <= 5]))
        persons = data.draw(st.sets(st.integers(0, seats - 1), max_size=3))
        level = next(iter(game.players))
        players = tuple(f"person P{seat}" if seat in persons else f"{level} C{seat}" for seat in range(seats))
        seed = data.draw(st.integers(0, 999))
        self.company = Company(host_of(game, players, str(seed), MovePace(pause=1.0, count=20.0)), late=late)
        self.persons = sorted(persons)
        self.seats = seats
        if begun:
            self.company.begin()
        self.begun = begun

    @precondition(lambda self: not self.begun)
    @rule()
    def begin(self) -> None:
        self.begun = True
        self.company.begin()

    @precondition(lambda self: self.persons and len(self.company.guests) < 6)
    @rule(data=st.data())
    def come(self, data: st.DataObject) -> None:
        seat = data.draw(st.sampled_from(self.persons))
        self.company.join(seat, seat)

    @precondition(lambda self: len(self.company.guests) < 6)
    @rule(data=st.data(), right=st.sampled_from(Capability))
    def look_on(self, data: st.DataObject, right: Capability) -> None:
        viewer_seat = data.draw(st.none() | st.integers(0, self.seats - 1))
        self.company.join(viewer_seat, None, right)

    def guest(self, data: st.DataObject) -> Guest:
        return self.company.guests[data.draw(st.sampled_from(sorted(self.company.guests)))]

    @precondition(lambda self: self.company.guests)
    @rule(data=st.data())
    def break_off(self, data: st.DataObject) -> None:
        self.company.lose(self.guest(data))

    @precondition(lambda self: self.company.guests)
    @rule(data=st.data())
    def leave(self, data: st.DataObject) -> None:
        self.company.say(self.guest(data), LeaveRequest())

    @precondition(lambda self: any(self.company.to_act(guest) for guest in self.company.guests.values()))
    @rule(data=st.data(), choice=CHOICES)
    def act(self, data: st.DataObject, choice: int) -> None:
        able = [number for number, guest in self.company.guests.items() if self.company.to_act(guest)]
        self.company.do(self.company.guests[data.draw(st.sampled_from(sorted(able)))], choice)

    @precondition(lambda self: self.company.guests)
    @rule(data=st.data(), version=st.integers(-1, 60))
    def act_out_of_turn(self, data: st.DataObject, version: int) -> None:
        guest = self.guest(data)
        seats = sorted(self.company.mirror.actors)
        if seats:
            other = self.company.mirror.view(seats[0])
            action = next(self.company.rules.legal(other), None)
            self.company.say(guest, SubmitAction(-1, version, action)) if action is not None else None

    @precondition(lambda self: self.company.guests)
    @rule(data=st.data(), wish=WISHES, about=st.none() | st.integers(0, 5))
    def wish(self, data: st.DataObject, wish: ProposalKind, about: int | None) -> None:
        self.company.say(self.guest(data), Propose(wish, None if about is None else Seat(about)))

    @precondition(lambda self: self.company.guests)
    @rule(data=st.data(), yes=st.booleans(), off=st.sampled_from([0, 0, 0, 1]))
    def answer(self, data: st.DataObject, yes: bool, off: int) -> None:
        guest = self.guest(data)
        self.company.say(guest, VoteRequest((guest.asked.ask if guest.asked else 1) + off, yes))

    @precondition(lambda self: self.company.guests)
    @rule(data=st.data(), message=st.sampled_from([ClaimPreviewRequest(), ReturnRequest(), Presented(3)]))
    def say(self, data: st.DataObject, message: Any) -> None:
        self.company.say(self.guest(data), message)

    @precondition(lambda self: self.company.guests)
    @rule(data=st.data())
    def show(self, data: st.DataObject) -> None:
        self.company.show(self.guest(data))

    @precondition(lambda self: self.company.thoughts)
    @rule(data=st.data(), choice=CHOICES)
    def think(self, data: st.DataObject, choice: int) -> None:
        self.company.think(data.draw(st.sampled_from(sorted(self.company.thoughts))), choice)

    @precondition(lambda self: self.company.thoughts)
    @rule(data=st.data())
    def fail(self, data: st.DataObject) -> None:
        self.company.fail(data.draw(st.sampled_from(sorted(self.company.thoughts))))

    @precondition(lambda self: self.company.keeping is not None)
    @rule()
    def keep(self) -> None:
        self.company.keep()

    @rule(seconds=st.sampled_from([0.1, 1.0, 25.0]))
    def wait(self, seconds: float) -> None:
        self.company.pass_time(seconds)

    @precondition(lambda self: self.begun)
    @rule(times=st.integers(1, 30))
    def go_on(self, times: int) -> None:
        for _ in range(times):
            self.company.settle()

    @invariant()
    def everybody_knows_the_log(self) -> None:
        if hasattr(self, "company"):
            self.company.check()

    def teardown(self) -> None:
        if hasattr(self, "company"):
            if not self.begun:
                self.company.begin()
            self.company.settle()


TestAnyOrder = AnyOrder.TestCase
TestAnyOrder.settings = settings(
    max_examples=5,
    stateful_step_count=50,
    deadline=None,
    report_multiple_bugs=False,
    phases=[Phase.explicit, Phase.reuse, Phase.generate],  # to shrink a table takes minutes
    suppress_health_check=list(HealthCheck),
)

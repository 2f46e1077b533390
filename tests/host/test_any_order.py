"""A person comes, acts, wishes and dawdles in any order: what the window knows is the log, and play never stops."""

from __future__ import annotations

from typing import Any

from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from cardtable.host.host_messages import ClaimPreviewRequest, Presented, ProposalKind, Propose, SubmitAction
from tests.host.company import GAMES, Company, host_of

CHOICES = st.integers(0, 11)
WISHES = st.sampled_from(list(ProposalKind))


class AnyOrder(RuleBasedStateMachine):
    """One table of a game and a company that are drawn."""

    company: Company

    @initialize(data=st.data(), late=st.booleans(), begun=st.booleans())
    def open(self, data: st.DataObject, late: bool, begun: bool) -> None:
        game = GAMES[data.draw(st.sampled_from(["toy", "toy", *GAMES]))]
        seats = data.draw(st.sampled_from([count for count in game.seats if count <= 5]))
        person = data.draw(st.none() | st.integers(0, seats - 1))
        level = next(iter(game.players))
        players = tuple(f"person P{seat}" if seat == person else f"{level} C{seat}" for seat in range(seats))
        seed = data.draw(st.integers(0, 999))
        self.company = Company(host_of(game, players, str(seed), pause=1.0), late=late)
        self.person = person
        self.seats = seats
        if begun:
            self.company.begin()
        self.begun = begun

    @precondition(lambda self: not self.begun)
    @rule()
    def begin(self) -> None:
        self.begun = True
        self.company.begin()

    @precondition(lambda self: self.company.guest is None)
    @rule(data=st.data(), acts=st.booleans())
    def come(self, data: st.DataObject, acts: bool) -> None:
        if self.person is not None and acts:
            self.company.join(self.person, self.person)
        else:
            self.company.join(data.draw(st.none() | st.integers(0, self.seats - 1)))

    @precondition(lambda self: self.company.can_act)
    @rule(choice=CHOICES)
    def act(self, choice: int) -> None:
        self.company.do(choice)

    @precondition(lambda self: self.company.guest is not None)
    @rule(version=st.integers(-1, 60))
    def act_out_of_turn(self, version: int) -> None:
        seats = sorted(self.company.mirror.actors)
        if seats:
            other = self.company.mirror.view(seats[0])
            action = next(self.company.rules.legal(other), None)
            self.company.say(SubmitAction(-1, version, action)) if action is not None else None

    @precondition(lambda self: self.company.guest is not None)
    @rule(wish=WISHES)
    def wish(self, wish: ProposalKind) -> None:
        self.company.say(Propose(wish))

    @precondition(lambda self: self.company.guest is not None)
    @rule(message=st.sampled_from([ClaimPreviewRequest(), Presented(3)]))
    def say(self, message: Any) -> None:
        self.company.say(message)

    @precondition(lambda self: self.company.guest is not None)
    @rule()
    def show(self) -> None:
        self.company.show()

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
    def the_window_knows_the_log(self) -> None:
        if hasattr(self, "company"):
            self.company.check()

    def teardown(self) -> None:
        if hasattr(self, "company"):
            if not self.begun:
                self.company.begin()
            self.company.settle()


TestAnyOrder = AnyOrder.TestCase
TestAnyOrder.settings = settings(
    max_examples=10,
    stateful_step_count=50,
    deadline=None,
    report_multiple_bugs=False,
    phases=[Phase.explicit, Phase.reuse, Phase.generate],  # to shrink a table takes minutes
    suppress_health_check=list(HealthCheck),
)

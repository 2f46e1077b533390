"""A table that deals fairly, all its participants in one place: whole deals of any game, played at random."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from cardtable.core.events import Event
from cardtable.core.session import Update
from cardtable.core.shuffle import shuffled
from cardtable.core.views import State, by_kind, observed, redacted
from cardtable.core.zones import Seat
from cardtable.host.commit_reveal import CommitReveal, DealVerifier, contributor
from cardtable.host.room_messages import CommitCall, CommitmentsMessage, RevealMessage
from tests.conformance.driver import FEW, Case

TABLE = "4f2c9a17"


@dataclass
class FairTable:
    """People at the first seats, each with a witness; computers at the others."""

    case: Case
    people: int = 2
    deal: int = 0
    state: State[Any] | None = None
    actions: list[tuple[Seat, str]] = field(default_factory=list)
    sealing: CommitReveal = field(init=False)
    sent: CommitCall = field(init=False)
    sealed: CommitmentsMessage = field(init=False)

    def __post_init__(self) -> None:
        self.rules: Any = self.case.rules
        self.chance = random.Random(f"{self.case}")
        self.seats = [Seat(seat) for seat in range(self.people)]
        game, options, count = self.case.game, self.case.options, self.case.seats
        self.witnesses = [DealVerifier(game, options, count, TABLE, seat) for seat in self.seats]

    def number(self) -> str:
        """A fresh contribution."""
        return f"{self.chance.getrandbits(128):032x}"

    def prepare(self) -> None:
        """Make the seed of the next deal, everybody taking part."""
        self.begin()
        for witness, seat in zip(self.witnesses, self.seats, strict=True):
            self.commit(witness, seat)
        self.collect(self.seats)

    def begin(self) -> None:
        """Call for hashes."""
        self.deal += 1
        who = ("dealer", *map(contributor, self.seats))
        self.sealing = CommitReveal(TABLE, self.deal, who, self.number())
        self.sent = self.sealing.call

    def commit(self, witness: DealVerifier, seat: Seat) -> None:
        """Hear one participant's hash."""
        commit = witness.commit(self.sent, self.number(), here=True)
        assert commit is not None
        assert self.sealing.commit(contributor(seat), commit.hash)

    def collect(self, seats: Sequence[Seat]) -> None:
        """Tell everybody all hashes, and hear the numbers of these seats."""
        sealed = self.sealing.commitments
        assert sealed is not None
        self.sealed = sealed
        for witness, seat in zip(self.witnesses, self.seats, strict=True):
            share = witness.reveal(self.sealed)
            if seat in seats:
                assert share is not None
                assert self.sealing.reveal(contributor(seat), share.share)

    def play(self) -> RevealMessage:
        """Deal from the seed and play to the count, showing everybody what they may see."""
        self.actions = []
        for _ in self.steps():
            pass
        return self.sealing.reveal_message(self.actions)

    def steps(self) -> Iterator[None]:
        """Deal and play, stopping after each step."""
        deck = shuffled(tuple(self.rules.deck()), self.sealing.seed or "", self.deal)
        step = self.rules.deal(self.state, deck)
        self._show(step)
        yield
        while not self.rules.hand_over(step.state.public):
            seat = self.chance.choice(sorted(self.rules.actors(step.state.public)))
            view = observed(by_kind(self.rules.zones), step.state, seat)
            legal = [action for action, _ in zip(self.rules.legal(view), range(FEW), strict=False)]
            action = self.chance.choice(legal)
            self.actions.append((seat, self.case.game.codec.write(action)))
            step = self.rules.apply(step.state, seat, action)
            self._show(step)
            yield

    def _show(self, step: Any) -> None:
        self.state = step.state
        for witness, seat in zip(self.witnesses, self.seats, strict=True):
            witness.on_update(self.update(step.events, seat), self.deal, here=True)

    def update(self, events: Sequence[Event], seat: Seat) -> Update[Any]:
        """What a seat is told of some events."""
        specs = by_kind(self.rules.zones)
        assert self.state is not None
        seen = tuple(redacted(specs, event, seat) for event in events)
        return Update(seen, observed(specs, self.state, seat))

"""Wishes from asking to their end: who may, who is asked, what everybody is told of it."""

from __future__ import annotations

from cardtable.core.refusal import Refusal
from cardtable.core.session import NOT_YOUR_TURN
from cardtable.core.zones import Seat
from cardtable.host.asking import ASKED_FIRST
from cardtable.host.from_seat import ProposeRequest, VoteRequest
from cardtable.host.from_table import ProposalResult
from cardtable.host.gathering import RoomProposalKind, RoomStage
from cardtable.host.people_table.course import MatchProjection
from cardtable.host.people_table.outbox import EffectOutbox
from cardtable.host.people_table.persons import Participant
from cardtable.host.people_table.petitions import OpenProposal, ProposalOutcome, ProposalRegister
from cardtable.host.people_table.refusals import TOO_SOON
from cardtable.host.people_table.wishing import ProposalPolicy


class RoomVotes:
    """What everybody has agreed to is in `granted` until somebody takes it, in order."""

    def __init__(self, course: MatchProjection, outbox: EffectOutbox) -> None:
        self.granted: list[OpenProposal] = []
        self._course = course
        self._outbox = outbox
        self._petitions = ProposalRegister()
        self._wishing = ProposalPolicy(course)

    @property
    def hold(self) -> bool:
        """Whether nothing is played until somebody has answered."""
        return self._petitions.open is not None and self._petitions.open.holds

    @property
    def due(self) -> float | None:
        """When time alone changes something about the open wish."""
        return self._petitions.due

    def ask(
        self, seat: Seat, ask: ProposeRequest, stage: RoomStage, out: frozenset[Seat], n: int, now: float
    ) -> Refusal | None:
        """Put a wish to the others, after so many entries of the log; `out`: the seats whose time is over."""
        refusal = self._refusal(seat, ask, stage, out, now)
        if refusal is not None:
            return refusal
        self._settle(self._petitions.drop(now))  # another wish, which gives way
        asked, cards = self._wishing.asked(seat, ask, out), self._wishing.cards(seat, ask.wish)
        self._wishing.count(seat, ask.wish)
        answered = self._petitions.put(ask.wish, seat, ask.seat, asked, cards, n, now)
        if self._petitions.open is not None:
            self._outbox.send_all(self._petitions.open.message(now))
        self._settle(answered)
        return None

    def target(self, seat: Seat) -> int | None:
        """To how many actions an undo of this seat leads."""
        return self._wishing.target(seat)

    def answer(self, seat: Seat, answer: VoteRequest, now: float) -> None:
        """What somebody says to the open wish."""
        self._settle(self._petitions.answer(seat, answer.ask, yes=answer.yes, now=now))

    def gone(self, seat: Seat, now: float) -> None:
        """Somebody is not here any more."""
        self._settle(self._petitions.gone(seat, now))

    def back(self, seat: Seat, now: float) -> None:
        """Somebody is here again."""
        self._settle(self._petitions.back(seat, now))

    def acted(self, seat: Seat, now: float) -> None:
        """Somebody plays on: what they wished before has lost its sense."""
        petition = self._petitions.open
        if petition is not None and petition.by == seat:
            self._settle(self._petitions.drop(now))

    def dealt(self, now: float) -> None:
        """Another deal begins: nothing of the last one is taken back or claimed."""
        petition = self._petitions.open
        if petition is not None and petition.wish in (RoomProposalKind.UNDO, RoomProposalKind.CLAIM):
            self._settle(self._petitions.drop(now))

    def pass_time(self, now: float) -> None:
        """Nobody is waited for any longer than was said."""
        self._settle(self._petitions.overdue(now))

    def greet(self, person: Participant, now: float) -> None:
        """Tell somebody who comes of the open wish."""
        if self._petitions.open is not None:
            self._outbox.send(person, self._petitions.open.message(now))

    def _refusal(
        self, seat: Seat, ask: ProposeRequest, stage: RoomStage, out: frozenset[Seat], now: float
    ) -> Refusal | None:
        if self._petitions.open is not None and not self._petitions.gives_way(seat, ask.wish):
            return ASKED_FIRST
        if not self._course.circle[seat].is_here:
            return NOT_YOUR_TURN
        if self._petitions.too_soon(seat, ask.wish, now):
            return TOO_SOON
        return self._wishing.refusal(seat, ask, stage, out)

    def _settle(self, answered: ProposalOutcome | None) -> None:
        """A wish has come to its end: tell it before anything that comes of it."""
        if answered is not None:
            self._outbox.send_all(ProposalResult(answered.petition.ask, answered.agreed))
            if answered.agreed:
                self.granted.append(answered.petition)

"""The one wish that a table is asked about: who asks, who has yet to agree, and what becomes of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from cardtable.core.refusal import Refusal
from cardtable.core.session import NOT_YOUR_TURN, Session
from cardtable.core.zones import Seat
from cardtable.host.host_messages import ClaimPreview, FromTable, ProposalKind, Propose, Rejected, Vote
from cardtable.host.match_config import MatchConfig
from cardtable.host.match_play import MatchPlay, cards_claimed, counted
from cardtable.host.proposal_rules import (
    ASKED_FIRST,
    NOT_CERTAIN,
    NOTHING_TO_REDO,
    NOTHING_UNDONE,
    Proposal,
    may_not_replace,
    may_not_wish,
    must_agree,
)
from cardtable.host.seat_assignment import SeatOccupants
from cardtable.host.subscriptions import Subscription, Subscriptions


class ProposalVote:
    """Puts a wish to everybody whom it concerns; one that all agree to is handed back, to be carried out."""

    def __init__(
        self,
        terms: MatchConfig,
        playing: MatchPlay,
        seats: SeatOccupants,
        lines: Subscriptions,
        send: Callable[[Subscription, FromTable], None],
    ) -> None:
        self._terms = terms
        self._playing = playing
        self._seats = seats
        self._lines = lines
        self._send = send
        self._count = 0
        self._proposal: Proposal | None = None

    @property
    def is_open(self) -> bool:
        """Whether somebody has been asked and has not answered."""
        return self._proposal is not None

    def wish(self, line: Subscription, ask: Propose) -> Proposal | None:
        """Somebody wishes something: it is refused, or put to the others, or handed back where nobody is asked."""
        refusal = may_not_wish(line) or (ASKED_FIRST if self.is_open else None)
        about = None
        if ask.wish is ProposalKind.REPLACE and refusal is None:
            about = ask.seat if ask.seat is not None else line.hands
            refusal = may_not_replace(about, line.hands, self._seats)
        refusal = refusal or self._cannot(ask.wish, line.hands)
        if refusal is not None:
            self._send(line, Rejected(None, refusal))
            return None
        self._count += 1
        waits_for = must_agree(line.hands, about, self._seats)
        proposal = Proposal(self._count, ask.wish, line.hands, about, waits_for, self._cards_of(ask.wish, line.hands))
        if not waits_for:
            return proposal
        self._proposal = proposal
        self._put_to_all()
        return None

    def answer(self, line: Subscription, answer: Vote) -> Proposal | None:
        """Whoever is asked may agree or not; whoever wishes it may think better of it."""
        proposal = self._proposal
        if proposal is None or proposal.ask != answer.ask or line.hands is None:
            return None
        if line.hands not in {*proposal.waits_for, proposal.by}:
            return None
        if not answer.yes:
            self.end()
        elif line.hands in proposal.waits_for:
            return self.count_out(line.hands)
        return None

    def count_out(self, seat: Seat) -> Proposal | None:
        """Whoever has agreed or is gone is not waited for; a wish of somebody who is gone dies."""
        proposal = self._proposal
        if proposal is None:
            return None
        if proposal.by == seat:
            self.end()
        elif seat in proposal.waits_for:
            self._proposal = replace(proposal, waits_for=proposal.waits_for - {seat})
            if self._proposal.waits_for:
                self._put_to_all()
            else:
                self._proposal = None
                return proposal
        return None

    def end_about(self, seat: Seat) -> None:
        """Whoever was to be replaced is back: nobody is asked about it any more."""
        if self._proposal is not None and self._proposal.about == seat:
            self.end()

    def end(self) -> None:
        """What was asked is void."""
        if self._proposal is not None:
            ended, self._proposal = self._proposal, None
            self.settle(ended, agreed=False)

    def settle(self, wish: Proposal, *, agreed: bool) -> None:
        """Tell everybody what became of it."""
        for line in self._lines:
            self._send(line, wish.settled(agreed=agreed))

    def put_to(self, line: Subscription) -> None:
        """Somebody has joined: they hear what is asked too."""
        if self._proposal is not None:
            self._send(line, self._proposal.asked())

    def outlook(self, line: Subscription) -> ClaimPreview:
        """What a claim would lay open for who acts on this line, and what it would count."""
        cards = self._cards_of(ProposalKind.CLAIM, line.hands)
        if not cards or line.hands is None:
            return ClaimPreview((), None)
        playing = self._playing
        copy = Session.replay(playing.record(), self._terms.game)
        return ClaimPreview(cards, counted(copy, playing.rules, line.hands, playing.controls.claim))

    def _cannot(self, wish: ProposalKind, seat: Seat | None) -> Refusal | None:
        """Why a wish leads nowhere now."""
        if wish is ProposalKind.REPLACE:
            return None
        if wish is ProposalKind.CLAIM:
            return None if self._cards_of(wish, seat) else NOT_CERTAIN
        if seat is not None and not self._seats[seat].is_here:
            return NOT_YOUR_TURN
        if self._playing.target(wish, seat, alone=self._seats.is_alone) is None:
            return NOTHING_UNDONE if wish is ProposalKind.UNDO else NOTHING_TO_REDO
        return None

    def _cards_of(self, wish: ProposalKind, seat: Seat | None) -> tuple[Any, ...]:
        """What a claim lays open."""
        if wish is not ProposalKind.CLAIM or seat is None or not self._seats[seat].is_here:
            return ()
        return cards_claimed(self._playing.session, seat, self._playing.controls.claim)

    def _put_to_all(self) -> None:
        for line in self._lines:
            self.put_to(line)

"""Proposals in a local match: rules for proposing and replacing, and the vote on the one open proposal."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from cardtable.core.cards import Cards
from cardtable.core.frozen_dataclass import frozen
from cardtable.core.refusal import Refusal
from cardtable.core.session import NOT_YOUR_TURN, Session
from cardtable.core.text import translate
from cardtable.core.zones import Seat
from cardtable.host.host_messages import (
    Capability,
    ClaimPreview,
    FromTable,
    ProposalClosed,
    ProposalKind,
    ProposalOpened,
    Propose,
    Rejected,
    VoteRequest,
)
from cardtable.host.match_config import MatchConfig
from cardtable.host.match_play import MatchPlay, Subscription, Subscriptions, claim_points, claimed_cards
from cardtable.host.seat_assignment import Presence, SeatOccupants

WATCHING = Refusal("watching", translate("Table", "You're watching; only players can ask for this."))
ASKED_FIRST = Refusal("asked-first", translate("Table", "A question is already open; wait for the answers."))
NOTHING_UNDONE = Refusal("nothing-to-undo", translate("Table", "There is nothing to undo."))
NOTHING_TO_REDO = Refusal("nothing-to-redo", translate("Table", "There is nothing to redo."))
NOT_CERTAIN = Refusal("not-certain", translate("Table", "The rest of the deal isn't certain yet."))
NOBODY_AWAY = Refusal("nobody-away", translate("Table", "Nobody is away from that seat."))
FAILED = Refusal("failed", translate("Table", "A bug in the program prevents this."))


@frozen
class Proposal:
    """A proposal that waits for votes, or is about to be carried out."""

    number: int
    kind: ProposalKind
    by: Seat | None
    about: Seat | None = None  # REPLACE: the seat
    waits_for: frozenset[Seat] = frozenset()
    cards: Cards = ()  # CLAIM: those laid open

    def opened_message(self) -> ProposalOpened:
        return ProposalOpened(self.number, self.kind, self.by, self.about, tuple(sorted(self.waits_for)), self.cards)


@dataclass(eq=False)
class ProposalVote:
    """Vote on at most one open proposal; a method that accepts one returns it, to be carried out by the host."""

    _config: MatchConfig
    _match: MatchPlay
    _seats: SeatOccupants
    _subscriptions: Subscriptions
    _send: Callable[[Subscription, FromTable], None]
    _last_number: int = 0
    _proposal: Proposal | None = None

    @property
    def is_open(self) -> bool:
        return self._proposal is not None

    def propose(self, subscription: Subscription, request: Propose) -> Proposal | None:
        """Refuse a proposal, or put it to the vote, or return it where no other person has to agree."""
        kind, by = request.wish, subscription.acting_seat
        about = None
        refusal = None
        if by is None and subscription.right is not Capability.OWNER:
            refusal = WATCHING
        elif self.is_open:
            refusal = ASKED_FIRST
        elif kind is ProposalKind.REPLACE:
            about = request.seat if request.seat is not None else by
            refusal = self._replace_refusal(about, by)
        else:
            refusal = self._refusal(kind, by)
        if refusal is not None:
            self._send(subscription, Rejected(None, refusal))
            return None
        self._last_number += 1
        is_about_own_seat = about is not None and about == by
        waits_for = frozenset() if is_about_own_seat else self._seats.here - {by, about}
        cards = self._claimed_cards(by) if kind is ProposalKind.CLAIM else ()
        proposal = Proposal(self._last_number, kind, by, about, waits_for, cards)
        if not waits_for:
            return proposal
        self._proposal = proposal
        self._send_to_all()
        return None

    def vote(self, subscription: Subscription, vote: VoteRequest) -> Proposal | None:
        """Count a vote of a seat that has to agree; a no of the proposer withdraws the proposal."""
        proposal, seat = self._proposal, subscription.acting_seat
        if proposal is None or proposal.number != vote.ask or seat is None:
            return None
        if seat not in {*proposal.waits_for, proposal.by}:
            return None
        if not vote.yes:
            self.drop()
        elif seat in proposal.waits_for:
            return self.remove_voter(seat)
        return None

    def remove_voter(self, seat: Seat) -> Proposal | None:
        """Stop waiting for a seat that has agreed or is gone; drop the proposal if the seat made it."""
        proposal = self._proposal
        if proposal is None:
            return None
        if proposal.by == seat:
            self.drop()
        elif seat in proposal.waits_for:
            self._proposal = replace(proposal, waits_for=proposal.waits_for - {seat})
            if self._proposal.waits_for:
                self._send_to_all()
            else:
                self._proposal = None
                return proposal
        return None

    def drop_about(self, seat: Seat) -> None:
        """Drop the proposal to replace this seat, whose person is back."""
        if self._proposal is not None and self._proposal.about == seat:
            self.drop()

    def drop(self) -> None:
        """End the open proposal, if any, without carrying it out."""
        if self._proposal is not None:
            ended, self._proposal = self._proposal, None
            self.announce_end(ended, agreed=False)

    def announce_end(self, proposal: Proposal, *, agreed: bool) -> None:
        for subscription in self._subscriptions:
            self._send(subscription, ProposalClosed(proposal.number, proposal.kind, proposal.by, agreed))

    def send_open(self, subscription: Subscription) -> None:
        if self._proposal is not None:
            self._send(subscription, self._proposal.opened_message())

    def preview_claim(self, subscription: Subscription) -> ClaimPreview:
        """Return the cards that a claim of the subscription's seat lays open, and the points it leads to."""
        seat = subscription.acting_seat
        cards = self._claimed_cards(seat)
        if not cards or seat is None:
            return ClaimPreview((), None)
        copy = Session.replay(self._match.record(), self._config.game)
        return ClaimPreview(cards, claim_points(copy, self._match.rules, seat, self._match.controls.claim))

    def _replace_refusal(self, about: Seat | None, by: Seat | None) -> Refusal | None:
        """Refuse a replacement unless it is for the proposer, or for somebody who is away."""
        if about is None or not self._seats.is_person(about):
            return NOBODY_AWAY
        required = Presence.HERE if about == by else Presence.AWAY
        return None if self._seats[about].presence is required else NOBODY_AWAY

    def _refusal(self, kind: ProposalKind, seat: Seat | None) -> Refusal | None:
        """Refuse a claim, undo or redo that is impossible now."""
        if kind is ProposalKind.CLAIM:
            return None if self._claimed_cards(seat) else NOT_CERTAIN
        if seat is not None and not self._seats[seat].is_here:
            return NOT_YOUR_TURN
        if self._match.rewind_target(kind, seat, alone=self._seats.is_alone) is None:
            return NOTHING_UNDONE if kind is ProposalKind.UNDO else NOTHING_TO_REDO
        return None

    def _claimed_cards(self, seat: Seat | None) -> Cards:
        if seat is None or not self._seats[seat].is_here:
            return ()
        return claimed_cards(self._match.session, seat, self._match.controls.claim)

    def _send_to_all(self) -> None:
        for subscription in self._subscriptions:
            self.send_open(subscription)

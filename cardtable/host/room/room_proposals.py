"""Proposals in a room: the rules for making them, the vote on the open one, and the messages about it."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from dataclasses import dataclass
from functools import partial

from cardtable.core.cards import Cards, cards_of
from cardtable.core.events import CardsMoved
from cardtable.core.refusal import Refusal
from cardtable.core.session import MATCH_OVER, NOT_YOUR_TURN
from cardtable.core.zones import Seat
from cardtable.host.match_play import NOT_CERTAIN, NOTHING_UNDONE
from cardtable.host.room import room_settings
from cardtable.host.room.match_projection import MatchProjection
from cardtable.host.room.participants import Participant
from cardtable.host.room.room_effects import EffectOutbox
from cardtable.host.room_messages import ProposalMessage, ProposalResult
from cardtable.host.room_requests import ProposeRequest, VoteRequest
from cardtable.host.room_types import RoomProposalKind, RoomStage, UndoPolicy
from cardtable.host.seat_assignment import Presence
from cardtable.host.token_bucket import TokenBucket

AGAIN = 30.0  # seconds until a declined proposal may be repeated
AT_ONCE, EACH = 3, 30.0  # proposals that a person has, and seconds until there is another; accepted ones are free
HOLDS = 5.0  # seconds for which a proposal stops play at most, and all of a person's proposals do in a minute
MOST_UNDOS = 3  # proposed in one deal by one seat
MOST_PAUSES = 2  # proposed in one match by one seat
MOST_REWINDS = 500  # in one log
_MINUTE = 60.0
_NUMBERS = 16  # numbers of proposals for each entry of the log
_SECONDS = {RoomProposalKind.REPLACE: 10.0, RoomProposalKind.CLAIM: 10.0}  # until a proposal ends
_DEFAULT_SECONDS = 20.0

_KINDS_BY_STAGE = {
    RoomStage.SEALING: {RoomProposalKind.PAUSE, RoomProposalKind.END},
    RoomStage.PLAYING: {*RoomProposalKind} - {RoomProposalKind.GO_ON, RoomProposalKind.REMATCH},
    RoomStage.PAUSED: {RoomProposalKind.GO_ON, RoomProposalKind.END},
    RoomStage.OVER: {RoomProposalKind.REMATCH},
}


class ProposalPolicy:
    """Rules for proposals: which kinds are possible now, how many are allowed, and who has to agree.

    `expired`: the seats whose turn clocks have run out.
    """

    def __init__(self, projection: MatchProjection) -> None:
        self._projection = projection
        self._undos: Counter[tuple[int, Seat]] = Counter()  # by deal and seat
        self._pauses: Counter[Seat] = Counter()

    def refusal(
        self, seat: Seat, request: ProposeRequest, stage: RoomStage, expired: frozenset[Seat]
    ) -> Refusal | None:
        if request.wish not in _KINDS_BY_STAGE.get(stage, ()):
            return {RoomStage.PAUSED: room_settings.PAUSED, RoomStage.OVER: MATCH_OVER}.get(
                stage, room_settings.NOT_NOW
            )
        match request.wish:
            case RoomProposalKind.UNDO:
                return self._undo_refusal(seat)
            case RoomProposalKind.CLAIM:
                return None if self._claimed_cards(seat) else NOT_CERTAIN
            case RoomProposalKind.PAUSE if self._pauses[seat] >= MOST_PAUSES:
                return room_settings.TOO_OFTEN
            case RoomProposalKind.REPLACE:
                return self._replace_refusal(seat, request.seat, expired)
        return None

    def count(self, seat: Seat, kind: RoomProposalKind) -> None:
        if kind is RoomProposalKind.UNDO:
            self._undos[self._projection.deal, seat] += 1
        elif kind is RoomProposalKind.PAUSE:
            self._pauses[seat] += 1

    def voters(self, seat: Seat, request: ProposeRequest, expired: frozenset[Seat]) -> frozenset[Seat]:
        """Return the seats that have to agree: the other persons who are here.

        Nobody has to agree to replace oneself, or a person who exceeds the clock or is away for good.
        """
        about = request.seat if request.wish is RoomProposalKind.REPLACE else None
        if about is not None and (about == seat or about in expired or self._is_away_for_good(about)):
            return frozenset()
        return self._projection.seats.here - {seat, about}

    def cards(self, seat: Seat, kind: RoomProposalKind) -> Cards:
        """Return the cards that a claim lays open, or that an undo takes back and everybody has seen."""
        if kind is RoomProposalKind.CLAIM:
            return self._claimed_cards(seat)
        target = self.undo_target(seat) if kind is RoomProposalKind.UNDO else None
        if target is None:
            return ()
        session = self._projection.session
        public_events = session.seen_by(None, self._projection.events_of(target))
        public_cards = {card for event in public_events if isinstance(event, CardsMoved) for card in event.cards}
        return tuple(card for card in cards_of(session.action_of(target)) if card in public_cards)

    def undo_target(self, seat: Seat) -> int | None:
        """Return the number of actions after an undo by the seat; None if there is nothing to undo in this deal."""
        match = self._projection.match
        return None if match is None else match.undo_target(seat, match.session.deal_began)

    def _undo_refusal(self, seat: Seat) -> Refusal | None:
        if self._projection.opening.rules.house.undo is UndoPolicy.NEVER:
            return room_settings.NEVER_UNDONE
        if self._undos[self._projection.deal, seat] >= MOST_UNDOS or self._projection.n_rewinds >= MOST_REWINDS:
            return room_settings.TOO_OFTEN
        return NOTHING_UNDONE if self.undo_target(seat) is None else None

    def _claimed_cards(self, seat: Seat) -> Cards:
        match = self._projection.match
        return () if match is None else match.claimed_cards(seat)

    def _replace_refusal(self, by: Seat, about: Seat | None, expired: frozenset[Seat]) -> Refusal | None:
        """Refuse to replace anybody who is here, except oneself and a person whose clock has run out."""
        seats = self._projection.seats
        if about is None or about not in seats or seats[about].person is None or seats[about].acting_level:
            return room_settings.NOBODY_AWAY
        if about == by:
            return None if seats[about].is_here else NOT_YOUR_TURN
        return None if seats[about].presence is Presence.AWAY or about in expired else room_settings.NOBODY_AWAY

    def _is_away_for_good(self, seat: Seat) -> bool:
        """Return True if the seat is away and the house rules have no grace period."""
        is_away = self._projection.seats[seat].presence is Presence.AWAY
        return is_away and not self._projection.opening.rules.house.grace


@dataclass(slots=True)
class OpenProposal:
    """A proposal under vote; times are seconds on the room's clock."""

    number: int
    kind: RoomProposalKind
    by: Seat
    seat: Seat | None  # that REPLACE is about
    voters: tuple[Seat, ...]
    waits_for: set[Seat]
    until: float
    cards: Cards
    holds_since: float
    holds_until: float
    is_holding: bool  # play stops

    def message(self, now: float) -> ProposalMessage:
        """Return the message about the proposal; it does not say who has voted."""
        left = max(0, math.ceil(self.until - now))
        return ProposalMessage(self.number, self.kind, self.by, self.seat, self.voters, left, self.cards)


class RoomVotes:
    """Vote on at most one open proposal of a match, with its time limits and the rate limits of its proposers.

    Accepted proposals stay in `accepted`, in order, until they are carried out. The end of a proposal is announced
    before anything that follows from it.
    """

    def __init__(self, projection: MatchProjection, outbox: EffectOutbox) -> None:
        self.accepted: list[OpenProposal] = []
        self._open: OpenProposal | None = None
        self._projection = projection
        self._outbox = outbox
        self.policy = ProposalPolicy(projection)
        self._last_number = 0
        self._declined: dict[tuple[Seat, RoomProposalKind], float] = {}  # time of the last one
        self._tokens: defaultdict[Seat, TokenBucket] = defaultdict(partial(TokenBucket, AT_ONCE, 1 / EACH))
        self._hold_seconds: defaultdict[Seat, TokenBucket] = defaultdict(partial(TokenBucket, HOLDS, HOLDS / _MINUTE))

    @property
    def is_holding(self) -> bool:
        """True while play stops for the open proposal."""
        return self._open is not None and self._open.is_holding

    @property
    def due(self) -> float | None:
        """Time at which the open proposal stops holding play, or ends without a vote."""
        if self._open is None:
            return None
        return min(self._open.holds_until, self._open.until) if self._open.is_holding else self._open.until

    def propose(
        self, seat: Seat, request: ProposeRequest, stage: RoomStage, expired: frozenset[Seat], n: int, now: float
    ) -> Refusal | None:
        """Refuse a proposal, or put it to the vote, after log entry `n`; it is accepted at once without voters.

        `expired` as for `ProposalPolicy`.
        """
        kind = request.wish
        refusal = self._refusal(seat, request, stage, expired, now)
        if refusal is not None:
            return refusal
        self._decline(now)  # the open proposal, which gives way
        voters, cards = tuple(sorted(self.policy.voters(seat, request, expired))), self.policy.cards(seat, kind)
        self.policy.count(seat, kind)
        self._last_number = max(self._last_number + 1, n * _NUMBERS)
        until = now + _SECONDS.get(kind, _DEFAULT_SECONDS)
        hold = min(HOLDS, self._hold_seconds[seat].left(now))
        self._tokens[seat].take(now)
        self._hold_seconds[seat].take(now, hold)
        self._open = OpenProposal(
            self._last_number, kind, seat, request.seat, voters, set(voters), until, cards, now, now + hold, hold > 0
        )
        if voters:
            self._outbox.send_all(self._open.message(now))
        self._accept_if_complete(now)
        return None

    def vote(self, seat: Seat, vote: VoteRequest, now: float) -> None:
        """Count a vote of a voter on the open proposal; a no of the proposer withdraws it."""
        proposal = self._open
        if proposal is None or proposal.number != vote.ask or seat not in {*proposal.waits_for, proposal.by}:
            return
        if not vote.yes:
            self._decline(now)
        elif seat != proposal.by:
            proposal.waits_for.discard(seat)
            self._accept_if_complete(now)

    def on_gone(self, seat: Seat, now: float) -> None:
        """Decline the proposal of a seat whose person is gone; else stop waiting for its vote."""
        proposal = self._open
        if proposal is not None and proposal.by == seat:
            self._decline(now)
        elif proposal is not None:
            proposal.waits_for.discard(seat)
            self._accept_if_complete(now)

    def on_return(self, seat: Seat, now: float) -> None:
        """Decline the proposal to replace a person who is back."""
        if self._open is not None and self._open.seat == seat:
            self._decline(now)

    def on_action(self, seat: Seat, now: float) -> None:
        """Decline the proposal of a seat that has acted since."""
        if self._open is not None and self._open.by == seat:
            self._decline(now)

    def on_deal(self, now: float) -> None:
        """Decline an undo or a claim of the deal before."""
        if self._open is not None and self._open.kind in (RoomProposalKind.UNDO, RoomProposalKind.CLAIM):
            self._decline(now)

    def apply_timeouts(self, now: float) -> None:
        """End the hold and the vote if they are over; a claim is certain and needs no answer, others are declined."""
        proposal = self._open
        if proposal is None:
            return
        proposal.is_holding = proposal.is_holding and now < proposal.holds_until
        if now < proposal.until:
            return
        if proposal.kind is RoomProposalKind.CLAIM:
            proposal.waits_for.clear()
            self._accept_if_complete(now)
        else:
            self._decline(now)

    def greet(self, person: Participant, now: float) -> None:
        if self._open is not None:
            self._outbox.send(person, self._open.message(now))

    def _refusal(
        self, seat: Seat, request: ProposeRequest, stage: RoomStage, expired: frozenset[Seat], now: float
    ) -> Refusal | None:
        if self._open is not None and not self._gives_way(self._open, seat, request.wish):
            return room_settings.ASKED_FIRST
        if not self._projection.seats[seat].is_here:
            return NOT_YOUR_TURN
        declined = self._declined.get((seat, request.wish))
        if (declined is not None and now < declined + AGAIN) or self._tokens[seat].wait(now) > 0:
            return room_settings.TOO_SOON
        return self.policy.refusal(seat, request, stage, expired)

    def _gives_way(self, proposal: OpenProposal, seat: Seat, kind: RoomProposalKind) -> bool:
        """Return True if a proposal ends for a new one: of another seat and kind, after the hold."""
        if proposal.is_holding or proposal.by == seat:
            return False
        return proposal.kind is not kind or kind in (RoomProposalKind.UNDO, RoomProposalKind.CLAIM)

    def _accept_if_complete(self, now: float) -> None:
        proposal = self._open
        if proposal is None or proposal.waits_for:
            return
        self._open = None
        self._tokens[proposal.by].give_back(now)
        self._hold_seconds[proposal.by].give_back(now, proposal.holds_until - proposal.holds_since)
        self._outbox.send_all(ProposalResult(proposal.number, agreed=True))
        self.accepted.append(proposal)

    def _decline(self, now: float) -> None:
        """End the open proposal, if any, without carrying it out."""
        proposal, self._open = self._open, None
        if proposal is not None:
            self._declined[proposal.by, proposal.kind] = now
            self._hold_seconds[proposal.by].give_back(now, max(0.0, proposal.holds_until - now))
            self._outbox.send_all(ProposalResult(proposal.number, agreed=False))

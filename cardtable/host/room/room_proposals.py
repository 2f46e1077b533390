"""The wish that is open at a table: who has still to answer, and until when.

Wishes from asking to their end: who may, who is asked, what everybody is told of it.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Collection
from dataclasses import dataclass
from functools import partial

from cardtable.core.cards import Cards
from cardtable.core.frozen_dataclass import frozen
from cardtable.core.refusal import Refusal
from cardtable.core.session import NOT_YOUR_TURN
from cardtable.core.zones import Seat
from cardtable.host.proposals import ASKED_FIRST
from cardtable.host.room.match_projection import MatchProjection
from cardtable.host.room.participants import Participant
from cardtable.host.room.proposal_policy import ProposalPolicy
from cardtable.host.room.room_effects import EffectOutbox
from cardtable.host.room.room_settings import TOO_SOON
from cardtable.host.room_messages import ProposalMessage, ProposalResult
from cardtable.host.room_requests import ProposeRequest, VoteRequest
from cardtable.host.room_types import RoomProposalKind, RoomStage
from cardtable.host.token_bucket import TokenBucket

AGAIN = 30.0  # seconds until a wish that was declined may be repeated
AT_ONCE, EACH = 3, 30.0  # wishes that a person has, and seconds until there is another; agreed ones count for nothing
HOLDS = 5.0  # seconds for which a wish stops the table at most, and all of a person's wishes do in a minute
_MINUTE = 60.0
_NUMBERS = 16  # numbers of wishes for each entry of the log
_SECONDS = {RoomProposalKind.REPLACE: 10.0, RoomProposalKind.CLAIM: 10.0}
_USUALLY = 20.0


@dataclass(slots=True)
class OpenProposal:
    """A wish, and what has come of it so far."""

    ask: int
    wish: RoomProposalKind
    by: Seat
    seat: Seat | None  # whom REPLACE is about
    asked: tuple[Seat, ...]
    waits_for: set[Seat]
    until: float
    cards: Cards
    held: float  # since when the table waits for the answers
    holds_until: float
    holds: bool  # nothing is played

    def message(self, now: float) -> ProposalMessage:
        """As it is put to everybody; who has answered is not told."""
        left = max(0, math.ceil(self.until - now))
        return ProposalMessage(self.ask, self.wish, self.by, self.seat, self.asked, left, self.cards)


@frozen
class ProposalOutcome:
    """How a wish ended."""

    petition: OpenProposal
    agreed: bool


class ProposalRegister:
    """At most one wish is open. A method that may end it returns how it ended, None if it did not."""

    def __init__(self) -> None:
        self.open: OpenProposal | None = None
        self._last = 0
        self._declined: dict[tuple[Seat, RoomProposalKind], float] = {}
        self._wishes: defaultdict[Seat, TokenBucket] = defaultdict(partial(TokenBucket, AT_ONCE, 1 / EACH))
        self._holding: defaultdict[Seat, TokenBucket] = defaultdict(partial(TokenBucket, HOLDS, HOLDS / _MINUTE))

    @property
    def due(self) -> float | None:
        """When the open wish stops the table no longer, or ends without an answer."""
        if self.open is None:
            return None
        return min(self.open.holds_until, self.open.until) if self.open.holds else self.open.until

    def too_soon(self, seat: Seat, wish: RoomProposalKind, now: float) -> bool:
        """Whether the same was declined just now, or too much else was."""
        declined = self._declined.get((seat, wish))
        return (declined is not None and now < declined + AGAIN) or self._wishes[seat].wait(now) > 0

    def gives_way(self, seat: Seat, wish: RoomProposalKind) -> bool:
        """Whether the open wish ends for this one of somebody else: it has had its time, and is about other things."""
        petition = self.open
        if petition is None or petition.holds or petition.by == seat:
            return False
        return petition.wish is not wish or wish in (RoomProposalKind.UNDO, RoomProposalKind.CLAIM)

    def put(
        self,
        wish: RoomProposalKind,
        by: Seat,
        seat: Seat | None,
        asked: Collection[Seat],
        cards: Cards,
        n: int,
        now: float,
    ) -> ProposalOutcome | None:
        """A new wish, after so many entries of the log; agreed at once where nobody has to be asked."""
        self._last = max(self._last + 1, n * _NUMBERS)
        until = now + _SECONDS.get(wish, _USUALLY)
        holds = min(HOLDS, self._holding[by].left(now))
        self._wishes[by].take(now)
        self._holding[by].take(now, holds)
        self.open = OpenProposal(
            self._last, wish, by, seat, tuple(sorted(asked)), set(asked), until, cards, now, now + holds, holds > 0
        )
        return self._agreed(now)

    def answer(self, seat: Seat, ask: int, *, yes: bool, now: float) -> ProposalOutcome | None:
        """What somebody says to a wish; only who is asked is heard, and only about this one.

        Whoever wishes it may think better of it, by a no.
        """
        petition = self.open
        if petition is None or petition.ask != ask or seat not in {*petition.waits_for, petition.by}:
            return None
        if not yes:
            return self._declined_at(now)
        if seat == petition.by:
            return None
        petition.waits_for.discard(seat)
        return self._agreed(now)

    def gone(self, seat: Seat, now: float) -> ProposalOutcome | None:
        """Somebody is not here any more: their own wish dies, and to others' they are not asked."""
        petition = self.open
        if petition is None:
            return None
        if petition.by == seat:
            return self._declined_at(now)
        petition.waits_for.discard(seat)
        return self._agreed(now)

    def back(self, seat: Seat, now: float) -> ProposalOutcome | None:
        """Somebody is here again: nobody need play for them."""
        petition = self.open
        return self._declined_at(now) if petition is not None and petition.seat == seat else None

    def overdue(self, now: float) -> ProposalOutcome | None:
        """Nobody is waited for any longer: a claim is certain and needs no answer; anything else is declined."""
        petition = self.open
        if petition is None:
            return None
        petition.holds = petition.holds and now < petition.holds_until
        if now < petition.until:
            return None
        if petition.wish is RoomProposalKind.CLAIM:
            petition.waits_for.clear()
            return self._agreed(now)
        return self._declined_at(now)

    def drop(self, now: float) -> ProposalOutcome | None:
        """The wish has lost its sense."""
        return None if self.open is None else self._declined_at(now)

    def _agreed(self, now: float) -> ProposalOutcome | None:
        petition = self.open
        if petition is None or petition.waits_for:
            return None
        self.open = None
        self._wishes[petition.by].give_back(now)
        self._holding[petition.by].give_back(now, petition.holds_until - petition.held)
        return ProposalOutcome(petition, agreed=True)

    def _declined_at(self, now: float) -> ProposalOutcome:
        petition, self.open = self.open, None
        assert petition is not None
        self._declined[petition.by, petition.wish] = now
        self._holding[petition.by].give_back(now, max(0.0, petition.holds_until - now))
        return ProposalOutcome(petition, agreed=False)


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

"""A wish that waits for somebody, whoever hosts the table."""

from __future__ import annotations

from cardtable.app.people.at_table.strip_content import Countdown
from cardtable.core.cards import Cards
from cardtable.core.frozen_values import frozen
from cardtable.core.zones import Seat
from cardtable.host import from_table, messages
from cardtable.host.gathering import RoomProposalKind

_OF_WISH = {
    messages.ProposalKind.UNDO: RoomProposalKind.UNDO,
    messages.ProposalKind.CLAIM: RoomProposalKind.CLAIM,
    messages.ProposalKind.REPLACE: RoomProposalKind.REPLACE,
}


@frozen
class PendingProposal:
    """`cards`: of a claim those laid open, of an undo those that would go back to the hand, if they are known."""

    ask: int
    wish: RoomProposalKind
    by: Seat
    about: Seat | None
    waits_for: frozenset[Seat]
    cards: Cards = ()
    countdown: Countdown | None = None

    def asks(self, me: Seat | None) -> bool:
        """Whether this person has not answered yet."""
        return me is not None and me in self.waits_for


def wish_over_line(asked: from_table.ProposalMessage, now: float) -> PendingProposal:
    """As a table for people puts it; `now`: of the clock that the countdown goes by."""
    ends = Countdown(now + asked.seconds, asked.seconds) if asked.seconds else None
    return PendingProposal(asked.ask, asked.wish, asked.by, asked.seat, frozenset(asked.waits_for), asked.cards, ends)


def wish_here(asked: messages.ProposalOpened, cards: Cards = ()) -> PendingProposal | None:
    """As a table in this process puts it, without a limit of time; None: it is no wish of one among others.

    `cards`: those that an undo would take back.
    """
    wish = _OF_WISH.get(asked.wish)
    if wish is None or asked.by is None:
        return None
    return PendingProposal(asked.ask, wish, asked.by, asked.about, frozenset(asked.waits_for), asked.cards or cards)

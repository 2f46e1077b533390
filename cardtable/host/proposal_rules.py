"""Wishes: who may wish what, who must agree, and who has."""

from __future__ import annotations

from cardtable.core.cards import Cards
from cardtable.core.frozen_dataclass import frozen
from cardtable.core.refusal import Refusal
from cardtable.core.text import translate
from cardtable.core.zones import Seat
from cardtable.host.host_messages import Capability, ProposalClosed, ProposalKind, ProposalOpened
from cardtable.host.seat_assignment import Presence, SeatOccupants
from cardtable.host.subscriptions import Subscription

WATCHING = Refusal("watching", translate("Table", "You are looking on; only those who play can ask for this."))
ASKED_FIRST = Refusal("asked-first", translate("Table", "Something has been asked already; wait for the answers."))
NOTHING_UNDONE = Refusal("nothing-to-undo", translate("Table", "There is nothing to take back."))
NOTHING_TO_REDO = Refusal("nothing-to-redo", translate("Table", "Nothing has been taken back."))
NOT_CERTAIN = Refusal("not-certain", translate("Table", "The rest of the deal is not certain yet."))
NOBODY_AWAY = Refusal("nobody-away", translate("Table", "Nobody is away from that seat."))
FAILED = Refusal("failed", translate("Table", "An error in the program keeps this from being done."))


@frozen
class Proposal:
    """A wish that waits for others, or is about to be carried out."""

    ask: int
    wish: ProposalKind
    by: Seat | None
    about: Seat | None = None  # REPLACE: the seat
    waits_for: frozenset[Seat] = frozenset()
    cards: Cards = ()

    def asked(self) -> ProposalOpened:
        """As it is put to everybody."""
        return ProposalOpened(self.ask, self.wish, self.by, self.about, tuple(sorted(self.waits_for)), self.cards)

    def settled(self, *, agreed: bool) -> ProposalClosed:
        """What all lines are told when it has been carried out, or has died."""
        return ProposalClosed(self.ask, self.wish, self.by, agreed)


@frozen
class ClaimPlayout:
    """A claim that is being played out, to the end of its deal at most."""

    wish: Proposal
    deal: int


def may_not_wish(line: Subscription) -> Refusal | None:
    """Why a line may wish nothing: it only looks."""
    return WATCHING if line.hands is None and line.right is not Capability.OWNER else None


def may_not_replace(about: Seat | None, by: Seat | None, seats: SeatOccupants) -> Refusal | None:
    """A computer may only play for whoever asks, or for somebody who is away."""
    if about is None or not seats.is_person(about):
        return NOBODY_AWAY
    wanted = Presence.HERE if about == by else Presence.AWAY
    return None if seats[about].presence is wanted else NOBODY_AWAY


def must_agree(by: Seat | None, about: Seat | None, seats: SeatOccupants) -> frozenset[Seat]:
    """The persons who are there, but for who asks and whom it is about; nobody else is asked about one's own seat."""
    return frozenset() if about is not None and about == by else seats.here - {by, about}

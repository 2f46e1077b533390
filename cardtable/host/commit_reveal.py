"""How the seed of a deal is made of everybody's numbers, so that nobody can choose the cards: the table's side.

Whoever takes part first tells the hash of a number, and the number itself only when all hashes are known to all.

Whether one's own number belongs in a deal: was the line up when the deal was called for, and did the person play?
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence

from cardtable.core.zones import Seat
from cardtable.host.room_messages import CommitCall, CommitmentsMessage, RevealMessage, RoomInfo
from cardtable.host.room_types import RoomStage
from cardtable.host.seat_assignment import Presence

DEALER = "dealer"  # the table's own program; persons take part as "seat N", computers and watchers do not


def contributor(seat: Seat) -> str:
    """What the program of the person at this seat is called."""
    return f"seat {seat}"


def commitment_of(table: str, deal: int, who: str, share: str) -> str:
    """SHA-256 of "cardtable/commit/TABLE/DEAL/WHO/SHARE", as 64 hexadecimal digits."""
    return _digest(f"cardtable/commit/{table}/{deal}/{who}/{share}")


def seed_of(table: str, deal: int, shares: Mapping[str, str]) -> str:
    """SHA-256 of "cardtable/seed/TABLE/DEAL/WHO=SHARE/…", the names in the order of their code points."""
    parts = "/".join(f"{who}={shares[who]}" for who in sorted(shares))
    return _digest(f"cardtable/seed/{table}/{deal}/{parts}")


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


class CommitReveal:
    """One deal's hashes and numbers. It has no clock: `too_late` says that nobody is waited for any longer.

    Before `sealed` is sent, `who`, the dealer's share and `hashes` are kept in the table's log, so that a deal has one
    `sealed` and no other; `hashes` brings them back after a restart.
    """

    def __init__(
        self, table: str, deal: int, who: Sequence[str], share: str, hashes: Mapping[str, str] | None = None
    ) -> None:
        self._table = table
        self._deal = deal
        self._who = tuple(who)
        self._hashes = dict(hashes or {DEALER: commitment_of(table, deal, DEALER, share)})
        self._shares = {DEALER: share}
        self._committed = hashes is not None
        self._closed = False

    @property
    def seal(self) -> CommitCall:
        """The call for commitments; the dealer's own was made before it heard anybody's."""
        return CommitCall(self._deal, self._who, self._hashes[DEALER])

    @property
    def sealed(self) -> CommitmentsMessage | None:
        """All commitments, once there are no more to come."""
        done = self._committed or set(self._hashes) == set(self._who)
        return CommitmentsMessage(self._deal, self._in_order(self._hashes)) if done else None

    @property
    def seed(self) -> str | None:
        """The seed, once no more numbers are to come."""
        done = self.sealed is not None and (self._closed or set(self._shares) == set(self._hashes))
        return seed_of(self._table, self._deal, self._shares) if done else None

    def commit(self, who: str, hash: str) -> bool:
        """Take a hash; False for a second, other one of the same program. One that comes too late is left out."""
        if self.sealed is None and who in self._who:
            self._hashes.setdefault(who, hash)
        return self._hashes.get(who, hash) == hash

    def open(self, who: str, share: str) -> bool:
        """Take a number; False for one that does not fit its hash. One that comes too late is left out."""
        fits = self._hashes.get(who) == commitment_of(self._table, self._deal, who, share)
        if fits and self.sealed is not None and self.seed is None:
            self._shares[who] = share
        return fits or who not in self._hashes

    def too_late(self) -> None:
        """Whoever has not answered is left out of this step."""
        if self.sealed is None:
            self._committed = True
        else:
            self._closed = True

    def opened(self, actions: Sequence[tuple[Seat, str]]) -> RevealMessage:
        """Everything about the deal, once it is over; `actions`: those in force at its count."""
        assert self.seed is not None  # it was dealt from
        missing = tuple(who for who in self._who if who in self._hashes and who not in self._shares)
        return RevealMessage(self._deal, self.seed, self._in_order(self._shares), missing, tuple(actions))

    def _in_order(self, found: Mapping[str, str]) -> dict[str, str]:
        return {who: found[who] for who in self._who if who in found}


_MAYBE_SEALING = (RoomStage.SEALING, RoomStage.PAUSED)  # a deal may have been called for before


class PresenceTracker:
    """What one program knows of its own presence, from what it was told of the table over the line that is up."""

    def __init__(self) -> None:
        self._missed: int | None = None  # up to this deal it may have been called for before; None: nothing was told
        self._plays = False

    def told(self, info: RoomInfo) -> None:
        """The table is told before each call for hashes: who is not here by it has no number in that deal."""
        if info.stage is RoomStage.LOBBY:
            self._missed = info.deal or -1  # the draw for places is deal 0
        elif self._missed is None:
            self._missed = info.deal + (info.stage in _MAYBE_SEALING)
        elif info.stage is RoomStage.PLAYING:
            self._missed = min(self._missed, info.deal)
        self._plays = info.you is not None and info.seats[info.you].presence is Presence.HERE

    def lost(self) -> None:
        """The line is gone, or leads to another match: what is made until something is told again is missed."""
        self._missed, self._plays = None, False

    def belongs_in(self, deal: int) -> bool:
        """Whether a table that is called for this deal now, or shows its cards, had to ask for the own number."""
        return self._plays and self._missed is not None and deal > self._missed

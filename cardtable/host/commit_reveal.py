"""Commit–reveal: the seed of a deal follows from random contributions of all participants.

Each participant first sends the hash of its contribution (the commitment), and the contribution itself only after all
hashes are public, so that no participant can choose the cards.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence

from cardtable.core.zones import Seat
from cardtable.host.room_messages import CommitCall, CommitmentsMessage, RevealMessage, RoomInfo
from cardtable.host.room_types import RoomStage
from cardtable.host.seat_assignment import Presence

DEALER = "dealer"  # the room's server; persons take part as "seat N", computers and spectators do not


def contributor(seat: Seat) -> str:
    """Return the name of the client of the person at a seat, as a contributor."""
    return f"seat {seat}"


def commitment_of(table: str, deal: int, who: str, share: str) -> str:
    """Return SHA-256 of "cardtable/commit/TABLE/DEAL/WHO/SHARE", as 64 hexadecimal digits."""
    return _digest(f"cardtable/commit/{table}/{deal}/{who}/{share}")


def seed_of(table: str, deal: int, shares: Mapping[str, str]) -> str:
    """Return SHA-256 of "cardtable/seed/TABLE/DEAL/WHO=SHARE/…", the names in the order of their code points."""
    parts = "/".join(f"{who}={shares[who]}" for who in sorted(shares))
    return _digest(f"cardtable/seed/{table}/{deal}/{parts}")


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


class CommitReveal:
    """Commitments and contributions of one deal. It has no clock: `too_late` ends the step in progress.

    Before `commitments` are sent, `who`, the dealer's share and `hashes` are written to the room's log, so that a deal
    has one set of them and no other; `hashes` restores them after a restart.
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
    def call(self) -> CommitCall:
        """Call for commitments, with the dealer's own, which was made before it received any other."""
        return CommitCall(self._deal, self._who, self._hashes[DEALER])

    @property
    def commitments(self) -> CommitmentsMessage | None:
        """All commitments, once the step is over; None before."""
        done = self._committed or set(self._hashes) == set(self._who)
        return CommitmentsMessage(self._deal, self._in_order(self._hashes)) if done else None

    @property
    def seed(self) -> str | None:
        """Seed, once the contributions are complete or too late; None before."""
        done = self.commitments is not None and (self._closed or set(self._shares) == set(self._hashes))
        return seed_of(self._table, self._deal, self._shares) if done else None

    def commit(self, who: str, hash: str) -> bool:
        """Take a commitment; return False for a second, different one. A late one is ignored."""
        if self.commitments is None and who in self._who:
            self._hashes.setdefault(who, hash)
        return self._hashes.get(who, hash) == hash

    def reveal(self, who: str, share: str) -> bool:
        """Take a contribution; return False for one that does not fit its commitment. A late one is ignored."""
        fits = self._hashes.get(who) == commitment_of(self._table, self._deal, who, share)
        if fits and self.commitments is not None and self.seed is None:
            self._shares[who] = share
        return fits or who not in self._hashes

    def too_late(self) -> None:
        """End the step in progress without those who have not answered."""
        if self.commitments is None:
            self._committed = True
        else:
            self._closed = True

    def reveal_message(self, actions: Sequence[tuple[Seat, str]]) -> RevealMessage:
        """Return everything about the finished deal; `actions`: those in force at its end."""
        assert self.seed is not None  # it was dealt from
        missing = tuple(who for who in self._who if who in self._hashes and who not in self._shares)
        return RevealMessage(self._deal, self.seed, self._in_order(self._shares), missing, tuple(actions))

    def _in_order(self, found: Mapping[str, str]) -> dict[str, str]:
        return {who: found[who] for who in self._who if who in found}


_MAYBE_SEALING = (RoomStage.SEALING, RoomStage.PAUSED)  # the next deal may have been called for already


class PresenceTracker:
    """A client's own presence at calls for commitments, from the room infos received over its connection."""

    def __init__(self) -> None:
        self._missed: int | None = None  # last deal that may have been called for before; None: no room info
        self._plays = False

    def on_info(self, info: RoomInfo) -> None:
        """Register a room info; one comes before each call, and only a client that is HERE in it is called."""
        if info.stage is RoomStage.LOBBY:
            self._missed = info.deal or -1  # the draw for places is deal 0
        elif self._missed is None:
            self._missed = info.deal + (info.stage in _MAYBE_SEALING)
        elif info.stage is RoomStage.PLAYING:
            self._missed = min(self._missed, info.deal)
        self._plays = info.you is not None and info.seats[info.you].presence is Presence.HERE

    def on_lost(self) -> None:
        """Register a lost connection, or another match: deals made until the next room info are missed."""
        self._missed, self._plays = None, False

    def belongs_in(self, deal: int) -> bool:
        """Return True if the room had to ask for the own contribution to this deal, called for now or dealt."""
        return self._plays and self._missed is not None and deal > self._missed

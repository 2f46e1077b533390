"""Commit–reveal of a deal in a room: collects commitments and contributions, and logs the seed.

Each of the two steps lasts three seconds at most.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from cardtable.core.zones import Seat
from cardtable.host.commit_reveal import DEALER, CommitReveal, contributor
from cardtable.host.host_messages import RulesFault
from cardtable.host.log_writer import DeferredCall, OnPersisted
from cardtable.host.room.broadcast import RoomInfoBroadcaster
from cardtable.host.room.match_projection import MatchProjection
from cardtable.host.room.participants import Participant
from cardtable.host.room.room_effects import EffectOutbox, RoomLogEntry, RoomLogEntryKind, RoomLogWriter
from cardtable.host.room.room_log_entries import CommitmentsEntry, DealEntry, write_deal, write_values
from cardtable.host.room_requests import CommitRequest, RevealRequest

WAIT = 3.0  # seconds for each step
_NUMBER = 32  # hexadecimal digits


@dataclass(eq=False, repr=False)  # it holds secrets
class DealScheduler:
    """Preparation of one deal after another; logged commitments replace those in memory.

    `on_dealt` is called when the entry of a deal is persisted, `on_failed` when an entry certainly is not.
    """

    _projection: MatchProjection
    _log: RoomLogWriter
    _outbox: EffectOutbox
    _info_broadcaster: RoomInfoBroadcaster
    _entropy: Callable[[int], str]
    _on_dealt: OnPersisted
    _on_failed: DeferredCall
    _deal: int | None = None  # that is being prepared
    _share: str = ""  # the dealer's contribution
    _who: tuple[str, ...] = ()
    _commit_reveal: CommitReveal | None = None
    due: float | None = None  # deadline of the step in progress
    has_failed: bool = False  # the rules raised at the last deal

    def interrupt(self) -> None:
        """Start the preparation over when the match goes on; logged commitments stay."""
        self._deal = self._commit_reveal = self.due = None

    def take(self, seat: Seat, request: CommitRequest | RevealRequest) -> bool:
        """Take a commitment or contribution; return False for an invalid one. A late one is ignored."""
        commit_reveal = self._commit_reveal
        if commit_reveal is None or request.deal != self._deal:
            return True
        if isinstance(request, CommitRequest):
            return commit_reveal.commit(contributor(seat), request.hash)
        return commit_reveal.commitments is None or commit_reveal.reveal(contributor(seat), request.share)

    def greet(self, person: Participant) -> None:
        """Send the state of the preparation to a participant who comes."""
        if self._commit_reveal is not None:
            self._outbox.send(person, self._commit_reveal.call)
            commitments = self._commit_reveal.commitments
            if self._projection.commit_reveal is not None and commitments is not None:
                self._outbox.send(person, commitments)

    def step(self, deal: int, now: float) -> bool:
        """Do the next thing that is due for this deal; return False if there is none."""
        self.has_failed = False
        commit_reveal = self._commit_reveal
        if commit_reveal is None or self._deal != deal:
            self._begin(deal, now)
            return True
        if self.due is not None and now >= self.due:
            commit_reveal.too_late()
            self.due = None
        if self._projection.commit_reveal is None:
            commitments = commit_reveal.commitments
            if commitments is not None:
                seal = CommitmentsEntry(deal, self._who, self._share, commitments.hashes)
                self._log.append_line(RoomLogEntryKind.SEAL, write_values(seal), self._on_sealed, self._on_failed)
            return commitments is not None
        if commit_reveal.seed is None:
            return False
        entry = DealEntry(deal, commit_reveal.seed, commit_reveal.reveal_message(()).shares)
        try:
            self._projection.dry_run(entry)
        except Exception as error:  # a mistake in one game must not leave an entry that no replay gets past
            self._outbox.add(RulesFault(error))
            self.interrupt()
            self.has_failed = True
            return False
        self._log.append_line(RoomLogEntryKind.DEAL, write_deal(entry), self._on_deal_persisted, self._on_failed)
        return True

    def _begin(self, deal: int, now: float) -> None:
        """Call for commitments of everybody who is here, or repeat those that are logged.

        The room info is sent first: a client that is HERE in it and is not called reports that.
        """
        self._info_broadcaster.broadcast(now)
        self._deal, self._share = deal, self._entropy(_NUMBER)
        logged = self._projection.commit_reveal
        if logged is not None:
            self._outbox.send_all(logged.call)
            self._collect(logged, now)
            return
        self._who = (DEALER, *(contributor(seat) for seat in sorted(self._projection.seats.here)))
        self._commit_reveal = CommitReveal(self._projection.opening.table, deal, self._who, self._share)
        self.due = now + WAIT
        self._outbox.send_all(self._commit_reveal.call)

    def _collect(self, logged: CommitReveal, now: float) -> None:
        """Begin the second step, after the commitments are logged: send them."""
        self._commit_reveal, self.due = logged, now + WAIT
        assert logged.commitments is not None
        self._outbox.send_all(logged.commitments)

    def _on_sealed(self, entry: RoomLogEntry, now: float) -> None:
        self._projection.apply(entry)
        assert self._projection.commit_reveal is not None
        self._collect(self._projection.commit_reveal, now)

    def _on_deal_persisted(self, entry: RoomLogEntry, now: float) -> None:
        self.interrupt()
        self._on_dealt(entry, now)

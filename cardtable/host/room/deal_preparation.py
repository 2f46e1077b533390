"""Commit–reveal of a deal in a room: collects commitments and contributions, and logs the seed.

Each of the two steps lasts three seconds at most.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from cardtable.core.zones import Seat
from cardtable.host.commit_reveal import DEALER, CommitReveal, contributor
from cardtable.host.host_messages import RulesFault
from cardtable.host.log_writer import DeferredCall, OnPersisted
from cardtable.host.room.broadcast import RoomInfoBroadcaster
from cardtable.host.room.match_projection import MatchProjection
from cardtable.host.room.participants import Participant
from cardtable.host.room.room_effects import EffectOutbox, RoomLogEntry, RoomLogEntryKind, RoomLogWriter
from cardtable.host.room.room_log_entries import CommitmentsEntry, DealEntry, write_deal, write_seal
from cardtable.host.room_messages import CommitCall, CommitmentsMessage
from cardtable.host.room_requests import CommitRequest, RevealRequest

WAIT = 3.0  # seconds for each step
_NUMBER = 32  # hexadecimal digits


class DealPreparation:
    """Commit–reveal of one deal, with its deadlines; logged commitments replace those in memory."""

    def __init__(self, table: str, deal: int, entropy: Callable[[int], str]) -> None:
        self._table = table
        self.deal = deal
        self._share = entropy(_NUMBER)
        self._who: tuple[str, ...] = ()
        self._commit_reveal: CommitReveal | None = None
        self.due: float | None = None  # deadline of the step in progress

    def call(self, here: Iterable[Seat], now: float) -> CommitCall:
        """Begin the first step with everybody who is here; return the call for commitments."""
        self._who = (DEALER, *(contributor(seat) for seat in sorted(here)))
        self._commit_reveal = CommitReveal(self._table, self.deal, self._who, self._share)
        self.due = now + WAIT
        return self._commit_reveal.call

    def resume(self, logged: CommitReveal, now: float) -> CommitmentsMessage:
        """Begin the second step, after the commitments are logged; return them."""
        self._commit_reveal = logged
        self.due = now + WAIT
        assert logged.commitments is not None
        return logged.commitments

    def messages(self, *, are_logged: bool) -> Iterator[CommitCall | CommitmentsMessage]:
        """Return the messages for a participant who comes meanwhile; `are_logged`: the commitments are."""
        if self._commit_reveal is not None:
            yield self._commit_reveal.call
            if are_logged and self._commit_reveal.commitments is not None:
                yield self._commit_reveal.commitments

    def take(self, seat: Seat, request: CommitRequest | RevealRequest) -> bool:
        """Take a commitment or contribution; return False for an invalid one. A late one is ignored."""
        commit_reveal = self._commit_reveal
        if commit_reveal is None or request.deal != self.deal:
            return True
        if isinstance(request, CommitRequest):
            return commit_reveal.commit(contributor(seat), request.hash)
        return commit_reveal.commitments is None or commit_reveal.reveal(contributor(seat), request.share)

    def commitments_entry(self, now: float) -> CommitmentsEntry | None:
        """Return the log entry of the commitments once they are complete or the deadline is over; None before."""
        commit_reveal = self._after_deadline(now)
        found = None if commit_reveal is None else commit_reveal.commitments
        return None if found is None else CommitmentsEntry(self.deal, self._who, self._share, found.hashes)

    def deal_entry(self, now: float) -> DealEntry | None:
        """Return the log entry of the seed once the contributions are complete or too late; None before."""
        commit_reveal = self._after_deadline(now)
        if commit_reveal is None or commit_reveal.seed is None:
            return None
        return DealEntry(self.deal, commit_reveal.seed, commit_reveal.reveal_message(()).shares)

    def _after_deadline(self, now: float) -> CommitReveal | None:
        """Return the commit–reveal; end its step if the deadline is over."""
        if self._commit_reveal is not None and self.due is not None and now >= self.due:
            self._commit_reveal.too_late()
            self.due = None
        return self._commit_reveal


class DealScheduler:
    """Preparation of one deal after another.

    `on_dealt` is called when the entry of a deal is persisted, `on_failed` when an entry certainly is not.
    """

    def __init__(
        self,
        projection: MatchProjection,
        log: RoomLogWriter,
        outbox: EffectOutbox,
        info_broadcaster: RoomInfoBroadcaster,
        entropy: Callable[[int], str],
        on_dealt: OnPersisted,
        on_failed: DeferredCall,
    ) -> None:
        self._projection = projection
        self._log = log
        self._outbox = outbox
        self._info_broadcaster = info_broadcaster
        self._entropy = entropy
        self._on_dealt = on_dealt
        self._on_failed = on_failed
        self._preparation: DealPreparation | None = None
        self.has_failed = False  # the rules raised at the last deal

    @property
    def due(self) -> float | None:
        return None if self._preparation is None else self._preparation.due

    def interrupt(self) -> None:
        """Start the preparation over when the match goes on; logged commitments stay."""
        self._preparation = None

    def take(self, seat: Seat, request: CommitRequest | RevealRequest) -> bool:
        """Take a commitment or contribution; return False for an invalid one."""
        return self._preparation is None or self._preparation.take(seat, request)

    def greet(self, person: Participant) -> None:
        """Send the state of the preparation to a participant who comes."""
        if self._preparation is not None:
            for message in self._preparation.messages(are_logged=self._projection.commit_reveal is not None):
                self._outbox.send(person, message)

    def step(self, deal: int, now: float) -> bool:
        """Do the next thing that is due for this deal; return False if there is none."""
        preparation, self.has_failed = self._preparation, False
        if preparation is None or preparation.deal != deal:
            self._begin(deal, now)
            return True
        if self._projection.commit_reveal is None:
            commitments = preparation.commitments_entry(now)
            if commitments is not None:
                self._log.append_line(RoomLogEntryKind.SEAL, write_seal(commitments), self._on_sealed, self._on_failed)
            return commitments is not None
        entry = preparation.deal_entry(now)
        if entry is None:
            return False
        try:
            self._projection.dry_run(entry)
        except Exception as error:  # a mistake in one game must not leave an entry that no replay gets past
            self._outbox.add(RulesFault(error))
            self._preparation, self.has_failed = None, True
            return False
        self._log.append_line(RoomLogEntryKind.DEAL, write_deal(entry), self._on_deal_persisted, self._on_failed)
        return True

    def _begin(self, deal: int, now: float) -> None:
        """Call for commitments, or repeat those that are logged.

        The room info is sent first: a client that is HERE in it and is not called reports that.
        """
        self._info_broadcaster.broadcast(now)
        self._preparation = DealPreparation(self._projection.opening.table, deal, self._entropy)
        logged = self._projection.commit_reveal
        if logged is None:
            self._outbox.send_all(self._preparation.call(self._projection.seats.here, now))
        else:
            self._outbox.send_all(logged.call)
            self._outbox.send_all(self._preparation.resume(logged, now))

    def _on_sealed(self, entry: RoomLogEntry, now: float) -> None:
        self._projection.apply(entry)
        assert self._preparation is not None
        assert self._projection.commit_reveal is not None
        self._outbox.send_all(self._preparation.resume(self._projection.commit_reveal, now))

    def _on_deal_persisted(self, entry: RoomLogEntry, now: float) -> None:
        self._preparation = None
        self._on_dealt(entry, now)

"""One deal after another gets its seed: called for, kept in the log, told to everybody."""

from __future__ import annotations

from collections.abc import Callable

from cardtable.core.zones import Seat
from cardtable.host.from_seat import CommitRequest, RevealRequest
from cardtable.host.messages import RulesFault
from cardtable.host.people_table.course import MatchProjection
from cardtable.host.people_table.effects import RoomLogEntry, RoomLogEntryKind
from cardtable.host.people_table.journal import RoomLogWriter, Then
from cardtable.host.people_table.log_entries import write_deal, write_seal
from cardtable.host.people_table.notice import RoomInfoBroadcaster
from cardtable.host.people_table.outbox import EffectOutbox
from cardtable.host.people_table.persons import Participant
from cardtable.host.people_table.preparation import DealPreparation


class DealScheduler:
    """`dealt` is done when the entry of a deal is kept, `failed` when an entry certainly is not."""

    def __init__(
        self,
        course: MatchProjection,
        journal: RoomLogWriter,
        outbox: EffectOutbox,
        notice: RoomInfoBroadcaster,
        entropy: Callable[[int], str],
        dealt: Callable[[RoomLogEntry, float], None],
        failed: Then,
    ) -> None:
        self._course = course
        self._journal = journal
        self._outbox = outbox
        self._notice = notice
        self._entropy = entropy
        self._dealt = dealt
        self._failed = failed
        self._preparation: DealPreparation | None = None
        self.has_failed = False  # the rules have, at the deal that was made last

    @property
    def due(self) -> float | None:
        """When nobody is waited for any longer."""
        return None if self._preparation is None else self._preparation.due

    def interrupt(self) -> None:
        """Begin anew when the table goes on, with the hashes that are kept if they are."""
        self._preparation = None

    def take(self, seat: Seat, message: CommitRequest | RevealRequest) -> bool:
        """A hash or a number of somebody; False for one that nobody honest sends."""
        return self._preparation is None or self._preparation.take(seat, message)

    def greet(self, person: Participant) -> None:
        """Tell somebody who comes what is being made."""
        if self._preparation is not None:
            for call in self._preparation.again(kept=self._course.sealing is not None):
                self._outbox.send(person, call)

    def step(self, deal: int, now: float) -> bool:
        """Do one thing for this deal; whether there was one."""
        preparation, self.has_failed = self._preparation, False
        if preparation is None or preparation.deal != deal:
            self._begin(deal, now)
            return True
        if self._course.sealing is None:
            seal = preparation.to_seal(now)
            if seal is not None:
                self._journal.keep(RoomLogEntryKind.SEAL, write_seal(seal), self._sealed, self._failed)
            return seal is not None
        made = preparation.to_deal(now)
        if made is None:
            return False
        try:
            self._course.rehearse(made)
        except Exception as error:  # a mistake in one game must not leave an entry that no replay gets past
            self._outbox.add(RulesFault(error))
            self._preparation, self.has_failed = None, True
            return False
        self._journal.keep(RoomLogEntryKind.DEAL, write_deal(made), self._made, self._failed)
        return True

    def _begin(self, deal: int, now: float) -> None:
        """Call for hashes; where they are kept already, say the same again.

        Everybody knows first who is here: whoever is, and is not called, says so.
        """
        self._notice.now(now)
        self._preparation = DealPreparation(self._course.opening.table, deal, self._entropy)
        kept = self._course.sealing
        if kept is None:
            self._outbox.send_all(self._preparation.call(self._course.circle.here, now))
        else:
            self._outbox.send_all(kept.seal)
            self._outbox.send_all(self._preparation.sealed(kept, now))

    def _sealed(self, entry: RoomLogEntry, now: float) -> None:
        self._course.apply(entry)
        assert self._preparation is not None
        assert self._course.sealing is not None
        self._outbox.send_all(self._preparation.sealed(self._course.sealing, now))

    def _made(self, entry: RoomLogEntry, now: float) -> None:
        self._preparation = None
        self._dealt(entry, now)

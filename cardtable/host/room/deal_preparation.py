"""How a deal's seed comes together at the table: three seconds for the hashes, three for the numbers.

One deal after another gets its seed: called for, kept in the log, told to everybody.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from cardtable.core.zones import Seat
from cardtable.host.commit_reveal import DEALER, CommitReveal, contributor
from cardtable.host.host_messages import RulesFault
from cardtable.host.room.broadcast import RoomInfoBroadcaster
from cardtable.host.room.log_writer import RoomLogWriter, Then
from cardtable.host.room.match_projection import MatchProjection
from cardtable.host.room.participants import Participant
from cardtable.host.room.room_effects import EffectOutbox, RoomLogEntry, RoomLogEntryKind
from cardtable.host.room.room_log_entries import CommitmentsEntry, DealEntry, write_deal, write_seal
from cardtable.host.room_messages import CommitCall, CommitmentsMessage
from cardtable.host.room_requests import CommitRequest, RevealRequest

WAIT = 3.0  # seconds
_NUMBER = 32  # hexadecimal digits


class DealPreparation:
    """Of one deal. Hashes that are in the log come back as a `Sealing` of their own, with which it goes on."""

    def __init__(self, table: str, deal: int, entropy: Callable[[int], str]) -> None:
        self._table = table
        self.deal = deal
        self._share = entropy(_NUMBER)
        self._who: tuple[str, ...] = ()
        self._sealing: CommitReveal | None = None
        self._deadline: float | None = None

    @property
    def due(self) -> float | None:
        """When nobody is waited for any longer; None while nothing is waited for."""
        return self._deadline

    def call(self, here: Iterable[Seat], now: float) -> CommitCall:
        """Call for hashes: everybody who is here takes part."""
        self._who = (DEALER, *(contributor(seat) for seat in sorted(here)))
        self._sealing = CommitReveal(self._table, self.deal, self._who, self._share)
        self._deadline = now + WAIT
        return self._sealing.seal

    def sealed(self, kept: CommitReveal, now: float) -> CommitmentsMessage:
        """The hashes are in the log: everybody may tell their number."""
        self._sealing = kept
        self._deadline = now + WAIT
        assert kept.sealed is not None
        return kept.sealed

    def again(self, *, kept: bool) -> Iterator[CommitCall | CommitmentsMessage]:
        """What somebody who comes now has to be told."""
        if self._sealing is not None:
            yield self._sealing.seal
            if kept and self._sealing.sealed is not None:
                yield self._sealing.sealed

    def take(self, seat: Seat, message: CommitRequest | RevealRequest) -> bool:
        """A hash or a number; False for one that nobody honest sends. What comes too late is left out."""
        sealing = self._sealing
        if sealing is None or message.deal != self.deal:
            return True
        if isinstance(message, CommitRequest):
            return sealing.commit(contributor(seat), message.hash)
        return sealing.sealed is None or sealing.open(contributor(seat), message.share)

    def to_seal(self, now: float) -> CommitmentsEntry | None:
        """All hashes, once they have come or nobody is waited for."""
        sealing = self._over(now)
        found = None if sealing is None else sealing.sealed
        return None if found is None else CommitmentsEntry(self.deal, self._who, self._share, found.hashes)

    def to_deal(self, now: float) -> DealEntry | None:
        """The seed, once all numbers have come or nobody is waited for."""
        sealing = self._over(now)
        if sealing is None or sealing.seed is None:
            return None
        return DealEntry(self.deal, sealing.seed, sealing.opened(()).shares)

    def _over(self, now: float) -> CommitReveal | None:
        """The sealing; it waits for nobody any more if it is too late."""
        if self._sealing is not None and self._deadline is not None and now >= self._deadline:
            self._sealing.too_late()
            self._deadline = None
        return self._sealing


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

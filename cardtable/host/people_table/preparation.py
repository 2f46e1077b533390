"""How a deal's seed comes together at the table: three seconds for the hashes, three for the numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from cardtable.core.zones import Seat
from cardtable.host.from_seat import CommitRequest, RevealRequest
from cardtable.host.from_table import CommitCall, CommitmentsMessage
from cardtable.host.people_table.log_entries import CommitmentsEntry, DealEntry
from cardtable.host.sealing import DEALER, CommitReveal, contributor

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

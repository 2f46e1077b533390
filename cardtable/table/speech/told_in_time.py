"""When things are told: what others do while the person chooses waits, and in very few words all of it is gathered."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.core.spoken_forms import WordingLevel
from cardtable.core.zones import Seat
from cardtable.table.speech.remarks import UpdateRemark

MOST_KEPT = 16  # facts in one sentence of very few words; who is out, or watches, has no turn that would end it


class DeferredNarration:
    """Keeps back what is not to be told yet; nothing is lost, and nothing told twice."""

    def __init__(self) -> None:
        self._kept: list[UpdateRemark] = []

    @property
    def is_keeping(self) -> bool:
        """Whether anything has still to be told."""
        return bool(self._kept)

    def hear(
        self, remarks: Sequence[UpdateRemark], viewer: Seat | None, wording: WordingLevel, *, chooses: bool, due: bool
    ) -> tuple[UpdateRemark, ...]:
        """What is to be told now, in order; after what the person did come the passes that waited for it.

        `chooses`: the person is choosing cards at the same time as others. `due`: it is the person's turn now, or the
        deal is over.
        """
        own = [one for one in remarks if one.seat is not None and one.seat == viewer]
        if chooses and not own and not due:
            self._kept += (one for one in remarks if one.together is not None)
            return tuple(one for one in remarks if one.together is None)
        if wording is WordingLevel.VERY_SHORT and not own and not due:
            self._kept += remarks
            return () if len(self._kept) < MOST_KEPT else self.release()
        kept = self.release()
        if own and all(one.together is not None for one in kept):
            after = remarks.index(own[0]) + 1
            return (*remarks[:after], *kept, *remarks[after:])
        return (*kept, *remarks)

    def release(self) -> tuple[UpdateRemark, ...]:
        """All that was kept back, to be told now."""
        kept, self._kept = tuple(self._kept), []
        return kept

    def forget(self) -> None:
        """What was kept back does not matter any more: the table has gone back."""
        self._kept.clear()

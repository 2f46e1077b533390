"""Results of deals and matches go into the statistics."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path

from cardtable.app.counting.entries import TakenBack, deal_counted, match_counted
from cardtable.app.counting.statistics import NOT_KEPT, READ_SECONDS, Statistics, check_file
from cardtable.app.counting.waiting import Waiting
from cardtable.app.counting.writer import Writer
from cardtable.core.events import FeatKind, HandScored, MatchEnded
from cardtable.core.text import Text, translate
from cardtable.core.zones import Seat
from cardtable.files.disk_trouble import trouble_with
from cardtable.host.group import Group

RESULTS_LOST = translate("Storage", "Some results couldn't be read and don't count. The old file is kept as %1.")
SETTLE_SECONDS = 0.2  # how long whoever looks at the statistics waits for the last result


class Results:
    """Counts what the person reached, in the background; says once if that is impossible.

    `say` is called from any thread. `place` is that of this copy of the program: no other copy has the same one.
    """

    def __init__(self, path: Path, say: Callable[[Text], None], place: int = 1) -> None:
        self._path = path
        self._say = say
        self._check()
        waiting = Waiting(path.with_name(f"statistics-{place}.waiting"), lambda kept: say(RESULTS_LOST.filled(kept)))
        self._writer = Writer(Statistics(path), waiting, self._tell_trouble)

    @property
    def statistics(self) -> Statistics:
        """The file in use, to be read: with the last result in it, unless another program locks it."""
        self._writer.settle(SETTLE_SECONDS)
        return Statistics(self._path, READ_SECONDS)

    def deal_scored(self, key: str, group: Group, number: int, points: int, *, moon: bool) -> None:
        """Count a deal of the person's."""
        self._writer.add(deal_counted(key, group, number, points, moon=moon))

    def match_ended(self, key: str, group: Group, seats: int, place: float, total: int) -> None:
        """Count a match of the person's."""
        self._writer.add(match_counted(key, group, seats, place, total))

    def taken_back(self, key: str, deals: Iterable[int]) -> None:
        """Mark deals in which something was taken back after more cards had been seen."""
        for number in deals:
            self._writer.add(TakenBack(key, number))

    def close(self, seconds: float = SETTLE_SECONDS) -> None:
        """Write what can be written in that time; the rest waits on the disk for the next start."""
        self._writer.close(seconds)

    def _tell_trouble(self, error: Exception) -> None:
        self._say(NOT_KEPT.filled(trouble_with(self._path.parent, error)))

    def _check(self) -> None:
        problem = None
        with suppress(OSError):
            problem = check_file(self._path, READ_SECONDS)
        if problem is not None:
            self._say(problem)


def place_of(seat: Seat, ended: MatchEnded) -> float:
    """The seat's place; in a draw of all the mean of the places that they share, so that it is nobody's win."""
    drawn = len(set(ended.places)) == 1
    return (len(ended.places) + 1) / 2 if drawn else ended.places[seat]


def shot_the_moon(scored: HandScored, person: Seat) -> bool:
    """Whether the person has taken all the points of the deal, or every trick with them."""
    return any(feat.seat == person and feat.kind in (FeatKind.MOON, FeatKind.SUN) for feat in scored.feats)

"""Places of a deal and the score of a match (KR-15 to KR-17)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from cardtable.core import scores
from cardtable.core.frozen_dataclass import frozen
from cardtable.core.zones import Seat
from cardtable.games.svoi_kozyri.options import MatchKind, SvoiKozyriOptions


@frozen
class DealOutcome:
    """How a deal ended."""

    out: tuple[Seat, ...]  # who got rid of all cards and has a place alone, first to last
    rest: tuple[Seat, ...]  # who shares what is left: one loser, or all who draw
    draw: bool

    def places(self) -> tuple[int, ...]:
        """By seat, 1 for the first out; the rest share the best place that is left (settled reading 28)."""
        found = {seat: place for place, seat in enumerate(self.out, 1)}
        found |= dict.fromkeys(self.rest, len(self.out) + 1)
        return tuple(found[seat] for seat in sorted(found))

    @property
    def winner(self) -> Seat | None:
        """Who was first out, unless the deal was a draw (settled reading 25)."""
        return None if self.draw else self.out[0]

    @property
    def loser(self) -> Seat | None:
        """Who is left with cards, unless the deal was a draw."""
        return None if self.draw else self.rest[0]


def row(options: SvoiKozyriOptions, ending: DealOutcome) -> tuple[int, ...]:
    """What the deal changes in the score (settled reading 29)."""
    if options.match is MatchKind.LOSSES:
        return tuple(int(seat == ending.loser) for seat in range(len(ending.places())))
    first = ending.out[0] if ending.out else None
    return tuple(int(seat == first) for seat in range(len(ending.places())))


def match_places(options: SvoiKozyriOptions, ending: DealOutcome, score: Sequence[int], deal: int) -> tuple[int, ...]:
    """The ranking if the match is over with this deal, counted from 1, else nothing (KR-17)."""
    match options.match:
        case MatchKind.SINGLE:
            return ending.places()
        case MatchKind.ROUND:
            over = deal == len(score)
        case MatchKind.WINS | MatchKind.LOSSES:
            over = max(score) >= options.match_length
        case _:
            assert_never(options.match)
    return scores.places(score, low_wins=options.match is MatchKind.LOSSES) if over else ()

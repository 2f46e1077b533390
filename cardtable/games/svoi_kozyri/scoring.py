"""Scoring of Svoi Kozyri: finishing places of a deal and score of a match (KR-15 to KR-17)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from cardtable.core import scores
from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.zones import Seat
from cardtable.games.svoi_kozyri.options import MatchKind, SvoiKozyriOptions


@frozen
class DealOutcome:
    """Outcome of a deal."""

    out: tuple[Seat, ...]  # seats without cards that have a place of their own, first to last
    rest: tuple[Seat, ...]  # seats that share the remaining place: one loser, or all in a draw
    draw: bool

    def places(self) -> tuple[int, ...]:
        """Return places by seat, 1 for the first out; the rest share the best place left (settled reading 28)."""
        found = {seat: place for place, seat in enumerate(self.out, 1)}
        found |= dict.fromkeys(self.rest, len(self.out) + 1)
        return tuple(found[seat] for seat in sorted(found))

    @property
    def winner(self) -> Seat | None:
        """Seat that was first out; None after a draw (settled reading 25)."""
        return None if self.draw else self.out[0]

    @property
    def loser(self) -> Seat | None:
        """Seat left with cards; None after a draw."""
        return None if self.draw else self.rest[0]


def row(options: SvoiKozyriOptions, ending: DealOutcome) -> tuple[int, ...]:
    """Return the change of the score by the deal (settled reading 29)."""
    if options.match is MatchKind.LOSSES:
        return tuple(int(seat == ending.loser) for seat in range(len(ending.places())))
    first = ending.out[0] if ending.out else None
    return tuple(int(seat == first) for seat in range(len(ending.places())))


def match_places(options: SvoiKozyriOptions, ending: DealOutcome, score: Sequence[int], deal: int) -> tuple[int, ...]:
    """Return the final places if the match is over with this deal, else () (KR-17)."""
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

"""Finishing places by totals, with ties."""

from __future__ import annotations

from collections.abc import Sequence


def places(totals: Sequence[int], *, low_wins: bool) -> tuple[int, ...]:
    """Return places by seat, 1 for the best; after equal totals the next places are left free: 1, 2, 2, 4 (G-08)."""
    better = [sum((other < total) if low_wins else (other > total) for other in totals) for total in totals]
    return tuple(count + 1 for count in better)

"""People who never chose a portrait do not look alike at one table."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.app.match.names_at_table import NAMES, SPARE_PORTRAIT


def unlike(portraits: Sequence[int]) -> tuple[int, ...]:
    """The portraits of the persons at a table, in order: only the first wears that of whoever chose none.

    A chosen one stays; every window comes to the same.
    """
    free = iter([face for _, face in reversed(NAMES) if face not in portraits])  # computers begin at the other end
    first = portraits.index(SPARE_PORTRAIT) if SPARE_PORTRAIT in portraits else len(portraits)
    return tuple(
        next(free, face) if face == SPARE_PORTRAIT and place > first else face for place, face in enumerate(portraits)
    )

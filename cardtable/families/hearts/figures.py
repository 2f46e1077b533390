"""What is counted of a deal of the family besides its points: moons."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.core.events import HandScored
from cardtable.core.figures import Figure, RecordedDecision
from cardtable.families.hearts.settling import MOON


def figures(_options: object, _decided: Sequence[RecordedDecision], scored: HandScored) -> tuple[Figure, ...]:
    """Who shot the moon; a sun is one too."""
    shot = tuple(float(any(feat.seat == seat for feat in scored.feats)) for seat in range(len(scored.row)))
    return (Figure("moons", MOON, shot),)

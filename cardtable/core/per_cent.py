"""A share in per cent, as people read it."""

from __future__ import annotations


def per_cent(share: float, places: int = 0) -> float:
    """A share from 0 to 1 in per cent, with so many decimal places; 100 is all of it, and 0 is nothing at all."""
    least = 10.0**-places
    rounded = round(100 * share, places)
    return min(max(rounded, least), 100 - least) if 0 < share < 1 else rounded

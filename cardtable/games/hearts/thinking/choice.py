"""What a player thinks best."""

from __future__ import annotations

from typing import NamedTuple


class ReasonedChoice(NamedTuple):
    """A card (as an int), and whether it is meant to win every point card."""

    card: int
    shooting: bool = False

"""What a player thinks best, with the reason that a person is told."""

from __future__ import annotations

from typing import NamedTuple

from cardtable.core.text import Text


class Choice(NamedTuple):
    """A card (as an int) and why."""

    card: int
    reason: Text

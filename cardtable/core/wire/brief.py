"""A field of the public facts that stands on the wire as one number."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cardtable.core.frozen_values import frozen

BRIEF = "wire"  # the key of a field's metadata


@frozen
class CompactField:
    """Stands for a field that grows with the deal: `field(metadata={BRIEF: Brief(…)})`.

    Whoever reads it gets a shorter value that says the same to somebody at the table.
    """

    name: str  # on the wire
    write: Callable[[Any], int]
    read: Callable[[int], Any]

"""What an annotation says beyond its type: `Annotated[int, Between(0, 11)]`.

A field of the public facts that stands on the wire as one number.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from cardtable.core.frozen_dataclass import frozen


@frozen
class IntRange:
    """Bounds of a whole number, both included."""

    least: int
    most: int


@dataclass(frozen=True)
class TextPattern:
    """The pattern that a whole string matches, of at most so many characters; ASCII alone."""

    pattern: str
    longest: int = 400

    @cached_property
    def compiled(self) -> re.Pattern[str]:
        """The pattern, ready for use."""
        return re.compile(self.pattern, re.ASCII)


@frozen
class MaxLength:
    """The greatest number of characters of a string, or of entries of a list or object."""

    count: int


@frozen
class OmitDefault:
    """A field that is not written while it has its default value, and is refused if it is written with it."""


LEFT_OUT = OmitDefault()


BRIEF = "wire"  # the key of a field's metadata


@frozen
class CompactField:
    """Stands for a field that grows with the deal: `field(metadata={BRIEF: Brief(…)})`.

    Whoever reads it gets a shorter value that says the same to somebody at the table.
    """

    name: str  # on the wire
    write: Callable[[Any], int]
    read: Callable[[int], Any]

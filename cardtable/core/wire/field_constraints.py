"""Field constraints beyond the type: `Annotated[int, IntRange(0, 11)]`; fields written compactly."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from cardtable.core.basics.frozen_dataclass import frozen


@frozen
class IntRange:
    """Bounds of a whole number, both included."""

    least: int
    most: int


@dataclass(frozen=True)
class TextPattern:
    """Regular expression that a whole ASCII string matches, of at most `longest` characters."""

    pattern: str
    longest: int = 400

    @cached_property
    def compiled(self) -> re.Pattern[str]:
        """Compiled pattern."""
        return re.compile(self.pattern, re.ASCII)


@frozen
class MaxLength:
    """Greatest number of characters of a string, or of entries of a list or object."""

    count: int


@frozen
class OmitDefault:
    """Marker of a field that is not written at its default value, and refused if it is written with it."""


LEFT_OUT = OmitDefault()


BRIEF = "wire"  # the key of a field's metadata


@frozen
class CompactField:
    """Compact form of a field that grows with the deal: `field(metadata={BRIEF: CompactField(…)})`.

    The field is written as one number; the reader gets a shorter value that says the same to a participant.
    """

    name: str  # key of the JSON object
    write: Callable[[Any], int]
    read: Callable[[int], Any]

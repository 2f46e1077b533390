"""Long work in small steps: whoever runs it may do something else between any two of them."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeVar

T = TypeVar("T")
Steps = Generator[None, None, T]
"""Yields after each step, and returns what it has worked out."""


def at_once(steps: Steps[T]) -> T:
    """Run all steps, one after the other; what they come to."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            result: T = end.value
            return result

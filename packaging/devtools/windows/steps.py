"""Steps of a long work: each one's time is said."""

import time
from collections.abc import Iterator
from contextlib import contextmanager

from devtools.processes import say


@contextmanager
def step(what: str) -> Iterator[None]:
    """Say that a step begins, and how many seconds it took unless it fails."""
    say(f"{what} …")
    begun = time.monotonic()
    yield
    say(f"{what}: {time.monotonic() - begun:.0f} s")

"""A sheet that has just come up takes no click or key that was meant for the table below it."""

from __future__ import annotations

import time
from collections.abc import Callable

REST_S = 0.5


class Patience:
    """Whether what is pressed is meant for what lies there since `begin`."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._since = -REST_S

    def begin(self) -> None:
        """Something has just come up."""
        self._since = self._clock()

    @property
    def is_over(self) -> bool:
        """Whether it has been there long enough to be meant."""
        return self._clock() - self._since >= REST_S

"""When everybody is told about the table anew: changes are gathered, and told twice a second at most."""

from __future__ import annotations

APART = 0.5  # seconds


class Notice:
    """Whether something has changed, and since when it may be told."""

    def __init__(self) -> None:
        self._changed = False
        self._told = float("-inf")

    @property
    def due(self) -> float | None:
        """When it is to be told; None while nothing has changed."""
        return self._told + APART if self._changed else None

    def changed(self, *, at_once: bool = False) -> None:
        """Something has; `at_once`: what follows cannot be understood without it."""
        self._changed = True
        if at_once:
            self._told = float("-inf")

    def taken(self, now: float) -> bool:
        """Whether to tell it now."""
        due = self.due
        if due is None or due > now:
            return False
        self._changed = False
        self._told = now
        return True

"""Updates that wait for their turn to be shown."""

from __future__ import annotations

from typing import Any

from cardtable.core.session import Update


class UpdateQueue:
    """In the order in which they came; a deal that is counted comes in two parts of one version."""

    def __init__(self) -> None:
        self._updates: list[Update[Any]] = []

    def add(self, update: Update[Any]) -> None:
        """It is going to be shown after all that wait."""
        self._updates.append(update)

    def next(self, version: int) -> Update[Any] | None:
        """Take the first that leads to this version; None where nothing does."""
        found = next((one for one in self._updates if one.view.version == version), None)
        if found is not None:
            self._updates.remove(found)
        return found

    def clear(self) -> None:
        """Nothing is going to be shown."""
        self._updates.clear()

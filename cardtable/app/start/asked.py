"""What the command line asked for."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple


class Arguments(NamedTuple):
    """A command line that has been read; what was not given is None or False."""

    file: Path | None = None
    game: str | None = None  # None: whatever was played last
    players: int | None = None
    rules: str | None = None
    deal: str | None = None
    language: str | None = None
    reset_settings: bool = False
    demo: float | None = None  # seconds
    screenshot: Path | None = None
    size: tuple[int, int] | None = None
    self_test: bool = False
    invitation: str | None = None  # the link of one, as a browser or a messenger hands it over

    @property
    def by_itself(self) -> bool:
        """Whether the computer plays all seats and the program ends by itself."""
        return self.demo is not None or self.screenshot is not None

    @property
    def new_match(self) -> bool:
        """Whether a new match was asked for."""
        return any(value is not None for value in (self.game, self.players, self.rules, self.deal))

"""Parsed command line, apart from its parser: a start without arguments does not load the parser."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple


class Arguments(NamedTuple):
    """Parsed command line; None or False for what was not given."""

    file: Path | None = None
    game: str | None = None  # None: the last one
    players: int | None = None
    rules: str | None = None
    deal: str | None = None
    language: str | None = None
    reset_settings: bool = False
    demo: float | None = None  # seconds
    screenshot: Path | None = None
    size: tuple[int, int] | None = None
    self_test: bool = False
    invitation: str | None = None  # a link, as a browser or a messenger passes it

    @property
    def by_itself(self) -> bool:
        """True if computers play all seats and the program ends by itself."""
        return self.demo is not None or self.screenshot is not None

    @property
    def new_match(self) -> bool:
        """True if a new match was asked for."""
        return any(value is not None for value in (self.game, self.players, self.rules, self.deal))

"""The counts of the deals played so far, also after resume, undo and redo."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cardtable.core.events import HandScored
from cardtable.core.record import Record
from cardtable.core.rules import AnyGame
from cardtable.core.session import Session, Update


class History:
    """Collects counts from updates; after a jump it plays the record again, but only when it is asked."""

    def __init__(self, game: AnyGame, record: Callable[[], Record]) -> None:
        self._game = game
        self._record = record
        self._known: tuple[HandScored, ...] = ()
        self._complete = 0

    @property
    def deals(self) -> tuple[HandScored, ...]:
        """The counts of all complete deals."""
        if len(self._known) < self._complete:
            self._known = scored_deals(self._record(), self._game)
        return self._known

    def take(self, update: Update[Any], deal: int) -> None:
        """Note what an update counts; `deal` is the number of the deal in play, from 1."""
        if update.heard is None:
            counts = _counts(update.events)
            if len(self._known) == self._complete:  # else the record, which has these as well, is played again
                self._known += counts
            self._complete += len(counts)
            return
        self._complete = deal - 1 + len(_counts(update.heard))
        self._known = self._known[: self._complete]


def scored_deals(record: Record, game: AnyGame) -> tuple[HandScored, ...]:
    """The counts of all deals that a sound record finishes."""
    found: list[HandScored] = []
    options, _ = game.options.load(record.options)
    session = Session[Any, Any](game, options, record.players, record.seed)
    session.subscribe(None, lambda update: found.extend(_counts(update.events)))
    for seat, text in record.actions:
        session.submit(seat, game.codec.read(text), session.state_version)
    return tuple(found)


def _counts(events: tuple[object, ...]) -> tuple[HandScored, ...]:
    return tuple(event for event in events if isinstance(event, HandScored))

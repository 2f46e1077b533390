"""What has happened lately, so that whoever was away for a moment is told only that."""

from __future__ import annotations

from cardtable.core.events import Event
from cardtable.core.frozen_values import frozen
from cardtable.core.wire.game_wire import MOST_EVENTS


@frozen
class _Happened:
    n: int
    tag: str
    deal: int
    events: tuple[Event, ...]  # unredacted
    dealt: bool  # whether the entry is a deal of cards
    reseated: frozenset[str]  # keys of those who see the cards from another seat from here on, or from none


@frozen
class MissedEvents:
    """What somebody has missed: all events since, and whether they are to be shown quickly."""

    events: tuple[Event, ...]
    quickly: bool


class ReplayBuffer:
    """The entries of this deal and the one before, since anything was undone."""

    def __init__(self) -> None:
        self._entries: list[_Happened] = []

    def add(
        self,
        n: int,
        tag: str,
        deal: int,
        events: tuple[Event, ...] = (),
        *,
        dealt: bool = False,
        reseated: frozenset[str] = frozenset(),
    ) -> None:
        """An entry of the log, with what came of it."""
        self._entries.append(_Happened(n, tag, deal, events, dealt, reseated))
        if dealt:
            self._entries = [entry for entry in self._entries if entry.deal >= deal - 1]

    def rewound(self, n: int, tag: str, deal: int) -> None:
        """Something was undone: who had not heard of it must be told the whole deal."""
        self._entries = [_Happened(n, tag, deal, (), False, frozenset())]

    def since(self, n: int, tag: str, key: str) -> MissedEvents | None:
        """What came after this entry; None if it is not known here, the key sat elsewhere then, or it was too much."""
        place = next((place for place, entry in enumerate(self._entries) if (entry.n, entry.tag) == (n, tag)), None)
        if place is None or any(key in entry.reseated for entry in self._entries[place + 1 :]):
            return None
        later = [entry for entry in self._entries[place + 1 :] if entry.events]
        events = tuple(event for entry in later for event in entry.events)
        if len(events) > MOST_EVENTS:
            return None
        only_dealt = len(later) == 1 and later[0].dealt
        return MissedEvents(events, quickly=bool(events) and not only_dealt)

"""Past tricks, from what was heard."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cardtable.core.cards import Card
from cardtable.core.controls import Mark
from cardtable.core.events import CardsMoved, Event
from cardtable.core.tricks_heard import tricks_heard
from cardtable.core.zone_kinds import ZoneKinds
from cardtable.core.zones import Seat, Zone


class PastTrick(NamedTuple):
    """A complete trick: who played what, in the order of play, and who won it (None: cancelled)."""

    cards: tuple[tuple[Seat, Card], ...]
    winner: Seat | None

    @property
    def twins(self) -> frozenset[Seat]:
        """Who played a card that lies in the trick twice."""
        faces = [card for _, card in self.cards]
        return frozenset(seat for seat, card in self.cards if faces.count(card) > 1)


def past_tricks(heard: Sequence[Event], kinds: ZoneKinds) -> tuple[PastTrick, ...]:
    """The complete tricks of the deal."""
    return tuple(PastTrick(trick.plays, trick.winner) for trick in tricks_heard(heard, kinds) if trick.is_over)


def marks_of_last(
    heard: Sequence[Event], kinds: ZoneKinds, *, twins_cancel: bool
) -> dict[Zone, tuple[frozenset[Mark], ...]]:
    """How the cards of the last complete trick are marked while it stands: which one won, and what was struck out."""
    tricks = past_tricks(heard, kinds)
    if not tricks:
        return {}
    moved = (event.target for event in heard if isinstance(event, CardsMoved) and kinds.is_trick(event.target))
    places = {zone.owner: zone for zone in moved}
    last = tricks[-1]
    marked = dict.fromkeys(last.twins if twins_cancel else (), Mark.CANCELLED)
    if last.winner is not None:
        marked[last.winner] = Mark.WINNING
    return {places[seat]: (frozenset((mark,)),) for seat, mark in marked.items() if seat in places}

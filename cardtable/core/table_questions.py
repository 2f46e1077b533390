"""What somebody at a table may ask, one thing at a time, and what a game itself has to say to that."""

from __future__ import annotations

import enum
from collections.abc import Callable, Mapping, Sequence
from dataclasses import field
from typing import Any, Generic

from cardtable.core.cards import Card
from cardtable.core.controls import Command, Display, Draft
from cardtable.core.events import Event
from cardtable.core.frozen_values import frozen
from cardtable.core.text import Text
from cardtable.core.views import P, View
from cardtable.core.zone_kinds import ZoneKinds
from cardtable.core.zones import Seat, Zone, near_seat


class PlayerQuery(enum.Enum):
    """One thing that is asked with one key."""

    TABLE = "table"  # the cards on it
    HAND = "hand"  # the own cards
    PLAYABLE = "playable"  # what may be played
    TURN = "turn"  # whose it is, and what is asked of them
    LEFT = "left"  # how many cards each still has
    POINTS = "points"
    HOLDINGS = "holdings"  # what has been laid out, named or taken
    LAST = "last"  # the last trick, or the last turns
    CARD = "card"  # what can be done with the card in focus, and what that would bring


@frozen
class QueryContext(Generic[P]):
    """All that one person knows who asks: what they have been shown, and nothing else."""

    view: View[P]
    kinds: ZoneKinds
    display: Display
    sides: tuple[Seat, ...]  # by seat, the lowest seat of its side
    heard: Sequence[Event] = ()  # since the deal began
    acting: frozenset[Seat] = frozenset()  # none once the deal has been counted
    draft: Draft = Draft()
    liftable: Mapping[Zone, frozenset[Card]] = field(default_factory=dict)
    commands: Sequence[Command] = ()
    focused: tuple[Card, Zone] | None = None  # the card that has the keyboard, where its face is seen
    refusal: Text | None = None  # why that card cannot be chosen now
    manners: Mapping[Seat, Text] = field(default_factory=dict)  # how computers play, where that is told

    @property
    def own_turn(self) -> bool:
        """Whether whoever asks is to act; a watcher never is."""
        return self.view.seat is not None and self.view.seat in self.acting

    @property
    def round(self) -> tuple[Seat, ...]:
        """All seats clockwise, whoever sits at the near side of the table first."""
        seats, near = len(self.display.plates), near_seat(self.view.seat)
        return tuple(Seat((near + step) % seats) for step in range(seats))

    @property
    def others_first(self) -> tuple[Seat, ...]:
        """All seats clockwise, the near one last: of oneself one knows most."""
        near, *others = self.round
        return (*others, near)


Answer = Callable[[QueryContext[Any]], tuple[Text, ...]]
"""Sentences, what matters most first; none where the general answer says it all."""

GameAnswers = Mapping[PlayerQuery, Answer]
"""The questions that a game answers in its own way."""

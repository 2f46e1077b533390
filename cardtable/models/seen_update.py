"""What an update changes, as one seat sees it: what its sounds and its small moments follow from, in every game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cardtable.core.cards import Card
from cardtable.core.controls import Controls, Display, Draft
from cardtable.core.events import Announced, CardsMoved, Event
from cardtable.core.frozen_values import frozen
from cardtable.core.session import Update
from cardtable.core.views import View
from cardtable.core.zone_kinds import ZoneKinds
from cardtable.core.zones import Seat, Zone
from cardtable.models.table_model import TableModel

NOTHING = Draft()


@frozen
class UpdateFacts:
    """An update between what was shown before it and what is shown after."""

    events: tuple[Event, ...]
    view: View[Any]  # that it led to
    kinds: ZoneKinds
    display: Display  # what the game writes to that view
    acting: frozenset[Seat] = frozenset()  # whose turn it was before
    before: View[Any] | None = None  # None: nothing was shown yet
    shown: Display | None = None  # what the game wrote to the view before

    def moves(self) -> Iterator[CardsMoved]:
        """The moves of cards, in turn."""
        return (event for event in self.events if isinstance(event, CardsMoved))

    def is_meld(self, event: CardsMoved) -> bool:
        """Whether cards are laid out for a side, from a hand or from what lay on the table."""
        return self.kinds.spec(event.target).per == "side"

    def who_acts(self) -> Seat | None:
        """Who has done what the update tells; the first sentence says so."""
        return next((event.seat for event in self.events if isinstance(event, Announced)), None)

    def completed(self) -> Iterator[Zone]:
        """Melds that have been given a name of their own, which the game writes over them."""
        if self.shown is None:
            return
        laid = {event.target for event in self.moves() if self.is_meld(event)}
        for zone in self.display.captions:
            if zone not in self.shown.captions and zone in laid:
                yield zone

    def named(self, seat: Seat | None, *, after: Event) -> Card | None:
        """The card that somebody is said to get behind an event, such as the queen in a trick that has been won."""
        for event in self.events[self.events.index(after) :]:
            if isinstance(event, Announced) and event.seat == seat:
                for argument in event.text.args:
                    if isinstance(argument, Card):
                        return argument
        return None


def facts_of(update: Update[Any], model: TableModel, controls: Controls[Any, Any]) -> tuple[Any, ...]:
    """The fields of a `SeenUpdate` for an update that is about to be shown, in their order."""
    before = model.view if model.ready else None
    shown = None if before is None else controls.display(before, NOTHING)
    return (
        update.events,
        update.view,
        model.kinds,
        controls.display(update.view, NOTHING),
        model.acting,
        before,
        shown,
    )

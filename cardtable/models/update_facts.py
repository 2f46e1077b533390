"""Facts about an update as one seat sees it, for sounds and highlights in every game."""

from __future__ import annotations

import enum
from collections.abc import Iterator
from typing import Any

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.cards import Card, Suit
from cardtable.core.controls import Controls, Display, Draft
from cardtable.core.events import Announced, CardsMoved, Event, HandScored, TrickWon, TurnStarted
from cardtable.core.session import Update
from cardtable.core.text import Who
from cardtable.core.views import View
from cardtable.core.zone_kinds import ZoneKinds
from cardtable.core.zones import Seat, Zone
from cardtable.models.table_model import TableModel, threat_begun

NOTHING = Draft()


@frozen
class UpdateFacts:
    """An update with the presented state before it."""

    events: tuple[Event, ...]
    view: View[Any]  # after it
    kinds: ZoneKinds
    display: Display  # of that view
    acting: frozenset[Seat] = frozenset()  # seats whose turn it was before
    before: View[Any] | None = None  # None: no view was presented yet
    shown: Display | None = None  # of the view before

    def moves(self) -> Iterator[CardsMoved]:
        return (event for event in self.events if isinstance(event, CardsMoved))

    def is_meld(self, event: CardsMoved) -> bool:
        """Return True if cards are laid out for a side, from a hand or from the table."""
        return self.kinds.spec(event.target).per == "side"

    def who_acts(self) -> Seat | None:
        """Return the seat of the first announcement, which has acted; None without one."""
        return next((event.seat for event in self.events if isinstance(event, Announced)), None)

    def completed(self) -> Iterator[Zone]:
        if self.shown is None:
            return
        laid = {event.target for event in self.moves() if self.is_meld(event)}
        yield from (zone for zone in self.display.captions if zone not in self.shown.captions and zone in laid)

    def named(self, seat: Seat | None, *, after: Event) -> Card | None:
        """Return the card that a seat is announced to get behind an event, such as the queen in a trick that it won."""
        for event in self.events[self.events.index(after) :]:
            if isinstance(event, Announced) and event.seat == seat:
                for argument in event.text.args:
                    if isinstance(argument, Card):
                        return argument
        return None


def facts_of(update: Update[Any], model: TableModel, controls: Controls[Any, Any]) -> tuple[Any, ...]:
    """Return the fields of `UpdateFacts`, in their order, for an update that is about to be shown."""
    before = model.view if model.ready else None
    shown = None if before is None else controls.display(before, NOTHING)
    display = controls.display(update.view, NOTHING)
    return update.events, update.view, model.kinds, display, model.acting, before, shown


class HighlightKind(enum.Enum):
    """Kind of a highlight."""

    MOON = enum.auto()  # a player has shot the moon
    CAUGHT = enum.auto()  # a player gets an announced card, such as the queen of spades
    COMPLETE = enum.auto()  # a meld is complete
    BROKEN = enum.auto()  # a card has lit the sign of its suit, as the first heart does
    THREAT = enum.auto()  # a player has become a threat, such as one with every point so far
    LAST = enum.auto()  # a player has one card left, where hands do not shrink alike
    OUT = enum.auto()  # the last card of a hand has been played, while others still hold some


@frozen
class Highlight:
    """A short effect shown in play; `zone`: the cards that it is about."""

    kind: HighlightKind
    seat: Seat | None
    card: Card | None = None
    zone: Zone | None = None
    suit: Suit | None = None  # that the highlight shows


def highlights_of(facts: UpdateFacts) -> tuple[Highlight, ...]:
    """Return the highlights of an update, in order."""
    complete = (Highlight(HighlightKind.COMPLETE, facts.who_acts(), zone=zone) for zone in facts.completed())
    scored = (event for event in facts.events if isinstance(event, HandScored))
    moons = (Highlight(HighlightKind.MOON, feat.seat) for event in scored for feat in event.feats)
    return (*broken_signs(facts), *_caught(facts), *_threat(facts), *complete, *_nearly_out(facts), *moons)


def _threat(facts: UpdateFacts) -> Iterator[Highlight]:
    begun = threat_begun(facts.shown, facts.display)
    if begun is not None and isinstance(begun.args[0], Who):
        yield Highlight(HighlightKind.THREAT, begun.args[0].seat)


def broken_signs(facts: UpdateFacts) -> Iterator[Highlight]:
    """Yield each suit whose sign was faint before and is not now, at the card played that lit it: the first of this
    suit, else the last card, such as a queen that breaks hearts."""
    before = {} if facts.shown is None else _signs(facts.shown)
    lit = [suit for suit, faint in _signs(facts.display).items() if before.get(suit) and not faint]
    played = (event for event in facts.moves() if facts.kinds.is_trick(event.target))
    cards = [(event.target, card) for event in played for card in event.cards if card is not None]
    for suit in lit:
        zones = [zone for zone, card in cards if card.suit is suit] or [zone for zone, _ in cards[-1:]]
        if zones:
            yield Highlight(HighlightKind.BROKEN, facts.who_acts(), zone=zones[0], suit=suit)


def _signs(display: Display) -> dict[Suit, bool]:
    """Return by suit whether its sign before a note of the deal is faint."""
    signs = (display.signs.get(note) for note in display.notes)
    return {sign.suit: sign.faint for sign in signs if sign is not None}


def _caught(facts: UpdateFacts) -> Iterator[Highlight]:
    won = next((event for event in facts.events if isinstance(event, TrickWon)), None)
    if won is not None and won.seat is not None:
        card = facts.named(won.seat, after=won)
        if card is not None:
            yield Highlight(HighlightKind.CAUGHT, won.seat, card)


def _nearly_out(facts: UpdateFacts) -> Iterator[Highlight]:
    """Yield seats that have played their last card while others hold some, and seats whose turn ended with one card.

    Not in tricks, where all end together.
    """
    if facts.before is None or facts.kinds.has_tricks:
        return
    turn = next((event for event in reversed(facts.events) if isinstance(event, TurnStarted)), None)
    hands = {zone: cards for zone, cards in facts.view.zones.items() if facts.kinds.is_hand(zone)}
    for zone, cards in hands.items():
        held = facts.before.zones.get(zone, ())
        if zone.owner is None or not any(hands.values()):
            continue
        if held and not cards:
            yield Highlight(HighlightKind.OUT, Seat(zone.owner))
        elif len(held) > len(cards) == 1 and turn is not None and zone.owner not in turn.seats:
            yield Highlight(HighlightKind.LAST, Seat(zone.owner))

"""Events as spoken sentences, for screen readers and for the status line; three levels of talkativeness."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.core.cards import Cards
from cardtable.core.events import Announced, CardsMoved, Event, HandScored, MatchEnded, TrickWon, TurnStarted
from cardtable.core.names import cards_in_sentence
from cardtable.core.text import Text, Who
from cardtable.core.zone_kinds import Visibility, ZoneKinds
from cardtable.core.zones import Seat
from cardtable.models.received import drawn_by, received_by
from cardtable.table.wording.table_phrases import (
    DEAL_POINTS,
    DEALT,
    DRAWN,
    PLACE_OF,
    RECEIVED,
    TRICK_CANCELLED,
    TURN_OF,
    WINS_TRICK,
    YOUR_TURN,
)

LITTLE, NORMAL, EVERYTHING = 0, 1, 2


def sentences(
    events: Sequence[Event],
    viewer: Seat | None,
    kinds: ZoneKinds,
    verbosity: int,
    acting: frozenset[Seat] = frozenset(),
) -> tuple[Text, ...]:
    """What is to be said of an update, in order; `acting`: whose turn it was before.

    LITTLE says whose turn it is if it is the viewer's, which cards come to the viewer, and how tricks and deals end;
    NORMAL adds what the players announce; EVERYTHING adds the deal and the turns of others.
    """
    said: list[Text] = []
    drawn = drawn_by(viewer, events, kinds, lambda zone: kinds.spec(zone).visibility is Visibility.NOBODY)
    for place, event in enumerate(events):
        match event:
            case Announced(seat, text):
                counted = seat == viewer and text.n == len(drawn) > 0  # the cards themselves are named
                if not counted and (verbosity >= NORMAL or seat is None):
                    said.append(text)
            case TrickWon(None):
                if not any(isinstance(later, Announced) and later.seat is None for later in events[place + 1 :]):
                    said.append(TRICK_CANCELLED)  # else the game says what becomes of its cards
            case TrickWon(seat) if seat is not None:
                said.append(WINS_TRICK.filled(Who(seat)))
            case HandScored(row):
                said.extend(DEAL_POINTS.filled(Who(Seat(seat)), points) for seat, points in enumerate(row))
            case MatchEnded(places):
                said.extend(PLACE_OF.filled(Who(Seat(seat)), place) for seat, place in enumerate(places))
    if verbosity >= EVERYTHING:
        said = [*_dealt(events, kinds), *said]
    received = received_by(viewer, events, kinds)
    return (*said, *_come(RECEIVED, received), *_come(DRAWN, drawn), *_turn(events, viewer, verbosity, acting))


def _dealt(events: Sequence[Event], kinds: ZoneKinds) -> list[Text]:
    dealt = any(
        isinstance(event, CardsMoved) and kinds.spec(event.source).per == "table" and kinds.is_hand(event.target)
        for event in events
    )
    return [DEALT] if dealt and sum(isinstance(event, CardsMoved) for event in events) > 3 else []


def _come(text: Text, cards: Cards) -> list[Text]:
    """Which cards have come to the viewer."""
    return [text.filled(cards_in_sentence(cards))] if cards else []


def _turn(events: Sequence[Event], viewer: Seat | None, verbosity: int, acting: frozenset[Seat]) -> list[Text]:
    """Whose turn the update ends with."""
    last = next((event for event in reversed(events) if isinstance(event, TurnStarted)), None)
    if last is None:
        return []
    if viewer in last.seats:
        acted = any(isinstance(event, Announced) and event.seat == viewer for event in events)
        return [YOUR_TURN] if acted or viewer not in acting else []
    if verbosity >= EVERYTHING and len(last.seats) == 1:
        return [TURN_OF.filled(Who(next(iter(last.seats))))]
    return []

"""Undo and redo go from one decision of the person to another."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cardtable.core.cards import Card
from cardtable.core.events import CardsMoved, Event, TurnStarted
from cardtable.core.session import Session
from cardtable.core.text import Text, translate
from cardtable.core.zones import Seat

_PLAYED = translate("Undo", "Taken back: you played the %1.", "a card")
_PLAYED_TWO = translate("Undo", "Taken back: you played the %1 and the %2.", "two cards")
_TAKEN_BACK = translate("Undo", "The last move has been taken back.")


def undo_target(session: Session[Any, Any], person: Seat | None) -> int | None:
    """How many actions came before the person's last own decision (a spectator: the last action); None at the start."""
    own = (number for number in range(session.actions - 1, -1, -1) if _is_own(session, number, person))
    return next(own, None)


def redo_target(session: Session[Any, Any], person: Seat | None) -> int | None:
    """The number of actions before the person's next own decision, or all; None if nothing was undone."""
    if session.undone == 0:
        return None
    end = session.actions + session.undone
    later = (number for number in range(session.actions + 1, end) if _is_own(session, number, person))
    return next(later, end)


def taken_back(before: Sequence[Event], after: Sequence[Event], person: Seat | None) -> Text:
    """What an undo has taken back; `before` and `after`: all that the person had heard of the deal.

    Names one card or two that the person had played to the middle; any other move is not described.
    """
    cards = _played(before[len(after) :], person) if tuple(before[: len(after)]) == tuple(after) else []
    match cards:
        case [card]:
            return _PLAYED.filled(card)
        case [first, second]:
            return _PLAYED_TWO.filled(first, second)
    return _TAKEN_BACK


def _played(undone: Sequence[Event], person: Seat | None) -> list[Card]:
    """The cards that the person's action, the first that was undone, has brought from the hand to the middle."""
    cards: list[Card] = []
    for event in undone:
        if isinstance(event, TurnStarted):
            break
        if isinstance(event, CardsMoved):
            own = person is not None and event.source.kind == "hand" and event.source.owner == person
            if not own or not (event.target.owner is None or event.target.kind == "trick"):
                break
            cards += [card for card in event.cards if card is not None]
    return cards


def _is_own(session: Session[Any, Any], number: int, person: Seat | None) -> bool:
    return person is None or session.actor_of(number) == person

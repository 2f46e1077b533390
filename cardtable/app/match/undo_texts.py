"""Undo and redo in words, from one decision of the user to another."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from cardtable.core.cards import Card
from cardtable.core.events import CardsMoved, Event, TurnStarted
from cardtable.core.text import Text, Who, translate
from cardtable.core.views import View
from cardtable.core.zone_kinds import ZoneKinds
from cardtable.core.zones import Seat

History = Sequence[Event]  # of a deal
_PLAYED = translate("Undo", "You've taken back the %1.", "a card")
_PLAYED_TWO = translate("Undo", "You've taken back the %1 and the %2.", "two cards")
_TAKEN_BACK = translate("Undo", "The last move has been undone.")
_INTO_DEAL = translate("Undo", "Deal %1 goes on: the last move has been undone, and the points don't count yet.")
_AGAIN = translate("Undo", "The %1 is on the table again.", "a card")
_AGAIN_TWO = translate("Undo", "The %1 and the %2 are on the table again.", "two cards")
_DONE_AGAIN = translate("Undo", "The move has been redone.")
_THEIR_CARD = translate("Undo", "%1 has taken back the %2.", "a player and a card")
_THEIRS_INTO_DEAL = translate(
    "Undo", "%1 has undone a move of deal %2: the deal goes on and its points don't count yet.", "a player and a number"
)
_THEIRS = translate("Undo", "%1 has undone the last move.")


def taken_back(before: History, after: History, person: Seat | None, kinds: ZoneKinds) -> Text:
    """Return the sentence about an undo, from both histories of the deal; it names only cards played to the middle."""
    return _sentence(_played_between(after, before, person, kinds), _PLAYED, _PLAYED_TWO, _TAKEN_BACK)


def done_again(before: History, after: History, person: Seat | None, kinds: ZoneKinds) -> Text:
    """Return the sentence about a redo; `before` and `after` are the histories of the deal."""
    return _sentence(_played_between(before, after, person, kinds), _AGAIN, _AGAIN_TWO, _DONE_AGAIN)


def _sentence(cards: Sequence[Card], of_one: Text, of_two: Text, without: Text) -> Text:
    match cards:
        case [card]:
            return of_one.filled(card)
        case [first, second]:
            return of_two.filled(first, second)
    return without


def had_seen_more(before: History, after: History, view: View[Any]) -> bool:
    """Return whether the undone part of a deal had shown a card that the seat cannot see now.

    `before` and `after` are the seat's histories of the deal, `view` is its view after the undo. An undo into an
    earlier deal always has: the cards of the later one were shown.
    """
    if tuple(before[: len(after)]) != tuple(after):
        return True
    now = Counter(card for cards in view.zones.values() for card in cards if card is not None)
    moved = (event for event in before[len(after) :] if isinstance(event, CardsMoved))
    return any(Counter(card for card in event.cards if card is not None) - now for event in moved)


def told_back(
    before: History, after: History, by: Seat | None, own: Seat | None, kinds: ZoneKinds, *, into: int | None = None
) -> Text:
    """Return the sentence about an undo by anybody, addressed to `own`; `into`: the earlier deal in which it ended."""
    if into is not None:
        return _INTO_DEAL.filled(into) if by is None or by == own else _THEIRS_INTO_DEAL.filled(Who(by), into)
    if by is None or by == own:
        return taken_back(before, after, by, kinds)
    cards = _played_between(after, before, by, kinds)
    return _THEIR_CARD.filled(Who(by), cards[0]) if len(cards) == 1 else _THEIRS.filled(Who(by))


def last_played(history: History, seat: Seat, kinds: ZoneKinds) -> tuple[Card, ...]:
    """Return the cards of the seat's last move from its hand to the middle; () if it was another move."""
    is_own = [isinstance(event, CardsMoved) and kinds.is_hand_of(seat, event.source) for event in history]
    moves = [index for index, own in enumerate(is_own) if own]
    if not moves:
        return ()
    first = moves.pop()
    while moves and moves[-1] == first - 1:
        first = moves.pop()
    return tuple(_played(history[first:], seat, kinds))


def moves_of(history: History, seat: Seat, kinds: ZoneKinds) -> int:
    """Return the number of moves from the seat's hand in a history; cards moved together count once."""
    own = [isinstance(event, CardsMoved) and kinds.is_hand_of(seat, event.source) for event in history]
    return sum(is_own and not before for before, is_own in zip([False, *own], own, strict=False))


def _played_between(shorter: History, longer: History, person: Seat | None, kinds: ZoneKinds) -> list[Card]:
    """Return the cards of the action that follows the shorter history in the longer one; [] if it is no part of it."""
    is_part = tuple(longer[: len(shorter)]) == tuple(shorter)
    return _played(longer[len(shorter) :], person, kinds) if is_part else []


def _played(events: History, person: Seat | None, kinds: ZoneKinds) -> list[Card]:
    """Return the cards that the first action in `events` has moved from the user's hand to the middle."""
    cards: list[Card] = []
    for event in events:
        if isinstance(event, TurnStarted):
            break
        if isinstance(event, CardsMoved):
            to_the_middle = event.target.owner is None or kinds.is_trick(event.target)
            if not (to_the_middle and kinds.is_hand_of(person, event.source)):
                break
            cards += [card for card in event.cards if card is not None]
    return cards

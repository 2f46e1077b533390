"""Undo and redo go from one decision of the person to another."""

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

_PLAYED = translate("Undo", "Taken back: you played the %1.", "a card")
_PLAYED_TWO = translate("Undo", "Taken back: you played the %1 and the %2.", "two cards")
_TAKEN_BACK = translate("Undo", "The last move has been taken back.")
_INTO_DEAL = translate("Undo", "Taken back: deal %1 goes on, and its points are open again.")
_AGAIN = translate("Undo", "Done again: you played the %1.", "a card")
_AGAIN_TWO = translate("Undo", "Done again: you played the %1 and the %2.", "two cards")
_DONE_AGAIN = translate("Undo", "The move has been done again.")
_THEIR_CARD = translate("Undo", "%1 has taken back the %2.", "a player and a card")
_THEIRS_INTO_DEAL = translate(
    "Undo", "%1 has taken back a move of deal %2: it goes on, and its points are open again.", "a player and a number"
)
_THEIRS = translate("Undo", "%1 has taken back the last move.")


def taken_back(before: Sequence[Event], after: Sequence[Event], person: Seat | None, kinds: ZoneKinds) -> Text:
    """What an undo has taken back; `before` and `after`: all that the person had heard of the deal.

    Names one card or two that the person had played to the middle; any other move is not described.
    """
    cards = _played(before[len(after) :], person, kinds) if tuple(before[: len(after)]) == tuple(after) else []
    match cards:
        case [card]:
            return _PLAYED.filled(card)
        case [first, second]:
            return _PLAYED_TWO.filled(first, second)
    return _TAKEN_BACK


def done_again(before: Sequence[Event], after: Sequence[Event], person: Seat | None, kinds: ZoneKinds) -> Text:
    """What a redo has done again; `before` and `after`: all that the person had heard of the deal."""
    cards = _played(after[len(before) :], person, kinds) if tuple(after[: len(before)]) == tuple(before) else []
    match cards:
        case [card]:
            return _AGAIN.filled(card)
        case [first, second]:
            return _AGAIN_TWO.filled(first, second)
    return _DONE_AGAIN


def had_seen_more(before: Sequence[Event], after: Sequence[Event], view: View[Any]) -> bool:
    """Whether what an undo has taken back had shown a card that the seat cannot see at the moment it went back to.

    `before` and `after`: all that the seat had heard of the deal; `view`: what it sees now. Going back to an earlier
    deal always did: the cards of the later one have been seen.
    """
    if tuple(before[: len(after)]) != tuple(after):
        return True
    now = Counter(card for cards in view.zones.values() for card in cards if card is not None)
    moved = (event for event in before[len(after) :] if isinstance(event, CardsMoved))
    return any(Counter(card for card in event.cards if card is not None) - now for event in moved)


def told_back(
    before: Sequence[Event],
    after: Sequence[Event],
    by: Seat | None,
    own: Seat | None,
    kinds: ZoneKinds,
    *,
    into: int | None = None,
) -> Text:
    """The same as `own` is told it, whoever has taken back something; `into`: the earlier deal to which that led."""
    if into is not None:
        return _INTO_DEAL.filled(into) if by is None or by == own else _THEIRS_INTO_DEAL.filled(Who(by), into)
    if by is None or by == own:
        return taken_back(before, after, by, kinds)
    cards = _played(before[len(after) :], by, kinds) if tuple(before[: len(after)]) == tuple(after) else []
    return _THEIR_CARD.filled(Who(by), cards[0]) if len(cards) == 1 else _THEIRS.filled(Who(by))


def last_played(heard: Sequence[Event], seat: Seat, kinds: ZoneKinds) -> tuple[Card, ...]:
    """The cards that the seat brought to the middle when it last laid cards down; () where it did something else.

    `heard`: all that somebody at the table has heard of the deal.
    """
    moves = [
        place
        for place, event in enumerate(heard)
        if isinstance(event, CardsMoved) and kinds.is_hand_of(seat, event.source)
    ]
    if not moves:
        return ()
    first = moves.pop()
    while moves and moves[-1] == first - 1:
        first = moves.pop()
    return tuple(_played(heard[first:], seat, kinds))


def moves_of(heard: Sequence[Event], seat: Seat, kinds: ZoneKinds) -> int:
    """How often the seat has brought cards from its hand in what was heard of a deal; cards in one go count once."""
    own = [isinstance(event, CardsMoved) and kinds.is_hand_of(seat, event.source) for event in heard]
    return sum(is_own and not before for before, is_own in zip([False, *own], own, strict=False))


def _played(undone: Sequence[Event], person: Seat | None, kinds: ZoneKinds) -> list[Card]:
    """The cards that the person's action, the first that was undone, has brought from the hand to the middle."""
    cards: list[Card] = []
    for event in undone:
        if isinstance(event, TurnStarted):
            break
        if isinstance(event, CardsMoved):
            to_the_middle = event.target.owner is None or kinds.is_trick(event.target)
            if not (to_the_middle and kinds.is_hand_of(person, event.source)):
                break
            cards += [card for card in event.cards if card is not None]
    return cards

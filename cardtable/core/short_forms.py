"""Cards, counts and people in as few words as will do: "clubs 8 9 ace", "Amrit 7", for answers to single questions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from cardtable.core.addressing import in_person_form
from cardtable.core.cards import JOKER_RANK, Card, sort_cards
from cardtable.core.short_names import counted, rank_name
from cardtable.core.text import Text, Who, translate
from cardtable.core.tricks_heard import ObservedTrick
from cardtable.core.zones import Seat

_AFTER = translate("Short", "%1 %2", "ranks one after another: 8 9 ace")
_OF_SUIT = translate("Short", "%1 %2", "a suit and the ranks held of it: clubs 8 9 ace")
_ONE_EACH = translate("Short", "one each: %1", "ranks of which there is one card: 3 5 ace")
_WILD = (2, JOKER_RANK)
_SERIES = translate("Short", "%1, %2", "one statement after another: Amrit 7, Kavya 6")
_HAS = in_person_form(
    translate("Short", "%1 %2", "a player, and a number or a card: Amrit 7"),
    {1: translate("Short", "you %2", "a number or a card: you 7")},
)
_LED = translate("Short", "%1: %2", "the suit that was led, and what was played: clubs: Amrit 4, you 9")


def list_cards(statements: Sequence[Text]) -> Text:
    """One statement or more, one after another."""
    return _chained(_SERIES, statements)


def ranks(cards: Iterable[Card]) -> Text:
    """The ranks of one card or more, lowest first."""
    return _chained(_AFTER, [rank_name(card.rank) for card in sort_cards(cards)])


def cards_by_suit(cards: Iterable[Card]) -> tuple[Text, ...]:
    """A statement for each suit, "clubs 8 9 ace"."""
    groups = ((suit, ranks(group)) for suit, group in groupby(sort_cards(cards), key=lambda card: card.suit))
    return tuple(named if suit is None else _OF_SUIT.filled(suit, named) for suit, named in groups)


def by_ranks(cards: Iterable[Card]) -> tuple[Text, ...]:
    """Statements where suits do not matter: "2 tens", then the ranks that are there once, "one each: 3 5 ace", and last
    deuces and jokers, which may stand for others."""
    found: dict[int, list[Card]] = {}
    for card in sort_cards(cards):
        found.setdefault(card.rank, []).append(card)
    wild = [rank for rank in _WILD if rank in found]
    sets = sorted(rank for rank in found if rank not in _WILD and len(found[rank]) > 1)
    singles = sorted(rank for rank in found if rank not in _WILD and len(found[rank]) == 1)
    once = (_ONE_EACH.filled(_chained(_AFTER, [rank_name(rank) for rank in singles])),) if singles else ()
    pairs, substitutes = ([counted(rank, len(found[rank])) for rank in held] for held in (sets, wild))
    return (*pairs, *once, *substitutes)


def seat_has(seat: Seat, value: object) -> Text:
    """Somebody, and a number, a card or another word: "Amrit 7"."""
    return _HAS.filled(Who(seat), value)


def trick_in_short(trick: ObservedTrick) -> Text:
    """What was played, in the order of play: of the suit led the ranks alone, of others the card by its full name."""
    led = trick.plays[0][1].suit
    played = [seat_has(seat, rank_name(card.rank) if card.suit is led else card) for seat, card in trick.plays]
    return list_cards(played) if led is None else _LED.filled(led, list_cards(played))


def _chained(between: Text, texts: Sequence[Text]) -> Text:
    first, *others = texts
    for text in others:
        first = between.filled(first, text)
    return first

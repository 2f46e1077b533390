"""Queries of a participant at the table, their context, and short answers that every game shares.

Answers name cards, counts and people in few words: "clubs 8 9 ace", "Amrit 7". The last part answers queries about
tricks.
"""

from __future__ import annotations

import enum
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import field
from itertools import groupby
from typing import Any, Generic

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.cards import JOKER_RANK, Card, sort_cards
from cardtable.core.controls import Command, Display, Draft, Mark
from cardtable.core.events import Event
from cardtable.core.language.card_names import counted, rank_name
from cardtable.core.language.speech_forms import in_person_form
from cardtable.core.text import Text, Who, literal_text, translate
from cardtable.core.tricks import ObservedTrick, tricks_heard
from cardtable.core.views import P, View
from cardtable.core.zone_kinds import ZoneKinds
from cardtable.core.zones import Seat, Zone, near_seat


class PlayerQuery(enum.Enum):
    """Queries, each asked with one key."""

    TABLE = "table"  # cards on the table
    HAND = "hand"  # own cards
    PLAYABLE = "playable"  # legal actions
    TURN = "turn"  # acting seats and what they are to do
    LEFT = "left"  # number of cards in each hand
    POINTS = "points"
    HOLDINGS = "holdings"  # cards laid out, named or taken
    LAST = "last"  # last trick, or last turns
    CARD = "card"  # legal use of the focused card, and its effect


@frozen
class QueryContext(Generic[P]):
    """Everything that the asking participant knows: only what they have been shown."""

    view: View[P]
    kinds: ZoneKinds
    display: Display
    sides: tuple[Seat, ...]  # by seat, the lowest seat of its side
    heard: Sequence[Event] = ()  # history since the deal began
    acting: frozenset[Seat] = frozenset()  # empty once the deal is scored
    draft: Draft = Draft()
    liftable: Mapping[Zone, frozenset[Card]] = field(default_factory=dict)
    commands: Sequence[Command] = ()
    focused: tuple[Card, Zone] | None = None  # the card with the keyboard focus, if its face is visible
    refusal: Text | None = None  # reason why that card cannot be chosen now
    manners: Mapping[Seat, Text] = field(default_factory=dict)  # characters of computer players, where they are shown

    @property
    def own_turn(self) -> bool:
        """True if the asking seat is to act; False for a spectator."""
        return self.view.seat is not None and self.view.seat in self.acting

    @property
    def round(self) -> tuple[Seat, ...]:
        """All seats clockwise, beginning with the near side of the table."""
        seats, near = len(self.display.plates), near_seat(self.view.seat)
        return tuple(Seat((near + step) % seats) for step in range(seats))

    @property
    def others_first(self) -> tuple[Seat, ...]:
        """All seats clockwise, the near one last: people know most about themselves."""
        near, *others = self.round
        return (*others, near)


Answer = Callable[[QueryContext[Any]], tuple[Text, ...]]
"""Sentences, what matters most first; none where the general answer says it all."""

GameAnswers = Mapping[PlayerQuery, Answer]
"""The questions that a game answers in its own way."""


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
    """Return one statement or more as a list, "Amrit 7, Kavya 6"."""
    return _chained(_SERIES, statements)


def ranks(cards: Iterable[Card]) -> Text:
    """Return the ranks of one card or more, lowest first."""
    return _chained(_AFTER, [rank_name(card.rank) for card in sort_cards(cards)])


def cards_by_suit(cards: Iterable[Card]) -> tuple[Text, ...]:
    """Return a statement for each suit, "clubs 8 9 ace"."""
    groups = ((suit, ranks(group)) for suit, group in groupby(sort_cards(cards), key=lambda card: card.suit))
    return tuple(named if suit is None else _OF_SUIT.filled(suit, named) for suit, named in groups)


def by_ranks(cards: Iterable[Card]) -> tuple[Text, ...]:
    """Return statements by rank, where suits do not matter: "2 tens", then single ranks, "one each: 3 5 ace", and last
    deuces and jokers, which are wild.
    """
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
    """Return a player with a number, a card or another word: "Amrit 7"."""
    return _HAS.filled(Who(seat), value)


def trick_in_short(trick: ObservedTrick) -> Text:
    """Return the plays of a trick in order: the rank alone in the suit led, else the full name of the card."""
    led = trick.plays[0][1].suit
    played = [seat_has(seat, rank_name(card.rank) if card.suit is led else card) for seat, card in trick.plays]
    return list_cards(played) if led is None else _LED.filled(led, list_cards(played))


def _chained(between: Text, texts: Sequence[Text]) -> Text:
    first, *others = texts
    for text in others:
        first = between.filled(first, text)
    return first


_IS_WINNING = in_person_form(translate("Answers", "%1 is winning"), {1: translate("Answers", "you are winning")})
_CANCELLED = translate("Answers", "cancelled: %1", "cards that cancel each other")
_WON = in_person_form(
    translate("Answers", "%1 won it", "a player, and the last trick"),
    {1: translate("Answers", "you won it", "the last trick")},
)
_WON_BY_NOBODY = translate("Answers", "nobody won it", "the last trick")


def trick_now(known: QueryContext[P]) -> ObservedTrick:
    """Return the trick on the table, which may be empty; the last one as long as its cards lie there."""
    *over, now = tricks_heard(known.heard, known.kinds)
    lies = any(cards for zone, cards in known.view.zones.items() if known.kinds.is_trick(zone))
    return over[-1] if over and lies and not now.plays else now


def last_trick(known: QueryContext[P]) -> ObservedTrick | None:
    """Return the last complete trick of the history, or None."""
    return next((trick for trick in reversed(tricks_heard(known.heard, known.kinds)) if trick.is_over), None)


def told_now(known: QueryContext[P]) -> Iterator[Text]:
    """Yield the plays of the current trick, the winning seat, and the cards that cancel each other."""
    trick = trick_now(known)
    if trick.plays:
        yield trick_in_short(trick)
        marked = {zone.owner: marks[0] for zone, marks in known.display.marks.items() if known.kinds.is_trick(zone)}
        yield from (_IS_WINNING.filled(Who(seat)) for seat, _ in trick.plays if Mark.WINNING in marked.get(seat, ()))
        struck = {card: literal_text(card) for seat, card in trick.plays if Mark.CANCELLED in marked.get(seat, ())}
        if struck:
            yield _CANCELLED.filled(list_cards(list(struck.values())))


def won_by(trick: ObservedTrick) -> Text:
    """Return a sentence with the winner of a complete trick."""
    return _WON_BY_NOBODY if trick.winner is None else _WON.filled(Who(trick.winner))

"""What Cancellation Hearts remembers in the open, what can be done, and where its cards lie."""

from __future__ import annotations

import enum
from dataclasses import dataclass

from cardtable.core.cards import Card, Cards, sort_cards
from cardtable.core.text import translate
from cardtable.core.zones import Arrangement, Seat, Visibility, Zone, ZoneSpec


@dataclass(frozen=True, slots=True)
class Pass:
    """Choose the cards to hand over, twins allowed; they are kept in the order of texts (XR-02)."""

    cards: Cards

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", sort_cards(self.cards))


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card to the trick, as lead or later (XR-03, XR-04)."""

    card: Card


@dataclass(frozen=True, slots=True)
class Moon:
    """The shooter's choice: add the points to all others, or subtract them from the own total (XR-10)."""

    add: bool


Action = Pass | Play | Moon


class Phase(enum.Enum):
    """Where a deal stands."""

    PASSING = enum.auto()  # all who have not passed yet are to act
    PLAYING = enum.auto()  # `turn` is to play
    MOON = enum.auto()  # all cards are played and `shooter` is to choose
    SCORED = enum.auto()  # the deal is over and the next is to come
    ENDED = enum.auto()  # the match is over


@dataclass(frozen=True, slots=True)
class CancellationPublic:
    """What everybody at the table knows; tuples by seat. Beside each field: how every seat could know it."""

    seats: int  # sits there
    dealer: Seat  # saw who dealt
    deal: int  # counted the deals, from 1
    phase: Phase  # follows from what was done openly
    pass_offset: int  # rules: cards go to seat + this (L 1, R -1, L2 2, R2 -2); 0: nobody passes in this deal
    hand_size: int  # counted the cards of a hand when they were dealt: the number of tricks in the deal
    widow: int  # counted the cards that lie face down on the table; 0 once somebody has taken them
    totals: tuple[int, ...]  # the score sheet, before this deal until it is scored
    points: tuple[int, ...]  # of the cards won openly in this deal, bonus cards included; once scored, the result
    tricks_won: tuple[int, ...]  # counted them
    point_cards: tuple[Cards, ...]  # point and bonus cards, seen when they were won, in the order of texts
    passed: frozenset[Seat] = frozenset()  # saw who has laid cards aside, not which
    turn: Seat | None = None  # who is to play, by the order of play; None unless PLAYING
    leader: Seat | None = None  # who led or leads to this trick
    last_winner: Seat | None = None  # saw who won the last trick of this deal that was won
    trick: Cards = ()  # lies open on the table, from the leader clockwise; empty between tricks
    tricks: int = 0  # those of this deal that are over, counted, void ones too
    broken: bool = False  # saw a heart (or a queen of spades, if she breaks hearts) played in this deal
    played: Cards = ()  # saw each of them on the table, in the order of play, those of this trick included
    carried: Cards = ()  # saw them played to void tricks: they wait for the next winner
    vanished: Cards = ()  # saw them played to tricks that count for nobody; without a widow that nobody saw
    widow_owner: Seat | None = None  # saw who took the widow, not what was in it
    shooter: Seat | None = None  # once all cards are shown: who has won every point card; None unless the moon counts
    due: bool = False  # the score sheet: the match is to end as soon as one total alone is lowest (HR-18)
    places: tuple[int, ...] = ()  # the final ranking, once ENDED


DECK = Zone("deck")
WIDOW = Zone("widow")
SHOWN = Zone("shown")
CARRIED = Zone("carried")
GONE = Zone("gone")


def hand(seat: int) -> Zone:
    """The cards a seat holds."""
    return Zone("hand", seat)


def passing(seat: int) -> Zone:
    """The cards a seat has chosen to pass, until all have chosen."""
    return Zone("passing", seat)


def trick(seat: int) -> Zone:
    """The card a seat has played to the trick on the table."""
    return Zone("trick", seat)


def won(seat: int) -> Zone:
    """The cards a seat has won in tricks, face down in front of it (X-19)."""
    return Zone("won", seat)


def looked(seat: int) -> Zone:
    """The widow in the hands of the seat that took it: nobody else may look before the scoring (XR-08)."""
    return Zone("looked", seat)


_ALWAYS = (
    ZoneSpec("deck", Visibility.NOBODY, per="table"),
    ZoneSpec("hand", Visibility.OWNER, arrangement=Arrangement.FAN),
    ZoneSpec("passing", Visibility.OWNER),
    ZoneSpec("trick", Visibility.EVERYONE, arrangement=Arrangement.TRICK),
    ZoneSpec("won", Visibility.NOBODY),
    ZoneSpec("carried", Visibility.EVERYONE, per="table"),
    ZoneSpec("gone", Visibility.NOBODY, per="table"),
)
_WITH_WIDOW = (
    ZoneSpec("widow", Visibility.NOBODY, per="table", label=translate("Cancellation Hearts", "widow")),
    ZoneSpec("looked", Visibility.OWNER),
    ZoneSpec("shown", Visibility.EVERYONE, per="table", arrangement=Arrangement.SPREAD),
)


def zone_specs(widow: bool) -> tuple[ZoneSpec, ...]:
    """The kinds of zones, with those of a widow if there is one."""
    return _ALWAYS + _WITH_WIDOW if widow else _ALWAYS

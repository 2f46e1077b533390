"""What Svoi Kozyri remembers in the open, what can be done, and where its cards lie."""

from __future__ import annotations

import enum
from dataclasses import field
from functools import cache

from cardtable.core.cards import Card, Cards, Suit
from cardtable.core.frozen_dataclass import frozen
from cardtable.core.wire.field_constraints import BRIEF, CompactField
from cardtable.core.zone_kinds import Arrangement, Role, Visibility, ZoneSpec
from cardtable.core.zones import Seat, Zone


@frozen
class NameTrump:
    """Name the own trump suit (KR-03)."""

    suit: Suit


@frozen
class LeadCard:
    """Put a card on the empty table (KR-08)."""

    card: Card


@frozen
class BeatCard:
    """Beat the top card, then put another card on it; none if it was the last or the rules want none (KR-10)."""

    card: Card
    then: Card | None = None


@frozen
class TakeCards:
    """Take cards off the top of the pile, as many as the rules say (KR-11)."""


Action = NameTrump | LeadCard | BeatCard | TakeCards


class SvoiKozyriPhase(enum.Enum):
    """Where a deal stands."""

    TRUMPS = enum.auto()  # `turn` is to name a trump suit
    PLAYING = enum.auto()  # `turn` is to lead, beat or take
    SCORED = enum.auto()  # the deal is over and the next is to come
    ENDED = enum.auto()  # the match is over


def _times(positions: tuple[int, ...]) -> int:
    """How often the last of them is among them."""
    return positions.count(positions[-1]) if positions else 0


def _alike(times: int) -> tuple[int, ...]:
    """The same position so often: no digest is 0 but by a chance of 1 in 2**64."""
    return (0,) * times


@frozen
class SvoiKozyriPublic:
    """What everybody at the table knows; tuples by seat. Beside each field: how every seat could know it."""

    seats: int  # sits there
    dealer: Seat  # saw who dealt
    deal: int  # counted the deals, from 1
    phase: SvoiKozyriPhase  # follows from what was done openly
    turn: Seat | None  # who is to act, by the order of play; None once the deal is over
    score: tuple[int, ...]  # the score sheet: deals won, or lost where losses count
    trumps: tuple[Suit | None, ...]  # named aloud; None: not yet
    lot: Card | None = None  # the last card dealt, where it decides something: it was shown to all (G-04)
    turns: int = 0  # counted them in this deal: every lead, beat or take (KR-16)
    out: tuple[Seat, ...] = ()  # saw who got rid of all cards, first to last
    known: tuple[Cards, ...] = ()  # cards in a hand that all have seen: taken from the pile, or given openly
    played: tuple[Cards, ...] = ()  # the cards that came onto the pile for the first time, by the hand they came from
    # digests of the open places before each turn of this deal (KR-16); over a wire goes how often the last has come
    positions: tuple[int, ...] = field(default=(), metadata={BRIEF: CompactField("repetitions", _times, _alike)})
    winner: Seat | None = None  # alone first out in the last deal scored, if it was no draw
    loser: Seat | None = None  # the last with cards in the last deal scored; None after a draw
    places: tuple[int, ...] = ()  # the final ranking, once ENDED

    @property
    def repetitions(self) -> int:
        """How often the present position has been there in this deal, this time included; 0 before play."""
        return _times(self.positions)


DECK = Zone("deck")
PILE = Zone("pile")
SHOWN = Zone("shown")


@cache
def hand(seat: int) -> Zone:
    """The cards a seat holds."""
    return Zone("hand", seat)


def zone_specs(open_hands: bool, shows: bool) -> tuple[ZoneSpec, ...]:
    """The kinds of zones; `shows`: cards must be shown to all on their way to a hidden hand."""
    seen = Visibility.EVERYONE if open_hands else Visibility.OWNER
    shown = (ZoneSpec("shown", Visibility.EVERYONE, per="table", arrangement=Arrangement.SPREAD),) if shows else ()
    return (
        ZoneSpec("deck", Visibility.NOBODY, per="table"),
        ZoneSpec("hand", seen, arrangement=Arrangement.FAN, role=Role.HAND),
        ZoneSpec("pile", Visibility.EVERYONE, per="table", arrangement=Arrangement.SPREAD),
        *shown,
    )


def empty_zones(seats: int, shows: bool) -> dict[Zone, Cards]:
    """Every zone of the table, without cards."""
    places = (DECK, PILE, SHOWN) if shows else (DECK, PILE)
    return dict.fromkeys((*places, *map(hand, range(seats))), ())

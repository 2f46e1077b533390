"""State of Svoi Kozyri: actions, phases, public facts and zones."""

from __future__ import annotations

import enum
from dataclasses import field
from functools import cache

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.cards import Card, Cards, Suit
from cardtable.core.wire.field_constraints import BRIEF, CompactField
from cardtable.core.zone_kinds import Arrangement, Role, Visibility, ZoneSpec
from cardtable.core.zones import Seat, Zone


@frozen
class NameTrump:
    """Action: name the player's trump suit (KR-03)."""

    suit: Suit


@frozen
class LeadCard:
    """Action: put a card on the empty table (KR-08)."""

    card: Card


@frozen
class BeatCard:
    """Action: beat the top card, then put `then` on it.

    None if it was the last card or the rules want no second one (KR-10).
    """

    card: Card
    then: Card | None = None


@frozen
class TakeCards:
    """Action: take cards off the top of the pile, as many as the rules say (KR-11)."""


Action = NameTrump | LeadCard | BeatCard | TakeCards


class SvoiKozyriPhase(enum.Enum):
    """Phases of a deal."""

    TRUMPS = enum.auto()  # seat `turn` is to name a trump suit
    PLAYING = enum.auto()  # seat `turn` is to lead, beat or take
    SCORED = enum.auto()  # the deal is over and the next one follows
    ENDED = enum.auto()  # the match is over


def _times(positions: tuple[int, ...]) -> int:
    """Return the number of occurrences of the last position."""
    return positions.count(positions[-1]) if positions else 0


def _alike(times: int) -> tuple[int, ...]:
    """Return one position repeated this number of times; a real digest is 0 with a probability of only 1 in 2**64."""
    return (0,) * times


@frozen
class SvoiKozyriPublic:
    """Public facts, known to every seat; tuples by seat. Field comments say how a seat knows the fact."""

    seats: int  # visible at the table
    dealer: Seat  # the deal was visible
    deal: int  # number of deals, from 1
    phase: SvoiKozyriPhase  # follows from open actions
    turn: Seat | None  # seat to act, by the order of play; None once the deal is over
    score: tuple[int, ...]  # score sheet: deals won, or lost where losses count
    trumps: tuple[Suit | None, ...]  # named aloud; None: not yet
    lot: Card | None = None  # last card dealt, where it decides something: it was shown to all (G-04)
    turns: int = 0  # number of turns in this deal: every lead, beat or take (KR-16)
    out: tuple[Seat, ...] = ()  # seats without cards, first to last; visible at the table
    known: tuple[Cards, ...] = ()  # cards in a hand that all have seen: taken from the pile, or given openly
    played: tuple[Cards, ...] = ()  # cards that came onto the pile for the first time, by the hand they came from
    # digests of the open positions before each turn of this deal (KR-16); messages have the number of occurrences of
    # the last
    positions: tuple[int, ...] = field(default=(), metadata={BRIEF: CompactField("repetitions", _times, _alike)})
    winner: Seat | None = None  # alone first out in the last deal scored; None after a draw
    loser: Seat | None = None  # last with cards in the last deal scored; None after a draw
    places: tuple[int, ...] = ()  # final places, once ENDED

    @property
    def repetitions(self) -> int:
        """Number of occurrences of the present position in this deal; 0 before play."""
        return _times(self.positions)


DECK = Zone("deck")
PILE = Zone("pile")
SHOWN = Zone("shown")


@cache
def hand(seat: int) -> Zone:
    """Return the zone of a seat's hand."""
    return Zone("hand", seat)


def zone_specs(open_hands: bool, shows: bool) -> tuple[ZoneSpec, ...]:
    """Return the zone specs; `shows`: cards must be shown to all on their way to a hidden hand."""
    seen = Visibility.EVERYONE if open_hands else Visibility.OWNER
    shown = (ZoneSpec("shown", Visibility.EVERYONE, per="table", arrangement=Arrangement.SPREAD),) if shows else ()
    return (
        ZoneSpec("deck", Visibility.NOBODY, per="table"),
        ZoneSpec("hand", seen, arrangement=Arrangement.FAN, role=Role.HAND),
        ZoneSpec("pile", Visibility.EVERYONE, per="table", arrangement=Arrangement.SPREAD),
        *shown,
    )


def empty_zones(seats: int, shows: bool) -> dict[Zone, Cards]:
    """Return every zone of the table, without cards."""
    places = (DECK, PILE, SHOWN) if shows else (DECK, PILE)
    return dict.fromkeys((*places, *map(hand, range(seats))), ())

"""Events of a match: six kinds, the same for every game."""

from __future__ import annotations

import enum

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.cards import Card
from cardtable.core.text import Text, Who
from cardtable.core.zones import Seat, Zone


@frozen
class CardsMoved:
    """Event: cards moved from one zone to another."""

    source: Zone
    target: Zone
    cards: tuple[Card | None, ...]  # in order of arrival, the last on top; None: a card hidden from this seat


@frozen
class TurnStarted:
    """Event: these seats are to act now."""

    seats: frozenset[Seat]


@frozen
class TrickWon:
    """Event: a trick is complete. It precedes the move of its cards, so that the table can show the whole trick."""

    seat: Seat | None  # None: a cancelled trick, won by no seat


@frozen
class Announced:
    """Event: a sentence shown at a seat's plate and spoken."""

    seat: Seat | None  # seat of the plate; None: the table
    text: Text

    @classmethod
    def by(cls, seat: Seat, text: Text, *args: object, n: int | None = None) -> Announced:
        """Return the announcement of what a seat does; the text names the player first, then these arguments."""
        return cls(seat, text.filled(Who(seat), *args, n=n))


@frozen
class ScoreLine:
    """One line of a deal result."""

    label: Text
    points: tuple[int, ...]  # by seat


class FeatKind(enum.Enum):
    """Kinds of achievements in a deal that the statistics count."""

    MOON = "moon"
    SUN = "sun"  # a moon with every trick: the statistics count it among the moons


@frozen
class Feat:
    """An achievement of a seat in a deal."""

    kind: FeatKind
    seat: Seat


@frozen
class HandScored:
    """Event: a deal was scored."""

    row: tuple[int, ...]  # by seat, equal for partners; the sum of the lines where there are any
    lines: tuple[ScoreLine, ...] = ()
    feats: tuple[Feat, ...] = ()


@frozen
class MatchEnded:
    """Event: the match is over, with the final places."""

    places: tuple[int, ...]  # by seat, 1 is best; partners, ties and draws share a place


Event = CardsMoved | TurnStarted | TrickWon | Announced | HandScored | MatchEnded

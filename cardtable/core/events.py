"""What can happen at a table: six kinds of events, and no game adds one."""

from __future__ import annotations

import enum

from cardtable.core.cards import Card
from cardtable.core.frozen_dataclass import frozen
from cardtable.core.text import Text
from cardtable.core.zones import Seat, Zone


@frozen
class CardsMoved:
    """Cards went from one zone to another."""

    source: Zone
    target: Zone
    cards: tuple[Card | None, ...]  # as they arrive, the last on top; None: a card this seat may not see


@frozen
class TurnStarted:
    """These seats are to act now."""

    seats: frozenset[Seat]


@frozen
class TrickWon:
    """A trick is complete; comes before its cards move, so that the table can let the trick stand."""

    seat: Seat | None  # None: cancelled, nobody wins it


@frozen
class Announced:
    """Something to say: beside the seat's plate, and spoken."""

    seat: Seat | None  # whose plate shows it; None: the table
    text: Text


@frozen
class ScoreLine:
    """One line of the count of a deal."""

    label: Text
    points: tuple[int, ...]  # by seat


class FeatKind(enum.Enum):
    """What somebody can bring off in a deal that is counted in the statistics."""

    MOON = "moon"
    SUN = "sun"  # a moon with every trick: statistics count it among the moons


@frozen
class Feat:
    """Somebody has brought this off."""

    kind: FeatKind
    seat: Seat


@frozen
class HandScored:
    """A deal has been counted."""

    row: tuple[int, ...]  # by seat, partners alike; the sum of the lines where there are any
    lines: tuple[ScoreLine, ...] = ()
    feats: tuple[Feat, ...] = ()


@frozen
class MatchEnded:
    """The match is over, and these are the places in it."""

    places: tuple[int, ...]  # by seat, 1 is best; partners, ties and draws share a place


Event = CardsMoved | TurnStarted | TrickWon | Announced | HandScored | MatchEnded

"""What Pinch remembers in the open, what can be done, and where its cards lie, by names of its own."""

from __future__ import annotations

from dataclasses import dataclass

from cardtable.core.cards import Card, Cards
from cardtable.core.views import View, faces
from cardtable.core.zone_kinds import Arrangement, Role, Visibility, ZoneSpec
from cardtable.core.zones import Seat, Zone

TALON = Zone("talon")
ZONES = (
    ZoneSpec("talon", Visibility.NOBODY, per="table"),
    ZoneSpec("holding", Visibility.OWNER, arrangement=Arrangement.FAN, role=Role.HAND),
    ZoneSpec("offered", Visibility.OWNER),
    ZoneSpec("laid", Visibility.EVERYONE, arrangement=Arrangement.TRICK, role=Role.TRICK),
    ZoneSpec("taken", Visibility.NOBODY),
)


@dataclass(frozen=True, slots=True)
class Offer:
    """Give this card to the left neighbour."""

    card: Card


@dataclass(frozen=True, slots=True)
class Lay:
    """Play this card to the trick."""

    card: Card


Action = Offer | Lay


@dataclass(frozen=True, slots=True)
class PinchPublic:
    """What everybody knows."""

    seats: int  # by the rules
    deal: int  # counted aloud
    leader: Seat  # by the rules
    waiting: frozenset[Seat]  # everybody sees who has not yet given a card away
    trick: Cards  # played openly
    won: tuple[int, ...]  # tricks of this deal by seat, in sight
    totals: tuple[int, ...]  # on the score sheet
    over: bool = False  # the deal has been counted aloud
    ended: bool = False  # so has the match


def holding(seat: int) -> Zone:
    """The cards a seat holds."""
    return Zone("holding", seat)


def offered(seat: int) -> Zone:
    """The card a seat gives away, until all have chosen."""
    return Zone("offered", seat)


def laid(seat: int) -> Zone:
    """The card a seat has played to the trick."""
    return Zone("laid", seat)


def taken(seat: int) -> Zone:
    """The cards a seat has won."""
    return Zone("taken", seat)


def held(view: View[PinchPublic]) -> Cards:
    """The cards of the view's own seat."""
    return () if view.seat is None else faces(view, holding(view.seat))

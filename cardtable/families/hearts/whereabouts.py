"""Where the cards of the family lie."""

from __future__ import annotations

from functools import cache

from cardtable.core.cards import Cards
from cardtable.core.text import translate
from cardtable.core.views import P, View, faces
from cardtable.core.zone_kinds import Arrangement, Role, Visibility, ZoneSpec
from cardtable.core.zones import Zone

DECK = Zone("deck")
SHOWN = Zone("shown")


@cache
def hand_zone(seat: int) -> Zone:
    """The cards a seat holds."""
    return Zone("hand", seat)


@cache
def passing_zone(seat: int) -> Zone:
    """The cards a seat has chosen to pass, until all have chosen."""
    return Zone("passing", seat)


@cache
def trick_zone(seat: int) -> Zone:
    """The card a seat has played to the trick on the table."""
    return Zone("trick", seat)


@cache
def won_zone(seat: int) -> Zone:
    """The cards a seat has won in tricks, face down in front of it (HP-24, X-19)."""
    return Zone("won", seat)


@cache
def seen_kitty_zone(seat: int) -> Zone:
    """What was left over, in the hands of the seat that took it; others look at the scoring (HR-11, XR-08)."""
    return Zone("looked", seat)


ALWAYS = (
    ZoneSpec("deck", Visibility.NOBODY, per="table"),
    ZoneSpec("hand", Visibility.OWNER, arrangement=Arrangement.FAN, role=Role.HAND),
    ZoneSpec("passing", Visibility.OWNER),
    ZoneSpec("trick", Visibility.EVERYONE, arrangement=Arrangement.TRICK, role=Role.TRICK),
    ZoneSpec("won", Visibility.NOBODY),
)


def left_over(kind: str) -> tuple[ZoneSpec, ...]:
    """The zones of the cards that do not divide evenly: face down under this name, with who took them, and shown."""
    return (
        ZoneSpec(kind, Visibility.NOBODY, per="table", label=translate("Hearts family", "kitty")),
        ZoneSpec("looked", Visibility.OWNER),
        ZoneSpec("shown", Visibility.EVERYONE, per="table", arrangement=Arrangement.SPREAD, role=Role.COUNT),
    )


def own_hand(view: View[P]) -> Cards:
    """The cards of the view's own seat, in the order of texts."""
    return () if view.seat is None else faces(view, hand_zone(view.seat))

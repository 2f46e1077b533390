"""Where the cards of the family lie.

Cards on their way through a trick: laid, swept up, and counted for whoever takes them.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import NamedTuple

from cardtable.core.cards import Card, Cards, Suit, sort_cards
from cardtable.core.events import Announced
from cardtable.core.text import translate
from cardtable.core.tricks import next_seat
from cardtable.core.views import P, StateChanges, View, faces, replaced
from cardtable.core.zone_kinds import Arrangement, Role, Visibility, ZoneSpec
from cardtable.core.zones import Seat, Zone
from cardtable.families.hearts import announcements
from cardtable.families.hearts.options import QUEEN_OF_SPADES, CardValues
from cardtable.families.hearts.public_facts import F, PublicFacts

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


def lay(changes: StateChanges, public: F, seat: Seat, card: Card, said: Announced, *, queen_breaks: bool) -> F:
    """The facts after a card was played; the trick may be complete now (HR-07, XR-04)."""
    changes.move(hand_zone(seat), trick_zone(seat), (card,))
    changes.add(said)
    breaks = card.suit is Suit.HEARTS or (card == QUEEN_OF_SPADES and queen_breaks)
    if breaks and not public.broken:
        changes.add(announcements.broken())
    return replace(
        public,
        trick=(*public.trick, card),
        played=(*public.played, card),
        broken=public.broken or breaks,
        turn=next_seat(seat, public.seats),
    )


def leader_of(public: PublicFacts) -> Seat:
    """Who leads or has led to the trick."""
    assert public.leader is not None  # while cards are played it is somebody
    return public.leader


def seat_at(public: PublicFacts, place: int) -> Seat:
    """Who has played the card in this place of the trick; 0 is the lead."""
    return next_seat(leader_of(public), public.seats, place)


def sweep(changes: StateChanges, public: PublicFacts, target: Zone) -> None:
    """The cards of the trick leave the table in the order in which they were played."""
    for place, card in enumerate(public.trick):
        changes.move(trick_zone(seat_at(public, place)), target, (card,))


class TrickTaken(NamedTuple):
    """What the seats have taken in this deal."""

    points: tuple[int, ...]
    point_cards: tuple[Cards, ...]


def take(changes: StateChanges, public: PublicFacts, seat: Seat, cards: Cards, values: CardValues) -> TrickTaken:
    """Count these cards for a seat as well, and say which it takes of those that count, the hearts aside."""
    counting = values.counting(cards)
    changes.add(*(announcements.takes(seat, card) for card in counting if card.suit is not Suit.HEARTS))
    return _with(public, seat, counting, values)


def show_kitty(changes: StateChanges, public: F, owner: Seat | None, values: CardValues) -> F:
    """What was left over counts for its owner (HR-11, XR-08), and from here on everybody sees it."""
    if owner is None:
        return public
    taken = _with(public, owner, values.counting(changes.move_all(seen_kitty_zone(owner), SHOWN)), values)
    return replace(public, points=taken.points, point_cards=taken.point_cards)


def _with(public: PublicFacts, seat: Seat, counting: Cards, values: CardValues) -> TrickTaken:
    """What has been taken, with these cards for this seat."""
    if not counting:
        return TrickTaken(public.points, public.point_cards)
    return TrickTaken(
        replaced(public.points, seat, public.points[seat] + values.sum(counting)),
        replaced(public.point_cards, seat, sort_cards(public.point_cards[seat] + counting)),
    )

"""Zones of the Hearts family, and moves of cards through a trick: play, sweep and scoring."""

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
    """Return the zone of a seat's hand."""
    return Zone("hand", seat)


@cache
def passing_zone(seat: int) -> Zone:
    """Return the zone of the cards a seat has chosen to pass, until all have chosen."""
    return Zone("passing", seat)


@cache
def trick_zone(seat: int) -> Zone:
    """Return the zone of the card a seat has played to the current trick."""
    return Zone("trick", seat)


@cache
def won_zone(seat: int) -> Zone:
    """Return the zone of the cards a seat has won in tricks, face down (HP-24, X-19)."""
    return Zone("won", seat)


@cache
def seen_kitty_zone(seat: int) -> Zone:
    """Return the zone of the kitty in the hands of its owner; others see it at the scoring (HR-11, XR-08)."""
    return Zone("looked", seat)


ALWAYS = (
    ZoneSpec("deck", Visibility.NOBODY, per="table"),
    ZoneSpec("hand", Visibility.OWNER, arrangement=Arrangement.FAN, role=Role.HAND),
    ZoneSpec("passing", Visibility.OWNER),
    ZoneSpec("trick", Visibility.EVERYONE, arrangement=Arrangement.TRICK, role=Role.TRICK),
    ZoneSpec("won", Visibility.NOBODY),
)


def left_over(kind: str) -> tuple[ZoneSpec, ...]:
    """Return the zone specs of cards that do not divide evenly: face down as `kind`, with their owner, and shown."""
    return (
        ZoneSpec(kind, Visibility.NOBODY, per="table", label=translate("Hearts family", "kitty")),
        ZoneSpec("looked", Visibility.OWNER),
        ZoneSpec("shown", Visibility.EVERYONE, per="table", arrangement=Arrangement.SPREAD, role=Role.COUNT),
    )


def own_hand(view: View[P]) -> Cards:
    """Return the cards of the view's own seat in text order; () for a spectator."""
    return () if view.seat is None else faces(view, hand_zone(view.seat))


def lay(changes: StateChanges, public: F, seat: Seat, card: Card, said: Announced, *, queen_breaks: bool) -> F:
    """Move a card to the trick and return the new facts; the trick may be complete now (HR-07, XR-04)."""
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
    """Return the seat that leads the trick."""
    assert public.leader is not None  # set while cards are played
    return public.leader


def seat_at(public: PublicFacts, place: int) -> Seat:
    """Return the seat that played the card at this index of the trick; 0 is the lead."""
    return next_seat(leader_of(public), public.seats, place)


def sweep(changes: StateChanges, public: PublicFacts, target: Zone) -> None:
    """Move the cards of the trick to `target` in the order of play."""
    for place, card in enumerate(public.trick):
        changes.move(trick_zone(seat_at(public, place)), target, (card,))


class TrickTaken(NamedTuple):
    """Points and point cards that the seats have taken in this deal."""

    points: tuple[int, ...]
    point_cards: tuple[Cards, ...]


def take(changes: StateChanges, public: PublicFacts, seat: Seat, cards: Cards, values: CardValues) -> TrickTaken:
    """Add these cards to a seat's points, and announce those that count, except hearts."""
    counting = values.counting(cards)
    changes.add(*(announcements.takes(seat, card) for card in counting if card.suit is not Suit.HEARTS))
    return _with(public, seat, counting, values)


def show_kitty(changes: StateChanges, public: F, owner: Seat | None, values: CardValues) -> F:
    """Score the kitty for its owner (HR-11, XR-08), and show it to all."""
    if owner is None:
        return public
    taken = _with(public, owner, values.counting(changes.move_all(seen_kitty_zone(owner), SHOWN)), values)
    return replace(public, points=taken.points, point_cards=taken.point_cards)


def _with(public: PublicFacts, seat: Seat, counting: Cards, values: CardValues) -> TrickTaken:
    if not counting:
        return TrickTaken(public.points, public.point_cards)
    return TrickTaken(
        replaced(public.points, seat, public.points[seat] + values.sum(counting)),
        replaced(public.point_cards, seat, sort_cards(public.point_cards[seat] + counting)),
    )

"""How a deal begins and ends: the cards go round, and all come back."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from cardtable.core.cards import Cards, alone
from cardtable.core.changes import StateChanges
from cardtable.core.events import CardsMoved
from cardtable.core.trick_taking import next_seat
from cardtable.core.views import Step
from cardtable.core.zones import Seat, Zone
from cardtable.families.hearts.facts import F, PublicFacts, TrickPhase, step
from cardtable.families.hearts.whereabouts import DECK, hand_zone


class DealSetup(NamedTuple):
    """What a deal takes over from the one before."""

    dealer: Seat
    deal: int  # its number, from 1
    totals: tuple[int, ...]
    due: bool


def new_deal(last: PublicFacts | None, seats: int) -> DealSetup:
    """The first deal of a match (`last` is None), or the next one: the player on the dealer's left deals (HR-19)."""
    if last is None:
        return DealSetup(Seat(seats - 1), 1, (0,) * seats, False)
    return DealSetup(next_seat(last.dealer, seats), last.deal + 1, last.totals, last.due)


def deal_around(changes: StateChanges, deck: Cards, public: PublicFacts, rest: Zone) -> None:
    """Give every hand its cards of a deck that is in no zone yet; what is left over lies in `rest` (G-01).

    One card at a time, clockwise; the deck's first card goes to the dealer's left.
    """
    end = public.hand_size * public.seats
    for place, card in enumerate(deck[:end]):
        target = hand_zone(next_seat(public.dealer, public.seats, 1 + place))
        changes.zones[target] += (card,)
        changes.add(CardsMoved(DECK, target, alone(card)))
    if len(deck) > end:
        changes.zones[rest] = deck[end:]
        changes.add(CardsMoved(DECK, rest, deck[end:]))


def begin_play(changes: StateChanges, public: F, leader: Seat) -> Step[F]:
    """The first trick is to be led."""
    return step(changes, replace(public, phase=TrickPhase.PLAYING, turn=leader, leader=leader))


def gather(changes: StateChanges, pack: Cards) -> None:
    """The pack lies together again for the next deal, in the order of texts (HR-19)."""
    for zone in [zone for zone in changes.zones if zone != DECK]:
        changes.move_all(zone, DECK)
    changes.zones[DECK] = pack

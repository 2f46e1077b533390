"""Start and end of a deal, and passing: dealing round, gathering, the exchange (HR-04, HR-05, XR-02)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from cardtable.core.cards import Cards, alone
from cardtable.core.events import CardsMoved
from cardtable.core.language.user_error import UserError
from cardtable.core.refusal import Refusal
from cardtable.core.text import translate
from cardtable.core.tricks import next_seat
from cardtable.core.views import StateChanges, View
from cardtable.core.zones import Seat, Zone
from cardtable.families.hearts import announcements
from cardtable.families.hearts.actions import Action, PassCards
from cardtable.families.hearts.public_facts import F, PublicFacts, actors
from cardtable.families.hearts.trick_zones import DECK, hand_zone, own_hand, passing_zone


def deal_around(changes: StateChanges, deck: Cards, public: PublicFacts, rest: Zone) -> None:
    """Deal a deck that is in no zone yet, one card at a time, clockwise; leftover cards go to `rest` (G-01).

    The deck's first card goes to the dealer's left.
    """
    end = public.hand_size * public.seats
    for place, card in enumerate(deck[:end]):
        target = hand_zone(next_seat(public.dealer, public.seats, 1 + place))
        changes.zones[target] += (card,)
        changes.add(CardsMoved(DECK, target, alone(card)))
    if len(deck) > end:
        changes.zones[rest] = deck[end:]
        changes.add(CardsMoved(DECK, rest, deck[end:]))


def gather(changes: StateChanges, pack: Cards) -> None:
    """Move all cards back to the deck for the next deal, in text order (HR-19)."""
    for zone in [zone for zone in changes.zones if zone != DECK]:
        changes.move_all(zone, DECK)
    changes.zones[DECK] = pack


NOT_HELD = translate("Hearts family", "You don't have the %1.")
_FIRST = translate("Hearts family", "Choose the cards to pass first.")
_PASSED = translate("Hearts family", "You've already passed, and the choice is final.")
_COUNT = translate("Hearts family", "You must pass exactly %1 card(s).", n=0)
_DIFFERENT = translate("Hearts family", "Choose different cards to pass.")
_NEGATIVE = translate("Hearts family", "The number of cards to pass can't be less than %1.")
_TOO_MANY = translate("Hearts family", "You can't pass %1 cards from a hand of %2: pass fewer.")
_OFFSETS = {"L": 1, "R": -1, "A": 2, "L2": 2, "R2": -2, "-": 0, "none": 0}


def pass_offsets(cycle: str, count: int) -> tuple[int, ...]:
    """Return the pass direction of each deal, in seats clockwise (0: no pass), for a cycle "L,R,A,-" (HR-04)."""
    return tuple(_OFFSETS[entry] for entry in cycle.split(",")) if count else (0,)


def check_pass_count(count: int, hand_size: int) -> None:
    """Raise UserError if `count` cards cannot be passed from a hand of this size."""
    if count < 0:
        raise UserError(_NEGATIVE.filled(0))
    if count > hand_size:
        raise UserError(_TOO_MANY.filled(count, hand_size))


def check_pass(clause: str, view: View[F], action: Action, count: int) -> Refusal | None:
    """Return the refusal of a pass, or None; twins are two cards (settled reading 18)."""
    if view.seat not in actors(view.public):
        return Refusal(clause, _PASSED)
    if not isinstance(action, PassCards):
        return Refusal(clause, _FIRST)
    if len(action.cards) != count:
        return Refusal(clause, _COUNT.filled(count, n=count))
    held = own_hand(view)
    lacking = Counter(action.cards) - Counter(held)
    strange = [card for card in lacking if card not in held]
    if strange:
        return Refusal(clause, NOT_HELD.filled(strange[0]))
    return Refusal(clause, _DIFFERENT) if lacking else None


def lay_aside(changes: StateChanges, public: F, seat: Seat, cards: Cards) -> F:
    """Apply a seat's pass and return the new facts; when all seats have passed, exchange the cards."""
    changes.move(hand_zone(seat), passing_zone(seat), cards)
    changes.add(announcements.passes(seat, len(cards), next_seat(seat, public.seats, public.pass_offset)))
    public = replace(public, passed=public.passed | {seat})
    if not actors(public):
        exchange(changes, public.seats, public.pass_offset)
    return public


def exchange(changes: StateChanges, seats: int, offset: int) -> None:
    """Move every seat's passed cards to its receiver."""
    for giver in range(seats):
        changes.move_all(passing_zone(giver), hand_zone(next_seat(Seat(giver), seats, offset)))

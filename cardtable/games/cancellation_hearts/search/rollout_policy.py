"""Rollout policy: fast choices for all seats of a rollout, from public facts and the player's hand.

A seat reads its own hand, the trick and the counts of `CancellationPosition`, and the cards that all others hold
together; it never reads another hand. Cards are scored in `policy_weights.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.families.hearts.bitmasks import HEARTS, HIGH, LOW, QUEEN_BIT, QUEEN_OF_SPADES, SPADES, Masks
from cardtable.games.cancellation_hearts.search.policy_weights import (
    best_to_discard,
    best_to_follow,
    best_to_lead,
    of_suit,
)
from cardtable.games.cancellation_hearts.simulation import CancellationPosition, discards, leads

if TYPE_CHECKING:
    from mypy_extensions import i64


def play_out(position: CancellationPosition) -> None:
    """Play the deal to its end."""
    while position.left:
        if not position.trick:
            position.play(lead(position))
        else:
            mask: i64 = position.hands[position.turn * 4 + position.led]
            position.play(follow(position, mask) if mask else discard(position))


def follow(position: CancellationPosition, mask: i64) -> i64:
    """Return a card of the suit led.

    Cards under the winning one, and cards whose twin is in the trick, cannot win.
    """
    led = position.led
    if not mask & (mask - 1):
        return led << 4 | LOW[mask]
    best: i64 = HIGH[position.standing]
    lain: i64 = position.lain[led]
    safe = mask & lain
    if best > 0:
        safe |= mask & ((1 << best) - 1)
    if position.threat >= 0:
        return led << 4 | _stop_moon(position, mask & ~safe)
    return led << 4 | best_to_follow(position, mask, safe)


def _stop_moon(position: CancellationPosition, over: i64) -> i64:
    """Return the rank to play with a shooter: go over its card as cheaply as possible; a shooter plays its highest."""
    mask: i64 = position.hands[position.turn * 4 + position.led]
    if position.turn == position.threat:
        return HIGH[over or mask]
    return LOW[over] if over and _winner(position) == position.threat else LOW[mask]


def _winner(position: CancellationPosition) -> i64:
    """Return the seat that wins the trick so far; -1: none."""
    if not position.standing:
        return -1
    place: i64 = position.trick.index(position.led << 4 | HIGH[position.standing])
    return (position.leader + place) % position.terms.seats


def discard(position: CancellationPosition) -> i64:
    """Return a card of another suit than the one led."""
    masks = discards(position)
    if position.threat >= 0 and (position.turn == position.threat or _winner(position) == position.threat):
        return _cheapest(masks)
    return best_to_discard(position, masks)


def _cheapest(masks: Masks) -> i64:
    """Return the lowest card, points last: for a shooter, and against one."""
    chosen: i64 = -1
    suit: i64
    for suit in range(HEARTS):
        mask = of_suit(masks, suit)
        if suit == SPADES:
            mask &= ~QUEEN_BIT
        if mask and (chosen < 0 or LOW[mask] < chosen & 15):
            chosen = suit << 4 | LOW[mask]
    if chosen >= 0:
        return chosen
    return HEARTS << 4 | LOW[masks[HEARTS]] if masks[HEARTS] else QUEEN_OF_SPADES


def lead(position: CancellationPosition) -> i64:
    """Return the card to lead; a shooter's highest."""
    masks = leads(position)
    return _highest(masks) if position.turn == position.threat else best_to_lead(position, masks)


def _highest(masks: Masks) -> i64:
    chosen: i64 = -1
    suit: i64
    for suit in range(4):
        mask = of_suit(masks, suit)
        if mask and (chosen < 0 or HIGH[mask] > chosen & 15):
            chosen = suit << 4 | HIGH[mask]
    return chosen

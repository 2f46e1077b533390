"""Rules of thumb for all seats of a simulated deal: fast rather than wise, and fed with public facts alone.

A seat looks at its own hand, the trick and the counts of `Position`; it never looks into another hand.

In the field's words: a rollout policy.
"""

from __future__ import annotations

from cardtable.families.hearts.card_values import BONUS_POINTS
from cardtable.families.hearts.masks import (
    CLUBS,
    DIAMONDS,
    HEARTS,
    HIGH,
    LOW,
    QUEEN,
    QUEEN_BIT,
    QUEEN_OF_SPADES,
    SIZE,
    SPADES,
    Masks,
)
from cardtable.games.cancellation_hearts.yardstick_1.simulation_1 import Position, discards, leads

_BELOW_QUEEN = QUEEN_BIT - 1
_SHORT = (0, 3, 1, 0, -1, -2, -3, -4, -5, -6, -7, -8, -9, -10)  # by length: how gladly a suit's top is thrown
_HEART = 2  # hearts go before others
_CATCHES, _GUARDS = 4, -6  # while a queen of spades is out: a spade above her, and those below her
_ALONE = 20  # how bad it is to lead a suit that nobody else holds


def play_out(position: Position) -> None:
    """Play the deal to its end."""
    while position.left:
        if not position.trick:
            position.play(lead(position))
        else:
            mask = position.hands[position.turn * 4 + position.led]
            position.play(follow(position, mask) if mask else discard(position))


def follow(position: Position, mask: int) -> int:
    """A card of the suit led; those that are under the winning one or find their twin there cannot win."""
    led = position.led
    suit = led << 4
    if not mask & (mask - 1):
        return suit | LOW[mask]
    best = HIGH[position.standing]
    safe = mask & position.lain[led]
    if best > 0:
        safe |= mask & ((1 << best) - 1)
    if led == SPADES and mask & QUEEN_BIT:
        if safe & QUEEN_BIT:
            return QUEEN_OF_SPADES
        mask ^= QUEEN_BIT
    bonus = position.terms.bonus
    if bonus >> 4 == led and safe != 1 << (bonus & 15):
        safe &= ~(1 << (bonus & 15))
    return suit | (_stop_moon(position, mask & ~safe) if position.threat >= 0 else _duck(position, mask, safe))


def _stop_moon(position: Position, over: int) -> int:
    """Against a shooter: go over it, as cheaply as may be; a shooter goes over everybody."""
    mask = position.hands[position.turn * 4 + position.led]
    if position.turn == position.threat:
        return HIGH[over or mask]
    return LOW[over] if over and _winner(position) == position.threat else LOW[mask]


def _duck(position: Position, mask: int, safe: int) -> int:
    """The highest card that cannot win; the highest of all where winning does no harm."""
    last = len(position.trick) == position.terms.seats - 1
    stake = position.pot + position.carried + BONUS_POINTS * (position.pot_bonus + position.carried_bonus)
    if last and (stake < 0 or (stake == 0 and not position.widow_waits)):
        return HIGH[mask]
    if safe:
        return HIGH[safe]
    return HIGH[mask] if last else LOW[mask]


def _winner(position: Position) -> int:
    """Who wins the trick so far; -1: nobody."""
    if not position.standing:
        return -1
    place = position.trick.index(position.led << 4 | HIGH[position.standing])
    return (position.leader + place) % position.terms.seats


def discard(position: Position) -> int:
    """A card of another suit than the one led: a queen of spades first, else the most dangerous."""
    masks = discards(position)
    if position.threat >= 0 and (position.turn == position.threat or _winner(position) == position.threat):
        return _cheapest(masks)
    if masks[SPADES] & QUEEN_BIT:
        return QUEEN_OF_SPADES
    return _most_dangerous(position, masks)


def _most_dangerous(position: Position, masks: Masks) -> int:
    """The top of a suit that is high and short; the bonus card only if nothing else is left."""
    chosen = position.terms.bonus
    most = -99
    for suit in (CLUBS, DIAMONDS, SPADES, HEARTS):
        mask = masks[suit]
        if suit == position.terms.bonus >> 4:
            mask &= ~(1 << (position.terms.bonus & 15))
        if not mask:
            continue
        danger = HIGH[mask] + _SHORT[SIZE[mask]]
        if suit == HEARTS:
            danger += _HEART
        elif suit == SPADES and position.queens:
            danger += _CATCHES if mask > QUEEN_BIT else _GUARDS
        if danger > most:
            most = danger
            chosen = suit << 4 | HIGH[mask]
    return chosen


def _cheapest(masks: Masks) -> int:
    """The lowest card, points last: against a shooter, who does the same."""
    chosen = -1
    for suit in (CLUBS, DIAMONDS, SPADES):
        mask = masks[suit] & ~QUEEN_BIT if suit == SPADES else masks[suit]
        if mask and (chosen < 0 or LOW[mask] < chosen & 15):
            chosen = suit << 4 | LOW[mask]
    if chosen >= 0:
        return chosen
    return HEARTS << 4 | LOW[masks[HEARTS]] if masks[HEARTS] else QUEEN_OF_SPADES


def lead(position: Position) -> int:
    """A card to open a trick with: the one that others are most likely to go over; a shooter's highest."""
    masks = leads(position)
    shoots = position.turn == position.threat
    chosen = -1
    least = 99
    for suit in (CLUBS, DIAMONDS, SPADES, HEARTS):
        mask = masks[suit]
        if not mask:
            continue
        rank = HIGH[mask] if shoots else _rank_to_lead(position, suit, mask)
        worry = -rank if shoots else _worry(position, suit, mask, rank)
        if worry < least:
            least = worry
            chosen = suit << 4 | rank
    return chosen


def _rank_to_lead(position: Position, suit: int, mask: int) -> int:
    """The lowest card, but the highest spade under a queen that others may hold: it forces her out."""
    if suit == SPADES and position.queens and not mask & QUEEN_BIT and mask & _BELOW_QUEEN:
        return HIGH[mask & _BELOW_QUEEN]
    return LOW[mask]


def _worry(position: Position, suit: int, mask: int, rank: int) -> int:
    """How worrying the lead is: how high, and worst in a suit that nobody else holds."""
    place = position.turn * 4 + suit
    if position.left_in[suit] == SIZE[position.hands[place]] + SIZE[position.pairs[place]]:
        return rank + _ALONE
    if suit == SPADES and position.queens:
        return _spade_worry(mask, rank)
    return rank + 1 if suit == HEARTS else rank


def _spade_worry(mask: int, rank: int) -> int:
    """With the queen, the king or the ace in hand, spades are better left alone; without them they are safest."""
    if rank >= QUEEN:
        return _ALONE - 1
    if mask < QUEEN_BIT:
        return 1
    return LOW[mask] + (12 if mask & QUEEN_BIT else 5) - SIZE[mask]

"""Rules of thumb for all seats of a simulated deal: fast rather than wise, and fed with public facts alone.

A seat looks at its own hand, the trick and the counts of `Position`; it never looks into another hand.

In the field's words: a rollout policy.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

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

if TYPE_CHECKING:
    from mypy_extensions import i64

_BELOW_QUEEN: Final = QUEEN_BIT - 1
# By length: how gladly a suit's top is thrown
_SHORT: Final[tuple[int, ...]] = (0, 3, 1, 0, -1, -2, -3, -4, -5, -6, -7, -8, -9, -10)
_HEART: Final = 2  # hearts go before others
_CATCHES: Final = 4  # while a queen of spades is out: a spade above her
_GUARDS: Final = -6  # and those below her
_ALONE: Final = 20  # how bad it is to lead a suit that nobody else holds


def play_out(position: Position) -> None:
    """Play the deal to its end."""
    while position.left:
        if not position.trick:
            position.play(lead(position))
        else:
            mask: i64 = position.hands[position.turn * 4 + position.led]
            position.play(follow(position, mask) if mask else discard(position))


def follow(position: Position, mask: i64) -> i64:
    """A card of the suit led; those that are under the winning one or find their twin there cannot win."""
    led = position.led
    suit = led << 4
    if not mask & (mask - 1):
        return suit | LOW[mask]
    best: i64 = HIGH[position.standing]
    lain: i64 = position.lain[led]
    safe = mask & lain
    if best > 0:
        safe |= mask & ((1 << best) - 1)
    if led == SPADES and mask & QUEEN_BIT:
        if safe & QUEEN_BIT:
            return QUEEN_OF_SPADES
        mask ^= QUEEN_BIT
    bonus: i64 = position.terms.bonus
    if bonus >> 4 == led and safe != 1 << (bonus & 15):
        safe &= ~(1 << (bonus & 15))
    return suit | (_stop_moon(position, mask & ~safe) if position.threat >= 0 else _duck(position, mask, safe))


def _stop_moon(position: Position, over: i64) -> i64:
    """Against a shooter: go over it, as cheaply as may be; a shooter goes over everybody."""
    mask: i64 = position.hands[position.turn * 4 + position.led]
    if position.turn == position.threat:
        return HIGH[over or mask]
    return LOW[over] if over and _winner(position) == position.threat else LOW[mask]


def _duck(position: Position, mask: i64, safe: i64) -> i64:
    """The highest card that cannot win; the highest of all where winning does no harm."""
    last = len(position.trick) == position.terms.seats - 1
    stake = position.pot + position.carried + BONUS_POINTS * (position.pot_bonus + position.carried_bonus)
    if last and (stake < 0 or (stake == 0 and not position.widow_waits)):
        return HIGH[mask]
    if safe:
        return HIGH[safe]
    return HIGH[mask] if last else LOW[mask]


def _winner(position: Position) -> i64:
    """Who wins the trick so far; -1: nobody."""
    if not position.standing:
        return -1
    place: i64 = position.trick.index(position.led << 4 | HIGH[position.standing])
    return (position.leader + place) % position.terms.seats


def discard(position: Position) -> i64:
    """A card of another suit than the one led: a queen of spades first, else the most dangerous."""
    masks = discards(position)
    if position.threat >= 0 and (position.turn == position.threat or _winner(position) == position.threat):
        return _cheapest(masks)
    if masks[SPADES] & QUEEN_BIT:
        return QUEEN_OF_SPADES
    return _most_dangerous(position, masks)


def _most_dangerous(position: Position, masks: Masks) -> i64:
    """The top of a suit that is high and short; the bonus card only if nothing else is left."""
    bonus: i64 = position.terms.bonus
    chosen = bonus
    most: i64 = -99
    suit: i64
    for suit in range(4):
        mask = _of_suit(masks, suit)
        if suit == bonus >> 4:
            mask &= ~(1 << (bonus & 15))
        if not mask:
            continue
        top: i64 = HIGH[mask]
        danger: i64 = _SHORT[SIZE[mask]]
        danger += top
        if suit == HEARTS:
            danger += _HEART
        elif suit == SPADES and position.queens:
            danger += _CATCHES if mask > QUEEN_BIT else _GUARDS
        if danger > most:
            most = danger
            chosen = suit << 4 | top
    return chosen


def _of_suit(masks: Masks, suit: i64) -> i64:
    """One of four masks, without making a tuple to look into."""
    if suit == CLUBS:
        return masks[CLUBS]
    if suit == DIAMONDS:
        return masks[DIAMONDS]
    return masks[SPADES] if suit == SPADES else masks[HEARTS]


def _cheapest(masks: Masks) -> i64:
    """The lowest card, points last: against a shooter, who does the same."""
    chosen: i64 = -1
    suit: i64
    for suit in range(HEARTS):
        mask = _of_suit(masks, suit)
        if suit == SPADES:
            mask &= ~QUEEN_BIT
        if mask and (chosen < 0 or LOW[mask] < chosen & 15):
            chosen = suit << 4 | LOW[mask]
    if chosen >= 0:
        return chosen
    return HEARTS << 4 | LOW[masks[HEARTS]] if masks[HEARTS] else QUEEN_OF_SPADES


def lead(position: Position) -> i64:
    """A card to open a trick with: the one that others are most likely to go over; a shooter's highest."""
    masks = leads(position)
    shoots = position.turn == position.threat
    chosen: i64 = -1
    least: i64 = 99
    suit: i64
    for suit in range(4):
        mask = _of_suit(masks, suit)
        if not mask:
            continue
        rank: i64 = HIGH[mask] if shoots else _rank_to_lead(position, suit, mask)
        worry = -rank if shoots else _worry(position, suit, mask, rank)
        if worry < least:
            least = worry
            chosen = suit << 4 | rank
    return chosen


def _rank_to_lead(position: Position, suit: i64, mask: i64) -> i64:
    """The lowest card, but the highest spade under a queen that others may hold: it forces her out."""
    if suit == SPADES and position.queens and not mask & QUEEN_BIT and mask & _BELOW_QUEEN:
        return HIGH[mask & _BELOW_QUEEN]
    return LOW[mask]


def _worry(position: Position, suit: i64, mask: i64, rank: i64) -> i64:
    """How worrying the lead is: how high, and worst in a suit that nobody else holds."""
    place = position.turn * 4 + suit
    own: i64 = SIZE[position.hands[place]] + SIZE[position.pairs[place]]
    if position.left_in[suit] == own:
        return rank + _ALONE
    if suit == SPADES and position.queens:
        return _spade_worry(mask, rank)
    return rank + 1 if suit == HEARTS else rank


def _spade_worry(mask: i64, rank: i64) -> i64:
    """With the queen, the king or the ace in hand, spades are better left alone; without them they are safest."""
    if rank >= QUEEN:
        return _ALONE - 1
    if mask < QUEEN_BIT:
        return 1
    return LOW[mask] + (12 if mask & QUEEN_BIT else 5) - SIZE[mask]

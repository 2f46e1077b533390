"""Rules of thumb for all seats of a simulated deal: fast rather than wise, and fed with public facts alone.

A seat looks at its own hand, the trick and the counts of `Position`; it never looks into another hand.
"""

from __future__ import annotations

from cardtable.core.masks import (
    CLUBS,
    DIAMONDS,
    HEARTS,
    HIGH,
    KING,
    LOW,
    QUEEN,
    QUEEN_BIT,
    QUEEN_OF_SPADES,
    SIZE,
    SPADES,
)
from cardtable.games.cancellation_hearts.scoring import BONUS_POINTS
from cardtable.games.cancellation_hearts.simulation import Position, discards, leads

_BELOW_QUEEN = QUEEN_BIT - 1
_SHORT = (0, 3, 1, 0, -1, -2, -3, -4, -5, -6, -7, -8, -9, -10)  # by length: how gladly a suit's top is thrown
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
    clubs, diamonds, spades, hearts = discards(position)
    if position.threat >= 0 and (position.turn == position.threat or _winner(position) == position.threat):
        return _lowest(clubs, diamonds, spades, hearts)
    if spades & QUEEN_BIT:
        return QUEEN_OF_SPADES
    bonus = position.terms.bonus
    if bonus >= 0:
        kept = diamonds & ~(1 << (bonus & 15))
        if kept or clubs or spades or hearts:
            diamonds = kept
    return _most_dangerous(position, clubs, diamonds, spades, hearts)


def _most_dangerous(position: Position, clubs: int, diamonds: int, spades: int, hearts: int) -> int:
    chosen = -1
    most = -99
    if hearts:
        most = HIGH[hearts] + 2 + (_SHORT[SIZE[hearts]] >> 1)
        chosen = HEARTS << 4 | HIGH[hearts]
    if spades:
        top = HIGH[spades]
        danger = top + _SHORT[SIZE[spades]]
        if position.queens:
            danger += 4 if top >= KING else -6
        if danger > most:
            most = danger
            chosen = SPADES << 4 | top
    if clubs:
        danger = HIGH[clubs] + _SHORT[SIZE[clubs]]
        if danger > most:
            most = danger
            chosen = CLUBS << 4 | HIGH[clubs]
    if diamonds and HIGH[diamonds] + _SHORT[SIZE[diamonds]] > most:
        chosen = DIAMONDS << 4 | HIGH[diamonds]
    return chosen


def _lowest(clubs: int, diamonds: int, spades: int, hearts: int) -> int:
    """The lowest card, points last: against a shooter, who does the same."""
    chosen = -1
    least = 99
    for suit, mask in ((CLUBS, clubs), (DIAMONDS, diamonds), (SPADES, spades & ~QUEEN_BIT)):
        if mask and LOW[mask] < least:
            least = LOW[mask]
            chosen = suit << 4 | least
    if chosen >= 0:
        return chosen
    return HEARTS << 4 | LOW[hearts] if hearts else QUEEN_OF_SPADES


def lead(position: Position) -> int:
    """A card to open a trick with: the one that others are most likely to go over."""
    clubs, diamonds, spades, hearts = leads(position)
    if position.turn == position.threat:
        return _highest(clubs, diamonds, spades, hearts)
    chosen = -1
    least = 99
    if clubs:
        least = LOW[clubs] + _loneliness(position, CLUBS)
        chosen = CLUBS << 4 | LOW[clubs]
    if diamonds:
        worry = LOW[diamonds] + _loneliness(position, DIAMONDS)
        if worry < least:
            least = worry
            chosen = DIAMONDS << 4 | LOW[diamonds]
    if hearts:
        worry = LOW[hearts] + _loneliness(position, HEARTS) + 1
        if worry < least:
            least = worry
            chosen = HEARTS << 4 | LOW[hearts]
    if spades:
        rank, worry = _spade_lead(position, spades)
        if worry < least:
            chosen = SPADES << 4 | rank
    return chosen


def _loneliness(position: Position, suit: int) -> int:
    """Nobody can go over a card of a suit that nobody else holds."""
    place = position.turn * 4 + suit
    own = SIZE[position.hands[place]] + SIZE[position.pairs[place]]
    return _ALONE if position.left_in[suit] == own else 0


def _spade_lead(position: Position, spades: int) -> tuple[int, int]:
    """The spade to lead, and how worrying that is."""
    low = LOW[spades]
    lonely = _loneliness(position, SPADES)
    if lonely or not position.queens:
        return low, low + lonely
    if spades & QUEEN_BIT:
        return low, (low + 12 - SIZE[spades] if low < QUEEN else 19)
    safe = spades & _BELOW_QUEEN
    if not safe:
        return low, 18
    return HIGH[safe], (1 if spades == safe else low + 5 - SIZE[safe])


def _highest(clubs: int, diamonds: int, spades: int, hearts: int) -> int:
    """For a shooter: the highest card, a heart before others."""
    chosen = -1
    most = -1
    for suit, mask in ((HEARTS, hearts), (SPADES, spades), (DIAMONDS, diamonds), (CLUBS, clubs)):
        if mask and HIGH[mask] > most:
            most = HIGH[mask]
            chosen = suit << 4 | most
    return chosen

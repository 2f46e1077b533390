"""Rules of thumb for all seats of a simulated deal: fast rather than wise, and fed with public facts alone.

A seat looks at its own hand, the trick and the counts of `Position`; it never looks into another hand.

In the field's words: a rollout policy.
"""

from __future__ import annotations

from functools import lru_cache

from cardtable.families.hearts.masks import (
    CLUBS,
    DIAMONDS,
    FULL,
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
from cardtable.games.hearts.yardstick_1.simulation_1 import Position, discards, leads

GIVEN_UP = -2  # for `Position.shooting`: whoever could shoot does not try
_BELOW_QUEEN = QUEEN_BIT - 1
_BONUS_WORTH = 10  # points in a trick that the bonus card outweighs are fewer
_LENGTH_WORTH = (0, 3, 1, 0, -1, -2, -3, -4, -5, -6, -7, -8, -9, -10)  # by length: how gladly a suit's top is thrown


def play_out(position: Position) -> None:
    """Play the deal to its end."""
    play = position.play
    while position.left:
        if position.count == 0:
            if position.threat >= 0 and position.shooting == -1:
                position.shooting = position.threat if _is_strong(position, position.threat) else GIVEN_UP
            play(lead(position))
        else:
            mask = position.hands[position.turn * 4 + position.led]
            play(follow(position, mask) if mask else discard(position))


def _is_strong(position: Position, seat: int) -> bool:
    """Whether the seat may well win all that is left: few of its cards would lose, each suit played from the top."""
    if not position.terms.has_moon:
        return False
    lost = 0
    for suit in (CLUBS, DIAMONDS, SPADES, HEARTS):
        mask = position.hands[seat * 4 + suit]
        if mask:
            out = _others(position, suit, seat)
            lost += LOSERS(mask, out) * (2 if suit == HEARTS else 1)
    return lost <= 2


def _losers(mask: int, out: int) -> int:
    """How many cards of a suit lose, while each round takes two of the cards that are out."""
    lost = 0
    rounds = 0
    count = SIZE[out]
    while mask:
        top = HIGH[mask]
        if count > 2 * rounds and out >> top:
            lost += 1
        mask ^= 1 << top
        rounds += 1
    return lost


LOSERS = lru_cache(maxsize=1 << 16)(_losers)


def follow(position: Position, mask: int) -> int:
    """A card of the suit led; `mask`: those that the seat holds."""
    rank = _chosen_to_follow(position, mask) if mask & (mask - 1) else HIGH[mask]
    return position.led << 4 | rank


def _chosen_to_follow(position: Position, mask: int) -> int:
    """The rank to follow with, of several: what the first of these rules says that is meant for the trick."""
    terms = position.terms
    last = position.count == terms.seats - 1
    if position.turn == position.shooting:
        return _reach(mask, position.best, last)
    if position.led == SPADES and not position.queen_gone and terms.points[QUEEN_OF_SPADES]:
        return _follow_spades(position, mask, last)
    if terms.bonus >= 0:
        rank = _winning_the_bonus(position, mask) if last and position.pot < _BONUS_WORTH else -1
        if rank >= 0:
            return rank
        mask = _without_bonus(position, mask)
    if position.pot:
        return _follow_to_points(position, mask, last)
    return _follow_to_nothing(position, mask, last)


def _winning_the_bonus(position: Position, mask: int) -> int:
    """The rank with which the last seat wins the bonus card, or -1."""
    if position.pot_bonus:
        return HIGH[mask]
    bonus = position.terms.bonus
    rank = bonus & 15
    held = position.led == bonus >> 4 and mask >> rank & 1
    return rank if held and rank > position.best else -1


def _without_bonus(position: Position, mask: int) -> int:
    """The cards of the suit led but for the bonus card, which waits for a trick that it can win."""
    bonus = position.terms.bonus
    return mask & ~(1 << (bonus & 15)) if position.led == bonus >> 4 else mask


def _follow_to_points(position: Position, mask: int, last: bool) -> int:
    """Go under if that can be done; but nobody who may shoot the moon is left a trick with points."""
    below = mask & ((1 << position.best) - 1)
    above = mask ^ below
    if above and position.best_seat == position.threat:
        return LOW[above]
    if below:
        return HIGH[below]
    return HIGH[mask] if last else LOW[mask]


def _follow_to_nothing(position: Position, mask: int, last: bool) -> int:
    """No points so far: high while none are likely to come, else under the best card."""
    led = position.led
    to_come = position.terms.seats - 1 - position.count
    early = led != HEARTS and position.left_in[led] - SIZE[mask] >= 3 * to_come  # all are likely to follow suit
    if last or early:
        return HIGH[mask]
    below = mask & ((1 << position.best) - 1)
    return HIGH[below] if below else LOW[mask]


def _reach(mask: int, best: int, last: bool) -> int:
    """For a shooter: win, as cheaply as the last seat can and as surely as an earlier one may."""
    above = mask >> (best + 1) << (best + 1)
    if not above:
        return LOW[mask]
    return LOW[above] if last else HIGH[above]


def _follow_spades(position: Position, mask: int, last: bool) -> int:
    """A spade while the queen has not been played."""
    below = mask & ((1 << position.best) - 1)
    if mask & QUEEN_BIT:
        if position.best > QUEEN:
            return QUEEN
        mask ^= QUEEN_BIT
        below &= ~QUEEN_BIT
        if below:
            return HIGH[below]
        return HIGH[mask] if last else LOW[mask]
    if last:
        return HIGH[below] if position.pot and below else HIGH[mask]
    safe = mask & _BELOW_QUEEN
    if position.best > QUEEN:
        return HIGH[below] if below else LOW[mask]
    return HIGH[safe] if safe else LOW[mask]


def discard(position: Position) -> int:
    """A card of another suit than the one led."""
    terms = position.terms
    place = position.turn * 4
    clubs, diamonds, spades, hearts = position.hands[place : place + 4]
    if position.first or terms.queen_must_drop:
        clubs, diamonds, spades, hearts = discards(position)
    if position.turn == position.shooting:
        return _keep_points(position, clubs, diamonds, spades, hearts)
    if position.best_seat == position.threat and position.shooting >= 0:
        return _lowest(clubs, diamonds, spades, hearts)
    if spades & QUEEN_BIT and terms.points[QUEEN_OF_SPADES]:
        return QUEEN_OF_SPADES
    costly = spades & terms.costly[SPADES]
    if costly:
        return SPADES << 4 | LOW[costly]  # the king costs more than the ace
    if terms.bonus >= 0:
        without = diamonds & ~(1 << (terms.bonus & 15))
        if without or clubs or spades or hearts:
            diamonds = without
    return _most_dangerous(position, clubs, diamonds, spades, hearts)


def _most_dangerous(position: Position, clubs: int, diamonds: int, spades: int, hearts: int) -> int:
    chosen = -1
    most = -99
    if hearts:
        most = HIGH[hearts] + 2 + (_LENGTH_WORTH[SIZE[hearts]] >> 1)
        chosen = HEARTS << 4 | HIGH[hearts]
    if spades:
        top = HIGH[spades]
        danger = top + _LENGTH_WORTH[SIZE[spades]]
        if position.queen_gone:
            danger -= 1
        elif top >= KING and SIZE[spades] < 4:
            danger += 4
        else:
            danger -= 6
        if danger > most:
            most = danger
            chosen = SPADES << 4 | top
    if clubs:
        danger = HIGH[clubs] + _LENGTH_WORTH[SIZE[clubs]]
        if danger > most:
            most = danger
            chosen = CLUBS << 4 | HIGH[clubs]
    if diamonds and HIGH[diamonds] + _LENGTH_WORTH[SIZE[diamonds]] > most:
        chosen = DIAMONDS << 4 | HIGH[diamonds]
    return chosen


def _keep_points(position: Position, clubs: int, diamonds: int, spades: int, hearts: int) -> int:
    """The lowest card that costs nothing, for a shooter."""
    costly = position.terms.costly
    chosen = -1
    lowest = 99
    for suit, mask in ((CLUBS, clubs & ~costly[0]), (DIAMONDS, diamonds & ~costly[1]), (SPADES, spades & ~costly[2])):
        if mask and LOW[mask] < lowest:
            lowest = LOW[mask]
            chosen = suit << 4 | lowest
    if chosen >= 0:
        return chosen
    if hearts:
        return HEARTS << 4 | LOW[hearts]
    return (
        SPADES << 4 | LOW[spades] if spades else (CLUBS << 4 | LOW[clubs] if clubs else DIAMONDS << 4 | LOW[diamonds])
    )


def _lowest(clubs: int, diamonds: int, spades: int, hearts: int) -> int:
    """The lowest card, against a shooter: high ones may yet win a trick; the queen of spades goes last."""
    others = spades & ~QUEEN_BIT
    chosen = QUEEN_OF_SPADES
    least = 99
    for suit, mask in ((CLUBS, clubs), (DIAMONDS, diamonds), (SPADES, others), (HEARTS, hearts)):
        if mask and LOW[mask] < least:
            least = LOW[mask]
            chosen = suit << 4 | least
    return chosen


def lead(position: Position) -> int:
    """A card to open a trick with."""
    place = position.turn * 4
    clubs, diamonds, spades, hearts = position.hands[place : place + 4]
    if position.first or not position.broken:
        clubs, diamonds, spades, hearts = leads(position)
    if position.turn == position.shooting:
        return _strongest(position, clubs, diamonds, spades, hearts)
    left_in = position.left_in
    chosen = -1
    least = 99
    if clubs:
        least = LOW[clubs] + (20 if left_in[CLUBS] == SIZE[clubs] else 0)
        chosen = CLUBS << 4 | LOW[clubs]
    if diamonds:
        low = LOW[diamonds]
        worry = low + (20 if left_in[DIAMONDS] == SIZE[diamonds] else 0)
        if DIAMONDS << 4 | low == position.terms.bonus:
            worry += 8
        if worry < least:
            least = worry
            chosen = DIAMONDS << 4 | low
    if hearts:
        worry = LOW[hearts] + (20 if left_in[HEARTS] == SIZE[hearts] else 1)
        if worry < least:
            least = worry
            chosen = HEARTS << 4 | LOW[hearts]
    if spades:
        low, worry = _spade_lead(position, spades)
        if worry < least:
            chosen = SPADES << 4 | low
    return chosen


def _spade_lead(position: Position, spades: int) -> tuple[int, int]:
    """The spade to lead, and how worrying that is."""
    low = LOW[spades]
    if position.left_in[SPADES] == SIZE[spades]:
        return low, low + 20
    if position.queen_gone:
        return low, low
    if spades & QUEEN_BIT:
        return (low, low + 12 - SIZE[spades]) if low < QUEEN else (low, 19)
    safe = spades & _BELOW_QUEEN
    if not safe:
        return low, 18
    return HIGH[safe], (1 if spades == safe else low + 5 - SIZE[safe])


def _strongest(position: Position, clubs: int, diamonds: int, spades: int, hearts: int) -> int:
    """For a shooter: the card that the fewest others can beat."""
    chosen = -1
    least = 999
    for suit, mask in ((HEARTS, hearts), (SPADES, spades), (DIAMONDS, diamonds), (CLUBS, clubs)):
        if mask:
            top = HIGH[mask]
            higher = SIZE[_others(position, suit, position.turn) & (FULL << (top + 1) & FULL)]
            worry = higher * 16 - SIZE[mask]
            if worry < least:
                least = worry
                chosen = suit << 4 | top
    return chosen


def _others(position: Position, suit: int, seat: int) -> int:
    """What the others hold of a suit together: the seat knows it, for it is what has not been played."""
    joined = 0
    hands = position.hands
    for place in range(suit, len(hands), 4):
        joined |= hands[place]
    return joined & ~hands[seat * 4 + suit]

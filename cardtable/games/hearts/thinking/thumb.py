"""Rules of thumb for all seats of a simulated deal: fast rather than wise, and fed with public facts alone.

A seat looks at its own hand, the trick and the counts of `Position`; it never looks into another hand.

In the field's words: a rollout policy.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.families.hearts.masks import (
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
from cardtable.games.hearts.simulation import Position, discards, leads

if TYPE_CHECKING:
    from mypy_extensions import i64

GIVEN_UP: Final = -2  # for `Position.shooting`: whoever could shoot does not try
_BELOW_QUEEN: Final = QUEEN_BIT - 1
_BONUS_WORTH: Final = 10  # points in a trick that the bonus card outweighs are fewer
# By length: how gladly a suit's top is thrown
_LENGTH_WORTH: Final[tuple[int, ...]] = (0, 3, 1, 0, -1, -2, -3, -4, -5, -6, -7, -8, -9, -10)
# What speaks against leading a card, beside its rank
_ALONE: Final = 20  # nobody else holds the suit
_OWN_QUEEN: Final = 12  # the queen of spades is in the own hand, less one for each spade that guards her
_QUEEN_ITSELF: Final = 19  # in all: there is no lower spade
_OVER_QUEEN: Final = 18  # in all: only king or ace are there, which would win her
_SAFE_SPADE: Final = 5  # king or ace are in the hand beside spades below her; less one for each of these
_BONUS_LED: Final = 8  # the bonus card


def play_out(position: Position) -> None:
    """Play the deal to its end."""
    while position.left:
        if position.count == 0:
            if position.threat >= 0 and position.shooting == -1:
                position.shooting = position.threat if _is_strong(position, position.threat) else GIVEN_UP
            position.play(lead(position))
        else:
            mask: i64 = position.hands[position.turn * 4 + position.led]
            position.play(follow(position, mask) if mask else discard(position))


def _is_strong(position: Position, seat: i64) -> bool:
    """Whether the seat may well win all that is left: few of its cards would lose, each suit played from the top."""
    if not position.terms.has_moon:
        return False
    lost: i64 = 0
    suit: i64
    for suit in range(4):
        mask: i64 = position.hands[seat * 4 + suit]
        if mask:
            several = losers(mask, _others(position, suit, seat))
            lost += several * 2 if suit == HEARTS else several
    return lost <= 2


def losers(mask: i64, out: i64) -> i64:
    """How many cards of a suit lose, while each round takes two of the cards that are out."""
    lost: i64 = 0
    rounds: i64 = 0
    count: i64 = SIZE[out]
    while mask:
        top: i64 = HIGH[mask]
        if count > 2 * rounds and out >> top:
            lost += 1
        mask ^= 1 << top
        rounds += 1
    return lost


def follow(position: Position, mask: i64) -> i64:
    """A card of the suit led; `mask`: those that the seat holds."""
    rank: i64 = _chosen_to_follow(position, mask) if mask & (mask - 1) else HIGH[mask]
    return position.led << 4 | rank


def _chosen_to_follow(position: Position, mask: i64) -> i64:
    """The rank to follow with, of several: what the first of these rules says that is meant for the trick."""
    terms = position.terms
    last = position.count == terms.seats - 1
    if position.turn == position.shooting:
        return _reach(mask, position.best, last)
    if position.best_seat == position.moon_seat and (position.pot or position.led == HEARTS) and _is_danger(position):
        return _follow_against_a_moon(position, mask)
    if position.led == SPADES and not position.queen_gone and terms.points[QUEEN_OF_SPADES]:
        return _follow_spades(position, mask, last)
    if terms.bonus >= 0:
        if last and position.pot < _BONUS_WORTH:
            rank = _winning_the_bonus(position, mask)
            if rank >= 0:
                return rank
        mask = _without_bonus(position, mask)
    if position.pot:
        return _follow_to_points(position, mask, last)
    return _follow_to_nothing(position, mask, last)


def _winning_the_bonus(position: Position, mask: i64) -> i64:
    """The rank with which the last seat wins the bonus card, or -1."""
    if position.pot_bonus:
        return HIGH[mask]
    bonus: i64 = position.terms.bonus
    rank: i64 = bonus & 15
    held = position.led == bonus >> 4 and mask >> rank & 1
    return rank if held and rank > position.best else -1


def _without_bonus(position: Position, mask: i64) -> i64:
    """The cards of the suit led but for the bonus card, which waits for a trick that it can win."""
    bonus: i64 = position.terms.bonus
    return mask & ~(1 << (bonus & 15)) if position.led == bonus >> 4 else mask


def _is_danger(position: Position) -> bool:
    """Whether the seat that has all points so far may yet win the rest: it shoots, or has half of them."""
    holder = position.moon_seat
    if not position.terms.has_moon:
        return False
    return position.shooting == holder or position.taken[holder] * 2 >= position.total


def _follow_against_a_moon(position: Position, mask: i64) -> i64:
    """Whoever has all points wins more: take the trick if that can be done, else keep the high cards."""
    above = mask >> (position.best + 1) << (position.best + 1)
    if position.led == SPADES and not position.queen_gone and position.terms.points[QUEEN_OF_SPADES]:
        if above and not above & QUEEN_BIT:
            return LOW[above]
        others = mask & ~QUEEN_BIT
        return LOW[others] if others else QUEEN
    return LOW[above] if above else LOW[mask]


def _follow_to_points(position: Position, mask: i64, last: bool) -> i64:
    """Go under if that can be done."""
    below = mask & ((1 << position.best) - 1)
    if below:
        return HIGH[below]
    return HIGH[mask] if last else LOW[mask]


def _follow_to_nothing(position: Position, mask: i64, last: bool) -> i64:
    """No points so far: high while none are likely to come, else under the best card."""
    led = position.led
    to_come: i64 = position.terms.seats - 1 - position.count
    others: i64 = position.left_in[led] - SIZE[mask]
    early = led != HEARTS and others >= 3 * to_come  # all are likely to follow suit
    if last or early:
        return HIGH[mask]
    below = mask & ((1 << position.best) - 1)
    return HIGH[below] if below else LOW[mask]


def _reach(mask: i64, best: i64, last: bool) -> i64:
    """For a shooter: win, as cheaply as the last seat can and as surely as an earlier one may."""
    above = mask >> (best + 1) << (best + 1)
    if not above:
        return LOW[mask]
    return LOW[above] if last else HIGH[above]


def _follow_spades(position: Position, mask: i64, last: bool) -> i64:
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


def discard(position: Position) -> i64:
    """A card of another suit than the one led."""
    terms = position.terms
    place = position.turn * 4
    clubs: i64 = position.hands[place]
    diamonds: i64 = position.hands[place + 1]
    spades: i64 = position.hands[place + 2]
    hearts: i64 = position.hands[place + 3]
    if position.first or terms.queen_must_drop:
        clubs, diamonds, spades, hearts = discards(position)
    if position.turn == position.shooting:
        return _keep_points(position, clubs, diamonds, spades, hearts)
    if position.best_seat == position.moon_seat and _is_danger(position):
        return _against_a_shooter(clubs, diamonds, spades, hearts)
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


def _most_dangerous(position: Position, clubs: i64, diamonds: i64, spades: i64, hearts: i64) -> i64:
    chosen: i64 = -1
    most: i64 = -99
    danger: i64
    if hearts:
        most = HIGH[hearts] + 2 + (_LENGTH_WORTH[SIZE[hearts]] >> 1)
        chosen = HEARTS << 4 | HIGH[hearts]
    if spades:
        top: i64 = HIGH[spades]
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


def _keep_points(position: Position, clubs: i64, diamonds: i64, spades: i64, hearts: i64) -> i64:
    """The lowest card that costs nothing, for a shooter."""
    costly = position.terms.costly
    chosen = _lowest(clubs & ~costly[CLUBS], diamonds & ~costly[DIAMONDS], spades & ~costly[SPADES], 0)
    if chosen >= 0:
        return chosen
    if hearts:
        return HEARTS << 4 | LOW[hearts]
    if spades:
        return SPADES << 4 | LOW[spades]
    return CLUBS << 4 | LOW[clubs] if clubs else DIAMONDS << 4 | LOW[diamonds]


def _against_a_shooter(clubs: i64, diamonds: i64, spades: i64, hearts: i64) -> i64:
    """The lowest card: high ones may yet win a trick; the queen of spades goes last."""
    chosen = _lowest(clubs, diamonds, spades & ~QUEEN_BIT, hearts)
    return chosen if chosen >= 0 else QUEEN_OF_SPADES


def _lowest(clubs: i64, diamonds: i64, spades: i64, hearts: i64) -> i64:
    """The lowest of these cards, of the first suit among equals; -1: there is none."""
    chosen: i64 = -1
    least: i64 = 99
    if clubs:
        least = LOW[clubs]
        chosen = CLUBS << 4 | least
    if diamonds and LOW[diamonds] < least:
        least = LOW[diamonds]
        chosen = DIAMONDS << 4 | least
    if spades and LOW[spades] < least:
        least = LOW[spades]
        chosen = SPADES << 4 | least
    if hearts and LOW[hearts] < least:
        chosen = HEARTS << 4 | LOW[hearts]
    return chosen


def lead(position: Position) -> i64:
    """A card to open a trick with."""
    place = position.turn * 4
    clubs: i64 = position.hands[place]
    diamonds: i64 = position.hands[place + 1]
    spades: i64 = position.hands[place + 2]
    hearts: i64 = position.hands[place + 3]
    if position.first or not position.broken:
        clubs, diamonds, spades, hearts = leads(position)
    if position.turn == position.shooting:
        return _strongest(position, clubs, diamonds, spades, hearts)
    left_in = position.left_in
    chosen: i64 = -1
    least: i64 = 99
    low: i64
    worry: i64
    if clubs:
        least = LOW[clubs] + (_ALONE if left_in[CLUBS] == SIZE[clubs] else 0)
        chosen = CLUBS << 4 | LOW[clubs]
    if diamonds:
        low = LOW[diamonds]
        worry = low + (_ALONE if left_in[DIAMONDS] == SIZE[diamonds] else 0)
        if DIAMONDS << 4 | low == position.terms.bonus:
            worry += _BONUS_LED
        if worry < least:
            least = worry
            chosen = DIAMONDS << 4 | low
    if hearts:
        worry = LOW[hearts] + (_ALONE if left_in[HEARTS] == SIZE[hearts] else 1)
        if worry < least:
            least = worry
            chosen = HEARTS << 4 | LOW[hearts]
    if spades:
        low, worry = _spade_lead(position, spades)
        if worry < least:
            chosen = SPADES << 4 | low
    return chosen


def _spade_lead(position: Position, spades: i64) -> tuple[i64, i64]:
    """The spade to lead, and how worrying that is."""
    low: i64 = LOW[spades]
    if position.left_in[SPADES] == SIZE[spades]:
        return low, low + _ALONE
    if position.queen_gone:
        return low, low
    if spades & QUEEN_BIT:
        return (low, low + _OWN_QUEEN - SIZE[spades]) if low < QUEEN else (low, _QUEEN_ITSELF)
    safe = spades & _BELOW_QUEEN
    if not safe:
        return low, _OVER_QUEEN
    return HIGH[safe], (1 if spades == safe else low + _SAFE_SPADE - SIZE[safe])


def _strongest(position: Position, clubs: i64, diamonds: i64, spades: i64, hearts: i64) -> i64:
    """For a shooter: the card that the fewest others can beat."""
    chosen: i64 = -1
    least: i64 = 999
    suit: i64
    for suit in range(HEARTS, CLUBS - 1, -1):
        mask = hearts if suit == HEARTS else spades if suit == SPADES else diamonds if suit == DIAMONDS else clubs
        if mask:
            top: i64 = HIGH[mask]
            higher: i64 = SIZE[_others(position, suit, position.turn) >> (top + 1)]
            worry = higher * 16 - SIZE[mask]
            if worry < least:
                least = worry
                chosen = suit << 4 | top
    return chosen


def _others(position: Position, suit: i64, seat: i64) -> i64:
    """What the others hold of a suit together: the seat knows it, for it is what has not been played."""
    joined: i64 = 0
    hands = position.hands
    place: i64
    for place in range(suit, len(hands), 4):
        joined |= hands[place]
    return joined & ~hands[seat * 4 + suit]

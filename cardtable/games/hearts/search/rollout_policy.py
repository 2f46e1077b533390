"""Rollout policy: fast choices for all seats of a rollout, from public facts and the player's hand.

A seat reads its own hand, the trick and the counts of `HeartsPosition`; it never reads another hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.families.hearts.bitmasks import (
    BOTTOM,
    CLUBS,
    DIAMONDS,
    FULL,
    HEARTS,
    KING,
    QUEEN,
    QUEEN_BIT,
    QUEEN_OF_SPADES,
    SIZE,
    SPADES,
    TOP,
)
from cardtable.games.hearts.simulation import QUEEN_CARD, HeartsPosition, discards, leads

if TYPE_CHECKING:
    from mypy_extensions import i64

GIVEN_UP: Final = -2  # for `HeartsPosition.shooting`: the possible shooter does not try
_NO_HEARTS: Final = (1 << (HEARTS << 4)) - 1
_BELOW_QUEEN: Final = QUEEN_BIT - 1
_BONUS_WORTH: Final = 10  # a trick with fewer points is worth the bonus card
# By length: preference for discarding a suit's top
_LENGTH_WORTH: Final = (0, 3, 1, 0, -1, -2, -3, -4, -5, -6, -7, -8, -9, -10)
# By mask: danger of its top, by rank and length; a heart costs points, and its length matters less
_DANGER: Final = bytes(TOP[mask] + _LENGTH_WORTH[SIZE[mask]] for mask in range(FULL + 1))
_DANGER_OF_HEARTS: Final = bytes(TOP[mask] + 2 + (_LENGTH_WORTH[SIZE[mask]] >> 1) for mask in range(FULL + 1))
# Objections to leading a card, beside its rank
_ALONE: Final = 20  # no other seat holds the suit
_OWN_QUEEN: Final = 12  # the queen of spades is in the player's hand; less one for each spade that guards her
_QUEEN_ITSELF: Final = 19  # in all: there is no lower spade
_OVER_QUEEN: Final = 18  # in all: only king or ace are there, which would win her
_SAFE_SPADE: Final = 5  # king or ace are in the hand beside spades below her; less one for each of these
_BONUS_LED: Final = 8  # the bonus card


def play_out(position: HeartsPosition) -> None:
    """Play the deal to its end."""
    while position.left:
        if position.count == 0:
            if position.threat >= 0 and position.shooting == -1:
                position.shooting = position.threat if _is_strong(position, position.threat) else GIVEN_UP
            position.play(lead(position))
        else:
            mask = position.holdings[position.turn].cards >> (position.led << 4) & FULL
            position.play(follow(position, mask) if mask else discard(position))


def _is_strong(position: HeartsPosition, seat: i64) -> bool:
    """Return True if the seat may well win all that is left: few of its cards would lose, led from the top."""
    if not position.terms.has_moon:
        return False
    cards = position.holdings[seat].cards
    others = position.left ^ cards
    lost: i64 = 0
    suit: i64
    for suit in range(4):
        mask = cards >> (suit << 4) & FULL
        if mask:
            several = losers(mask, others >> (suit << 4) & FULL)
            lost += several * 2 if suit == HEARTS else several
    return lost <= 2


def losers(mask: i64, out: i64) -> i64:
    """Return the number of cards of a suit that lose, if each round takes two of the unseen cards."""
    lost: i64 = 0
    rounds: i64 = 0
    count: i64 = SIZE[out]
    while mask:
        top: i64 = TOP[mask]
        if count > 2 * rounds and out >> top:
            lost += 1
        mask ^= 1 << top
        rounds += 1
    return lost


def follow(position: HeartsPosition, mask: i64) -> i64:
    """Return a card of the suit led; `mask`: those that the seat holds."""
    rank: i64 = _chosen_to_follow(position, mask) if mask & (mask - 1) else TOP[mask]
    return position.led << 4 | rank


def _chosen_to_follow(position: HeartsPosition, mask: i64) -> i64:
    """Return the rank to follow with, by the first rule that applies to the trick."""
    terms = position.terms
    last = position.count == terms.seats - 1
    if position.turn == position.shooting:
        return _reach(mask, position.best, last)
    if position.best_seat == position.moon_seat and (position.pot or position.led == HEARTS) and _is_danger(position):
        return _follow_against_a_moon(position, mask)
    if position.led == SPADES and position.left & QUEEN_CARD and terms.queen_costs:
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


def _winning_the_bonus(position: HeartsPosition, mask: i64) -> i64:
    """Return the rank with which the last seat wins the bonus card, or -1."""
    if position.pot_bonus:
        return TOP[mask]
    bonus: i64 = position.terms.bonus
    rank: i64 = bonus & 15
    held = position.led == bonus >> 4 and mask >> rank & 1
    return rank if held and rank > position.best else -1


def _without_bonus(position: HeartsPosition, mask: i64) -> i64:
    """Return the cards of the suit led without the bonus card, which waits for a trick that it can win."""
    bonus: i64 = position.terms.bonus
    return mask & ~(1 << (bonus & 15)) if position.led == bonus >> 4 else mask


def _is_danger(position: HeartsPosition) -> bool:
    """Return True if the seat with all points so far may win the rest: it shoots, or has half of them."""
    holder = position.moon_seat
    if not position.terms.has_moon:
        return False
    return position.shooting == holder or position.holdings[holder].taken * 2 >= position.total


def _follow_against_a_moon(position: HeartsPosition, mask: i64) -> i64:
    """Return the rank to follow with against a shooter: take the trick, or keep the high cards."""
    above = mask >> (position.best + 1) << (position.best + 1)
    if position.led == SPADES and position.left & QUEEN_CARD and position.terms.queen_costs:
        if above and not above & QUEEN_BIT:
            return BOTTOM[above]
        others = mask & ~QUEEN_BIT
        return BOTTOM[others] if others else QUEEN
    return BOTTOM[above] if above else BOTTOM[mask]


def _follow_to_points(position: HeartsPosition, mask: i64, last: bool) -> i64:
    """Return the rank to follow with to points: under the best card if possible."""
    below = mask & ((1 << position.best) - 1)
    if below:
        return TOP[below]
    return TOP[mask] if last else BOTTOM[mask]


def _follow_to_nothing(position: HeartsPosition, mask: i64, last: bool) -> i64:
    """Return the rank to follow with if no points lie in the trick.

    High while points are unlikely, else under the best card.
    """
    led = position.led
    to_come: i64 = position.terms.seats - 1 - position.count
    others: i64 = SIZE[position.left >> (led << 4) & FULL] - SIZE[mask]
    early = led != HEARTS and others >= 3 * to_come  # all are likely to follow suit
    if last or early:
        return TOP[mask]
    below = mask & ((1 << position.best) - 1)
    return TOP[below] if below else BOTTOM[mask]


def _reach(mask: i64, best: i64, last: bool) -> i64:
    """Return a shooter's rank: win, cheaply as the last seat, else with the highest."""
    above = mask >> (best + 1) << (best + 1)
    if not above:
        return BOTTOM[mask]
    return BOTTOM[above] if last else TOP[above]


def _follow_spades(position: HeartsPosition, mask: i64, last: bool) -> i64:
    below = mask & ((1 << position.best) - 1)
    if mask & QUEEN_BIT:
        if position.best > QUEEN:
            return QUEEN
        mask ^= QUEEN_BIT
        below &= ~QUEEN_BIT
        if below:
            return TOP[below]
        return TOP[mask] if last else BOTTOM[mask]
    if last:
        return TOP[below] if position.pot and below else TOP[mask]
    safe = mask & _BELOW_QUEEN
    if position.best > QUEEN:
        return TOP[below] if below else BOTTOM[mask]
    return TOP[safe] if safe else BOTTOM[mask]


def discard(position: HeartsPosition) -> i64:
    """Return a card of another suit than the one led."""
    terms = position.terms
    cards = position.holdings[position.turn].cards
    if position.first or terms.queen_must_drop:
        cards = discards(position)
    if position.turn == position.shooting:
        return _keep_points(position, cards)
    if position.best_seat == position.moon_seat and _is_danger(position):
        return _against_a_shooter(cards)
    if cards & QUEEN_CARD and terms.queen_costs:
        return QUEEN_OF_SPADES
    costly = (cards & terms.point_cards) >> (SPADES << 4) & FULL
    if costly:
        return SPADES << 4 | BOTTOM[costly]  # the king costs more than the ace
    if terms.bonus >= 0:
        bonus: i64 = 1 << terms.bonus
        if cards != bonus:
            cards &= ~bonus
    return _most_dangerous(position, cards)


def _most_dangerous(position: HeartsPosition, cards: i64) -> i64:
    """Return the top card of a suit that is most likely to win an unwanted trick."""
    chosen: i64 = -1
    most: i64 = -99
    danger: i64
    mask = cards >> 48
    if mask:
        most = _DANGER_OF_HEARTS[mask]
        chosen = HEARTS << 4 | TOP[mask]
    mask = cards >> 32 & FULL
    if mask:
        danger = _DANGER[mask]
        if not position.left & QUEEN_CARD:
            danger -= 1
        elif mask >> KING and SIZE[mask] < 4:
            danger += 4
        else:
            danger -= 6
        if danger > most:
            most = danger
            chosen = SPADES << 4 | TOP[mask]
    mask = cards & FULL
    if mask:
        danger = _DANGER[mask]
        if danger > most:
            most = danger
            chosen = CLUBS << 4 | TOP[mask]
    mask = cards >> 16 & FULL
    if mask and _DANGER[mask] > most:
        chosen = DIAMONDS << 4 | TOP[mask]
    return chosen


def _keep_points(position: HeartsPosition, cards: i64) -> i64:
    """Return a shooter's discard: the lowest card without points, and no heart if possible."""
    chosen = _lowest(cards & ~position.terms.point_cards & _NO_HEARTS)
    if chosen >= 0:
        return chosen
    for suit in (HEARTS, SPADES, CLUBS):
        mask = cards >> (suit << 4) & FULL
        if mask:
            return suit << 4 | BOTTOM[mask]
    return DIAMONDS << 4 | BOTTOM[cards >> 16]


def _against_a_shooter(cards: i64) -> i64:
    """Return the lowest card: high ones may yet win a trick; the queen of spades goes last."""
    chosen = _lowest(cards & ~QUEEN_CARD)
    return chosen if chosen >= 0 else QUEEN_OF_SPADES


def _lowest(cards: i64) -> i64:
    chosen: i64 = -1
    least: i64 = 99
    suit: i64
    for suit in range(4):
        mask = cards >> (suit << 4) & FULL
        if mask and BOTTOM[mask] < least:
            least = BOTTOM[mask]
            chosen = suit << 4 | least
    return chosen


def lead(position: HeartsPosition) -> i64:
    """Return the card to lead."""
    cards = position.holdings[position.turn].cards
    if position.first or not position.broken:
        cards = leads(position)
    if position.turn == position.shooting:
        return _strongest(position, cards)
    left = position.left
    chosen: i64 = -1
    least: i64 = 99
    low: i64
    worry: i64
    mask = cards & FULL
    if mask:
        low = BOTTOM[mask]
        least = low + _ALONE if left & FULL == mask else low
        chosen = CLUBS << 4 | low
    mask = cards >> 16 & FULL
    if mask:
        low = BOTTOM[mask]
        if low < least:
            worry = low + _ALONE if left >> 16 & FULL == mask else low
            if DIAMONDS << 4 | low == position.terms.bonus:
                worry += _BONUS_LED
            if worry < least:
                least = worry
                chosen = DIAMONDS << 4 | low
    mask = cards >> 48
    if mask:
        low = BOTTOM[mask]
        if low < least:
            worry = low + _ALONE if left >> 48 == mask else low + 1
            if worry < least:
                least = worry
                chosen = HEARTS << 4 | low
    mask = cards >> 32 & FULL
    if mask:
        low, worry = _spade_lead(position, mask)
        if worry < least:
            chosen = SPADES << 4 | low
    return chosen


def _spade_lead(position: HeartsPosition, spades: i64) -> tuple[i64, i64]:
    low: i64 = BOTTOM[spades]
    if position.left >> 32 & FULL == spades:
        return low, low + _ALONE
    if not position.left & QUEEN_CARD:
        return low, low
    if spades & QUEEN_BIT:
        return (low, low + _OWN_QUEEN - SIZE[spades]) if low < QUEEN else (low, _QUEEN_ITSELF)
    safe = spades & _BELOW_QUEEN
    if not safe:
        return low, _OVER_QUEEN
    return TOP[safe], (1 if spades == safe else low + _SAFE_SPADE - SIZE[safe])


def _strongest(position: HeartsPosition, cards: i64) -> i64:
    """Return a shooter's lead: the card that the fewest others can beat.

    The seat knows the others' cards as a whole: all that have not been played.
    """
    others = position.left ^ position.holdings[position.turn].cards
    chosen: i64 = -1
    least: i64 = 999
    suit: i64
    for suit in range(HEARTS, CLUBS - 1, -1):
        mask = cards >> (suit << 4) & FULL
        if mask:
            top: i64 = TOP[mask]
            higher: i64 = SIZE[(others >> (suit << 4) & FULL) >> (top + 1)]
            worry = higher * 16 - SIZE[mask]
            if worry < least:
                least = worry
                chosen = suit << 4 | top
    return chosen

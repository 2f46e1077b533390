"""Policy weights: linear scores of cards for the rollout policy, learned from experts' choices.

The weights, in hundredths, maximize the likelihood of the choices of eight experts of version 1.0 in 120 deals. The
strongest feature is a card's share: how many of the cards held by others are below it, in hundredths. A softmax policy
with linear features, learned by imitation; its mode is played.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.families.hearts.bitmasks import (
    CLUBS,
    DIAMONDS,
    HEARTS,
    HIGH,
    LOW,
    QUEEN,
    QUEEN_OF_SPADES,
    SIZE,
    SPADES,
    Masks,
)
from cardtable.families.hearts.options import BONUS_POINTS
from cardtable.games.cancellation_hearts.simulation import CancellationPosition

if TYPE_CHECKING:
    from mypy_extensions import i64

_NEVER: Final = -100_000
_SHORT: Final = (0, 191, 1, -148)  # discards, by length
_LONGER: Final = 50  # … less for each card beyond three
_LONG: Final = 55  # leads, for each card of the suit


def of_suit(masks: Masks, suit: i64) -> i64:
    """Return one of four masks, without indexing the tuple by a variable."""
    if suit == CLUBS:
        return masks[CLUBS]
    if suit == DIAMONDS:
        return masks[DIAMONDS]
    return masks[SPADES] if suit == SPADES else masks[HEARTS]


def best_to_lead(position: CancellationPosition, masks: Masks) -> i64:
    """Return the card to lead."""
    chosen: i64 = -1
    most: i64 = _NEVER - 1
    suit: i64
    for suit in range(4):
        mask = of_suit(masks, suit)
        if not mask:
            continue
        out = _others(position, suit)
        base = _suit_to_lead(position, suit)
        while mask:
            rank: i64 = LOW[mask]
            mask &= mask - 1
            worth = base + _rank_to_lead(position, suit, rank, out)
            if worth > most:
                most = worth
                chosen = suit << 4 | rank
    return chosen


def _suit_to_lead(position: CancellationPosition, suit: i64) -> i64:
    own = _own(position, suit)
    worth = -_LONG * own
    if position.left_in[suit] == own:
        worth -= 120
    return worth + 99 if suit == HEARTS else worth


def _rank_to_lead(position: CancellationPosition, suit: i64, rank: i64, out: i64) -> i64:
    """Return the score of leading a rank: a high share, or a queen that others are likely to go over."""
    if suit == SPADES and rank >= QUEEN and position.queens:
        return 401 if rank == QUEEN else 18 + 113 * (out >> rank & 1)
    weight: i64 = 210
    if position.left_in[suit] - _own(position, suit) < position.terms.seats:
        weight -= 162
    if position.tricks_left <= 5:
        weight -= 149
    return weight * _share(out, rank) // 100 + 113 * (out >> rank & 1)


def best_to_follow(position: CancellationPosition, mask: i64, safe: i64) -> i64:
    """Return the rank of the card to follow with; `safe`: the cards that cannot win."""
    led = position.led
    last = len(position.trick) == position.terms.seats - 1
    stake = position.pot + position.carried + BONUS_POINTS * (position.pot_bonus + position.carried_bonus)
    if last and stake < 0:
        return HIGH[mask]
    out = _others(position, led)
    few = position.left_in[led] - _own(position, led)
    over = _over(position, few, last)
    under = _under(position, few, last)
    chosen: i64 = -1
    most: i64 = _NEVER * 2
    while mask:
        rank: i64 = LOW[mask]
        mask &= mask - 1
        if safe >> rank & 1:
            worth = under + _rank_below(position, rank, out)
        else:
            worth = over + _rank_above(position, rank, out, few, last)
        if worth > most:
            most = worth
            chosen = rank
    return chosen


def _under(position: CancellationPosition, few: i64, last: bool) -> i64:
    worth: i64 = -234
    if position.tricks_left > position.terms.seats:
        worth -= 73
    if few < position.terms.seats:
        worth += 148
    if position.pot + position.carried > 0:
        return worth + (294 if last else 146)
    return worth + 25 if last else worth


def _over(position: CancellationPosition, few: i64, last: bool) -> i64:
    pot = position.pot + position.carried
    worth = -54 * (pot if pot < 6 else 6)
    left = position.terms.seats - 1 - len(position.trick)
    return worth - 80 if few < left and not last else worth


def _rank_below(position: CancellationPosition, rank: i64, out: i64) -> i64:
    """Return the score of a card that cannot win: the highest goes first."""
    number = position.led << 4 | rank
    if number == position.terms.bonus:
        return _NEVER
    worth = 592 * _share(out, rank) // 100 - 22 * rank
    if position.lain[position.led] >> rank & 1:
        worth += 93
    if number == QUEEN_OF_SPADES:
        worth += 137
    return worth


def _rank_above(position: CancellationPosition, rank: i64, out: i64, few: i64, last: bool) -> i64:
    """Return the score of a card that wins as it lies, which others may yet go over."""
    weight: i64 = 67
    if few < position.terms.seats - 1 - len(position.trick):
        weight -= 88
    worth = weight * _share(out, rank) // 100 - (3 if last else 18) * rank
    above: i64 = SIZE[out >> (rank + 1)]
    if not above:
        worth += 66
    elif above >= 4:
        worth -= 55
    if position.led == SPADES and rank >= QUEEN and position.queens:
        if rank == QUEEN:
            return worth - 124
        return worth if last else worth - 150
    return worth


def best_to_discard(position: CancellationPosition, masks: Masks) -> i64:
    """Return the card of another suit to discard: a high share, and of a short suit."""
    chosen: i64 = -1
    most: i64 = _NEVER * 2
    suit: i64
    for suit in range(4):
        mask = of_suit(masks, suit)
        if not mask:
            continue
        out = _others(position, suit)
        base = _length_to_discard(_own(position, suit))
        if not out:
            base += 164
        while mask:
            rank: i64 = LOW[mask]
            mask &= mask - 1
            worth = base + _rank_to_discard(position, suit, rank, out)
            if worth > most:
                most = worth
                chosen = suit << 4 | rank
    return chosen


def _length_to_discard(own: i64) -> i64:
    """Return the score of a suit with `own` cards, up to all 26 of it."""
    short: i64 = _SHORT[own if own < 3 else 3]
    return short if own < 3 else short - _LONGER * (own - 3)


def _rank_to_discard(position: CancellationPosition, suit: i64, rank: i64, out: i64) -> i64:
    number = suit << 4 | rank
    if number == position.terms.bonus:
        return _NEVER
    share = _share(out, rank)
    worth = 691 * share // 100 - 16 * rank
    if suit == HEARTS:
        worth += 32 + 34 * share // 100
    elif suit == SPADES and rank >= QUEEN and position.queens:
        worth += 242 if rank == QUEEN else 63
    return worth


def _share(out: i64, rank: i64) -> i64:
    """Return how many in a hundred of the ranks that others hold in a suit are below this one."""
    if not out:
        return 0
    below: i64 = SIZE[out & ((1 << rank) - 1)]
    all_out: i64 = SIZE[out]
    return 100 * below // all_out


def _own(position: CancellationPosition, suit: i64) -> i64:
    place = position.turn * 4 + suit
    own: i64 = SIZE[position.hands[place]]
    own += SIZE[position.pairs[place]]
    return own


def _others(position: CancellationPosition, suit: i64) -> i64:
    out: i64 = 0
    own = position.turn * 4 + suit
    place: i64
    for place in range(suit, position.terms.seats * 4, 4):
        if place != own:
            held: i64 = position.hands[place]
            out |= held
    return out

"""Reasons for passed cards and for the choice of a moon's score, from the player's hand alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from cardtable.core.cards import QUEEN, Card, Cards, Suit, sort_key
from cardtable.core.text import Text, Who, translate
from cardtable.core.zones import Seat
from cardtable.families.hearts.options import QUEEN_OF_SPADES, CardValues

_QUEEN_ALONE = translate("Hearts family", "You have no other spade to protect the %1, so pass it to %2.")
_QUEEN_WEAK = translate("Hearts family", "Only %1 other spade(s) would protect the %2, so pass it to %3.", n=0)
_QUEEN_AWAY = translate("Hearts family", "You pass the %1 and its %2 point(s) on to %3.", n=0)
_FOR_MOON = translate(
    "Hearts family", "The cards you keep may win all %1 point(s): pass your losers, such as the %2.", n=0
)
_NO_SUIT = translate("Hearts family", "You keep no %1, so you can throw points as soon as they are led.")
_HIGH_SPADE = translate("Hearts family", "Your %1 could win the %2 later, so pass it to %3.")
_GUARDED = translate("Hearts family", "Your %1 other spades protect the %2, so pass cards such as the %3.", n=0)
_ONE_LEFT = translate("Hearts family", "The %1 is all you keep of its suit, so you can soon throw points.")
_BARE = translate("Hearts family", "You have no %1 lower than the %2, so it would win tricks: pass it.")
_WEAK = translate("Hearts family", "Only %1 of your %2 are lower than the %3, so it would win tricks: pass it.", n=0)
_SHORTER = translate("Hearts family", "Without the %1 you run out of %2 sooner, and can then throw points on them.")
_HEART = translate("Hearts family", "Your %1 could win a trick of hearts, so pass it to %2.")

_ADD_WINS = translate("Hearts family", "With %1 more points %2 reaches %3, and you win the match.")
_ADD_AHEAD = translate("Hearts family", "With %1 more points for the others you are %2 ahead of %3.")
_ADD = translate("Hearts family", "With %1 more points for the others you are only %2 behind %3.")
_SUBTRACT_LATE = translate("Hearts family", "With %1 more points for the others the match would end, and %2 would win.")
_SUBTRACT = translate("Hearts family", "With %1 points off, your total is only %2.")

_GUARDS = 3  # spades beside the queen with which it is seldom forced out
_DANGEROUS = 10  # from this rank on a card is likely to win


def reason(hand: Cards, given: Cards, receiver: int, values: CardValues, *, moon: bool = False) -> Text:
    """Return the reason for passing these cards; `moon`: the cards kept could win every point card."""
    kept = tuple((Counter(hand) - Counter(given)).elements())
    to = Who(Seat(receiver))
    queen = values.value(QUEEN_OF_SPADES) > 0
    spades = [card for card in kept if card.suit is Suit.SPADES]
    if queen and QUEEN_OF_SPADES in given:
        return _queen(spades, to, values.value(QUEEN_OF_SPADES))
    if moon:
        return _FOR_MOON.filled(values.total, min(given, key=_by_rank), n=values.total)
    gone = _gone(kept, given)
    if gone is not None:
        return _NO_SUIT.filled(gone)
    high = next((card for card in given if card.suit is Suit.SPADES and card.rank > QUEEN), None)
    if queen and high is not None and QUEEN_OF_SPADES not in kept:
        return _HIGH_SPADE.filled(high, QUEEN_OF_SPADES, to)
    if queen and QUEEN_OF_SPADES in kept and len(spades) > _GUARDS:
        return _GUARDED.filled(len(spades) - 1, QUEEN_OF_SPADES, max(given, key=_by_rank), n=len(spades) - 1)
    return _short(kept, given) or _weakest(hand, given, to)


def _queen(spades: Sequence[Card], to: Who, points: int) -> Text:
    others = len([card for card in spades if card != QUEEN_OF_SPADES])
    if not others:
        return _QUEEN_ALONE.filled(QUEEN_OF_SPADES, to)
    if others <= _GUARDS:
        return _QUEEN_WEAK.filled(others, QUEEN_OF_SPADES, to, n=others)
    return _QUEEN_AWAY.filled(QUEEN_OF_SPADES, points, to, n=points)


def _gone(kept: Cards, given: Cards) -> Suit | None:
    """Return a suit passed completely, or None; hearts do not count, being points themselves."""
    left = {card.suit for card in kept}
    return next((card.suit for card in given if card.suit not in left and card.suit is not Suit.HEARTS), None)


def _short(kept: Cards, given: Cards) -> Text | None:
    for card in given:
        rest = [other for other in kept if other.suit is card.suit]
        if len(rest) == 1 and card.suit in (Suit.CLUBS, Suit.DIAMONDS):
            return _ONE_LEFT.filled(rest[0])
    return None


def _weakest(hand: Cards, given: Cards, to: Who) -> Text:
    """Return the reason for the most dangerous passed card, judged by the lower cards of its suit."""

    def lower(card: Card) -> int:
        return sum(other.suit is card.suit and other.rank < card.rank for other in hand)

    high = [card for card in given if card.rank >= _DANGEROUS]
    card = max(high or given, key=lambda card: (card.rank - 2 * lower(card), sort_key(card)))
    below = lower(card)
    if card.rank >= _DANGEROUS and not below:
        return _BARE.filled(card.suit, card)
    if card.rank >= _DANGEROUS and below < _GUARDS:
        return _WEAK.filled(below, card.suit, card, n=below)
    highest = max((other for other in given if other.suit is card.suit), key=_by_rank)
    return _HEART.filled(highest, to) if card.suit is Suit.HEARTS else _SHORTER.filled(highest, card.suit)


def _by_rank(card: Card) -> tuple[int, tuple[int, int]]:
    return card.rank, sort_key(card)


def moon_reason(totals: Sequence[int], seat: int, worth: int, target: int | None, *, add: bool) -> Text:
    """Return the reason for adding a moon's points to the others' totals, or subtracting them from one's own.

    `totals`: without the moon. `target`: total that ends the match at once, or None.
    """
    added = [total + worth * (other != seat) for other, total in enumerate(totals)]
    if add:
        return _added(added, seat, worth, target)
    best = min(added)
    nearest = added.index(best)
    if target is not None and max(added) >= target and nearest != seat and added.count(best) == 1:
        return _SUBTRACT_LATE.filled(worth, Who(Seat(nearest)))
    return _SUBTRACT.filled(worth, totals[seat] - worth)


def _added(after: Sequence[int], seat: int, worth: int, target: int | None) -> Text:
    others = {other: total for other, total in enumerate(after) if other != seat}
    nearest, highest = (pick(others, key=lambda other: others[other]) for pick in (min, max))
    ahead = others[nearest] - after[seat]
    if target is not None and others[highest] >= target and ahead > 0:
        return _ADD_WINS.filled(worth, Who(Seat(highest)), others[highest])
    near = Who(Seat(nearest))
    return _ADD_AHEAD.filled(worth, ahead, near) if ahead >= 0 else _ADD.filled(worth, -ahead, near)

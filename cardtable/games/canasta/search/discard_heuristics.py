"""How players of one level differ: a few leanings, each so small that it costs hardly anything.

Which card to discard: what the next players could do with it, and what it is worth to the own hand.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import comb

from cardtable.core.cards import Card
from cardtable.core.frozen_dataclass import frozen
from cardtable.core.zones import Seat
from cardtable.games.canasta.card_values import card_points, is_black_three, is_wild
from cardtable.games.canasta.options import BlackThree, TakeByAdding
from cardtable.games.canasta.search.information_set import CanastaInformationSet

USUALLY_SPARED = 4


@frozen
class CanastaBias:
    """What a player leans to where several choices are about as good."""

    freezing: float = 0.0  # points for freezing a pile of so many cards
    pile: int = 4
    spared: int = USUALLY_SPARED  # cards that a first meld should leave in the hand while no opponent has melded
    taking: float = 0.0  # points for taking the pile
    opening: float = 0.0  # points for a first meld now, rather than later


PLAIN = CanastaBias()
FREEZES = CanastaBias(freezing=18.0)
LIKES_THE_PILE = CanastaBias(taking=12.0)
HOLDS_BACK = CanastaBias(spared=9, opening=-40.0)


_WILD_COST = {0: 75, 2: 45}  # what a wild card is worth in the hand
_LATER = 0.35  # a player further on gets at the card only if nobody covers it
_ANOTHER_RANK = 18  # what the pile is worth at the least: it also feeds the hand


def best(outlook: CanastaInformationSet, cards: Iterable[Card], manner: CanastaBias) -> Card:
    """The card to discard among the legal ones."""
    costs = {card: cost(outlook, card) - taste(outlook, card, manner) for card in seen_safe(outlook, cards)}
    return min(costs, key=lambda card: (costs[card], str(card)))


def seen_safe(outlook: CanastaInformationSet, cards: Iterable[Card]) -> list[Card]:
    """The cards that go to no open meld of an opponent, as everybody sees; all of them if no other is plain."""
    every = list(cards)
    safe = [card for card in every if not _is_given_away(outlook, card)]
    return safe if any(not is_wild(card) for card in safe) else every


def _is_given_away(outlook: CanastaInformationSet, card: Card) -> bool:
    """Whether an opponent may take the pile with this card to a meld on the table."""
    if outlook.rules.options.take_by_adding is TakeByAdding.NO or is_wild(card) or is_black_three(card):
        return False
    return any(not outlook.frozen_for(seat) and outlook.has_meld(seat, card.rank) for seat in outlook.opponents)


def cost(outlook: CanastaInformationSet, card: Card) -> float:
    """What the discard loses: the danger that the pile is taken with it, and its use to the own hand."""
    return danger(outlook, card) * stake(outlook, card) + use(outlook, card)


def taste(outlook: CanastaInformationSet, card: Card, manner: CanastaBias) -> float:
    """How gladly a player of this manner discards the card, in points."""
    freezes = is_wild(card) and not outlook.public.frozen and len(outlook.standing.pile) >= manner.pile
    return manner.freezing if freezes else 0.0


def stake(outlook: CanastaInformationSet, card: Card) -> float:
    """What an opponent gains who takes the pile with this card on top."""
    return _ANOTHER_RANK + outlook.pile_worth * 0.9 + 6 * len(outlook.standing.pile) + card_points(card)


def danger(outlook: CanastaInformationSet, card: Card) -> float:
    """How likely an opponent takes the pile with this card on top, from 0 to 1."""
    if is_wild(card) or is_black_three(card):
        return 0.0
    safe = 1.0
    for place, seat in enumerate(outlook.opponents):
        share = 1.0 if place == 0 and _plays_next(outlook, seat) else _LATER
        safe *= 1 - share * _may_take(outlook, seat, card)
    return 1 - safe


def _plays_next(outlook: CanastaInformationSet, seat: Seat) -> bool:
    order = outlook.public.order
    return order[(order.index(outlook.seat) + 1) % len(order)] == seat


def _may_take(outlook: CanastaInformationSet, seat: Seat, card: Card) -> float:
    """How likely this opponent takes a pile with the card on top."""
    options = outlook.rules.options
    frozen = outlook.frozen_for(seat)
    if not frozen and options.take_by_adding is not TakeByAdding.NO and outlook.has_meld(seat, card.rank):
        return 1.0
    pair = _holds(outlook, seat, card.rank, 2)
    if not frozen and options.take_with_wild:
        pair = max(pair, 0.6 * _holds(outlook, seat, card.rank, 1))
    return pair * (0.5 if not outlook.is_open(seat) else 1.0)


def _holds(outlook: CanastaInformationSet, seat: Seat, rank: int, number: int) -> float:
    """How likely the seat holds at least so many natural cards of the rank."""
    known = min(outlook.taken[seat, rank], number)
    if known >= number:
        return 0.95
    cards, held = max(0, outlook.unseen[rank]), outlook.held_by(seat)
    hidden = max(outlook.hidden, held)
    none = comb(hidden - cards, held) / comb(hidden, held) if hidden - cards >= held else 0.0
    one = cards * comb(hidden - cards, held - 1) / comb(hidden, held) if held and hidden - cards >= held - 1 else 0.0
    likely = 1 - none if number - known == 1 else 1 - none - one
    return max(0.0, likely) * 0.6 ** min(2, outlook.thrown[seat, rank])


def use(outlook: CanastaInformationSet, card: Card) -> float:
    """What the card is worth in the own hand."""
    if is_wild(card):
        return _WILD_COST[card.rank]
    if is_black_three(card):
        return 12 if outlook.rules.options.black_three is BlackThree.BLOCK else 4
    count = outlook.natural[card.rank]
    if outlook.standing.of_rank(card.rank):
        return 22.0 + 12 * outlook.missing_canastas
    held = {1: 3.0, 2: 17.0}.get(count, 26.0)
    return held - (card_points(card) / 4 if outlook.ending else 0) + (3 if card_points(card) > 5 and count > 1 else 0)

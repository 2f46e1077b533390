"""Discard heuristics of the club player: risk of the pile and use to the hand; biases of characters."""

from __future__ import annotations

from collections.abc import Iterable
from math import comb

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.cards import Card
from cardtable.core.zones import Seat
from cardtable.games.canasta.card_values import card_points, is_black_three, is_wild
from cardtable.games.canasta.options import BlackThree, TakeByAdding
from cardtable.games.canasta.search.information_set import CanastaInformationSet

USUALLY_SPARED = 4

_WILD_COST = {0: 75, 2: 45}  # value of a wild card in the hand
_LATER = 0.35  # a later player reaches the card only if it is not covered
_ANOTHER_RANK = 18  # least value of the pile: it also feeds the hand


@frozen
class CanastaBias:
    """Bias of a player between choices that are about as good; so small that it costs hardly anything."""

    freezing: float = 0.0  # points for freezing a pile of at least `pile` cards
    pile: int = 4
    spared: int = USUALLY_SPARED  # cards that a first meld should leave in the hand while no opponent has melded
    taking: float = 0.0  # points for taking the pile
    opening: float = 0.0  # points for a first meld now, rather than later


PLAIN = CanastaBias()
FREEZES = CanastaBias(freezing=18.0)
LIKES_THE_PILE = CanastaBias(taking=12.0)
HOLDS_BACK = CanastaBias(spared=9, opening=-40.0)


def best_discard(info: CanastaInformationSet, cards: Iterable[Card], bias: CanastaBias) -> Card:
    """Return the card to discard among the legal ones."""
    costs = {card: discard_cost(info, card) - bias_points(info, card, bias) for card in safe_discards(info, cards)}
    return min(costs, key=lambda card: (costs[card], str(card)))


def safe_discards(info: CanastaInformationSet, cards: Iterable[Card]) -> list[Card]:
    """Return the cards that fit no open meld of an opponent; all cards if only wild ones would be left."""
    every = list(cards)
    safe = [card for card in every if not _is_given_away(info, card)]
    return safe if any(not is_wild(card) for card in safe) else every


def _is_given_away(info: CanastaInformationSet, card: Card) -> bool:
    """Return whether an opponent may take the pile with this card to a meld on the table."""
    if info.rules.options.take_by_adding is TakeByAdding.NO or is_wild(card) or is_black_three(card):
        return False
    return any(not info.is_frozen_for(seat) and info.has_meld(seat, card.rank) for seat in info.opponents)


def discard_cost(info: CanastaInformationSet, card: Card) -> float:
    """Return the cost of the discard: the risk that the pile is taken with it, and its use to the own hand."""
    return take_probability(info, card) * pile_stake(info, card) + keep_value(info, card)


def bias_points(info: CanastaInformationSet, card: Card, bias: CanastaBias) -> float:
    """Return the bias for discarding the card, in points."""
    freezes = is_wild(card) and not info.public.frozen and len(info.context.pile) >= bias.pile
    return bias.freezing if freezes else 0.0


def pile_stake(info: CanastaInformationSet, card: Card) -> float:
    """Return the gain of an opponent who takes the pile with this card on top."""
    return _ANOTHER_RANK + info.pile_points * 0.9 + 6 * len(info.context.pile) + card_points(card)


def take_probability(info: CanastaInformationSet, card: Card) -> float:
    """Return the probability that an opponent takes the pile with this card on top."""
    if is_wild(card) or is_black_three(card):
        return 0.0
    safe = 1.0
    order = info.public.order
    following = order[(order.index(info.seat) + 1) % len(order)]
    for seat in info.opponents:
        share = 1.0 if seat == following else _LATER
        safe *= 1 - share * _seat_takes(info, seat, card)
    return 1 - safe


def _seat_takes(info: CanastaInformationSet, seat: Seat, card: Card) -> float:
    """Return the probability that this opponent takes a pile with the card on top."""
    options = info.rules.options
    frozen = info.is_frozen_for(seat)
    if not frozen and options.take_by_adding is not TakeByAdding.NO and info.has_meld(seat, card.rank):
        return 1.0
    pair = _hold_probability(info, seat, card.rank, 2)
    if not frozen and options.take_with_wild:
        pair = max(pair, 0.6 * _hold_probability(info, seat, card.rank, 1))
    return pair * (0.5 if not info.is_open(seat) else 1.0)


def _hold_probability(info: CanastaInformationSet, seat: Seat, rank: int, number: int) -> float:
    """Return the probability that the seat holds at least `number` (1 or 2) natural cards of the rank."""
    known = min(info.taken[seat, rank], number)
    if known >= number:
        return 0.95
    cards, held = max(0, info.unseen[rank]), info.n_held(seat)
    hidden = max(info.n_hidden, held)
    none = comb(hidden - cards, held) / comb(hidden, held) if hidden - cards >= held else 0.0
    one = cards * comb(hidden - cards, held - 1) / comb(hidden, held) if held and hidden - cards >= held - 1 else 0.0
    likely = 1 - none if number - known == 1 else 1 - none - one
    return max(0.0, likely) * 0.6 ** min(2, info.discards[seat, rank])


def keep_value(info: CanastaInformationSet, card: Card) -> float:
    """Return the value of the card in the own hand."""
    if is_wild(card):
        return _WILD_COST[card.rank]
    if is_black_three(card):
        return 12 if info.rules.options.black_three is BlackThree.BLOCK else 4
    count = info.natural[card.rank]
    if info.context.of_rank(card.rank):
        return 22.0 + 12 * info.missing_canastas
    held = {1: 3.0, 2: 17.0}.get(count, 26.0)
    return held - (card_points(card) / 4 if info.is_ending else 0) + (3 if card_points(card) > 5 and count > 1 else 0)

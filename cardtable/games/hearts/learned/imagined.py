"""Deals as they may lie: what a seat knows of its deal, in each of the worlds that fit it."""

from __future__ import annotations

import numpy as np

from cardtable.families.hearts.masks import QUEEN_OF_SPADES, card_code
from cardtable.games.hearts.learned.arrays import CARDS, SEATS, Bools, column, columns_of
from cardtable.games.hearts.learned.deals import BatchDeals, BatchRules
from cardtable.games.hearts.thinking.memory import HeartsInformationSet
from cardtable.games.hearts.thinking.worlds import HeartsDeterminizer


def own_hand(memory: HeartsInformationSet) -> Bools:
    """One deal in which the other hands are empty: enough to ask for the seat's own next card."""
    hands: Bools = np.zeros((1, SEATS, CARDS), bool)
    hands[0, memory.seat] = columns_of(memory.hand)
    return hands


def drawn(worlds: HeartsDeterminizer, count: int) -> Bools:
    """So many deals, each a world of its own."""
    masks = [mask for _ in range(count) for mask in worlds.draw()[: SEATS * 4]]
    return columns_of(masks).reshape(count, SEATS, CARDS)


def passing(memory: HeartsInformationSet, hands: Bools) -> BatchDeals:
    """The deals before anybody has passed a card."""
    deals = BatchDeals(len(hands), BatchRules.of(memory.terms, memory.public.pass_offset))
    deals.hands = hands
    return deals


def playing(memory: HeartsInformationSet, hands: Bools) -> BatchDeals:
    """The deals before the seat's play."""
    deals = passing(memory, hands)
    public, seat = memory.public, memory.seat
    deals.step = public.tricks * SEATS + len(memory.trick)
    deals.turn[:] = seat
    deals.gone[:] = columns_of(memory.gone)
    for player, number, _ in memory.plays:
        deals.played[:, player, column(number)] = True
    _tell_passes(memory, deals)
    deals.void[:] = [[bool(voids >> suit & 1) for suit in range(4)] for voids in memory.voids]
    deals.taken[:] = memory.taken
    deals.queen_taker[:] = _queen_taker(memory)
    deals.broken[:] = public.broken
    _lay_trick(memory, deals)
    return deals


def _tell_passes(memory: HeartsInformationSet, deals: BatchDeals) -> None:
    """What was passed: others know what they gave and got, but it is not known what."""
    seat = memory.seat
    deals.blind[:] = True
    deals.blind[:, seat] = False
    deals.gave[:, seat] = columns_of(memory.gave)
    deals.got[:, seat] = columns_of(memory.got)


def _queen_taker(memory: HeartsInformationSet) -> int:
    """Who has won the queen of spades, -1 while nobody has."""
    taken = memory.public.point_cards
    return next((seat for seat, cards in enumerate(taken) if QUEEN_OF_SPADES in map(card_code, cards)), -1)


def _lay_trick(memory: HeartsInformationSet, deals: BatchDeals) -> None:
    """Put the open trick on the table."""
    if not memory.trick:
        return
    leader = memory.public.leader
    assert leader is not None, "somebody has led to it"
    for place, number in enumerate(memory.trick):
        deals.trick[:, (leader + place) % SEATS] = column(number)
    deals.led[:] = memory.led
    deals.best[:] = memory.best
    deals.best_seat[:] = memory.best_seat
    deals.pot[:] = memory.pot

"""Neural estimator: network values of candidates, with lookahead over sampled determinizations.

The network is evaluated now and at the seat's next choices, without a rollout to the end of the deal. It was trained on
millions of deals, but does not know the hidden cards; a rollout samples these, with players of a simple policy.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from operator import mul
from typing import Final

import numpy as np

from cardtable.families.hearts.bitmasks import QUEEN_OF_SPADES, card_code
from cardtable.families.hearts.public_facts import TrickPhase
from cardtable.games.hearts.neural import batch_deals, features
from cardtable.games.hearts.neural.value_network import HeartsValueNetwork
from cardtable.games.hearts.search.determinizer import HeartsDeterminizer
from cardtable.games.hearts.search.information_set import HeartsInformationSet
from cardtable.games.hearts.search.value_estimator import PointEstimator


def own_hand(memory: HeartsInformationSet) -> batch_deals.Bools:
    """Return one deal in which the other hands are empty: enough to evaluate the seat's own next card."""
    hands: batch_deals.Bools = np.zeros((1, batch_deals.SEATS, batch_deals.CARDS), bool)
    hands[0, memory.seat] = batch_deals.columns_of(memory.hand)
    return hands


def drawn(worlds: HeartsDeterminizer, count: int) -> batch_deals.Bools:
    """Return `count` deals, each a separate determinization."""
    masks = [mask for _ in range(count) for mask in worlds.draw()[: batch_deals.SEATS * 4]]
    return batch_deals.columns_of(masks).reshape(count, batch_deals.SEATS, batch_deals.CARDS)


def passing(memory: HeartsInformationSet, hands: batch_deals.Bools) -> batch_deals.BatchDeals:
    """Return the deals before any card is passed."""
    deals = batch_deals.BatchDeals(len(hands), batch_deals.BatchRules.of(memory.terms, memory.public.pass_offset))
    deals.hands = hands
    return deals


def playing(memory: HeartsInformationSet, hands: batch_deals.Bools) -> batch_deals.BatchDeals:
    """Return the deals before the seat's play."""
    deals = passing(memory, hands)
    public, seat = memory.public, memory.seat
    deals.step = public.tricks * batch_deals.SEATS + len(memory.trick)
    deals.turn[:] = seat
    deals.gone[:] = batch_deals.columns_of(memory.gone)
    for player, number, _ in memory.plays:
        deals.played[:, player, batch_deals.column(number)] = True
    _tell_passes(memory, deals)
    deals.void[:] = [[bool(voids >> suit & 1) for suit in range(4)] for voids in memory.voids]
    deals.taken[:] = memory.taken
    deals.queen_taker[:] = _queen_taker(memory)
    deals.broken[:] = public.broken
    _lay_trick(memory, deals)
    return deals


def _tell_passes(memory: HeartsInformationSet, deals: batch_deals.BatchDeals) -> None:
    """Set the seat's own passed cards; those of other seats are unknown."""
    seat = memory.seat
    deals.blind[:] = True
    deals.blind[:, seat] = False
    deals.gave[:, seat] = batch_deals.columns_of(memory.gave)
    deals.got[:, seat] = batch_deals.columns_of(memory.got)


def _queen_taker(memory: HeartsInformationSet) -> int:
    taken = memory.public.point_cards
    return next((seat for seat, cards in enumerate(taken) if QUEEN_OF_SPADES in map(card_code, cards)), -1)


def _lay_trick(memory: HeartsInformationSet, deals: batch_deals.BatchDeals) -> None:
    if not memory.trick:
        return
    leader = memory.public.leader
    assert leader is not None, "somebody has led to it"
    for place, number in enumerate(memory.trick):
        deals.trick[:, (leader + place) % batch_deals.SEATS] = batch_deals.column(number)
    deals.led[:] = memory.led
    deals.best[:] = memory.best
    deals.best_seat[:] = memory.best_seat
    deals.pot[:] = memory.pot


WORLDS: Final = 64  # determinizations for one decision


def promised(
    network: HeartsValueNetwork, memory: HeartsInformationSet, cards: Sequence[int], choices: int, chance: random.Random
) -> list[list[float]]:
    """Return, by later choice and by card, the value of the best card of that choice, in units.

    The network plays for all seats.
    """
    hands = drawn(HeartsDeterminizer(memory, chance), WORLDS)
    deals = playing(memory, hands).repeated(len(cards))
    deals.play(np.tile([batch_deals.column(card) for card in cards], WORLDS))
    found = next_promises(network, deals, memory.seat, choices).reshape(choices, WORLDS, len(cards))
    return [[float(value) for value in choice.mean(0)] for choice in found]


def next_promises(
    network: HeartsValueNetwork, deals: batch_deals.BatchDeals, seat: int, choices: int
) -> batch_deals.Floats:
    """Return, by choice and deal, the value of the seat's next choices; the final lead where the deal has no more."""
    found: batch_deals.Floats = np.zeros((choices, deals.count), np.float32)
    met: batch_deals.Ints = np.zeros(deals.count, int)
    while (met < choices).any() and deals.step < batch_deals.CARDS:
        legal = deals.legal()
        card = legal.argmax(1)
        rows = np.flatnonzero(legal.sum(1) > 1)
        if len(rows):
            turn = deals.turn[rows]
            card[rows], best = network.best(features.while_playing(deals, rows, turn), legal[rows])
            own = (turn == seat) & (met[rows] < choices)
            found[met[rows[own]], rows[own]] = best[own]
            met[rows[own]] += 1
        deals.play(card)
    return np.where(np.arange(choices)[:, None] < met, found, deals.leads()[:, seat])


_OF_PLAYS: Final = 0.65  # share in a card's value
_BY_CHOICE: Final = (0.35, 0.25, 0.2, 0.2)  # weights of the values now, and at each of the next choices
_OF_PASSES: Final = 0.5


class NeuralEstimator(PointEstimator):
    """Point estimator by a value network."""

    def __init__(self, network: HeartsValueNetwork) -> None:
        self._network = network

    def share(self, memory: HeartsInformationSet) -> float:
        """Return the network's share in values; 0 for a seat that alone has points.

        The network overrates moons, since it was trained against defences weaker than those of experts.
        """
        if memory.public.phase is TrickPhase.PASSING:
            return _OF_PASSES
        return 0.0 if memory.moon_seat == memory.seat else _OF_PLAYS

    def of_plays(self, memory: HeartsInformationSet, cards: Sequence[int], chance: random.Random) -> Sequence[float]:
        """Return, by card, points from the seat's features now and at its next choices."""
        deals = playing(memory, own_hand(memory))
        values = self._network.values(features.while_playing(deals, deals.rows, deals.turn))[0]
        now = [float(values[batch_deals.column(card)]) for card in cards]
        ahead = promised(self._network, memory, cards, len(_BY_CHOICE) - 1, chance)
        by_card = zip(now, *ahead, strict=True)
        return [batch_deals.POINTS_IN_A_UNIT * sum(map(mul, _BY_CHOICE, thoughts)) for thoughts in by_card]

    def of_passes(self, memory: HeartsInformationSet, choices: Sequence[Sequence[int]]) -> Sequence[float]:
        """Return, by choice, points averaged over the card that is laid aside last."""
        laid: batch_deals.Ints = np.array([[batch_deals.column(card) for card in given] for given in choices])
        count = laid.shape[1]
        orders = np.concatenate([np.roll(laid, turn, axis=1) for turn in range(count)])
        deals = passing(memory, own_hand(memory)).repeated(len(orders))
        for place in range(count - 1):
            deals.give(memory.seat, orders[:, place])
        values = self._network.values(features.while_passing(deals, memory.seat, count - 1))
        last = values[deals.rows, orders[:, -1]].reshape(count, len(choices))
        return [batch_deals.POINTS_IN_A_UNIT * float(value) for value in last.mean(0)]

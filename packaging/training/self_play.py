"""Whole deals in which one network plays all four seats, and a sample of the decisions that it made there."""

from typing import Final

import numpy as np

from cardtable.families.hearts.masks import FULL, QUEEN_BIT
from cardtable.games.hearts.learned import sight
from cardtable.games.hearts.learned.arrays import CARDS, RANKS, SEATS, Bools, Floats, Ints
from cardtable.games.hearts.learned.columns import POINTS_IN_A_UNIT
from cardtable.games.hearts.learned.deals import Deals, Terrain
from cardtable.games.hearts.learned.network import Network

PASSED: Final = 3
_BARRED: Final = ((0, 0, 0, 0), (0, 0, QUEEN_BIT, FULL))
_WANDERING: Final = 0.02  # of the choices are any card at all
_TREMBLE: Final = 0.03  # by so much of a unit values are blurred, so that about equal cards are all tried
_KEPT: Final = 0.5  # of the decisions
_BLIND: Final = 0.25  # of the seats have not been told what was passed, as the others in an expert's worlds


class Samples:
    """Decisions: what was seen, which card was chosen, and by which seat of which deal."""

    def __init__(self) -> None:
        self._parts: list[tuple[Floats, Ints, Ints, Ints]] = []

    def keep(self, chance: np.random.Generator, seen: Floats, card: Ints, row: Ints, seat: Ints) -> None:
        """Take a part of these decisions, one in each row of what was seen."""
        kept = np.flatnonzero(chance.random(len(seen)) < _KEPT)
        self._parts.append((seen[kept], card[kept], row[kept], seat[kept]))

    def valued(self, deals: Deals) -> tuple[Floats, Ints, Floats]:
        """What was seen, the card, and what the deal brought that seat in the end."""
        seen, card, row, seat = (np.concatenate(part) for part in zip(*self._parts, strict=True))
        return seen, card, worths(deals)[row, seat]


def worths(deals: Deals) -> Floats:
    """By deal and seat, how many units less than the others, on average, it has got."""
    scores = deals.scores()
    others = (scores.sum(1, keepdims=True) - scores) / (SEATS - 1)
    result: Floats = ((others - scores) / POINTS_IN_A_UNIT).astype(np.float32)
    return result


def terrain_of(batch: int) -> Terrain:
    """The rules of a batch: left, right, across, no pass, by turns; and each of them with all the options."""
    return Terrain((1, 3, 2, 0)[batch % 4], _BARRED[batch // 4 % 2], bool(batch // 8 % 2))


def dealt(count: int, terrain: Terrain, chance: np.random.Generator) -> Deals:
    """So many deals, shuffled."""
    deals = Deals(count, terrain)
    order = chance.random((count, CARDS)).argsort(1)
    held = np.arange(CARDS) // RANKS * CARDS + order  # the card's place among those of all four hands
    np.put_along_axis(deals.hands.reshape(count, -1), held, True, 1)
    deals.blind = chance.random((count, SEATS)) < _BLIND
    return deals


def played(network: Network, count: int, terrain: Terrain, chance: np.random.Generator) -> tuple[Deals, Samples]:
    """So many deals, played to the end, and decisions of them."""
    deals, samples = dealt(count, terrain, chance), Samples()
    if terrain.offset:
        _pass(network, deals, samples, chance)
    deals.begin()
    while deals.step < CARDS:
        _play(network, deals, samples, chance)
    return deals, samples


def _pass(network: Network, deals: Deals, samples: Samples, chance: np.random.Generator) -> None:
    for pick in range(PASSED):
        given = []
        for seat in range(SEATS):
            seen = sight.while_passing(deals, seat, pick)
            card = chosen(network, seen, deals.hands[:, seat], chance)
            samples.keep(chance, seen, card, deals.rows, np.full(deals.count, seat))
            given.append(card)
        for seat, card in enumerate(given):
            deals.give(seat, card)
    deals.exchange()


def _play(network: Network, deals: Deals, samples: Samples, chance: np.random.Generator) -> None:
    legal = deals.legal()
    card = legal.argmax(1)
    rows = np.flatnonzero(legal.sum(1) > 1)
    if len(rows):
        seat = deals.turn[rows]
        seen = sight.while_playing(deals, rows, seat)
        card[rows] = chosen(network, seen, legal[rows], chance)
        samples.keep(chance, seen, card[rows], rows, seat)
    deals.play(card)


def chosen(network: Network, seen: Floats, allowed: Bools, chance: np.random.Generator) -> Ints:
    """About the best card in each row, and now and then any other."""
    values = network.values(seen)
    values += chance.gumbel(size=values.shape).astype(np.float32) * np.float32(_TREMBLE)
    card: Ints = np.where(allowed, values, -np.inf).argmax(1)
    wandering = np.flatnonzero(chance.random(len(seen)) < _WANDERING)
    if len(wandering):
        any_card = np.where(allowed[wandering], chance.random((len(wandering), CARDS)), -1)
        card[wandering] = any_card.argmax(1)
    return card

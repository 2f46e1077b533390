"""Whole deals in which one network plays all four seats, and a sample of the decisions that it made there."""

from dataclasses import dataclass
from typing import Final

import numpy as np

from cardtable.families.hearts.bitmasks import FULL, QUEEN_BIT
from cardtable.games.hearts.neural import features
from cardtable.games.hearts.neural.batch_deals import CARDS, RANKS, SEATS, BatchDeals, BatchRules, Bools, Floats, Ints
from cardtable.games.hearts.neural.value_network import HeartsValueNetwork

PASSED: Final = 3
_BARRED: Final = ((0, 0, 0, 0), (0, 0, QUEEN_BIT, FULL))
_WANDERING: Final = 0.02  # of the choices are any card at all
_TREMBLE: Final = 0.03  # by so much of a unit values are blurred, so that about equal cards are all tried
_KEPT: Final = 0.5  # of the decisions
TRUST: Final = 0.2  # in the next promise of a seat, against what came after it
_BLIND: Final = 0.25  # of the seats have not been told what was passed, as the others in an expert's worlds


@dataclass(frozen=True)
class Choices:
    """A card for each row, and what the best one there promised, in units."""

    card: Ints
    promised: Floats


@dataclass(frozen=True)
class _Step:
    """Decisions that were made at one time, one in each of some deals, and those of them that are learned from."""

    row: Ints  # of the deal
    seat: Ints
    promised: Floats  # what the seat thought to get with the best card that it had
    kept: Ints  # places in the three above, for the two below
    seen: Floats
    card: Ints


class Samples:
    """Decisions: what was seen, which card was chosen, and by which seat of which deal."""

    def __init__(self) -> None:
        self._steps: list[_Step] = []

    def keep(self, chance: np.random.Generator, seen: Floats, choice: Choices, row: Ints, seat: Ints) -> None:
        """Take these decisions, one in each row of what was seen, and a part of them to learn from."""
        kept = np.flatnonzero(chance.random(len(seen)) < _KEPT)
        self._steps.append(_Step(row, seat, choice.promised, kept, seen[kept], choice.card[kept]))

    def valued(self, deals: BatchDeals, trust: float = TRUST) -> tuple[Floats, Ints, Floats]:
        """What was seen, the card, and what it was worth: what the seat promised itself later on, and in the end got.

        In the field's words: lambda returns, lambda being 1 - `trust`. Promises look away from how the hidden cards
        happened to lie, so they scatter far less than what a deal brings.
        """
        hopes = deals.leads()
        found = []
        for step in reversed(self._steps):
            found.append((step.seen, step.card, hopes[step.row[step.kept], step.seat[step.kept]]))
            hopes[step.row, step.seat] += np.float32(trust) * (step.promised - hopes[step.row, step.seat])
        seen, card, worth = (np.concatenate(part) for part in zip(*reversed(found), strict=True))
        return seen, card, worth


def rules_of(batch: int) -> BatchRules:
    """The rules of a batch: left, right, across, no pass, by turns; and each of them with all the options."""
    return BatchRules((1, 3, 2, 0)[batch % 4], _BARRED[batch // 4 % 2], bool(batch // 8 % 2))


def dealt(count: int, rules: BatchRules, chance: np.random.Generator) -> BatchDeals:
    """So many deals, shuffled."""
    deals = BatchDeals(count, rules)
    order = chance.random((count, CARDS)).argsort(1)
    held = np.arange(CARDS) // RANKS * CARDS + order  # the card's place among those of all four hands
    np.put_along_axis(deals.hands.reshape(count, -1), held, True, 1)
    deals.blind = chance.random((count, SEATS)) < _BLIND
    return deals


def played(
    network: HeartsValueNetwork, count: int, rules: BatchRules, chance: np.random.Generator
) -> tuple[BatchDeals, Samples]:
    """So many deals, played to the end, and decisions of them."""
    deals, samples = dealt(count, rules, chance), Samples()
    if rules.offset:
        _pass(network, deals, samples, chance)
    deals.begin()
    while deals.step < CARDS:
        _play(network, deals, samples, chance)
    return deals, samples


def _pass(network: HeartsValueNetwork, deals: BatchDeals, samples: Samples, chance: np.random.Generator) -> None:
    for pick in range(PASSED):
        given = []
        for seat in range(SEATS):
            seen = features.while_passing(deals, seat, pick)
            choice = chosen(network, seen, deals.hands[:, seat], chance)
            samples.keep(chance, seen, choice, deals.rows, np.full(deals.count, seat))
            given.append(choice.card)
        for seat, card in enumerate(given):
            deals.give(seat, card)
    deals.exchange()


def _play(network: HeartsValueNetwork, deals: BatchDeals, samples: Samples, chance: np.random.Generator) -> None:
    legal = deals.legal()
    card = legal.argmax(1)
    rows = np.flatnonzero(legal.sum(1) > 1)
    if len(rows):
        seat = deals.turn[rows]
        seen = features.while_playing(deals, rows, seat)
        choice = chosen(network, seen, legal[rows], chance)
        samples.keep(chance, seen, choice, rows, seat)
        card[rows] = choice.card
    deals.play(card)


def chosen(network: HeartsValueNetwork, seen: Floats, allowed: Bools, chance: np.random.Generator) -> Choices:
    """About the best card in each row, and now and then any other."""
    values = np.where(allowed, network.values(seen), -np.inf)
    blurred = values + chance.gumbel(size=values.shape).astype(np.float32) * np.float32(_TREMBLE)
    card: Ints = blurred.argmax(1)
    wandering = np.flatnonzero(chance.random(len(seen)) < _WANDERING)
    if len(wandering):
        any_card = np.where(allowed[wandering], chance.random((len(wandering), CARDS)), -1)
        card[wandering] = any_card.argmax(1)
    return Choices(card, values.max(1))

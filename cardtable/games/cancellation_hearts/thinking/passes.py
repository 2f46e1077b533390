"""What passes are worth: each is played out in the same sampled deals, where the others pass by rules of thumb."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from cardtable.core.cards import Cards
from cardtable.core.weighed import Tries
from cardtable.families.hearts.card_values import CardValues
from cardtable.families.hearts.masks import CLUBS, QUEEN, card_code, card_of_code
from cardtable.families.hearts.racing import RaceCandidate, race
from cardtable.games.cancellation_hearts.judging import burden_in_suit
from cardtable.games.cancellation_hearts.options import CancellationFirstLead
from cardtable.games.cancellation_hearts.rules import CancellationView
from cardtable.games.cancellation_hearts.thinking.memory import CancellationInformationSet
from cardtable.games.cancellation_hearts.thinking.outlook import CancellationUtility
from cardtable.games.cancellation_hearts.thinking.thumb import play_out
from cardtable.games.cancellation_hearts.thinking.worlds import CancellationDeterminizer

PASS_EFFORT: Final = 200_000  # cards played in simulations for one decision, at most
Stop = Callable[[], bool]

_TRIED: Final = 10  # choices, those of the most troublesome cards
_MORE: Final = 3  # cards beside those that the rules of thumb pass, of which the choices are made


@dataclass(slots=True)
class CancellationPassCandidate(RaceCandidate):
    """A choice of cards to be tried, as a race runs it; in rising order."""

    given: list[int]


def candidates(hand: Cards, count: int, values: CardValues) -> list[list[int]]:
    """The choices worth trying, that of the rules of thumb first."""
    numbers, burdens = list(map(card_code, hand)), PassBurdens(values)
    burden = burdens.by_card(numbers)
    worst = burdens.worst(numbers, count + _MORE)
    choices = sorted(combinations(worst, count), key=lambda cards: -sum([burden[number] for number in cards]))
    found: list[list[int]] = []
    for cards in choices:
        given = sorted(cards)
        if given not in found:  # twins
            found.append(given)
    return found[:_TRIED]


def pass_tries(
    memory: CancellationInformationSet,
    values: CardValues,
    count: int,
    outlook: CancellationUtility,
    opening: CancellationFirstLead,
    chance: random.Random,
) -> Callable[[], Callable[[CancellationPassCandidate], float]]:
    """Draws a world each time, and gives what passing some cards is worth in it."""
    worlds, seats, burdens = CancellationDeterminizer(memory, chance), memory.seats, PassBurdens(values)

    def tries() -> Callable[[CancellationPassCandidate], float]:
        dealt = worlds.draw()
        passed = [burdens.worst(dealt[seat], count) if seat != memory.seat else [] for seat in range(seats)]

        def value(line: CancellationPassCandidate) -> float:
            hands = _exchanged(dealt, [*passed[: memory.seat], line.given, *passed[memory.seat + 1 :]], memory)
            position = worlds.laid_out(hands)
            position.leader = position.turn = _opener(hands, memory, opening)
            play_out(position)
            return outlook.value(position, memory.seat)

        return value

    return tries


def best_of(
    lines: list[CancellationPassCandidate], tries: Tries[CancellationPassCandidate], view: CancellationView, stop: Stop
) -> CancellationPassCandidate:
    """The line that came out best; the first one wins ties."""
    return race(lines, tries, PASS_EFFORT // (view.public.seats * view.public.hand_size), stop)


class PassBurdens:
    """How gladly cards are passed, each found out once: a search asks for the same ones in thousands of hands."""

    __slots__ = ("_known", "_values")

    def __init__(self, values: CardValues) -> None:
        self._values = values
        self._known: dict[int, float] = {}  # by card, cards of its suit, and those below the queen

    def worst(self, hand: Sequence[int], count: int) -> list[int]:
        """The cards that a player passes by rules of thumb."""
        burden = self.by_card(hand)
        return sorted(hand, key=lambda number: -burden[number])[:count]

    def by_card(self, hand: Sequence[int]) -> dict[int, float]:
        """How gladly each card of a hand is passed."""
        lengths, guards = [0, 0, 0, 0], [0, 0, 0, 0]
        for number in hand:
            lengths[number >> 4] += 1
            guards[number >> 4] += number & 15 < QUEEN
        return {number: self._of(number, lengths[number >> 4], guards[number >> 4]) for number in hand}

    def _of(self, number: int, length: int, guards: int) -> float:
        place = (number << 5 | length) << 5 | guards
        found = self._known.get(place)
        if found is None:
            found = self._known[place] = burden_in_suit(card_of_code(number), length, guards, self._values)
        return found


def _exchanged(
    dealt: Sequence[Sequence[int]], passed: Sequence[Sequence[int]], memory: CancellationInformationSet
) -> list[list[int]]:
    """By place, the widow last, after everybody has passed."""
    hands = [list(cards) for cards in dealt]
    for giver, cards in enumerate(passed):
        for number in cards:
            hands[giver].remove(number)
    for giver, cards in enumerate(passed):
        hands[(giver + memory.public.pass_offset) % memory.seats] += cards
    return hands


def _opener(hands: Sequence[Sequence[int]], memory: CancellationInformationSet, opening: CancellationFirstLead) -> int:
    """Who leads to the first trick (XR-03)."""
    around = [(memory.public.dealer + step) % memory.seats for step in range(1, memory.seats + 1)]
    if opening is not CancellationFirstLead.FIRST_2C_CLOCKWISE:
        return around[0]
    lowest = min(number for seat in around for number in hands[seat] if number >> 4 == CLUBS)
    return next(seat for seat in around if lowest in hands[seat])

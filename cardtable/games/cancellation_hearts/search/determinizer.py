"""Determinizer: random deals consistent with a seat's information set, and positions in them."""

from __future__ import annotations

import random
from collections import Counter
from typing import TYPE_CHECKING

from cardtable.families.hearts.hand_sampler import sample_hands_by_belief
from cardtable.games.cancellation_hearts.search.information_set import CancellationBelief, CancellationInformationSet
from cardtable.games.cancellation_hearts.simulation import CancellationPosition

if TYPE_CHECKING:
    from mypy_extensions import i64


class CancellationDeterminizer:
    """Sampler of determinizations for one information set; deterministic for a given random generator.

    The odds of a card's places come from `CancellationBelief`.
    """

    def __init__(self, memory: CancellationInformationSet, chance: random.Random) -> None:
        self._memory = memory
        self._chance = chance
        self._given = [list(known.elements()) for known in memory.known]
        self._given[memory.seat] = memory.hand
        self._room = [held - len(given) for held, given in zip(memory.held, self._given, strict=True)]
        self._room.append(memory.widow_size)  # the widow is the last place
        known: Counter[int] = sum(memory.known, start=Counter())
        self._cards = sorted((memory.hidden - known).elements())
        self._possible = [self._places_for(number) for number in self._cards]
        clues = CancellationBelief(memory)
        self._odds = [
            self._odds_of(number, homes, clues) for number, homes in zip(self._cards, self._possible, strict=True)
        ]
        self._start = _start(memory)

    def _places_for(self, number: int) -> list[int]:
        suit = number >> 4
        voids = [*self._memory.voids, 0]
        return [home for home, room in enumerate(self._room) if room and not voids[home] >> suit & 1]

    def _odds_of(self, number: int, possible: list[int], clues: CancellationBelief) -> list[float]:
        """Return, by possible place, the factor on the card's odds; 1.0 for the widow."""
        return [1.0 if home == self._memory.seats else clues.odds(home, number) for home in possible]

    def draw(self) -> list[list[int]]:
        """Return the cards by place, the widow last, the player's hand included."""
        dealt = [given[:] for given in self._given] + [[]]
        homes = sample_hands_by_belief(self._possible, self._odds, self._room, self._chance.random)
        for card, home in enumerate(homes):
            dealt[home].append(self._cards[card])
        return dealt

    def position(self) -> CancellationPosition:
        """Return the position before this seat's play in a new determinization."""
        return self.laid_out(self.draw())

    def laid_out(self, cards: list[list[int]]) -> CancellationPosition:
        """Return the position with these cards by place, the widow last."""
        position = self._start.copy()
        *dealt, widow = cards
        for seat, own in enumerate(dealt):
            for number in own:
                slot: i64 = seat * 4 + (number >> 4)
                bit: i64 = 1 << (number & 15)
                held: i64 = position.hands[slot]
                if held & bit:
                    twice: i64 = position.pairs[slot]
                    position.pairs[slot] = twice | bit
                else:
                    position.hands[slot] = held | bit
        position.count_cards()
        self._lay_widow(position, widow)
        return position

    def _lay_widow(self, position: CancellationPosition, widow: list[int]) -> None:
        terms, owner = self._memory.terms, self._memory.public.widow_owner
        points = sum([terms.points[number] for number in widow])
        bonus = widow.count(terms.bonus)
        if owner is None:
            position.widow, position.widow_bonus = points, bonus
        elif owner != self._memory.seat:
            position.taken[owner] += points
            position.bonus[owner] += bonus
        position.judge_moon(self._memory.lost)


def _start(memory: CancellationInformationSet) -> CancellationPosition:
    """Return the part of the position common to all determinizations: cards won and waiting, the trick."""
    terms, public = memory.terms, memory.public
    leader = memory.seat if public.leader is None else int(public.leader)
    slots = memory.seats * 4
    position = CancellationPosition(terms, [0] * slots, [0] * slots, leader, public.hand_size - public.tricks)
    position.first = public.tricks == 0
    position.broken = public.broken
    position.last_winner = -1 if public.last_winner is None else int(public.last_winner)
    position.widow_waits = public.widow > 0
    position.carried = sum(terms.points[number] for number in memory.carried)
    position.carried_bonus = memory.carried.count(terms.bonus)
    for number in memory.trick:
        position.lay(number)
    _lay_won(memory, position)
    return position


def _lay_won(memory: CancellationInformationSet, position: CancellationPosition) -> None:
    won = [list(cards) for cards in memory.won]
    won[memory.seat] += memory.own_widow
    position.taken = [sum(memory.terms.points[number] for number in cards) for cards in won]
    position.bonus = [cards.count(memory.terms.bonus) for cards in won]

"""Deals that fit all that a seat has seen: who may hold which hidden card, drawn at random.

In the field's words: determinizations, sampled.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from cardtable.families.hearts.masks import QUEEN_OF_SPADES, numbers_in
from cardtable.families.hearts.placing import place
from cardtable.games.hearts.simulation import Terms
from cardtable.games.hearts.yardstick_1.memory_1 import Memory
from cardtable.games.hearts.yardstick_1.simulation_1 import Position, dealt

if TYPE_CHECKING:
    from mypy_extensions import i64


class Worlds:
    """Draws worlds for one question; the same chance gives the same worlds in the same order."""

    def __init__(self, memory: Memory, chance: random.Random) -> None:
        self._memory = memory
        self._chance = chance
        self._room = [
            0 if seat == memory.seat else memory.held[seat] - sum(mask.bit_count() for mask in memory.known[seat])
            for seat in range(memory.seats)
        ]
        self._room.append(memory.kitty_size)  # the kitty is the last place
        known = [0, 0, 0, 0]
        for masks in memory.known:
            for suit in range(4):
                known[suit] |= masks[suit]
        self._certain = [mask for masks in memory.known for mask in masks] + [0, 0, 0, 0]
        self._certain[memory.seat * 4 : memory.seat * 4 + 4] = memory.hand
        self._cards = numbers_in([memory.hidden[suit] & ~known[suit] for suit in range(4)])
        self._possible = [self._places_for(number) for number in self._cards]
        self._likely = [
            self._likely_for(number, places) for number, places in zip(self._cards, self._possible, strict=True)
        ]

    def _places_for(self, number: int) -> list[int]:
        """The places where the card may be."""
        voids = self._memory.voids
        kitty = self._memory.seats
        return [
            place
            for place in range(kitty + 1)
            if self._room[place] and (place == kitty or not voids[place] >> (number >> 4) & 1)
        ]

    def _likely_for(self, number: int, possible: list[int]) -> list[int]:
        """The places without those whose seat would have played the card by now."""
        if number != QUEEN_OF_SPADES or not self._memory.queen_costs:
            return possible
        return [place for place in possible if place not in self._memory.passed_up_queen] or possible

    def draw(self) -> list[int]:
        """Masks by place and suit (place * 4 + suit), the kitty as the last place, the own hand included."""
        return self._masks(place(self._likely, self._possible, self._room, self._chance.random))

    def _masks(self, placed: list[int]) -> list[int]:
        masks = self._certain[:]
        number: i64
        for card, home in enumerate(placed):
            number = self._cards[card]
            masks[home * 4 + (number >> 4)] |= 1 << (number & 15)
        return masks


def position_in(memory: Memory, world: list[int]) -> Position:
    """The position before this seat's play, in a world of `Worlds.draw`."""
    seats = memory.seats
    terms: Terms = memory.terms
    hands, kitty = world[: seats * 4], world[seats * 4 :]
    owner = memory.public.kitty_owner
    position = dealt(terms, hands, kitty, memory.seat)
    position.total = memory.total
    position.taken = memory.taken[:]
    position.bonus_seat = memory.bonus_seat
    if owner is not None:
        position.kitty_waits = False
        if owner != memory.seat:
            position.taken[owner] += position.kitty
            position.bonus_seat = owner if position.kitty_bonus else position.bonus_seat
    position.tricks = list(memory.public.tricks_won)
    position.points_left = position.total - sum(position.taken)
    position.moon_seat = _single(position.taken)
    if position.moon_seat >= 0 and position.taken[position.moon_seat] * 2 >= position.total:
        position.threat = position.moon_seat
    position.broken = memory.public.broken
    position.first = memory.first
    _lay_trick(memory, position)
    return position


def _single(taken: list[int]) -> int:
    takers = [seat for seat, points in enumerate(taken) if points]
    return takers[0] if len(takers) == 1 else -2 if takers else -1


def _lay_trick(memory: Memory, position: Position) -> None:
    """Put the open trick on the table; `left` counts the cards of open tricks as if they were still in hands."""
    trick = memory.trick
    position.count = len(trick)
    position.left += len(trick)
    if not trick:
        return
    position.led = memory.led
    position.best = memory.best
    position.best_seat = memory.best_seat
    position.pot = memory.pot
    position.pot_costly = memory.pot > 0
    position.pot_bonus = memory.terms.bonus in trick

"""Determinizer: random deals consistent with a seat's information set, and positions in them."""

from __future__ import annotations

import math
import random
from typing import TYPE_CHECKING, Final

from cardtable.families.hearts.bitmasks import HEARTS, codes_in_mask
from cardtable.families.hearts.hand_sampler import sample_hands_by_belief
from cardtable.games.hearts.search.belief import HeartsBelief
from cardtable.games.hearts.search.information_set import HeartsInformationSet
from cardtable.games.hearts.search.rollout_policy import losers
from cardtable.games.hearts.simulation import HeartsPosition, SeatHolding, cards_in, lay_kitty

if TYPE_CHECKING:
    from mypy_extensions import i64

# A seat with all points so far holds a better hand than chance gives it: of this number of determinizations one is
# chosen, weighted by the tricks that the seat would lose. Counted in 500 deals of experts: without this a moon was
# foreseen five times too rarely.
_LOOKS: Final = 5
_DOUBT_LATE: Final = 0.3  # with half of the points or more
_DOUBT_EARLY: Final = 0.1


class HeartsDeterminizer:
    """Sampler of determinizations for one information set; deterministic for a given random generator.

    The odds of a card's places come from `HeartsBelief`, and from the seat that may be shooting the moon.
    """

    def __init__(self, memory: HeartsInformationSet, chance: random.Random) -> None:
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
        self._cards = codes_in_mask([memory.hidden[suit] & ~known[suit] for suit in range(4)])
        self._possible = [self._places_for(number) for number in self._cards]
        self._odds = self._odds_of_places(HeartsBelief(memory))
        self._suspect, self._doubt = _suspect(memory)

    def _odds_of_places(self, clues: HeartsBelief) -> list[list[float]]:
        """Return, by card and possible place, the factor on its odds; 1.0 for the kitty."""
        kitty = self._memory.seats
        return [
            [1.0 if place == kitty else clues.odds(place, number) for place in places]
            for number, places in zip(self._cards, self._possible, strict=True)
        ]

    def _places_for(self, number: int) -> list[int]:
        voids = self._memory.voids
        kitty = self._memory.seats
        return [
            place
            for place in range(kitty + 1)
            if self._room[place] and (place == kitty or not voids[place] >> (number >> 4) & 1)
        ]

    def draw(self) -> list[int]:
        """Return masks by place and suit (place * 4 + suit), the kitty last, the player's hand included."""
        if self._suspect < 0:
            return self._draw()
        chosen: list[int] = []
        together = 0.0
        for _ in range(_LOOKS):
            world = self._draw()
            weight = math.exp(-self._doubt * _lost(world, self._suspect, self._memory.seats))
            together += weight
            if not chosen or self._chance.random() * together < weight:
                chosen = world
        return chosen

    def _draw(self) -> list[int]:
        return self._masks(sample_hands_by_belief(self._possible, self._odds, self._room, self._chance.random))

    def _masks(self, placed: list[int]) -> list[int]:
        masks = self._certain[:]
        number: i64
        for card, home in enumerate(placed):
            number = self._cards[card]
            masks[home * 4 + (number >> 4)] |= 1 << (number & 15)
        return masks


def _suspect(memory: HeartsInformationSet) -> tuple[int, float]:
    """Return the seat that may be shooting the moon, -1 for none, and the weight of each of its losing cards."""
    seat = memory.moon_seat
    if not memory.terms.has_moon or seat < 0 or seat == memory.seat:
        return -1, 0.0
    return seat, _DOUBT_LATE if memory.taken[seat] * 2 >= memory.total else _DOUBT_EARLY


def _lost(world: list[int], seat: int, seats: int) -> int:
    """Return the tricks the seat would lose, with each suit led from the top; lost hearts count twice."""
    lost = 0
    for suit in range(4):
        mask = world[seat * 4 + suit]
        if mask:
            out = 0
            for place in range(suit, seats * 4, 4):
                out |= world[place]
            lost += losers(mask, out & ~mask) * (2 if suit == HEARTS else 1)
    return lost


class InformationState:
    """Position before a seat's play, without the hidden cards."""

    def __init__(self, memory: HeartsInformationSet) -> None:
        tricks = memory.public.tricks_won
        holdings = [SeatHolding(0, memory.taken[seat], tricks[seat]) for seat in range(memory.seats)]
        self._position = HeartsPosition(memory.terms, holdings, memory.seat)
        self._position.total = memory.total
        self._position.bonus_seat = memory.bonus_seat
        self._position.broken = memory.public.broken
        self._position.first = memory.first
        _lay_trick(memory, self._position)
        owner = memory.public.kitty_owner
        self._seats: i64 = memory.seats
        self._kitty_waits = owner is None
        self._other_owner: i64 = -1 if owner is None or owner == memory.seat else owner  # of an unseen kitty

    def in_world(self, world: list[int]) -> HeartsPosition:
        """Return the position in a determinization of `HeartsDeterminizer.draw`."""
        position = self._position.copy()
        position.hold(world)
        lay_kitty(position, cards_in(world, self._seats))
        if not self._kitty_waits:
            position.kitty_waits = False
        if self._other_owner >= 0:
            position.holdings[self._other_owner].taken += position.kitty
            if position.kitty_bonus:
                position.bonus_seat = self._other_owner
        _find_taker(position)
        return position


def _find_taker(position: HeartsPosition) -> None:
    """Set the seat that has all points so far."""
    for seat, holding in enumerate(position.holdings):
        if holding.taken:
            position.moon_seat = seat if position.moon_seat == -1 else -2
    taker = position.moon_seat
    if taker >= 0 and position.holdings[taker].taken * 2 >= position.total:
        position.threat = taker


def _lay_trick(memory: HeartsInformationSet, position: HeartsPosition) -> None:
    trick = memory.trick
    position.count = len(trick)
    if not trick:
        return
    position.led = memory.led
    position.best = memory.best
    position.best_seat = memory.best_seat
    position.pot = memory.pot
    position.pot_costly = memory.pot > 0
    position.pot_bonus = memory.terms.bonus in trick

"""Which deals are likely by what others have played: those in which they had nothing that they would have preferred."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import chain

import numpy as np

from cardtable.families.hearts.facts import Phase
from cardtable.games.hearts.learned import imagined, likelihood
from cardtable.games.hearts.learned.arrays import RANKS, Bools, column
from cardtable.games.hearts.learned.network import SHAPES, Network
from cardtable.games.hearts.thinking.memory import Memory
from cardtable.games.hearts.thinking.worlds import Worlds
from tests.games.hearts.learned.networks import moments, network

ACE_OF_CLUBS = RANKS - 1


def eager_for(card: int | None) -> Network:
    """Plays this card as soon as it may, and thinks all others alike."""
    weights = [np.zeros(shape, np.float32) for shape in SHAPES]
    if card is not None:
        weights[-1][card] = 10.0
    return Network(weights)


def worlds_of(memory: Memory, count: int = 40) -> Bools:
    return imagined.drawn(Worlds(memory, random.Random(1)), count)


def playing(seed: int) -> Iterator[Memory]:
    return (memory for memory, _ in moments(seed, 2) if memory.public.phase is Phase.PLAYING)


def test_before_others_have_played_all_deals_are_alike() -> None:
    memory = next(one for one in playing(1) if all(seat == one.seat for seat, _, _ in one.plays))
    assert likelihood.odds(network(), memory, worlds_of(memory)).tolist() == [1.0] * 40


def spurned(memory: Memory, seat: int) -> int:
    """How often a seat has played another card where it could have played the ace of clubs, if it has had it."""
    plays = [(place, number, led) for place, (player, number, led) in enumerate(memory.plays) if player == seat]
    return sum(place > 0 and (place % 4 == 0 or led == 0 or number >> 4 != led) for place, number, led in plays)


def test_whoever_holds_what_it_would_rather_have_played_is_the_less_likely_the_oftener_it_did_not() -> None:
    seen = 0
    for memory in chain.from_iterable(map(playing, range(2, 5))):
        hands = worlds_of(memory)
        holder = hands[:, :, ACE_OF_CLUBS].argmax(axis=1)
        times = np.array([spurned(memory, seat) for seat in holder])
        if hands[:, memory.seat, ACE_OF_CLUBS].any() or not hands[:, :, ACE_OF_CLUBS].any() or len(set(times)) == 1:
            continue
        flat, eager = (likelihood.odds(eager_for(card), memory, hands) for card in (None, ACE_OF_CLUBS))
        found = np.log(eager / flat)
        assert np.allclose(found - found[0], likelihood._SHARE * np.log(likelihood._ANY) * (times - times[0]))
        seen += 1
    assert seen > 10


def test_what_the_seat_itself_has_played_tells_nothing_of_others() -> None:
    memory = next(one for one in playing(3) if len(one.plays) > 8)
    hands, before = worlds_of(memory), likelihood.odds(network(), memory, worlds_of(memory))
    others = [(seat, number) for seat, number, _ in memory.plays if seat != memory.seat]
    weights = [weight.copy() for weight in network().weights]
    own = [column(number) for seat, number, _ in memory.plays if seat == memory.seat]
    weights[-1][own] -= 100.0  # nobody would have played these, and nobody else had them
    assert others
    assert np.allclose(likelihood.odds(Network(weights), memory, hands), before)


def test_HR06_a_card_that_could_not_have_been_played_surprises_most() -> None:
    memory = next(one for one in playing(4) if len(one.plays) == 1 and one.seat != one.plays[0][0])
    deals = imagined.begun(memory, worlds_of(memory))
    other = int(np.flatnonzero(deals.hands[0, memory.plays[0][0]])[-1])  # instead of the two of clubs
    assert likelihood._surprise(network(), deals, other).min() == likelihood._BARRED
    assert likelihood._surprise(network(), deals, 0).max() == 0.0

"""Sampled search with three and four players: candidates in shared determinizations, with racing.

Effort is counted in turns played in determinizations; `stop` only cuts off. Perfect information Monte Carlo.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from dataclasses import dataclass, field

from cardtable.games.svoi_kozyri.search import blunders
from cardtable.games.svoi_kozyri.search.information_set import SvoiKozyriInformationSet
from cardtable.games.svoi_kozyri.search.rollout_policy import club, quick
from cardtable.games.svoi_kozyri.simulation import NONE, TAKE, Move, SvoiKozyriPosition

_ROUND = 24  # determinizations between two eliminations
_SURE = 3.0  # standard errors of the paired difference that eliminate a candidate
_WIDEST = 14  # candidates in the race
_MOST = 480  # determinizations, however short their deals are
_EACH_RANK = 0.012  # of a game won: added value of a trump for each rank of thrift
_BLUNDER = 0.03  # of a game won: what a move that a detector finds must be better by, about the error of a value
_LONGEST = 160  # turns after which a rollout is evaluated by the cards left


@dataclass(slots=True)
class SampledCandidate:
    """A candidate with its value in each determinization."""

    move: Move
    lean: float = 0.0  # added to each value for this player's character, and against blunders
    values: list[float] = field(default_factory=list)

    @property
    def mean(self) -> float:
        """Mean over all determinizations so far."""
        return sum(self.values) / len(self.values)


def choose(knowledge: SvoiKozyriInformationSet, effort: int, chance: random.Random, stop: Callable[[], bool]) -> Move:
    """Return the move with the best mean."""
    dear = _EACH_RANK * knowledge.thrift
    lines = [
        SampledCandidate(move, -dear * knowledge.trumps_in(move) - _BLUNDER * blunders.count(knowledge, move))
        for move in candidates(knowledge)
    ]
    return best_of(lines, knowledge, effort, chance, stop).move


def best_of(
    lines: list[SampledCandidate],
    knowledge: SvoiKozyriInformationSet,
    effort: int,
    chance: random.Random,
    stop: Callable[[], bool],
) -> SampledCandidate:
    """Return the candidate with the best mean."""
    spent = 0
    while len(lines) > 1 and spent < effort and len(lines[0].values) < _MOST and not stop():
        for _ in range(_ROUND):
            value = imagine(knowledge, chance)
            for line in lines:
                came_to, turns = value(line)
                line.values.append(came_to + line.lean)
                spent += turns
        lines = _still_in(lines)
    return max(lines, key=lambda line: line.mean) if lines[0].values else lines[0]


def imagine(
    knowledge: SvoiKozyriInformationSet, chance: random.Random
) -> Callable[[SampledCandidate], tuple[float, int]]:
    """Return a function that plays out a candidate in a new determinization: its value, and the number of turns."""
    world, luck = knowledge.world(chance), chance.random()
    return lambda line: _try(world, line.move, knowledge.seat, random.Random(luck))


def candidates(knowledge: SvoiKozyriInformationSet) -> list[Move]:
    """Return the candidates: the fixed policy's move first, then cheap beats with cards of low value.

    Beats with a higher card than needed are left out: they only differ by chance from those with the lower one.
    """
    position = SvoiKozyriPosition(knowledge.terms, knowledge.known, knowledge.pile, knowledge.seat)
    by_policy = club(knowledge)
    moves = position.moves()
    size = len(knowledge.pile) + 2

    def merit(move: Move) -> float:
        card, then = move
        if move == TAKE:
            return math.inf
        top = card if then == NONE else then
        taken = min(knowledge.terms.taken[knowledge.next][top], size)
        cost = sum(knowledge.worth(each) for each in move if each != NONE)
        return knowledge.stands(knowledge.next, top) * taken * 2 - cost

    cheap = (move for move in moves if move != by_policy and not knowledge.is_dear(move))
    others = sorted(cheap, key=merit, reverse=True)
    return [by_policy, *others[: _WIDEST - 1]]


def _still_in(lines: list[SampledCandidate]) -> list[SampledCandidate]:
    best = max(lines, key=lambda line: line.mean)
    count = len(best.values)
    kept = []
    for line in lines:
        differences = [one - other for one, other in zip(best.values, line.values, strict=True)]
        mean = sum(differences) / count
        spread = math.sqrt(sum((value - mean) ** 2 for value in differences) / max(1, count - 1) / count)
        if line is best or mean <= _SURE * spread or (not spread and mean == 0):
            kept.append(line)
    return kept


def _try(world: SvoiKozyriPosition, move: Move, seat: int, chance: random.Random) -> tuple[float, int]:
    position = world.copy()
    position.play(move)
    return play_out(position, seat, chance)


def play_out(position: SvoiKozyriPosition, seat: int, chance: random.Random) -> tuple[float, int]:
    """Play a determinization to its end; return the seat's result and the number of turns."""
    while not position.over and position.turns < _LONGEST and position.hands[seat]:
        position.play(quick(position, chance))
    return _result(position, seat), position.turns


def _result(position: SvoiKozyriPosition, seat: int) -> float:
    """Return 1 for the first out down to 0 for the loser; unfinished deals are evaluated by the cards in hand."""
    seats = position.terms.seats
    if not position.hands[seat]:
        place = position.out.index(seat) if seat in position.out else len(position.out)
        return 1.0 - place / (seats - 1) + (0.5 / (seats - 1) if seat in position.drawn else 0.0)
    if position.over:
        return 0.25 if seat in position.drawn else 0.0
    held = [hand.bit_count() for hand in position.hands if hand]
    fewer = sum(count > position.hands[seat].bit_count() for count in held)
    return 0.5 * (fewer + 0.5) / len(held)

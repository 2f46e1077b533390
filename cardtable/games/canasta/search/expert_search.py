"""The search of the expert: every choice is played out in the same guessed deals, and the best on average is made.

In the field's words: perfect information Monte Carlo over shared determinizations, with a prior on the choices.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Final

from cardtable.games.canasta.playout import pile_policy, playout
from cardtable.games.canasta.playout.going_out_policy import go_out
from cardtable.games.canasta.playout.outcome_network import OutcomeNetwork, expected
from cardtable.games.canasta.playout.playout_state import PlayoutState, RankGroup
from cardtable.games.canasta.playout.policy_weights import PolicyWeights
from cardtable.games.canasta.search.candidates import CandidateKind
from cardtable.games.canasta.search.determinizer import CanastaDeterminizer
from cardtable.games.canasta.state import Action

_ROUND: Final = 16  # worlds between two looks at who is behind
_BEHIND: Final = 2.5  # standard errors that put a choice out of the race
_TRUST: Final = 60.0  # points: how far a choice may be better than the habits think, as a standard deviation
_BLIND: Final = 40.0  # points: how far playouts are off, however many there are: nobody plays on just so, likewise
HORIZON: Final = 400  # turns
_AHEAD: Final = 4  # turns that are played before the network tells the outcome
_TELLING: Final = 3  # turns: what that costs
_LENGTH: Final = 20  # turns that count as one playout: many are shorter, and those early in a deal far longer
_GUESS: Final = 3  # turns: what the guess of a deal and its copy cost


@dataclass(slots=True)
class SearchOption:
    """One thing to do, with its value in each guessed deal so far."""

    kind: CandidateKind
    action: Action
    groups: list[RankGroup] = field(default_factory=list)  # of LAY and OUT
    plan: pile_policy.PileTake | None = None  # of TAKE
    rank: int = 0  # of DISCARD
    prior: float = 0.0  # points ahead of the habit, before anything is tried
    lean: float = 0.0  # points of this player's taste: added to each value
    values: list[float] = field(default_factory=list)


class CanastaSearch:
    """Plays the options of one decision out."""

    def __init__(
        self,
        scene: CanastaDeterminizer,
        style: PolicyWeights,
        chance: Random,
        others: PolicyWeights | None = None,
        trust: float = 1.0,
        network: OutcomeNetwork | None = None,
    ) -> None:
        """`others`: how the other sides play; as the own one does if nothing is said. `trust`: as of `Scene.guess`.

        `network`: tells the outcome after some turns; without it playouts go to the end.
        """
        self._scene = scene
        self._style = style
        self._others = others or style
        self._trust = trust
        self._network = network
        self._chance = chance
        self._turns = 0  # that were simulated so far: what thinking costs

    def best(self, options: list[SearchOption], playouts: int, stop: Callable[[], bool]) -> SearchOption:
        """The option that is best on average; the first one is the habit, and what the habits think counts a little."""
        running, end = options, self._turns + playouts * _LENGTH
        while self._turns < end and len(running) > 1 and not stop():
            for _ in range(_ROUND):
                value = self.guess()
                for option in running:
                    option.values.append(value(option) + option.lean)
            running = list(_in_the_race(running))
        return _winner(options[0], running)

    def world(self) -> PlayoutState:
        """The deal as it could be."""
        return self._scene.guess(self._chance, self._trust)

    def guess(self) -> Callable[[SearchOption], float]:
        """Guess the deal, and give what an option comes to in it."""
        world = self.world()
        return lambda option: self._value(world.copy(), option)

    def _value(self, world: PlayoutState, option: SearchOption) -> float:
        """How the deal ends for the side if this is done; the world is used up."""
        self._do(world, option)
        self._turns += _GUESS
        if not world.over:
            if option.kind is not CandidateKind.DISCARD:
                playout.finish(world, self._style)
            self._turns += playout.play_together(world, self._styles(world), _AHEAD if self._network else HORIZON)
        return self._worth(world)

    def _styles(self, world: PlayoutState) -> list[PolicyWeights]:
        own = world.side[self._scene.place]
        return [self._style if side == own else self._others for side in world.side]

    def _do(self, world: PlayoutState, option: SearchOption) -> None:
        match option.kind:
            case CandidateKind.DRAW:
                playout.draw(world, self._scene.place)
            case CandidateKind.TAKE:
                assert option.plan is not None
                pile_policy.take(world, self._scene.place, option.plan)
            case CandidateKind.OUT:
                go_out(world, self._scene.place, option.groups)
            case CandidateKind.DISCARD:
                world.discard(self._scene.place, option.rank)
            case CandidateKind.LAY:
                for group in option.groups:
                    world.lay(self._scene.place, group)

    def _worth(self, world: PlayoutState) -> float:
        """The lead of the side, or what it will probably be; more or less if the match is over."""
        own, points = world.side[self._scene.place], self._points(world)
        best = max([points[side] for side in world.side if side != own])
        return points[own] - best + self._scene.bonus([points[side] for side in world.side])

    def _points(self, world: PlayoutState) -> dict[int, float]:
        """What each side has, or will probably have."""
        if world.over or self._network is None:
            return {side: float(world.score(side)) for side in set(world.side)}
        self._turns += _TELLING
        own, other = expected(world, 0, self._network)
        return {0: own, 1: other}


def _in_the_race(running: list[SearchOption]) -> Iterator[SearchOption]:
    """Those that may still be the best; of two that came to the same in every deal only the first."""
    leader = max(running, key=lambda option: math.fsum(option.values))
    for option in running:
        mean, error = difference(leader, option)
        if option is leader or (error > 0.0 and mean <= _BEHIND * error):
            yield option


def _winner(habit: SearchOption, running: list[SearchOption]) -> SearchOption:
    """The best by what was played out and what the habits think, each as sure as it is."""
    if not habit.values:
        return habit
    return max([habit, *running], key=lambda option: _ahead(option, habit))


def _ahead(option: SearchOption, habit: SearchOption) -> float:
    """By how much an option is probably ahead of the habit."""
    if option is habit:
        return 0.0
    mean, error = difference(option, habit)
    doubt = error * error + _BLIND * _BLIND
    return (mean * _TRUST * _TRUST + option.prior * doubt) / (_TRUST * _TRUST + doubt)


def difference(better: SearchOption, worse: SearchOption) -> tuple[float, float]:
    """Mean and standard error of the difference over the worlds that both were played in."""
    found = [one - other for one, other in zip(better.values, worse.values, strict=False)]
    mean = math.fsum(found) / len(found)
    variance = math.fsum((value - mean) ** 2 for value in found) / max(1, len(found) - 1)
    return mean, math.sqrt(variance / len(found))

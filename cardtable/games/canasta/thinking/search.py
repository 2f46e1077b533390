"""The search of the expert: every choice is played out in the same guessed deals, and the best on average is made."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from random import Random

from cardtable.core.text import Text
from cardtable.games.canasta.state import Action
from cardtable.games.canasta.thinking import habits
from cardtable.games.canasta.thinking.light import Group, Table
from cardtable.games.canasta.thinking.style import Style
from cardtable.games.canasta.thinking.worlds import Scene

DRAW, TAKE, LAY, OUT, DISCARD = range(5)
PLAYOUTS = 240  # for one decision
_FIRST = 8  # worlds before anything is left out
_BEHIND = 2.0  # standard errors that put a choice out of the race
_SURE = 1.0  # standard errors by which a choice must beat the habit
_HORIZON = 400  # turns


class Option:
    """One thing to do, with its value in each guessed deal so far."""

    __slots__ = ("action", "groups", "kind", "plan", "rank", "reason", "values")

    def __init__(
        self,
        kind: int,
        action: Action,
        reason: Text,
        groups: list[Group] | None = None,
        plan: habits.Plan | None = None,
        rank: int = 0,
    ) -> None:
        self.kind = kind
        self.action = action
        self.reason = reason
        self.groups = groups or []
        self.plan = plan
        self.rank = rank
        self.values: list[float] = []


def play_out(world: Table, option: Option, style: Style, place: int) -> float:
    """How the deal ends for the side if this is done; the world is used up."""
    side = world.side[place]
    if option.kind == DRAW:
        habits.refuse(world, place)
        if not world.stock or not world.draw(place):
            world.over = True
    elif option.plan is not None:
        habits.take(world, place, option.plan)
    elif option.kind == OUT:
        habits.leave(world, place, option.groups)
    elif option.kind == DISCARD:
        world.discard(place, option.rank)
    else:
        for group in option.groups:
            world.lay(place, group)
    if not world.over:
        if option.kind != DISCARD:
            habits.finish(world, style)
        habits.play_on(world, style, _HORIZON)
    return float(world.lead(world.side[place] if side != world.side[place] else side))


def best(
    scene: Scene, options: list[Option], style: Style, chance: Random, playouts: int, stop: Callable[[], bool]
) -> Option:
    """The option that is best on average; the first one is the habit, which the others have to beat."""
    running = options[:]
    while playouts > 0 and len(running) > 1 and not stop():
        for _ in range(_FIRST):
            world = scene.guess(chance)
            for option in running:
                option.values.append(play_out(world.copy(), option, style, scene.place))
        playouts -= _FIRST * len(running)
        running = list(_in_the_race(running))
    return _winner(options[0], running)


def _in_the_race(running: list[Option]) -> Iterator[Option]:
    leader = max(running, key=lambda option: math.fsum(option.values))
    for option in running:
        mean, error = difference(leader, option)
        if option is leader or mean <= _BEHIND * error:
            yield option


def _winner(habit: Option, running: list[Option]) -> Option:
    leader = max(running, key=lambda option: math.fsum(option.values))
    if habit not in running or not leader.values:
        return leader if leader.values else habit
    mean, error = difference(leader, habit)
    return leader if mean > _SURE * error else habit


def difference(better: Option, worse: Option) -> tuple[float, float]:
    """Mean and standard error of the difference over the same worlds."""
    found = [one - other for one, other in zip(better.values, worse.values, strict=False)]
    mean = math.fsum(found) / len(found)
    variance = math.fsum((value - mean) ** 2 for value in found) / max(1, len(found) - 1)
    return mean, math.sqrt(variance / len(found))

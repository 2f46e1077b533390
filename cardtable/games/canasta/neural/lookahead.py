"""How an expert with the network decides: each choice is looked at, and then tried in deals as they may lie.

There the network plays on for everybody until it is the place's turn once more, and says what it then hopes for: it
sees more from there, and its errors differ from deal to deal. In the field's words: a one-round lookahead with a
learned value function, over shared determinizations.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

import numpy as np

from cardtable.core.weight_files import Floats
from cardtable.games.canasta.neural import features
from cardtable.games.canasta.neural.decision_walker import OVER, DecisionWalker
from cardtable.games.canasta.neural.features import THROW
from cardtable.games.canasta.neural.neural_inputs import Ints, answer
from cardtable.games.canasta.neural.value_network import POINTS_IN_A_UNIT, CanastaValueNetwork
from cardtable.games.canasta.playout.playout_state import END, PlayoutState
from cardtable.games.canasta.playout.tuned_weights import style_for
from cardtable.games.canasta.search.candidates import CandidateKind
from cardtable.games.canasta.search.determinizer import CanastaDeterminizer
from cardtable.games.canasta.search.expert_search import SearchOption

_DEALS: Final = 128  # in which choices are tried
_TRIED: Final = 5  # discards at most
_BEHIND: Final = 120.0  # points: a choice that looks so much worse is not tried
_TRIES: Final = 0.5  # what trying counts; the rest is how a choice looks
_NEVER: Final = np.float32(-1e9)


class NeuralLookahead:
    """The `thinking.foresight` of a network."""

    def __init__(self, network: CanastaValueNetwork) -> None:
        self._network = network

    def best(
        self, scene: CanastaDeterminizer, options: Sequence[SearchOption], chance: Random, stop: Callable[[], bool]
    ) -> SearchOption:
        """The option that brings most, of those in `proposals.in_order`; leanings count."""
        decision = _Decision(self._network, scene, chance, stop)
        for kind in (CandidateKind.TAKE, CandidateKind.OUT, CandidateKind.LAY):
            asked = [option for option in options if option.kind is kind]
            if asked and len(asked) < len(options):
                best = decision.of_cards(asked)
                if best is not None:
                    return best
        throws = [option for option in options if option.kind is CandidateKind.DISCARD]
        if len(throws) > 1:
            return decision.of_discards(throws)
        drawing = [option for option in options if option.kind is CandidateKind.DRAW]
        return (throws or drawing or list(options))[0]


@dataclass(slots=True)
class _WalkedCandidate:
    """A choice of a decision: a walker that stands there, what it decides, and how that looks, if that can be told."""

    walker: DecisionWalker
    choice: int
    looks: float | None


class _Decision:
    """The decisions of a place in one turn, in the deals that it imagines."""

    def __init__(
        self, network: CanastaValueNetwork, scene: CanastaDeterminizer, chance: Random, stop: Callable[[], bool]
    ) -> None:
        self._network, self._scene, self._chance, self._stop = network, scene, chance, stop
        table = scene.table
        self._styles = [style_for(table.laws, table.seats, len(table.open))] * table.seats

    def of_cards(self, options: Sequence[SearchOption]) -> SearchOption | None:
        """Which of these cards to lay, or to take the pile with; None where none is better. The first are all."""
        kind = self._kind(options[0])
        first, *others = [self._asked(kind, option) for option in options]
        looks = self._looks(first)
        lines = [_WalkedCandidate(first, choice, float(looks[answer(kind, bool(choice))])) for choice in (0, 1)]
        no, *yes = self._points([*lines, *(_WalkedCandidate(walker, 1, None) for walker in others)])
        points = [value + option.lean for value, option in zip(yes, options, strict=True)]
        return options[points.index(max(points))] if max(points) > no else None

    def of_discards(self, options: Sequence[SearchOption]) -> SearchOption:
        """The best of some discards; those that look far worse than another are not tried."""
        walker = self._asked(THROW, None)
        looks = self._looks(walker)
        ordered = sorted(options, key=lambda option: -looks[option.rank])[:_TRIED]
        least = looks[ordered[0].rank] - _BEHIND / POINTS_IN_A_UNIT
        tried = [option for option in ordered if looks[option.rank] >= least]
        points = self._points([_WalkedCandidate(walker, option.rank, float(looks[option.rank])) for option in tried])
        leaning = [value + option.lean for value, option in zip(points, tried, strict=True)]
        return tried[leaning.index(max(leaning))]

    def _kind(self, option: SearchOption) -> int:
        if option.kind is CandidateKind.LAY:
            return features.LAY if self._scene.table.open[self._scene.table.side[self._scene.place]] else features.OPEN
        return features.TAKE if option.kind is CandidateKind.TAKE else features.OUT

    def _asked(self, kind: int, option: SearchOption | None) -> DecisionWalker:
        walker = DecisionWalker(self._scene.table, self._styles)
        walker.ask(kind, option.groups if option else [], option.plan if option else None)
        return walker

    def _looks(self, walker: DecisionWalker) -> Floats:
        """By action, how it looks at once."""
        values, _ = self._answers([walker])
        found: Floats = values[0]
        return found

    def _points(self, lines: Sequence[_WalkedCandidate]) -> list[float]:
        """By line: how it looks, and what comes of it. How a line looks that cannot be told is as usual beside that."""
        told = [line.looks for line in lines if line.looks is not None]
        hopes = self._tried(lines) if len(lines) > 1 else []
        if not hopes:
            return [POINTS_IN_A_UNIT * (min(told) if line.looks is None else line.looks) for line in lines]
        usual = sum(told) / len(told) - sum(hopes[: len(told)]) / len(told)
        looks = [hope + usual if line.looks is None else line.looks for hope, line in zip(hopes, lines, strict=True)]
        return [
            POINTS_IN_A_UNIT * ((1 - _TRIES) * look + _TRIES * hope) for look, hope in zip(looks, hopes, strict=True)
        ]

    def _tried(self, lines: Sequence[_WalkedCandidate]) -> list[float]:
        """By line, what the place hopes for afterwards, on average over the same deals; nothing when cut short."""
        walkers = []
        for _ in range(_DEALS):
            if self._stop():
                return []
            world = self._scene.guess(self._chance)
            for line in lines:
                walker = line.walker.elsewhere(world.copy())
                walker.decide(line.choice)
                walkers.append(walker)
        hopes = self._hopes(walkers)
        return [] if hopes is None else [float(hope) for hope in hopes.reshape(_DEALS, -1).mean(0)]

    def _hopes(self, walkers: Sequence[DecisionWalker]) -> Floats | None:
        """By walker, what the place hopes for at its next turn, or has when the deal ends before."""
        place = self._scene.place
        found: Floats = np.zeros(len(walkers), np.float32)
        others_moved: set[int] = set()
        under_way = self._not_over(range(len(walkers)), walkers, found)
        while under_way:
            if self._stop():
                return None
            values, actions = self._answers([walkers[each] for each in under_way])
            going_on = []
            for each, action, value in zip(under_way, actions.tolist(), values.max(1), strict=True):
                walker = walkers[each]
                if walker.table.turn != place:
                    others_moved.add(each)
                elif each in others_moved:
                    found[each] = value
                    continue
                walker.decide(action if walker.kind == THROW else (action - END) % 2)
                going_on.append(each)
            under_way = self._not_over(going_on, walkers, found)
        return found

    def _not_over(self, going_on: Iterable[int], walkers: Sequence[DecisionWalker], found: Floats) -> list[int]:
        """Those whose deal goes on; of the others, fill in what came of it."""
        left = []
        for each in going_on:
            if walkers[each].kind == OVER:
                found[each] = self._outcome(walkers[each].table)
            else:
                left.append(each)
        return left

    def _answers(self, walkers: Sequence[DecisionWalker]) -> tuple[Floats, Ints]:
        """By walker: what each action would bring, and the best one."""
        columns = self._network.columns
        seen = np.frombuffer(b"".join([walker.seen() for walker in walkers]), np.uint8)
        seen = seen.reshape(len(walkers), columns.form.width)
        values: Floats = np.where(columns.allowed(seen), self._network.values(*columns(seen)), _NEVER)
        return values, values.argmax(1)

    def _outcome(self, table: PlayoutState) -> float:
        """What the side leads by when the deal is over, and what that brings in the match; in units."""
        bonus = self._scene.bonus([table.score(side) for side in table.side])
        return float(table.lead(table.side[self._scene.place]) + bonus) / POINTS_IN_A_UNIT

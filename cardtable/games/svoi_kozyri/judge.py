"""The judge of Svoi Kozyri: the expert at leisure, which says of each choice how likely it brings the first place.

A value lies between 0, surely the last place, and 1, surely the first one.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence

from cardtable.core.events import Event
from cardtable.core.rules import Advice
from cardtable.core.weighed import Weighed, weigh
from cardtable.games.svoi_kozyri.options import SvoiKozyriOptions
from cardtable.games.svoi_kozyri.player import Expert, Stop
from cardtable.games.svoi_kozyri.rules import SvoiKozyriView
from cardtable.games.svoi_kozyri.simulation import NONE, TAKE, Move, Terms, action_of
from cardtable.games.svoi_kozyri.state import Action, Beat, Lead, Phase
from cardtable.games.svoi_kozyri.thinking import reasons, sampling
from cardtable.games.svoi_kozyri.thinking.knowledge import Knowledge
from cardtable.games.svoi_kozyri.thinking.sampling import Line
from cardtable.games.svoi_kozyri.thinking.search import SURE

_TURNS = 80_000  # in imagined deals to find the best choice, at most
_FINE = 0.02  # places: the standard error of what was done, against the best
_MOST = 900  # deals in which what was done is compared with the best
_SWING = 120.0  # of an evaluation: so far ahead, three of four experts have won
_UNPROVED = 0.1  # the doubt about what was not searched to the end


class Judge(Expert):
    """Weighs the choices of one decision; `done` is always among them."""

    def __init__(self, options: SvoiKozyriOptions, seats: int, seed: int, done: Action) -> None:
        super().__init__(options, seats, seed)
        self._done = done

    def advise(self, view: SvoiKozyriView, heard: Sequence[Event], stop: Stop) -> Advice[Action]:
        """The best choice, and the values of all; trumps are not weighed."""
        if view.public.phase is Phase.TRUMPS:
            return super().advise(view, heard, stop)
        knowledge = Knowledge(self._options, view)
        if len(knowledge.others) == 1:
            return self._weigh_duel(knowledge, view, stop)
        return self._weigh_deals(knowledge, random.Random(f"{self._seed}/{view.seat}/{len(heard)}"), stop)

    def _weigh_duel(self, knowledge: Knowledge, view: SvoiKozyriView, stop: Stop) -> Advice[Action]:
        own = move_of(knowledge.terms, self._done)
        if self._duelling.choices(knowledge) == 1:
            return Advice(self._done, reasons.reason(knowledge, own))
        best, finding = self._duelling.best(knowledge, view, stop)
        reason = reasons.searched(knowledge, best, finding.forced)
        if best == own:
            return Advice(self._done, reason, (Weighed(self._done, _likelihood(finding.value), 0.0),))
        values = self._duelling.values(knowledge, view, (best, own), stop)
        sure = finding.proved and all(abs(value) > SURE for value in values.values())
        better = action_of(knowledge.terms, best, not knowledge.pile)
        weighed = (
            Weighed(better, _likelihood(values[best]), 0.0),
            Weighed(self._done, _likelihood(values[own]), 0.0 if sure else _UNPROVED),
        )
        return Advice(better, reason, weighed)

    def _weigh_deals(self, knowledge: Knowledge, chance: random.Random, stop: Stop) -> Advice[Action]:
        done = move_of(knowledge.terms, self._done)
        lines = [Line(move) for move in sampling.candidates(knowledge)]
        own = next((line for line in lines if line.move == done), None)
        if own is None:
            own = Line(done)
            lines.append(own)
        if len(lines) == 1:
            return Advice(self._done, reasons.reason(knowledge, done))
        best = sampling.best_of(lines, knowledge, _TURNS, chance, stop)

        def tries() -> Callable[[Line], float]:
            value = sampling.imagine(knowledge, chance)
            return lambda line: value(line)[0]

        def action(line: Line) -> Action:
            return self._done if line is own else action_of(knowledge.terms, line.move, not knowledge.pile)

        values = weigh(lines, best, own, tries, action, unit=1.0, fine=_FINE, most=_MOST, stop=stop)
        return Advice(action(best), reasons.reason(knowledge, best.move), values)


def move_of(terms: Terms, action: Action) -> Move:
    """The move of an action."""
    match action:
        case Lead(card):
            return terms.code(card), NONE
        case Beat(card, then):
            return terms.code(card), NONE if then is None else terms.code(then)
        case _:
            return TAKE


def _likelihood(value: int) -> float:
    """How likely the player to move wins; a draw is half of it."""
    return float(value > 0) if abs(value) > SURE else 1 / (1 + math.exp(-value / _SWING))

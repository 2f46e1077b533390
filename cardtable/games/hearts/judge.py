"""The judge of Hearts: the expert at leisure, which says of each choice what it is worth in points."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import partial

from cardtable.core.events import Event
from cardtable.core.rules import Advice
from cardtable.core.views import View
from cardtable.core.weighed import CandidateValue, behind_in, compare
from cardtable.families.hearts.actions import Action, PassCards, PlayCard
from cardtable.families.hearts.masks import card_code, card_of_code
from cardtable.families.hearts.racing import race
from cardtable.games.hearts.options import HeartsOptions
from cardtable.games.hearts.player import HeartsExpert, Stop
from cardtable.games.hearts.state import HeartsPublic
from cardtable.games.hearts.thinking import club, search
from cardtable.games.hearts.thinking.memory import HeartsInformationSet
from cardtable.games.hearts.thinking.search import HeartsPassCandidate, HeartsPlayCandidate

Values = tuple[CandidateValue[Action], ...]

_EFFORT = 200_000  # cards played in simulations to find the best choice, at most
_FINE = 0.1  # points: the standard error of what was done, against the best
_MOST = 1800  # deals in which what was done is compared with the best


class HeartsReviewer(HeartsExpert):
    """Weighs the choices of one decision; `done` is always among them."""

    def __init__(self, options: HeartsOptions, seats: int, seed: int, done: Action) -> None:
        super().__init__(options, seats, seed)
        self._done = done

    def advise(self, view: View[HeartsPublic], heard: Sequence[Event], stop: Stop) -> Advice[Action]:
        """The best choice, and the values of all."""
        memory, chance = self._remembered(view, heard)
        match self._done:
            case PlayCard(card):
                better, shooting, values = self._weigh_plays(memory, self._legal(view), card_code(card), chance, stop)
                return Advice(better, self._why(view, heard, better, shooting=shooting), values)
            case PassCards(cards):
                better, values = self._weigh_passes(memory, sorted(map(card_code, cards)), chance, stop)
                return Advice(better, self._why(view, heard, better), values)
            case _:  # how a moon counts is worked out, not played out
                return super().advise(view, heard, stop)

    def _weigh_plays(
        self, memory: HeartsInformationSet, legal: list[int], done: int, chance: random.Random, stop: Stop
    ) -> tuple[Action, bool, Values]:
        thumb, outlook = club.choose(memory, legal), self._outlook(memory.public)
        alike = {card: run[-1] for run in search.runs(memory, legal) for card in run}
        if len(set(alike.values())) == 1:
            return self._done, thumb.shooting and thumb.card == done, ()
        lines, tries = search.judged_plays(memory, legal, thumb, outlook, chance, self._second())
        best = race(lines, tries, _EFFORT // search.cards_of_a_deal(memory), stop)
        own = max((line for line in lines if line.card == alike[done]), key=lambda line: line.mean)

        def action(line: HeartsPlayCandidate) -> Action:
            """What was done is named as it was, where several cards are alike."""
            return self._done if line.card == own.card else PlayCard(card_of_code(line.card))

        unit = outlook.points_in_a_unit

        behind = partial(behind_in, tries, best, own, _FINE / unit, _MOST, stop)
        values = compare(lines, best, own, behind, action, unit)
        return action(best), best.shooting, values

    def _weigh_passes(
        self, memory: HeartsInformationSet, done: list[int], chance: random.Random, stop: Stop
    ) -> tuple[Action, Values]:
        outlook = self._outlook(memory.public)
        lines, tries = search.judged_passes(memory, self._burden, done, outlook, chance, self._second())
        own = next(line for line in lines if line.given == done)
        best = race(lines, tries, _EFFORT // sum(memory.held), stop)

        def action(line: HeartsPassCandidate) -> Action:
            return (
                self._done if line is own else PassCards(tuple(card_of_code(number) for number in sorted(line.given)))
            )

        unit = outlook.points_in_a_unit

        behind = partial(behind_in, tries, best, own, _FINE / unit, _MOST, stop)
        values = compare(lines, best, own, behind, action, unit)
        return action(best), values

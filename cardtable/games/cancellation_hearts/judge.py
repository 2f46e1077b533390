"""The judge of Cancellation Hearts: the expert at leisure, which says of each choice what it is worth in points."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import partial

from cardtable.core.events import Event
from cardtable.core.rules import Advice
from cardtable.core.weighed import CandidateValue, behind_in, compare
from cardtable.families.hearts.actions import Action, PassCards, PlayCard
from cardtable.families.hearts.facts import TrickPhase
from cardtable.families.hearts.masks import card_code, card_of_code
from cardtable.families.hearts.racing import race
from cardtable.games.cancellation_hearts.options import CancellationOptions
from cardtable.games.cancellation_hearts.player import CancellationClub, CancellationExpert, Stop
from cardtable.games.cancellation_hearts.rules import CancellationView
from cardtable.games.cancellation_hearts.thinking import search
from cardtable.games.cancellation_hearts.thinking.passes import CancellationPassCandidate, best_of
from cardtable.games.cancellation_hearts.thinking.search import CancellationPlayCandidate

Values = tuple[CandidateValue[Action], ...]

_EFFORT = 150_000  # cards played in simulations to find the best choice, at most
_FINE = 0.2  # points: the standard error of what was done, against the best
_MOST = 900  # deals in which what was done is compared with the best


class CancellationReviewer(CancellationExpert):
    """Weighs the choices of one decision; `done` is always among them."""

    def __init__(self, options: CancellationOptions, seats: int, seed: int, done: Action) -> None:
        super().__init__(options, seats, seed)
        self._done = done

    def advise(self, view: CancellationView, heard: Sequence[Event], stop: Stop) -> Advice[Action]:
        """The best choice, and the values of all; how a moon counts is not weighed."""
        chance = random.Random(f"{self._seed}/{view.seat}/{len(heard)}")
        match self._done:
            case PassCards(cards) if view.public.phase is TrickPhase.PASSING:
                action, values = self._weigh_passes(view, heard, sorted(map(card_code, cards)), chance, stop)
            case PlayCard(card) if view.public.phase is TrickPhase.PLAYING:
                action, values = self._weigh_plays(view, heard, card_code(card), chance, stop)
            case _:
                return super().advise(view, heard, stop)
        return Advice(action, self._why(view, heard, action), values)

    def _weigh_passes(
        self, view: CancellationView, heard: Sequence[Event], done: list[int], chance: random.Random, stop: Stop
    ) -> tuple[Action, Values]:
        lines, tries = self._passes(view, heard, chance)
        own = next((line for line in lines if line.given == done), None)
        if own is None:
            own = CancellationPassCandidate(done)
            lines.append(own)
        best = best_of(lines, tries, view, stop)

        def action(line: CancellationPassCandidate) -> Action:
            return self._done if line is own else PassCards(tuple(map(card_of_code, line.given)))

        unit = 1 / (1 + 1 / (view.public.seats - 1))  # of one point that another one takes in one's place

        behind = partial(behind_in, tries, best, own, _FINE / unit, _MOST, stop)
        return action(best), compare(lines, best, own, behind, action, unit)

    def _weigh_plays(
        self, view: CancellationView, heard: Sequence[Event], done: int, chance: random.Random, stop: Stop
    ) -> tuple[Action, Values]:
        thumb = CancellationClub._play(self, view, heard, chance, stop)
        memory, ranked = self._memory(view, heard), self._ranked(view, thumb)
        lines = [CancellationPlayCandidate(card) for card in search.distinct(memory, ranked)]
        if len(lines) == 1:
            return PlayCard(thumb), ()
        tries = search.tries_in(memory, self._outlook(view), chance)
        best = race(lines, tries, _EFFORT // sum(memory.held), stop)
        own = next(line for line in lines if line.card == done or search.alike(memory, line.card, done))

        def action(line: CancellationPlayCandidate) -> Action:
            """What was done is named as it was, where several cards are alike."""
            return self._done if line is own else PlayCard(card_of_code(line.card))

        unit = 1 / (1 + 1 / (memory.terms.seats - 1))  # of one point that another one takes in one's place

        behind = partial(behind_in, tries, best, own, _FINE / unit, _MOST, stop)
        return action(best), compare(lines, best, own, behind, action, unit)

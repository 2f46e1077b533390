"""`beginner@1`, `club@1` and `expert@1` of Hearts."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from cardtable.core.events import Event
from cardtable.core.views import View
from cardtable.families.hearts.actions import Action, Moon, Pass, Play
from cardtable.families.hearts.facts import Phase
from cardtable.families.hearts.masks import card_of, code
from cardtable.games.hearts.options import HeartsOptions
from cardtable.games.hearts.rules import HeartsRules
from cardtable.games.hearts.simulation import Terms
from cardtable.games.hearts.state import HeartsPublic
from cardtable.games.hearts.yardstick_1 import passing_1 as passing
from cardtable.games.hearts.yardstick_1 import search_1 as search
from cardtable.games.hearts.yardstick_1 import slips_1 as slips
from cardtable.games.hearts.yardstick_1.club_1 import choose as by_rules_of_thumb
from cardtable.games.hearts.yardstick_1.memory_1 import Memory, all_masks
from cardtable.games.hearts.yardstick_1.outlook_1 import Outlook

Stop = Callable[[], bool]


class Club:
    """Plays by rules of thumb."""

    def __init__(self, options: HeartsOptions, seats: int, seed: int) -> None:
        self._options = options
        self._rules = HeartsRules(options, seats)
        self._terms = Terms(options, seats)
        self._pack = all_masks(tuple(self._rules.deck()))
        self._burden = passing.Burden(self._terms)
        self._seed = seed

    def choose(self, view: View[HeartsPublic], heard: Sequence[Event], stop: Stop) -> Action:
        """A legal action for the view's seat."""
        memory = Memory(self._terms, self._pack, view, heard)
        chance = random.Random(f"{self._seed}/{memory.seat}/{len(heard)}")
        match view.public.phase:
            case Phase.PASSING:
                return Pass(tuple(card_of(number) for number in self._pass(memory, chance, stop)))
            case Phase.MOON:
                outlook, public = self._outlook(view.public), memory.public
                return Moon(not outlook.prefers_subtracting_now(public, memory.total, memory.bonus_seat))
            case _:
                return Play(card_of(self._play(memory, self._legal(view), chance, stop)))

    def _legal(self, view: View[HeartsPublic]) -> list[int]:
        return [code(action.card) for action in self._rules.legal(view) if isinstance(action, Play)]

    def _outlook(self, public: HeartsPublic) -> Outlook:
        return Outlook(self._options, self._terms, public.totals, public.deal, public.due)

    def _pass(self, memory: Memory, chance: random.Random, stop: Stop) -> list[int]:
        return passing.best(self._terms, self._burden, memory.hand, self._options.pass_count)

    def _play(self, memory: Memory, legal: list[int], chance: random.Random, stop: Stop) -> int:
        return by_rules_of_thumb(memory, legal)


class Beginner(Club):
    """Sensible, but forgets some of the cards that were played, and sometimes misjudges a card."""

    def _pass(self, memory: Memory, chance: random.Random, stop: Stop) -> list[int]:
        return slips.passes(self._terms, memory, self._options.pass_count, chance)

    def _play(self, memory: Memory, legal: list[int], chance: random.Random, stop: Stop) -> int:
        return slips.play(memory, legal, chance)


class Expert(Club):
    """Tries its choices in many deals that fit all that it has seen."""

    def _pass(self, memory: Memory, chance: random.Random, stop: Stop) -> list[int]:
        return search.passes(memory, self._burden, self._options.pass_count, self._outlook(memory.public), chance, stop)

    def _play(self, memory: Memory, legal: list[int], chance: random.Random, stop: Stop) -> int:
        return search.play(memory, legal, self._outlook(memory.public), chance, stop)


# the names by which the game's definition finds the levels
beginner, club, expert = Beginner, Club, Expert

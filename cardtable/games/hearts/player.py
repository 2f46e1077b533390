"""The computer players of Hearts: three levels that differ by thought, never by what they are told."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from cardtable.core.events import Event
from cardtable.core.rules import Advice
from cardtable.core.text import Text
from cardtable.core.views import View
from cardtable.families.hearts.actions import Action, PassCards, PlayCard, ScoreMoon
from cardtable.families.hearts.facts import TrickPhase
from cardtable.families.hearts.masks import card_code, card_of_code, suit_masks
from cardtable.games.hearts.options import HeartsOptions
from cardtable.games.hearts.rules import HeartsRules
from cardtable.games.hearts.scoring import card_values
from cardtable.games.hearts.simulation import HeartsParameters
from cardtable.games.hearts.state import HeartsPublic
from cardtable.games.hearts.thinking import passing, search, slips
from cardtable.games.hearts.thinking.choice import ReasonedChoice
from cardtable.games.hearts.thinking.club import choose as by_rules_of_thumb
from cardtable.games.hearts.thinking.manner import PLAIN, HeartsBias
from cardtable.games.hearts.thinking.memory import HeartsInformationSet, all_masks
from cardtable.games.hearts.thinking.outlook import HeartsUtility
from cardtable.games.hearts.thinking.reasons import Reasons
from cardtable.games.hearts.thinking.second_opinion import PointEstimator

Stop = Callable[[], bool]


class HeartsClub:
    """Plays by rules of thumb."""

    def __init__(self, options: HeartsOptions, seats: int, seed: int, manner: HeartsBias = PLAIN) -> None:
        self._options = options
        self._manner = manner
        self._rules = HeartsRules(options, seats)
        self._terms = HeartsParameters(options, seats)
        self._pack = all_masks(tuple(self._rules.deck()))
        self._burden = passing.HandBurden(self._terms, manner.dread)
        self._seed = seed
        self._reasons = Reasons(options, card_values(options, self._rules.deck()))

    def choose(self, view: View[HeartsPublic], heard: Sequence[Event], stop: Stop) -> Action:
        """A legal action for the view's seat."""
        return self._decide(view, heard, stop)[0]

    def advise(self, view: View[HeartsPublic], heard: Sequence[Event], stop: Stop) -> Advice[Action]:
        """The action with its reason."""
        action, shooting = self._decide(view, heard, stop)
        return Advice(action, self._why(view, heard, action, shooting=shooting))

    def _decide(self, view: View[HeartsPublic], heard: Sequence[Event], stop: Stop) -> tuple[Action, bool]:
        """The action, and whether it is meant to win every point card."""
        memory, chance = self._remembered(view, heard)
        match view.public.phase:
            case TrickPhase.PASSING:
                return PassCards(tuple(map(card_of_code, self._pass(memory, chance, stop)))), False
            case TrickPhase.MOON:
                return self._moon(memory), False
            case _:
                card, shooting = self._play(memory, self._legal(view), chance, stop)
                return PlayCard(card_of_code(card)), shooting

    def _why(self, view: View[HeartsPublic], heard: Sequence[Event], action: Action, *, shooting: bool = False) -> Text:
        """The reason for an action, whoever chose it; nothing that the seat has seen is forgotten for it."""
        memory, _ = self._remembered(view, heard)
        return self._reasons.reason(memory, self._legal(view), action, shooting=shooting)

    def _remembered(
        self, view: View[HeartsPublic], heard: Sequence[Event]
    ) -> tuple[HeartsInformationSet, random.Random]:
        """What the seat knows, and where its chance comes from."""
        memory = HeartsInformationSet(self._terms, self._pack, view, heard)
        return memory, random.Random(f"{self._seed}/{memory.seat}/{len(heard)}")

    def _legal(self, view: View[HeartsPublic]) -> list[int]:
        return [card_code(action.card) for action in self._rules.legal(view) if isinstance(action, PlayCard)]

    def _outlook(self, public: HeartsPublic) -> HeartsUtility:
        return HeartsUtility(self._options, self._terms, public.totals, public.deal, public.due)

    def _pass(self, memory: HeartsInformationSet, chance: random.Random, stop: Stop) -> list[int]:
        return self._for_moon(memory) or passing.best(self._terms, self._burden, memory.hand, self._options.pass_count)

    def _play(
        self, memory: HeartsInformationSet, legal: list[int], chance: random.Random, stop: Stop
    ) -> ReasonedChoice:
        return by_rules_of_thumb(memory, legal, self._manner)

    def _for_moon(self, memory: HeartsInformationSet) -> list[int] | None:
        """What to pass for a moon, where a player who likes them sees one coming."""
        if self._manner.passed < 0 or not self._terms.has_moon:
            return None
        others, count = memory.seats - 1, self._options.pass_count
        given = passing.for_moon(memory.hand, memory.hidden, count, others, self._manner.passed)
        return None if given is None or passing.is_present(self._terms, suit_masks(given)) else given

    def _moon(self, memory: HeartsInformationSet) -> Action:
        outlook = self._outlook(memory.public)
        return ScoreMoon(not outlook.prefers_subtracting_now(memory.public, memory.total, memory.bonus_seat))


class HeartsBeginner(HeartsClub):
    """Sensible, but forgets some of the cards that were played, and sometimes misjudges a card."""

    def _pass(self, memory: HeartsInformationSet, chance: random.Random, stop: Stop) -> list[int]:
        return slips.passes(self._terms, memory, self._options.pass_count, chance)

    def _play(
        self, memory: HeartsInformationSet, legal: list[int], chance: random.Random, stop: Stop
    ) -> ReasonedChoice:
        return slips.play(memory, legal, chance, self._manner)


class HeartsExpert(HeartsClub):
    """Tries its choices in many deals that fit all that it has seen."""

    def __init__(self, options: HeartsOptions, seats: int, seed: int, manner: HeartsBias = PLAIN) -> None:
        super().__init__(options, seats, seed, manner)
        self._burden = passing.HandBurden(self._terms)  # whatever its manner: it tells, too, how others pass
        self._asked: PointEstimator | None = None

    def _second(self) -> PointEstimator:
        """Whose opinion it hears beside its own search; found out at its first thought, for that takes time to load."""
        if self._asked is None:
            from cardtable.games.hearts.learned.trained import opinion_for

            self._asked = opinion_for(self._options, self._terms.seats)
        return self._asked

    def _pass(self, memory: HeartsInformationSet, chance: random.Random, stop: Stop) -> list[int]:
        count, outlook = self._options.pass_count, self._outlook(memory.public)
        return search.passes(memory, self._burden, count, outlook, chance, stop, self._manner, self._second())

    def _play(
        self, memory: HeartsInformationSet, legal: list[int], chance: random.Random, stop: Stop
    ) -> ReasonedChoice:
        return search.play(memory, legal, self._outlook(memory.public), chance, stop, self._manner, self._second())


# the names by which the game's definition finds the levels
beginner, club, expert = HeartsBeginner, HeartsClub, HeartsExpert

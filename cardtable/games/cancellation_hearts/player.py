"""The computer players of Cancellation Hearts: levels that differ by thought, never by what they are told."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from cardtable.core.cards import Card, Cards
from cardtable.core.events import Event
from cardtable.core.rules import Advice
from cardtable.core.text import Text, translate
from cardtable.families.hearts import common_reasons
from cardtable.families.hearts.actions import Action, Moon, Pass, Play
from cardtable.families.hearts.facts import Phase
from cardtable.families.hearts.masks import card_of, code
from cardtable.families.hearts.whereabouts import own_hand
from cardtable.games.cancellation_hearts.judging import Judge, pass_burden
from cardtable.games.cancellation_hearts.options import CancellationOptions
from cardtable.games.cancellation_hearts.pack import pack
from cardtable.games.cancellation_hearts.rules import CancellationRules, CancellationView
from cardtable.games.cancellation_hearts.scoring import card_values, is_point_card
from cardtable.games.cancellation_hearts.simulation import Terms
from cardtable.games.cancellation_hearts.thinking.manner import PLAIN, Manner
from cardtable.games.cancellation_hearts.thinking.memory import Memory
from cardtable.games.cancellation_hearts.thinking.outlook import Outlook

if TYPE_CHECKING:
    from cardtable.core.weighed import Tries
    from cardtable.games.cancellation_hearts.thinking.passes import PassLine
    from cardtable.games.cancellation_hearts.thinking.search import Line

Stop = Callable[[], bool]

CANCEL = translate(
    "Cancellation Hearts", "The twin of the %1 lies there: both are cancelled, and you cannot win with it."
)
STAY_LOW = translate("Cancellation Hearts", "The %1 stays under the %2, so someone else wins the trick.")
RISK_LEAST = translate("Cancellation Hearts", "If you must risk winning this trick, the %1 is the safest card.")
SEARCHED_PLAY = translate(
    "Cancellation Hearts", "In %2 deal(s) that fit what you have seen, playing the %1 did best.", n=0
)

SEARCHED_PASS = translate("Cancellation Hearts", "Tried out in many deals, passing these brings you the fewest points.")

SAFE = 0.35  # a lead that wins less often than this is called safe
SLIPS = 1.5  # by how many points a beginner misjudges a card at the most


class Club:
    """Weighs for every card how likely it wins the trick, what that costs, and how bad it is to keep."""

    def __init__(self, options: CancellationOptions, seats: int, seed: int, manner: Manner = PLAIN) -> None:
        self._options = options
        self._rules = CancellationRules(options, seats)
        self._pack = pack(options, seats)
        self._values = card_values(options)
        self._seed = seed
        self._manner = manner

    def choose(self, view: CancellationView, heard: Sequence[Event], stop: Stop) -> Action:
        """A legal action for the view's seat."""
        return self.advise(view, heard, stop).action

    def advise(self, view: CancellationView, heard: Sequence[Event], stop: Stop) -> Advice[Action]:
        """The action with its reason."""
        chance = random.Random(f"{self._seed}/{view.seat}/{len(heard)}")
        match view.public.phase:
            case Phase.PASSING:
                return self._pass(view, heard, chance, stop)
            case Phase.MOON:
                return self._moon(view)
            case _:
                return self._play(view, heard, chance, stop)

    def _pass(
        self, view: CancellationView, heard: Sequence[Event], chance: random.Random, stop: Stop
    ) -> Advice[Action]:
        return Advice(Pass(self._passed(own_hand(view), chance)), common_reasons.PASS_HIGH)

    def _play(
        self, view: CancellationView, heard: Sequence[Event], chance: random.Random, stop: Stop
    ) -> Advice[Action]:
        legal = [action.card for action in self._rules.legal(view) if isinstance(action, Play)]
        if len(legal) == 1:
            return Advice(Play(legal[0]), common_reasons.ONLY_CARD.filled(legal[0]))
        judge = Judge(self._options, self._pack, view, self._remembered(view))
        trick, lean = view.public.trick, self._manner.lean
        card = min(legal, key=lambda card: judge.cost(card) - lean(trick, card) + self._slip(chance))
        return Advice(Play(card), _reason(judge, view, card, legal))

    def _remembered(self, view: CancellationView) -> Cards:
        return view.public.played

    def _slip(self, chance: random.Random) -> float:
        return 0.0

    def _passed(self, hand: Cards, chance: random.Random) -> Cards:
        def comfort(card: Card) -> float:
            return -pass_burden(hand, card, self._values) - self._manner.passing(card) + self._slip(chance)

        return tuple(sorted(hand, key=comfort)[: self._options.pass_count])

    def _moon(self, view: CancellationView) -> Advice[Action]:
        """Both come to the same against each other player: add only to end a match that is won then."""
        public, seat = view.public, view.seat
        worth = self._options.moon_points
        others = [total + worth for other, total in enumerate(public.totals) if other != seat]
        own = public.totals[seat] if seat is not None else 0
        ends = public.due or max(*others, own) >= self._options.target
        add = ends and own < min(others)
        return Advice(Moon(add), common_reasons.MOON_ADD if add else common_reasons.MOON_SUBTRACT)


class Expert(Club):
    """Tries its passes and its cards in many deals that fit all that it has seen."""

    def __init__(self, options: CancellationOptions, seats: int, seed: int, manner: Manner = PLAIN) -> None:
        super().__init__(options, seats, seed, manner)
        self._terms = Terms(options, seats)

    def _pass(
        self, view: CancellationView, heard: Sequence[Event], chance: random.Random, stop: Stop
    ) -> Advice[Action]:
        from cardtable.games.cancellation_hearts.thinking import passes

        lines, tries = self._passes(view, heard, chance)
        best = passes.best_of(lines, tries, view, stop)
        return Advice(Pass(tuple(map(card_of, best.given))), passed_for(best is lines[0]))

    def _passes(
        self, view: CancellationView, heard: Sequence[Event], chance: random.Random
    ) -> tuple[list[PassLine], Tries[PassLine]]:
        """What may be passed, that of the rules of thumb first, and what tries it."""
        from cardtable.games.cancellation_hearts.thinking import passes

        count, memory = self._options.pass_count, self._memory(view, heard)
        given = passes.candidates(own_hand(view), count, self._values)
        opening = self._options.first_lead
        tries = passes.pass_tries(memory, self._values, count, self._outlook(view), opening, chance)
        return [passes.PassLine(cards) for cards in given], tries

    def _play(
        self, view: CancellationView, heard: Sequence[Event], chance: random.Random, stop: Stop
    ) -> Advice[Action]:
        from cardtable.games.cancellation_hearts.thinking import search

        thumb = super()._play(view, heard, chance, stop)
        ranked = self._ranked(view, thumb)
        if len(ranked) == 1:
            return thumb
        leans = [self._manner.lean(view.public.trick, card_of(number)) for number in ranked]
        line = search.play(self._memory(view, heard), ranked, self._outlook(view), chance, stop, leans)
        return self._said(view, thumb, line)

    def _ranked(self, view: CancellationView, thumb: Advice[Action]) -> list[int]:
        """The legal cards, the one that the rules of thumb choose first."""
        legal = [action for action in self._rules.legal(view) if isinstance(action, Play)]
        return [code(action.card) for action in sorted(legal, key=lambda action: action != thumb.action)]

    def _memory(self, view: CancellationView, heard: Sequence[Event]) -> Memory:
        return Memory(self._terms, self._pack, view, heard)

    def _outlook(self, view: CancellationView) -> Outlook:
        return Outlook(self._options, view.public.totals, view.public.due)

    def _said(self, view: CancellationView, thumb: Advice[Action], best: Line) -> Advice[Action]:
        """The best card, for the reason of the rules of thumb where they chose it too."""
        card = card_of(best.card)
        return thumb if thumb.action == Play(card) else Advice(Play(card), _searched(view.public.trick, card, best))


class Beginner(Club):
    """Sensible, but remembers only the cards on the table and misjudges some."""

    def _remembered(self, view: CancellationView) -> Cards:
        return view.public.trick

    def _slip(self, chance: random.Random) -> float:
        return chance.uniform(0, SLIPS)


def _reason(judge: Judge, view: CancellationView, card: Card, legal: Sequence[Card]) -> Text:
    trick = view.public.trick
    if not trick:
        return (common_reasons.SAFE_LEAD if judge.chance_to_win(card) < SAFE else common_reasons.LEAST_BAD).filled(card)
    if card.suit is not trick[0].suit:
        return (common_reasons.THROW_POINTS if is_point_card(card) else common_reasons.THROW).filled(card)
    if judge.is_cancelling(card):
        return CANCEL.filled(card)
    front = judge.in_front()
    if front is None or card.rank > front.rank:
        return RISK_LEAST.filled(card)
    highest = max(other.rank for other in legal if other.rank < front.rank)
    return (common_reasons.DUCK if card.rank == highest else STAY_LOW).filled(card, front)


def passed_for(by_thumb: bool) -> Text:
    """Why these cards are passed: for the reason of the rules of thumb, or because they did best."""
    return common_reasons.PASS_HIGH if by_thumb else SEARCHED_PASS


def _searched(trick: Sequence[Card], card: Card, best: Line) -> Text:
    deals = len(best.values)
    if not trick:
        return common_reasons.SEARCHED_LEAD.filled(card)
    return (
        SEARCHED_PLAY.filled(card, deals, n=deals)
        if card.suit is trick[0].suit
        else common_reasons.SEARCHED_THROW.filled(card)
    )


# the names by which the game's definition finds the levels
beginner, club, expert = Beginner, Club, Expert

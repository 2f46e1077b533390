"""The computer players of Canasta: levels that differ by thought, never by what they are told."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property

from cardtable.core.cutting import Cut
from cardtable.core.events import Event
from cardtable.core.rules import Advice
from cardtable.games.canasta.card_values import is_wild
from cardtable.games.canasta.neural.applicability import ValueEstimator
from cardtable.games.canasta.options import CanastaOptions
from cardtable.games.canasta.playout.outcome_network import outcome_for
from cardtable.games.canasta.playout.tuned_weights import others_for, style_for
from cardtable.games.canasta.rules import CanastaRules, CanastaView
from cardtable.games.canasta.search import discard_heuristics, reasons, turn_heuristics
from cardtable.games.canasta.search.candidate_actions import CandidateActions
from cardtable.games.canasta.search.candidates import CandidateKind
from cardtable.games.canasta.search.determinizer import CanastaDeterminizer, playout_rules
from cardtable.games.canasta.search.discard_heuristics import PLAIN, CanastaBias
from cardtable.games.canasta.search.expert_search import CanastaSearch, SearchOption
from cardtable.games.canasta.search.information_set import CanastaInformationSet
from cardtable.games.canasta.state import (
    STOCK,
    Action,
    AnswerPermission,
    AskPermission,
    CanastaPhase,
    Discard,
    Draw,
    Meld,
)

Stop = Callable[[], bool]

_PLAYOUTS = 1200  # of a choice of the expert, all options together
_SHOWING = 3.0  # how much stronger the expert's taste has to be to show, as it is surer of what is better
_SHOWING_AHEAD = 1.5  # the same where it sees ahead: twice as much would cost four times as many points
_OVERSIGHT = 0.2  # how often a beginner discards without looking at the table


class CanastaClub:
    """Counts what is out, guards the pile and goes out with a reason."""

    def __init__(self, options: CanastaOptions, seats: int, seed: int, manner: CanastaBias = PLAIN) -> None:
        self._rules = CanastaRules(options, seats)
        self._seed = seed
        self._manner = manner

    def choose(self, view: CanastaView, heard: Sequence[Event], stop: Stop) -> Action:
        """A legal action for the view's seat."""
        if view.public.phase is CanastaPhase.CUTTING:
            return self._cut(view)
        return self._decide(view, heard, CanastaInformationSet(self._rules, view, heard), stop)

    def advise(self, view: CanastaView, heard: Sequence[Event], stop: Stop) -> Advice[Action]:
        """The action with its reason."""
        if view.public.phase is CanastaPhase.CUTTING:
            cut = self._cut(view)
            return Advice(cut, reasons.cut_reason(cut.lifted))
        outlook = CanastaInformationSet(self._rules, view, heard)
        action = self._decide(view, heard, outlook, stop)
        return Advice(action, reasons.reason(outlook, action))

    def _decide(self, view: CanastaView, heard: Sequence[Event], outlook: CanastaInformationSet, stop: Stop) -> Action:
        """What to do once the cards are dealt."""
        chance = random.Random(f"{self._seed}/{view.seat}/{len(heard)}")
        thoughts = self._thoughts(outlook, chance)
        legal = (action for action in thoughts if self._rules.check(view, action) is None)
        return next(legal, None) or next(self._rules.legal(view))

    def _cut(self, view: CanastaView) -> Cut:
        """Somewhere about the middle, in each deal elsewhere."""
        cards = len(view.zones[STOCK])
        chance = random.Random(f"{self._seed}/{view.seat}/cut {view.public.deal}")
        return Cut(chance.randint(cards // 4, cards - cards // 4))

    def _thoughts(self, outlook: CanastaInformationSet, chance: random.Random) -> Iterator[Action]:
        """Actions in the order of preference; not all of them need be legal."""
        match outlook.public.phase:
            case CanastaPhase.DRAWING:
                yield from self._begin(outlook)
            case CanastaPhase.ANSWERING:
                yes = self._answer(outlook)
                yield AnswerPermission(yes)
            case _:
                yield from self._go_out(outlook)
                yield from self._meld(outlook)
                yield self._discard(outlook, chance)
                yield Draw()

    def _begin(self, outlook: CanastaInformationSet) -> Iterator[Action]:
        yield from turn_heuristics.best(outlook, self._manner)

    def _answer(self, outlook: CanastaInformationSet) -> bool:
        return turn_heuristics.says_yes(outlook)

    def _go_out(self, outlook: CanastaInformationSet) -> Iterator[Action]:
        way = self._rules.out.way_out(outlook.standing)
        if not way:
            return
        if self._rules.out.binds(outlook.standing):
            yield Meld(way)
        elif turn_heuristics.going_out_gain(outlook) > 0:
            if turn_heuristics.wants_to_ask(outlook):
                yield AskPermission()
            yield Meld(way)

    def _meld(self, outlook: CanastaInformationSet) -> Iterator[Action]:
        """What leaves two cards: whoever lays down more goes out, and that has been thought about before."""
        spare = len(outlook.standing.hand) - (1 if outlook.public.last else 2)
        for act in turn_heuristics.candidates(outlook, self._manner):
            if sum(len(group.cards) for group in act.groups) <= spare:
                yield act

    def _discard(self, outlook: CanastaInformationSet, chance: random.Random) -> Action:
        return Discard(discard_heuristics.best(outlook, dict.fromkeys(outlook.standing.hand), self._manner))


class CanastaBeginner(CanastaClub):
    """Takes every pile and lays down what it can; often discards without looking at the table."""

    def _begin(self, outlook: CanastaInformationSet) -> Iterator[Action]:
        way = next(self._rules.taking.ways(outlook.standing), None)
        if way is not None:
            yield way
        yield Draw()

    def _answer(self, outlook: CanastaInformationSet) -> bool:
        return True

    def _go_out(self, outlook: CanastaInformationSet) -> Iterator[Action]:
        way = self._rules.out.way_out(outlook.standing)
        if way:
            yield Meld(way)
            yield AskPermission()

    def _meld(self, outlook: CanastaInformationSet) -> Iterator[Action]:
        yield from self._rules.listing.melds(outlook.standing)

    def _discard(self, outlook: CanastaInformationSet, chance: random.Random) -> Action:
        plain = [card for card in outlook.standing.hand if not is_wild(card)] or list(outlook.standing.hand)
        safe = discard_heuristics.seen_safe(outlook, plain)
        if chance.random() < _OVERSIGHT:
            return Discard(chance.choice(safe))
        return Discard(min(safe, key=lambda card: (discard_heuristics.use(outlook, card), str(card))))


class CanastaExpert(CanastaClub):
    """Plays its choices out in guessed deals, and makes the one that is best on average.

    At tables that a network has learned to play at, that looks ahead instead.
    """

    def __init__(self, options: CanastaOptions, seats: int, seed: int, manner: CanastaBias = PLAIN) -> None:
        super().__init__(options, seats, seed, manner)
        self._laws = playout_rules(options, self._rules.terms)
        terms = self._rules.terms
        places = len(terms.order(1))
        self._style = style_for(self._laws, places, len(terms.owners))
        self._others = others_for(self._laws, places)
        self._network = outcome_for(self._laws, places, len(terms.owners))

    def _decide(self, view: CanastaView, heard: Sequence[Event], outlook: CanastaInformationSet, stop: Stop) -> Action:
        scene = CanastaDeterminizer(self._rules, self._laws, view, heard)
        chance = random.Random(f"{self._seed}/{view.seat}/{len(heard)}")
        option = self._option(outlook, scene, chance, stop)
        if option is None:
            return super()._decide(view, heard, outlook, stop)
        return (
            AskPermission()
            if option.kind is CandidateKind.OUT and self._asks(outlook, option.action)
            else option.action
        )

    def _option(
        self, outlook: CanastaInformationSet, scene: CanastaDeterminizer, chance: random.Random, stop: Stop
    ) -> SearchOption | None:
        """What to do; None where the rules leave no choice or the partner is to be answered."""
        foresight = self._foresight
        options = self._choices(outlook, scene, in_order=foresight is not None)
        if not options:
            return None
        self._lean(outlook, options, _SHOWING if foresight is None else _SHOWING_AHEAD)
        if foresight is not None:
            return foresight.best(scene, options, chance, stop)
        return self._search(scene, chance).best(options, _PLAYOUTS, stop)

    @cached_property
    def _foresight(self) -> ValueEstimator | None:
        """What sees ahead for it; whether anything does, is found out at the first decision: loading takes time."""
        from cardtable.games.canasta.neural.applicability import foresight_for

        return foresight_for(self._rules.options, self._rules.terms)

    def _search(self, scene: CanastaDeterminizer, chance: random.Random) -> CanastaSearch:
        return CanastaSearch(scene, self._style, chance, self._others, network=self._network)

    def _choices(
        self, outlook: CanastaInformationSet, scene: CanastaDeterminizer, in_order: bool = False
    ) -> list[SearchOption]:
        """What is worth trying; `in_order`: one question after another, as `Foresight` asks."""
        choices = CandidateActions(outlook, scene, self._style)
        if outlook.public.phase is CanastaPhase.DRAWING:
            return choices.beginning()
        free = outlook.public.phase is CanastaPhase.MELDING and not outlook.public.last
        if not free or self._rules.out.binds(outlook.standing):
            return []
        return choices.in_order() if in_order else choices.going_on()

    def _lean(self, outlook: CanastaInformationSet, options: list[SearchOption], showing: float) -> None:
        """Let the options be worth more or less to this player; the habit comes first."""
        for option in options:
            option.lean = showing * self._taste(outlook, option)
            option.prior += option.lean - options[0].lean

    def _taste(self, outlook: CanastaInformationSet, option: SearchOption) -> float:
        """How gladly this player does it, in points."""
        if isinstance(option.action, Discard):
            return discard_heuristics.taste(outlook, option.action.card, self._manner)
        if option.kind is CandidateKind.TAKE:
            return self._manner.taking
        return 0.0 if outlook.standing.is_open or option.kind is not CandidateKind.LAY else self._manner.opening

    def _asks(self, outlook: CanastaInformationSet, out: Action) -> bool:
        """Whether the partner is asked before going out: where one must, or where it may know better."""
        if self._rules.check(outlook.view, AskPermission()) is not None:
            return False
        return turn_heuristics.wants_to_ask(outlook) or self._rules.check(outlook.view, out) is not None


# the names by which the game's definition finds the levels
beginner, club, expert = CanastaBeginner, CanastaClub, CanastaExpert

"""`beginner@1`, `club@1` and `expert@1` of Canasta."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence

from cardtable.core.cutting import Cut
from cardtable.core.events import Event
from cardtable.games.canasta.options import CanastaOptions
from cardtable.games.canasta.rules import CanastaRules, CanastaView
from cardtable.games.canasta.state import STOCK, Action, Answer, Ask, Discard, Draw, Meld, Phase
from cardtable.games.canasta.values import is_wild
from cardtable.games.canasta.yardstick_1 import discards_1 as discards
from cardtable.games.canasta.yardstick_1 import laying_1 as laying
from cardtable.games.canasta.yardstick_1 import leaving_1 as leaving
from cardtable.games.canasta.yardstick_1 import taking_1 as taking
from cardtable.games.canasta.yardstick_1.choices_1 import Choices
from cardtable.games.canasta.yardstick_1.outlook_1 import Outlook
from cardtable.games.canasta.yardstick_1.search_1 import Kind, Option, Search
from cardtable.games.canasta.yardstick_1.style_1 import Style, alone
from cardtable.games.canasta.yardstick_1.worlds_1 import Scene, laws_of

Stop = Callable[[], bool]

_PLAYOUTS = 240  # of a choice of the expert, all options together
_OVERSIGHT = 0.2  # how often a beginner discards without looking at the table


class Club:
    """Counts what is out, guards the pile and goes out when it pays."""

    def __init__(self, options: CanastaOptions, seats: int, seed: int) -> None:
        self._rules = CanastaRules(options, seats)
        self._seed = seed

    def choose(self, view: CanastaView, heard: Sequence[Event], stop: Stop) -> Action:
        """A legal action for the view's seat."""
        if view.public.phase is Phase.CUTTING:
            return self._cut(view)
        outlook = Outlook(self._rules, view, heard)
        chance = random.Random(f"{self._seed}/{view.seat}/{len(heard)}")
        for action in self._thoughts(outlook, chance):
            if self._rules.check(view, action) is None:
                return action
        return next(self._rules.legal(view))

    def _cut(self, view: CanastaView) -> Cut:
        """Somewhere about the middle, in each deal elsewhere."""
        cards = len(view.zones[STOCK])
        chance = random.Random(f"{self._seed}/{view.seat}/cut {view.public.deal}")
        return Cut(chance.randint(cards // 4, cards - cards // 4))

    def _thoughts(self, outlook: Outlook, chance: random.Random) -> Iterator[Action]:
        """Actions in the order of preference; not all of them need be legal."""
        match outlook.public.phase:
            case Phase.DRAWING:
                yield from self._begin(outlook)
            case Phase.ANSWERING:
                yield Answer(self._answer(outlook))
            case _:
                yield from self._go_out(outlook)
                yield from self._meld(outlook)
                yield self._discard(outlook, chance)
                yield Draw()

    def _begin(self, outlook: Outlook) -> Iterator[Action]:
        yield from taking.best(outlook)

    def _answer(self, outlook: Outlook) -> bool:
        return leaving.says_yes(outlook)

    def _go_out(self, outlook: Outlook) -> Iterator[Action]:
        way = self._rules.out.way_out(outlook.standing)
        if not way:
            return
        if self._rules.out.binds(outlook.standing):
            yield Meld(way)
        elif leaving.gain(outlook) > 0:
            if leaving.wants_to_ask(outlook):
                yield Ask()
            yield Meld(way)

    def _meld(self, outlook: Outlook) -> Iterator[Action]:
        """What leaves two cards: whoever lays down more goes out, and that has been thought about before."""
        spare = len(outlook.standing.hand) - (1 if outlook.public.last else 2)
        for act in laying.candidates(outlook):
            if sum(len(group.cards) for group in act.groups) <= spare:
                yield act

    def _discard(self, outlook: Outlook, chance: random.Random) -> Discard:
        return Discard(discards.best(outlook, dict.fromkeys(outlook.standing.hand)))


class Beginner(Club):
    """Takes every pile and lays down what it can; often discards without looking at the table."""

    def _begin(self, outlook: Outlook) -> Iterator[Action]:
        way = next(self._rules.taking.ways(outlook.standing), None)
        if way is not None:
            yield way
        yield Draw()

    def _answer(self, outlook: Outlook) -> bool:
        return True

    def _go_out(self, outlook: Outlook) -> Iterator[Action]:
        way = self._rules.out.way_out(outlook.standing)
        if way:
            yield Meld(way)
            yield Ask()

    def _meld(self, outlook: Outlook) -> Iterator[Action]:
        yield from self._rules.listing.melds(outlook.standing)

    def _discard(self, outlook: Outlook, chance: random.Random) -> Discard:
        plain = [card for card in outlook.standing.hand if not is_wild(card)] or list(outlook.standing.hand)
        if chance.random() < _OVERSIGHT:
            return Discard(chance.choice(plain))
        return Discard(min(plain, key=lambda card: (discards.use(outlook, card), str(card))))


class Expert(Club):
    """Plays its choices out in guessed deals, and makes the one that is best on average."""

    def __init__(self, options: CanastaOptions, seats: int, seed: int) -> None:
        super().__init__(options, seats, seed)
        self._laws = laws_of(options, self._rules.terms)
        self._style = alone() if seats == 2 else Style()

    def choose(self, view: CanastaView, heard: Sequence[Event], stop: Stop) -> Action:
        """A legal action for the view's seat."""
        if view.public.phase is Phase.CUTTING:
            return super().choose(view, heard, stop)
        outlook = Outlook(self._rules, view, heard)
        scene = Scene(self._rules, self._laws, view, heard)
        options = self._choices(outlook, scene)
        if not options:
            return super().choose(view, heard, stop)
        chance = random.Random(f"{self._seed}/{view.seat}/{len(heard)}")
        option = Search(scene, self._style, chance).best(options, _PLAYOUTS, stop)
        if option.kind is Kind.OUT and self._asks(outlook, option.action):
            return Ask()
        return option.action

    def _choices(self, outlook: Outlook, scene: Scene) -> list[Option]:
        """What is worth trying; nothing where the rules leave no choice or the partner is to be answered."""
        choices = Choices(outlook, scene, self._style)
        if outlook.public.phase is Phase.DRAWING:
            return choices.beginning()
        free = outlook.public.phase is Phase.MELDING and not outlook.public.last
        return choices.going_on() if free and not self._rules.out.binds(outlook.standing) else []

    def _asks(self, outlook: Outlook, out: Action) -> bool:
        """Whether the partner is asked before going out: where one must, or where it may know better."""
        if self._rules.check(outlook.view, Ask()) is not None:
            return False
        return leaving.wants_to_ask(outlook) or self._rules.check(outlook.view, out) is not None


# the names by which the game's definition finds the levels
beginner, club, expert = Beginner, Club, Expert

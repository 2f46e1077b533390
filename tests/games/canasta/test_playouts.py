"""The deal in numbers is held equal to the rules, and what a seat guesses fits what it knows."""

from __future__ import annotations

from random import Random

import pytest

from cardtable.core.shuffle import shuffled
from cardtable.core.views import observe, redact
from cardtable.core.zones import Seat
from cardtable.games.canasta import GAME
from cardtable.games.canasta.rules import CanastaRules
from cardtable.games.canasta.state import STOCK, Discard, Draw, Meld, Phase, Take, hand
from cardtable.games.canasta.thinking.playouts import table as light
from cardtable.games.canasta.thinking.playouts.table import Table
from cardtable.games.canasta.thinking.worlds import Scene, code, counts, laws_of
from cardtable.games.canasta.values import is_wild
from cardtable.players.match import never
from tests.conformance.driver import Case, cases_of

CASES = list(cases_of(GAME))


class Play:
    """A deal played by quick players, with all that each seat hears."""

    def __init__(self, case: Case, seed: int) -> None:
        self.rules = CanastaRules(case.options, case.seats)
        self.laws = laws_of(case.options, self.rules.terms)
        step = self.rules.deal(None, shuffled(self.rules.deck(), str(seed), 1))
        self.state = step.state
        self.heard = {seat: [] for seat in self.state.public.order}
        self.players = [
            GAME.players["beginner" if seat % 2 else "club"](case.options, case.seats, seed)
            for seat in range(case.seats)
        ]
        self._hear(step.events)

    def _hear(self, events) -> None:
        for seat, heard in self.heard.items():
            heard.extend(redact(self.rules.zones, event, seat) for event in events)

    @property
    def seat(self) -> Seat:
        return min(self.rules.actors(self.state.public))

    def view(self, seat):
        return observe(self.rules.zones, self.state, seat)

    def scene(self, seat) -> Scene:
        return Scene(self.rules, self.laws, self.view(seat), self.heard[seat])

    def choose(self):
        return self.players[self.seat].choose(self.view(self.seat), self.heard[self.seat], never)

    def act(self, action) -> None:
        step = self.rules.apply(self.state, self.seat, action)
        self.state = step.state
        self._hear(step.events)


def truth(play: Play) -> Table:
    """The whole deal in numbers."""
    scene = play.scene(play.seat)
    table = scene.table
    for place, seat in enumerate(scene.order):
        table.hands[place] = counts(play.state.zones[hand(seat)])
    table.stock = [code(card) for card in reversed(play.state.zones[STOCK])]
    return table


def light_group(cards, rank: int) -> light.Group:
    natural = [card for card in cards if not is_wild(card)]
    jokers = sum(card.rank == 0 for card in cards)
    return light.Group(rank, len(natural), len(cards) - len(natural) - jokers, jokers)


def mirror(table: Table, action) -> None:
    """Do in numbers what was done at the table."""
    place = table.turn
    match action:
        case Draw():
            table.draw(place)
        case Take():
            more = [light_group(group.cards, group.rank) for group in action.more]
            table.take(place, light_group(action.cards, table.pile[-1]), more)
        case Meld():
            for group in action.groups:
                table.lay(place, light_group(group.cards, group.rank))
            if not table.size[place]:
                table.go_out(place)
        case Discard():
            table.discard(place, code(action.card))


def facts(table: Table):
    return (table.hands, table.size, table.side, table.natural, table.deuces, table.jokers, table.points,
            table.canastas, table.open, table.reds, table.seen, table.pile, table.pile_points, table.frozen,
            table.known, table.stock)  # fmt: skip


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("case", CASES, ids=str)
def test_numbers_go_with_the_rules(case: Case, seed: int):
    play = Play(case, seed)
    table = truth(play)
    while not play.rules.hand_over(play.state.public):
        action, before = play.choose(), play.state.public
        if isinstance(action, Draw) and before.phase is Phase.DRAWING:
            table.shy[table.turn][table.pile[-1]] += bool(table.pile) and table.pile[-1] >= light.FOUR
        mirror(table, action)
        play.act(action)
        if not play.rules.hand_over(play.state.public):
            now = truth(play)
            assert facts(now) == facts(table)
            assert now.shy == table.shy
            assert now.turn == table.turn
    public, scene_sides = play.state.public, table.side
    if not play.rules.terms.lone:
        table.concealed = public.concealed
        assert [table.score(side) for side in scene_sides] == [public.points[seat] for seat in public.order]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_guesses_fit_what_is_known(case: Case):
    play, chance = Play(case, 5), Random(1)
    while not play.rules.hand_over(play.state.public):
        scene = play.scene(play.seat)
        world = scene.guess(chance)
        assert [sum(cards) for cards in world.hands] == world.size
        assert len(world.stock) == len(play.state.zones[STOCK])
        assert world.hands[scene.place] == counts(play.state.zones[hand(play.seat)])
        for rank in range(light.END):
            held = sum(cards[rank] for cards in world.hands)
            reds = sum(world.reds) if rank == light.RED else 0
            assert held + world.seen[rank] + world.stock.count(rank) + reds == world.laws.deck[rank]
        play.act(play.choose())

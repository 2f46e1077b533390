"""The deal in numbers is held equal to the rules, and what a seat guesses fits what it knows."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from cardtable.core.cards import Card
from cardtable.core.events import Event
from cardtable.core.shuffle import shuffled
from cardtable.core.views import View, observe, redact
from cardtable.core.zones import Seat
from cardtable.games.canasta import GAME
from cardtable.games.canasta.card_values import is_wild
from cardtable.games.canasta.playout import playout_state as light
from cardtable.games.canasta.playout import rank_codes
from cardtable.games.canasta.playout.going_out_policy import find_way_out
from cardtable.games.canasta.playout.outcome_network import expected_points, outcome_network_for
from cardtable.games.canasta.playout.playout_state import PlayoutState
from cardtable.games.canasta.playout.rank_codes import rank_code, rank_counts
from cardtable.games.canasta.rules import CanastaRules
from cardtable.games.canasta.search.determinizer import CanastaDeterminizer, playout_rules
from cardtable.games.canasta.state import STOCK, CanastaPhase, Discard, Draw, Meld, TakePile, hand
from cardtable.players.player_questions import never_stop
from tests.conformance.driver import Case, cases_of
from tests.games.canasta.tables import rules, table, view

CASES = list(cases_of(GAME))


class Play:
    """A deal played by quick players, with all that each seat hears."""

    def __init__(self, case: Case, seed: int) -> None:
        options: Any = case.options
        self.rules = CanastaRules(options, case.seats)
        self.laws = playout_rules(options, self.rules.params)
        step = self.rules.deal(None, shuffled(self.rules.deck(), str(seed), 1))
        self.state = step.state
        self.heard: dict[Seat, list[Event]] = {seat: [] for seat in self.state.public.order}
        self.players = [
            GAME.players["beginner" if seat % 2 else "club"](options, case.seats, seed) for seat in range(case.seats)
        ]
        self._hear(step.events)
        if self.state.public.phase is CanastaPhase.CUTTING:
            self.act(self.choose())

    def _hear(self, events: Any) -> None:
        for seat, heard in self.heard.items():
            heard.extend(redact(self.rules.zones, event, seat) for event in events)

    @property
    def seat(self) -> Seat:
        return min(self.rules.actors(self.state.public))

    def view(self, seat: Seat) -> View[Any]:
        return observe(self.rules.zones, self.state, seat)

    def scene(self, seat: Seat) -> CanastaDeterminizer:
        return CanastaDeterminizer(self.rules, self.laws, self.view(seat), self.heard[seat])

    def choose(self) -> Any:
        return self.players[self.seat].choose(self.view(self.seat), self.heard[self.seat], never_stop)

    def act(self, action: Any) -> None:
        step = self.rules.apply(self.state, self.seat, action)
        self.state = step.state
        self._hear(step.events)


def truth(play: Play) -> PlayoutState:
    """The whole deal in numbers."""
    scene = play.scene(play.seat)
    table = scene.state
    for place, seat in enumerate(scene.order):
        table.hands[place] = rank_counts(play.state.zones[hand(seat)])
    table.stock = [rank_code(card) for card in reversed(play.state.zones[STOCK])]
    return table


def light_group(cards: tuple[Card, ...], rank: int) -> light.RankGroup:
    natural = [card for card in cards if not is_wild(card)]
    jokers = sum(card.rank == 0 for card in cards)
    return light.RankGroup(rank, len(natural), len(cards) - len(natural) - jokers, jokers)


def mirror(deal: PlayoutState, action: Any) -> None:
    """Do in numbers what was done at the table."""
    place = deal.turn
    match action:
        case Draw():
            deal.draw(place)
        case TakePile():
            more = [light_group(group.cards, group.rank) for group in action.more]
            deal.take(place, light_group(action.cards, deal.pile[-1]), more)
        case Meld():
            for group in action.groups:
                deal.lay(place, light_group(group.cards, group.rank))
            if not deal.size[place]:
                deal.go_out(place)
        case Discard():
            deal.discard(place, rank_code(action.card))


def facts(table: PlayoutState) -> tuple[int | bytes | list[Any], ...]:
    return (table.hands, table.size, table.side, table.natural, table.deuces, table.jokers, table.points,
            table.canastas, table.open, table.reds, table.visible, table.pile, table.pile_points, table.frozen,
            table.known, table.stock, table.taken)  # fmt: skip


@pytest.mark.quick(8)
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("case", CASES, ids=str)
def test_numbers_go_with_the_rules(case: Case, seed: int) -> None:
    play = Play(case, seed)
    table = truth(play)
    while not play.rules.hand_over(play.state.public):
        action, before = play.choose(), play.state.public
        if isinstance(action, Draw) and before.phase is CanastaPhase.DRAWING:
            table.refused[table.turn][table.pile[-1]] += bool(table.pile) and table.pile[-1] >= rank_codes.FOUR
        mirror(table, action)
        play.act(action)
        if not play.rules.hand_over(play.state.public):
            now = truth(play)
            assert facts(now) == facts(table)
            assert now.refused == table.refused
            assert now.turn == table.turn
    public, scene_sides = play.state.public, table.side
    if not play.rules.params.lone:
        table.concealed = public.concealed
        assert [table.score(side) for side in scene_sides] == [public.points[seat] for seat in public.order]


def test_who_goes_out_before_any_take_makes_the_other_two_of_three_partners() -> None:
    """Settled reading 48 of CR-21: what they have counts together, for both."""
    play = next(play for play in (Play(case, 1) for case in CASES if case.seats == 3) if play.rules.params.lone)
    table = truth(play)
    table.reds = [0, 0, 0]
    apart = [table.score(side) for side in table.side]
    table.go_out(1)
    assert table.side[0] == table.side[2] != table.side[1]
    assert table.score(table.side[0]) == apart[0] + apart[2]
    assert table.score(table.side[1]) == apart[1] + table.rules.out_bonus


@pytest.mark.quick(6)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_guesses_fit_what_is_known(case: Case) -> None:
    play, chance = Play(case, 5), Random(1)
    while not play.rules.hand_over(play.state.public):
        scene = play.scene(play.seat)
        world = scene.sample(chance)
        assert [sum(cards) for cards in world.hands] == world.size
        assert len(world.stock) == len(play.state.zones[STOCK])
        assert world.hands[scene.place] == rank_counts(play.state.zones[hand(play.seat)])
        for rank in range(rank_codes.END):
            held = sum(cards[rank] for cards in world.hands)
            reds = sum(world.reds) if rank == rank_codes.RED else 0
            assert held + world.visible[rank] + world.stock.count(rank) + reds == world.rules.deck[rank]
        play.act(play.choose())


@pytest.mark.parametrize(
    ("own", "theirs", "worth"), [(1000, 2000, 0.0), (4800, 2000, 0.0), (4950, 2000, 300.0), (2000, 5000, -300.0)]
)
def test_it_counts_who_wins_the_match_with_the_deal(own: int, theirs: int, worth: float) -> None:
    """CR-22."""
    some = rules()
    state = table(some, "KC QC 9S", pile="7H", melds={0: "8C 8D 8H"}, totals=(own, theirs, own, theirs))
    scene = CanastaDeterminizer(some, playout_rules(some.options, some.params), view(some, state), ())
    assert scene.bonus([100.0, 50.0, 100.0, 50.0]) == worth


def test_who_leaves_a_pile_hardly_holds_its_top_card() -> None:
    some = rules()
    melds = {0: "8S 8H 8D", 1: "KC KD KH"}
    state = table(some, "6S 7D 9C", pile="4H", melds=melds, others=["", "4C " * 9, "4D " * 9, "4H " * 9])
    before, after = (
        CanastaDeterminizer(some, playout_rules(some.options, some.params), view(some, state), ()) for _ in range(2)
    )
    after.state.refused[1][12] = 1
    assert mean_held(after, 12) < 0.8 * mean_held(before, 12)


def mean_held(scene: CanastaDeterminizer, rank: int) -> float:
    """How many of the rank the next player holds in guessed deals."""
    chance = Random(3)
    return sum(scene.sample(chance).hands[1][rank] for _ in range(300)) / 300


def test_a_way_out_is_one_by_the_rules() -> None:
    some = rules()
    for own in ("KC KD KS 5H", "KC KD 2S 5H", "9C 5H", "3C 3S 3C QC QD QH 2C", "KC KD KS 5H 6H"):
        state = table(some, own, pile="4H", melds={0: "9C 9D 9H 9S 9C 9D 9H"})
        seen = view(some, state)
        scene = CanastaDeterminizer(some, playout_rules(some.options, some.params), seen, ())
        found = bool(find_way_out(scene.state, scene.place))
        assert found == bool(some.going_out.way_out(some.context_of(seen))), own


def test_an_outcome_that_is_told_early_knows_what_canastas_are_worth() -> None:
    some = rules()

    def lead(own: str, theirs: str, held: str) -> float:
        melds = {0: own, 1: theirs}
        state = table(some, held, pile="4H", melds=melds, others=["", "4C " * 9, "4D " * 8, "4S " * 9])
        scene = CanastaDeterminizer(some, playout_rules(some.options, some.params), view(some, state), ())
        network = outcome_network_for(scene.state.rules, 4, 2)
        assert network
        chance = Random(1)
        found = [expected_points(scene.sample(chance), 0, network) for _ in range(50)]
        return sum(points - other for points, other in found) / 50

    eights, kings = "8S 8H 8D 8C 8D 8S", "KC KD KH KS KC KD KH"
    usual = lead(eights, "QC QD QH", "KS 5H 6S JD")
    assert lead(f"{eights} 8H", "QC QD QH", "KS 5H 6S JD") > usual + 100
    assert lead(eights, kings, "QS 5H 6S JD") < usual - 200


def test_playouts_go_to_the_end_where_nobody_has_found_what_tells_the_outcome_early() -> None:
    assert outcome_network_for(playout_rules(rules().options, rules().params), 4, 2)
    assert not outcome_network_for(playout_rules(rules().options, rules().params), 6, 2)

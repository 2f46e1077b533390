"""How an expert decides by what its network hopes for at its next turn."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from cardtable.core.basics.weight_files import Floats
from cardtable.games.canasta.neural import features, lookahead
from cardtable.games.canasta.neural.input_form import LONE, PARTNERS
from cardtable.games.canasta.neural.lookahead import NeuralLookahead
from cardtable.games.canasta.neural.neural_inputs import ACTIONS, AT, answer_action
from cardtable.games.canasta.neural.value_network import POINTS_IN_A_UNIT, CanastaValueNetwork
from cardtable.games.canasta.playout.policy_weights import weights_for
from cardtable.games.canasta.playout.rank_codes import DEUCE, JOKER
from cardtable.games.canasta.search.candidates import CandidateActions
from cardtable.games.canasta.search.determinizer import CanastaDeterminizer, playout_rules
from cardtable.games.canasta.search.expert_search import SearchOption
from cardtable.games.canasta.search.information_set import CanastaInformationSet
from cardtable.players.player_questions import never_stop
from tests.games.canasta.neural.networks import COLUMNS, moments, network, of_discard
from tests.games.canasta.tables import CODEC, rules, table, view
from tests.games.canasta.test_listed_blunders import BLUNDERS

MELDS = {0: "QC QD QS", 1: "9H 9S 9C"}
OUT: dict[str, Any] = {  # a canasta, and a last meld in the hand
    "own": "8C 8D 8H",
    "melds": {0: "QC QD QS QH QC QD QS"},
    "others": ["", "7C", "7D", "7H"],
}
LEAD = 500 + 7 * 10 + 3 * 10 + 100 - 5 + 2 * 5  # by which it then leads


@pytest.fixture(autouse=True)
def _few_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lookahead, "N_SAMPLES", 6)


class Told(CanastaValueNetwork):
    """Answers the same wherever it is asked: nothing of any action but these."""

    def __init__(self, **told: float) -> None:
        super().__init__(network().weights, COLUMNS)
        self._told = told

    def values(self, by_rank: Floats, rest: Floats) -> Floats:
        found: Floats = np.zeros((len(rest), ACTIONS), np.float32)
        for name, value in self._told.items():
            found[:, int(name[1:])] = value
        return found


def hoping_for(points: float) -> Told:
    """One that expects so many points, whatever is done."""
    return Told(**{f"a{action}": points / POINTS_IN_A_UNIT for action in range(ACTIONS)})


class Thrifty(CanastaValueNetwork):
    """Hopes for the more the more wild cards and the fewer others it holds."""

    def __init__(self) -> None:
        super().__init__(network().weights, COLUMNS)

    def values(self, by_rank: Floats, rest: Floats) -> Floats:
        wild = [AT[JOKER], AT[DEUCE]]
        held = by_rank[:, :, :4].sum(2)  # one column for each card, up to four
        hope = 3 * held[:, wild].sum(1) - held.sum(1)
        found: Floats = np.repeat(hope[:, None], ACTIONS, 1)
        found[:, [JOKER, DEUCE]] -= 10.0  # it discards anything else
        return found


class Fickle(CanastaValueNetwork):
    """Hopes for more with an eight in the hand, and yet would rather discard it."""

    def __init__(self) -> None:
        super().__init__(network().weights, COLUMNS)

    def values(self, by_rank: Floats, rest: Floats) -> Floats:
        found: Floats = np.repeat(by_rank[:, AT[8], :1] * np.float32(0.1), ACTIONS, 1)
        found[:, 8] += 0.04
        return found


def position(own: str, **facts: Any) -> tuple[CanastaDeterminizer, list[SearchOption]]:
    """What the place knows there, and its options."""
    some = rules()
    seen = view(some, table(some, own, **{"pile": "8S 6H", "melds": MELDS, **facts}))
    scene = CanastaDeterminizer(some, playout_rules(some.options, some.params), seen, ())
    laws = scene.state.rules
    choices = CandidateActions(CanastaInformationSet(some, seen, ()), scene, weights_for(laws, 4, 2))
    return scene, choices.network_options() if facts.get("drawn", True) else choices.draw_options()


def done(
    sees: CanastaValueNetwork, scene: CanastaDeterminizer, options: list[SearchOption], stop: Any = never_stop
) -> str:
    return CODEC.write(NeuralLookahead(sees).best(scene, options, Random(1), stop).action)


def test_the_discard_that_looks_best_is_made_where_all_come_to_the_same() -> None:
    scene, options = position("8C KD 5H KS")
    assert done(Told(a5=0.1), scene, options) == "discard 5H"
    assert done(Told(a8=0.1), scene, options) == "discard 8C"


def test_a_leaning_counts_in_points(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lookahead, "LOOKAHEAD_WEIGHT", 0.0)
    scene, options = position("8C KD 5H KS")
    for option in options:
        option.bias = 10.0 * (option.rank == 13)
    assert done(Told(a5=8.0 / POINTS_IN_A_UNIT), scene, options) == "discard KD"
    assert done(Told(a5=12.0 / POINTS_IN_A_UNIT), scene, options) == "discard 5H"


def test_it_goes_out_where_that_is_more_than_it_hopes_for() -> None:
    """The outcome is counted, whatever it looked like."""
    scene, options = position(**OUT, stock="5C " * 20)
    assert {CODEC.write(option.action) for option in options} > {"meld 8C 8D 8H"}
    for hope in (LEAD - 10, LEAD + 10):
        assert (done(hoping_for(hope), scene, options) == "meld 8C 8D 8H") == (hope < LEAD)


@pytest.mark.parametrize(("totals", "goes"), [((4700, 4000), True), ((1000, 4000), False)])
def test_winning_the_match_is_worth_points_too(totals: tuple[int, int], goes: bool) -> None:
    scene, options = position(**OUT, totals=totals * 2)
    assert (done(hoping_for(LEAD + 100), scene, options) == "meld 8C 8D 8H") == goes


def test_the_pile_is_taken_or_not_as_that_looks() -> None:
    scene, options = position("8C KD 5H KS QH", pile="7S QD", drawn=False)
    yes, no = answer_action(features.TAKE, yes=True), answer_action(features.TAKE, yes=False)
    assert done(Told(**{f"a{yes}": 1.0}), scene, options).startswith("take")
    assert done(Told(**{f"a{no}": 1.0}), scene, options) == "draw"


def test_of_what_could_be_laid_some_may_be_kept() -> None:
    """Three aces, and a two with the jacks: it lays the aces and keeps the two."""
    aces = BLUNDERS["aces are kept until they are caught"]
    scene, options = position(aces.own, **aces.facts)
    asked = [CODEC.write(option.action) for option in options if option.groups]
    assert "2D" in asked[0]
    chosen = done(Thrifty(), scene, options)
    assert chosen in asked[1:]
    assert chosen == "meld AD AH AH"


def test_without_a_choice_nothing_is_tried() -> None:
    scene, options = position("8C KD 5H KS")
    chance = Random(1)
    for single in options:
        assert NeuralLookahead(network()).best(scene, [single], chance, never_stop) is single
    assert chance.random() == Random(1).random()


def test_a_player_who_may_only_go_out_does() -> None:
    scene, options = position(**OUT)
    out = [option for option in options if len(option.groups) == 1]
    assert NeuralLookahead(Told()).best(scene, out, Random(1), never_stop) is out[0]


@pytest.mark.parametrize("questions", [0, 3, 8])
def test_cut_short_it_does_what_looks_best(questions: int) -> None:
    """At once, among the deals that it imagines, or while it plays them; tried, an eight is better kept."""
    scene, options = position("8C KD 5H KS")
    asked = iter([False] * questions)
    assert done(Fickle(), scene, options, lambda: next(asked, True)) == "discard 8C"
    assert done(Fickle(), scene, options) != "discard 8C"


@pytest.mark.slow
@pytest.mark.parametrize("form", [PARTNERS, LONE], ids=lambda form: f"{form.seats}")
def test_whatever_is_asked_one_of_the_options_is_the_answer(form: Any) -> None:
    """In every moment of a deal; and nothing that others hold or the stock hides is looked at."""
    sees, kinds = NeuralLookahead(network(form=form)), set()
    for play, scene in moments(3, form.seats):
        seen, heard = play.view(play.seat), play.heard[play.seat]
        choices = CandidateActions(
            CanastaInformationSet(play.rules, seen, heard), scene, weights_for(play.laws, form.seats, form.sides)
        )
        begins = seen.public.phase.name == "DRAWING"
        options = choices.draw_options() if begins else choices.network_options()
        if not options:
            continue
        before = of_discard(scene.state, scene.place)
        found = sees.best(scene, options, Random(2), never_stop)
        assert found in options
        assert of_discard(scene.state, scene.place) == before
        kinds.add(found.kind.name)
    assert {"DRAW", "DISCARD", "LAY"} <= kinds

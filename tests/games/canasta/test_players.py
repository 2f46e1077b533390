"""The computer players of Canasta: positions where it shows what they have understood, and contests."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from random import Random
from statistics import fmean
from typing import Any

import pytest

from cardtable.core.events import Event
from cardtable.core.language.source_renderer import SourceRenderer
from cardtable.core.views import State
from cardtable.core.zones import Seat
from cardtable.games.canasta import GAME, player
from cardtable.games.canasta.neural import applicability
from cardtable.games.canasta.options import CanastaOptions
from cardtable.games.canasta.playout.playout_state import RankGroup
from cardtable.games.canasta.playout.policy_weights import PolicyWeights
from cardtable.games.canasta.rules import CanastaRules
from cardtable.games.canasta.search.determinizer import CanastaDeterminizer, playout_rules
from cardtable.games.canasta.search.expert_search import CanastaSearch, CandidateKind, SearchOption
from cardtable.games.canasta.state import Draw, TakePile
from cardtable.players.player_questions import never_stop
from tests.conformance.driver import Case, cases_of
from tests.contest import Match
from tests.games.canasta.tables import CODEC, act, rules, table, view

CASES = list(cases_of(GAME))
OUT = "9C 9D 9H 9S 9C 9D 9H"
BIG = "JC 8D QH 7S 8C 4H QD"


@pytest.fixture(params=["club", "expert"])
def thinking(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """The levels that think about what they do; a fifth of what the expert plays out is enough here."""
    monkeypatch.setattr(player, "PLAYOUTS", 240)
    return str(request.param)


def advised(
    some: CanastaRules, state: State[Any], level: str = "club", history: tuple[Event, ...] = ()
) -> tuple[str, str]:
    """What the level does here, and why; of the expert it is known elsewhere that it does what it advises."""
    player = GAME.players[level](some.options, some.params.seats, 1)
    seen = view(some, state)
    advice = player.advise(seen, history, never_stop)
    if level not in GAME.searching:
        assert player.choose(seen, history, never_stop) == advice.action
    return CODEC.write(advice.action), SourceRenderer().text(advice.reason)


def choice(some: CanastaRules, state: State[Any], level: str = "club", history: tuple[Event, ...] = ()) -> str:
    return advised(some, state, level, history)[0]


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """The expert plays little out, so that whole deals are quick."""
    monkeypatch.setattr(player, "PLAYOUTS", 4)


@pytest.mark.quick(1)
@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_level_plays_every_preset_to_the_end_of_a_deal(case: Case) -> None:
    options: Any = case.options
    levels = list(GAME.players)
    names = [levels[seat % len(levels)] for seat in range(case.seats)]
    players = [GAME.players[name](options, case.seats, 1) for name in names]
    match = Match(GAME, case.options, players, names, "levels")
    assert all(points % 5 == 0 for points in match.play_deals(1)[0])


@pytest.mark.parametrize("level", [level for level in GAME.players if level not in GAME.searching])
def test_a_whole_match_is_played_to_its_end(level: str) -> None:
    options = CanastaOptions()
    match = Match(GAME, options, [GAME.players[level](options, 4, seat) for seat in range(4)], [level] * 4, "whole")
    match.play()
    assert match.session.match_over
    assert max(map(sum, zip(*match.rows, strict=True))) >= 5000


@pytest.mark.slow
@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("level", list(GAME.players))
def test_the_same_question_has_the_same_answer(level: str) -> None:
    some = rules()
    state = table(some, "KC QC 9S 5D 5H 4S", pile="7H", melds={0: "8C 8D 8H"})
    seen, player = view(some, state), GAME.players[level](some.options, 4, 1)
    assert {choice(some, state, level) for _ in range(3)} == {CODEC.write(player.choose(seen, (), never_stop))}


OPTIONS: dict[str, dict[str, Any]] = {
    "frozen": {"pile_always_frozen": True, "black_three": "freeze", "upcard_black_three": "turn_again_frozen"},
    "no wild": {"take_with_wild": False, "take_by_adding": "no", "one_card_rule": False},
    "to melds": {"take_by_adding": "not_to_canasta", "pile_frozen_unopened": False, "hand_size": 13, "draw_count": 2},
    "seven": {"max_canasta": 7, "wild_melds": True, "wild_rule": "not_more_than_naturals", "go_out_canastas": 2},
    "asking": {"ask_partner": "required", "black_three_meld": "never", "concealed_min": "always"},
    "penalty": {"ask_penalty": 100, "stock_end": "end_now", "last_red_three": "meld_then_end"},
}


@pytest.mark.slow
@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("name", OPTIONS)
def test_the_expert_keeps_to_every_option(name: str) -> None:
    options = rules(**OPTIONS[name]).options
    players = [GAME.players[level](options, 4, 1) for level in ("expert", "club", "expert", "beginner")]
    match = Match(GAME, options, players, ["a", "b", "c", "d"], name)
    assert all(points % 5 == 0 for points in match.play_deals(1)[0])


def test_what_comes_to_the_same_is_tried_no_further() -> None:
    """Two melds in either order: their playouts are better spent on what is in doubt."""
    some = rules()
    state = table(some, "8C 8D KC 5H 6S JD", pile="4H", melds={0: "8S 8H 8D / KD KH KS", 1: "QC QD QH"})
    scene = CanastaDeterminizer(some, playout_rules(some.options, some.params), view(some, state), ())
    eights, kings = (
        SearchOption(CandidateKind.LAY, CODEC.read(text), [group])
        for text, group in (("meld 8C 8D", RankGroup(8, 2, 0, 0)), ("meld KC", RankGroup(13, 1, 0, 0)))
    )
    keeps = SearchOption(CandidateKind.DISCARD, CODEC.read("discard 5H"), rank=5)
    CanastaSearch(scene, PolicyWeights(), Random(1)).best([eights, kings, keeps], 100, never_stop)
    assert len(kings.values) < min(len(eights.values), len(keeps.values))


class Told(CanastaSearch):
    """In whose playouts the pile gains 20 points, in all of them."""

    def sample_values(self) -> Callable[[SearchOption], float]:
        self._turns += 20
        return lambda option: 20.0 if option.kind is CandidateKind.TAKE else 0.0


def drawn_or_taken(draw: SearchOption, take: SearchOption) -> str:
    """What is made, however much is tried."""
    some = rules()
    state = table(some, "KC QC 9S 5D 5H 4S", pile="7H", melds={0: "8C 8D 8H"})
    scene = CanastaDeterminizer(some, playout_rules(some.options, some.params), view(some, state), ())
    best = Told(scene, PolicyWeights(), Random(1)).best([draw, take], 10_000, never_stop)
    return "draw" if best is draw else "take"


@pytest.mark.parametrize(("speaks", "made"), [(-60.0, "draw"), (-20.0, "take")])
def test_however_much_is_tried_what_speaks_against_it_still_counts(speaks: float, made: str) -> None:
    """Nobody plays on just as playouts do: that the pile gains 20 points in all of them is not sure."""
    take = SearchOption(CandidateKind.TAKE, TakePile(()), prior=speaks)
    assert drawn_or_taken(SearchOption(CandidateKind.DRAW, Draw()), take) == made


@pytest.mark.slow
def test_the_effort_is_counted_and_can_be_cut_short() -> None:
    """Where no network fits; two canastas for going out are rare."""
    some = rules(go_out_canastas=2)
    state = table(some, "KC QC 9S 5D 5H 4S", pile="7H", melds={0: "8C 8D 8H"})
    seen, expert = view(some, state), GAME.players["expert"](some.options, 4, 1)
    asked: list[bool] = []

    def stop() -> bool:
        asked.append(False)
        return False

    expert.choose(seen, (), stop)
    assert 1 < len(asked) < 80
    assert some.check(seen, expert.choose(seen, (), lambda: True)) is None


class Indifferent:
    """A foresight to which all discards are worth the same, so that only what speaks for and against them counts."""

    def best(self, scene: Any, options: Sequence[SearchOption], chance: Any, stop: Any) -> SearchOption:
        return max((option for option in options if option.kind is CandidateKind.DISCARD), key=lambda one: one.bias)


@pytest.mark.parametrize(("own", "made"), [("JK 2C 5H 7D", "discard 5H"), ("JK 2C KS", "discard KS")])
def test_of_equal_choices_none_is_made_that_people_call_a_blunder(
    own: str, made: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(applicability, "load_estimator", lambda form: Indifferent())
    some = rules()
    state = table(some, own, pile="9C TD 4H", melds={0: "8C 8D 8H"}, frozen=True, others=["", "4C", "4D", "4H"])
    assert choice(some, state, "expert") == made


def test_a_first_meld_takes_no_more_wild_cards_than_it_needs() -> None:
    some = rules()
    pressed: dict[str, Any] = {
        "melds": {1: "KC KD KH"},
        "stock": "4C " * 60,
        "others": ["", "4C " * 9, "4D " * 9, "4H " * 9],
    }
    assert choice(some, table(some, "7H 7S 2C 2D JK 4C 5D 6H 8S 9D", **pressed)) == "meld 7S 7H JK"
    assert choice(some, table(some, "9C 9D 9H QC QD 2C JK 4C 5D 6H 8S", **pressed)) == "meld 9C 9D 9H / QC QD 2C"


# The pile


def test_a_large_pile_is_taken_with_a_pair_kept_for_it(thinking: str) -> None:
    some = rules()
    state = table(some, "5C 5D KC 2S", pile=f"{BIG} 2C 5H", melds={0: "8S 8H 8D"}, drawn=False, frozen=True)
    assert choice(some, state, thinking) == "take 5C 5D"


def test_a_poor_pile_is_not_worth_a_wild_card(thinking: str) -> None:
    some = rules()
    state = table(some, "5C JK KC 7S QD", pile="5H", melds={0: "8S 8H 8D"}, drawn=False)
    assert choice(some, state, thinking) == "draw"


def test_pairs_are_kept_while_a_large_pile_is_frozen() -> None:
    some = rules()
    frozen = table(
        some, "8C 8D KC TD 5S", pile=f"{BIG} 2C", melds={0: "8S 8H 8D"}, frozen=True, stock=" ".join(["4C"] * 40)
    )
    assert not choice(some, frozen).startswith("meld")
    free = table(some, "8C 8D KC TD 5S", pile="4H", melds={0: "8S 8H 8D"}, stock=" ".join(["4C"] * 40))
    assert choice(some, free) == "meld 8C 8D"


def test_the_first_meld_may_come_from_the_pile() -> None:
    some = rules()
    state = table(some, "QH QD JK 9C 9D 9H 4C 5D 7S 8C", pile=f"{BIG} 4S QS", drawn=False, totals=(1500, 0, 1500, 0))
    action, reason = advised(some, state)
    assert action.startswith("take ")
    assert "first meld" in reason


# Discards


def test_a_card_that_the_next_player_melds_is_not_discarded(thinking: str) -> None:
    some = rules()
    melds = {0: "8S 8H 8D", 1: "KC KD KH / QC QD QH"}
    state = table(some, "KS QS 4D", pile=BIG, melds=melds)
    assert choice(some, state, thinking) == "discard 4D"


@pytest.mark.parametrize("own", ["5H 8C TH", "5H 8C 3S", "5H KC KD"])
@pytest.mark.parametrize("level", ["beginner", "club"])
def test_no_card_for_an_open_meld_while_another_is_there(level: str, own: str) -> None:
    some = rules()
    state = table(some, own, pile="4H 6D", melds={0: "9S 9H 9D / JC JD JS", 1: "5C 5D 5S"})
    for chance in range(12):
        player = GAME.players[level](some.options, 4, chance)
        assert CODEC.write(player.choose(view(some, state), (), never_stop)) != "discard 5H"


def test_a_black_three_guards_a_large_pile(thinking: str) -> None:
    some = rules()
    melds = {0: "8S 8H 8D", 1: "KC KD KH / QC QD QH / JC JD JH"}
    state = table(some, "KS QS JS 3C", pile=BIG, melds=melds)
    assert choice(some, state, thinking) == "discard 3C"


def test_the_pile_is_frozen_with_a_reason(thinking: str) -> None:
    some = rules()
    melds = {0: "8S 8H 8D", 1: "KC KD KH / QC QD QH / JC JD JH"}
    state = table(some, "KS QS JS 2C", pile=f"{BIG} AC AD TH", melds=melds)
    action, reason = advised(some, state, thinking)
    assert action == "discard 2C"
    assert "Freeze the pile" in reason
    hands = ["", "7C " * 9, "7D " * 9, "7H " * 9]
    small = table(some, "KS QS JS 2C 5C 6D 7H 9S", pile="4H", melds={0: "8S 8H 8D"}, stock="4C " * 40, others=hands)
    assert choice(some, small, thinking) != "discard 2C"


def test_a_small_pile_is_not_frozen_by_whoever_searches_either(thinking: str) -> None:
    """At a table that no network fits."""
    some = rules(go_out_canastas=2)
    small = table(some, "KS QS JS 2C", pile="4H", melds={0: "8S 8H 8D"})
    assert choice(some, small, thinking) != "discard 2C"


def test_cards_that_are_out_are_counted() -> None:
    some = rules()
    melds = {0: "8S 8H 8D", 1: "TC TD TH"}
    gone = f"6C 6D 6H 6S 6C 6D {BIG}"
    state = table(some, "6S 7D", pile=gone, melds=melds, others=["", "4C " * 9, "4D", "4H"])
    assert choice(some, state) == "discard 6S"  # only one six can be in other hands, but many sevens


# Melds


def test_the_minimum_is_met_with_few_cards() -> None:
    some = rules()
    state = table(some, "AC AD AH 4C 4D 4H 7S TC KD QS JD", pile="7H", stock=" ".join(["5C"] * 60))
    assert choice(some, state) == "meld AC AD AH"


def test_no_first_meld_that_counts_too_little(thinking: str) -> None:
    some = rules()
    state = table(some, "4C 4D 4H 7S TC KD QS JD 8C 9S 6H", pile="7H", stock=" ".join(["5C"] * 60))
    assert choice(some, state, thinking).startswith("discard")


def test_a_canasta_is_completed_with_wild_cards(thinking: str) -> None:
    some = rules()
    melds = {0: "8S 8H 8D 8C 8D", 1: OUT}
    state = table(some, "8C 2D KC TD 5S 6H", pile="4H", melds=melds, others=["", "4C 5D 6H", "4D 7S", "7S TC"])
    assert choice(some, state, thinking) == "meld 8C 2D"


def test_the_partner_is_helped() -> None:
    some = rules()
    state = table(some, "KC TD 5S 6H QD", pile="4H", melds={0: "KD KH KS"}, laid=frozenset((Seat(2),)))
    assert choice(some, state) == "meld KC"


def test_the_hand_is_unloaded_when_the_end_is_near(thinking: str) -> None:
    some = rules()
    melds = {0: "8S 8H 8D", 1: OUT}
    state = table(some, "AC AD JK KC TD", pile="4H", melds=melds, others=["", "4C", "4D", "5C"], stock="4C 4D")
    done = choice(some, state, thinking)
    assert done.startswith("meld ")
    assert "JK" in done


# Going out


def test_going_out_when_the_others_hold_many_cards(thinking: str) -> None:
    some = rules()
    many = " ".join(["4C 5D 6H 7S TC"] * 2)
    state = table(some, "KC KD KS 5H", pile="4H", melds={0: OUT}, others=["", many, "4C", many])
    action, reason = advised(some, state, thinking)
    assert action == "meld KC KD KS"
    assert reason.startswith("Go out now")


def test_waiting_while_the_side_has_more_to_gain(thinking: str) -> None:
    some = rules()
    melds = {0: f"{OUT} / KC KD KH KS KC KD / QC QD QH QS QC QD", 1: "8C 8D 8H"}
    few = ["", "4C 4D 5C", "4C 4D 5C 5D 6C 6D", "4C 4D 5C"]
    state = table(some, "7C 7D 7H 5H", pile="4H", melds=melds, others=few, stock=" ".join(["5C"] * 60))
    action = choice(some, state, thinking)
    assert action not in ("ask", "meld 7C 7D 7H")


def test_the_partner_with_many_cards_is_asked(thinking: str) -> None:
    some = rules()
    many = "4C 5D 6H 7S TC JC QD KS"
    state = table(some, "KC KD KS 5H", melds={0: OUT}, others=["", many, many, many], stock=" ".join(["5C"] * 60))
    assert choice(some, state, thinking) == "ask"


def test_a_yes_is_obeyed_and_a_no_too(thinking: str) -> None:
    some = rules()
    state = table(some, "KC KD KS 5H", melds={0: OUT})
    assert choice(some, act(some, state, "ask", "answer yes").state, thinking) == "meld KC KD KS"
    assert choice(some, act(some, state, "ask", "answer no").state, thinking).startswith("discard")


def test_answers_look_at_the_own_hand(thinking: str) -> None:
    some = rules()

    def answer(own: str) -> str:
        others = ["", "4C " * 8, own, "4H " * 8]
        state = table(some, "KC KD KS 5H", melds={0: f"{OUT} / QC QD QH"}, others=others, stock=" ".join(["5C"] * 60))
        return choice(some, act(some, state, "ask").state, thinking)

    assert answer("4C 5D") == "answer yes"
    assert answer("AC AD AH AS JC JD JH JS JC 2C 2D") == "answer no"


def test_where_asking_is_required_it_is_done(thinking: str) -> None:
    some = rules(ask_partner="required")
    many = " ".join(["4C 5D 6H 7S TC"] * 2)
    state = table(some, "KC KD KS 5H", melds={0: OUT}, others=["", many, "4C", many])
    assert choice(some, state, thinking) == "ask"
    assert choice(some, state, "beginner") == "ask"


# Contests


def difference(stronger: str, weaker: str, seats: int, deals: int) -> tuple[float, float]:
    """Mean and standard error of what the stronger level gains, sides swapped in every deal."""
    options = CanastaOptions()
    found = [_swapped(options, stronger, weaker, seats, f"contest {deal}") for deal in range(deals)]
    mean = sum(found) / deals
    return mean, math.sqrt(sum((value - mean) ** 2 for value in found) / (deals - 1) / deals)


def _swapped(options: CanastaOptions, stronger: str, weaker: str, seats: int, seed: str) -> float:
    total = 0.0
    for first, second in ((stronger, weaker), (weaker, stronger)):
        names = [(first, second)[seat % 2] for seat in range(seats)]
        match = Match(GAME, options, [GAME.players[name](options, seats, 1) for name in names], names, seed)
        row = match.play_deals(1)[0]
        for level, sign in ((stronger, 1), (weaker, -1)):
            total += sign * fmean(points for points, name in zip(row, names, strict=True) if name == level)
    return total / 2


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_expert_beats_club(times: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a fortieth of what it plays out; an equal player is so far ahead in 20 deals once in 90 times."""
    monkeypatch.setattr(player, "PLAYOUTS", 30)
    mean, error = difference("expert", "club", 2, 20 * times)
    assert mean > 2.5 * error


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize(("seats", "deals"), [(2, 60), (3, 200), (4, 80), (5, 80), (6, 80)])
def test_club_beats_beginner(seats: int, deals: int, times: int) -> None:
    mean, error = difference("club", "beginner", seats, deals * times)
    assert mean > 2 * error


def test_a_move_is_quick() -> None:
    options = CanastaOptions()
    match = Match(GAME, options, [GAME.players["club"](options, 4, 1) for _ in range(4)], ["club"] * 4, "time")
    match.play_deals(1)
    assert max(max(times) for times in match.thinking) < 1

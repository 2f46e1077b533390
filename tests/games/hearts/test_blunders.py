"""Each detector finds its blunder in a position of Hearts, and nothing where the position excuses the act."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cardtable.core.events import HandScored
from cardtable.core.guidance.figures import RecordedDecision
from cardtable.core.views import observe
from cardtable.games.hearts import GAME
from cardtable.games.hearts.search.blunders import DETECTORS
from tests.games.hearts.situations import Situation, late, played

FEW = ("2H", "3H")  # nobody can win every point card any more
MANY = "QS 2H 3H 4H 5H 6H 7H 8H JH KH AH"
DEALT = (
    "2C 5C 9C KC 2D 3D 4D QS 2S 3S 4S 5S 6S",
    "3C 6C TC AC 6D 7D 8D 9D 7S 8S 9S TS JS",
    "4C 7C JC TD JD QD KD 2H 3H 4H 5D KS AS",
    "8C QC AD 5H 6H 7H 8H 9H TH JH QH KH AH",
)
PASSES = ("2D 3D 4D", "6D 7D 8D", "TD JD QD", "AD 5H 6H")


def queen_falls() -> Situation:
    return late("KS 3S 4C", "JS 5C 6C", "9S 8C 7C", "QS 9C TC", won=FEW, leader=1).play("JS 9S QS")


def queen_at_hand() -> Situation:
    return late("QS 3S 4C", "JS 5C 6C", "9S 8C 7C", "TS 9C TC", won=FEW, leader=1).play("JS 9S TS")


def three_hearts() -> Situation:
    return late("KH 2H 4C", "QH 5C 6C", "TH 8C 7C", "JH 9C TC", won=("4H", "3H"), leader=1).play("QH TH JH")


def no_diamond() -> Situation:
    return late("QS 3C 4C", "KD 5C 6C", "9D 8C 7C", "TD 9C TC", won=FEW, leader=1).play("KD 9D TD")


def no_diamond_for_a_shooter() -> Situation:
    won = ("", "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH")
    return late("QS 3C 4C", "KD 5C 6C", "9D 8C 7C", "TD 9C TC", won=won, leader=1).play("KD 9D TD")


def queen_to_come() -> Situation:
    return late("KS 3S 4C", "JS 5C 6C", "QS 8C 7C", "TS 9C TC", won=FEW, leader=3).play("TS")


def shooter_wins() -> Situation:
    return late("KD 3D 4C", "QD AC KC", "TH 9H 5C", "2D QH 6C", won=("", MANY), leader=1).play("QD TH 2D")


def shooter_wins_a_suit_that_is_lacking() -> Situation:
    return late("TH 4C 3C", "AD AC KC", "KD 5C 7C", "QH 2D 6C", won=("", MANY), leader=1).play("AD KD 2D")


def first_trick() -> Situation:
    return played(*DEALT, passes=PASSES, plays="2C")


def first_trick_with_many_clubs() -> Situation:
    of_five = (DEALT[0], DEALT[1].replace("7S", "4C"), DEALT[2].replace("4C", "7S"), DEALT[3])
    return played(*of_five, passes=PASSES, plays="2C")


def before_the_pass() -> Situation:
    return played(*DEALT, passes=(), plays="")


Act = tuple[str, Callable[[], Situation], str]  # what it is called, where, and what is done there

BLUNDERS: list[Act] = [
    ("catches_queen", queen_falls, "play KS"),
    ("catches_queen", queen_at_hand, "play QS"),
    ("takes_points", three_hearts, "play KH"),
    ("keeps_queen", no_diamond, "play 4C"),
    ("risks_queen", queen_to_come, "play KS"),
    ("risks_queen", lambda: late("KS 3S 4C", "JS 5C", "QS 8C", "TS 9C", won=FEW, leader=0), "play KS"),
    ("lets_moon_go", shooter_wins, "play 3D"),
    ("feeds_moon", shooter_wins_a_suit_that_is_lacking, "play TH"),
    ("keeps_high_club", first_trick, "play 3C"),
    ("passes_guards", before_the_pass, "pass 2S 3S 4S"),
]
FINE: list[tuple[Callable[[], Situation], str]] = [
    (queen_falls, "play 3S"),
    (queen_at_hand, "play 3S"),
    (three_hearts, "play 2H"),
    (no_diamond, "play QS"),
    (no_diamond_for_a_shooter, "play 4C"),
    (queen_to_come, "play 3S"),
    (shooter_wins, "play KD"),
    (shooter_wins_a_suit_that_is_lacking, "play 4C"),
    (first_trick, "play AC"),
    (first_trick_with_many_clubs, "play 3C"),
    (before_the_pass, "pass QS 2S 3S"),
    (before_the_pass, "pass 2C 2D 3D"),
]


def found(deal: Situation, action: str) -> set[str]:
    """What is counted of the seat that is to act, if it does that."""
    seat = min(deal.rules.actors(deal.state.public))
    view, done = observe(deal.rules.zones, deal.state, seat), GAME.codec.read(action)
    assert deal.rules.check(view, done) is None
    decided = RecordedDecision(seat, view, done, tuple(deal.events))
    figures = GAME.figures(deal.options, [decided], HandScored((0, 0, 0, 0), ()))
    assert {figure.name for figure in figures} == {"moons", *DETECTORS}
    return {figure.name for figure in figures if figure.counts[seat]}


@pytest.mark.parametrize(("name", "place", "action"), BLUNDERS)
def test_a_blunder_is_found(name: str, place: Callable[[], Situation], action: str) -> None:
    assert found(place(), action) == {name}


@pytest.mark.parametrize(("place", "action"), FINE)
def test_what_is_no_blunder_is_not_found(place: Callable[[], Situation], action: str) -> None:
    assert found(place(), action) == set()


def test_each_detector_has_its_blunder_here() -> None:
    assert {name for name, _, _ in BLUNDERS} == DETECTORS.keys()
    assert len(DETECTORS) == 8


def test_nothing_is_a_blunder_of_a_hand_that_may_win_everything() -> None:
    deal = late("AH KH QH AC", "JH 3C 4D 5D", "TH 6C 7D 8D", "9H 9C TD JD", won=("QS 2H 3H 4H 5H 6H 7H",), leader=3)
    assert found(deal.play("9H"), "play AH") == set()

"""What the judge of Canasta makes of single decisions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from cardtable.core.rules import Advice
from cardtable.core.views import State
from cardtable.games.canasta import reviewer
from cardtable.games.canasta.neural import applicability
from cardtable.games.canasta.reviewer import CanastaReviewer
from cardtable.games.canasta.rules import CanastaRules
from cardtable.games.canasta.search.expert_search import CandidateKind, SearchOption
from cardtable.players.player_questions import never_stop
from tests.games.canasta.tables import CODEC, rules, table, view

BIG = "JC 8D QH 7S 8C 4H QD KS 9S JS"
FULL = ["", "4C 4D 6C 7H 7D 9S JC JD KS AH AC", "6D 6H TS TD 9C QS AD KH", "7C 7S 9D JH KD 6S 9H QH AS TC TH"]


def judged(some: CanastaRules, state: State[Any], done: str) -> Advice[Any]:
    return CanastaReviewer(some.options, some.params.seats, 1, CODEC.read(done)).advise(
        view(some, state), (), never_stop
    )


def cost(advice: Advice[Any], done: str) -> tuple[float, float]:
    own = next(value for value in advice.values if CODEC.write(value.action) == done)
    return advice.values[0].points - own.points, own.error


@pytest.mark.slow
def test_a_large_pile_handed_to_the_opponents_is_found() -> None:
    some = rules()
    melds = {0: "8S 8H 8D", 1: "KC KD KH KS / 4C 4D 4S"}
    state = table(some, "KD 5S QC QS 2C 7H 9D", pile=BIG, melds=melds, stock=" ".join(["6C", "TD", "9H"] * 12))
    found, error = cost(judged(some, state, "discard KD"), "discard KD")
    assert found > max(50.0, 2 * error)


@pytest.mark.slow
def test_a_large_pile_left_lying_is_found() -> None:
    some = rules()
    own, stock = "5C 5D KC 2S QC JS 9S", " ".join(["6C", "TD", "9H", "3C"] * 12)
    state = table(some, own, pile=f"{BIG} 5H", melds={0: "8S 8H 8D"}, drawn=False, others=FULL, stock=stock)
    advice = judged(some, state, "draw")
    assert CODEC.write(advice.action) == "take 5C 5D"
    assert cost(advice, "draw")[0] > 50


def test_drawing_is_not_weighed_where_the_pile_cannot_be_taken() -> None:
    some = rules()
    state = table(some, "5C 6D KC 2S", pile="7H", drawn=False, frozen=True)
    assert judged(some, state, "draw").values == ()


class Sure:
    """A foresight that makes the first option of which this is true."""

    def __init__(self, fond: Callable[[SearchOption], bool]) -> None:
        self._fond = fond

    def best(self, scene: Any, options: Sequence[SearchOption], chance: Any, stop: Any) -> SearchOption:
        return next(filter(self._fond, options))


def judged_beside(sees: Sure | None, own: str, done: str, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The choices that are told, the best first, where an expert sees that ahead."""
    monkeypatch.setattr(reviewer, "PLAYOUTS", 20)
    monkeypatch.setattr(applicability, "load_estimator", lambda form: sees)
    some = rules()
    state = table(some, own, pile="6H", melds={0: "QC QD QS", 1: "9H 9S 9C"})
    return [CODEC.write(value.action) for value in judged(some, state, done).values]


@pytest.mark.slow
def test_what_an_expert_would_do_that_sees_ahead_is_behind_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """However it looks when it is played out: a pair given away, for one."""
    pair = Sure(lambda option: option.rank == 8)
    assert judged_beside(None, "8C 8D 5H KS", "discard 8C", monkeypatch)[0] != "discard 8C"
    assert judged_beside(pair, "8C 8D 5H KS", "discard 8C", monkeypatch)[0] == "discard 8C"
    plain, ahead = (judged_beside(sees, "8C 8D 5H KS", "discard KS", monkeypatch) for sees in (None, pair))
    assert plain == ahead


def test_a_part_of_what_it_would_lay_is_no_worse(monkeypatch: pytest.MonkeyPatch) -> None:
    lays = Sure(lambda option: option.kind is CandidateKind.LAY)
    own = "QH KC KD KH 5S 4D 7C TD 8H"
    for done in ("meld QH", "meld KC KD KH"):
        assert judged_beside(lays, own, done, monkeypatch)[0] == done

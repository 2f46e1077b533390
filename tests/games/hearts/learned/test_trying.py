"""What is tried with a network, whatever it has learned: legal, the same again, and cut off where that is wanted."""

from __future__ import annotations

import random

import numpy as np
import pytest

from cardtable.core.text import Text
from cardtable.families.hearts.facts import Phase
from cardtable.families.hearts.masks import numbers_in
from cardtable.games.hearts.learned import playouts, trying_passes, trying_plays
from cardtable.games.hearts.learned.arrays import CARDS
from cardtable.games.hearts.learned.deals import Deals, Terrain
from cardtable.games.hearts.learned.heats import ROUND, race
from cardtable.games.hearts.learned.playouts import Values, worths
from cardtable.games.hearts.learned.trained import Trained
from cardtable.games.hearts.player import Expert
from cardtable.games.hearts.simulation import Terms
from cardtable.games.hearts.thinking.manner import MOON, PLAIN, Manner
from cardtable.games.hearts.thinking.memory import Memory
from cardtable.games.hearts.thinking.outlook import Outlook
from cardtable.games.hearts.thinking.passing import Burden
from cardtable.games.hearts.thinking.search import runs
from tests.games.hearts.learned.networks import OPTIONS, moments, network
from tests.games.hearts.situations import say
from tests.games.hearts.tables import chosen

TERMS = Terms(OPTIONS, 4)
FAR = Outlook(OPTIONS, TERMS, (0, 0, 0, 0), 1, False)


def never() -> bool:
    return False


def played(memory: Memory, legal: list[int], seed: int = 1, manner: Manner = PLAIN) -> tuple[int, Text]:
    card, reason = Trained(network()).play(memory, legal, FAR, random.Random(seed), never, manner)
    return card, reason


def passed(memory: Memory, seed: int = 1) -> tuple[list[int], Text]:
    return Trained(network()).passes(memory, Burden(TERMS), 3, FAR, random.Random(seed), never)


def legal_of(memory: Memory, match: object) -> list[int]:
    return Expert(OPTIONS, 4, 1)._legal(match.view(memory.seat))  # type: ignore[attr-defined]


def test_what_is_played_and_passed_is_legal_and_has_a_reason() -> None:
    for number, (memory, match) in enumerate(moments(1)):
        if memory.public.phase is Phase.PASSING:
            given, reason = passed(memory)
            assert len(set(given)) == 3
            assert set(given) <= set(numbers_in(memory.hand))
        elif number % 5 == 0 or len(memory.plays) < 4:
            card, reason = played(memory, legal_of(memory, match))
            assert card in legal_of(memory, match)
        assert say(reason)


def test_the_same_chance_gives_the_same_answer() -> None:
    for number, (memory, match) in enumerate(moments(2)):
        if number < 2:
            assert passed(memory) == passed(memory)
        elif number % 9 == 0:
            assert played(memory, legal_of(memory, match)) == played(memory, legal_of(memory, match))


def test_what_is_left_of_a_choice_by_equal_cards_needs_no_worlds() -> None:
    found = 0
    for memory, match in moments(3):
        if memory.public.phase is Phase.PLAYING:
            legal = legal_of(memory, match)
            alike = runs(memory, legal)
            assert trying_plays.promising(network(), memory, legal)[0] in [run[-1] for run in alike]
            if len(alike) == 1:
                assert played(memory, legal)[0] == (legal[0] if len(legal) == 1 else alike[0][-1])
                found += 1
    assert found > 5


def test_passes_that_are_tried_are_different() -> None:
    memory = next(moments(4))[0]
    choices = trying_passes.promising(network(), memory)
    assert len(choices) == len(set(map(tuple, choices))) == 16
    assert all(given == sorted(given) for given in choices)


def test_a_lean_moves_the_choice_between_equal_values(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trying_plays, "worths", lambda deals, *_: np.zeros(deals.count))
    monkeypatch.setattr(trying_plays, "_OPINION", 0.0)
    opened = (one for one in moments(5) if len(one[0].plays) % 4 == 0 and len(one[0].plays) > 8)
    memory, match = next(one for one in opened if len(trying_plays.promising(network(), one[0], legal_of(*one))) > 2)
    cards = trying_plays.promising(network(), memory, legal_of(memory, match))

    assert played(memory, legal_of(memory, match), manner=Manner(high=1.0))[0] & 15 == max(card & 15 for card in cards)
    assert played(memory, legal_of(memory, match), manner=Manner(high=-1.0))[0] & 15 == min(card & 15 for card in cards)


def test_the_networks_own_opinion_counts_beside_what_was_played_out() -> None:
    for memory, match in moments(5):
        if memory.public.phase is Phase.PLAYING and len(legal_of(memory, match)) > 1:
            cards = trying_plays.promising(network(), memory, legal_of(memory, match))
            leans = trying_plays._leans(network(), memory, cards, PLAIN)
            assert leans == sorted(leans, reverse=True)
            assert len(set(leans)) == len(cards)


# ---- the race


def test_a_race_has_the_best_choice_win() -> None:
    chance = np.random.default_rng(1)
    rounds = []

    def tries(running: object) -> Values:
        assert isinstance(running, list)
        rounds.append(list(running))
        luck = chance.normal(size=(ROUND, 1)) * 10
        found: Values = luck + np.array([0.0, 1.7, 2.0])[running] + chance.normal(size=(ROUND, len(running)))
        return found

    assert race(3, tries, 128, never) == 2
    assert rounds[0] == [0, 1, 2]
    assert rounds[1] == [1, 2]


def test_the_first_choice_wins_ties_and_an_early_stop() -> None:
    assert race(3, lambda running: np.zeros((ROUND, len(running))), 128, never) == 0
    assert race(3, lambda running: pytest.fail("there was no time"), 128, lambda: True) == 0
    assert race(1, lambda running: pytest.fail("there was nothing to choose"), 128, never) == 0


# ---- what a deal is worth


def finished(taken: list[list[int]]) -> Deals:
    deals = Deals(len(taken), Terrain())
    deals.taken[:] = taken
    return deals


def test_a_finished_deal_is_worth_what_the_outlook_says() -> None:
    memory = next(moments(6))[0]
    assert memory.seat == 0
    deals = finished([[3, 10, 13, 0], [26, 0, 0, 0], [0, 26, 0, 0]])

    assert worths(deals, memory, FAR, PLAIN).tolist() == [
        FAR.of_scores(scores, 0) for scores in ([3, 10, 13, 0], [0, 26, 26, 26], [26, 0, 26, 26])
    ]
    liked = worths(deals, memory, FAR, MOON) - worths(deals, memory, FAR, PLAIN)
    assert liked.tolist() == [0, PLAIN.promise - MOON.promise, 0]


def test_HR13_a_shooter_who_may_choose_does_so() -> None:
    memory = next(moments(6))[0]
    options = chosen(moon_scoring="choose")
    memory.terms = Terms(options, 4)
    outlook = Outlook(options, memory.terms, (99, 20, 20, 20), 1, False)

    found = worths(finished([[0, 26, 0, 0]]), memory, outlook, PLAIN)

    assert found.tolist() in ([outlook.of_scores([26, 0, 26, 26], 0)], [outlook.of_scores([0, -26, 0, 0], 0)])
    better = max([26, 0, 26, 26], [0, -26, 0, 0], key=lambda scores: outlook.of_scores(scores, 1))
    assert found.tolist() == [outlook.of_scores(better, 0)]


def test_deals_are_played_to_their_end() -> None:
    from training import self_play

    deals = self_play.dealt(10, Terrain(), np.random.default_rng(1))
    deals.begin()
    playouts.play_out(network(), deals)
    assert deals.step == CARDS
    assert (deals.taken.sum(1) == 26).all()

"""What is tried with a network, whatever it has learned: legal, the same again, and cut off where that is wanted."""

from __future__ import annotations

import random
from collections.abc import Sequence

import numpy as np
import pytest

from cardtable.core.text import Text
from cardtable.families.hearts.facts import Phase
from cardtable.families.hearts.masks import QUEEN_OF_SPADES, code, masks_of, numbers_in
from cardtable.games.hearts.learned import playouts, trying_passes, trying_plays
from cardtable.games.hearts.learned.arrays import CARDS
from cardtable.games.hearts.learned.deals import Deals, Terrain
from cardtable.games.hearts.learned.heats import ROUND, OneByOne, Round, race
from cardtable.games.hearts.learned.network import SHAPES, Network
from cardtable.games.hearts.learned.playouts import Values, worths
from cardtable.games.hearts.learned.trained import Trained
from cardtable.games.hearts.player import Expert
from cardtable.games.hearts.simulation import Terms
from cardtable.games.hearts.thinking.manner import MOON, PLAIN, Manner
from cardtable.games.hearts.thinking.memory import Memory
from cardtable.games.hearts.thinking.outlook import Outlook
from cardtable.games.hearts.thinking.passing import Burden, is_present
from cardtable.games.hearts.thinking.search import runs
from tests.families.hearts.tables import cards
from tests.games.hearts.learned.networks import OPTIONS, memory_of, moments, network
from tests.games.hearts.situations import late, say
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


def test_passes_that_are_tried_are_different_and_no_presents() -> None:
    memory = next(moments(4))[0]
    memory.hand[:] = masks_of([code(card) for card in cards("2C 9C TC 3D 4D 5D AS QS 2S AH KH QH JH")])
    for seed in range(20):
        choices = trying_passes.promising(network(seed), memory)
        assert len(choices) == len(set(map(tuple, choices))) == 16
        assert all(given == sorted(given) for given in choices)
        assert not any(is_present(TERMS, masks_of(given)) for given in choices)


def test_a_lean_moves_the_choice_between_equal_values(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trying_plays, "worths", lambda deals, *_: np.zeros(deals.count))
    opened = (one for one in moments(5) if len(one[0].plays) % 4 == 0 and len(one[0].plays) > 8)
    memory, match = next(one for one in opened if len(trying_plays.promising(network(), one[0], legal_of(*one))) > 2)
    cards = trying_plays.promising(network(), memory, legal_of(memory, match))

    assert played(memory, legal_of(memory, match), manner=Manner(high=1.0))[0] & 15 == max(card & 15 for card in cards)
    assert played(memory, legal_of(memory, match), manner=Manner(high=-1.0))[0] & 15 == min(card & 15 for card in cards)


def test_a_duty_is_not_argued_about() -> None:
    """The queen of spades goes at the first chance, whatever the network thinks of it."""
    deal = late("QS AC KC", "AD 4C 5C", "KD 7C 8C", "JD JC QC", won=("3H", "2H"), leader=1)
    deal.play("AD KD JD")
    memory = memory_of(deal)
    for seed in range(10):
        card, _ = Trained(network(seed)).play(memory, numbers_in(memory.hand), FAR, random.Random(1), never)
        assert card == QUEEN_OF_SPADES


# ---- the race


def test_a_race_has_the_best_choice_win() -> None:
    chance = np.random.default_rng(2)
    rounds = []

    def worth(running: Sequence[int]) -> Values:
        rounds.append(list(running))
        luck = chance.normal(size=(ROUND, 1)) * 10
        found: Values = luck + np.array([0.0, 1.8, 2.0])[running] + chance.normal(size=(ROUND, len(running)))
        return found

    assert race(3, lambda: worth, 4 * ROUND, never) == 2
    assert rounds[0] == [0, 1, 2]
    assert rounds[1] == [1, 2]


def test_the_first_choice_wins_ties_and_an_early_stop() -> None:
    assert race(3, lambda: lambda running: np.zeros((ROUND, len(running))), 128, never) == 0
    assert race(3, lambda: pytest.fail("there was no time"), 128, lambda: True) == 0
    assert race(1, lambda: pytest.fail("there was nothing to choose"), 128, never) == 0


def test_the_worlds_of_a_round_are_handed_out_one_by_one() -> None:
    drawn: list[list[list[int]]] = []

    def draw() -> Round:
        drawn.append([])
        first = 100 * ROUND * len(drawn)

        def worth(running: Sequence[int]) -> Values:
            drawn[-1].append(list(running))
            return np.array([[first + 100 * world + choice for choice in running] for world in range(ROUND)], float)

        return worth

    tries = OneByOne(draw, int)
    found = []
    for world in range(3 * ROUND):
        value = tries()
        assert value("7") - value("3") == 4
        assert not 0 < world < ROUND or value("9") - value("3") == 6
        found.append(value("3"))

    assert sorted(found) == [100 * ROUND + 100 * world + 3 for world in range(3 * ROUND)]
    assert drawn == [[[7], [3], [9]], [[7, 3, 9]], [[7, 3]]]  # who has dropped out is not played a third time


# ---- what a deal is worth


def finished(taken: list[list[int]]) -> Deals:
    deals = Deals(len(taken), Terrain())
    deals.taken[:] = taken
    return deals


def test_a_finished_deal_is_worth_what_the_outlook_says() -> None:
    memory = next(moments(6))[0]
    assert memory.seat == 0
    deals = finished([[3, 10, 13, 0], [26, 0, 0, 0], [0, 26, 0, 0]])

    assert worths(deals, [], memory, FAR, PLAIN).tolist() == [
        FAR.of_scores(scores, 0) for scores in ([3, 10, 13, 0], [0, 26, 26, 26], [26, 0, 26, 26])
    ]
    liked = worths(deals, [], memory, FAR, MOON) - worths(deals, [], memory, FAR, PLAIN)
    assert liked.tolist() == [0, PLAIN.promise - MOON.promise, 0]


def test_HR13_a_shooter_who_may_choose_does_so() -> None:
    memory = next(moments(6))[0]
    options = chosen(moon_scoring="choose")
    memory.terms = Terms(options, 4)
    outlook = Outlook(options, memory.terms, (99, 20, 20, 20), 1, False)

    found = worths(finished([[0, 26, 0, 0]]), [], memory, outlook, PLAIN)

    assert found.tolist() in ([outlook.of_scores([26, 0, 26, 26], 0)], [outlook.of_scores([0, -26, 0, 0], 0)])
    better = max([26, 0, 26, 26], [0, -26, 0, 0], key=lambda scores: outlook.of_scores(scores, 1))
    assert found.tolist() == [outlook.of_scores(better, 0)]


def test_what_a_seat_promised_itself_takes_the_place_of_a_part_of_its_luck() -> None:
    """The later promise is heard first, the earlier one after it; a deal in which it had no choice is left as it is."""
    memory = next(moments(6))[0]
    deals = finished([[3, 10, 13, 0], [3, 10, 13, 0], [18, 8, 0, 0]])
    got = deals.leads()[:, 0]
    early = playouts.Promise(np.array([0]), np.array([got[0] + 1], np.float32))
    late_one = playouts.Promise(np.array([0, 2]), np.array([got[0] - 1, got[2]], np.float32))

    found = worths(deals, [early, late_one], memory, FAR, PLAIN)
    plain = worths(deals, [], memory, FAR, PLAIN)

    trust = float(playouts.TRUST)
    unit = FAR.of_scores([0, 10, 10, 10], 0) - FAR.of_scores([7, 7, 7, 9], 0)  # leads of a unit, and of 2/3 of a point
    unit *= 10 / (10 - 2 / 3)
    assert found - plain == pytest.approx([unit * (trust - (1 - trust) * trust), 0, 0], rel=1e-2)


def test_a_promise_is_what_the_best_card_there_was_to_bring() -> None:
    """At each choice of the seat, and nobody else's: of a network that likes high columns, the card that it plays."""
    from training import self_play

    deals = self_play.dealt(5, Terrain(), np.random.default_rng(2))
    deals.begin()
    weights = [np.zeros(shape, np.float32) for shape in SHAPES]
    weights[-1][:] = np.arange(CARDS)

    promises = playouts.play_out(Network(weights), deals, 2)

    for row in range(deals.count):
        promised = [int(units) for promise in promises for units in promise.units[promise.rows == row]]
        assert len(promised) == len(set(promised)) < 13
        assert set(promised) <= set(np.flatnonzero(deals.played[row, 2]).tolist())
        assert len(promised) > 5


def test_deals_are_played_to_their_end() -> None:
    from training import self_play

    deals = self_play.dealt(10, Terrain(), np.random.default_rng(1))
    deals.begin()
    playouts.play_out(network(), deals, 0)
    assert deals.step == CARDS
    assert (deals.taken.sum(1) == 26).all()
